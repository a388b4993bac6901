//! Sums of values, and who wins them without adding them up.

use rustc_hash::FxHashMap;

use crate::{Calculator, Outcome, Value, ValueError, order::key};

/// For the cores of a sum: from which number on it is at least 0, and up to which it is not.
type Thresholds = FxHashMap<Vec<u32>, (i64, i64)>;

impl Calculator<'_, '_> {
    /// The value of both games side by side.
    pub fn sum(&mut self, one: Value, other: Value) -> Result<Value, ValueError> {
        let shift = one.shift + other.shift;
        if one.core == 0 || other.core == 0 {
            return self.forms.in_range(Value { core: one.core | other.core, shift });
        }
        let [negative_one, negative_other] = [one, other].map(|value| self.negative(value).core);
        if negative_one == other.core {
            return self.forms.in_range(Value::of_units(shift));
        }
        let pair = key(one.core.min(other.core), one.core.max(other.core));
        let negatives = key(negative_one.min(negative_other), negative_one.max(negative_other));
        let smaller = pair.min(negatives);
        let sum = match self.forms.sums.get(&smaller) {
            Some(&sum) => sum,
            None => {
                let sum = self.sum_of_cores((smaller >> 32) as u32, smaller as u32)?;
                self.forms.sums.insert(smaller, sum);
                sum
            }
        };
        let sum = if smaller == pair { sum } else { self.negative(sum) };
        self.forms.in_range(sum.plus(shift))
    }

    fn sum_of_cores(&mut self, one: u32, other: u32) -> Result<Value, ValueError> {
        let whole = [one, other].map(|core| Value { core, shift: 0 });
        if let [Some(a), Some(b)] = whole.map(|value| self.as_nimber(value)) {
            return self.nimber(a ^ b);
        }
        let mut left = Vec::new();
        let mut right = Vec::new();
        for [moved, rest] in [whole, [whole[1], whole[0]]] {
            for option in self.left_options(moved) {
                left.push(self.sum(option, rest)?);
            }
            for option in self.right_options(moved) {
                right.push(self.sum(option, rest)?);
            }
        }
        self.canonical(left, right)
    }

    /// The sum of `one` and the negative of `other`.
    pub fn difference(&mut self, one: Value, other: Value) -> Result<Value, ValueError> {
        let negative = self.negative(other);
        self.sum(one, negative)
    }

    /// So many copies side by side; negative ones for less than none.
    pub fn times(&mut self, count: i64, value: Value) -> Result<Value, ValueError> {
        let mut doubled = if count < 0 { self.negative(value) } else { value };
        let mut left = count.unsigned_abs();
        let mut sum = Value::ZERO;
        while left > 0 {
            if left % 2 == 1 {
                sum = self.sum(sum, doubled)?;
            }
            left /= 2;
            if left > 0 {
                doubled = self.sum(doubled, doubled)?;
            }
        }
        Ok(sum)
    }

    /// Who wins all these games side by side.
    ///
    /// The canonical form of the sum is not needed, which may be far longer than its parts.
    pub fn outcome_of_sum(&mut self, values: &[Value]) -> Result<Outcome, ValueError> {
        let mut known = Thresholds::default();
        let negatives: Vec<Value> = values.iter().map(|&value| self.negative(value)).collect();
        let is_at_least_zero = self.is_sum_at_least_zero(values, &mut known)?;
        let is_at_most_zero = self.is_sum_at_least_zero(&negatives, &mut known)?;
        Ok(Outcome::of(is_at_least_zero, is_at_most_zero))
    }

    fn is_sum_at_least_zero(
        &mut self,
        values: &[Value],
        known: &mut Thresholds,
    ) -> Result<bool, ValueError> {
        let (mut cores, number) = self.collected(values)?;
        let whole = |core| Value { core, shift: 0 };
        let shifted = Value::of_units(number);
        match cores[..] {
            [] => return Ok(number >= 0),
            [one] => return self.is_at_most(Value::ZERO, whole(one).plus(number)),
            [one, other] => {
                let negative = self.negative(whole(other).plus(number));
                return self.is_at_most(negative, whole(one));
            }
            _ => {}
        }
        let sum =
            |of: &dyn Fn(Value) -> i64| cores.iter().map(|&core| of(whole(core))).sum::<i64>();
        let stops = sum(&|core| self.right_stop_units(core)) + number;
        if stops > 0 {
            return Ok(true);
        }
        if sum(&|core| self.core(core).mean) + number < 0 {
            return Ok(false);
        }
        cores.sort_unstable();
        if let Some(&(yes, no)) = known.get(&cores) {
            if number >= yes {
                return Ok(true);
            }
            if number <= no {
                return Ok(false);
            }
        }
        self.meter.tick()?;
        self.meter.work(64)?;
        // Left, who does not begin, must have an answer to every option of Right.
        let mut answer = true;
        'options: for place in 0..cores.len() {
            if place > 0 && cores[place] == cores[place - 1] {
                continue;
            }
            for option in self.right_options(whole(cores[place])) {
                let mut rest: Vec<Value> = cores.iter().map(|&core| whole(core)).collect();
                rest[place] = option;
                rest.push(shifted);
                if !self.can_left_begin(&rest, known)? {
                    answer = false;
                    break 'options;
                }
            }
        }
        let thresholds = known.entry(cores).or_insert((i64::MAX, i64::MIN));
        if answer {
            thresholds.0 = thresholds.0.min(number);
        } else {
            thresholds.1 = thresholds.1.max(number);
        }
        Ok(answer)
    }

    /// Whether Left wins a sum by beginning.
    fn can_left_begin(
        &mut self,
        values: &[Value],
        known: &mut Thresholds,
    ) -> Result<bool, ValueError> {
        // Left wins by beginning exactly when the sum is not at most 0. A move that leads to a sum
        // of at least 0 is found sooner than all of Right's answers are refuted.
        let (cores, number) = self.collected(values)?;
        if cores.is_empty() {
            return Ok(number > 0);
        }
        if cores.len() <= 2 {
            let negatives: Vec<Value> = values.iter().map(|&value| self.negative(value)).collect();
            return Ok(!self.is_sum_at_least_zero(&negatives, known)?);
        }
        // It is never worse to move in a game that is not a number.
        for place in 0..cores.len() {
            for option in self.left_options(Value { core: cores[place], shift: 0 }) {
                let mut rest: Vec<Value> =
                    cores.iter().map(|&core| Value { core, shift: 0 }).collect();
                rest[place] = option;
                rest.push(Value::of_units(number));
                if self.is_sum_at_least_zero(&rest, known)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The cores of a sum without pairs that cancel, and the sum of all numbers.
    fn collected(&mut self, values: &[Value]) -> Result<(Vec<u32>, i64), ValueError> {
        let mut number = 0;
        let mut cores: Vec<u32> = Vec::with_capacity(values.len());
        for &value in values {
            number = self.forms.in_range(Value::of_units(number + value.shift))?.shift;
            let negative = self.negative(value).core;
            match cores.iter().position(|&core| core == negative) {
                _ if value.core == 0 => {}
                Some(place) => {
                    cores.swap_remove(place);
                }
                None => cores.push(value.core),
            }
        }
        Ok((cores, number))
    }
}
