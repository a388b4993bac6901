//! What is counted of the plays between two strategies.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::block::Flaw;
use crate::statistics::{PairCounts, PlayCounts};

/// Whole numbers and how often each was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// The number that the first count belongs to.
    low: i32,
    counts: Vec<u64>,
}

impl Histogram {
    /// Counts `value` once more.
    #[inline]
    pub fn record(&mut self, value: i32) {
        self.add(value, 1);
    }

    fn add(&mut self, value: i32, times: u64) {
        if self.counts.is_empty() {
            self.low = value;
        }
        if value < self.low {
            let missing = (self.low - value) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.low = value;
        }
        let place = (value - self.low) as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += times;
    }

    /// Counts everything that `other` has counted.
    pub fn merge(&mut self, other: &Histogram) {
        other.iter().for_each(|(value, count)| self.add(value, count));
    }

    /// The numbers that were seen, in increasing order, each with how often.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        (self.low..).zip(&self.counts).filter(|(_, count)| **count > 0).map(|(v, c)| (v, *c))
    }

    /// The mean of what was seen; nothing if nothing was.
    pub fn mean(&self) -> Option<f64> {
        let count: u64 = self.counts.iter().sum();
        let sum: i64 = self.iter().map(|(value, count)| i64::from(value) * count as i64).sum();
        (count > 0).then(|| sum as f64 / count as f64)
    }
}

/// A play that was lost because a strategy made no legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Failure {
    /// The strategy.
    pub strategy: String,
    /// The other strategy.
    pub against: String,
    /// The number of the pair.
    pub pair: u64,
    /// The seat of the strategy that failed, 1 or 2.
    pub seat: u8,
    /// What happened, as a stable word.
    pub reason: String,
    /// What it saw.
    pub position: String,
    /// What it answered.
    pub answer: String,
    /// The last lines it wrote besides answers.
    pub last_words: String,
}

/// What is counted of the plays between two strategies, a and b.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The plays of a, when it sits first and when it sits second.
    pub seats: [PlayCounts; 2],
    /// The same plays two by two: half points of a.
    pub pairs: PairCounts,
    /// Half points of whoever sat first, two by two.
    pub first_seat: PairCounts,
    /// Moves of each play.
    pub lengths: Histogram,
    /// By how much a was ahead in the end, in the game's own unit.
    pub margins: Histogram,
    /// Moves made by a and by b, where time is taken.
    pub moves: [u64; 2],
    /// Nanoseconds that these moves took, where time is taken.
    pub nanoseconds: [u64; 2],
    /// Plays lost by a and by b for another reason than the rules, by reason.
    pub failed: [BTreeMap<String, u64>; 2],
    /// The first of these plays.
    pub failures: Vec<Failure>,
}

/// Failures told in full; of the others only the reason is counted.
const TOLD: usize = 3;

impl Tally {
    /// Counts everything that `other` has counted.
    pub fn merge(&mut self, other: &Tally) {
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            seat.draws += more.draws;
            seat.losses += more.losses;
        }
        self.pairs.merge(&other.pairs);
        self.first_seat.merge(&other.first_seat);
        self.lengths.merge(&other.lengths);
        self.margins.merge(&other.margins);
        for player in [0, 1] {
            self.moves[player] += other.moves[player];
            self.nanoseconds[player] += other.nanoseconds[player];
            for (reason, count) in &other.failed[player] {
                *self.failed[player].entry(reason.clone()).or_default() += count;
            }
        }
        other.failures.iter().for_each(|failure| self.tell(failure));
    }

    /// Counts a failure, and keeps it if it is among the first of its strategy and reason.
    pub(super) fn fail(&mut self, player: usize, failure: &Failure) {
        *self.failed[player].entry(failure.reason.clone()).or_default() += 1;
        self.tell(failure);
    }

    fn tell(&mut self, failure: &Failure) {
        let alike =
            |known: &&Failure| known.strategy == failure.strategy && known.reason == failure.reason;
        if self.failures.iter().filter(alike).count() < TOLD {
            self.failures.push(failure.clone());
        }
    }

    /// Refuses counts that are not those of `pairs` pairs, each play counted in every way.
    ///
    /// Sums are those of large numbers: what is checked may hold anything.
    pub fn check(&self, pairs: u64) -> Result<(), Flaw> {
        let sum = |counts: &[u64]| counts.iter().map(|&count| u128::from(count)).sum::<u128>();
        let expected = u128::from(pairs);
        let found = sum(&self.pairs.0);
        if found != expected {
            let found = found.try_into().unwrap_or(u64::MAX);
            return Err(Flaw::Pairs { found, expected: pairs });
        }
        let half_points = |counts: &PairCounts| {
            let points = (0..).zip(counts.0);
            points.map(|(points, count): (u128, u64)| points * u128::from(count)).sum::<u128>()
        };
        let [first, second] = self.seats;
        let won = |seat: PlayCounts| 2 * u128::from(seat.wins) + u128::from(seat.draws);
        let lost = |seat: PlayCounts| 2 * u128::from(seat.losses) + u128::from(seat.draws);
        let plays = |seat: PlayCounts| sum(&[seat.wins, seat.draws, seat.losses]);
        let failed = |failed: &BTreeMap<String, u64>| {
            failed.values().map(|&count| u128::from(count)).sum::<u128>()
        };
        let agree = plays(first) == expected
            && plays(second) == expected
            && sum(&self.first_seat.0) == expected
            && half_points(&self.pairs) == won(first) + won(second)
            && half_points(&self.first_seat) == won(first) + lost(second)
            && sum(&self.lengths.counts) == 2 * expected
            && sum(&self.margins.counts) <= 2 * expected
            && failed(&self.failed[0]) + failed(&self.failed[1]) <= 2 * expected;
        if agree { Ok(()) } else { Err(Flaw::Contradiction) }
    }

    /// All plays of a, in both seats.
    pub fn plays(&self) -> PlayCounts {
        let [first, second] = self.seats;
        PlayCounts {
            wins: first.wins + second.wins,
            draws: first.draws + second.draws,
            losses: first.losses + second.losses,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_grow_both_ways_and_merge() {
        let mut left = Histogram::default();
        [3, 3, -2].into_iter().for_each(|value| left.record(value));
        let mut right = Histogram::default();
        [-5, 3, 7].into_iter().for_each(|value| right.record(value));
        left.merge(&right);
        assert_eq!(left.iter().collect::<Vec<_>>(), [(-5, 1), (-2, 1), (3, 3), (7, 1)]);
        assert_eq!(left.mean(), Some(9.0 / 6.0));
        assert_eq!(Histogram::default().mean(), None);
    }
}
