//! Strong play where something is hidden: what can be hidden is guessed, and played out.
//!
//! - `determinised:N` guesses N times what is hidden, solves each guess with everything on the
//!   table, and makes the move that is best on average.
//! - `ismcts:N` searches a tree of what the player can see, guessing anew in each of N plays; the
//!   opponent searches as well.
//! - `mcts:N` is another word for that.
//! - `inference:N` weighs the guesses by what the opponent has done so far, if the opponent plays
//!   like one of the simple strategies of the game, and answers to that. Where the game tells the
//!   chance to win against random moves, a line need not be played to its end.

mod belief;
mod chances;
mod determinised;
mod endgame;
mod open;
mod search;
mod tree;

pub use chances::{SampledMove, sampled_chances};
pub use determinised::kind as determinised;
pub use open::kind as optimal;
pub use search::{inference, ismcts, mcts};
