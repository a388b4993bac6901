//! What a request gets that is not answered, as a response.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
pub(crate) use stratege_api::Refusal;
use stratege_words::Words;

/// Seconds after which a server that was busy may be asked again.
const AGAIN: HeaderValue = HeaderValue::from_static("2");

/// A refusal that can be sent.
pub(crate) trait Respond {
    /// The whole response, in the reader's language.
    fn response(&self, words: &Words) -> Response;
}

impl Respond for Refusal {
    fn response(&self, words: &Words) -> Response {
        let status = StatusCode::from_u16(self.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.json(words))).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, AGAIN);
        }
        response
    }
}
