//! Threads for what is answered in the request: few, and never those of long jobs.

use std::sync::Arc;

use tokio::{sync::Semaphore, task};

use crate::{
    app::Effort,
    refusal::Refusal,
    settings::Settings,
    watch::{Stop, StopOnDrop},
};

/// Requests that may wait for each thread of a lane.
const WAITING: usize = 64;

/// A lane for glances and one for thoughts, so that nobody waits for a board because others think.
pub(crate) struct Lanes {
    glances: Lane,
    thoughts: Lane,
}

struct Lane {
    /// Those who are at work.
    busy: Arc<Semaphore>,
    /// Those who are at work or wait.
    admitted: Arc<Semaphore>,
}

impl Lane {
    fn new(threads: usize) -> Lane {
        Lane {
            busy: Arc::new(Semaphore::new(threads)),
            admitted: Arc::new(Semaphore::new(threads * (1 + WAITING))),
        }
    }
}

impl Lanes {
    /// Lanes with as many threads as the settings allow.
    pub(crate) fn new(settings: &Settings) -> Lanes {
        Lanes { glances: Lane::new(2 * settings.thinkers), thoughts: Lane::new(settings.thinkers) }
    }

    /// Does `work` when a thread is free.
    ///
    /// Refused if too many wait already. When the future is dropped, the work is asked to stop.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        effort: Effort,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let lane = match effort {
            Effort::Glance => &self.glances,
            Effort::Thought => &self.thoughts,
        };
        let admitted = Arc::clone(&lane.admitted).try_acquire_owned();
        let _admitted = admitted.map_err(|_| Refusal::busy())?;
        let busy = Arc::clone(&lane.busy).acquire_owned().await.map_err(|_| Refusal::busy())?;
        let stop = Stop::default();
        let _gone = StopOnDrop(stop.clone());
        let done = task::spawn_blocking(move || {
            // The place is free when the work is done, even if nobody waits for it any more.
            let _busy = busy;
            work(&stop)
        });
        // A panic is a bug of ours: the asker is told, the server goes on.
        done.await.map_err(|_| Refusal::bug())
    }
}
