//! What is asked about the worth of positions and sums, and who values boards.

use stratege_core::{Combinatorial, Player, Stopped};
use stratege_values::{Boards, Calculator, Dyadic, ReadError, Value, ValueError};

use crate::{JobError, OpenError};

/// Names of values up to this are written out unless more is asked for.
pub const USUAL_LENGTH: u64 = 400;

/// What is asked about a sum.
#[derive(Clone, Copy, Debug)]
pub struct ValueRequest<'a> {
    /// The sum: values, and games with their parameters.
    pub text: &'a str,
    /// The position, where the sum is a single game; its start if there is none.
    pub position: Option<&'a str>,
    /// Whether every move is valued.
    pub moves: bool,
    /// A second sum to compare with.
    pub compare: Option<&'a str>,
    /// How much it is cooled before anything is told.
    pub cool: Option<Dyadic>,
    /// How much it is heated before anything is told.
    pub heat: Option<Dyadic>,
    /// Names that have more characters are not written out.
    pub longest: u64,
}

impl<'a> ValueRequest<'a> {
    /// About a sum, with nothing chosen.
    pub fn about(text: &'a str) -> ValueRequest<'a> {
        let (position, compare, cool, heat) = (None, None, None, None);
        let longest = USUAL_LENGTH;
        ValueRequest { text, position, moves: false, compare, cool, heat, longest }
    }
}

/// Why there is no value.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ValuationError {
    /// The text is not a sum.
    #[error("`{text}`: {error}")]
    Read {
        /// What was asked for.
        text: String,
        /// What is wrong, and where.
        error: ReadError,
    },
    /// A word in it does not name a game.
    #[error("`{text}`: {error}")]
    Open {
        /// What was asked for.
        text: String,
        /// The word.
        word: String,
        /// Where it begins, in bytes.
        at: usize,
        /// What is wrong.
        error: OpenError,
    },
    /// A game in it has no values, or none at this position.
    #[error("`{text}`: {error}")]
    Board {
        /// What was asked for.
        text: String,
        /// The word that names the game.
        word: String,
        /// Where it begins, in bytes.
        at: usize,
        /// What is wrong.
        error: Box<JobError>,
    },
    /// The game has no values, or none at this position.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The sum has no value that can be kept.
    #[error(transparent)]
    Value(#[from] ValueError),
    /// A position was given for a sum that is not one game.
    #[error("a position belongs to one game")]
    Position,
}

impl ValuationError {
    /// The limit that was reached, if that is why.
    pub fn stopped(&self) -> Option<Stopped> {
        match self {
            ValuationError::Value(ValueError::Stopped(cause))
            | ValuationError::Job(JobError::Stopped { cause, .. }) => Some(*cause),
            ValuationError::Board { error, .. } => match **error {
                JobError::Stopped { cause, .. } => Some(cause),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Somebody who works out what one board is worth, and keeps what is known from question to question.
///
/// All questions are to be asked with the same forms.
pub trait BoardValuer {
    /// The values of its parts.
    fn parts(&mut self, calculator: &mut Calculator<'_, '_>) -> Result<Vec<Value>, ValueError>;

    /// The moves of both players, with the values of the boards that they lead to.
    fn moves(&mut self, calculator: &mut Calculator<'_, '_>) -> Result<ValuedMoves, ValueError>;
}

/// Moves of both players in their notation, with the values of what they lead to.
pub type ValuedMoves = [Vec<(String, Value)>; 2];

/// A board of a combinatorial game.
pub struct ValuedBoard<'r, C: Combinatorial> {
    boards: Boards<'r, C>,
    board: C::Board,
}

impl<'r, C: Combinatorial> ValuedBoard<'r, C> {
    /// Nothing is known of it yet.
    pub fn new(rules: &'r C, board: C::Board) -> ValuedBoard<'r, C> {
        ValuedBoard { boards: Boards::new(rules), board }
    }
}

impl<C: Combinatorial> BoardValuer for ValuedBoard<'_, C> {
    fn parts(&mut self, calculator: &mut Calculator<'_, '_>) -> Result<Vec<Value>, ValueError> {
        self.boards.values(calculator, &self.board)
    }

    fn moves(&mut self, calculator: &mut Calculator<'_, '_>) -> Result<ValuedMoves, ValueError> {
        let mut moves = |player| {
            let moves = self.boards.moves(calculator, &self.board, player)?;
            let written = moves.into_iter().map(|(mv, value)| (mv.to_string(), value));
            Ok::<Vec<_>, ValueError>(written.collect())
        };
        Ok([moves(Player::FIRST)?, moves(Player::SECOND)?])
    }
}
