//! What the dice laboratory says and draws.

pub(crate) mod charts;
pub(crate) mod curves;
pub(crate) mod tables;
pub(crate) mod text;

use stratege_catalog::curve::CurveError;

use crate::failure::{Failure, no_tournament, not_a_game};

/// Why there are no curves.
pub(crate) fn no_curve(word: &str, error: CurveError) -> Failure {
    match error {
        CurveError::Open(error) => not_a_game(word, error),
        CurveError::Tournament(error) => no_tournament(error),
    }
}
