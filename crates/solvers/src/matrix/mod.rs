//! Zero-sum matrix games: both players choose at once, and one gets what the other loses.
//!
//! Saddle points come first, where nobody needs to mix; everything else is a linear programme,
//! solved by the simplex method. Every answer carries its certificate: what each player could
//! still gain by the best response to the other's strategy.

pub mod exact;
mod simplex;
pub(crate) mod tableau;

use std::{borrow::Cow, cmp::Ordering};

use stratege_core::{Limits, Meter, Stopped};

use exact::ExactMatrix;

pub use simplex::{SADDLE_TOLERANCE, Solved, Solver};

/// Payoffs of player 1, who chooses a row; player 2 chooses a column and gets the opposite.
///
/// There is at least one row and one column, and every payoff is finite.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    entries: Vec<f64>,
}

/// Why payoffs are not a matrix game. Rows and columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatrixError {
    /// A player has nothing to choose.
    #[error("a matrix game needs at least one row and one column")]
    Empty,
    /// A row is shorter or longer than the first.
    #[error("row {} has {found} entries where the first has {expected}", row + 1)]
    Ragged {
        /// The row.
        row: usize,
        /// How many entries it has.
        found: usize,
        /// How many entries the first row has.
        expected: usize,
    },
    /// A payoff is not a number, or greater in size than [`LARGEST`].
    #[error("row {}, column {} is not a finite payoff", row + 1, column + 1)]
    NotFinite {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
    },
}

/// The greatest payoff in size: sums and differences of such payoffs are still finite.
pub const LARGEST: f64 = 1e300;

/// A pair of optimal strategies and how good they are for sure.
///
/// The value of the game lies between `value - gaps[1]` and `value + gaps[0]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// What player 1 gets on average when both follow these strategies.
    pub value: f64,
    /// How often player 1 chooses each row.
    pub row: Vec<f64>,
    /// How often player 2 chooses each column.
    pub column: Vec<f64>,
    /// What player 1, and player 2, could still gain by a best response to the other's strategy.
    pub gaps: [f64; 2],
    /// The row and the column to choose for sure, if nobody needs to mix.
    pub saddle: Option<(usize, usize)>,
    /// Whether the optimal strategy of player 1, and of player 2, is the only one.
    pub unique: [Uniqueness; 2],
}

/// Whether an optimal strategy is the only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// It is.
    Unique,
    /// There are infinitely many others.
    Several,
    /// Floating-point numbers could not tell, and exact ones would take too long.
    Unknown,
}

/// The best answers to a mixed strategy.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// What player 1 gets from a best answer.
    pub value: f64,
    /// The rows, or columns, that are best answers up to rounding, in order.
    pub best: Vec<usize>,
}

/// An equilibrium of the game, the same one every time.
///
/// ```
/// use stratege_solvers::matrix::{Matrix, solve};
///
/// let pennies = Matrix::new(vec![vec![1.0, -1.0], vec![-1.0, 1.0]])?;
/// let equilibrium = solve(&pennies);
/// assert!(equilibrium.value.abs() < 1e-12);
/// assert!((equilibrium.row[0] - 0.5).abs() < 1e-12);
/// assert!(equilibrium.gaps.iter().all(|&gap| gap < 1e-12));
/// # Ok::<(), stratege_solvers::matrix::MatrixError>(())
/// ```
pub fn solve(matrix: &Matrix) -> Equilibrium {
    solve_within(matrix, Limits::default()).expect("there is no limit")
}

/// The same within limits. A position, for the limits, is a pivot of the simplex method.
pub fn solve_within(matrix: &Matrix, limits: Limits<'_>) -> Result<Equilibrium, Stopped> {
    solve_rounded(matrix, || Cow::Owned(ExactMatrix::from(matrix)), limits)
}

/// The same for payoffs that are `exact` but for rounding: whether strategies are the only ones is
/// asked about the exact payoffs.
pub fn solve_rounded<'a>(
    matrix: &Matrix,
    exact: impl FnOnce() -> Cow<'a, ExactMatrix>,
    limits: Limits<'_>,
) -> Result<Equilibrium, Stopped> {
    let mut solver = Solver::new();
    let mut meter = Meter::new(limits, None);
    let Matrix { rows, columns, ref entries } = *matrix;
    let solved = solver.solve_within(rows, columns, entries, 0.0, &mut meter)?;
    let (value, gaps, saddle) = (solved.value, solved.gaps, solved.saddle);
    let (row, column) = (solved.row.to_vec(), solved.column.to_vec());
    // A saddle point that is one only up to rounding is not what exact numbers would find.
    let rounded = saddle.is_some() && gaps != [0.0, 0.0];
    let unique = match saddle {
        _ if rounded => [Uniqueness::Unknown; 2],
        Some(saddle) => decided(matrix, exact, strictness(matrix, saddle), limits)?,
        None => decided(matrix, exact, solver.seen_unique(&mut meter)?, limits)?,
    };
    Ok(Equilibrium { value, row, column, gaps, saddle, unique })
}

/// The first best row against `column`, the strategy of player 2, and what it gets.
pub fn best_row(matrix: &Matrix, column: &[f64]) -> (usize, f64) {
    let response = best_rows(matrix, column);
    (response.best[0], response.value)
}

/// The first best column against `row`, the strategy of player 1, and what player 1 then gets.
pub fn best_column(matrix: &Matrix, row: &[f64]) -> (usize, f64) {
    let response = best_columns(matrix, row);
    (response.best[0], response.value)
}

/// All best rows against `column`, the strategy of player 2.
pub fn best_rows(matrix: &Matrix, column: &[f64]) -> Response {
    assert_eq!(column.len(), matrix.columns, "a strategy has a weight for every column");
    let payoff = |row: usize| (0..matrix.columns).map(|at| matrix.get(row, at) * column[at]).sum();
    matrix.response((0..matrix.rows).map(payoff).collect(), Ordering::Greater)
}

/// All best columns against `row`, the strategy of player 1.
pub fn best_columns(matrix: &Matrix, row: &[f64]) -> Response {
    assert_eq!(row.len(), matrix.rows, "a strategy has a weight for every row");
    let payoff = |column: usize| (0..matrix.rows).map(|at| matrix.get(at, column) * row[at]).sum();
    matrix.response((0..matrix.columns).map(payoff).collect(), Ordering::Less)
}

/// Payoffs of answers that differ by less than this part of the range count as equal.
const TIE: f64 = 1e-9;

impl Matrix {
    /// The game with these rows.
    pub fn new(rows: Vec<Vec<f64>>) -> Result<Matrix, MatrixError> {
        let (count, columns) = shape(&rows)?;
        let entries: Vec<f64> = rows.into_iter().flatten().collect();
        Matrix { rows: count, columns, entries }.checked()
    }

    /// The game whose payoffs are `payoff(row, column)`.
    pub fn from_fn(
        rows: usize,
        columns: usize,
        mut payoff: impl FnMut(usize, usize) -> f64,
    ) -> Result<Matrix, MatrixError> {
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let entries = cells.map(|(row, column)| payoff(row, column)).collect();
        Matrix { rows, columns, entries }.checked()
    }

    /// How many rows player 1 chooses among.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns player 2 chooses among.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// What player 1 gets in this row and column.
    pub fn get(&self, row: usize, column: usize) -> f64 {
        assert!(column < self.columns, "column {column} of {}", self.columns);
        self.entries[row * self.columns + column]
    }

    /// The payoffs, row after row.
    pub fn entries(&self) -> &[f64] {
        &self.entries
    }

    fn checked(self) -> Result<Matrix, MatrixError> {
        if self.entries.is_empty() {
            return Err(MatrixError::Empty);
        }
        let odd = |entry: &f64| entry.is_nan() || entry.abs() > LARGEST;
        match self.entries.iter().position(odd) {
            Some(at) => {
                Err(MatrixError::NotFinite { row: at / self.columns, column: at % self.columns })
            }
            None => Ok(self),
        }
    }

    /// The answers whose payoffs come first in the order `better`.
    fn response(&self, payoffs: Vec<f64>, better: Ordering) -> Response {
        let lead = |a: f64, b: f64| if b.total_cmp(&a) == better { b } else { a };
        let value = payoffs.iter().copied().reduce(lead).expect("there is a row and a column");
        let low = self.entries.iter().copied().fold(f64::INFINITY, f64::min);
        let high = self.entries.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let near = TIE * (high - low);
        let tied =
            payoffs.into_iter().enumerate().filter(|(_, payoff)| (payoff - value).abs() <= near);
        Response { value, best: tied.map(|(at, _)| at).collect() }
    }
}

/// The number of rows and of columns, if every row has as many.
fn shape<T>(rows: &[Vec<T>]) -> Result<(usize, usize), MatrixError> {
    let expected = rows.first().map_or(0, Vec::len);
    if let Some(row) = rows.iter().position(|row| row.len() != expected) {
        return Err(MatrixError::Ragged { row, found: rows[row].len(), expected });
    }
    if expected == 0 { Err(MatrixError::Empty) } else { Ok((rows.len(), expected)) }
}

/// What a saddle point alone says: where every other answer to it is worse, it is the only
/// optimal choice.
fn strictness(matrix: &Matrix, (row, column): (usize, usize)) -> [Uniqueness; 2] {
    let value = matrix.get(row, column);
    let strict_row = (0..matrix.rows).all(|at| at == row || matrix.get(at, column) < value);
    let strict_column = (0..matrix.columns).all(|at| at == column || matrix.get(row, at) > value);
    [strict_row, strict_column].map(
        |strict| {
            if strict { Uniqueness::Unique } else { Uniqueness::Unknown }
        },
    )
}

/// Work that exact numbers may take to decide what floating-point numbers cannot: rows times
/// columns times the smaller of both.
const LARGEST_EXACT: usize = 30 * 30 * 30;

/// Replaces what is unknown by what exact numbers say, where the game is small.
fn decided<'a>(
    matrix: &Matrix,
    exact: impl FnOnce() -> Cow<'a, ExactMatrix>,
    unique: [Uniqueness; 2],
    limits: Limits<'_>,
) -> Result<[Uniqueness; 2], Stopped> {
    let work = matrix.rows * matrix.columns * matrix.rows.min(matrix.columns);
    if !unique.contains(&Uniqueness::Unknown) || work > LARGEST_EXACT {
        return Ok(unique);
    }
    let exact = exact::solve(&exact(), limits)?;
    Ok(exact.unique.map(|unique| if unique { Uniqueness::Unique } else { Uniqueness::Several }))
}
