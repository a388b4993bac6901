//! Games that are not in the list: their rules come from outside.

use std::sync::Arc;

use stratege_core::{
    Alternating, Card, Convention, Duel, Game, Impartial, Listed, Params, Perfect, Puzzle, Text,
    Viewed,
};
use stratege_solvers::attractor;

use crate::{AnyGame, BoardValuer, family, table::GameSetup};

use super::{
    chance,
    duel::{self, Methods},
    methods, puzzle, views,
};

/// A game of two players that is not in the list, with every job that fits it.
///
/// Its rules come from outside: `card` says what this very game is called.
pub fn adopt_duel<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    let mut chosen = methods::of_duels::<G>();
    adopt(&mut chosen);
    Box::new(duel::open(&family::DUEL, GameSetup::new(game, params, card), chosen))
}

/// The same for a game whose boards have moves for both players: whoever is stuck loses.
///
/// `values` says what a board is worth, whoever is to move there.
pub fn adopt_partizan<G>(
    game: G,
    values: for<'g> fn(&'g G, &G::State) -> Box<dyn BoardValuer + 'g>,
    card: Card,
) -> Box<dyn AnyGame>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    let mut chosen = Methods { values: Some(values), ..methods::of_duels::<G>() };
    adopt(&mut chosen);
    Box::new(duel::open(&family::DUEL, GameSetup::new(game, params, card), chosen))
}

/// The same for an impartial game: whoever is stuck loses, or wins in misère play.
pub fn adopt_impartial<C>(rules: C, convention: Convention, mut card: Card) -> Box<dyn AnyGame>
where
    C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>,
{
    card.params = Alternating::<C>::card().params;
    let params = Params::parse(&card.params, &convention.to_string());
    let params = params.expect("conventions are words of the parameter");
    let mut chosen = methods::of_impartial::<C>();
    adopt(&mut chosen);
    let table = GameSetup::new(Alternating { rules, convention }, params, card);
    Box::new(duel::open(&family::IMPARTIAL, table, chosen))
}

/// The same for a game with chance or with scores, in which both see everything.
pub fn adopt_perfect<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Perfect + Clone + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    Box::new(chance::open(GameSetup::new(game, params, card)))
}

/// The same for a game whose players see their own views.
///
/// Whether these keep their promises is for whoever brings the rules to find out
/// ([`stratege_core::recall`]).
pub fn adopt_viewed<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Viewed + Clone + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    Box::new(views::open(GameSetup::new(game, params, card)))
}

/// The same for a puzzle.
pub fn adopt_puzzle<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Puzzle + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    Box::new(puzzle::open(GameSetup::new(game, params, card)))
}

/// Rules from outside may let a play come back to a position without saying so: attractors are
/// right even then, and take the place of dictionaries.
fn adopt<G: Duel>(methods: &mut Methods<G>) {
    methods.about = Text::new(
        "tries methods, the cheapest first: attractors in the arena, then searches",
        "essaie les méthodes, la moins chère d'abord : attracteurs dans l'arène, puis recherches",
    );
    methods.tries.retain(|attempt| attempt.name != "attractor");
    for attempt in methods.tries.iter_mut().filter(|attempt| attempt.name == "memo") {
        attempt.name = "attractor";
        attempt.run = Arc::new(|game, state, limits| attractor::solve(game, state, limits));
    }
}
