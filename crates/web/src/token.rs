//! The word that whoever uses a server must know which starts programs for others than its own
//! machine.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Uri, header},
    middleware::Next,
    response::Response,
};
use stratege_words::Message;

use crate::{
    app::Shared,
    refusal::{Refusal, Respond},
    settings::Settings,
    speech,
};

/// A word that nobody can guess, for the server at one port.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    word: String,
    /// The name of its cookie: one for each port, because browsers do not tell ports apart.
    cookie: String,
}

impl Token {
    /// A new one for the server at this port, if it needs one.
    pub(crate) fn needed(
        settings: &Settings,
        port: u16,
    ) -> Result<Option<Token>, getrandom::Error> {
        let is_local = settings.host.to_canonical().is_loopback();
        if is_local || !settings.bounds.allow_programs {
            return Ok(None);
        }
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        let word = format!("{:032x}", u128::from_be_bytes(bytes));
        Ok(Some(Token { word, cookie: format!("stratege-{port}") }))
    }

    /// The part of an address that holds it.
    pub(crate) fn query(&self) -> String {
        format!("?token={}", self.word)
    }

    /// Whether a text is the word, found out in the same time whatever is wrong with it.
    fn is(&self, text: &str) -> bool {
        let (own, other) = (self.word.as_bytes(), text.as_bytes());
        let differences =
            own.iter().zip(other).fold(0, |so_far, (own, other)| so_far | (own ^ other));
        own.len() == other.len() && std::hint::black_box(differences) == 0
    }

    fn is_in_address(&self, uri: &Uri) -> bool {
        let mut query = uri.query().unwrap_or_default().split('&');
        query.any(|pair| pair.strip_prefix("token=").is_some_and(|word| self.is(word)))
    }

    fn is_in_headers(&self, headers: &HeaderMap) -> bool {
        let texts = |name| {
            headers.get_all(name).into_iter().filter_map(|value: &HeaderValue| value.to_str().ok())
        };
        let mut bearers = texts(header::AUTHORIZATION).filter_map(|it| it.strip_prefix("Bearer "));
        let mut cookies = texts(header::COOKIE).flat_map(|it| it.split(';'));
        let is_own = |cookie: &str| {
            let pair = cookie.trim().split_once('=');
            pair.is_some_and(|(name, word)| name == self.cookie && self.is(word))
        };
        bearers.any(|word| self.is(word.trim())) || cookies.any(is_own)
    }

    /// What a browser keeps, shows to no script and sends to nobody else.
    fn cookie(&self) -> HeaderValue {
        let Token { word, cookie } = self;
        let text = format!("{cookie}={word}; Path=/; HttpOnly; SameSite=Strict");
        HeaderValue::try_from(text).expect("letters and digits")
    }
}

/// Refuses requests without the token, where one is needed.
///
/// Whoever opens the page with it in the address sends it along as a cookie from then on.
pub(crate) async fn check(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let Some(token) = &app.token else { return next.run(request).await };
    if token.is_in_address(request.uri()) {
        let mut response = next.run(request).await;
        response.headers_mut().append(header::SET_COOKIE, token.cookie());
        return response;
    }
    if token.is_in_headers(request.headers()) {
        return next.run(request).await;
    }
    let words = app.words(speech::asked(request.uri(), request.headers()));
    Refusal::new(403, "token", Message::new("error-web-token")).response(words)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use stratege_api::Bounds;

    use super::*;
    use crate::{app::App, router::router};

    fn settings(host: &str, allow_programs: bool) -> Settings {
        let bounds = Bounds { allow_programs, ..Bounds::default() };
        Settings { host: host.parse().expect("an address"), bounds, ..Settings::default() }
    }

    #[test]
    fn programs_for_others_need_a_token() {
        for (host, programs, needed) in [
            ("127.0.0.1", true, false),
            ("::1", true, false),
            ("::ffff:127.0.0.1", true, false),
            ("0.0.0.0", false, false),
            ("0.0.0.0", true, true),
            ("192.168.0.7", true, true),
            ("::", true, true),
        ] {
            let token = Token::needed(&settings(host, programs), 8000).expect("random bytes");
            assert_eq!(token.is_some(), needed, "{host} {programs}");
        }
    }

    #[tokio::test]
    async fn nobody_is_answered_without_the_token() {
        let settings = settings("0.0.0.0", true);
        let token = Token::needed(&settings, 8000).expect("random bytes").expect("it is needed");
        let app = Arc::new(App::new(settings, Some(token.clone())));
        let router = TowerToHyperService::new(router(app));
        let ask = async |path: &str, name: &str, value: &str| {
            let request = Request::get(path).header("host", "evil.example").header(name, value);
            let request = request.body(Body::empty()).expect("a request");
            let response = router.call(request).await.expect("an answer");
            let cookie = response.headers().get("set-cookie").cloned();
            (response.status().as_u16(), cookie)
        };
        let right = token.query();
        let wrong = format!("?token={:032x}", 0);
        for path in ["/", "/api/v1/limits", "/api/v1/openapi.json", "/api/v1/jobs/0/events"] {
            assert_eq!(ask(path, "accept", "*/*").await, (403, None), "{path}");
            assert_eq!(ask(&format!("{path}{wrong}"), "accept", "*/*").await.0, 403, "{path}");
            let cut = &right[..right.len() - 1];
            assert_eq!(ask(&format!("{path}{cut}"), "accept", "*/*").await.0, 403, "{path}");
        }
        let (status, cookie) = ask(&format!("/{right}"), "accept", "*/*").await;
        let cookie = cookie.expect("a cookie");
        let cookie = cookie.to_str().expect("a text");
        assert!(status == 200 && cookie.ends_with("; HttpOnly; SameSite=Strict"), "{cookie}");
        let pair = cookie.split(';').next().expect("a part");
        assert_eq!(ask("/api/v1/limits", "cookie", &format!("a=b; {pair}")).await, (200, None));
        let bearer = format!("Bearer {}", token.word);
        assert_eq!(ask("/api/v1/limits", "authorization", &bearer).await, (200, None));
        assert_eq!(ask("/api/v1/limits", "authorization", "Bearer ").await.0, 403);
    }
}
