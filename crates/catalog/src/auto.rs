//! What is tried when no method is named: one list per family, cheap and decisive methods first.

use std::sync::Arc;

use stratege_core::{Duel, Game, Limits, Stopped, Turn, Unwatched, Value};
use stratege_solvers::{Found, Proof};

use crate::{JobError, families::Reach, table::stopped_at};

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

/// What is tried where no method is named.
pub(crate) struct Auto<G: Duel> {
    /// How much of the game must be looked at in any case.
    pub(crate) reach: fn(&G, &G::State) -> Reach,
    pub(crate) tries: Vec<Try<G>>,
    /// What is thought of a position that could not be solved in time.
    pub(crate) estimate: Attempt<G>,
    /// The value of every move, where there is a quick way to that.
    pub(crate) all_moves: Option<Attempt<G>>,
    /// Who wins, where that is quicker than how soon.
    pub(crate) outcome: Option<Attempt<G>>,
}

impl<G: Duel> Auto<G> {
    pub(crate) fn solve(&self, game: &G, state: &G::State, limits: Limits<'_>) -> Tried<G::Move> {
        solve(&self.tries, &self.estimate, game, state, limits)
    }

    /// Who wins, and perhaps no more.
    pub(crate) fn outcome(&self, game: &G, state: &G::State, limits: Limits<'_>) -> Found<G::Move> {
        let quickly = self.outcome.as_ref().and_then(|solve| solve(game, state, limits).ok());
        match quickly {
            Some(found) => found,
            None => self.solve(game, state, limits).found,
        }
    }

    /// The value of every move as far as there is a quick way to it.
    pub(crate) fn all_moves(
        &self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Tried<G::Move> {
        let quickly = self.all_moves.as_ref().and_then(|solve| solve(game, state, limits).ok());
        match quickly {
            Some(found) => Tried { methods: vec![found.method], found },
            None => self.solve(game, state, limits),
        }
    }

    /// The value of every move, each solved by itself where there is no quicker way.
    pub(crate) fn judge_each(
        &self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Tried<G::Move> {
        let mut tried = self.all_moves(game, state, limits);
        let found = &mut tried.found;
        for judged in found.moves.iter_mut().filter(|judged| judged.value.is_none()) {
            let left = limits.nodes.map(|nodes| nodes.saturating_sub(found.nodes));
            if left == Some(0) || limits.watch.stop() {
                found.stopped = found.stopped.or(Some(Stopped::Asked));
                break;
            }
            let limits = Limits { nodes: left, ..limits };
            let child = self.solve(game, &game.after(state, judged.mv), limits).found;
            found.nodes += child.nodes;
            found.has_distances &= child.has_distances;
            found.stopped = found.stopped.or(child.stopped);
            judged.value = child.value.filter(|_| child.proof == Proof::Exact).map(Value::later);
        }
        tried
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
