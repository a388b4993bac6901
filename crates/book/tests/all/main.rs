//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod adding;
mod book;
