//! Canonical forms: dominated options are left out, reversible ones replaced.

use crate::{Calculator, Value, ValueError, dyadic::ONE, forms::Draft};

/// A game whose options are values, before it has a canonical form. It is not a number.
struct Raw<'a> {
    left: &'a [Value],
    right: &'a [Value],
    left_stop: i64,
    right_stop: i64,
    at_most_left_stop: bool,
    at_least_right_stop: bool,
}

/// The best stop that the options of one side lead to.
#[derive(Clone, Copy)]
struct Bound {
    stop: i64,
    /// Whether an option that leads there is not on the far side of it: the number itself is then
    /// no answer.
    is_taken: bool,
}

/// Which of two values is better.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl Calculator<'_, '_> {
    /// The value of the game with these options.
    pub fn canonical(
        &mut self,
        mut left: Vec<Value>,
        mut right: Vec<Value>,
    ) -> Result<Value, ValueError> {
        self.meter.work(64)?;
        let (from, to) = (self.left_bound(&left), self.right_bound(&right));
        let (Some(from), Some(to)) = (from, to) else { return number_between(from, to) };
        if from.stop < to.stop || from.stop == to.stop && !from.is_taken && !to.is_taken {
            return number_between(Some(from), Some(to));
        }
        sort(&mut left);
        sort(&mut right);
        if left == right
            && let Some(star) = self.least_missing(&left)
        {
            return self.nimber(star);
        }
        self.keep_undominated(&mut left, Side::Left)?;
        self.keep_undominated(&mut right, Side::Right)?;
        let raw = Raw {
            left: &left,
            right: &right,
            left_stop: from.stop,
            right_stop: to.stop,
            at_most_left_stop: !from.is_taken,
            at_least_right_stop: !to.is_taken,
        };
        let new_left = self.replaced(&raw, Side::Left)?;
        let new_right = self.replaced(&raw, Side::Right)?;
        let fits = [raw.at_most_left_stop, raw.at_least_right_stop];
        let (left, right) = (new_left.unwrap_or(left), new_right.unwrap_or(right));
        self.keep_canonical(left, right, [from.stop, to.stop], fits)
    }

    /// Keeps a form that is canonical but not centred.
    pub(crate) fn keep_canonical(
        &mut self,
        mut left: Vec<Value>,
        mut right: Vec<Value>,
        [left_stop, right_stop]: [i64; 2],
        [at_most_left_stop, at_least_right_stop]: [bool; 2],
    ) -> Result<Value, ValueError> {
        let middle = middle(left_stop, right_stop)?;
        for option in left.iter_mut().chain(&mut right) {
            option.shift -= middle;
        }
        let half = left_stop - middle;
        let draft = Draft { left, right, half, at_most_left_stop, at_least_right_stop };
        let kept = self.forms.len();
        let core = self.forms.intern(&draft)?;
        if self.forms.len() > kept && core % 512 < 2 {
            self.check_memory(0)?;
        }
        self.forms.in_range(Value { core, shift: middle })
    }

    fn left_bound(&self, options: &[Value]) -> Option<Bound> {
        let bounds = options.iter().map(|&option| Bound {
            stop: self.right_stop_units(option),
            is_taken: self.core(option).at_least_right_stop,
        });
        bounds.reduce(|best, next| if next.stop < best.stop { best } else { next.or_as_good(best) })
    }

    fn right_bound(&self, options: &[Value]) -> Option<Bound> {
        let bounds = options.iter().map(|&option| Bound {
            stop: self.left_stop_units(option),
            is_taken: self.core(option).at_most_left_stop,
        });
        bounds.reduce(|best, next| if next.stop > best.stop { best } else { next.or_as_good(best) })
    }

    /// The least nimber that is not among `options`, if these are all nimbers.
    fn least_missing(&self, options: &[Value]) -> Option<u16> {
        let mut stars: Vec<u16> =
            options.iter().map(|&option| self.as_nimber(option)).collect::<Option<_>>()?;
        stars.sort_unstable();
        let gap = stars.iter().zip(0..).position(|(&star, place)| star != place);
        Some(gap.unwrap_or(stars.len()) as u16)
    }

    /// Leaves out sorted options that another one is at least as good as.
    fn keep_undominated(&mut self, options: &mut Vec<Value>, side: Side) -> Result<(), ValueError> {
        let mut kept: Vec<Value> = Vec::with_capacity(options.len());
        'next: for &option in options.iter() {
            let mut place = 0;
            while place < kept.len() {
                if self.is_no_better(option, kept[place], side)? {
                    continue 'next;
                }
                if self.is_no_better(kept[place], option, side)? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            kept.push(option);
        }
        sort(&mut kept);
        *options = kept;
        Ok(())
    }

    /// The undominated among `options`, for Left: the largest ones.
    pub(crate) fn largest(&mut self, mut options: Vec<Value>) -> Result<Vec<Value>, ValueError> {
        sort(&mut options);
        self.keep_undominated(&mut options, Side::Left)?;
        Ok(options)
    }

    fn is_no_better(&mut self, one: Value, other: Value, side: Side) -> Result<bool, ValueError> {
        match side {
            Side::Left => self.is_at_most(one, other),
            Side::Right => self.is_at_most(other, one),
        }
    }

    /// The options of one side when reversible ones are replaced; `None` if there are none.
    ///
    /// An option is reversible if the other side can answer it with something at least as good as
    /// the game itself: then what follows that answer takes its place.
    fn replaced(&mut self, raw: &Raw<'_>, side: Side) -> Result<Option<Vec<Value>>, ValueError> {
        let mut waiting = if side == Side::Left { raw.left.to_vec() } else { raw.right.to_vec() };
        let mut kept = Vec::with_capacity(waiting.len());
        let mut is_changed = false;
        while let Some(option) = waiting.pop() {
            match self.reversing(option, raw, side)? {
                None => kept.push(option),
                Some(answer) => {
                    is_changed = true;
                    waiting.extend(match side {
                        Side::Left => self.left_options(answer),
                        Side::Right => self.right_options(answer),
                    });
                }
            }
        }
        if !is_changed {
            return Ok(None);
        }
        sort(&mut kept);
        self.keep_undominated(&mut kept, side)?;
        Ok(Some(kept))
    }

    /// The answer to `option` that makes it reversible.
    fn reversing(
        &mut self,
        option: Value,
        raw: &Raw<'_>,
        side: Side,
    ) -> Result<Option<Value>, ValueError> {
        // A number is never reversible in a game that is none: moving in it is the last resort.
        if option.core == 0 {
            return Ok(None);
        }
        let count = match side {
            Side::Left => self.right(option.core).len(),
            Side::Right => self.left(option.core).len(),
        };
        for place in 0..count {
            let reverses = match side {
                Side::Left => {
                    let answer = self.right(option.core)[place].plus(option.shift);
                    self.is_at_most_raw(answer, raw)?.then_some(answer)
                }
                Side::Right => {
                    let answer = self.left(option.core)[place].plus(option.shift);
                    self.is_raw_at_most(raw, answer)?.then_some(answer)
                }
            };
            if reverses.is_some() {
                return Ok(reverses);
            }
        }
        Ok(None)
    }

    fn is_at_most_raw(&mut self, value: Value, raw: &Raw<'_>) -> Result<bool, ValueError> {
        if value.core == 0 {
            let stop = raw.right_stop;
            return Ok(value.shift < stop || value.shift == stop && raw.at_least_right_stop);
        }
        let (left, right) = (self.left_stop_units(value), self.right_stop_units(value));
        let core = self.core(value);
        if left > raw.left_stop || right > raw.right_stop {
            return Ok(false);
        }
        if left < raw.right_stop {
            return Ok(true);
        }
        if left == raw.left_stop && raw.at_most_left_stop && !core.at_most_left_stop
            || right == raw.right_stop && core.at_least_right_stop && !raw.at_least_right_stop
        {
            return Ok(false);
        }
        if left == raw.right_stop && core.at_most_left_stop && raw.at_least_right_stop {
            return Ok(true);
        }
        for &option in raw.right {
            if self.is_at_most(option, value)? {
                return Ok(false);
            }
        }
        for place in 0..self.left(value.core).len() {
            let option = self.left(value.core)[place].plus(value.shift);
            if self.is_raw_at_most(raw, option)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_raw_at_most(&mut self, raw: &Raw<'_>, value: Value) -> Result<bool, ValueError> {
        if value.core == 0 {
            let stop = raw.left_stop;
            return Ok(stop < value.shift || stop == value.shift && raw.at_most_left_stop);
        }
        let (left, right) = (self.left_stop_units(value), self.right_stop_units(value));
        let core = self.core(value);
        if raw.left_stop > left || raw.right_stop > right {
            return Ok(false);
        }
        if raw.left_stop < right {
            return Ok(true);
        }
        if raw.left_stop == left && core.at_most_left_stop && !raw.at_most_left_stop
            || raw.right_stop == right && raw.at_least_right_stop && !core.at_least_right_stop
        {
            return Ok(false);
        }
        if raw.left_stop == right && raw.at_most_left_stop && core.at_least_right_stop {
            return Ok(true);
        }
        for &option in raw.left {
            if self.is_at_most(value, option)? {
                return Ok(false);
            }
        }
        for place in 0..self.right(value.core).len() {
            let option = self.right(value.core)[place].plus(value.shift);
            if self.is_at_most_raw(option, raw)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Bound {
    /// This bound, taken also if another one at the same place is.
    fn or_as_good(self, other: Bound) -> Bound {
        let is_taken = self.is_taken || other.stop == self.stop && other.is_taken;
        Bound { is_taken, ..self }
    }
}

fn sort(options: &mut Vec<Value>) {
    options.sort_unstable_by_key(|option| option.key());
    options.dedup();
}

/// Halfway between two numbers.
fn middle(one: i64, other: i64) -> Result<i64, ValueError> {
    let sum = one + other;
    if sum % 2 == 0 { Ok(sum / 2) } else { Err(ValueError::OutOfRange) }
}

/// The simplest number above `from` and below `to`, where there is one.
fn number_between(from: Option<Bound>, to: Option<Bound>) -> Result<Value, ValueError> {
    let is_above = |units: i64| {
        from.is_none_or(|from| units > from.stop || units == from.stop && !from.is_taken)
    };
    let is_below =
        |units: i64| to.is_none_or(|to| units < to.stop || units == to.stop && !to.is_taken);
    if is_above(0) && is_below(0) {
        return Ok(Value::ZERO);
    }
    // What is closest to 0 and a multiple of the largest power of two.
    let mut step = ONE;
    while step > 0 {
        let units = match (from, to) {
            (Some(from), _) if !is_above(0) => {
                let below = from.stop.div_euclid(step) * step;
                if is_above(below) { below } else { below + step }
            }
            (_, Some(to)) => {
                let above = -(-to.stop).div_euclid(step) * step;
                if is_below(above) { above } else { above - step }
            }
            _ => 0,
        };
        if is_above(units) && is_below(units) {
            let number = Value::of_units(units);
            return if units.abs() <= crate::dyadic::MOST {
                Ok(number)
            } else {
                Err(ValueError::OutOfRange)
            };
        }
        step /= 2;
    }
    Err(ValueError::OutOfRange)
}
