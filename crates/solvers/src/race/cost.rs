//! What the methods need, known before they start.

use super::Race;

/// Memory and work of a method, roughly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Bytes kept at the same time.
    pub bytes: u64,
    /// Multiplications, or for fractions products of long numbers.
    pub operations: u64,
}

impl Cost {
    /// Of [`sequential`](super::sequential()).
    pub fn sequential(race: &Race) -> Cost {
        let shape = Shape::new(race);
        Cost {
            bytes: 10 * shape.positions + shape.stage,
            operations: shape.positions.saturating_mul(shape.outcomes),
        }
    }

    /// Of [`simultaneous`](super::simultaneous()); at least this: mixtures are kept as they are
    /// found.
    pub fn simultaneous(race: &Race) -> Cost {
        let shape = Shape::new(race);
        let each = shape.outcomes * (shape.choices / 2 + 1);
        Cost {
            bytes: 20 * shape.positions + shape.stage,
            operations: shape.positions.saturating_mul(each),
        }
    }

    /// Of [`compare_sequential`](super::compare_sequential()), for plans without mixtures.
    pub fn compare_sequential(race: &Race) -> Cost {
        let shape = Shape::new(race);
        Cost {
            bytes: 8 * shape.positions + shape.stage,
            operations: (2 * shape.positions).saturating_mul(shape.longest),
        }
    }

    /// Of [`compare_simultaneous`](super::compare_simultaneous()), for plans without mixtures.
    pub fn compare_simultaneous(race: &Race) -> Cost {
        let shape = Shape::new(race);
        let each = shape.outcomes + 4 * shape.longest;
        Cost {
            bytes: 8 * shape.positions + shape.stage,
            operations: (2 * shape.positions).saturating_mul(each),
        }
    }

    /// Of a best response to a plan without mixtures, whichever way the players move.
    pub fn best_response(race: &Race) -> Cost {
        let shape = Shape::new(race);
        let each = shape.outcomes + (shape.choices + 1) * shape.longest;
        Cost {
            bytes: 12 * shape.positions + shape.stage,
            operations: shape.positions.saturating_mul(each),
        }
    }

    /// Of [`sequential_exact`](super::sequential_exact()) and of exact comparisons.
    ///
    /// Fractions grow with the number of turns still to play: by the bits of the ways of one
    /// turn, or of both players' turns when they may gain nothing.
    pub fn sequential_exact(race: &Race) -> Cost {
        let shape = Shape::new(race);
        let bits = race.choices().iter().map(|gains| 128 - gains.total().leading_zeros());
        let bits = u64::from(bits.max().unwrap_or(0));
        let has_zero = race.choices().iter().any(|gains| gains.ways(0) > 0);
        let bytes = bits * u64::from(race.target()) * if has_zero { 4 } else { 1 } / 8;
        Cost {
            bytes: shape.positions.saturating_mul(2 * bytes + 64),
            operations: shape.positions.saturating_mul(shape.outcomes),
        }
    }
}

/// What costs depend on.
struct Shape {
    positions: u64,
    choices: u64,
    /// Of all choices together.
    outcomes: u64,
    /// The most outcomes of a choice.
    longest: u64,
    /// Bytes of the laws and of the averages over one turn.
    stage: u64,
}

impl Shape {
    fn new(race: &Race) -> Shape {
        let outcomes = || race.choices().iter().map(|gains| gains.outcomes().len() as u64);
        let choices = race.choices().len() as u64;
        let points = u64::from(race.target()) + race.reach() as u64;
        Shape {
            positions: u64::from(race.target()).pow(2),
            choices,
            outcomes: outcomes().sum(),
            longest: outcomes().max().unwrap_or(0),
            stage: 3 * 8 * (points + 8) * choices.next_multiple_of(4),
        }
    }
}
