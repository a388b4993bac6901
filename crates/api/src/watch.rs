//! The clock of one piece of work, and the wish to stop it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use stratege_catalog::core::{Limits, Watch};
use stratege_clock::Instant;

use crate::{Refusal, thinking::share};

/// A wish to stop, shared by those who may have it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Wishes it.
    pub fn ask(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Whether anybody wishes it.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

/// Those who wait behind a piece of work.
pub trait Waiting: Send + Sync {
    /// How many wait, and for how many threads.
    fn waiting(&self) -> (usize, usize);
}

/// The share of the time that is as good as all of it.
const NEARLY_ALL: f64 = 0.9;

/// A request at work: whether somebody still waits for it, and who waits behind it.
#[derive(Clone)]
pub struct Asking {
    stop: Stop,
    /// How long it had to wait before it was begun.
    waited: Duration,
    /// What waits behind it, if that is known.
    behind: Option<Arc<dyn Waiting>>,
}

impl Asking {
    /// A request that has waited for a while in a queue.
    pub fn new(stop: Stop, waited: Duration, behind: Arc<dyn Waiting>) -> Asking {
        Asking { stop, waited, behind: Some(behind) }
    }

    /// Whether nobody waits for it any more.
    pub fn is_given_up(&self) -> bool {
        self.stop.is_asked()
    }

    /// Refuses to go on when nobody waits for it any more.
    pub(crate) fn go_on(&self) -> Result<(), Refusal> {
        // Nobody hears the refusal.
        if self.is_given_up() { Err(Refusal::unavailable()) } else { Ok(()) }
    }

    /// A clock for work that takes as long as it takes, `most` at most; work that uses up its time
    /// shares it with those who wait.
    pub(crate) fn clock(&self, most: Duration) -> Clock {
        Clock { began: Instant::now(), most, ends: Ends::InTheEnd, asking: self.clone() }
    }

    /// A clock for work that either comes to its end within its share of `most`, or does not.
    pub(crate) fn strict_clock(&self, most: Duration) -> Clock {
        Clock { ends: Ends::AtTheShare, ..self.clock(most) }
    }

    /// A clock for thinking: all of it shares `most` with those who wait.
    pub(crate) fn shared_clock(&self, most: Duration) -> Clock {
        Clock { ends: Ends::WithTheShare, ..self.clock(most) }
    }
}

/// Watches over work that somebody waits for.
pub(crate) struct Clock {
    began: Instant,
    most: Duration,
    ends: Ends,
    asking: Asking,
}

/// When work is stopped that does not end by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    /// When the time is up.
    InTheEnd,
    /// As soon as its share of the time is used up.
    AtTheShare,
    /// A while after its share of the time: an estimate that was begun may come to its end.
    WithTheShare,
}

impl Clock {
    /// Limits with this clock.
    pub(crate) fn limits(&self, memory: u64) -> Limits<'_> {
        Limits { nodes: None, memory: Some(memory), watch: self }
    }

    /// Seconds since it was started.
    pub(crate) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    /// Whether the work has less time because it waited, or others wait now.
    pub(crate) fn is_cut(&self) -> bool {
        self.share() < share(self.most, Duration::ZERO, 0, 1).mul_f64(NEARLY_ALL)
    }

    /// How long the work may think, as many as wait now.
    fn share(&self) -> Duration {
        let Asking { waited, behind, .. } = &self.asking;
        let (waiting, thinkers) = behind.as_ref().map_or((0, 1), |queue| queue.waiting());
        share(self.most, *waited, waiting, thinkers)
    }
}

impl Watch for Clock {
    fn stop(&self) -> bool {
        let most = match self.ends {
            Ends::InTheEnd => self.most,
            Ends::AtTheShare => self.share(),
            Ends::WithTheShare => self.share() * 3 / 2,
        };
        self.asking.is_given_up() || self.began.elapsed() > most
    }

    fn left(&self) -> Option<Duration> {
        Some(self.share().saturating_sub(self.began.elapsed()))
    }
}

/// Stops at once: whether work can be begun is known, and nothing is done.
pub(crate) struct Never;

impl Watch for Never {
    fn stop(&self) -> bool {
        true
    }
}

impl From<Stop> for Asking {
    /// A request behind which nobody waits.
    fn from(stop: Stop) -> Asking {
        Asking { stop, waited: Duration::ZERO, behind: None }
    }
}
