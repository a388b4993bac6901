//! What front ends say, in French and in English.

pub mod complaint;
pub mod csv;
pub mod exit;
pub mod map;
pub mod matrix;
pub mod python;
pub mod race_map;
pub mod sentences;
pub mod strategies;
mod styles;
pub mod tournament;
pub mod value;
mod words;

pub use complaint::Complaint;
pub use words::{Arg, Language, Message, Words};
