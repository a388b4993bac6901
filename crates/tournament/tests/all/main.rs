//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod equilibrium;
mod exact;
mod hidden;
mod mcts;
mod race;
mod statistics;
mod statistics_groups;
mod statistics_sequential;
