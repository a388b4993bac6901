//! How much a matrix game costs to solve, known before it is solved.

use stratege_solvers::{
    bimatrix,
    matrix::{Matrix, exact::ExactMatrix},
};

/// About what it costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    pub(super) seconds: f64,
    pub(super) bytes: f64,
}

/// Bytes of a floating-point number.
const NUMBER: f64 = 8.0;
/// Seconds for one step with exact numbers of one word.
const STEP: f64 = 2e-7;

/// With floating-point numbers: the payoffs, the same in one range, and the simplex table.
pub(super) fn near(matrix: &Matrix) -> Cost {
    Cost { seconds: 0.0, bytes: 3.0 * NUMBER * matrix.entries().len() as f64 }
}

/// With exact numbers.
///
/// An entry of the table is a determinant of payoffs, at most as large as the strategies have
/// choices: about half of those that there are, for payoffs drawn at random. The exponents were
/// fitted to such games from 10 to 200 choices with payoffs of 4 to 200 bits.
pub(super) fn exact(matrix: &ExactMatrix) -> Cost {
    let cells = matrix.entries().len() as f64;
    let choices = matrix.rows().min(matrix.columns()) as f64;
    let bits = matrix.bits() as f64 + libm::log2(choices) / 2.0;
    let words = (bits * choices / 2.0 / 64.0).max(1.0);
    let pivots = libm::pow(choices, 1.3);
    Cost {
        seconds: STEP * pivots * cells * libm::pow(words, 1.2),
        bytes: cells * NUMBER * (6.0 + 2.0 * words),
    }
}

/// With all pairs of supports of both players: a small system of equations for each.
pub(super) fn supports(rows: usize, columns: usize) -> Cost {
    let size = rows.min(columns) as f64;
    let step = STEP / 10.0 * (size * size * size + 10.0);
    Cost { seconds: 2.0 * bimatrix::systems(rows, columns) * step, bytes: 0.0 }
}
