//! Mixed strategies as people write them: weights from 0 to 1 that add up to 1.

use dashu_ratio::RBig;

use super::{
    error::{Choices, MatrixReadError, Place, Spot},
    number::Number,
    table::Separator,
};

/// Weights may miss 1 by this much.
const ROUNDING: f64 = 1e-9;
/// Fractions longer than this are told as decimal numbers.
const LONGEST: usize = 12;

/// How far from 1 the sum of weights may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tolerance {
    /// Not at all.
    None,
    /// By what the rounding of numbers takes away.
    Rounding,
}

/// The weights of a mixed strategy, as many as there are choices.
pub(super) fn read(
    text: &str,
    choices: Choices,
    expected: usize,
    tolerance: Tolerance,
) -> Result<Vec<RBig>, MatrixReadError> {
    let separator = Separator::of(text);
    let cells = separator.cells(text);
    let found = cells.len();
    if found != expected {
        return Err(MatrixReadError::WeightCount { choices, found, expected });
    }
    let mut weights = Vec::new();
    for (at, cell) in (1..).zip(cells) {
        let place = || Place::new(Spot::Word, at, text, cell.at.clone());
        let Number(weight) = cell.number(separator.mark(), place)?;
        if weight < RBig::ZERO || weight > RBig::ONE {
            return Err(MatrixReadError::Weight { place: place(), found: cell.text });
        }
        weights.push(weight);
    }
    let sum = weights.iter().fold(RBig::ZERO, |sum, weight| sum + weight);
    let off = (sum.to_f64().value() - 1.0).abs();
    // Weights with sixteen digits, as computers write them, add up to 1 but for rounding.
    if sum == RBig::ONE || tolerance == Tolerance::Rounding && off < ROUNDING {
        return Ok(weights);
    }
    let fraction = sum.to_string();
    let is_long = fraction.len() > LONGEST;
    let sum = if is_long { sum.to_f64().value().to_string() } else { fraction };
    Err(MatrixReadError::WeightSum { sum })
}
