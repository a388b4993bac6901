//! Runs other people's Python files so that they reach nothing but themselves.
//!
//! A front end names the program that confines ([`install`]): itself, started with [`ENTRY`] as its
//! first word, which it hands to [`enter`] before it reads its own command line. From then on every
//! [`Order`] is a command that starts this program, which gives up its rights and becomes the
//! interpreter. Without [`install`], or where the system cannot, [`protections`] says what does not
//! hold. A [`Process`] is a command that runs, answers lines with lines, and ends in time.

mod entry;
mod interpreter;
mod launcher;
#[cfg(target_os = "linux")]
mod linux;
mod memory;
mod order;
mod process;
mod protection;

pub use entry::{ENTRY, Ended, enter};
pub use interpreter::{InterpreterError, host, hosted_by};
pub use launcher::{install, participates, protections, someone_participates};
pub use order::Order;
pub use process::{Ending, Lost, Part, Patience, Process, Terms};
pub use protection::{Protection, missing};
