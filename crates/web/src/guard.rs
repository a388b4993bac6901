//! Whom the server answers, and what browsers may do with its answers.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header, uri::Authority},
    middleware::Next,
    response::Response,
};
use percent_encoding::percent_decode_str;
use stratege_words::Message;

use crate::{
    app::Shared,
    refusal::{Refusal, Respond},
    speech,
};

/// Scripts, styles and pictures come from the server and from nowhere else.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every answer says to browsers.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
];

/// Adds the headers.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // Answers about plays are never kept; files say themselves how long they are.
    let usual = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(usual);
    response
}

/// Refuses requests that were not meant for this server, where it serves one machine only.
///
/// A page from elsewhere whose name was made to mean this machine sends its own name along, and a
/// page from elsewhere that posts here says where it comes from.
pub(crate) async fn host(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let host = named.map(str::to_owned).or_else(|| request.uri().host().map(str::to_owned));
    let host = host.unwrap_or_default();
    let local_only = app.settings.host.to_canonical().is_loopback();
    let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let foreign = origin.is_some_and(|origin| origin_host(origin) != Some(host.as_str()));
    if (local_only && !is_this_machine(&host)) || foreign {
        let words = app.words(speech::asked(request.uri(), request.headers()));
        let said = Message::new("error-web-host").with("host", host);
        return Refusal::new(403, "host", said).response(words);
    }
    next.run(request).await
}

/// Refuses addresses that cannot be read.
pub(crate) async fn address(State(app): State<Shared>, request: Request, next: Next) -> Response {
    if is_readable(request.uri().path()) {
        return next.run(request).await;
    }
    let words = app.words(speech::asked(request.uri(), request.headers()));
    let said = Message::new("error-web-address").with("path", request.uri().path());
    Refusal::bad_request(said).response(words)
}

/// Whether percent signs are followed by two digits each, and what they mean is text.
fn is_readable(path: &str) -> bool {
    let is_encoded = |rest: &str| {
        let digits = rest.as_bytes().get(..2);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    let text = percent_decode_str(path).decode_utf8();
    path.split('%').skip(1).all(is_encoded)
        && text.is_ok_and(|text| !text.chars().any(char::is_control))
}

/// Answers in time, if only by saying that the time is up.
pub(crate) async fn in_time(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let language = speech::asked(request.uri(), request.headers());
    match tokio::time::timeout(app.settings.bounds.request_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let said = Message::new("error-web-time");
            Refusal::new(408, "time", said).response(app.words(language))
        }
    }
}

/// Refuses a method that an address does not know.
pub(crate) async fn wrong_method(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let said = Message::new("error-web-method").with("method", method.as_str());
    let said = said.with("path", uri.path());
    let words = app.words(speech::asked(&uri, &headers));
    Refusal::new(405, "method", said).response(words)
}

/// The name and port of an origin such as `http://localhost:8000`.
fn origin_host(origin: &str) -> Option<&str> {
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))
}

/// Whether a name, with or without a port, means the machine itself.
fn is_this_machine(host: &str) -> bool {
    let address = host.parse::<SocketAddr>().map(|socket| socket.ip());
    let address = address.or_else(|_| host.trim_matches(['[', ']']).parse::<IpAddr>());
    match address {
        Ok(address) => address.is_loopback(),
        Err(_) => host
            .parse::<Authority>()
            .is_ok_and(|authority| authority.host().eq_ignore_ascii_case("localhost")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_accepted() {
        for host in ["localhost", "LocalHost:8000", "127.0.0.1", "127.0.0.1:1", "[::1]:80", "::1"] {
            check(host, true);
        }
        for host in ["", "evil.example", "localhost.evil.example:8000", "10.0.0.1", "0.0.0.0:8000"]
        {
            check(host, false);
        }
    }

    #[test]
    fn only_addresses_of_text_are_read() {
        for path in ["/", "/play/chomp%3A3x4", "/%C3%A9", "/api/v1/jobs/0"] {
            assert!(is_readable(path), "{path}");
        }
        for path in ["/%", "/%2", "/%zz", "/%ff", "/%C3", "/a%00b", "/%+1"] {
            assert!(!is_readable(path), "{path}");
        }
    }

    #[track_caller]
    fn check(host: &str, local: bool) {
        assert_eq!(is_this_machine(host), local, "{host}");
    }
}
