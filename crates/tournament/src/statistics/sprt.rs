//! A sequential test of *better* against *not better*.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{PairCounts, PlanError};

/// The probability of each of the two wrong verdicts.
pub const ERROR_RATE: f64 = 0.05;

/// What a sequential test says of the pairs so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SequentialVerdict)]
pub enum Verdict {
    /// More pairs are needed.
    Continue,
    /// The strategy is better, by about the margin or more.
    Better,
    /// The strategy is not better by the margin; it may still be a little better, or worse.
    NotBetter,
}

/// A test of the score 1/2 against the score 1/2 + margin that stops as soon as it knows.
///
/// This is the generalised sequential probability ratio test on mirrored pairs: the likelihood of
/// the counts under each score is that of the most likely distribution with that mean. A strategy
/// that is no better is called better, and one better by the margin is called not better, each
/// with a probability of about [`ERROR_RATE`]: the theory is for many pairs, and simulations agree
/// down to tests of two dozen. Between the two scores either verdict may come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    margin: f64,
}

impl Sprt {
    /// Plans a test that looks for a gain in score of `margin`, between 0 and 1/2.
    pub fn new(margin: f64) -> Result<Sprt, PlanError> {
        if 0.0 < margin && margin < 0.5 {
            Ok(Sprt { margin })
        } else {
            Err(PlanError::Margin(margin))
        }
    }

    /// The gain in score looked for.
    pub fn margin(&self) -> f64 {
        self.margin
    }

    /// The verdict after `pairs`: all of them, from the first one on.
    ///
    /// The first verdict other than [`Verdict::Continue`] is the result; asking less often than
    /// after each pair only makes mistakes rarer.
    pub fn verdict(&self, pairs: &PairCounts) -> Verdict {
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= Sprt::bound() {
            Verdict::Better
        } else if ratio <= -Sprt::bound() {
            Verdict::NotBetter
        } else {
            Verdict::Continue
        }
    }

    /// How far the logarithm of the likelihood ratio must be from 0 to stop: about 2.94.
    pub fn bound() -> f64 {
        libm::log((1.0 - ERROR_RATE) / ERROR_RATE)
    }

    /// The logarithm of how much likelier `pairs` are if the strategy is better by the margin.
    pub fn log_likelihood_ratio(&self, pairs: &PairCounts) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        // Scores not seen yet must stay possible, or some means could not be reached.
        let counts = pairs.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        log_likelihood(&counts, 0.5 + self.margin) - log_likelihood(&counts, 0.5)
    }
}

/// The best log-likelihood of `counts` among distributions with this mean, up to a constant.
///
/// The best distribution divides the frequency of each score by 1 + x (score - mean), where x is
/// such that the mean comes out right (a Lagrange multiplier).
fn log_likelihood(counts: &[f64; 5], mean: f64) -> f64 {
    let offsets = PairCounts::SCORES.map(|score| score - mean);
    let excess = |x: f64| -> f64 {
        counts.iter().zip(offsets).map(|(count, offset)| count * offset / (1.0 + x * offset)).sum()
    };
    // The excess decreases from +infinity to -infinity between the two poles.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = f64::midpoint(low, high);
    -counts.iter().zip(offsets).map(|(count, offset)| count * libm::log1p(x * offset)).sum::<f64>()
}
