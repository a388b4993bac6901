//! What the server may spend.

use axum::{Json, extract::State};

use crate::{app::Shared, settings::Limits};

/// What the server may spend on one request and on one job.
#[utoipa::path(get, path = "/api/v1/limits", responses((status = OK, body = Limits)))]
pub(crate) async fn limits(State(app): State<Shared>) -> Json<Limits> {
    Json(Limits::of(&app.settings))
}
