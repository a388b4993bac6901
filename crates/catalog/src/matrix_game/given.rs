//! Payoffs that a program gives, without a text that they stand in.

use stratege_solvers::matrix::LARGEST;

use super::{
    Payoff,
    error::{MatrixReadError, Place, Spot},
    number::{Mark, Number, NumberFault},
    table::refused,
};

/// Whether rows are equally long, and floating-point numbers finite and not too great.
pub(super) fn check(payoffs: &[Vec<Payoff>], width: usize) -> Result<(), MatrixReadError> {
    for (at, row) in (1..).zip(payoffs) {
        let found = row.len();
        if found != width {
            let place = Place::new(Spot::Row(at), width.min(found) + 1, "", 0..0);
            return Err(MatrixReadError::Ragged { place, found, expected: width });
        }
        for (column, payoff) in (1..).zip(row) {
            let Payoff::Near(near) = payoff else { continue };
            let fault = match near.abs() {
                size if size <= LARGEST => continue,
                size if size.is_finite() => NumberFault::TooGreat,
                _ => NumberFault::NotFinite,
            };
            return Err(wrong(fault, (at, column), &near.to_string()));
        }
    }
    Ok(())
}

/// The numbers with all their digits.
pub(super) fn numbers(payoffs: &[Vec<Payoff>]) -> Result<Vec<Vec<Number>>, MatrixReadError> {
    let number = |at: (usize, usize), payoff: &Payoff| match payoff {
        Payoff::Near(near) => Ok(Number::of(*near)),
        Payoff::Written(text) => {
            let text = text.trim();
            if text.is_empty() {
                return Err(MatrixReadError::Hole { place: place(at, text) });
            }
            Number::read(text, Mark::Point).map_err(|fault| wrong(fault, at, text))
        }
    };
    let row = |(at, row): (usize, &Vec<Payoff>)| {
        (1..).zip(row).map(|(column, payoff)| number((at, column), payoff)).collect()
    };
    (1..).zip(payoffs).map(row).collect()
}

/// The payoffs, if all of them are floating-point numbers.
pub(super) fn floats(payoffs: &[Vec<Payoff>]) -> Option<Vec<Vec<f64>>> {
    let near = |payoff: &Payoff| match payoff {
        // Negative zero is zero.
        Payoff::Near(near) => Some(near + 0.0),
        Payoff::Written(_) => None,
    };
    payoffs.iter().map(|row| row.iter().map(near).collect()).collect()
}

fn place((row, column): (usize, usize), text: &str) -> Place {
    Place::new(Spot::Row(row), column, text, 0..text.len())
}

fn wrong(fault: NumberFault, at: (usize, usize), text: &str) -> MatrixReadError {
    refused(fault, place(at, text))
}
