//! Best play when the players move in turn.

use std::ops::{Add, Div, Mul, Sub};

use stratege_core::{Limits, Meter, Stopped};

use super::{
    Cost, Race, RaceStrategy, TIE,
    odds::{LANES, Law, laws, padded},
};

/// The gain and the best choice of every position when the players move in turn.
///
/// A position is named by the points of the player to move and of the other, both below the
/// target.
#[derive(Clone, Debug)]
pub struct Sequential {
    target: usize,
    stride: usize,
    /// Row: points of the other; column: points of the player to move.
    gains: Vec<f64>,
    /// Row: points of the player to move; column: points of the other. From 0.
    choices: Vec<u16>,
    /// The certificate, first half: the largest difference, over all positions, between the gain
    /// and what the best choice makes of the gains of the next positions.
    pub residual: f64,
    /// The certificate, second half: no change of one choice improves any position by more.
    pub improvement: f64,
}

/// The gain of every position under best play by both, in turn.
///
/// Choices within [`TIE`] of the best count as equal, and the smallest is taken. The time is one
/// multiplication for each position, choice and number of points; see [`Cost::sequential`].
///
/// With turns that may gain nothing, the position and its mirror image, where the other is to
/// move, depend on each other. Policy iteration on the two equations ends with the exact answer
/// after at most as many rounds as there are choices.
///
/// ```
/// use stratege_core::Limits;
/// use stratege_solvers::race::{Gains, Race, sequential};
///
/// let coin = Gains::new([(0, 1), (1, 1)]).expect("a fair coin");
/// let race = Race::new(1, vec![coin]).expect("a small race");
/// let solved = sequential(&race, Limits::default()).expect("no limit");
/// // Whoever throws first wins two games of three.
/// assert!((solved.gain(0, 0) - 1.0 / 3.0).abs() < 1e-15);
/// ```
pub fn sequential(race: &Race, limits: Limits<'_>) -> Result<Sequential, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::sequential(race).bytes)?;
    let mut work = Work::new(race);
    let per_position: usize = work.laws.iter().map(Law::len).sum();
    for low in (0..size).rev() {
        work.solve_row(low);
        let positions = 2 * (size - low) as u64 - 1;
        meter.add(positions)?;
        meter.work(positions * per_position as u64)?;
    }
    Ok(work.solved)
}

impl Sequential {
    /// The mean gain of the player to move, who has `own` points, the other `other`.
    pub fn gain(&self, own: u32, other: u32) -> f64 {
        assert!((own.max(other) as usize) < self.target, "both are below the target");
        self.gains[other as usize * self.stride + own as usize]
    }

    /// The best choice, from 1; the smallest of equals.
    pub fn choice(&self, own: u32, other: u32) -> usize {
        assert!((own.max(other) as usize) < self.target, "both are below the target");
        usize::from(self.choices[own as usize * self.target + other as usize]) + 1
    }

    /// The mean gain of every choice at one position, choice 1 first, with best play afterwards.
    pub fn gains_at(&self, race: &Race, own: u32, other: u32) -> Vec<f64> {
        let mirrored = self.gain(other, own);
        let (own, other) = (own as usize, other as usize);
        let next = |points: u32| self.gains[(own + points as usize) * self.stride + other];
        let remaining = race.target() - own as u32;
        let gain = |law: &super::Gains| {
            let term = |&(points, ways): &(u32, u128)| {
                let gain = match points {
                    0 => -mirrored,
                    _ if points >= remaining => 1.0,
                    _ => -next(points),
                };
                gain * (ways as f64 / law.total() as f64)
            };
            law.outcomes().iter().map(term).sum()
        };
        race.choices().iter().map(gain).collect()
    }

    /// How often the player to move wins.
    pub fn win(&self, own: u32, other: u32) -> f64 {
        f64::midpoint(1.0, self.gain(own, other))
    }

    /// The best choices as a plan.
    pub fn plan(&self, race: &Race) -> RaceStrategy {
        RaceStrategy::pure(race, |own, other| self.choice(own, other))
            .expect("choices of this race")
    }
}

/// The tables while they are filled, and buffers.
struct Work {
    laws: Vec<Law>,
    zeros: Vec<f64>,
    has_zero: bool,
    /// Row: choice; column: points of the other. Gains of a player with `low` points.
    behind: Vec<f64>,
    /// The same for the position at hand, and for its mirror image.
    here: [Vec<f64>; 2],
    /// The gains of a player to move with `low` points, by the points of the other.
    row: Vec<f64>,
    solved: Sequential,
}

impl Work {
    fn new(race: &Race) -> Work {
        let (size, count) = (race.size(), race.choices().len());
        let stride = padded(size);
        let laws = laws(race);
        let zeros: Vec<f64> = laws.iter().map(|law| law.zero).collect();
        Work {
            has_zero: zeros.iter().any(|&zero| zero > 0.0),
            zeros,
            laws,
            behind: vec![0.0; count * stride],
            here: [vec![0.0; count], vec![0.0; count]],
            row: vec![0.0; size],
            solved: Sequential {
                target: size,
                stride,
                gains: vec![0.0; size * stride],
                choices: vec![0; size * size],
                residual: 0.0,
                improvement: 0.0,
            },
        }
    }

    /// Solves the positions where the smaller number of points is `low`.
    ///
    /// With `low` points of one's own, the next positions have more than `low` on both sides:
    /// they are known, and all are worked on together. Their mirror images, with `low` points of
    /// the other, need the first ones further along the row.
    fn solve_row(&mut self, low: usize) {
        let size = self.row.len();
        let stride = self.solved.stride;
        let known = &self.solved.gains[low * stride..];
        for (choice, law) in self.laws.iter().enumerate() {
            let reached = law.at_least(size - low);
            for column in (low / LANES * LANES..stride).step_by(LANES) {
                let means = law.sweep::<LANES>(known, stride, column);
                let gains = &mut self.behind[choice * stride + column..][..LANES];
                gains.iter_mut().zip(means).for_each(|(gain, mean)| *gain = reached - mean);
            }
        }
        for high in (low + 1..size).rev() {
            for (choice, law) in self.laws.iter().enumerate() {
                self.here[0][choice] = self.behind[choice * stride + high];
                self.here[1][choice] = law.at_least(size - high) - law.dot(&self.row[high..]);
            }
            let [behind, ahead] = &self.here;
            let gains = if self.has_zero {
                couple(behind, ahead, &self.zeros)
            } else {
                [greatest(behind), greatest(ahead)]
            };
            self.row[high] = gains[0];
            self.set(low, high, gains);
            self.set(high, low, [gains[1], gains[0]]);
        }
        for (choice, law) in self.laws.iter().enumerate() {
            let gain = law.at_least(size - low) - law.dot(&self.row[low..]);
            self.here[0][choice] = gain;
        }
        let gain = alone(&self.here[0], &self.zeros);
        self.row[low] = gain;
        self.set(low, low, [gain, gain]);
    }

    /// Keeps the gain of a position, given with that of its mirror image; finds its choice and
    /// adds to the certificate.
    #[inline]
    fn set(&mut self, own: usize, other: usize, [gain, mirrored]: [f64; 2]) {
        let options = &self.here[usize::from(own > other)];
        let of = |choice: usize| options[choice] - self.zeros[choice] * mirrored;
        let best = (0..options.len()).map(of).fold(f64::NEG_INFINITY, f64::max);
        let chosen = (0..options.len()).find(|&choice| of(choice) >= best - TIE).unwrap_or(0);
        let solved = &mut self.solved;
        solved.residual = solved.residual.max((gain - best).abs());
        solved.improvement = solved.improvement.max(best - of(chosen));
        solved.gains[other * solved.stride + own] = gain;
        solved.choices[own * solved.target + other] = chosen as u16;
    }
}

fn greatest(gains: &[f64]) -> f64 {
    gains.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// Numbers to solve equations with: floats and fractions.
pub(super) trait Number:
    Clone
    + PartialOrd
    + From<u8>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
}

impl Number for f64 {}
impl Number for dashu_ratio::RBig {}

/// The gain of a position that is its own mirror image: x is the largest gain less zero times x.
///
/// The largest of the answers for single choices is the answer: no choice makes more of it.
pub(super) fn alone<T: Number>(gains: &[T], zeros: &[T]) -> T {
    let answer = |(gain, zero): (&T, &T)| gain.clone() / (T::from(1) + zero.clone());
    let answers = gains.iter().zip(zeros).map(answer);
    answers.reduce(larger).expect("a race has a choice")
}

/// The gains x and y of a position and its mirror image, where x is the largest of `gains` less
/// `zeros` times y, and y the largest of `mirrored` less `zeros` times x.
///
/// Policy iteration: a choice here, the best answer to it there, a better choice here, until
/// there is none. The gain here grows with every round, so no choice comes twice.
pub(super) fn couple<T: Number>(gains: &[T], mirrored: &[T], zeros: &[T]) -> [T; 2] {
    let options = || gains.iter().zip(zeros);
    let mut chosen = 0;
    for (choice, gain) in gains.iter().enumerate() {
        if *gain > gains[chosen] {
            chosen = choice;
        }
    }
    let mut rounds = 0;
    loop {
        let (gain, zero) = (&gains[chosen], &zeros[chosen]);
        let answers = mirrored.iter().zip(zeros).map(|(other_gain, other_zero)| {
            (other_gain.clone() - other_zero.clone() * gain.clone())
                / (T::from(1) - other_zero.clone() * zero.clone())
        });
        let there = answers.reduce(larger).expect("a race has a choice");
        let mut here = gain.clone() - zero.clone() * there.clone();
        let old = chosen;
        for (choice, (gain, zero)) in options().enumerate() {
            let other = gain.clone() - zero.clone() * there.clone();
            if other > here {
                (chosen, here) = (choice, other);
            }
        }
        rounds += 1;
        // Rounding could go round in circles between equals.
        if chosen == old || rounds > gains.len() {
            return [here, there];
        }
    }
}

fn larger<T: PartialOrd>(left: T, right: T) -> T {
    if right > left { right } else { left }
}
