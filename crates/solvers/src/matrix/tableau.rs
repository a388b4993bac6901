//! The simplex method in whole numbers: every entry is a determinant, and no fraction appears.
//!
//! The common denominator of all entries is the last pivot (Edmonds, Bareiss), so that divisions
//! leave no rest. Numbers of 128 bits come first, and numbers of any size where those overflow.

use std::{cmp::Ordering, mem};

use dashu_int::IBig;
use stratege_core::{Meter, Stopped};

/// Optimal strategies in whole parts of the same total.
pub(super) struct Shares {
    /// The parts of each row.
    pub(super) row: Vec<IBig>,
    /// The parts of each column.
    pub(super) column: Vec<IBig>,
    /// All parts of either player.
    pub(super) total: IBig,
    /// The value of the game, times the total.
    pub(super) value: IBig,
    /// Whether the optimal strategy of player 1, and of player 2, is the only one.
    pub(super) unique: [bool; 2],
}

/// Optimal strategies for payoffs that are all at least 1, row after row.
pub(super) fn solve(
    rows: usize,
    columns: usize,
    entries: &[IBig],
    meter: &mut Meter<'_>,
) -> Result<Shares, Stopped> {
    let small: Option<Vec<i128>> = entries.iter().map(|entry| entry.try_into().ok()).collect();
    if let Some(small) = small {
        match Tableau::new(rows, columns, &small).shares(meter) {
            Ok(shares) => return Ok(shares),
            Err(Halt::Stopped(stopped)) => return Err(stopped),
            Err(Halt::Overflow) => {}
        }
    }
    match Tableau::new(rows, columns, entries).shares(meter) {
        Ok(shares) => Ok(shares),
        Err(Halt::Stopped(stopped)) => Err(stopped),
        Err(Halt::Overflow) => unreachable!("numbers of any size do not overflow"),
    }
}

/// An optimal solution of a linear programme and of its dual, in whole parts of `denominator`.
pub(crate) struct Optimum {
    /// The variables.
    pub(crate) variables: Vec<IBig>,
    /// The price of each row: the dual variables.
    pub(crate) prices: Vec<IBig>,
    /// Positive.
    pub(crate) denominator: IBig,
}

/// Makes a sum of variables as great as possible, none of them below 0 and no row above its bound.
///
/// `entries` has a line for every row, the bound (not below 0) last, then the line of the costs:
/// minus what each variable brings, and 0. The sum must be bounded.
pub(crate) fn maximise(
    rows: usize,
    columns: usize,
    entries: &[IBig],
    meter: &mut Meter<'_>,
) -> Result<Optimum, Stopped> {
    let small: Option<Vec<i128>> = entries.iter().map(|entry| entry.try_into().ok()).collect();
    if let Some(small) = small {
        match Tableau::of(rows, columns, small).optimum(meter) {
            Ok(optimum) => return Ok(optimum),
            Err(Halt::Stopped(stopped)) => return Err(stopped),
            Err(Halt::Overflow) => {}
        }
    }
    match Tableau::of(rows, columns, entries.to_vec()).optimum(meter) {
        Ok(optimum) => Ok(optimum),
        Err(Halt::Stopped(stopped)) => Err(stopped),
        Err(Halt::Overflow) => unreachable!("numbers of any size do not overflow"),
    }
}

/// Whole numbers that may be too small for the job.
pub(crate) trait Number: Clone + Ord {
    const ZERO: Self;
    const ONE: Self;
    /// How many steps of work an operation counts for.
    const WORK: u64;

    /// `(self * pivot - left * right) / denominator`, which is a whole number.
    fn eliminate(
        &self,
        pivot: &Self,
        left: &Self,
        right: &Self,
        denominator: &Self,
    ) -> Option<Self>;
    /// Compares two products of two.
    fn compare(left: [&Self; 2], right: [&Self; 2]) -> Option<Ordering>;
    fn negated(&self) -> Self;
    fn big(&self) -> IBig;
}

impl Number for i128 {
    const ZERO: i128 = 0;
    const ONE: i128 = 1;
    const WORK: u64 = 1;

    fn eliminate(&self, pivot: &i128, left: &i128, right: &i128, by: &i128) -> Option<i128> {
        let difference = self.checked_mul(*pivot)?.checked_sub(left.checked_mul(*right)?)?;
        // Dividing 64 bits is many times faster than dividing 128. Only the least number of each
        // width, divided by -1, does not fit.
        let narrow = i64::try_from(difference).ok().zip(i64::try_from(*by).ok());
        match narrow.and_then(|(difference, by)| difference.checked_div(by)) {
            Some(quotient) => Some(i128::from(quotient)),
            None => difference.checked_div(*by),
        }
    }

    fn compare(left: [&i128; 2], right: [&i128; 2]) -> Option<Ordering> {
        Some(left[0].checked_mul(*left[1])?.cmp(&right[0].checked_mul(*right[1])?))
    }

    fn negated(&self) -> i128 {
        -self
    }

    fn big(&self) -> IBig {
        IBig::from(*self)
    }
}

impl Number for IBig {
    const ZERO: IBig = IBig::ZERO;
    const ONE: IBig = IBig::ONE;
    const WORK: u64 = 16;

    fn eliminate(&self, pivot: &IBig, left: &IBig, right: &IBig, by: &IBig) -> Option<IBig> {
        Some((self * pivot - left * right) / by)
    }

    fn compare(left: [&IBig; 2], right: [&IBig; 2]) -> Option<Ordering> {
        Some((left[0] * left[1]).cmp(&(right[0] * right[1])))
    }

    fn negated(&self) -> IBig {
        -self
    }

    fn big(&self) -> IBig {
        self.clone()
    }
}

/// Why a table was left before it was done with.
pub(crate) enum Halt {
    /// A number was too large for its type.
    Overflow,
    /// A limit was reached.
    Stopped(Stopped),
}

/// A condensed simplex table, all of it times a common denominator that is positive.
///
/// The last row holds the reduced costs, the last column the basic values.
struct Tableau<N> {
    rows: usize,
    columns: usize,
    entries: Vec<N>,
    denominator: N,
    /// The variable of each row: column `v`, or the slack of row `v - columns` of the game.
    basic: Vec<usize>,
    /// The variable of each column.
    free: Vec<usize>,
}

impl<N: Number> Tableau<N> {
    /// The programme of player 2: make the sum of the weights as great as possible while no row
    /// gets more than 1.
    fn new(rows: usize, columns: usize, payoffs: &[N]) -> Tableau<N> {
        let mut entries = Vec::with_capacity((rows + 1) * (columns + 1));
        for row in payoffs.chunks_exact(columns) {
            entries.extend_from_slice(row);
            entries.push(N::ONE);
        }
        entries.resize(entries.len() + columns, N::ONE.negated());
        entries.push(N::ZERO);
        Tableau::of(rows, columns, entries)
    }

    /// The table with these entries, costs and bounds included.
    fn of(rows: usize, columns: usize, entries: Vec<N>) -> Tableau<N> {
        let (free, basic) = ((0..columns).collect(), (columns..columns + rows).collect());
        Tableau { rows, columns, entries, denominator: N::ONE, basic, free }
    }

    fn optimum(mut self, meter: &mut Meter<'_>) -> Result<Optimum, Halt> {
        self.optimise(meter)?;
        let (variables, prices) = self.solution();
        Ok(Optimum { variables, prices, denominator: self.denominator.big() })
    }

    /// What every column and every row is worth in an optimal table.
    fn solution(&self) -> (Vec<IBig>, Vec<IBig>) {
        let mut rows = vec![IBig::ZERO; self.rows];
        let mut columns = vec![IBig::ZERO; self.columns];
        for (at, &variable) in self.basic.iter().enumerate() {
            if variable < self.columns {
                columns[variable] = self.basic_value(at).big();
            }
        }
        for (at, &variable) in self.free.iter().enumerate() {
            if variable >= self.columns {
                rows[variable - self.columns] = self.cost(at).big();
            }
        }
        (columns, rows)
    }

    fn at(&self, row: usize, column: usize) -> &N {
        &self.entries[row * (self.columns + 1) + column]
    }

    fn cost(&self, column: usize) -> &N {
        self.at(self.rows, column)
    }

    fn basic_value(&self, row: usize) -> &N {
        self.at(row, self.columns)
    }

    fn shares(mut self, meter: &mut Meter<'_>) -> Result<Shares, Halt> {
        self.optimise(meter)?;
        let (column, row) = self.solution();
        let total = self.basic_value(self.rows).big();
        let value = self.denominator.big();
        let unique = [self.mirrored().is_only(meter)?, self.is_only(meter)?];
        Ok(Shares { row, column, total, value, unique })
    }

    fn optimise(&mut self, meter: &mut Meter<'_>) -> Result<(), Halt> {
        let mut stalled = 0;
        loop {
            // The greatest gain per unit is fast, but may run in circles; the least variable
            // (Bland) never does.
            let careful = stalled > self.rows + self.columns;
            let negative = (0..self.columns).filter(|&column| *self.cost(column) < N::ZERO);
            let entering = if careful {
                negative.min_by_key(|&column| self.free[column])
            } else {
                negative.min_by_key(|&column| (self.cost(column), self.free[column]))
            };
            let Some(column) = entering else { return Ok(()) };
            let row = self.leaving(column)?.expect("what is made great is bounded");
            stalled = if *self.basic_value(row) > N::ZERO { 0 } else { stalled + 1 };
            self.pivot(row, column, meter)?;
        }
    }

    /// The row whose variable is the first to be zero when that of `column` grows, and the least
    /// variable of those.
    fn leaving(&self, column: usize) -> Result<Option<usize>, Halt> {
        let mut chosen = None;
        for row in (0..self.rows).filter(|&row| *self.at(row, column) > N::ZERO) {
            let Some(best) = chosen else {
                chosen = Some(row);
                continue;
            };
            let sooner = [self.basic_value(row), self.at(best, column)];
            let order = N::compare(sooner, [self.basic_value(best), self.at(row, column)]);
            let order = order.ok_or(Halt::Overflow)?;
            if order.then(self.basic[row].cmp(&self.basic[best])) == Ordering::Less {
                chosen = Some(row);
            }
        }
        Ok(chosen)
    }

    /// Swaps the variables of `row` and `column`, whose entry is positive.
    fn pivot(&mut self, row: usize, column: usize, meter: &mut Meter<'_>) -> Result<(), Halt> {
        meter.tick().map_err(Halt::Stopped)?;
        let width = self.columns + 1;
        let pivot_row = self.entries[row * width..][..width].to_vec();
        let pivot = &pivot_row[column];
        for (at, line) in self.entries.chunks_exact_mut(width).enumerate() {
            // Numbers may be so long that a pivot takes seconds.
            meter.work(N::WORK * width as u64).map_err(Halt::Stopped)?;
            if at == row {
                line[column] = self.denominator.clone();
                continue;
            }
            let factor = mem::replace(&mut line[column], N::ZERO);
            for (entry, other) in line.iter_mut().zip(&pivot_row) {
                let eliminated = entry.eliminate(pivot, &factor, other, &self.denominator);
                *entry = eliminated.ok_or(Halt::Overflow)?;
            }
            line[column] = factor.negated();
        }
        self.denominator = pivot.clone();
        mem::swap(&mut self.basic[row], &mut self.free[column]);
        Ok(())
    }

    /// Whether an optimal table has the only optimal solution.
    ///
    /// In every optimal solution, a free variable whose reduced cost is not zero is zero. The
    /// others decide: whether they can grow is a linear programme of its own.
    fn is_only(&self, meter: &mut Meter<'_>) -> Result<bool, Halt> {
        let loose: Vec<usize> =
            (0..self.columns).filter(|&column| *self.cost(column) == N::ZERO).collect();
        let mut face = self.restricted(&loose);
        loop {
            let negative = (0..face.columns).filter(|&column| *face.cost(column) < N::ZERO);
            let Some(column) = negative.min_by_key(|&column| face.free[column]) else {
                return Ok(true);
            };
            let Some(row) = face.leaving(column)? else { return Ok(false) };
            if *face.basic_value(row) > N::ZERO {
                return Ok(false);
            }
            face.pivot(row, column, meter)?;
        }
    }

    /// The table with these columns only, whose goal is to make the sum of their variables great.
    fn restricted(&self, columns: &[usize]) -> Tableau<N> {
        let mut entries = Vec::with_capacity((self.rows + 1) * (columns.len() + 1));
        for row in 0..self.rows {
            entries.extend(columns.iter().map(|&column| self.at(row, column).clone()));
            entries.push(self.basic_value(row).clone());
        }
        entries.resize(entries.len() + columns.len(), self.denominator.negated());
        entries.push(N::ZERO);
        Tableau {
            rows: self.rows,
            columns: columns.len(),
            entries,
            denominator: self.denominator.clone(),
            basic: self.basic.clone(),
            free: columns.iter().map(|&column| self.free[column]).collect(),
        }
    }

    /// The table of the other player's programme.
    fn mirrored(&self) -> Tableau<N> {
        let mut entries = Vec::with_capacity(self.entries.len());
        for column in 0..self.columns {
            entries.extend((0..self.rows).map(|row| self.at(row, column).negated()));
            entries.push(self.cost(column).clone());
        }
        entries.extend((0..=self.rows).map(|row| self.basic_value(row).clone()));
        Tableau {
            rows: self.columns,
            columns: self.rows,
            entries,
            denominator: self.denominator.clone(),
            basic: self.free.clone(),
            free: self.basic.clone(),
        }
    }
}
