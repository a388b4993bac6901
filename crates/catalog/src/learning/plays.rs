//! How far learning is, counted in plays.

use std::sync::{
    OnceLock,
    atomic::{AtomicU64, Ordering},
};

use stratege_core::Watch;

/// Passes the progress of methods on to the watcher, as plays instead of positions.
pub(super) struct Plays<'a> {
    watch: &'a dyn Watch,
    /// Plays of the runs that have ended, as many as were expected of them.
    before: AtomicU64,
    /// Plays of the run that goes on.
    now: AtomicU64,
    /// How many plays there will be, if that is known, once the game is examined.
    total: OnceLock<Option<u64>>,
}

impl<'a> Plays<'a> {
    /// Nothing is played yet: nothing is told before [`Plays::begin`].
    pub(super) fn new(watch: &'a dyn Watch) -> Plays<'a> {
        let (before, now) = (AtomicU64::new(0), AtomicU64::new(0));
        Plays { watch, before, now, total: OnceLock::new() }
    }

    /// Notes that playing begins, with so many plays to come if that is known.
    pub(super) fn begin(&self, total: Option<u64>) {
        self.total.get_or_init(|| total);
    }

    /// Notes how many plays the present run has had.
    pub(super) fn set_run(&self, plays: u64) {
        self.now.store(plays, Ordering::Relaxed);
    }

    /// Notes that a run has ended, of which so many plays were expected, and tells it.
    pub(super) fn end_run(&self, expected: Option<u64>) {
        let played = self.now.swap(0, Ordering::Relaxed);
        // What was settled sooner is done all the same.
        let done = self.before.load(Ordering::Relaxed);
        let done = done.saturating_add(expected.unwrap_or(played));
        self.before.store(done, Ordering::Relaxed);
        self.progress(0, None);
    }
}

impl Watch for Plays<'_> {
    fn stop(&self) -> bool {
        self.watch.stop()
    }

    fn progress(&self, _positions: u64, _of: Option<u64>) {
        let Some(&total) = self.total.get() else { return };
        let now = self.now.load(Ordering::Relaxed);
        let done = self.before.load(Ordering::Relaxed).saturating_add(now);
        self.watch.progress(done, total);
    }
}
