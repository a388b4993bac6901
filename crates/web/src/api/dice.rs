//! Races at one standing, answered at once.

use axum::{extract::State, response::Response};
use stratege_catalog::race_report::StandingReport;

use crate::{
    app::{Asked, Effort, Shared, answer},
    jobs::{DiceJob, standing},
};

/// What is best at one standing of a race, with every choice there.
#[utoipa::path(
    post,
    path = "/api/v1/dice/at",
    request_body = DiceJob,
    responses((status = OK, body = StandingReport))
)]
pub(crate) async fn at(State(app): State<Shared>, asked: Asked<DiceJob>) -> Response {
    answer(app, asked, Effort::Search, |app, job, _, asking| {
        let clock = asking.clock(app.settings.move_time);
        standing(app, job, clock.limits(app.settings.quick_memory))
    })
    .await
}
