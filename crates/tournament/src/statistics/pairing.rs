//! What mirrored pairs bring, and what the first seat is worth.

use serde::{Deserialize, Serialize};

use super::{Interval, LEVEL, PairCounts, PlayCounts, p_value, student};

/// What sitting first is worth, whoever sits there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatEffect {
    /// The mean score of the first seat.
    pub score: Interval,
    /// The probability of a score at least as far from 1/2 if both seats were worth the same.
    pub p_value: f64,
}

/// How many times as many plays would have been needed without mirrored pairs.
///
/// `seats` are the plays of the strategy in the first and in the second seat, `pairs` the same
/// plays two by two. The comparison is with plays that alternate seats but have a deal each: the
/// variance of the mean of two such plays is divided by that of a pair. A gain below 1 says that
/// pairing cost precision: deals tend to suit the same strategy from both seats.
///
/// Nothing is said below two plays per seat, nor when all pairs have the same score.
pub fn pairing_gain(seats: &[PlayCounts; 2], pairs: &PairCounts) -> Option<f64> {
    let paired = pairs.variance().filter(|&variance| variance > 0.0)?;
    let independent = (seats[0].variance()? + seats[1].variance()?) / 4.0;
    Some(independent / paired)
}

/// The worth of the first seat, from the half points of the first seat in each mirrored pair.
///
/// Plays of a pair share a deal, so they are not counted one by one: a pair is worth the half
/// points of whoever sat first in one play, plus those of whoever sat first in the other.
pub fn seat_effect(first_seat: &PairCounts) -> SeatEffect {
    SeatEffect { score: student(first_seat, LEVEL), p_value: p_value(first_seat) }
}
