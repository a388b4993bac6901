//! Strategies as values, a referee, exact evaluation, statistics and repeatable randomness.

pub mod agent;
pub mod bots;
pub mod exact;
pub mod files;
pub mod host;
pub mod observation;
pub mod playout;
pub mod random;
pub mod referee;
pub mod report;
pub mod running;
pub mod statistics;
pub mod strategies;
pub mod strategy;
pub mod tables;
pub mod threads;
