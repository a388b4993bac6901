//! Requests as a page hands them over, and the answers.

use std::{sync::Mutex, time::Duration};

use serde_json::json;
use stratege_api::{
    Answer, Api, Asking, Bounds, Heard, JSON, JobRequest, Method, Refusal, Running, Stop, read,
};
use stratege_catalog::tournament::host::Host;
use stratege_words::{Language, Words};

/// The path of long jobs; all others are in the table of `stratege-api`.
const JOBS: &str = "/api/v1/jobs";

/// The status of what a job tells before its end, as in HTTP.
const PROCESSING: u16 = 102;

/// Everything that a page can ask, in a worker of a browser.
pub struct Engine {
    api: Api,
}

impl Engine {
    /// An engine whose hints may take so long.
    pub fn new(hint_time: Duration) -> Engine {
        let bounds = Bounds {
            jobs: 1,
            // A table that grows is there twice for a moment, and a phone gives a page 1 GiB.
            job_memory: 512 << 20,
            keep: 64 << 20,
            hint_time,
            ..Bounds::default()
        };
        Engine { api: Api::new(bounds, Host::default()) }
    }

    /// Answers a request: a line such as `POST /api/v1/play fr`, then the body.
    ///
    /// `tell` hears a status, a media type and a text: first how far a job is, in the end the
    /// answer or the refusal.
    pub fn ask(&self, request: &[u8], tell: &(dyn Fn(u16, &str, &str) + Sync)) {
        let mut lines = request.splitn(2, |&byte| byte == b'\n');
        let (head, body) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let head = String::from_utf8_lossy(head);
        let mut head = head.split(' ');
        let method = if head.next() == Some("GET") { Method::Get } else { Method::Post };
        let path = head.next().unwrap_or_default();
        let language = if head.next() == Some("fr") { Language::Fr } else { Language::En };
        let words = self.api.words(language);
        let answer = match (method, path) {
            (Method::Post, JOBS) => self.job(body, words, tell),
            asked => self.api.answer(asked, body, language, &Asking::from(Stop::default())),
        };
        match answer {
            Ok(Answer { kind, text }) => tell(200, kind, &text),
            Err(refusal) => tell(refusal.status(), JSON, &refusal.json(words).to_string()),
        }
    }

    /// Does a long job to its end: whoever wants it no more ends the worker.
    fn job(
        &self,
        body: &[u8],
        words: &Words,
        tell: &(dyn Fn(u16, &str, &str) + Sync),
    ) -> Result<Answer, Refusal> {
        let request: JobRequest = read(body)?;
        request.check(&self.api)?;
        let heard = Mutex::new(Heard::default());
        let hear = |news| {
            // Nobody panics while holding it: this is the one place where it is locked.
            let Ok(mut heard) = heard.lock() else { return };
            heard.hear(news);
            tell(PROCESSING, JSON, &json!(heard.progress()).to_string());
        };
        let stop = Stop::default();
        let running = Running::new(&self.api.bounds, &stop, &hear);
        let answer = request.run(&self.api, words, &running)?;
        Ok(Answer { kind: JSON, text: answer.text() })
    }
}
