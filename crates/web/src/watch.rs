//! The clock of one piece of work, and the wish to stop it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use stratege_catalog::core::{Limits, Watch};

/// A wish to stop, shared by those who may have it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Wishes it.
    pub(crate) fn ask(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Whether anybody wishes it.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

/// Asks for an end when whoever waits for the work has gone.
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.ask();
    }
}

/// Watches over work that somebody waits for.
pub(crate) struct Clock {
    began: Instant,
    most: Duration,
    stop: Stop,
}

impl Clock {
    /// Starts it.
    pub(crate) fn new(most: Duration, stop: Stop) -> Clock {
        Clock { began: Instant::now(), most, stop }
    }

    /// Limits with this clock.
    pub(crate) fn limits(&self, memory: u64) -> Limits<'_> {
        Limits { nodes: None, memory: Some(memory), watch: self }
    }

    /// Seconds since it was started.
    pub(crate) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }
}

impl Watch for Clock {
    fn stop(&self) -> bool {
        self.stop.is_asked() || self.began.elapsed() > self.most
    }
}

/// Stops at once: whether work can be begun is known, and nothing is done.
pub(crate) struct Never;

impl Watch for Never {
    fn stop(&self) -> bool {
        true
    }
}
