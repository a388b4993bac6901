//! Exact counts of plays and of mirrored pairs.

use serde::{Deserialize, Serialize};

/// How many mirrored pairs gave the strategy 0, 1, 2, 3 and 4 half points.
///
/// A play is worth two half points if won, one if drawn; a pair is two plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PairCounts(pub [u64; 5]);

impl PairCounts {
    /// The scores in [0, 1] of the five kinds of pairs.
    pub const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Counts one more pair, worth `half_points` (at most 4).
    pub fn record(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// Counts the pairs of `other` as well.
    pub fn merge(&mut self, other: &PairCounts) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// The same pairs seen by the other strategy.
    pub fn reversed(&self) -> PairCounts {
        let [zero, one, two, three, four] = self.0;
        PairCounts([four, three, two, one, zero])
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The sum of the half points of all pairs.
    pub fn half_points(&self) -> u64 {
        (0..).zip(self.0).map(|(points, count): (u64, u64)| points * count).sum()
    }

    /// The mean score in [0, 1]; 1/2 when there is no pair.
    pub fn mean(&self) -> f64 {
        match self.pairs() {
            0 => 0.5,
            pairs => self.half_points() as f64 / (4 * pairs) as f64,
        }
    }

    /// The unbiased variance of the score of one pair; nothing below two pairs.
    ///
    /// It is zero exactly when all pairs have the same score.
    pub fn variance(&self) -> Option<f64> {
        let pairs = u128::from(self.pairs());
        (pairs >= 2).then(|| self.scatter() as f64 / (16 * pairs * (pairs - 1)) as f64)
    }

    /// The sum of squared distances from the mean in half points, times the number of pairs.
    pub(super) fn scatter(&self) -> u128 {
        let sum = u128::from(self.half_points());
        let squares: u128 =
            (0..).zip(self.0).map(|(points, count)| points * points * u128::from(count)).sum();
        u128::from(self.pairs()) * squares - sum * sum
    }
}

/// How plays ended, from one point of view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayCounts {
    /// Plays won.
    pub wins: u64,
    /// Plays without a winner.
    pub draws: u64,
    /// Plays lost.
    pub losses: u64,
}

impl PlayCounts {
    /// How many plays there are.
    pub fn plays(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The sum of half points: two for a win, one for a draw.
    pub fn half_points(&self) -> u64 {
        2 * self.wins + self.draws
    }

    /// The mean score in [0, 1]; 1/2 when there is no play.
    pub fn mean(&self) -> f64 {
        match self.plays() {
            0 => 0.5,
            plays => self.half_points() as f64 / (2 * plays) as f64,
        }
    }

    /// The unbiased variance of the score of one play; nothing below two plays.
    pub fn variance(&self) -> Option<f64> {
        let plays = u128::from(self.plays());
        let sum = u128::from(self.half_points());
        let squares = 4 * u128::from(self.wins) + u128::from(self.draws);
        let scatter = plays * squares - sum * sum;
        (plays >= 2).then(|| scatter as f64 / (4 * plays * (plays - 1)) as f64)
    }
}
