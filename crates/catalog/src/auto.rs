//! What is tried when no method is named: one list per family, cheap and decisive methods first.

use std::sync::Arc;

use stratege_core::{Duel, Game, Limits, Stopped, Turn, Unwatched};
use stratege_solvers::Found;

use crate::{JobError, table::stopped_at};

/// A method as it is tried.
pub(crate) type Attempt<G> = Arc<
    dyn Fn(&G, &<G as Game>::State, Limits<'_>) -> Result<Found<<G as Game>::Move>, Stopped>
        + Send
        + Sync,
>;

/// A method, and how much it may spend before the next one is tried.
pub(crate) struct Try<G: Duel> {
    /// Its name in the list of methods.
    pub(crate) name: &'static str,
    /// Positions it may visit; `None` if it is not worth trying here.
    pub(crate) most: fn(&G, &G::State) -> Option<u64>,
    /// The method itself.
    pub(crate) run: Attempt<G>,
}

impl<G: Duel> Try<G> {
    pub(crate) fn new(
        name: &'static str,
        most: fn(&G, &G::State) -> Option<u64>,
        run: impl Fn(&G, &G::State, Limits<'_>) -> Result<Found<G::Move>, Stopped>
        + Send
        + Sync
        + 'static,
    ) -> Try<G> {
        Try { name, most, run: Arc::new(run) }
    }
}

/// A method that may go on until it has an answer.
pub(crate) const UNBOUNDED: u64 = u64::MAX;

/// Positions behind the estimate of a game that was not solved in time.
const ESTIMATE: u64 = 20_000;

/// What was found, and by which methods.
pub(crate) struct Tried<M> {
    /// The answer; its positions are those of all methods together.
    pub(crate) found: Found<M>,
    /// The methods, in the order in which they were tried first.
    pub(crate) methods: Vec<&'static str>,
}

/// Tries one method after the other until it is known who wins, and by which moves.
///
/// Where limits do not allow that, the answer is an estimate, and says so.
pub(crate) fn solve<G: Duel>(
    tries: &[Try<G>],
    estimate: &Attempt<G>,
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Tried<G::Move> {
    let mut methods = Vec::new();
    let mut spent = 0;
    let mut partial: Option<Found<G::Move>> = None;
    let mut between = None;
    let mut cause = Stopped::Nodes;
    for Try { name, most, run } in tries {
        let Some(most) = most(game, state) else { continue };
        let left = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        if left == Some(0) || limits.watch.stop() {
            break;
        }
        if !methods.contains(name) {
            methods.push(*name);
        }
        let nodes = Some(left.unwrap_or(UNBOUNDED).min(most)).filter(|&nodes| nodes < UNBOUNDED);
        match stopped_at(Limits { nodes, ..limits }, |limits| run(game, state, limits)) {
            Ok(mut found) => {
                spent += found.nodes;
                found.nodes = spent;
                if is_answer(game, state, &found) {
                    return Tried { found, methods };
                }
                cause = found.stopped.unwrap_or(cause);
                between = found.between.or(between);
                partial = Some(found);
            }
            Err(JobError::Stopped { cause: why, nodes }) => {
                spent += nodes;
                cause = why;
            }
            Err(error) => unreachable!("a method that is run is only ever stopped: {error}"),
        }
    }
    if limits.watch.stop() {
        cause = Stopped::Asked;
    }
    let mut found = partial.filter(says_something).unwrap_or_else(|| {
        // The time is up, but a moment's thought is better than nothing.
        let nodes = Some(limits.nodes.map_or(ESTIMATE, |nodes| nodes.min(ESTIMATE)));
        let moment = Limits { nodes, watch: &Unwatched, ..limits };
        estimate(game, state, moment).expect("a search that is stopped gives what it has")
    });
    found.nodes = found.nodes.max(spent);
    found.between = between;
    found.stopped = found.stopped.or(Some(cause)).filter(|_| !is_answer(game, state, &found));
    Tried { found, methods }
}

/// Whether it is known who wins, and what to play.
fn is_answer<G: Duel>(game: &G, state: &G::State, found: &Found<G::Move>) -> bool {
    let is_over = game.turn(state) == Turn::Over;
    found.value.is_some() && (is_over || !found.best.is_empty())
}

/// Whether anything is told about a move.
fn says_something<M>(found: &Found<M>) -> bool {
    found.moves.iter().any(|judged| judged.value.is_some() || judged.estimate.is_some())
}
