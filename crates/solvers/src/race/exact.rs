//! Races in turn with fractions in place of floating-point numbers.

use dashu_int::{IBig, UBig, ops::Gcd};
use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Stopped};

use super::{
    Cost, Gains, Race, RaceStrategy,
    sequential::{alone, couple},
};

/// The gain and the best choice of every position, without rounding.
#[derive(Clone, Debug)]
pub struct SequentialExact {
    target: usize,
    /// Row: points of the player to move; column: points of the other.
    gains: Vec<RBig>,
    choices: Vec<u16>,
}

/// One position counts as this much work: fractions are slow, and the watcher is to be heard.
pub(super) const SLOW: u64 = 1 << 16;

/// As [`sequential`](super::sequential()), with fractions: the smallest of truly equal choices is
/// taken.
///
/// Fractions grow by the digits of one turn for every turn still to play, so the time grows with
/// about the fourth power of the target. For ten choices of up to 60 points, a target of 30 takes
/// a fiftieth of a second, and 100 takes two; see [`Cost::sequential_exact`].
pub fn sequential_exact(race: &Race, limits: Limits<'_>) -> Result<SequentialExact, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::sequential_exact(race).bytes)?;
    let laws: Vec<Ways> = race.choices().iter().map(Ways::new).collect();
    let zeros: Vec<RBig> = laws.iter().map(Ways::zero).collect();
    let mut solved = SequentialExact {
        target: size,
        gains: vec![RBig::ZERO; size * size],
        choices: vec![0; size * size],
    };
    for low in (0..size).rev() {
        for high in (low..size).rev() {
            meter.work(SLOW)?;
            if low == high {
                let gains = solved.options(&laws, low, low);
                let gain = alone(&gains, &zeros);
                solved.set(low, low, &gain, &gain, &gains, &zeros);
                meter.tick()?;
                continue;
            }
            let behind = solved.options(&laws, low, high);
            let ahead = solved.options(&laws, high, low);
            let [gain, mirrored] = couple(&behind, &ahead, &zeros);
            solved.set(low, high, &gain, &mirrored, &behind, &zeros);
            solved.set(high, low, &mirrored, &gain, &ahead, &zeros);
            meter.add(2)?;
        }
    }
    Ok(solved)
}

impl SequentialExact {
    /// The mean gain of the player to move, who has `own` points, the other `other`.
    pub fn gain(&self, own: u32, other: u32) -> &RBig {
        &self.gains[self.index(own as usize, other as usize)]
    }

    /// The best choice, from 1; the smallest of equals.
    pub fn choice(&self, own: u32, other: u32) -> usize {
        usize::from(self.choices[self.index(own as usize, other as usize)]) + 1
    }

    /// How often the player to move wins.
    pub fn win(&self, own: u32, other: u32) -> RBig {
        (RBig::ONE + self.gain(own, other)) / RBig::from(2u8)
    }

    /// The best choices as a plan.
    pub fn plan(&self, race: &Race) -> RaceStrategy<RBig> {
        RaceStrategy::pure(race, |own, other| self.choice(own, other))
            .expect("choices of this race")
    }

    fn index(&self, own: usize, other: usize) -> usize {
        assert!(own.max(other) < self.target, "both are below the target");
        own * self.target + other
    }

    /// The gain of each choice, without turns that gain nothing.
    fn options(&self, laws: &[Ways], own: usize, other: usize) -> Vec<RBig> {
        let next = (own + 1..self.target).map(|own| &self.gains[other * self.target + own]);
        let next = Common::new(next);
        laws.iter().map(|ways| next.mean(ways, -1)).collect()
    }

    fn set(
        &mut self,
        own: usize,
        other: usize,
        gain: &RBig,
        mirrored: &RBig,
        options: &[RBig],
        zeros: &[RBig],
    ) {
        let is_best = |choice: &usize| &options[*choice] - &zeros[*choice] * mirrored == *gain;
        let best = (0..options.len()).find(is_best).expect("the gain is that of a choice");
        let index = self.index(own, other);
        self.gains[index].clone_from(gain);
        self.choices[index] = best as u16;
    }
}

/// The law of the points of one turn, in whole numbers.
#[derive(Clone)]
pub(super) struct Ways {
    /// By increasing points.
    pub(super) outcomes: Vec<(usize, IBig)>,
    /// The ways to gain nothing.
    pub(super) zero: IBig,
    pub(super) total: UBig,
}

impl Ways {
    pub(super) fn new(gains: &Gains) -> Ways {
        let outcomes = gains.outcomes().iter();
        Ways {
            outcomes: outcomes.map(|&(points, ways)| (points as usize, ways.into())).collect(),
            zero: gains.ways(0).into(),
            total: gains.total().into(),
        }
    }

    /// The law of a choice drawn with `weights`.
    pub(super) fn mixed(race: &Race, weights: &[RBig]) -> Ways {
        let mut ways = vec![IBig::ZERO; race.reach() + 1];
        let mut total = UBig::ONE;
        let drawn = || race.choices().iter().zip(weights).filter(|drawn| !drawn.1.is_zero());
        for (gains, weight) in drawn() {
            let part = weight.denominator() * UBig::from(gains.total());
            total = least_multiple(total, &part);
        }
        for (gains, weight) in drawn() {
            let part = weight.denominator() * UBig::from(gains.total());
            let factor = weight.numerator() * IBig::from(&total / part);
            for &(points, count) in gains.outcomes() {
                ways[points as usize] += &factor * IBig::from(count);
            }
        }
        let zero = ways[0].clone();
        let possible = |outcome: &(usize, IBig)| !outcome.1.is_zero();
        Ways { outcomes: ways.into_iter().enumerate().filter(possible).collect(), zero, total }
    }

    /// The chance to gain nothing.
    pub(super) fn zero(&self) -> RBig {
        RBig::from_parts(self.zero.clone(), self.total.clone())
    }
}

/// Fractions with a denominator in common: sums over them need whole numbers only.
pub(super) struct Common {
    pub(super) numerators: Vec<IBig>,
    pub(super) denominator: UBig,
}

impl Common {
    pub(super) fn new<'a>(values: impl Iterator<Item = &'a RBig> + Clone) -> Common {
        let denominators = values.clone().map(RBig::denominator);
        let denominator = denominators.fold(UBig::ONE, least_multiple);
        let scaled =
            |value: &RBig| value.numerator() * IBig::from(&denominator / value.denominator());
        Common { numerators: values.map(scaled).collect(), denominator }
    }

    /// The mean over a turn of one point or more, times `sign` where it does not reach the target:
    /// the first number is for one point, and past the last the player has won.
    pub(super) fn mean(&self, ways: &Ways, sign: i8) -> RBig {
        let mut sum = IBig::ZERO;
        let mut reached = IBig::ZERO;
        for (points, ways) in &ways.outcomes {
            match points.checked_sub(1) {
                None => {}
                Some(at) if at < self.numerators.len() => sum += &self.numerators[at] * ways,
                Some(_) => reached += ways,
            }
        }
        let sum = sum * IBig::from(sign) + reached * IBig::from(self.denominator.clone());
        RBig::from_parts(sum, &self.denominator * &ways.total)
    }
}

pub(super) fn least_multiple(left: UBig, right: &UBig) -> UBig {
    if left == *right {
        return left;
    }
    let common = (&left).gcd(right);
    left * (right / common)
}
