//! One long job: how far it is, what came out of it, and the wish to stop it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde::Serialize;
use serde_json::{Value, json};
use stratege_catalog::core::{Limits, Watch};
use tokio::sync::watch;
use utoipa::ToSchema;

use super::requests::{JobAnswer, JobPartial};
use crate::{refusal::Wrong, settings::Settings, watch::Stop};

/// News are told at most so often: a page draws no faster.
const OFTEN: Duration = Duration::from_millis(100);

/// A job, whether it waits, runs or is done.
pub(crate) struct Job {
    id: String,
    stop: Stop,
    news: watch::Sender<News>,
}

/// What is known of a job.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    /// Whether it has left the queue.
    started: bool,
    /// Positions, plays or whatever it counts.
    done: u64,
    /// How many there will be, if that is known.
    total: Option<u64>,
    /// Since it was started.
    seconds: f64,
    /// What has come out so far.
    partial: Option<Arc<Value>>,
    /// How it ended, and when.
    pub(crate) end: Option<(End, Instant)>,
}

/// How far a job is.
#[derive(Serialize, ToSchema)]
pub(crate) struct JobProgress<'a> {
    /// Positions, plays or whatever it counts.
    done: u64,
    /// How many there will be, if that is known.
    total: Option<u64>,
    nodes: u64,
    /// Since it was started.
    seconds: f64,
    /// What has come out so far.
    #[schema(value_type = Option<JobPartial>)]
    partial: Option<&'a Value>,
}

/// What is known of a job.
#[derive(Serialize, ToSchema)]
pub(crate) struct JobReport<'a> {
    /// The word that names it.
    job: &'a str,
    state: JobState,
    #[schema(value_type = JobProgress)]
    progress: JobProgress<'a>,
    /// Why it failed, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Wrong>)]
    error: Option<&'a Value>,
    /// Its answer, once it is done; written after the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<JobAnswer>)]
    result: Option<&'a Value>,
}

/// Where a job is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum JobState {
    Queued,
    Running,
    Done,
    Failed,
    Cancelled,
}

/// How a job ended.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// With an answer, which is remembered under the name of the job.
    Result,
    /// With a document that says why not.
    Failed(Arc<Value>),
    /// Somebody stopped it.
    Cancelled,
}

impl News {
    /// How far it is.
    pub(crate) fn progress(&self) -> JobProgress<'_> {
        JobProgress {
            done: self.done,
            total: self.total,
            nodes: self.done,
            seconds: self.seconds,
            partial: self.partial.as_deref(),
        }
    }

    /// Whether it has left the queue.
    pub(super) fn has_started(&self) -> bool {
        self.started
    }

    /// Whether it ended with an answer.
    pub(super) fn has_result(&self) -> bool {
        matches!(self.end, Some((End::Result, _)))
    }

    /// Everything that is known but the answer.
    pub(super) fn document(&self, id: &str) -> Value {
        let state = match &self.end {
            None if self.started => JobState::Running,
            None => JobState::Queued,
            Some((End::Result, _)) => JobState::Done,
            Some((End::Failed(_), _)) => JobState::Failed,
            Some((End::Cancelled, _)) => JobState::Cancelled,
        };
        let error = match &self.end {
            Some((End::Failed(why), _)) => Some(&why["error"]),
            _ => None,
        };
        json!(JobReport { job: id, state, progress: self.progress(), error, result: None })
    }
}

impl Job {
    /// A job that waits.
    pub(super) fn new(id: String) -> Job {
        Job { id, stop: Stop::default(), news: watch::Sender::new(News::default()) }
    }

    /// The word that names it.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// What is known now.
    pub(crate) fn news(&self) -> News {
        self.news.borrow().clone()
    }

    /// What will be known.
    pub(crate) fn listen(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Asks it to stop.
    pub(super) fn ask_to_stop(&self) {
        self.stop.ask();
    }

    /// Notes that it has ended; the first end counts.
    pub(super) fn end(&self, end: End) {
        self.news.send_if_modified(|news| {
            let first = news.end.is_none();
            if first {
                news.end = Some((end, Instant::now()));
                // What is kept is kept with the answers, or not at all.
                news.partial = None;
            }
            first
        });
    }

    /// Does the work of the job, which remembers its answer itself, unless it was stopped before.
    pub(super) fn run(
        &self,
        settings: &Settings,
        work: impl FnOnce(&Running<'_>) -> Result<(), Value>,
    ) {
        if self.stop.is_asked() {
            return self.end(End::Cancelled);
        }
        self.news.send_modify(|news| news.started = true);
        let running = Running { job: self, settings, began: Instant::now(), told: Told::default() };
        let result = work(&running);
        self.news.send_modify(|news| news.seconds = running.seconds());
        self.end(match result {
            // Whatever came out of work that was stopped is not the answer.
            _ if self.stop.is_asked() => End::Cancelled,
            Ok(()) => End::Result,
            Err(why) => End::Failed(Arc::new(why)),
        });
    }
}

/// A job at work: its limits, and whom it tells how far it is.
pub(crate) struct Running<'a> {
    job: &'a Job,
    settings: &'a Settings,
    began: Instant,
    told: Told,
}

/// When something was told last, in milliseconds since the work began.
#[derive(Default)]
struct Told {
    progress: AtomicU64,
    partial: AtomicU64,
}

impl Running<'_> {
    /// What the work may spend.
    pub(crate) fn limits(&self) -> Limits<'_> {
        let Settings { job_positions, job_memory, .. } = *self.settings;
        Limits { nodes: job_positions, memory: Some(job_memory), watch: self }
    }

    /// Since it began.
    pub(crate) fn seconds(&self) -> f64 {
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
        let seconds = self.seconds();
        self.job.news.send_modify(|news| {
            news.partial = Some(Arc::new(partial));
            news.seconds = seconds;
        });
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
        self.job.stop.is_asked() || self.began.elapsed() > self.settings.job_time
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        if self.is_time(&self.told.progress) {
            let seconds = self.seconds();
            self.job.news.send_modify(|news| {
                news.done = done;
                news.total = total;
                news.seconds = seconds;
            });
        }
    }
}
