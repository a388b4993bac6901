//! What the server may spend.

use stratege_words::Words;

use crate::{Api, settings::Limits};

/// What the server may spend on one request and on one job.
#[utoipa::path(get, path = "/api/v1/limits", responses((status = OK, body = Limits)))]
pub(crate) fn limits(api: &Api, _: &Words) -> Limits {
    Limits::of(&api.bounds)
}
