//! Races at one standing, answered at once.

use stratege_catalog::race_report::StandingReport;
use stratege_words::Words;

use crate::{
    Api, Asking, Refusal,
    jobs::{DiceJob, standing},
};

/// What is best at one standing of a race, with every choice there.
#[utoipa::path(
    post,
    path = "/api/v1/dice/at",
    request_body = DiceJob,
    responses((status = OK, body = StandingReport))
)]
pub(crate) fn at(
    api: &Api,
    job: DiceJob,
    _: &Words,
    asking: &Asking,
) -> Result<StandingReport, Refusal> {
    let clock = asking.clock(api.bounds.move_time);
    standing(api, job, clock.limits(api.bounds.quick_memory))
}
