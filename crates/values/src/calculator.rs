//! Forms and what may be spent on them.

use std::ops::Deref;

use stratege_core::{Meter, Stopped};

use crate::{Forms, Value, ValueError};

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

    /// The value {0|*}: a little more than 0.
    pub fn up(&mut self) -> Result<Value, ValueError> {
        let star = self.nimber(1)?;
        self.canonical(vec![Value::ZERO], vec![star])
    }
}
