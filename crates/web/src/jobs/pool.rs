//! The threads of long jobs, those who wait for them, and results that are kept for a while.

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use serde_json::Value;
use stratege_api::{Bounds, Remembered, Running};

use super::job::{End, Job};
use crate::{
    client_address::ClientAddress,
    refusal::Refusal,
    turns::{Room, Ticket},
    worker_pool::{ThreadPriority, WorkerPool},
};

/// Jobs that have ended and are known at most, however young they are: their answers are bounded
/// elsewhere, the rest is small.
const MOST_KEPT: usize = 1000;

/// Askers whose jobs may all wait: more than a class.
const ASKERS: usize = 40;

/// All long jobs of a server.
pub(crate) struct Pool {
    workers: WorkerPool,
    known: Mutex<BTreeMap<String, Arc<Waiting>>>,
    remembered: Arc<Remembered>,
    kept: Duration,
}

/// A job, and where it waits.
struct Waiting {
    job: Arc<Job>,
    ticket: OnceLock<Ticket>,
}

impl Pool {
    /// Starts the threads; answers will be in `remembered`.
    pub(crate) fn new(bounds: &Bounds, remembered: Arc<Remembered>) -> Pool {
        let Bounds { jobs, queue, kept, .. } = *bounds;
        let room = Room { places: jobs, each: queue, all: queue * ASKERS };
        let workers = WorkerPool::new("stratege-job", room, ThreadPriority::Long);
        Pool { workers, known: Mutex::default(), remembered, kept }
    }

    /// Lets `work` wait for a thread; refused if too many jobs wait already.
    ///
    /// It ends with `bug` if the work panics. The work gets the name of the job, under which it
    /// has to remember its answer.
    pub(crate) fn begin(
        &self,
        asker: ClientAddress,
        bounds: &Bounds,
        bug: Value,
        work: impl FnOnce(&str, &Running<'_>) -> Result<(), Value> + Send + 'static,
    ) -> Result<Arc<Job>, Refusal> {
        let job = Arc::new(Job::new(new_id()?));
        let doing = Arc::clone(&job);
        let bounds = bounds.clone();
        let work = move || {
            let work = |running: &Running<'_>| work(doing.id(), running);
            let done = catch_unwind(AssertUnwindSafe(|| doing.run(&bounds, work)));
            if done.is_err() {
                // A panic is a bug of ours: the asker is told, the thread goes on.
                doing.end(End::Failed(Arc::new(bug)));
            }
        };
        // Whoever stops all jobs must know of it before a thread may take it.
        let waiting = Arc::new(Waiting { job: Arc::clone(&job), ticket: OnceLock::new() });
        self.forget_old();
        self.known().insert(job.id().to_owned(), Arc::clone(&waiting));
        match self.workers.begin(asker, work) {
            Ok(ticket) => {
                waiting.ticket.get_or_init(|| ticket);
                Ok(job)
            }
            Err(refusal) => {
                self.known().remove(job.id());
                Err(refusal)
            }
        }
    }

    /// The job with this name, while it is kept.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Job>> {
        self.forget_old();
        let mut known = self.known();
        let job = Arc::clone(&known.get(id)?.job);
        // An answer that made room for others takes its job with it.
        if job.news().has_result() && self.remembered.find(id).is_none() {
            known.remove(id);
            return None;
        }
        Some(job)
    }

    /// Stops a job, whether it waits or runs.
    pub(crate) fn cancel(&self, job: &Job) {
        job.ask_to_stop();
        let waiting = self.known().get(job.id()).cloned();
        let ticket = waiting.and_then(|waiting| waiting.ticket.get().copied());
        if ticket.is_some_and(|ticket| self.workers.withdraw(ticket)) {
            job.end(End::Cancelled);
        }
    }

    /// Stops all jobs and takes no more.
    pub(crate) fn close(&self) {
        self.workers.close();
        for waiting in self.known().values() {
            waiting.job.ask_to_stop();
            if !waiting.job.news().has_started() {
                waiting.job.end(End::Cancelled);
            }
        }
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Waiting>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets results that are too old, and the oldest of too many.
    fn forget_old(&self) {
        let mut known = self.known();
        let age = |waiting: &Waiting| waiting.job.news().end.map(|(_, when)| when.elapsed());
        let ages = known.iter().filter_map(|(id, waiting)| Some((age(waiting)?, id.clone())));
        let mut ended: Vec<(Duration, String)> = ages.collect();
        ended.sort();
        for (place, (age, id)) in ended.into_iter().enumerate() {
            if age >= self.kept || place >= MOST_KEPT {
                known.remove(&id);
                self.remembered.forget(&id);
            }
        }
    }
}

/// A name that nobody can guess: who knows it may stop the job.
fn new_id() -> Result<String, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::unavailable())?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
