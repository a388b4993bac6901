//! What can be wrong with a written matrix game.

use std::{fmt, ops::Range};

use stratege_core::Text;

/// Where something stands in a text, with what is around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line of a table, or the row of a matrix in JSON.
    pub at: Spot,
    /// The column of the table or matrix, from 1; the sign in the line for text that is not
    /// understood.
    pub column: usize,
    /// What stands there and around it.
    pub excerpt: String,
    /// The part of the excerpt that is meant, in bytes.
    pub part: Range<usize>,
}

/// What is counted down to a place, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Lines of the text.
    Line(usize),
    /// Rows of the matrix.
    Row(usize),
    /// Nothing: the text is one line.
    Word,
}

/// Whose choices are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// The rows: those of player 1.
    Rows,
    /// The columns: those of player 2.
    Columns,
}

/// Why a text is not a matrix game, or not a mixed strategy of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatrixReadError {
    /// There is nothing in it.
    #[error("there are no payoffs")]
    Empty,
    /// A cell is empty.
    #[error("{place}: the cell is empty")]
    Hole {
        /// Where.
        place: Place,
    },
    /// A cell is no number.
    #[error("{place}: `{found}` is not a number")]
    NotANumber {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// A cell holds one payoff where others hold two.
    #[error("{place}: `{found}` is one payoff where other cells have two")]
    Alone {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// Every cell holds two payoffs, where one of player 1 is asked for.
    #[error("every cell has two payoffs")]
    Pairs,
    /// The tables of both players have different sizes.
    #[error("{found:?} rows and columns where the first table has {expected:?}")]
    Sizes {
        /// The rows and columns of the second table.
        found: [usize; 2],
        /// Those of the first.
        expected: [usize; 2],
    },
    /// The tables of both players name choices differently.
    #[error("the second table calls `{found}` what the first calls `{expected}`")]
    OtherName {
        /// The name in the second table.
        found: String,
        /// The name in the first.
        expected: String,
    },
    /// A cell is infinite, or no number by its own account.
    #[error("{place}: `{found}` is not finite")]
    NotFinite {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// A number is greater than 1e300 in size, or has too many digits.
    #[error("{place}: `{found}` is too great")]
    TooGreat {
        /// Where.
        place: Place,
        /// What stands there, shortened.
        found: String,
    },
    /// A row is shorter or longer than the first one.
    #[error("{place}: {found} cells where the rows above have {expected}")]
    Ragged {
        /// Where it ends, or where it is too long.
        place: Place,
        /// How many cells it has.
        found: usize,
        /// How many the first one has.
        expected: usize,
    },
    /// A name stands twice among the choices of a player.
    #[error("{place}: the name `{name}` stands twice")]
    NameTwice {
        /// Where it stands again.
        place: Place,
        /// The name.
        name: String,
    },
    /// There are more or fewer names than rows or columns.
    #[error("{found} names where the matrix has {expected}")]
    NameCount {
        /// Whose names.
        choices: Choices,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The text looks like JSON and is not what is expected.
    #[error("{place}: expected {}", expected.en)]
    Json {
        /// Where.
        place: Place,
        /// What should stand there.
        expected: Text,
    },
    /// A mixed strategy has more or fewer weights than there are choices.
    #[error("{found} weights where there are {expected} choices")]
    WeightCount {
        /// Whose weights.
        choices: Choices,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A weight is not from 0 to 1.
    #[error("the weight `{found}` is not from 0 to 1")]
    Weight {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// The weights do not add up to 1.
    #[error("the weights add up to {sum}, not to 1")]
    WeightSum {
        /// What they add up to: a fraction, or a decimal number if that is long.
        sum: String,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Spot::Line(line) => write!(f, "line {line}, column {}", self.column),
            Spot::Row(row) => write!(f, "row {row}, column {}", self.column),
            Spot::Word => write!(f, "weight {}", self.column),
        }
    }
}

/// How much of a long line is shown on each side of the part that is meant.
const AROUND: usize = 30;

impl Place {
    /// The place of `part` of `line`, in bytes.
    pub(super) fn new(at: Spot, column: usize, line: &str, part: Range<usize>) -> Place {
        let before: Vec<char> = line[..part.start].chars().collect();
        let inside: Vec<char> = line[part.clone()].chars().collect();
        let mut excerpt = String::new();
        if before.len() > AROUND {
            excerpt.push('…');
        }
        excerpt.extend(&before[before.len().saturating_sub(AROUND)..]);
        let start = excerpt.len();
        excerpt.extend(&inside[..inside.len().min(2 * AROUND)]);
        let end = excerpt.len();
        let mut rest = line[part.end..].chars();
        excerpt.extend(rest.by_ref().take(if inside.len() > 2 * AROUND { 0 } else { AROUND }));
        if rest.next().is_some() || inside.len() > 2 * AROUND {
            excerpt.push('…');
        }
        // A tab is as wide as a sign here, or the marks below would not be.
        Place { at, column, excerpt: excerpt.replace('\t', " "), part: start..end }
    }
}
