//! The simplex method in floating-point numbers, with memory that is used again.

mod patience;
mod repair;

use super::Uniqueness;

pub(super) use patience::Patience;

use patience::Endless;

/// Solves one matrix game after another; after the first of a size, nothing is allocated.
///
/// The same game gives the same answer, whatever was solved before.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    rows: usize,
    columns: usize,
    /// The length of a row in `payoffs` and `table`, with padding: a multiple of [`LANES`].
    stride: usize,
    /// The payoffs, moved and scaled to run from 0 to 1; the padding is 0.
    payoffs: Vec<f64>,
    /// The condensed simplex table of player 2's programme: make the sum of the weights as great
    /// as possible while no row gets more than 1, with payoffs from 1 to 2.
    ///
    /// The last row holds the reduced costs, the column after the last the basic values.
    table: Vec<f64>,
    /// The variable of each row of the table: column `v`, or the slack of row `v - columns`.
    basic: Vec<usize>,
    /// The variable of each column of the table.
    free: Vec<usize>,
    row_minima: Vec<f64>,
    column_maxima: Vec<f64>,
    pivot_row: Vec<f64>,
    ratios: Vec<f64>,
    /// The columns whose variables are to be basic, while a table is made anew.
    entering: Vec<usize>,
    /// The rows whose slacks are not.
    leaving: Vec<usize>,
    /// How often player 1 chooses each row.
    row: Vec<f64>,
    /// How often player 2 chooses each column, with padding.
    column: Vec<f64>,
    /// What player 1 gets from each column against `row`, with padding.
    column_payoffs: Vec<f64>,
    /// Whether the strategies are those of the table.
    is_settled: bool,
}

/// An equilibrium, in the memory of a [`Solver`].
///
/// The value of the game lies between `value - gaps[1]` and `value + gaps[0]`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved<'a> {
    /// What player 1 gets on average when both follow these strategies.
    pub value: f64,
    /// How often player 1 chooses each row.
    pub row: &'a [f64],
    /// How often player 2 chooses each column.
    pub column: &'a [f64],
    /// What player 1, and player 2, could still gain by a best response to the other's strategy.
    pub gaps: [f64; 2],
    /// The row and the column to choose for sure, if nobody needs to mix.
    pub saddle: Option<(usize, usize)>,
}

/// Gains up to this part of the payoff range are not worth mixing for.
pub const SADDLE_TOLERANCE: f64 = 1e-12;

/// Entries that are updated at once.
const LANES: usize = 4;
/// A reduced cost that is as good as zero, payoffs being from 1 to 2.
const NO_COST: f64 = 1e-12;
/// A pivot that is as good as zero.
const NO_PIVOT: f64 = 1e-11;
/// A pivot that leaves rounding errors to be removed.
const SMALL_PIVOT: f64 = 1e-6;
/// A basic value that is as good as zero: that much less than zero is the price of a great pivot
/// (Harris).
const NO_VALUE: f64 = 1e-12;
/// A probability that is a rounding error.
const DUST: f64 = 1e-14;
/// The gap, as a part of the range, from which on an answer is repaired.
const DOUBTFUL: f64 = 1e-10;
/// What is further from zero than this in the final table is not zero.
const CLEAR: f64 = 1e-9;

/// How the next variable is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The greatest gain per unit (Dantzig): few pivots, but it may run in circles.
    Steepest,
    /// The least variable (Bland): never in circles.
    Least,
}

/// Both sides of the certificate, in the scale of `payoffs`.
#[derive(Clone, Copy)]
struct Certificate {
    value: f64,
    gaps: [f64; 2],
}

impl Certificate {
    fn worst(&self) -> f64 {
        self.gaps[0].max(self.gaps[1])
    }
}

impl Solver {
    /// No memory yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// An equilibrium of the game with these payoffs of player 1, row after row.
    ///
    /// The payoffs are finite, and at most [`LARGEST`](super::LARGEST) in size. A gain up to
    /// `tolerance`, in payoffs, is not worth mixing for: give the size of the errors that the
    /// payoffs already carry, or 0. A gain up to [`SADDLE_TOLERANCE`] times the range of the
    /// payoffs never is. Among saddle points, the first one is chosen, row after row.
    ///
    /// ```
    /// use stratege_solvers::matrix::Solver;
    ///
    /// let mut solver = Solver::new();
    /// let solved = solver.solve(2, 2, &[3.0, 1.0, 0.0, 2.0], 0.0);
    /// assert!((solved.value - 1.5).abs() < 1e-12);
    /// assert!((solved.row[0] - 0.5).abs() < 1e-12 && (solved.column[0] - 0.25).abs() < 1e-12);
    /// ```
    pub fn solve(
        &mut self,
        rows: usize,
        columns: usize,
        entries: &[f64],
        tolerance: f64,
    ) -> Solved<'_> {
        let Ok(solved) = self.solve_within(rows, columns, entries, tolerance, &mut Endless);
        solved
    }

    /// The same within limits; a position is a pivot of the simplex method.
    #[inline]
    pub(super) fn solve_within<P: Patience>(
        &mut self,
        rows: usize,
        columns: usize,
        entries: &[f64],
        tolerance: f64,
        patience: &mut P,
    ) -> Result<Solved<'_>, P::Stop> {
        assert!(rows > 0 && columns > 0, "there is a row and a column");
        assert_eq!(entries.len(), rows * columns, "there is a payoff for every row and column");
        debug_assert!(entries.iter().all(|entry| entry.is_finite()), "payoffs are finite");
        self.resize(rows, columns);
        let (low, range) = self.survey(entries);
        if let Some((row, column)) = self.saddle(entries, tolerance.max(range * SADDLE_TOLERANCE)) {
            return Ok(self.pure(entries, row, column));
        }
        self.normalise(entries, low, range);
        self.set_up();
        let start = least(&self.column_maxima);
        self.step(start, Rule::Steepest);
        self.run(Rule::Steepest, patience)?;
        self.read();
        let mut certificate = self.certify();
        self.is_settled = true;
        if certificate.worst() > DOUBTFUL {
            certificate = self.repair(certificate, patience)?;
        }
        Ok(Solved {
            value: low + range * certificate.value,
            row: &self.row,
            column: &self.column[..columns],
            gaps: certificate.gaps.map(|gap| range * gap),
            saddle: None,
        })
    }

    /// Whether the strategies last found by the simplex method are clearly the only ones.
    ///
    /// Without a basic value of zero, player 1 has no other; without a reduced cost of zero,
    /// player 2 has no other.
    pub(super) fn seen_unique<P: Patience>(
        &mut self,
        patience: &mut P,
    ) -> Result<[Uniqueness; 2], P::Stop> {
        if !self.is_settled {
            return Ok([Uniqueness::Unknown; 2]);
        }
        self.rebuild(patience)?;
        // The entries grow as the equations get harder, and their errors with them.
        let size = self.table.iter().fold(0.0, |size: f64, entry| size.max(entry.abs()));
        let clear = CLEAR.max(size * NO_COST);
        let mut values = (0..self.rows).map(|at| self.table[at * self.stride + self.columns]);
        let costs = &self.table[self.rows * self.stride..][..self.columns];
        let unique = [values.all(|value| value > clear), costs.iter().all(|&cost| cost > clear)];
        Ok(unique.map(|unique| if unique { Uniqueness::Unique } else { Uniqueness::Unknown }))
    }

    #[inline]
    fn resize(&mut self, rows: usize, columns: usize) {
        if (self.rows, self.columns) == (rows, columns) {
            return;
        }
        (self.rows, self.columns) = (rows, columns);
        self.stride = (columns + 1).next_multiple_of(LANES);
        for padded in [&mut self.column, &mut self.column_payoffs, &mut self.pivot_row] {
            padded.clear();
            padded.resize(self.stride, 0.0);
        }
        self.payoffs.clear();
        self.payoffs.resize(rows * self.stride, 0.0);
        self.table.resize((rows + 1) * self.stride, 0.0);
        self.basic.resize(rows, 0);
        self.free.resize(columns, 0);
        self.row_minima.resize(rows, 0.0);
        self.column_maxima.resize(columns, 0.0);
        self.ratios.resize(rows, 0.0);
        self.row.resize(rows, 0.0);
    }

    /// Finds the least payoff of every row and the greatest of every column; gives the least of
    /// all and the distance to the greatest.
    #[inline]
    fn survey(&mut self, entries: &[f64]) -> (f64, f64) {
        self.column_maxima.copy_from_slice(&entries[..self.columns]);
        let mut low = f64::INFINITY;
        for (row, minimum) in entries.chunks_exact(self.columns).zip(&mut self.row_minima) {
            *minimum = f64::INFINITY;
            for (&entry, maximum) in row.iter().zip(&mut self.column_maxima) {
                *maximum = if entry > *maximum { entry } else { *maximum };
                *minimum = if entry < *minimum { entry } else { *minimum };
            }
            low = low.min(*minimum);
        }
        let high = self.column_maxima.iter().copied().fold(low, f64::max);
        (low, high - low)
    }

    /// The first cell where nobody gains more than `tolerance` by leaving it.
    #[inline]
    fn saddle(&self, entries: &[f64], tolerance: f64) -> Option<(usize, usize)> {
        let maximin = self.row_minima.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let minimax = self.column_maxima.iter().copied().fold(f64::INFINITY, f64::min);
        if minimax - maximin > 2.0 * tolerance {
            return None;
        }
        for (row, payoffs) in entries.chunks_exact(self.columns).enumerate() {
            if minimax - self.row_minima[row] > 2.0 * tolerance {
                continue;
            }
            let settled = |column: usize| {
                payoffs[column] - self.row_minima[row] <= tolerance
                    && self.column_maxima[column] - payoffs[column] <= tolerance
            };
            if let Some(column) = (0..self.columns).find(|&column| settled(column)) {
                return Some((row, column));
            }
        }
        None
    }

    #[inline]
    fn pure(&mut self, entries: &[f64], row: usize, column: usize) -> Solved<'_> {
        self.row.fill(0.0);
        self.column.fill(0.0);
        self.row[row] = 1.0;
        self.column[column] = 1.0;
        let value = entries[row * self.columns + column];
        Solved {
            value,
            row: &self.row,
            column: &self.column[..self.columns],
            gaps: [self.column_maxima[column] - value, value - self.row_minima[row]],
            saddle: Some((row, column)),
        }
    }

    #[inline]
    fn normalise(&mut self, entries: &[f64], low: f64, range: f64) {
        let rows = entries.chunks_exact(self.columns);
        for (payoffs, entries) in self.payoffs.chunks_exact_mut(self.stride).zip(rows) {
            for (payoff, entry) in payoffs.iter_mut().zip(entries) {
                *payoff = (entry - low) / range;
            }
        }
    }

    /// The first table: player 2 has no weight anywhere, and every row has slack.
    #[inline]
    fn set_up(&mut self) {
        let (rows, columns) = (self.rows, self.columns);
        let lines = self.table.chunks_exact_mut(self.stride);
        for (line, payoffs) in lines.zip(self.payoffs.chunks_exact(self.stride)) {
            for (entry, payoff) in line.iter_mut().zip(payoffs) {
                *entry = payoff + 1.0;
            }
            line[columns..].fill(0.0);
            line[columns] = 1.0;
        }
        let costs = &mut self.table[rows * self.stride..];
        costs.fill(0.0);
        costs[..columns].fill(-1.0);
        self.free.iter_mut().enumerate().for_each(|(at, variable)| *variable = at);
        self.basic.iter_mut().enumerate().for_each(|(at, variable)| *variable = columns + at);
    }

    /// Pivots until the table is optimal, or until rounding errors must be the reason that it is
    /// not.
    fn run<P: Patience>(&mut self, rule: Rule, patience: &mut P) -> Result<(), P::Stop> {
        let size = self.rows + self.columns;
        let mut stalled = 0;
        for _ in 0..100 + 40 * size {
            // Standing still for long, it may be running in circles.
            let rule = if stalled > 10 + size / 4 { Rule::Least } else { rule };
            let Some(column) = self.entering(rule) else { return Ok(()) };
            let Some((step, pivot)) = self.step(column, rule) else { return Ok(()) };
            patience.pivot(self.table.len())?;
            stalled = if step > NO_VALUE { 0 } else { stalled + 1 };
            if pivot < SMALL_PIVOT {
                self.rebuild(patience)?;
            }
        }
        Ok(())
    }

    /// The column of the table whose variable is to grow.
    #[inline]
    fn entering(&self, rule: Rule) -> Option<usize> {
        let costs = &self.table[self.rows * self.stride..][..self.columns];
        let bound = match rule {
            Rule::Steepest => costs.iter().fold(0.0, |least: f64, &cost| least.min(cost)) + NO_COST,
            Rule::Least => 0.0,
        };
        // Columns that differ by rounding only count as equal: the first is chosen.
        let mut chosen = (usize::MAX, None);
        for (column, (&cost, &variable)) in costs.iter().zip(&self.free).enumerate() {
            if cost <= bound && cost < -NO_COST && variable < chosen.0 {
                chosen = (variable, Some(column));
            }
        }
        chosen.1
    }

    /// Lets the variable of `column` grow until another one is zero, and swaps them; gives how
    /// far it grew and the pivot, or nothing if no other one stops it.
    fn step(&mut self, column: usize, rule: Rule) -> Option<(f64, f64)> {
        let slip = if rule == Rule::Steepest { NO_VALUE } else { f64::MIN_POSITIVE };
        let mut nearest = f64::INFINITY;
        let lines = self.table.chunks_exact(self.stride);
        for (line, ratio) in lines.zip(&mut self.ratios) {
            // Without branches, which would be guessed wrong half of the time.
            let (pivot, value) = (line[column], line[self.columns].max(0.0));
            let inverse = if pivot > NO_PIVOT { 1.0 / pivot } else { f64::INFINITY };
            // The least bit more than zero keeps this from being no number.
            *ratio = (value + f64::MIN_POSITIVE) * inverse;
            nearest = nearest.min((value + slip) * inverse);
        }
        if nearest == f64::INFINITY {
            return None;
        }
        let pivot_of = |row: usize| self.table[row * self.stride + column];
        let mut chosen = usize::MAX;
        for (row, &ratio) in self.ratios.iter().enumerate() {
            if ratio > nearest {
                continue;
            }
            if chosen == usize::MAX {
                chosen = row;
                continue;
            }
            let (pivot, greatest) = (pivot_of(row), pivot_of(chosen));
            // Rows that differ by rounding only count as equal: the first is chosen.
            let close = rule == Rule::Least || (pivot - greatest).abs() <= CLEAR * greatest;
            let better =
                if close { self.basic[row] < self.basic[chosen] } else { pivot > greatest };
            if better {
                chosen = row;
            }
        }
        let done = (self.ratios[chosen], pivot_of(chosen));
        self.pivot(chosen, column);
        Some(done)
    }

    /// Swaps the variables of `row` and `column`.
    fn pivot(&mut self, row: usize, column: usize) {
        let line = &mut self.table[row * self.stride..][..self.stride];
        let inverse = 1.0 / line[column];
        line[column] = 1.0;
        for (kept, entry) in self.pivot_row.iter_mut().zip(line) {
            *entry *= inverse;
            *kept = *entry;
        }
        let (pivot_row, _) = self.pivot_row.as_chunks::<LANES>();
        for (at, line) in self.table.chunks_exact_mut(self.stride).enumerate() {
            let factor = line[column];
            if at == row || factor == 0.0 {
                continue;
            }
            line[column] = 0.0;
            let (line, _) = line.as_chunks_mut::<LANES>();
            for (entries, pivots) in line.iter_mut().zip(pivot_row) {
                for (entry, pivot) in entries.iter_mut().zip(pivots) {
                    *entry -= factor * pivot;
                }
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    /// Reads both strategies off the table.
    #[inline]
    fn read(&mut self) {
        self.row.fill(0.0);
        self.column.fill(0.0);
        for (line, &variable) in self.table.chunks_exact(self.stride).zip(&self.basic) {
            if variable < self.columns {
                self.column[variable] = line[self.columns];
            }
        }
        let costs = &self.table[self.rows * self.stride..];
        for (&cost, &variable) in costs.iter().zip(&self.free) {
            if variable >= self.columns {
                self.row[variable - self.columns] = cost;
            }
        }
        clean(&mut self.row);
        clean(&mut self.column[..self.columns]);
    }

    /// What the strategies pay, and what best responses to them gain.
    #[inline]
    fn certify(&mut self) -> Certificate {
        self.column_payoffs.fill(0.0);
        let (column, _) = self.column.as_chunks::<LANES>();
        let (column_payoffs, _) = self.column_payoffs.as_chunks_mut::<LANES>();
        let mut value = 0.0;
        let mut most = f64::NEG_INFINITY;
        for (payoffs, &weight) in self.payoffs.chunks_exact(self.stride).zip(&self.row) {
            let (payoffs, _) = payoffs.as_chunks::<LANES>();
            let mut sums = [0.0; LANES];
            for (payoffs, column) in payoffs.iter().zip(column) {
                for ((sum, payoff), weight) in sums.iter_mut().zip(payoffs).zip(column) {
                    *sum += payoff * weight;
                }
            }
            let payoff = (sums[0] + sums[1]) + (sums[2] + sums[3]);
            value += weight * payoff;
            most = if payoff > most { payoff } else { most };
            if weight == 0.0 {
                continue;
            }
            for (totals, payoffs) in column_payoffs.iter_mut().zip(payoffs) {
                for (total, payoff) in totals.iter_mut().zip(payoffs) {
                    *total += weight * payoff;
                }
            }
        }
        let least = self.column_payoffs[..self.columns].iter().copied();
        let least =
            least.fold(f64::INFINITY, |least, payoff| if payoff < least { payoff } else { least });
        // What is not a number must stay so: `max` would hide it.
        let gaps = [most - value, value - least].map(|gap| if gap < 0.0 { 0.0 } else { gap });
        Certificate { value, gaps }
    }
}

/// The index of the least number, and of the first of them.
fn least(numbers: &[f64]) -> usize {
    let mut least = 0;
    for (at, &number) in numbers.iter().enumerate() {
        if number < numbers[least] {
            least = at;
        }
    }
    least
}

/// Makes weights probabilities, without rounding errors that look like choices.
fn clean(weights: &mut [f64]) {
    let total: f64 = weights.iter().map(|weight| weight.max(0.0)).sum();
    if total <= 0.0 {
        weights.fill(1.0 / weights.len() as f64);
        return;
    }
    let mut kept = 0.0;
    for weight in weights.iter_mut() {
        *weight = if *weight > DUST * total { *weight } else { 0.0 };
        kept += *weight;
    }
    for weight in weights.iter_mut() {
        *weight /= kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_allocated_for_games_of_a_size_seen_before() {
        let mut solver = Solver::new();
        let entries: Vec<f64> = (0..100).map(|at| f64::from(at * at % 37)).collect();
        solver.solve(10, 10, &entries, 0.0);
        let before = [solver.table.as_ptr(), solver.payoffs.as_ptr(), solver.row.as_ptr()];
        solver.solve(4, 5, &entries[..20], 0.0);
        solver.solve(10, 10, &entries, 0.0);
        assert_eq!(before, [solver.table.as_ptr(), solver.payoffs.as_ptr(), solver.row.as_ptr()]);
    }
}
