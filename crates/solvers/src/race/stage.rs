//! One row of positions of a race in which both move at once, averaged over one player's turn.

use super::{
    Race,
    odds::{LANES, Law},
};

/// Choices that are worked on together.
pub(super) const BLOCK: usize = 4;

/// For one number of points of player 1 and every choice, the mean value by the points that
/// player 2 will have: averages over player 1's turn are shared by all positions of the row.
pub(super) struct Stage<'a> {
    laws: &'a [Law],
    size: usize,
    /// Row: points of player 2 after the turn, past the target too; column: choice.
    pub(super) table: Vec<f64>,
    /// The length of a row.
    pub(super) width: usize,
}

/// What an ended race is worth.
pub(super) trait Ending {
    /// When player 1 alone has reached the target.
    const ALONE: f64;

    /// The mean when player 2 has reached the target, with `points` more than player 1 had before
    /// gaining by `law`. The larger total wins, whether or not player 1 has reached the target.
    fn both(law: &Law, points: usize) -> f64;
}

/// Counts +1 for a win of player 1, -1 for a loss.
pub(super) struct Gain;
/// Counts 1 for a win of player 1.
pub(super) struct Win;
/// Counts 1 for a draw.
pub(super) struct Draw;

impl Ending for Gain {
    const ALONE: f64 = 1.0;
    fn both(law: &Law, points: usize) -> f64 {
        law.lead(points)
    }
}

impl Ending for Win {
    const ALONE: f64 = 1.0;
    fn both(law: &Law, points: usize) -> f64 {
        law.at_least(points + 1)
    }
}

impl Ending for Draw {
    const ALONE: f64 = 0.0;
    fn both(law: &Law, points: usize) -> f64 {
        law.at_least(points) - law.at_least(points + 1)
    }
}

impl<'a> Stage<'a> {
    pub(super) fn new(race: &Race, laws: &'a [Law]) -> Stage<'a> {
        let width = laws.len().next_multiple_of(BLOCK);
        let table = vec![0.0; (race.size() + race.reach()) * width];
        Stage { laws, size: race.size(), table, width }
    }

    /// Averages over turns of player 1, who has `own` points, that gain one point or more.
    ///
    /// `values` holds a row of `stride` for each number of points of player 1. Points of player 2
    /// below `from` are left out.
    pub(super) fn fill<E: Ending>(
        &mut self,
        values: &[f64],
        stride: usize,
        own: usize,
        from: usize,
    ) {
        let values = &values[own * stride..];
        for (choice, law) in self.laws.iter().enumerate() {
            let reached = E::ALONE * law.at_least(self.size - own);
            for column in (from / LANES * LANES..self.size).step_by(LANES) {
                let means = law.sweep::<LANES>(values, stride, column);
                for (other, mean) in (column..self.size).zip(means) {
                    self.table[other * self.width + choice] = reached + mean;
                }
            }
            let past = self.table.chunks_exact_mut(self.width).enumerate().skip(self.size);
            past.for_each(|(other, row)| row[choice] = E::both(law, other - own));
        }
    }

    /// Replaces the gains for `other` points of player 2 by what `mean` says of each law, and by
    /// a win where player 1 reaches the target.
    pub(super) fn replace(&mut self, own: usize, other: usize, mean: impl Fn(&Law) -> f64) {
        for (choice, law) in self.laws.iter().enumerate() {
            let reached = law.at_least(self.size - own);
            self.table[other * self.width + choice] = reached + mean(law);
        }
    }

    /// Adds the turns of player 1 that gain nothing, now that `value` is known for `other` points
    /// of player 2.
    pub(super) fn settle(&mut self, other: usize, value: f64) {
        let row = &mut self.table[other * self.width..][..self.width];
        row.iter_mut().zip(self.laws).for_each(|(mean, law)| *mean += law.zero * value);
    }

    /// The mean for player 1's `choice` when player 2 has `other` points and gains by `law`,
    /// without the case that both gain nothing.
    #[inline]
    pub(super) fn mean(&self, choice: usize, other: usize, law: &Law) -> f64 {
        let column = choice / BLOCK * BLOCK;
        let table = &self.table[other * self.width..];
        let means = law.sweep::<BLOCK>(table, self.width, column);
        means[choice - column] + law.zero * table[choice]
    }

    /// The means for all choices of player 1; `means` is as long as a row.
    #[inline]
    pub(super) fn means(&self, other: usize, law: &Law, means: &mut [f64]) {
        let table = &self.table[other * self.width..];
        let mut column = 0;
        while column < self.width {
            column += match self.width - column {
                4 => self.block::<4>(table, law, column, means),
                8 => self.block::<8>(table, law, column, means),
                12 => self.block::<12>(table, law, column, means),
                _ => self.block::<16>(table, law, column, means),
            };
        }
    }

    #[inline]
    fn block<const L: usize>(
        &self,
        table: &[f64],
        law: &Law,
        column: usize,
        means: &mut [f64],
    ) -> usize {
        let sums = law.sweep::<L>(table, self.width, column);
        for lane in 0..L {
            means[column + lane] = sums[lane] + law.zero * table[column + lane];
        }
        L
    }
}
