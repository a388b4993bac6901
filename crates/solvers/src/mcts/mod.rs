//! Trees by sampling (*Monte Carlo tree search*): random plays, more of them where it matters.
//!
//! Every simulation walks down the tree by UCT (L. Kocsis, C. Szepesvári, *Bandit based
//! Monte-Carlo planning*, 2006), adds one position, plays at random to the end and counts the
//! result on the way back. What is proved is carried back too (M. Winands, Y. Björnsson, J.-T.
//! Saito, *Monte-Carlo tree search solver*, 2008): an ending is proved; so is a position from
//! which a move to a proved win leads, or all of whose moves are proved. Proved moves are not
//! sampled again, and a proved root ends the search.
//!
//! [`Search`] is for players who see everything, without chance, and for puzzles; [`Views`] is for
//! chance, for scores, and for choices that the other player does not see. Neither knows clocks or
//! threads: random numbers come from a function of the caller, and
//! [`Limits::nodes`](stratege_core::Limits) counts simulations.

mod bound;
mod choice;
mod node;
mod proofs;
mod reuse;
mod tree;
mod views;

use stratege_core::Game;

pub use choice::{Choice, Tried, choose, merge};
pub use tree::{Options, Search};
pub use views::Views;

/// How much is tried out unless something else is asked for: the constant of UCT for payoffs that
/// are scaled to 0..1.
pub const CURIOSITY: f32 = 0.5;

/// The largest payoff that there is.
const MOST: i32 = 1;

/// The longest random play of a game that sets no limit; what is not over by then is a draw.
const LONGEST_PLAY: u32 = 100_000;

/// Moves after which a random play is a draw.
fn longest_play<G: Game>(game: &G) -> u32 {
    game.repetition().map_or(LONGEST_PLAY, |rule| rule.longest.min(LONGEST_PLAY))
}

/// Moves between two looks at the watcher: rare enough to cost nothing.
const STRIDE: u32 = 1024;

/// Proved: who plays best gets this payoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    /// What the player gets whose move it is about.
    pub payoff: i32,
    /// Moves to the end along the proof. There may be a shorter way to win.
    pub distance: u32,
}
