//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod agreement;
mod domineering;
mod dominoes;
mod forced;
mod insight;
mod learning;
mod limits;
mod matrix;
mod mcts;
mod proof_number;
mod race;
mod small;
