//! The threads of long jobs, those who wait for them, and results that are kept for a while.

use std::{
    collections::{BTreeMap, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use serde_json::Value;

use super::job::{End, Job, Running};
use crate::{crew::Courtesy, refusal::Refusal, server::STACK, settings::Settings};

/// Results that are kept at most, however young they are.
const MOST_KEPT: usize = 64;

type Work = Box<dyn FnOnce() + Send>;

/// All long jobs of a server.
pub(crate) struct Pool {
    line: Arc<Line>,
    known: Mutex<BTreeMap<String, Arc<Job>>>,
    kept: Duration,
    longest: usize,
}

/// Those who wait for a thread.
#[derive(Default)]
struct Line {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<(Arc<Job>, Work)>,
    /// Threads that have nothing to do.
    idle: usize,
    closed: bool,
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a job wait, unless `longest` others do already.
    fn push(&self, job: &Arc<Job>, work: Work, longest: usize) -> Result<(), Refusal> {
        let mut waiting = self.lock();
        if waiting.closed {
            return Err(Refusal::unavailable());
        }
        if waiting.jobs.len() >= longest + waiting.idle {
            return Err(Refusal::busy());
        }
        waiting.jobs.push_back((Arc::clone(job), work));
        drop(waiting);
        self.changed.notify_one();
        Ok(())
    }

    /// The next job; `None` when there will be no more.
    fn next(&self) -> Option<Work> {
        let mut waiting = self.lock();
        waiting.idle += 1;
        while waiting.jobs.is_empty() && !waiting.closed {
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        waiting.idle -= 1;
        waiting.jobs.pop_front().map(|(_, work)| work)
    }
}

impl Pool {
    /// Starts the threads.
    pub(crate) fn new(settings: &Settings) -> Pool {
        let line = Arc::new(Line::default());
        for _ in 0..settings.jobs {
            let line = Arc::clone(&line);
            let thread = thread::Builder::new().name("stratege-job".into()).stack_size(STACK);
            let work = move || {
                Courtesy::Long.adopt();
                std::iter::from_fn(|| line.next()).for_each(|work| work());
            };
            // With fewer threads than wished, jobs wait longer.
            let _ = thread.spawn(work);
        }
        Pool { line, known: Mutex::default(), kept: settings.kept, longest: settings.queue }
    }

    /// Lets `work` wait for a thread; refused if too many wait already.
    ///
    /// It ends with `bug` if the work panics.
    pub(crate) fn begin(
        &self,
        settings: &Settings,
        bug: Value,
        work: impl FnOnce(&Running<'_>) -> Result<Value, Value> + Send + 'static,
    ) -> Result<Arc<Job>, Refusal> {
        let job = Arc::new(Job::new(new_id()?));
        let doing = Arc::clone(&job);
        let settings = settings.clone();
        let work = Box::new(move || {
            let done = catch_unwind(AssertUnwindSafe(|| doing.run(&settings, work)));
            if done.is_err() {
                // A panic is a bug of ours: the asker is told, the thread goes on.
                doing.end(End::Failed(Arc::new(bug)));
            }
        });
        // Whoever stops all jobs must know of it before a thread may take it.
        self.remember(&job);
        if let Err(refusal) = self.line.push(&job, work, self.longest) {
            self.known().remove(job.id());
            return Err(refusal);
        }
        Ok(job)
    }

    /// The job with this name, while it is kept.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Job>> {
        self.forget_old();
        self.known().get(id).cloned()
    }

    /// Stops a job, whether it waits or runs.
    pub(crate) fn cancel(&self, job: &Arc<Job>) {
        job.ask_to_stop();
        let mut waiting = self.line.lock();
        let before = waiting.jobs.len();
        waiting.jobs.retain(|(other, _)| !Arc::ptr_eq(other, job));
        if waiting.jobs.len() < before {
            job.end(End::Cancelled);
        }
    }

    /// Stops all jobs and takes no more.
    pub(crate) fn close(&self) {
        let mut waiting = self.line.lock();
        waiting.closed = true;
        let given_up: Vec<_> = waiting.jobs.drain(..).collect();
        drop(waiting);
        self.line.changed.notify_all();
        given_up.iter().for_each(|(job, _)| job.end(End::Cancelled));
        self.known().values().for_each(|job| job.ask_to_stop());
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Job>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, job: &Arc<Job>) {
        self.forget_old();
        self.known().insert(job.id().to_owned(), Arc::clone(job));
    }

    /// Forgets results that are too old, and the oldest of too many.
    fn forget_old(&self) {
        let mut known = self.known();
        let age = |job: &Job| job.news().end.map(|(_, when)| when.elapsed());
        known.retain(|_, job| age(job).is_none_or(|age| age < self.kept));
        let mut ended: Vec<_> =
            known.iter().filter_map(|(id, job)| Some((age(job)?, id.clone()))).collect();
        ended.sort();
        for (_, id) in ended.iter().skip(MOST_KEPT) {
            known.remove(id);
        }
    }
}

/// A name that nobody can guess: who knows it may stop the job.
fn new_id() -> Result<String, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::unavailable())?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
