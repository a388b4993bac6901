//! Long jobs: on threads of their own, watched through event streams, stopped at will.

mod events;
mod job;
mod pool;

pub(crate) use pool::Pool;

use std::{convert::Infallible, iter, sync::Arc};

use axum::{
    Json,
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use serde::Serialize;
use stratege_api::{Effort, JSON, JobReport, JobRequest};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use self::job::Job;
use crate::{
    app::{Asked, Shared},
    refusal::{Refusal, Respond},
    speech,
};

/// The addresses of jobs.
pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(begin)).routes(routes!(look, cancel))
}

/// The addresses that answer for as long as a job lasts.
pub(crate) fn streams() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(events::events))
}

/// A job that was accepted.
#[derive(Serialize, ToSchema)]
pub(crate) struct Accepted {
    /// The word that names it from now on.
    job: String,
}

/// Begins a long job.
///
/// What cannot be done here, or would be too large, is refused before it is begun.
#[utoipa::path(
    post,
    path = "/api/v1/jobs",
    request_body = JobRequest,
    responses((status = ACCEPTED, body = Accepted))
)]
pub(crate) async fn begin(State(app): State<Shared>, asked: Asked) -> Response {
    let Asked { body, language, asker } = asked;
    let request: JobRequest = match stratege_api::read(&body) {
        Ok(request) => request,
        Err(refusal) => return refusal.response(app.words(language)),
    };
    let worker = Arc::clone(&app);
    let begun = app.lanes.run(Effort::Glance, asker, move |_| {
        request.check(&worker.api)?;
        let doer = Arc::clone(&worker);
        let bug = Refusal::bug().json(worker.words(language));
        worker.pool.begin(asker, &worker.settings.bounds, bug, move |id, running| {
            let words = doer.words(language);
            let answer = request.run(&doer.api, words, running);
            let kept = answer.and_then(|answer| doer.api.remembered.keep(id, answer));
            kept.map_err(|refusal| refusal.json(words))
        })
    });
    match begun.await.flatten() {
        Ok(job) => {
            (StatusCode::ACCEPTED, Json(Accepted { job: job.id().to_owned() })).into_response()
        }
        Err(refusal) => refusal.response(app.words(language)),
    }
}

/// How far a job is, and its result while that is kept.
#[utoipa::path(
    get,
    path = "/api/v1/jobs/{id}",
    params(("id" = String, Path, description = "The name of the job", pattern = "^[0-9a-f]{32}$")),
    responses((status = OK, body = JobReport))
)]
pub(crate) async fn look(
    State(app): State<Shared>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match found(&app, &id) {
        Ok(job) => shown(&app, &job, &uri, &headers),
        Err(refusal) => refusal.response(app.words(speech::asked(&uri, &headers))),
    }
}

/// What is known of a job, its answer included.
fn shown(app: &Shared, job: &Job, uri: &Uri, headers: &HeaderMap) -> Response {
    let news = job.news();
    let mut document = news.document(job.id()).to_string();
    if !news.has_result() {
        return ([(header::CONTENT_TYPE, JSON)], document).into_response();
    }
    let Some(answer) = app.api.remembered.find(job.id()) else {
        return Refusal::no_job(job.id()).response(app.words(speech::asked(uri, headers)));
    };
    // The answer is unpacked as it is sent: it may be much longer than what is kept of it.
    document.truncate(document.len() - "}".len());
    document.push_str(r#","result":"#);
    let pieces = iter::once(Bytes::from(document)).chain(answer.pieces().map(Bytes::from));
    let pieces = pieces.chain(iter::once(Bytes::from_static(b"}")));
    let body = Body::from_stream(stream::iter(pieces.map(Ok::<Bytes, Infallible>)));
    ([(header::CONTENT_TYPE, JSON)], body).into_response()
}

/// Stops a job.
#[utoipa::path(
    delete,
    path = "/api/v1/jobs/{id}",
    params(("id" = String, Path, description = "The name of the job", pattern = "^[0-9a-f]{32}$")),
    responses((status = OK, body = JobReport))
)]
pub(crate) async fn cancel(
    State(app): State<Shared>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match found(&app, &id) {
        Ok(job) => {
            app.pool.cancel(&job);
            shown(&app, &job, &uri, &headers)
        }
        Err(refusal) => refusal.response(app.words(speech::asked(&uri, &headers))),
    }
}

fn found(app: &Shared, id: &str) -> Result<Arc<Job>, Refusal> {
    app.pool.find(id).ok_or_else(|| Refusal::no_job(id))
}
