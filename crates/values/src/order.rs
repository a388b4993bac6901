//! Which values are larger, and who wins.

use crate::{Calculator, Value, ValueError, forms::Core};

/// How one value compares with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// The first is worse for Left.
    Less,
    /// Both are the same.
    Equal,
    /// The first is better for Left.
    Greater,
    /// Neither is: it depends on who moves.
    Confused,
}

/// Who wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Left, player 1, whoever begins: the value is positive.
    Left,
    /// Right, player 2, whoever begins: the value is negative.
    Right,
    /// Whoever begins: the value is confused with 0.
    First,
    /// Whoever does not begin: the value is 0.
    Second,
}

impl Outcome {
    pub(crate) fn of(is_at_least_zero: bool, is_at_most_zero: bool) -> Outcome {
        match (is_at_least_zero, is_at_most_zero) {
            (true, true) => Outcome::Second,
            (true, false) => Outcome::Left,
            (false, true) => Outcome::Right,
            (false, false) => Outcome::First,
        }
    }
}

impl Calculator<'_, '_> {
    /// How `one` compares with `other`.
    pub fn compare(&mut self, one: Value, other: Value) -> Result<Relation, ValueError> {
        Ok(match (self.is_at_most(one, other)?, self.is_at_most(other, one)?) {
            (true, true) => Relation::Equal,
            (true, false) => Relation::Less,
            (false, true) => Relation::Greater,
            (false, false) => Relation::Confused,
        })
    }

    /// Who wins a game of this value.
    pub fn outcome(&mut self, value: Value) -> Result<Outcome, ValueError> {
        let at_least_zero = self.is_at_most(Value::ZERO, value)?;
        Ok(Outcome::of(at_least_zero, self.is_at_most(value, Value::ZERO)?))
    }

    /// Whether `one` is less than `other` or equal to it.
    pub fn is_at_most(&mut self, one: Value, other: Value) -> Result<bool, ValueError> {
        self.is_core_at_most(one.core, other.core, one.shift - other.shift)
    }

    /// Whether a core and a number are at most another core.
    ///
    /// The larger the number is the less so: for each pair of cores two numbers are kept.
    fn is_core_at_most(&mut self, one: u32, other: u32, number: i64) -> Result<bool, ValueError> {
        if one == other {
            return Ok(number <= 0);
        }
        let cores = [one, other].map(|core| &self.forms.cores[core as usize]);
        if let Some(answer) = by_stops(one, cores[0], other, cores[1], number) {
            return Ok(answer);
        }
        // What is at most another value is at least its negative.
        let [one_negative, other_negative] = [one, other].map(|core| self.negatives[core as usize]);
        let pair = key(one, other).min(key(other_negative, one_negative));
        if let Some(&(yes, no)) = self.forms.thresholds.get(&pair) {
            if number <= yes {
                return Ok(true);
            }
            if number >= no {
                return Ok(false);
            }
        }
        self.meter.work(16)?;
        let answer = self.is_core_at_most_by_options(one, other, number)?;
        let known = self.forms.thresholds.entry(pair).or_insert((i64::MIN, i64::MAX));
        if answer {
            known.0 = known.0.max(number);
        } else {
            known.1 = known.1.min(number);
        }
        if self.forms.thresholds.len().is_multiple_of(1 << 14) {
            self.check_memory(0)?;
        }
        Ok(answer)
    }

    /// `one` is at most `other` unless Left has an option that is at least `other`, or Right one
    /// there that is at most `one`.
    fn is_core_at_most_by_options(
        &mut self,
        one: u32,
        other: u32,
        number: i64,
    ) -> Result<bool, ValueError> {
        for place in 0..self.left(one).len() {
            let option = self.left(one)[place];
            if self.is_core_at_most(other, option.core, -(option.shift + number))? {
                return Ok(false);
            }
        }
        for place in 0..self.right(other).len() {
            let option = self.right(other)[place];
            if self.is_core_at_most(option.core, one, option.shift - number)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Two cores as one key.
pub(crate) fn key(one: u32, other: u32) -> u64 {
    u64::from(one) << 32 | u64::from(other)
}

/// What stops and means tell about whether `one` and a number are at most `other`.
fn by_stops(one: u32, a: &Core, other: u32, b: &Core, number: i64) -> Option<bool> {
    if one == 0 {
        return Some(number < -b.half || number == -b.half && b.at_least_right_stop);
    }
    if other == 0 {
        return Some(a.half < -number || a.half == -number && a.at_most_left_stop);
    }
    let (left, right) = (a.half + number, number - a.half);
    if left > b.half || right > -b.half || a.mean + number > b.mean {
        return Some(false);
    }
    if left < -b.half || left == -b.half && a.at_most_left_stop && b.at_least_right_stop {
        return Some(true);
    }
    let too_large = left == b.half && b.at_most_left_stop && !a.at_most_left_stop
        || right == -b.half && a.at_least_right_stop && !b.at_least_right_stop;
    too_large.then_some(false)
}
