//! A search that is told to end.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use stratege_catalog::core::Watch;

use crate::watch::interrupted;

/// How long work that has no answer yet may go on after it was told to end.
const GRACE: Duration = Duration::from_millis(200);

/// When a search was told to end, if it was.
#[derive(Default)]
pub(super) struct Search {
    ended: Mutex<Option<Instant>>,
}

impl Search {
    /// Tells it to end.
    pub(super) fn end(&self) {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(Instant::now);
    }

    fn since(&self) -> Option<Duration> {
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        ended.map(|moment| moment.elapsed())
    }
}

impl Watch for Search {
    fn stop(&self) -> bool {
        interrupted() || self.since().is_some_and(|since| since > GRACE)
    }

    fn left(&self) -> Option<Duration> {
        self.since().map(|_| Duration::ZERO)
    }
}
