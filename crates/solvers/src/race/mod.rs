//! Races, solved exactly: two players collect points, and the first to reach a target wins.
//!
//! At a turn a player picks one of the choices, numbered from 1, and gains points drawn from the
//! law of that choice. Players move in turn ([`sequential()`]) or both at once ([`simultaneous()`]);
//! when both reach the target in the same turn, the larger total wins and equal totals draw.
//! A turn may gain nothing: then positions depend on each other, or on themselves, and are solved
//! as small systems of equations, never by iteration in the hope of convergence.
//!
//! Points never go down, so everything works backwards from the target. Gains are +1 for a win
//! and -1 for a loss, for the player whose points are named first.

mod compare;
mod compare_exact;
mod cost;
mod exact;
mod odds;
mod one_turn;
mod plan;
mod respond;
mod sequential;
mod simultaneous;
mod stage;
mod turns;

pub use compare::{Outcome, compare_sequential, compare_simultaneous, gain_table};
pub use compare_exact::{compare_sequential_exact, compare_simultaneous_exact};
pub use cost::Cost;
pub use exact::{SequentialExact, sequential_exact};
pub use one_turn::{one_turn, one_turn_exact};
pub use plan::{Play, RaceStrategy, Weight};
pub use respond::{Response, best_response_sequential, best_response_simultaneous};
pub use sequential::{Sequential, sequential};
pub use simultaneous::{Simultaneous, simultaneous};
pub use turns::mean_turns;

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

/// The largest target, and the most points of one turn.
pub const MOST_POINTS: u32 = u16::MAX as u32;
/// The most choices of a race.
pub const MOST_CHOICES: usize = 1000;
/// Every choice gains a point at least once in so many turns.
pub const RAREST: u128 = 1_000_000;
/// Choices whose gains differ by less than this count as equally good.
pub const TIE: f64 = 1e-12;

/// The rules: how many points win, and what each choice may gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    target: u32,
    choices: Vec<Gains>,
}

/// The law of the points that one choice gains, as exact fractions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gains {
    /// By increasing points, no ways of zero.
    outcomes: Vec<(u32, u128)>,
    total: u128,
}

/// Why numbers do not make a race, or a plan for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RaceFault {
    /// The target is out of range.
    #[error("the target {target} is not between 1 and {MOST_POINTS}")]
    Target {
        /// What was asked for.
        target: u32,
    },
    /// No choices, or too many.
    #[error("{choices} choices; there must be between 1 and {MOST_CHOICES}")]
    Choices {
        /// How many there are.
        choices: usize,
    },
    /// A turn gains more than can be kept.
    #[error("{points} points in one turn are more than {MOST_POINTS}")]
    Points {
        /// The points.
        points: u32,
    },
    /// The ways of a choice add up to more than 128 bits hold.
    #[error("the ways of a choice are too many to count")]
    Ways,
    /// A choice that never gains a point would let the race last for ever; one that hardly ever
    /// does would lose the precision of the answer.
    #[error("a choice gains a point in fewer than one of {RAREST} turns")]
    NoGain,
    /// Weights that are not a mixture: a wrong number of them, one below zero, or all zero.
    #[error("the weights of a mixture must be {choices} numbers, none below 0 and not all 0")]
    Weights {
        /// How many choices there are.
        choices: usize,
    },
    /// A choice that the race does not have.
    #[error("there is no choice {choice}; choices are 1 to {choices}")]
    Choice {
        /// What was asked for.
        choice: usize,
        /// How many there are.
        choices: usize,
    },
}

impl Race {
    /// First to reach at least `target` points; `choices[0]` is choice 1.
    ///
    /// ```
    /// use stratege_solvers::race::{Gains, Race};
    ///
    /// let coin = Gains::new([(0, 1), (1, 1)]).expect("a fair coin");
    /// let race = Race::new(10, vec![coin]).expect("a small race");
    /// assert_eq!(race.choices()[0].mean(), 0.5);
    /// ```
    pub fn new(target: u32, choices: Vec<Gains>) -> Result<Race, RaceFault> {
        if target == 0 || target > MOST_POINTS {
            return Err(RaceFault::Target { target });
        }
        if choices.is_empty() || choices.len() > MOST_CHOICES {
            return Err(RaceFault::Choices { choices: choices.len() });
        }
        Ok(Race { target, choices })
    }

    /// The race that a game is.
    pub fn of(game: &impl stratege_core::Race) -> Result<Race, RaceFault> {
        let choices = game.gains().into_iter().map(Gains::new).collect::<Result<_, _>>()?;
        Race::new(game.target(), choices)
    }

    /// The points that win.
    pub fn target(&self) -> u32 {
        self.target
    }

    /// What each choice may gain; choice 1 comes first.
    pub fn choices(&self) -> &[Gains] {
        &self.choices
    }

    /// The choice with the most points on average; the smallest of equals, compared exactly.
    pub fn richest(&self) -> usize {
        let means: Vec<RBig> = self.choices.iter().map(Gains::mean_exact).collect();
        let best = means.iter().max().expect("a race has a choice");
        1 + means.iter().position(|mean| mean == best).expect("the maximum is among them")
    }

    /// Points as indices.
    fn size(&self) -> usize {
        self.target as usize
    }

    /// The most points of one turn.
    fn reach(&self) -> usize {
        self.choices.iter().map(Gains::most).max().unwrap_or(0)
    }
}

impl Gains {
    /// From pairs of points and the ways to get them, in any order; equal points are added up.
    pub fn new(outcomes: impl IntoIterator<Item = (u32, u128)>) -> Result<Gains, RaceFault> {
        let mut sorted: Vec<(u32, u128)> =
            outcomes.into_iter().filter(|&(_, ways)| ways > 0).collect();
        sorted.sort_unstable_by_key(|&(points, _)| points);
        let mut outcomes: Vec<(u32, u128)> = Vec::with_capacity(sorted.len());
        let mut total = 0u128;
        for (points, ways) in sorted {
            total = total.checked_add(ways).ok_or(RaceFault::Ways)?;
            match outcomes.last_mut() {
                // No overflow: a part of the total.
                Some(last) if last.0 == points => last.1 += ways,
                _ => outcomes.push((points, ways)),
            }
        }
        let &(points, _) = outcomes.last().ok_or(RaceFault::NoGain)?;
        if points > MOST_POINTS {
            return Err(RaceFault::Points { points });
        }
        let gains = Gains { outcomes, total };
        if gains.total - gains.ways(0) < gains.total.div_ceil(RAREST) {
            return Err(RaceFault::NoGain);
        }
        Ok(gains)
    }

    /// Points and the ways to get them, by increasing points.
    pub fn outcomes(&self) -> &[(u32, u128)] {
        &self.outcomes
    }

    /// All ways together.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// The points on average.
    pub fn mean(&self) -> f64 {
        let weighed = |&(points, ways): &(u32, u128)| f64::from(points) * ways as f64;
        self.outcomes.iter().map(weighed).sum::<f64>() / self.total as f64
    }

    /// The points on average, as a fraction.
    pub fn mean_exact(&self) -> RBig {
        let weighed = |&(points, ways): &(u32, u128)| IBig::from(points) * IBig::from(ways);
        let sum = self.outcomes.iter().map(weighed).fold(IBig::ZERO, |sum, term| sum + term);
        RBig::from_parts(sum, UBig::from(self.total))
    }

    /// The chance of exactly `points`.
    pub fn chance(&self, points: u32) -> f64 {
        self.ways(points) as f64 / self.total as f64
    }

    /// The ways to get exactly `points`.
    pub fn ways(&self, points: u32) -> u128 {
        let at = self.outcomes.binary_search_by_key(&points, |&(points, _)| points);
        at.map_or(0, |at| self.outcomes[at].1)
    }

    /// The most points.
    fn most(&self) -> usize {
        self.outcomes.last().map_or(0, |&(points, _)| points as usize)
    }
}
