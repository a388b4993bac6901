//! The laws of a race as floating-point numbers, laid out for fast sums.

use super::{Gains, Race};

/// Columns that are worked on together.
pub(super) const LANES: usize = 8;
/// Impossible points are kept as zeros when a gap between possible ones is at most this long.
const GAP: usize = 4;

/// The chances of the points of one turn.
pub(super) struct Law {
    /// The chance of no points.
    pub(super) zero: f64,
    /// The chances of one point or more, without the long gaps.
    runs: Vec<Run>,
    /// `at_least[t]` is the chance of at least `t` points; past the end it is 0.
    at_least: Vec<f64>,
}

/// The chances of consecutive points.
struct Run {
    first: usize,
    chances: Vec<f64>,
}

/// The law of every choice.
pub(super) fn laws(race: &Race) -> Vec<Law> {
    race.choices().iter().map(Law::new).collect()
}

/// `count` rounded up to whole lanes.
pub(super) fn padded(count: usize) -> usize {
    count.next_multiple_of(LANES)
}

impl Law {
    fn new(gains: &Gains) -> Law {
        let total = gains.total() as f64;
        let mut chances = vec![0.0; gains.most() + 1];
        let mut at_least = vec![0.0; gains.most() + 2];
        let mut ways_above = 0;
        let mut next = at_least.len() - 1;
        for &(points, ways) in gains.outcomes().iter().rev() {
            let points = points as usize;
            chances[points] = ways as f64 / total;
            at_least[points + 1..next].fill(ways_above as f64 / total);
            ways_above += ways;
            at_least[points] = ways_above as f64 / total;
            next = points;
        }
        at_least[..next].fill(1.0);
        Law::from_chances(&chances, at_least)
    }

    /// The law of a choice drawn with `weights`.
    pub(super) fn mixed(race: &Race, weights: &[f64]) -> Law {
        let mut chances = vec![0.0; race.reach() + 1];
        let mut at_least = vec![0.0; race.reach() + 2];
        for (gains, &weight) in race.choices().iter().zip(weights) {
            let law = Law::new(gains);
            for &(points, ways) in gains.outcomes() {
                chances[points as usize] += weight * (ways as f64 / gains.total() as f64);
            }
            let sums = at_least.iter_mut().zip(&law.at_least);
            sums.for_each(|(sum, chance)| *sum += weight * chance);
        }
        Law::from_chances(&chances, at_least)
    }

    fn from_chances(chances: &[f64], at_least: Vec<f64>) -> Law {
        let mut runs: Vec<Run> = Vec::new();
        for (points, &chance) in chances.iter().enumerate().skip(1) {
            if chance == 0.0 {
                continue;
            }
            match runs.last_mut() {
                Some(run) if points <= run.first + run.chances.len() + GAP => {
                    run.chances.resize(points - run.first, 0.0);
                    run.chances.push(chance);
                }
                _ => runs.push(Run { first: points, chances: vec![chance] }),
            }
        }
        Law { zero: chances[0], runs, at_least }
    }

    /// The chance of at least `points`.
    pub(super) fn at_least(&self, points: usize) -> f64 {
        self.at_least.get(points).copied().unwrap_or(0.0)
    }

    /// The chance of more than `points`, less the chance of fewer.
    pub(super) fn lead(&self, points: usize) -> f64 {
        self.at_least(points + 1) - (1.0 - self.at_least(points))
    }

    /// How many multiplications one sum over this law takes.
    pub(super) fn len(&self) -> usize {
        self.runs.iter().map(|run| run.chances.len()).sum()
    }

    /// The mean of `values[points]` over one point or more, as far as there are values.
    #[inline]
    pub(super) fn dot(&self, values: &[f64]) -> f64 {
        let mut sum = 0.0;
        for run in &self.runs {
            let Some(values) = values.get(run.first..) else { break };
            sum += dot(&run.chances, values);
        }
        sum
    }

    /// The means of columns `column..column + L` of a table over one point or more.
    ///
    /// Row `points` starts at `points * stride`. Rows past the end of the table count as 0.
    #[inline]
    pub(super) fn sweep<const L: usize>(
        &self,
        table: &[f64],
        stride: usize,
        column: usize,
    ) -> [f64; L] {
        let mut sums = [0.0; L];
        for run in &self.runs {
            let Some(table) = table.get(run.first * stride..) else { break };
            for (chance, row) in run.chances.iter().zip(table.chunks_exact(stride)) {
                let row = &row[column..column + L];
                for lane in 0..L {
                    sums[lane] += chance * row[lane];
                }
            }
        }
        sums
    }
}

/// The sum of products, as long as both last.
///
/// Four partial sums at once: one alone would wait for every addition.
#[inline]
fn dot(left: &[f64], right: &[f64]) -> f64 {
    let length = left.len().min(right.len());
    let (left_chunks, left_rest) = left[..length].as_chunks::<4>();
    let (right_chunks, right_rest) = right[..length].as_chunks::<4>();
    let mut sums = [0.0; 4];
    for (left, right) in left_chunks.iter().zip(right_chunks) {
        for lane in 0..4 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    let rest: f64 = left_rest.iter().zip(right_rest).map(|(left, right)| left * right).sum();
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
}
