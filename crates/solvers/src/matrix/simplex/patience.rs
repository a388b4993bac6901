//! How long the simplex method may work: without an end at no cost, or within limits.

use std::convert::Infallible;

use stratege_core::{Limits, Meter, Stopped};

/// Somebody who counts work and may stop it.
pub(in crate::matrix) trait Patience {
    /// Why work is stopped.
    type Stop;

    /// Counts a pivot of a table with this many entries.
    fn pivot(&mut self, entries: usize) -> Result<(), Self::Stop>;

    /// Does work that counts by itself.
    fn with_meter<T>(
        &mut self,
        work: impl FnOnce(&mut Meter<'_>) -> Result<T, Stopped>,
    ) -> Result<T, Self::Stop>;
}

/// Nobody stops the work.
pub(in crate::matrix) struct Endless;

impl Patience for Endless {
    type Stop = Infallible;

    fn pivot(&mut self, _entries: usize) -> Result<(), Infallible> {
        Ok(())
    }

    fn with_meter<T>(
        &mut self,
        work: impl FnOnce(&mut Meter<'_>) -> Result<T, Stopped>,
    ) -> Result<T, Infallible> {
        let done = work(&mut Meter::new(Limits::default(), None));
        Ok(done.expect("there is no limit"))
    }
}

impl Patience for Meter<'_> {
    type Stop = Stopped;

    fn pivot(&mut self, entries: usize) -> Result<(), Stopped> {
        self.tick()?;
        self.work(entries as u64)
    }

    fn with_meter<T>(
        &mut self,
        work: impl FnOnce(&mut Meter<'_>) -> Result<T, Stopped>,
    ) -> Result<T, Stopped> {
        work(self)
    }
}
