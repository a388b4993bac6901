//! Answers that never change: put together and compressed once, then only sent.

use std::{io::Write, sync::OnceLock};

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};

/// One answer, and its compressed form once somebody has asked for that.
pub(crate) struct StoredAnswer {
    plain: Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl StoredAnswer {
    /// Keeps it.
    pub(crate) fn new(plain: impl Into<Bytes>) -> StoredAnswer {
        StoredAnswer { plain: plain.into(), packed: OnceLock::new() }
    }

    /// Compresses it, so that nobody waits for it.
    pub(crate) fn prepare(&self) {
        self.packed();
    }

    /// Sends it as `kind`, compressed if whoever asks with these headers understands that.
    pub(crate) fn send(&self, kind: &str, headers: &HeaderMap) -> Response {
        let packed = if understands_gzip(headers) { self.packed() } else { None };
        let body = packed.cloned().unwrap_or_else(|| self.plain.clone());
        let mut response = body.into_response();
        let answer = response.headers_mut();
        let kind = HeaderValue::from_str(kind).ok();
        let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
        answer.insert(header::CONTENT_TYPE, kind);
        answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if packed.is_some() {
            answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }

    /// The compressed form, where it is shorter.
    fn packed(&self) -> Option<&Bytes> {
        let pack = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&self.plain).ok()?;
            let packed = encoder.finish().ok()?;
            (packed.len() < self.plain.len()).then(|| packed.into())
        };
        self.packed.get_or_init(pack).as_ref()
    }
}

/// Whether `Accept-Encoding` names gzip, and does not forbid it.
fn understands_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let accepted = accepted.filter_map(|value| value.to_str().ok());
    let mut entries = accepted.flat_map(|value| value.split(','));
    entries.any(|entry| {
        let (name, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        name.trim().eq_ignore_ascii_case("gzip")
            && weight.trim().parse::<f64>().is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_understands_it_gets_it_compressed() {
        let long = "a".repeat(1000);
        check(&long, "gzip, br", "gzip");
        check(&long, "br;q=1.0, GZIP;q=0.5", "gzip");
        check(&long, "gzip;q=0", "");
        check(&long, "br", "");
        check(&long, "", "");
        // What does not become shorter is sent as it is.
        check("a", "gzip", "");
    }

    #[track_caller]
    fn check(text: &str, accepted: &'static str, encoding: &str) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
        let response = StoredAnswer::new(text.to_owned()).send("text/plain", &headers);
        let found = response.headers().get(header::CONTENT_ENCODING);
        assert_eq!(found.map_or("", |value| value.to_str().expect("a word")), encoding);
    }
}
