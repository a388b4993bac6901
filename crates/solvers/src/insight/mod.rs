//! A search that uses what a game knows about itself.
//!
//! The exact score is found by questions "is it above so much?", the extreme ones first. Each is
//! answered depth first. A position is looked at once: bounds of the game may decide it, forced
//! steps are followed at once, and what remains is looked up in a transposition table and searched
//! only after all its brothers have been looked at.

mod answer;
mod memory;
mod openings;
mod search;
mod table;
#[cfg(not(target_arch = "wasm32"))]
mod team;

use std::any::Any;

use stratege_core::{
    Insight, Insightful, Limits, MOST_SCORE, Query, Score, Stopped, Turn, addressable,
};

pub use self::openings::{BackedUp, back_up, openings};

use self::{answer::Examiner, table::Table};
use crate::Found;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What is to be found out.
    pub wanted: Wanted,
    /// Bytes that the transposition table may take.
    pub table: usize,
    /// How many threads work on a question that takes long. With one, the same question costs the
    /// same every time; the answer does not depend on it.
    pub threads: usize,
    /// Where positions after the first moves are looked up.
    pub openings: UseOfOpenings,
}

/// Whether what a game keeps about its first moves is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UseOfOpenings {
    /// It is, if there is any.
    Used,
    /// Everything is searched: this is how it is found out and checked.
    Ignored,
}

/// What is to be found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The value of every move.
    AllMoves,
    /// The value of the position and a best move.
    Best,
    /// Who wins, and a move that is good enough for that.
    Outcome,
}

/// What a position is known to be worth to its mover, in the unit of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// It is worth this at least.
    pub low: Score,
    /// And this at most.
    pub high: Score,
}

/// A game and what has been found out about its positions so far.
///
/// The answers of several questions share one table, which is kept as long as they are about
/// positions that it has met.
pub struct Solver<'g, G: Insightful> {
    game: &'g G,
    options: Options,
    /// A [`Table`]; the keys that the game tells are of one type.
    table: Option<Box<dyn Any + Send>>,
    nodes: u64,
}

/// What positions are worth, and the limit that cut the work short, if one did.
pub type Worths<T> = (Vec<T>, Option<Stopped>);

impl Default for Options {
    fn default() -> Self {
        // A page has less room.
        let table = if cfg!(target_arch = "wasm32") { 64 << 20 } else { 128 << 20 };
        let openings = UseOfOpenings::Used;
        Options { wanted: Wanted::AllMoves, table, threads: 1, openings }
    }
}

impl Worth {
    /// The worth, if it is known.
    pub fn exact(self) -> Option<Score> {
        (self.low == self.high).then_some(self.low)
    }
}

/// Finds out about `state` what the options say; `None` if the game knows nothing with its
/// parameters.
///
/// A limit is not an error: what is known by then is given.
pub fn solve<G: Insightful>(
    game: &G,
    state: &G::State,
    options: Options,
    limits: Limits<'_>,
) -> Option<Found<G::Move>> {
    Solver::new(game, options).solve(state, limits)
}

/// Whether the game knows anything with its parameters.
pub fn applies<G: Insightful>(game: &G) -> bool {
    game.consult(Applies).is_some()
}

/// Whether answers tell how soon somebody wins.
pub fn tells_distances<G: Insightful>(game: &G) -> bool {
    let start = game.start();
    game.turn(&start) == Turn::Over || game.consult(Distances { start }) == Some(true)
}

struct Applies;

impl<S> Query<S> for Applies {
    type Answer = ();

    fn ask<I: Insight<S>>(self, _: &I) {}
}

struct Distances<S> {
    start: S,
}

impl<S> Query<S> for Distances<S> {
    type Answer = bool;

    fn ask<I: Insight<S>>(self, insight: &I) -> bool {
        let win = (0..=MOST_SCORE).find(|&worth| insight.payoff(worth) > 0);
        win.is_none_or(|worth| insight.distance(&self.start, worth).is_some())
    }
}

/// What a solver has found out, for another solver of the same game.
pub struct KeptTable {
    table: Box<dyn Any + Send>,
    /// What it was allowed to take.
    bytes: usize,
}

impl<'g, G: Insightful> Solver<'g, G> {
    /// Knows what another solver of the same game has found out.
    pub fn remembering(mut self, table: Option<KeptTable>) -> Solver<'g, G> {
        let same_size = table.filter(|kept| kept.bytes == self.options.table);
        self.table = same_size.map(|kept| kept.table);
        self
    }

    /// What was found out.
    pub fn into_table(self) -> Option<KeptTable> {
        let bytes = self.options.table;
        self.table.map(|table| KeptTable { table, bytes })
    }

    /// Nothing is known yet.
    pub fn new(game: &'g G, options: Options) -> Solver<'g, G> {
        Solver { game, options, table: None, nodes: 0 }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// As [`solve`].
    pub fn solve(&mut self, state: &G::State, limits: Limits<'_>) -> Option<Found<G::Move>> {
        self.consult(limits, Whole { state })
    }

    /// What each of `states`, of which none has ended, is worth to its mover.
    ///
    /// If a limit is reached, the last one may be known roughly only, and the rest is missing.
    pub fn worths(&mut self, states: &[G::State], limits: Limits<'_>) -> Option<Worths<Worth>> {
        self.consult(limits, Each { states })
    }

    /// What each move leads to is worth to the other player; nothing is told of a move that ends
    /// the play.
    pub fn worths_of_moves(
        &mut self,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Option<Worths<(G::Move, Option<Worth>)>> {
        self.consult(limits, Moves { state })
    }

    fn consult<T: Task<G>>(&mut self, limits: Limits<'_>, task: T) -> Option<T::Answer> {
        let game = self.game;
        let openings = self.options.openings;
        let job = Job { solver: self, limits, task };
        match openings {
            UseOfOpenings::Used => game.consult(job),
            UseOfOpenings::Ignored => game.consult_without_openings(job),
        }
    }
}

/// A task for a solver that does not know yet in which types the game will tell what it knows.
struct Job<'j, 'g, G: Insightful, T> {
    solver: &'j mut Solver<'g, G>,
    limits: Limits<'j>,
    task: T,
}

/// What is to be done once the types are known.
trait Task<G: Insightful> {
    type Answer;

    fn run<I: Insight<G::State>>(self, examiner: &mut Examiner<'_, G, I>) -> Self::Answer;

    /// The answer where there is no room to work.
    fn without_room(self, game: &G) -> Self::Answer;
}

impl<G: Insightful, T: Task<G>> Query<G::State> for Job<'_, '_, G, T> {
    type Answer = T::Answer;

    fn ask<I: Insight<G::State>>(self, insight: &I) -> T::Answer {
        let Job { solver, limits, task } = self;
        let most = limits.memory.map_or(usize::MAX, addressable);
        let bytes = solver.options.table.min(most);
        if solver.table.is_none() {
            let table = Table::<I::Key>::new(insight.key_bits(), bytes);
            solver.table = table.map(|table| Box::new(table) as _);
        }
        let table = solver.table.as_ref().and_then(|table| table.downcast_ref::<Table<I::Key>>());
        let Some(table) = table else { return task.without_room(solver.game) };
        let mut examiner = Examiner::new(solver.game, insight, table, solver.options, limits);
        let answer = task.run(&mut examiner);
        solver.nodes += examiner.nodes();
        answer
    }
}

struct Whole<'t, S> {
    state: &'t S,
}

impl<G: Insightful> Task<G> for Whole<'_, G::State> {
    type Answer = Found<G::Move>;

    fn run<I: Insight<G::State>>(self, examiner: &mut Examiner<'_, G, I>) -> Found<G::Move> {
        examiner.examine(self.state)
    }

    fn without_room(self, game: &G) -> Found<G::Move> {
        answer::nothing(game, self.state, Some(Stopped::Memory))
    }
}

struct Each<'t, S> {
    states: &'t [S],
}

impl<G: Insightful> Task<G> for Each<'_, G::State> {
    type Answer = Worths<Worth>;

    fn run<I: Insight<G::State>>(self, examiner: &mut Examiner<'_, G, I>) -> Worths<Worth> {
        let mut worths = Vec::with_capacity(self.states.len());
        for state in self.states {
            examiner.make_room_for(state);
            let (worth, stopped) = examiner.worth(state);
            worths.push(worth);
            if stopped.is_some() {
                return (worths, stopped);
            }
        }
        (worths, None)
    }

    fn without_room(self, _game: &G) -> Worths<Worth> {
        (Vec::new(), Some(Stopped::Memory))
    }
}

struct Moves<'t, S> {
    state: &'t S,
}

impl<G: Insightful> Task<G> for Moves<'_, G::State> {
    type Answer = Worths<(G::Move, Option<Worth>)>;

    fn run<I: Insight<G::State>>(self, examiner: &mut Examiner<'_, G, I>) -> Self::Answer {
        examiner.worths_of_moves(self.state)
    }

    fn without_room(self, _game: &G) -> Self::Answer {
        (Vec::new(), Some(Stopped::Memory))
    }
}
