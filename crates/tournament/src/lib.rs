//! Strategies as values, repeatable randomness and random play.

pub mod playout;
pub mod random;
pub mod strategy;
