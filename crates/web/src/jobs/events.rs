//! What happens to a job, as it happens.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use futures_util::{Stream, stream};
use serde_json::{Value, json};
use stratege_words::Language;
use tokio::sync::watch;

use super::{
    found,
    job::{End, Job, News},
};
use crate::{
    app::Shared,
    refusal::{Refusal, Respond},
    speech,
};

/// A sign of life is sent so often: it is how a server notices that nobody listens.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// What happens to a job: `progress` events, then one `result`, `failed` or `cancelled`.
///
/// Closing the stream stops the job unless `keep=true`.
#[utoipa::path(
    get,
    path = "/api/v1/jobs/{id}/events",
    params(
        ("id" = String, Path, description = "The name of the job", pattern = "^[0-9a-f]{32}$"),
        ("keep" = Option<bool>, Query)
    ),
    responses(
        (status = OK, content_type = "text/event-stream", body = String)
    )
)]
pub(crate) async fn events(
    State(app): State<Shared>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let job = match found(&app, &id) {
        Ok(job) => job,
        Err(refusal) => return refusal.response(app.words(speech::asked(&uri, &headers))),
    };
    let keep = uri.query().unwrap_or_default().split('&').any(|pair| pair == "keep=true");
    let language = speech::asked(&uri, &headers);
    let news = job.listen();
    let leaving = Leaving { app, job, keep };
    let listener = Listener { news, leaving, language, place: Place::Beginning };
    let about = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-cache")];
    (about, Body::from_stream(told(listener))).into_response()
}

struct Listener {
    news: watch::Receiver<News>,
    leaving: Leaving,
    language: Language,
    place: Place,
}

/// How much of the stream was sent.
enum Place {
    Beginning,
    Middle,
    /// In the answer, of which so many bytes are left.
    Answer(Box<dyn Iterator<Item = Bytes> + Send>, u64),
    End,
}

/// Stops the job when its listener has gone.
struct Leaving {
    app: Shared,
    job: Arc<Job>,
    keep: bool,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        if !self.keep {
            // A job that has ended does not hear it.
            self.app.pool.cancel(&self.job);
        }
    }
}

fn told(listener: Listener) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        let sent = listener.next().await?;
        Some((Ok(sent), listener))
    })
}

impl Listener {
    /// What is sent next; `None` after everything was.
    async fn next(&mut self) -> Option<Bytes> {
        match &mut self.place {
            Place::End => None,
            Place::Answer(..) => Some(self.more(Vec::new())),
            // What is known already is told at once.
            Place::Beginning => Some(self.tell()),
            Place::Middle => {
                // The job and its sender are not dropped while somebody listens.
                let changed = tokio::time::timeout(SIGN_OF_LIFE, self.news.changed());
                Some(match changed.await {
                    Err(_) => Bytes::from_static(b":\n\n"),
                    Ok(_) => self.tell(),
                })
            }
        }
    }

    fn tell(&mut self) -> Bytes {
        self.place = Place::Middle;
        let news = self.news.borrow_and_update().clone();
        let Some((end, _)) = &news.end else { return event("progress", &json!(news.progress())) };
        self.place = Place::End;
        match end {
            End::Result => self.answer(),
            End::Failed(why) => event("failed", why),
            End::Cancelled => event("cancelled", &Value::Object(serde_json::Map::new())),
        }
    }

    /// Begins to send the answer, or tells that it has made room for others already.
    fn answer(&mut self) -> Bytes {
        let Leaving { app, job, .. } = &self.leaving;
        let Some(answer) = app.api.remembered.find(job.id()) else {
            return event("failed", &Refusal::no_job(job.id()).json(app.words(self.language)));
        };
        self.place = Place::Answer(Box::new(answer.pieces().map(Bytes::from)), answer.length());
        self.more(b"event: result\ndata: ".to_vec())
    }

    /// A further piece of the answer, after `sent`; it has no line breaks.
    fn more(&mut self, mut sent: Vec<u8>) -> Bytes {
        let Place::Answer(pieces, left) = &mut self.place else { return sent.into() };
        let piece = pieces.next();
        sent.extend(piece.iter().flatten());
        *left = left.saturating_sub(piece.as_ref().map_or(0, Bytes::len) as u64);
        if piece.is_none() || *left == 0 {
            sent.extend(b"\n\n");
            self.place = Place::End;
        }
        sent.into()
    }
}

fn event(name: &str, document: &Value) -> Bytes {
    format!("event: {name}\ndata: {document}\n\n").into()
}
