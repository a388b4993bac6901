//! The families of games: for each the lists of what it can do, and how.
//!
//! A family is a function from a game that is set up to an [`Opened`] one. Every list of jobs is
//! written here, and nothing else knows which job fits which game.

mod adopted;
mod advising;
mod bites;
mod certifying;
mod chance;
mod common;
mod duel;
mod hidden;
mod insight;
mod methods;
mod puzzle;
mod race;
mod unseen;
mod views;

pub use self::adopted::{
    adopt_duel, adopt_impartial, adopt_partizan, adopt_perfect, adopt_puzzle, adopt_viewed,
};
pub(crate) use self::{
    common::{UNSETTLED, learner},
    duel::Reach,
    views::{Built, METHODS, check_whole},
};

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Hidden, Impartial, Indexed, Insightful,
    InsightfulRules, LaneRules, Lanes, Layered, Listed, Numbered, Params, Perfect, Puzzle, Race,
    SetupError, Staircases, Viewed,
};
use stratege_games::Visitor;
use stratege_tournament::host::Host;

use crate::{
    AnyGame, Listing, Offer, family,
    opened::{Opened, PlayedObservation},
    table::{GameSetup, Played, heuristics},
    tables,
};

/// Meets every game and writes it into the list.
pub(crate) struct Collector {
    pub(crate) listings: Vec<Listing>,
}

impl Collector {
    /// Lists the games that `open` opens.
    fn list<S: PlayedObservation>(&mut self, open: fn(Params) -> Result<Opened<S>, SetupError>) {
        let card = S::Game::card();
        let params = Params::parse(&card.params, "");
        let game = params.and_then(open).expect("the defaults of a card are allowed");
        let judges = game.applies("tree").is_ok();
        let heuristics = heuristics::<S::Game>().into_iter().filter(|_| judges);
        self.listings.push(Listing {
            card,
            family: game.family,
            jobs: game.jobs(),
            heuristics: heuristics
                .map(|heuristic| Offer { name: heuristic.name, about: heuristic.about })
                .collect(),
            strategies: game
                .strategy_kinds(&Host::default())
                .all
                .into_iter()
                .map(|kind| kind.card)
                .collect(),
            open: Box::new(move |params| Ok(Box::new(open(params)?))),
        });
    }
}

/// A game of the list with these parameters.
fn set_up<G: Played>(params: Params) -> Result<GameSetup<G>, SetupError> {
    let game = G::setup(&params)?;
    Ok(GameSetup::new(game, params, G::card()))
}

impl Visitor for Collector {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        unreachable!("{} belongs to a family without jobs", G::card().name);
    }

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.list(|params| {
            Ok(duel::open(&family::DUEL, set_up::<G>(params)?, methods::of_duels()))
        });
    }

    fn insightful<G: Insightful + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.list(|params| {
            Ok(duel::open(&family::DUEL, set_up::<G>(params)?, insight::added(methods::of_duels())))
        });
    }

    fn numbered<G: Numbered + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.list(|params| {
            Ok(duel::open(&family::DUEL, set_up::<G>(params)?, methods::of_numbered()))
        });
    }

    fn insightful_partizan<C>(&mut self)
    where
        C: InsightfulRules + Listed<Game = Alternating<C>, Position = C::Board>,
    {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            let methods = insight::added(methods::of_combinatorial::<C>());
            Ok(duel::open(&family::PARTIZAN, table, methods))
        });
    }

    fn laned<G: Lanes + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.list(|params| {
            let opened = duel::open(&family::DUEL, set_up::<G>(params)?, methods::of_duels());
            Ok(Opened { tables: Some(tables::with_lanes()), ..opened })
        });
    }

    fn laned_insightful<G>(&mut self)
    where
        G: Lanes + Insightful + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| {
            let methods = insight::added(methods::of_duels());
            let opened = duel::open(&family::DUEL, set_up::<G>(params)?, methods);
            Ok(Opened { tables: Some(tables::with_lanes()), ..opened })
        });
    }

    fn laned_partizan<C>(&mut self)
    where
        C: LaneRules + InsightfulRules + Listed<Game = Alternating<C>, Position = C::Board>,
    {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            let methods = insight::added(methods::of_combinatorial::<C>());
            let opened = duel::open(&family::PARTIZAN, table, methods);
            Ok(Opened { tables: Some(tables::with_lanes()), ..opened })
        });
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            Ok(duel::open(&family::PARTIZAN, table, methods::of_combinatorial::<C>()))
        });
    }

    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            Ok(duel::open(&family::IMPARTIAL, table, methods::of_impartial::<C>()))
        });
    }

    fn indexed<C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            Ok(duel::open(&family::IMPARTIAL, table, methods::of_indexed::<C>()))
        });
    }

    fn staircases<C: Staircases + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.list(|params| {
            let table = set_up::<Alternating<C>>(params)?;
            Ok(duel::open(&family::IMPARTIAL, table, bites::of_staircases::<C>()))
        });
    }

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| Ok(hidden::open(set_up::<G>(params)?)));
    }

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| race::open(set_up::<G>(params)?));
    }

    fn perfect<G>(&mut self)
    where
        G: Perfect + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| Ok(chance::open(set_up::<G>(params)?)));
    }

    fn viewed<G>(&mut self)
    where
        G: Viewed + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| Ok(views::open(set_up::<G>(params)?)));
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.list(|params| Ok(puzzle::open(set_up::<G>(params)?)));
    }

    fn layered_puzzle<G>(&mut self)
    where
        G: Puzzle + Layered + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.list(|params| {
            let opened = puzzle::open(set_up::<G>(params)?);
            Ok(Opened { tables: Some(tables::with_runs()), ..opened })
        });
    }
}
