//! Intervals that may be looked at after every batch of pairs.

use serde::{Deserialize, Serialize};

use super::{Interval, PairCounts, PlanError};

/// An interval for the mean score that stays right however often it is looked at.
///
/// With probability `level`, the mean is inside *all* the intervals it ever gives, so pairs may be
/// stopped for any reason: when the interval is narrow enough, or leaves out 1/2. Each interval is
/// the intersection of all before it; should nothing be left, because the mean drifts, it becomes
/// a point. At the precision it is about 1.5 times as wide as Student's for the same pairs, which
/// may not be looked at early; pairs beyond that narrow it slowly.
///
/// It is built on betting (Waudby-Smith and Ramdas, *Estimating means of bounded random variables
/// by betting*, 2024). Against each candidate m for the mean plays a bettor who stakes a share of
/// the wealth on the next score being above m. If the mean is m or less the game is unfair to the
/// bettor, whose wealth then exceeds 2 / (1 - level) at some time with a probability of at most
/// (1 - level) / 2. Candidates against whom the bettor got that rich are excluded; another bettor
/// works from above. The wealth of a bettor is shared out in advance:
///
/// - half is staked at the rate best for a mean `precision` away, given the variance of the pairs
///   before; the rate is revised each time the number of pairs has doubled,
/// - the other half is spread over fixed rates, for means farther away.
///
/// Rates depend on earlier batches only, so batches must come in an order that is fixed before
/// they are played. The state is small and can be saved; it holds counts, not floating point sums.
///
/// ```
/// use stratege_tournament::statistics::{ConfidenceSequence, LEVEL, PairCounts};
///
/// let mut sequence = ConfidenceSequence::new(LEVEL, 0.02)?;
/// while !sequence.is_precise() {
///     sequence.add(&PairCounts([5, 20, 50, 20, 5]));
/// }
/// assert_eq!(sequence.pairs().pairs(), 1100);
/// # Ok::<(), stratege_tournament::statistics::PlanError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfidenceSequence {
    level: f64,
    precision: f64,
    /// The pairs between two revisions of the rate; each stage has as many as all before it.
    stages: Vec<PairCounts>,
    /// The ends in millionths, rounded outwards.
    low: u32,
    high: u32,
}

/// One, in the unit of the ends.
const ONE: u32 = 1_000_000;

/// The part of the wealth staked at the rate that aims at the precision.
const AIMED: f64 = 0.5;

impl ConfidenceSequence {
    /// Begins without pairs; `precision` is the half-width at which the interval is to be best.
    pub fn new(level: f64, precision: f64) -> Result<ConfidenceSequence, PlanError> {
        if !(0.0 < level && level < 1.0) {
            return Err(PlanError::Level(level));
        }
        if !(0.0 < precision && precision < 0.5) {
            return Err(PlanError::Precision(precision));
        }
        Ok(ConfidenceSequence { level, precision, stages: Vec::new(), low: 0, high: ONE })
    }

    /// Takes the next batch of pairs into account.
    ///
    /// An interval is computed here, so that many small batches cost more than few large ones.
    pub fn add(&mut self, batch: &PairCounts) {
        if batch.pairs() == 0 {
            return;
        }
        let last = self.stages.last().map_or(0, PairCounts::pairs);
        let before = self.pairs().pairs() - last;
        match self.stages.last_mut() {
            Some(stage) if last < before => stage.merge(batch),
            _ => self.stages.push(*batch),
        }
        let bettor = Bettor::new(self.precision, &self.stages);
        let (low, high) = (self.low, self.high);
        self.low = bettor.excluded(low, high, self.level);
        let reversed: Vec<PairCounts> = self.stages.iter().map(PairCounts::reversed).collect();
        let bettor = Bettor::new(self.precision, &reversed);
        self.high = ONE - bettor.excluded(ONE - high, ONE - self.low, self.level);
    }

    /// The mean score and the means not excluded so far.
    ///
    /// The mean is that of all pairs. It is inside unless the pairs drift, or by a rare accident.
    pub fn interval(&self) -> Interval {
        let share = |millionths: u32| f64::from(millionths) / f64::from(ONE);
        Interval { mean: self.pairs().mean(), low: share(self.low), high: share(self.high) }
    }

    /// Says whether the half-width has come down to the precision.
    pub fn is_precise(&self) -> bool {
        self.interval().half_width() <= self.precision
    }

    /// All pairs so far.
    pub fn pairs(&self) -> PairCounts {
        let mut pairs = PairCounts::default();
        self.stages.iter().for_each(|stage| pairs.merge(stage));
        pairs
    }

    /// The half-width at which the interval is to be best.
    pub fn precision(&self) -> f64 {
        self.precision
    }

    /// The probability that all intervals cover the mean.
    pub fn level(&self) -> f64 {
        self.level
    }
}

/// The bets made on scores above a candidate for the mean.
struct Bettor {
    /// Parts of the wealth: the logarithm of the share, and the pairs met at each rate.
    parts: Vec<(f64, Vec<(f64, PairCounts)>)>,
}

impl Bettor {
    /// The bets made on the pairs of `stages`.
    fn new(precision: f64, stages: &[PairCounts]) -> Bettor {
        let mut all = PairCounts::default();
        let mut aimed = Vec::with_capacity(stages.len());
        for stage in stages {
            aimed.push((aimed_rate(precision, &all), *stage));
            all.merge(stage);
        }
        // Rates of 1 at most never lose everything. Below 4 x precision they would only pay for
        // intervals narrower than the precision, as the variance is 1/4 at most.
        let rates = std::iter::successors(Some(1.0), |rate| Some(rate / std::f64::consts::SQRT_2));
        let fixed: Vec<f64> =
            rates.take_while(|&rate| rate >= (4.0 * precision).min(1.0)).collect();
        let share = libm::log((1.0 - AIMED) / fixed.len() as f64);
        let mut parts = vec![(libm::log(AIMED), aimed)];
        parts.extend(fixed.into_iter().map(|rate| (share, vec![(rate, all)])));
        Bettor { parts }
    }

    /// The largest candidate excluded from below, in `low..=high`, in millionths; `low` if none is.
    fn excluded(&self, low: u32, high: u32, level: f64) -> u32 {
        let threshold = libm::log(2.0 / (1.0 - level));
        let is_excluded = |end: u32| self.is_rich(f64::from(end) / f64::from(ONE), threshold);
        // The larger the candidate, the poorer the bettor. From one batch to the next the end
        // moves little: growing steps come close to it, halving finds it.
        let (mut low, mut high, mut step) = (low, high + 1, 1);
        while low + step < high {
            if is_excluded(low + step) {
                low += step;
            } else {
                high = low + step;
            }
            step *= 2;
        }
        while high - low > 1 {
            let middle = low.midpoint(high);
            if is_excluded(middle) { low = middle } else { high = middle }
        }
        low
    }

    /// Says whether betting on scores above `candidate` made a wealth of e to the `threshold`.
    fn is_rich(&self, candidate: f64, threshold: f64) -> bool {
        let part = |(share, bets): &(f64, Vec<(f64, PairCounts)>)| {
            let gains = bets.iter().map(|(rate, pairs)| log_gain(*rate, pairs, candidate));
            libm::exp(share + gains.sum::<f64>() - threshold)
        };
        self.parts.iter().map(part).sum::<f64>() >= 1.0
    }
}

/// The logarithm of the factor by which bets at `rate` on `pairs` multiply the wealth.
fn log_gain(rate: f64, pairs: &PairCounts, candidate: f64) -> f64 {
    pairs
        .0
        .iter()
        .zip(PairCounts::SCORES)
        .filter(|&(&count, _)| count > 0)
        .map(|(&count, score)| count as f64 * libm::log(1.0 + rate * (score - candidate)))
        .sum()
}

/// The rate at which wealth grows fastest if the mean is `precision` above the candidate.
fn aimed_rate(precision: f64, before: &PairCounts) -> f64 {
    let number = before.pairs() as f64;
    // The largest possible variance counts as one pair, so that there is always an estimate.
    let scatter = before.scatter() as f64 / (16.0 * number.max(1.0));
    let variance = (0.25 + scatter) / (number + 1.0);
    (precision / (variance + precision * precision)).min(1.0)
}
