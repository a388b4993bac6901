//! Threads for what is answered in the request: few, and never those of long jobs.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::{
    app::Effort,
    crew::{Courtesy, Crew},
    refusal::Refusal,
    settings::Settings,
    watch::{Stop, StopOnDrop},
};

/// Requests that may wait for each thread of a lane.
const WAITING: usize = 64;

/// A lane for each effort: nobody waits for a board because others think, nor for the move of a
/// quick strategy because others draw arenas.
pub(crate) struct Lanes {
    glances: Lane,
    moves: Lane,
    searches: Lane,
    thoughts: Lane,
}

struct Lane {
    crew: Crew,
    /// Those who are at work.
    busy: Arc<Semaphore>,
    /// Those who are at work or wait.
    admitted: Arc<Semaphore>,
}

impl Lane {
    fn new(name: &str, threads: usize, courtesy: Courtesy) -> Lane {
        Lane {
            crew: Crew::new(name, threads, courtesy),
            busy: Arc::new(Semaphore::new(threads)),
            admitted: Arc::new(Semaphore::new(threads * (1 + WAITING))),
        }
    }
}

impl Lanes {
    /// Lanes with as many threads as the settings allow.
    pub(crate) fn new(settings: &Settings) -> Lanes {
        let threads = settings.thinkers;
        Lanes {
            glances: Lane::new("stratege-glance", threads, Courtesy::Quick),
            moves: Lane::new("stratege-move", threads, Courtesy::Patient),
            searches: Lane::new("stratege-search", threads, Courtesy::Patient),
            thoughts: Lane::new("stratege-thought", threads, Courtesy::Patient),
        }
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
            Effort::Move => &self.moves,
            Effort::Search => &self.searches,
            Effort::Thought => &self.thoughts,
        };
        let admitted = Arc::clone(&lane.admitted).try_acquire_owned();
        let _admitted = admitted.map_err(|_| Refusal::busy())?;
        // The semaphore is never closed.
        let busy = Arc::clone(&lane.busy).acquire_owned().await;
        let busy = busy.map_err(|_| Refusal::unavailable())?;
        let stop = Stop::default();
        let _gone = StopOnDrop(stop.clone());
        let done = lane.crew.run(move || {
            // The place is free when the work is done, even if nobody waits for it any more.
            let _busy = busy;
            work(&stop)
        });
        // A panic is a bug of ours: the asker is told, the server goes on.
        done.await.ok_or_else(Refusal::bug)
    }
}
