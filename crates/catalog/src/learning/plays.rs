//! How far learning is, counted in plays.

use std::sync::atomic::{AtomicU64, Ordering};

use stratege_core::{Limits, Watch};

/// Passes the progress of methods on to the watcher, as plays instead of positions.
pub(super) struct Plays<'a> {
    watch: &'a dyn Watch,
    /// Plays of the runs that have ended, as many as were expected of them.
    before: AtomicU64,
    /// Plays of the run that goes on.
    now: AtomicU64,
    total: Option<u64>,
}

impl<'a> Plays<'a> {
    /// Nothing was played yet, of `total` plays if that is known.
    pub(super) fn new(limits: Limits<'a>, total: Option<u64>) -> Plays<'a> {
        Plays { watch: limits.watch, before: AtomicU64::new(0), now: AtomicU64::new(0), total }
    }

    /// Notes how many plays the present run has had.
    pub(super) fn set_run(&self, plays: u64) {
        self.now.store(plays, Ordering::Relaxed);
    }

    /// Notes that a run has ended, of which so many plays were expected, and tells it.
    pub(super) fn end_run(&self, expected: Option<u64>) {
        let played = self.now.swap(0, Ordering::Relaxed);
        // What was settled sooner is done all the same.
        self.before.fetch_add(expected.unwrap_or(played), Ordering::Relaxed);
        self.progress(0, None);
    }
}

impl Watch for Plays<'_> {
    fn stop(&self) -> bool {
        self.watch.stop()
    }

    fn progress(&self, _positions: u64, _of: Option<u64>) {
        let done = self.before.load(Ordering::Relaxed) + self.now.load(Ordering::Relaxed);
        self.watch.progress(done, self.total);
    }
}
