//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod any_input;
mod auto;
mod bench;
mod bimatrix_games;
mod certificates;
mod graphs;
mod jobs;
mod known_values;
mod learning;
mod matrix_games;
mod outside;
mod schema;
mod shapes;
mod tables;
mod timed;
mod unseen;
