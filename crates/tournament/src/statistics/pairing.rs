//! What mirrored pairs bring.

use super::{PairCounts, PlayCounts};

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
