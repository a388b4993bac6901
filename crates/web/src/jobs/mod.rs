//! Long jobs: on threads of their own, watched through event streams, stopped at will.

mod dice;
mod events;
mod job;
mod learn;
mod pool;
mod requests;
mod solve;
mod standings;
mod tournament;

pub(crate) use dice::{DiceJob, standing};
pub(crate) use job::Running;
pub(crate) use pool::Pool;
pub(crate) use requests::Task;
pub(crate) use solve::{begun, nothing};

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use self::{job::Job, requests::JobRequest};
use crate::{
    app::{Asked, Effort, Shared},
    refusal::Refusal,
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
pub(crate) async fn begin(State(app): State<Shared>, asked: Asked<JobRequest>) -> Response {
    let Asked { body, language } = asked;
    let worker = Arc::clone(&app);
    let begun = app.lanes.run(Effort::Glance, move |_| {
        body.check(&worker)?;
        let doer = Arc::clone(&worker);
        let bug = Refusal::bug().json(worker.words(language));
        worker.pool.begin(&worker.settings, bug, move |running| {
            body.run(&doer, doer.words(language), running)
                .map_err(|refusal| refusal.json(doer.words(language)))
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
    params(("id" = String, Path)),
    responses((status = OK, body = Value))
)]
pub(crate) async fn look(
    State(app): State<Shared>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match found(&app, &id) {
        Ok(job) => Json(job.news().document(&id)).into_response(),
        Err(refusal) => refusal.response(app.words(speech::asked(&uri, &headers))),
    }
}

/// Stops a job.
#[utoipa::path(
    delete,
    path = "/api/v1/jobs/{id}",
    params(("id" = String, Path)),
    responses((status = OK, body = Value))
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
            Json(job.news().document(&id)).into_response()
        }
        Err(refusal) => refusal.response(app.words(speech::asked(&uri, &headers))),
    }
}

fn found(app: &Shared, id: &str) -> Result<Arc<Job>, Refusal> {
    app.pool.find(id).ok_or_else(|| Refusal::no_job(id))
}
