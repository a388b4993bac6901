//! A play at the terminal, line by line: who sits where, what is typed, what is said.

mod input;
mod orders;
mod table;

pub(crate) use table::{Seat, Table};
