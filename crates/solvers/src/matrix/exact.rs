//! Matrix games with fractions for payoffs, solved without any rounding.

use std::cmp::Ordering;

use dashu_int::{
    IBig, UBig,
    ops::{BitTest, Gcd},
};
use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Stopped};

use super::{Matrix, MatrixError, shape, tableau};

/// Payoffs of player 1, who chooses a row; player 2 chooses a column and gets the opposite.
///
/// There is at least one row and one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactMatrix {
    rows: usize,
    columns: usize,
    entries: Vec<RBig>,
}

/// A pair of optimal strategies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactEquilibrium {
    /// What player 1 gets on average.
    pub value: RBig,
    /// How often player 1 chooses each row.
    pub row: Vec<RBig>,
    /// How often player 2 chooses each column.
    pub column: Vec<RBig>,
    /// The row and the column to choose for sure, if nobody needs to mix; the first of them, row
    /// after row.
    pub saddle: Option<(usize, usize)>,
    /// Whether the optimal strategy of player 1, and of player 2, is the only one.
    pub unique: [bool; 2],
}

/// The best answers to a mixed strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactResponse {
    /// What player 1 gets from a best answer.
    pub value: RBig,
    /// The rows, or columns, that are best answers, in order.
    pub best: Vec<usize>,
}

/// An equilibrium of the game, the same one every time.
///
/// A position, for the limits, is a pivot of the simplex method. There are rarely more than three
/// times as many as rows and columns, but their numbers get longer and longer.
///
/// ```
/// use dashu_ratio::RBig;
/// use stratege_core::Limits;
/// use stratege_solvers::matrix::exact::{ExactMatrix, solve};
///
/// let payoffs = [[3, 1], [0, 2]];
/// let matrix = ExactMatrix::from_fn(2, 2, |row, column| RBig::from(payoffs[row][column]))?;
/// let equilibrium = solve(&matrix, Limits::default()).expect("no limit");
/// assert_eq!(equilibrium.value, RBig::from(3) / RBig::from(2));
/// assert_eq!(equilibrium.unique, [true, true]);
/// # Ok::<(), stratege_solvers::matrix::MatrixError>(())
/// ```
pub fn solve(matrix: &ExactMatrix, limits: Limits<'_>) -> Result<ExactEquilibrium, Stopped> {
    solve_within(matrix, &mut Meter::new(limits, None))
}

/// The same as a part of more work.
pub(crate) fn solve_within(
    matrix: &ExactMatrix,
    meter: &mut Meter<'_>,
) -> Result<ExactEquilibrium, Stopped> {
    let saddle = matrix.saddle();
    if let Some(saddle) = saddle.filter(|&saddle| matrix.is_strict(saddle)) {
        return Ok(matrix.pure(saddle, [true, true]));
    }
    let scaled = Scaled::new(matrix);
    let shares = tableau::solve(matrix.rows, matrix.columns, &scaled.entries, meter)?;
    if let Some(saddle) = saddle {
        return Ok(matrix.pure(saddle, shares.unique));
    }
    let fraction = |parts: IBig| RBig::from_parts_signed(parts, shares.total.clone());
    Ok(ExactEquilibrium {
        value: scaled.restore(&fraction(shares.value)),
        row: shares.row.into_iter().map(fraction).collect(),
        column: shares.column.into_iter().map(fraction).collect(),
        saddle: None,
        unique: shares.unique,
    })
}

/// All best rows against `column`, the strategy of player 2.
pub fn best_rows(matrix: &ExactMatrix, column: &[RBig]) -> ExactResponse {
    assert_eq!(column.len(), matrix.columns, "a strategy has a weight for every column");
    let payoff =
        |row: usize| mean((0..matrix.columns).map(|at| (matrix.get(row, at), &column[at])));
    response(&(0..matrix.rows).map(payoff).collect::<Vec<_>>(), Ordering::Greater)
}

/// All best columns against `row`, the strategy of player 1.
pub fn best_columns(matrix: &ExactMatrix, row: &[RBig]) -> ExactResponse {
    assert_eq!(row.len(), matrix.rows, "a strategy has a weight for every row");
    let payoff =
        |column: usize| mean((0..matrix.rows).map(|at| (matrix.get(at, column), &row[at])));
    response(&(0..matrix.columns).map(payoff).collect::<Vec<_>>(), Ordering::Less)
}

/// The payoffs times their weights.
fn mean<'a>(weighted: impl Iterator<Item = (&'a RBig, &'a RBig)>) -> RBig {
    let weighted = weighted.filter(|(_, weight)| !weight.is_zero());
    weighted.fold(RBig::ZERO, |sum, (payoff, weight)| sum + payoff * weight)
}

/// The answers whose payoffs come first in the order `better`.
fn response(payoffs: &[RBig], better: Ordering) -> ExactResponse {
    let lead = |a, b| if Ord::cmp(b, a) == better { b } else { a };
    let value = payoffs.iter().reduce(lead).expect("there is a row and a column").clone();
    let best = (0..payoffs.len()).filter(|&at| payoffs[at] == value).collect();
    ExactResponse { value, best }
}

impl ExactMatrix {
    /// The game with these rows.
    pub fn new(rows: Vec<Vec<RBig>>) -> Result<ExactMatrix, MatrixError> {
        let (count, columns) = shape(&rows)?;
        Ok(ExactMatrix { rows: count, columns, entries: rows.into_iter().flatten().collect() })
    }

    /// The game whose payoffs are `payoff(row, column)`.
    pub fn from_fn(
        rows: usize,
        columns: usize,
        mut payoff: impl FnMut(usize, usize) -> RBig,
    ) -> Result<ExactMatrix, MatrixError> {
        if rows == 0 || columns == 0 {
            return Err(MatrixError::Empty);
        }
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let entries = cells.map(|(row, column)| payoff(row, column)).collect();
        Ok(ExactMatrix { rows, columns, entries })
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
    pub fn get(&self, row: usize, column: usize) -> &RBig {
        assert!(column < self.columns, "column {column} of {}", self.columns);
        &self.entries[row * self.columns + column]
    }

    /// The payoffs, row after row.
    pub fn entries(&self) -> &[RBig] {
        &self.entries
    }

    /// About how many bits the payoffs have when a common denominator makes them whole numbers.
    ///
    /// Solving a game takes time and memory accordingly. Beyond a million it is not counted to
    /// the end.
    pub fn bits(&self) -> usize {
        let mut denominator = UBig::ONE;
        for entry in &self.entries {
            let shared = (&denominator).gcd(entry.denominator());
            denominator *= entry.denominator() / shared;
            if denominator.bit_len() > MOST_BITS {
                break;
            }
        }
        let (low, high) = (self.entries.iter().min(), self.entries.iter().max());
        let range = high.zip(low).map_or(RBig::ZERO, |(high, low)| high - low);
        let whole = range.numerator().bit_len() + denominator.bit_len();
        whole.saturating_sub(range.denominator().bit_len()).max(1)
    }

    /// The first cell that is least in its row and greatest in its column.
    fn saddle(&self) -> Option<(usize, usize)> {
        let least = |row: usize| (0..self.columns).map(move |column| self.get(row, column)).min();
        let greatest = |column: usize| (0..self.rows).map(move |row| self.get(row, column)).max();
        let greatest: Vec<&RBig> = (0..self.columns).filter_map(greatest).collect();
        (0..self.rows).find_map(|row| {
            let least = least(row)?;
            let settled =
                |&column: &usize| self.get(row, column) == least && greatest[column] == least;
            (0..self.columns).find(settled).map(|column| (row, column))
        })
    }

    /// Whether every other answer to a saddle point is worse: then no other strategy is optimal.
    fn is_strict(&self, (row, column): (usize, usize)) -> bool {
        let value = self.get(row, column);
        (0..self.rows).all(|at| at == row || self.get(at, column) < value)
            && (0..self.columns).all(|at| at == column || self.get(row, at) > value)
    }

    /// The equilibrium at a saddle point.
    fn pure(&self, (row, column): (usize, usize), unique: [bool; 2]) -> ExactEquilibrium {
        let surely = |chosen: usize, count: usize| {
            (0..count).map(|at| RBig::from(u8::from(at == chosen))).collect()
        };
        ExactEquilibrium {
            value: self.get(row, column).clone(),
            row: surely(row, self.rows),
            column: surely(column, self.columns),
            saddle: Some((row, column)),
            unique,
        }
    }
}

/// Bits of a common denominator that are counted.
const MOST_BITS: usize = 1 << 20;

/// Every floating-point number is a fraction.
impl From<&Matrix> for ExactMatrix {
    fn from(matrix: &Matrix) -> ExactMatrix {
        let exact = |&entry: &f64| RBig::try_from(entry).expect("payoffs are finite");
        let entries = matrix.entries().iter().map(exact).collect();
        ExactMatrix { rows: matrix.rows(), columns: matrix.columns(), entries }
    }
}

/// Payoffs as the smallest whole numbers that are at least 1 and make the same game.
pub(crate) struct Scaled {
    /// Row after row.
    pub(crate) entries: Vec<IBig>,
    low: RBig,
    /// How much one stands for.
    unit: RBig,
}

impl Scaled {
    pub(crate) fn new(matrix: &ExactMatrix) -> Scaled {
        let low = matrix.entries.iter().min().expect("there is a row and a column").clone();
        let mut denominator = UBig::ONE;
        for entry in &matrix.entries {
            let shared = (&denominator).gcd(entry.denominator());
            denominator *= entry.denominator() / shared;
        }
        let denominator = IBig::from(denominator);
        let whole = |number: &RBig| {
            number.numerator() * (&denominator / IBig::from(number.denominator().clone()))
        };
        let lowest = whole(&low);
        let mut entries: Vec<IBig> =
            matrix.entries.iter().map(|entry| whole(entry) - &lowest).collect();
        let mut divisor = UBig::ZERO;
        for entry in &entries {
            divisor = if divisor == UBig::ZERO && entry == &IBig::ZERO {
                UBig::ZERO
            } else {
                divisor.gcd(entry)
            };
        }
        // All payoffs are equal: any unit will do.
        let divisor = if divisor == UBig::ZERO { IBig::ONE } else { IBig::from(divisor) };
        for entry in &mut entries {
            *entry = &*entry / &divisor + IBig::ONE;
        }
        let unit = RBig::from_parts_signed(divisor, denominator);
        Scaled { entries, low, unit }
    }

    /// What `value` of the whole numbers is in the payoffs.
    fn restore(&self, value: &RBig) -> RBig {
        &self.low + (value - RBig::ONE) * &self.unit
    }
}
