//! Intervals for a number of pairs fixed in advance.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{PairCounts, normal_quantile, student_quantile};

/// The probability that an interval covers the truth, unless a caller wants another.
pub const LEVEL: f64 = 0.95;

/// An estimate of a mean in [0, 1] and the values that the observations leave possible.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Interval {
    /// What was observed; 1/2 when nothing was.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Everything is possible: nothing was observed.
    pub const UNKNOWN: Interval = Interval { mean: 0.5, low: 0.0, high: 1.0 };

    /// Half the distance between the ends: the number after `±`.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Says whether `value` is possible; the ends are.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// Wilson's interval for a rate: `successes` out of `trials`, which must be independent.
///
/// Without trials, everything is possible.
pub fn wilson(successes: u64, trials: u64, level: f64) -> Interval {
    debug_assert!(successes <= trials, "a success is a trial");
    if trials == 0 {
        return Interval::UNKNOWN;
    }
    let number = trials as f64;
    let rate = successes as f64 / number;
    let quantile = normal_quantile(level);
    let square = quantile * quantile;
    let center = (rate + square / (2.0 * number)) / (1.0 + square / number);
    let spread = quantile / (1.0 + square / number)
        * (rate * (1.0 - rate) / number + square / (4.0 * number * number)).sqrt();
    // At the edges the formula gives 0 and 1, but for rounding.
    let low = if successes == 0 { 0.0 } else { (center - spread).max(0.0) };
    let high = if successes == trials { 1.0 } else { (center + spread).min(1.0) };
    Interval { mean: rate, low, high }
}

/// Student's interval for the mean score of a pair, inside [0, 1].
///
/// The number of pairs must not depend on their results; for plans that stop when the results are
/// clear there is [`ConfidenceSequence`](super::ConfidenceSequence).
///
/// When all pairs have the same score, which a single pair always has, Student's interval would
/// have no width or no meaning. What is known then is that another score has a probability of at
/// most q, where (1 - q)^n = (1 - level) / 2, and the ends are the means reached if those other
/// scores were all 0 or all 1. Without pairs, everything is possible.
pub fn student(pairs: &PairCounts, level: f64) -> Interval {
    let number = pairs.pairs() as f64;
    let mean = pairs.mean();
    match pairs.variance() {
        _ if number == 0.0 => Interval::UNKNOWN,
        Some(variance) if variance > 0.0 => {
            let spread = student_quantile(level, number - 1.0) * (variance / number).sqrt();
            Interval { mean, low: (mean - spread).max(0.0), high: (mean + spread).min(1.0) }
        }
        _ => {
            let other = 1.0 - libm::pow((1.0 - level) / 2.0, 1.0 / number);
            Interval { mean, low: mean * (1.0 - other), high: mean + (1.0 - mean) * other }
        }
    }
}
