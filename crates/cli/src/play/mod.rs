//! A play at the terminal, line by line: who sits where, what is typed, what is said.

mod input;
mod lesson;
mod orders;
mod table;

pub(crate) use table::{GameLoop, Help, Seat, THINKING};
