//! One long job: how far it is, what came out of it, and the wish to stop it.

use std::{sync::Arc, time::Instant};

use serde_json::{Value, json};
use stratege_api::{Bounds, Heard, JobProgress, JobReport, JobState, Running, Stop};
use tokio::sync::watch;

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
    /// What it has told.
    heard: Heard,
    /// How it ended, and when.
    pub(crate) end: Option<(End, Instant)>,
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
        self.heard.progress()
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
                news.heard.partial = None;
            }
            first
        });
    }

    /// Does the work of the job, which remembers its answer itself, unless it was stopped before.
    pub(super) fn run(
        &self,
        bounds: &Bounds,
        work: impl FnOnce(&Running<'_>) -> Result<(), Value>,
    ) {
        if self.stop.is_asked() {
            return self.end(End::Cancelled);
        }
        self.news.send_modify(|news| news.started = true);
        let tell = |told| self.news.send_modify(|news| news.heard.hear(told));
        let running = Running::new(bounds, &self.stop, &tell);
        let result = work(&running);
        self.news.send_modify(|news| news.heard.seconds = running.seconds());
        self.end(match result {
            // Whatever came out of work that was stopped is not the answer.
            _ if self.stop.is_asked() => End::Cancelled,
            Ok(()) => End::Result,
            Err(why) => End::Failed(Arc::new(why)),
        });
    }
}
