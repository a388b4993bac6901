//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod counts;
mod dominoes_paper;
mod laws;
