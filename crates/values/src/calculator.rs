//! Forms and what may be spent on them.

use std::ops::Deref;

use rustc_hash::FxHashMap;
use stratege_core::{Meter, Stopped};

use crate::{Forms, Value, ValueError, dyadic::FRACTION_BITS};

/// What looking at an option of a value costs beside looking at a board.
pub(crate) const STEPS_PER_FOLLOWER: u64 = 256;

/// Forms to calculate with: everything that can take long obeys the limits.
///
/// All that [`Forms`] can tell without work can be asked of it too. Work that was stopped leaves
/// what is known so far, and can be begun again.
pub struct Calculator<'f, 'w> {
    pub(crate) forms: &'f mut Forms,
    pub(crate) meter: Meter<'w>,
}

impl Deref for Calculator<'_, '_> {
    type Target = Forms;

    fn deref(&self) -> &Forms {
        self.forms
    }
}

impl Calculator<'_, '_> {
    /// Boards and forms visited so far.
    pub fn nodes(&self) -> u64 {
        self.meter.nodes()
    }

    /// Compares the bytes in use, and `others`, with the limit on memory.
    pub(crate) fn check_memory(&self, others: u64) -> Result<(), Stopped> {
        self.meter.check_memory(self.forms.bytes() + others)
    }

    /// The value of the heap of nim with `size` counters.
    ///
    /// Heaps of more than 511 counters are beyond the depth of the forms.
    pub fn nimber(&mut self, size: u16) -> Result<Value, ValueError> {
        while self.forms.nimbers.len() <= usize::from(size) {
            let mut options = self.forms.nimbers.clone();
            options.sort_unstable_by_key(|option| option.key());
            let star = self.keep_canonical(options.clone(), options, [0, 0], [false, false])?;
            self.forms.nimbers.push(star);
        }
        Ok(self.forms.nimbers[usize::from(size)])
    }

    /// How many moves the canonical form lasts at most.
    pub fn birthday(&mut self, value: Value) -> Result<u64, ValueError> {
        self.birthday_with(value, &mut FxHashMap::default())
    }

    fn birthday_with(
        &mut self,
        value: Value,
        known: &mut FxHashMap<Value, u64>,
    ) -> Result<u64, ValueError> {
        if let Some(number) = value.as_number() {
            let whole = number.units().unsigned_abs() >> FRACTION_BITS;
            let halvings = u64::from(number.denominator().trailing_zeros());
            return Ok(whole + halvings + u64::from(halvings > 0));
        }
        if let Some(&birthday) = known.get(&value) {
            return Ok(birthday);
        }
        let options = [self.left_options(value), self.right_options(value)].concat();
        self.meter.work(STEPS_PER_FOLLOWER * options.len() as u64)?;
        let mut latest = 0;
        for option in options {
            latest = latest.max(self.birthday_with(option, known)?);
        }
        known.insert(value, 1 + latest);
        Ok(1 + latest)
    }

    /// The value {0|*}: a little more than 0.
    pub fn up(&mut self) -> Result<Value, ValueError> {
        let star = self.nimber(1)?;
        self.canonical(vec![Value::ZERO], vec![star])
    }
}
