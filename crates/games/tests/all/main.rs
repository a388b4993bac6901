//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod counts;
#[path = "../data/mod.rs"]
mod data;
mod dominoes_paper;
mod laws;
mod second_program;
