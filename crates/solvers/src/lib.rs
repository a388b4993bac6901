//! The methods that solve games, one file per method.
//!
//! A method is a function: rules first, position second, options and limits last. It names no
//! game. Values are for player 1 unless a name says otherwise.

pub mod alpha_beta;
pub mod arena;
pub mod attractor;
pub mod bimatrix;
pub mod cycles;
pub mod discount;
pub mod exam;
pub mod expectation;
mod fold;
pub mod form;
pub mod grundy;
pub mod hash;
pub mod heaps;
pub mod insight;
pub mod learning;
pub mod matrix;
pub mod mcts;
pub mod memo;
pub mod minimax;
pub mod proof_number;
pub mod puzzle;
pub mod race;
pub mod retrograde;
pub mod stages;
pub mod survey;
pub mod tails;
pub mod trajectories;

use stratege_core::{Duel, Stopped, Turn, Value};

/// How sure a method is of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Proved.
    Exact,
    /// A bound: nobody can force a win within the depth of search.
    Bound,
    /// A guess by a heuristic or an unfinished search.
    Estimate,
}

/// What a method found out about a position.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The value, if it is known.
    pub value: Option<Value>,
    /// What the value is known to lie between, worst first for the player to move, where a search
    /// was stopped before it knew the value.
    pub between: Option<[Value; 2]>,
    /// Whether the distances in the values mean anything.
    pub has_distances: bool,
    /// The legal moves, in the order of the game.
    pub moves: Vec<Judged<M>>,
    /// The moves to choose among: all that are known to be equally good and none better.
    pub best: Vec<M>,
    /// One line of best play from here.
    pub line: Vec<M>,
    /// How sure this is.
    pub proof: Proof,
    /// Positions visited.
    pub nodes: u64,
    /// The method that ran.
    pub method: &'static str,
    /// The depth of search, where the method has one.
    pub depth: Option<u32>,
    /// The limit that cut the work short, if one did.
    pub stopped: Option<Stopped>,
}

/// One move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Judged<M> {
    /// The move.
    pub mv: M,
    /// The value of the position before it if this move is chosen, if known.
    pub value: Option<Value>,
    /// The heuristic's value for player 1, where nothing is proved.
    pub estimate: Option<f64>,
}

/// Longest line of best play that is reported.
const LONGEST_LINE: usize = 512;

/// What is found out about `state` when the value of every position is known.
pub fn judge<G: Duel>(
    game: &G,
    state: &G::State,
    method: &'static str,
    nodes: u64,
    value_of: impl Fn(&G::State) -> Value,
) -> Found<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let judged = |mv: G::Move| {
        let value = Some(value_of(&game.after(state, mv)).later());
        Judged { mv, value, estimate: None }
    };
    let moves: Vec<Judged<G::Move>> = moves.into_iter().map(judged).collect();
    let value = Some(value_of(state));
    // The value of a position is that of its best moves.
    let best =
        moves.iter().filter(|judged| judged.value == value).map(|judged| judged.mv).collect();
    let line = best_line(game, state, value_of);
    Found {
        between: None,
        value,
        has_distances: true,
        moves,
        best,
        line,
        proof: Proof::Exact,
        nodes,
        method,
        depth: None,
        stopped: None,
    }
}

/// One line of best play: the first best move at every position.
fn best_line<G: Duel>(
    game: &G,
    state: &G::State,
    value_of: impl Fn(&G::State) -> Value,
) -> Vec<G::Move> {
    let mut line = Vec::new();
    let mut moves = Vec::new();
    let mut state = state.clone();
    while let Turn::Player(mover) = game.turn(&state) {
        // Where nobody wins, a play may go in circles.
        let circles = game.repetition().is_some() && value_of(&state).distance().is_none();
        if circles || line.len() == LONGEST_LINE {
            break;
        }
        moves.clear();
        game.moves(&state, &mut moves);
        let worth = |mv: G::Move| value_of(&game.after(&state, mv)).seen_by(mover);
        // The first of the best: `max_by_key` would give the last.
        let best = moves.iter().copied().rev().max_by_key(|&mv| worth(mv));
        let best = best.expect("a player to move has a move");
        line.push(best);
        game.play(&mut state, best);
    }
    line
}
