//! Races at one standing, answered at once.

use axum::{extract::State, response::Response};
use stratege_catalog::{race_report::RaceReport, report::Document};

use crate::{
    app::{Asked, Effort, Shared, answer},
    jobs::{DiceJob, race},
    watch::Clock,
};

/// What is best in a race, with more about one standing.
#[utoipa::path(
    post,
    path = "/api/v1/dice/at",
    request_body = DiceJob,
    responses((status = OK, body = Document<RaceReport>), (status = "4XX", body = Value))
)]
pub(crate) async fn at(State(app): State<Shared>, asked: Asked<DiceJob>) -> Response {
    answer(app, asked, Effort::Thought, |app, job, _, stop| {
        let clock = Clock::new(app.settings.move_time, stop.clone());
        race(app, &job, clock.limits(app.settings.quick_memory), || clock.seconds())
    })
    .await
}
