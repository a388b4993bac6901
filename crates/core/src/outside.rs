//! How long a text from outside may be, whatever it names.

use std::fmt;

/// The longest name, move, strategy or word for a game, in bytes.
pub const LONGEST_WORD: usize = 4096;

/// The longest position, in bytes: several times the longest that any game writes.
pub const LONGEST_POSITION: usize = 1 << 16;

/// Strategies within strategies, and lists within lists.
pub const DEEPEST_NESTING: usize = 8;

/// A text that is longer than any that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// Its length in bytes.
    pub length: usize,
    /// The most that are read.
    pub most: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a text of {} bytes is too long; at most {} are read", self.length, self.most)
    }
}

impl std::error::Error for TooLong {}

/// Refuses a name, a move, a strategy or a word for a game that is too long to be one.
///
/// ```
/// assert!(stratege_core::check_word("chomp:4x5").is_ok());
/// assert!(stratege_core::check_word(&"against:".repeat(16_000)).is_err());
/// ```
pub fn check_word(word: &str) -> Result<(), TooLong> {
    check(word, LONGEST_WORD)
}

/// Refuses a position that is too long to be one.
pub fn check_position(position: &str) -> Result<(), TooLong> {
    check(position, LONGEST_POSITION)
}

fn check(text: &str, most: usize) -> Result<(), TooLong> {
    let length = text.len();
    if length <= most { Ok(()) } else { Err(TooLong { length, most }) }
}
