//! Games with hidden parts behind text.

use std::time::Duration;

use stratege_core::{Hidden, Limits, Open, Player, Stopped, Text, Turn};
use stratege_solvers::{
    Found,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    arena::reachable,
    memo, survey,
};
use stratege_tournament::{
    bots::BotLimits,
    sight::Veiled,
    strategies::{for_hidden, hidden},
    strategy::Shelf,
};

use crate::{
    ArenaRequest, Family, JobError, Listing, Offer, SolveRequest,
    auto::{self, Tried, Try, UNBOUNDED},
    duel_table::solved_report,
    family_jobs::FamilyJobs,
    report::{ArenaReport, Counted, Solved},
    table::{Played, Table, counted, stopped_at, unknown_method},
};

/// A game with hidden parts, with its parameters.
pub(crate) struct HiddenTable<G: Hidden> {
    table: Table<G>,
}

/// Positions up to which the dictionary is preferred to searching.
const DICTIONARY: u64 = 1_000_000;

/// The methods for a deal with everything on the table.
const METHODS: [Offer; 2] = [
    Offer {
        name: "memo",
        about: Text::new(
            "min-max with a dictionary, all hands open",
            "min-max avec un dictionnaire, toutes les mains ouvertes",
        ),
    },
    Offer {
        name: "alphabeta",
        about: Text::new(
            "alpha-beta pruning, all hands open",
            "élagage alpha-bêta, toutes les mains ouvertes",
        ),
    },
];

impl<G: Hidden + Clone + Played> HiddenTable<G> {
    pub(crate) fn listing() -> Listing {
        Listing {
            card: G::card(),
            family: Family::Hidden,
            methods: METHODS.to_vec(),
            heuristics: Vec::new(),
            strategies: for_hidden::<G>(BotLimits::default())
                .kinds
                .into_iter()
                .map(|kind| kind.card)
                .collect(),
            open: |params| {
                let game = G::setup(&params)?;
                Ok(Box::new(HiddenTable { table: Table { game, params, card: G::card() } }))
            },
        }
    }

    /// The game from `state` on, with everything on the table.
    fn open(&self, state: &G::State) -> Open<G> {
        Open { rules: self.table.game.clone(), deal: state.clone() }
    }

    fn does_not_apply(&self, job: &str, why: Text, instead: &'static str) -> JobError {
        JobError::DoesNotApply { job: job.to_owned(), game: self.table.card.name, why, instead }
    }

    fn find(
        &self,
        state: &G::State,
        method: Option<&str>,
        limits: Limits<'_>,
    ) -> Result<Tried<G::Move>, Stopped> {
        let game = self.open(state);
        let found = match method {
            Some("memo") => memo::solve(&game, state, limits)?,
            Some(_) => search(&game, state, limits)?,
            None => return Ok(auto::solve(&tries(), search, &game, state, limits)),
        };
        Ok(Tried { methods: vec![found.method], found })
    }
}

/// What is tried where no method is named.
fn tries<G: Hidden + Clone>() -> Vec<Try<Open<G>>> {
    vec![
        Try::new("memo", |_, _| Some(DICTIONARY), memo::solve),
        Try::new("alphabeta", |_, _| Some(UNBOUNDED), search),
    ]
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "an attempt may be stopped, a search gives what it has"
)]
fn search<G: Hidden + Clone>(
    game: &Open<G>,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let options = Options { judge: JudgeMoves::All, ..Options::default() };
    Ok(alpha_beta(game, state, &options, limits))
}

impl<G: Hidden + Clone + Played> FamilyJobs for HiddenTable<G> {
    type Game = G;
    type Sight = Veiled<G>;

    fn family(&self) -> Family {
        Family::Hidden
    }

    fn table(&self) -> &Table<G> {
        &self.table
    }

    fn solve_state(
        &self,
        state: &G::State,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        let method = request.method.filter(|name| *name != "auto");
        if let Some(name) = method
            && !METHODS.iter().any(|method| method.name == name)
        {
            return Err(unknown_method(name, METHODS.map(|method| method.name)));
        }
        let tried = stopped_at(limits, |limits| self.find(state, method, limits))?;
        let position = self.table.game.write(state);
        let solved = solved_report(&self.open(state), position, state, &tried.found, &[]);
        Ok(Solved { tried: tried.methods, ..solved })
    }

    fn outcome_letter(&self, _: Limits<'_>) -> Result<(String, u64), JobError> {
        let why = Text::new("the value depends on the deal", "la valeur dépend de la donne");
        Err(self.does_not_apply("--table", why, "tournament"))
    }

    fn grundy_value(&self, _: &G::State, _: Limits<'_>) -> Result<u64, JobError> {
        let why = Text::new(
            "the players do not have the same moves",
            "les deux joueurs n'ont pas les mêmes coups",
        );
        Err(self.does_not_apply("grundy", why, "solve --position"))
    }

    fn count_from(&self, state: &G::State, limits: Limits<'_>) -> Result<Counted, JobError> {
        let game = self.open(state);
        let survey = stopped_at(limits, |limits| survey::survey(&game, state, limits))?;
        Ok(counted(self.table.game.write(state), survey))
    }

    fn arena_from(
        &self,
        state: &G::State,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        let game = self.open(state);
        let arena = stopped_at(limits, |limits| reachable(&game, state, limits))?;
        self.table.arena_report("reachable", &arena, request.attractor, limits)
    }

    fn advise(
        &self,
        state: &G::State,
        _: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        if !self.table.game.is_open() {
            let why = Text::new("the other hand is hidden", "l'autre main est cachée");
            return Err(self.does_not_apply("hint", why, "solve --position"));
        }
        self.solve_state(state, &SolveRequest::default(), limits)
    }

    fn shelf(&self, bots: BotLimits) -> Shelf<Veiled<G>> {
        let mut shelf = for_hidden(bots);
        if self.table.game.is_open() {
            shelf.kinds.push(hidden::optimal());
        }
        shelf
    }

    fn check_seen(&self, state: &G::State, job: &str) -> Result<(), JobError> {
        if self.table.game.turn(state) != Turn::Chance {
            return Ok(());
        }
        let why = Text::new(
            "nothing is dealt yet: the answer depends on the deal",
            "rien n'est distribué : la réponse dépend de la donne",
        );
        Err(self.does_not_apply(job, why, "--position"))
    }

    fn seen(&self, state: &G::State, player: Player) -> G::State {
        self.table.game.veil(state, player)
    }

    fn holding(&self, state: &G::State, player: Player) -> Option<String> {
        Some(self.table.game.holding(&self.table.game.view(state, player)))
    }
}
