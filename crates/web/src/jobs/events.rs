//! What happens to a job, as it happens.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, stream};
use serde_json::Value;
use tokio::sync::watch;

use super::{
    found,
    job::{End, Job, News},
};
use crate::{app::Shared, speech};

/// A sign of life is sent so often: it is how a server notices that nobody listens.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// What happens to a job: `progress` events, then one `result`, `failed` or `cancelled`.
///
/// Closing the stream stops the job unless `keep=true`.
#[utoipa::path(
    get,
    path = "/api/v1/jobs/{id}/events",
    params(("id" = String, Path), ("keep" = Option<bool>, Query)),
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
    let news = job.listen();
    let listener = Listener { news, _leaving: Leaving { app, job, keep }, place: Place::Beginning };
    Sse::new(told(listener)).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)).into_response()
}

struct Listener {
    news: watch::Receiver<News>,
    _leaving: Leaving,
    place: Place,
}

/// How much of the stream was sent.
#[derive(PartialEq, Eq)]
enum Place {
    Beginning,
    Middle,
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

fn told(listener: Listener) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        if listener.place == Place::End {
            return None;
        }
        // What is known already is told at once; the job and its sender are never dropped here.
        if listener.place == Place::Middle {
            listener.news.changed().await.ok()?;
        }
        listener.place = Place::Middle;
        let news = listener.news.borrow_and_update().clone();
        let event = match &news.end {
            None => event("progress", &news.progress()),
            Some((end, _)) => {
                listener.place = Place::End;
                match end {
                    End::Result(result) => event("result", result),
                    End::Failed(why) => event("failed", why),
                    End::Cancelled => event("cancelled", &Value::Object(serde_json::Map::new())),
                }
            }
        };
        Some((Ok(event), listener))
    })
}

fn event(name: &str, document: &Value) -> Event {
    Event::default().event(name).data(document.to_string())
}
