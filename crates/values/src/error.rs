//! What can go wrong, as values.

use std::{fmt, ops::Range};

use stratege_core::Stopped;

/// Why there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// Work ended at a limit, or because somebody said so.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A number is too large or too fine: beyond ±2^28, or not a multiple of 1/2^32.
    #[error("a number is beyond ±2^28, or its denominator beyond 2^32")]
    OutOfRange,
    /// A play can come back to a board that it has left.
    #[error("plays of this game can go in circles: it has no canonical form")]
    Loopy,
    /// Whoever is stuck wins.
    #[error("canonical forms are for normal play, in which whoever cannot move loses")]
    Misere,
}

/// A name that is longer than was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name has {characters} characters")]
pub struct TooLong {
    /// How many characters it has; `u64::MAX` stands for that many or more.
    pub characters: u64,
}

/// Why a text is no expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where, in bytes.
    pub at: Range<usize>,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What is wrong with a text that is no expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadProblem {
    /// A value should stand here.
    NoValue,
    /// The expression is over, but the text goes on.
    Surplus,
    /// A brace or parenthesis has no partner.
    Unclosed,
    /// There is no bar between braces.
    NoBar,
    /// Two bars of the same length, neither of which is the outer one.
    EqualBars,
    /// A denominator that is not a power of two.
    NotDyadic,
    /// A number with a decimal point.
    Decimal,
    /// A number that is too large or too fine.
    OutOfRange,
    /// A minus sign before a number and arrows: either could be meant.
    Ambiguous,
    /// The name of a game whose plays need not end, such as `on`.
    Loopy,
    /// The name of a number or game that no short game reaches, such as ω.
    Transfinite,
    /// Braces within braces, too many.
    TooDeep,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at.start + 1, self.problem)
    }
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadProblem::NoValue => "a value is missing, such as 1/2, *2, ^ or {1|0}",
            ReadProblem::Surplus => "the expression is over here; put + or - between values",
            ReadProblem::Unclosed => "this brace or parenthesis has no partner",
            ReadProblem::NoBar => "a bar is missing between the options of the two players: {1|0}",
            ReadProblem::EqualBars => "which bar is the outer one? write {a||b|c} or {a|{b|c}}",
            ReadProblem::NotDyadic => "a denominator is a power of two",
            ReadProblem::Decimal => "numbers are fractions, such as 3/2",
            ReadProblem::OutOfRange => {
                "a number is beyond ±2^28, its denominator beyond 2^32, or a nimber beyond *511"
            }
            ReadProblem::Ambiguous => "write -(1^) or -1 + ^",
            ReadProblem::Loopy => "plays of this game need not end: it has no canonical form",
            ReadProblem::Transfinite => "only games that end after so many moves have a value here",
            ReadProblem::TooDeep => "braces and parentheses are nested too deeply",
        })
    }
}

impl std::error::Error for ReadError {}
