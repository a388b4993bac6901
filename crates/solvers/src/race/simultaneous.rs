//! Equilibria when both players move at once.

use stratege_core::{Limits, Meter, Stopped};

use super::{
    Cost, Play, Race, RaceStrategy, TIE,
    odds::{Law, laws, padded},
    stage::{Gain, Stage},
};
use crate::matrix::{Matrix, Solver};

/// The value of every position when both move at once, and an equilibrium.
///
/// The game is the same for both players, so one plan, told by own and other's points, is an
/// equilibrium with itself.
#[derive(Clone, Debug)]
pub struct Simultaneous {
    target: usize,
    stride: usize,
    /// Row: own points; column: the other's.
    values: Vec<f64>,
    shortfalls: Vec<f64>,
    /// What to choose at every position; a mixture only where a certain choice would not do.
    pub plan: RaceStrategy,
    /// The certificate: the greatest shortfall of all positions.
    pub largest_shortfall: f64,
}

/// An equilibrium when both move at once, with a certificate for every position.
///
/// Where there are several equilibria, the choice among them is that of
/// [`Solver`](crate::matrix::Solver): the first saddle point if there is one up to [`TIE`], else
/// where the simplex method stops; at equal points the strategy of player 1 serves both. The same
/// race always gives the same plan. Another equilibrium may gain more against a weak plan.
///
/// With turns that may gain nothing, a position can lead to itself: its value v solves
/// v = value(A + Bv). Newton's method on v solves one matrix game a step and ends when the
/// strategies it has found hold v between bounds that rounding cannot tell apart.
///
/// The time is that of [`Cost::simultaneous`], and one simplex for every position that mixes.
pub fn simultaneous(race: &Race, limits: Limits<'_>) -> Result<Simultaneous, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    let cost = Cost::simultaneous(race);
    meter.check_memory(cost.bytes)?;
    let laws = laws(race);
    let per_position: usize = laws.iter().map(Law::len).sum::<usize>() * laws.len();
    let mut work = Work::new(race, &laws);
    for low in (0..size).rev() {
        work.solve_row(low);
        meter.add(2 * (size - low) as u64 - 1)?;
        meter.work(((size - low) * per_position) as u64)?;
        let mixtures = work.solved.plan.mixtures() * laws.len() * size_of::<f64>();
        meter.check_memory(cost.bytes + mixtures as u64)?;
    }
    Ok(work.solved)
}

impl Simultaneous {
    /// The mean gain of the player with `own` points against the one with `other`.
    pub fn value(&self, own: u32, other: u32) -> f64 {
        self.values[self.index(own, other)]
    }

    /// How much less than the value the plan's move here gains at worst, with equilibrium play
    /// afterwards: the certificate of one side of one position.
    pub fn shortfall(&self, own: u32, other: u32) -> f64 {
        self.shortfalls[self.index(own, other)]
    }

    /// The choices of both, from 1, if neither mixes.
    pub fn saddle(&self, own: u32, other: u32) -> Option<(usize, usize)> {
        match (self.plan.at(own, other), self.plan.at(other, own)) {
            (Play::Pure(mine), Play::Pure(theirs)) => Some((mine, theirs)),
            _ => None,
        }
    }

    /// What the player with `own` points gains on average by each choice (a row) against each
    /// choice of the other (a column), with equilibrium play afterwards.
    pub fn payoffs_at(&self, race: &Race, own: u32, other: u32) -> Matrix {
        let target = race.target();
        let worth = |own: u32, other: u32| {
            let is_over = own.max(other) >= target;
            if is_over { f64::from(own.cmp(&other) as i8) } else { self.value(own, other) }
        };
        let payoff = |mine: usize, theirs: usize| {
            let (mine, theirs) = (&race.choices()[mine], &race.choices()[theirs]);
            let mut mean = 0.0;
            for &(my_points, my_ways) in mine.outcomes() {
                let share = my_ways as f64 / mine.total() as f64;
                for &(their_points, their_ways) in theirs.outcomes() {
                    let both = share * (their_ways as f64 / theirs.total() as f64);
                    mean += both * worth(own + my_points, other + their_points);
                }
            }
            mean
        };
        let choices = race.choices().len();
        Matrix::from_fn(choices, choices, payoff).expect("a race has choices, and means are finite")
    }

    /// How many choices the plan draws from.
    pub fn support(&self, own: u32, other: u32) -> usize {
        match self.plan.at(own, other) {
            Play::Pure(_) => 1,
            Play::Mixed(weights) => weights.iter().filter(|&&weight| weight > 0.0).count(),
        }
    }

    /// How many positions, by own and other's points, have a mixture.
    pub fn mixed(&self) -> usize {
        self.plan.mixtures()
    }

    fn index(&self, own: u32, other: u32) -> usize {
        assert!((own.max(other) as usize) < self.target, "both are below the target");
        own as usize * self.stride + other as usize
    }
}

/// One position solved; the strategies are in the buffers.
#[derive(Clone, Copy)]
struct Found {
    value: f64,
    /// Of player 1's and of player 2's strategy.
    shortfalls: [f64; 2],
}

/// The tables while they are filled, and buffers.
struct Work<'a> {
    laws: &'a [Law],
    stage: Stage<'a>,
    self_reference: Option<SelfReference>,
    solver: Solver,
    means: Vec<f64>,
    /// Row: choice of player 1; column: choice of player 2.
    matrix: Vec<f64>,
    strategies: [Vec<f64>; 2],
    solved: Simultaneous,
}

impl<'a> Work<'a> {
    fn new(race: &Race, laws: &'a [Law]) -> Work<'a> {
        let (size, count) = (race.size(), laws.len());
        let stride = padded(size);
        let stage = Stage::new(race, laws);
        let zeros: Vec<f64> = laws.iter().map(|law| law.zero).collect();
        let has_zero = zeros.iter().any(|&zero| zero > 0.0);
        Work {
            laws,
            self_reference: has_zero.then(|| SelfReference::new(zeros)),
            solver: Solver::new(),
            means: vec![0.0; stage.width],
            stage,
            matrix: vec![0.0; count * count],
            strategies: [vec![0.0; count], vec![0.0; count]],
            solved: Simultaneous {
                target: size,
                stride,
                values: vec![0.0; size * stride],
                shortfalls: vec![0.0; size * stride],
                plan: RaceStrategy::empty(race),
                largest_shortfall: 0.0,
            },
        }
    }

    /// Solves the positions where player 1 has `low` points and player 2 no fewer; the others
    /// are their mirror images.
    fn solve_row(&mut self, low: usize) {
        let (size, stride) = (self.solved.target, self.solved.stride);
        self.stage.fill::<Gain>(&self.solved.values, stride, low, low + 1);
        let mut guess = -1.0;
        for high in (low + 1..size).rev() {
            self.fill_matrix(high);
            let found = self.solve(guess);
            guess = found.value;
            self.keep(low, high, found.value, found.shortfalls);
            if self.self_reference.is_some() {
                self.stage.settle(high, found.value);
            }
        }
        // Player 2 has `low` points too: what player 1 then leads by is the row just solved.
        let row = &self.solved.values[low * stride..][..size];
        self.stage.replace(low, low, |law| -law.dot(&row[low..]));
        self.fill_matrix(low);
        self.make_fair();
        let found = self.solve_plain();
        let shortfall = found.shortfalls[0] + found.value.abs();
        self.keep_side(low, low, 0.0, shortfall, 0);
    }

    /// The game at the position at hand, without the case that both gain nothing.
    fn fill_matrix(&mut self, other: usize) {
        let count = self.laws.len();
        for (column, law) in self.laws.iter().enumerate() {
            self.stage.means(other, law, &mut self.means);
            for row in 0..count {
                self.matrix[row * count + column] = self.means[row];
            }
        }
    }

    /// Rounding must not make equal points unfair.
    fn make_fair(&mut self) {
        let count = self.laws.len();
        for row in 0..count {
            for column in 0..=row {
                let (above, below) = (column * count + row, row * count + column);
                let lead = (self.matrix[above] - self.matrix[below]) / 2.0;
                self.matrix[above] = lead;
                self.matrix[below] = -lead;
            }
        }
    }

    fn solve(&mut self, guess: f64) -> Found {
        match &mut self.self_reference {
            None => self.solve_plain(),
            Some(own) => own.solve(&self.matrix, guess, &mut self.solver, &mut self.strategies),
        }
    }

    fn solve_plain(&mut self) -> Found {
        let count = self.laws.len();
        let solved = self.solver.solve(count, count, &self.matrix, TIE);
        self.strategies[0].copy_from_slice(solved.row);
        self.strategies[1].copy_from_slice(solved.column);
        Found { value: solved.value, shortfalls: [solved.gaps[1], solved.gaps[0]] }
    }

    fn keep(&mut self, own: usize, other: usize, value: f64, shortfalls: [f64; 2]) {
        self.keep_side(own, other, value, shortfalls[0], 0);
        self.keep_side(other, own, -value, shortfalls[1], 1);
    }

    fn keep_side(&mut self, own: usize, other: usize, value: f64, shortfall: f64, player: usize) {
        let solved = &mut self.solved;
        solved.values[own * solved.stride + other] = value;
        solved.shortfalls[own * solved.stride + other] = shortfall;
        solved.largest_shortfall = solved.largest_shortfall.max(shortfall);
        solved.plan.set_mixture(own, other, &self.strategies[player]);
    }
}

/// Solves v = value(A + Bv), where B holds the chances that both gain nothing.
struct SelfReference {
    /// The chance of each choice to gain nothing.
    zeros: Vec<f64>,
    /// A + Bv for the v at hand.
    matrix: Vec<f64>,
    /// What is not worth mixing for in one turn: a position that comes back often adds it up.
    tie: f64,
}

/// Steps after which the bounds are taken as they are.
const MOST_STEPS: usize = 64;
/// Bounds this close are as good as equal.
const CLOSE: f64 = 1e-13;

impl SelfReference {
    fn new(zeros: Vec<f64>) -> SelfReference {
        let most = zeros.iter().copied().fold(0.0, f64::max);
        let tie = TIE * (1.0 - most * most);
        SelfReference { matrix: vec![0.0; zeros.len() * zeros.len()], zeros, tie }
    }

    /// A strategy kept up at every return holds the value from one side: those are the bounds.
    fn solve(
        &mut self,
        entries: &[f64],
        guess: f64,
        solver: &mut Solver,
        strategies: &mut [Vec<f64>; 2],
    ) -> Found {
        let count = self.zeros.len();
        let mut value = guess;
        let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
        for _ in 0..MOST_STEPS {
            for (at, entry) in self.matrix.iter_mut().enumerate() {
                let both = self.zeros[at / count] * self.zeros[at % count];
                *entry = entries[at] + both * value;
            }
            let solved = solver.solve(count, count, &self.matrix, self.tie);
            let bounds = self.bounds(entries, solved.row, solved.column);
            if bounds.low > low {
                low = bounds.low;
                strategies[0].copy_from_slice(solved.row);
            }
            if bounds.high < high {
                high = bounds.high;
                strategies[1].copy_from_slice(solved.column);
            }
            let old = value;
            let newton = bounds.value;
            value = if low < newton && newton < high { newton } else { f64::midpoint(low, high) };
            if high - low <= CLOSE || (value - old).abs() <= f64::EPSILON {
                break;
            }
        }
        let value = f64::midpoint(low, high);
        // Rounding may leave the bounds the wrong way round.
        Found { value, shortfalls: [(value - low).max(0.0), (high - value).max(0.0)] }
    }

    fn bounds(&self, entries: &[f64], row: &[f64], column: &[f64]) -> Bounds {
        let count = self.zeros.len();
        let mean = |weights: &[f64]| -> f64 {
            weights.iter().zip(&self.zeros).map(|(weight, zero)| weight * zero).sum()
        };
        let (row_zero, column_zero) = (mean(row), mean(column));
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        let mut both = 0.0;
        for at in 0..count {
            let of_row = |other: usize| entries[at * count + other] * column[other];
            let gain: f64 = (0..count).map(of_row).sum();
            high = high.max(gain / (1.0 - self.zeros[at] * column_zero));
            both += row[at] * gain;
            let of_column = |other: usize| entries[other * count + at] * row[other];
            let gain: f64 = (0..count).map(of_column).sum();
            low = low.min(gain / (1.0 - self.zeros[at] * row_zero));
        }
        Bounds { low, value: both / (1.0 - row_zero * column_zero), high }
    }
}

/// What player 1 gets at least, on average and at most from two strategies.
struct Bounds {
    low: f64,
    value: f64,
    high: f64,
}
