//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod agreement;
mod bimatrix;
mod cycles;
mod domineering;
mod dominoes;
mod expectation;
mod forced;
mod form;
mod heaps;
mod insight;
mod learning;
mod limits;
mod matrix;
mod mcts;
mod proof_number;
mod race;
mod small;
mod stages;
mod tails;
mod views;
