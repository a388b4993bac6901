//! A job at work: its limits, and whom it tells how far it is.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde_json::Value;
use stratege_catalog::core::{Limits, Watch};
use stratege_clock::Instant;

use super::report::JobProgress;
use crate::{Bounds, Stop};

/// News are told at most so often: a page draws no faster.
const OFTEN: Duration = Duration::from_millis(100);

/// What is told of a job that goes on.
pub enum News {
    /// How far it is.
    Progress {
        /// Positions, plays or whatever it counts.
        done: u64,
        /// How many there will be, if that is known.
        total: Option<u64>,
        /// Since it was started.
        seconds: f64,
    },
    /// What has come out so far.
    Partial {
        /// A document.
        partial: Value,
        /// Since it was started.
        seconds: f64,
    },
}

/// What was told of a job so far.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// Positions, plays or whatever it counts.
    pub done: u64,
    /// How many there will be, if that is known.
    pub total: Option<u64>,
    /// Since it was started.
    pub seconds: f64,
    /// What has come out so far.
    pub partial: Option<Arc<Value>>,
}

impl Heard {
    /// Takes what is told into account.
    pub fn hear(&mut self, told: News) {
        match told {
            News::Progress { done, total, seconds } => {
                (self.done, self.total, self.seconds) = (done, total, seconds);
            }
            News::Partial { partial, seconds } => {
                (self.partial, self.seconds) = (Some(Arc::new(partial)), seconds);
            }
        }
    }

    /// How far it is.
    pub fn progress(&self) -> JobProgress<'_> {
        JobProgress {
            done: self.done,
            total: self.total,
            nodes: self.done,
            seconds: self.seconds,
            partial: self.partial.as_deref(),
        }
    }
}

/// A job at work: its limits, and whom it tells how far it is.
pub struct Running<'a> {
    bounds: &'a Bounds,
    stop: &'a Stop,
    tell: &'a (dyn Fn(News) + Sync),
    began: Instant,
    told: Told,
}

/// When something was told last, in milliseconds since the work began.
#[derive(Default)]
struct Told {
    progress: AtomicU64,
    partial: AtomicU64,
}

impl<'a> Running<'a> {
    /// A job that begins now, until somebody wishes to `stop` it; `tell` hears of it.
    pub fn new(bounds: &'a Bounds, stop: &'a Stop, tell: &'a (dyn Fn(News) + Sync)) -> Running<'a> {
        Running { bounds, stop, tell, began: Instant::now(), told: Told::default() }
    }

    /// What the work may spend.
    pub(crate) fn limits(&self) -> Limits<'_> {
        let Bounds { job_positions, job_memory, .. } = *self.bounds;
        Limits { nodes: job_positions, memory: Some(job_memory), watch: self }
    }

    /// Since it began.
    pub fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    /// Tells what has come out so far, if it is time to.
    pub(crate) fn tell(&self, partial: impl FnOnce() -> Option<Value>) {
        if self.is_time(&self.told.partial)
            && let Some(partial) = partial()
        {
            self.show(partial);
        }
    }

    /// Tells what has come out so far, whenever that was told last.
    pub(crate) fn show(&self, partial: Value) {
        (self.tell)(News::Partial { partial, seconds: self.seconds() });
    }

    /// Whether nothing was told for a while; true once for each while.
    fn is_time(&self, last: &AtomicU64) -> bool {
        let now = self.began.elapsed().as_millis() as u64;
        let told = last.load(Ordering::Relaxed);
        told + OFTEN.as_millis() as u64 <= now
            && last.compare_exchange(told, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}

impl Watch for Running<'_> {
    fn stop(&self) -> bool {
        self.stop.is_asked() || self.began.elapsed() > self.bounds.job_time
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        if self.is_time(&self.told.progress) {
            (self.tell)(News::Progress { done, total, seconds: self.seconds() });
        }
    }
}
