//! The search that uses what a game knows, for the games that know something.

use std::sync::{Arc, Mutex, PoisonError};

use stratege_core::{Game, Insightful, Limits, Listed, Stopped, Text, addressable};
use stratege_solvers::{
    Found,
    insight::{self, KeptTable, Options, Solver, Wanted},
    memo,
};

use crate::{
    auto::{Attempt, Try, UNBOUNDED},
    job::{JobOption, OptionKind, Why},
    openings::openings,
};

use super::{
    duel::{Method, Methods, OpeningsOf},
    methods::{HASH, few, job, with_options},
};

/// Positions looked at while nobody notices.
const QUICK: u64 = 2_000_000;

/// The same where it is not told how soon somebody wins: what is known then costs more to find out.
const QUICK_WINNERS: u64 = 50_000;

/// The name of the method.
const NAME: &str = "insight";

const THREADS: JobOption = JobOption {
    name: "threads",
    about: Text::new(
        "threads that work on a question that takes long; the value is the same",
        "fils d'exécution pour une question qui dure ; la valeur est la même",
    ),
    kind: OptionKind::Integer { low: 1, high: 64 },
    default: Some("1"),
};

/// What was found out about positions of a game, for the next question about it.
///
/// A game that is opened again knows nothing: answers do not depend on what was asked before.
#[derive(Default)]
struct Memory(Mutex<Option<KeptTable>>);

impl Memory {
    fn solve<G: Insightful>(
        &self,
        game: &G,
        state: &G::State,
        options: Options,
        limits: Limits<'_>,
    ) -> Found<G::Move> {
        // Whoever asks at the same time works with a table of their own.
        let take = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut solver = Solver::new(game, options).remembering(take().take());
        let found = solver.solve(state, limits);
        *take() = solver.into_table();
        found.expect("games that know nothing are not asked")
    }
}

/// The same methods and this one, before all others where it tells how soon somebody wins.
pub(super) fn added<G>(mut methods: Methods<G>) -> Methods<G>
where
    G: Insightful + Listed<Game = G, Position = <G as Game>::State>,
{
    let memory = Arc::new(Memory::default());
    let wanting = |wanted: Wanted| {
        let memory = Arc::clone(&memory);
        move |game: &G, state: &G::State, limits: Limits<'_>| {
            let options = Options { wanted, ..Options::default() };
            Ok(memory.solve(game, state, options, limits))
        }
    };
    // Every move if that is soon done, else one of the best; near the end of a game a dictionary
    // tells how soon it is won, too.
    let tries = |quick: fn(&G, &G::State) -> Option<u64>,
                 whole: fn(&G, &G::State) -> Option<u64>| {
        let all_moves = Try::new(NAME, quick, wanting(Wanted::AllMoves));
        [all_moves, Try::new(NAME, whole, wanting(Wanted::Best))]
    };
    let winners = tries(
        |game, _| knows(game, Tells::Winners).then_some(QUICK_WINNERS),
        |game, _| knows(game, Tells::Winners).then_some(UNBOUNDED),
    );
    let distances = tries(
        |game, _| knows(game, Tells::Distances).then_some(QUICK),
        |game, _| knows(game, Tells::Distances).then_some(UNBOUNDED),
    );
    methods.tries.splice(1..1, winners);
    methods.tries.splice(0..0, distances);
    methods.all_moves = Some(only_if_known(with_distances(wanting(Wanted::AllMoves))));
    methods.outcome = Some(only_if_known(wanting(Wanted::Outcome)));
    // Worths that tell how far the end is change their sign with every move, and nothing else.
    methods.openings = |game| insight::tells_distances(game).then_some(openings as OpeningsOf<G>);
    methods.about = Text::new(
        "tries methods, the cheapest first: what the game knows, dictionary, proof-number search, \
         alpha-beta",
        "essaie les méthodes, la moins chère d'abord : ce que sait le jeu, dictionnaire, nombres de \
         preuve, alpha-bêta",
    );
    methods.named.insert(0, named(memory));
    methods
}

fn named<G: Insightful>(memory: Arc<Memory>) -> Method<G> {
    let about = Text::new(
        "null-window search with what the game knows: bounds, forced replies, openings",
        "recherche à fenêtre nulle avec ce que sait le jeu : bornes, réponses forcées, ouvertures",
    );
    let run = job(NAME, about, move |game, state, args, limits| {
        let usual = Options::default();
        let table =
            args.integer("hash").map_or(usual.table, |size| addressable((size as u64) << 20));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = args.integer("threads").map_or(1, |threads| cores.min(threads as usize));
        let options = Options { wanted: Wanted::Best, table, threads, ..usual };
        Ok(memory.solve(game, state, options, limits))
    });
    Method {
        refuses: |game| {
            (!insight::applies(game)).then_some(Why::new(
                "the game knows nothing with these parameters",
                "avec ces paramètres, le jeu ne sait rien",
                "auto",
            ))
        },
        ..with_options(&[HASH, THREADS], run)
    }
}

/// What an answer says besides who wins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tells {
    Distances,
    Winners,
}

/// Whether a game knows something that tells exactly this.
fn knows<G: Insightful>(game: &G, tells: Tells) -> bool {
    let tells_distances = tells == Tells::Distances;
    insight::applies(game) && insight::tells_distances(game) == tells_distances
}

/// The same after a small dictionary where that tells more: how soon somebody wins.
fn with_distances<G: Insightful>(
    solve: impl Fn(&G, &G::State, Limits<'_>) -> Result<Found<G::Move>, Stopped> + Send + Sync + 'static,
) -> impl Fn(&G, &G::State, Limits<'_>) -> Result<Found<G::Move>, Stopped> + Send + Sync + 'static {
    move |game, state, limits| {
        if insight::tells_distances(game) {
            return solve(game, state, limits);
        }
        let nodes = limits.nodes.map_or(few(game, state), |nodes| nodes.min(few(game, state)));
        let small = memo::solve(game, state, Limits { nodes: Some(nodes), ..limits });
        small.or_else(|_| solve(game, state, limits))
    }
}

/// The same, stopped before it begins where a game knows nothing.
fn only_if_known<G: Insightful>(
    solve: impl Fn(&G, &G::State, Limits<'_>) -> Result<Found<G::Move>, Stopped> + Send + Sync + 'static,
) -> Attempt<G> {
    Arc::new(
        move |game, state, limits| {
            if insight::applies(game) { solve(game, state, limits) } else { Err(Stopped::Asked) }
        },
    )
}
