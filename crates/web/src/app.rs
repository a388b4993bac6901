//! What every request has at hand, and how requests become work.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use stratege_bots::Machine;
use stratege_catalog::{AnyGame, Catalog, tournament::host::Host};
use stratege_runs::Disk;
use stratege_words::{Language, Said, Words};

use crate::{
    api::games::{self, GameLists},
    asker::Asker,
    assets, body,
    jobs::Pool,
    lanes::Lanes,
    programs,
    refusal::{Refusal, unwritable},
    remembered::Remembered,
    settings::Settings,
    speech,
    speech::Speech,
    token::Token,
    watch::Asking,
};

/// One server.
pub(crate) struct App {
    /// All games.
    pub(crate) catalog: Catalog,
    /// What may be spent.
    pub(crate) settings: Settings,
    /// What is said.
    pub(crate) speech: Speech,
    /// The list of games, as it is sent.
    pub(crate) games: GameLists,
    /// Hints that were found before, and results of jobs.
    pub(crate) remembered: Arc<Remembered>,
    /// Threads for what is answered in the request.
    pub(crate) lanes: Lanes,
    /// Threads for long jobs.
    pub(crate) pool: Pool,
    /// What whoever asks must know, if anything.
    pub(crate) token: Option<Token>,
}

/// The server, as handlers hold it.
pub(crate) type Shared = Arc<App>;

impl App {
    /// A server with these settings; its threads wait for work.
    pub(crate) fn new(settings: Settings, token: Option<Token>) -> App {
        let remembered = Arc::new(Remembered::new(settings.keep));
        let host = Host { files: Arc::new(Disk), programs: Arc::new(Machine), ..Host::default() };
        App {
            catalog: Catalog::with_host(host),
            speech: Speech::new(),
            games: GameLists::default(),
            lanes: Lanes::new(&settings),
            pool: Pool::new(&settings, Arc::clone(&remembered)),
            remembered,
            settings,
            token,
        }
    }

    /// Puts together what never changes, before anybody waits for it.
    pub(crate) fn prepare(&self) {
        assets::prepare();
        games::prepare(self);
    }

    /// The game that `word` names.
    pub(crate) fn game(&self, word: &str) -> Result<Box<dyn AnyGame>, Refusal> {
        self.catalog.open(word).map_err(|error| Refusal::game(word, error))
    }

    /// The normal form of a strategy's word, if it may be used here.
    pub(crate) fn strategy(&self, game: &dyn AnyGame, word: &str) -> Result<String, Refusal> {
        programs::strategy(&self.catalog, game, word, self.settings.allow_programs)
    }

    /// The sentences of a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        self.speech.words(language)
    }
}

/// How long a request may occupy a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Milliseconds: a position, a picture.
    Glance,
    /// As long as a strategy thinks: mostly milliseconds, seconds at most.
    Move,
    /// As long as an arena or a race is large: milliseconds, or seconds.
    Search,
    /// Seconds by design: thinking until the time is up.
    Thought,
}

/// A request whose body was read, with the language of its answer.
pub(crate) struct Asked<T> {
    /// What is asked for.
    pub(crate) body: T,
    /// The language of sentences.
    pub(crate) language: Language,
    /// Who asks.
    pub(crate) asker: Asker,
}

impl<T: DeserializeOwned> FromRequest<Shared> for Asked<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Asked<T>, Response> {
        let language = speech::asked(request.uri(), request.headers());
        let asker = Asker::of(request.extensions());
        let refuse = |refusal: Refusal| refusal.response(app.words(language));
        if let Some(kind) = other_than_json(request.headers()) {
            let said = Said::new("error-web-kind").with("found", kind);
            return Err(refuse(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "kind", said)));
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|error| {
            let status = error.status();
            let said = match status {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    Said::new("error-web-long").with("most", app.settings.body)
                }
                _ => Said::new("error-web-read").with("why", error.to_string()),
            };
            refuse(Refusal::new(status, "bad-request", said))
        })?;
        let body = body::read(&bytes).map_err(|error| {
            let said = Said::new("error-web-json").with("why", error.to_string());
            refuse(Refusal::bad_request(said))
        })?;
        Ok(Asked { body, language, asker })
    }
}

/// What a body says it is, if that is something else than JSON.
///
/// A body that says nothing is read: what is wrong with it will be seen.
fn other_than_json(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?;
    let kind = String::from_utf8_lossy(kind.as_bytes()).into_owned();
    let essence = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    (essence != "application/json").then_some(kind)
}

/// The media type of most answers.
pub(crate) const JSON: &str = "application/json";

/// A text to be kept as a file.
pub(crate) struct File {
    /// Its media type.
    pub(crate) kind: &'static str,
    /// What it holds.
    pub(crate) text: String,
}

impl IntoResponse for File {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, self.kind)], self.text).into_response()
    }
}

/// Does the work of a request in a thread of its own and answers with JSON.
///
/// The work hears of it when the asker has gone.
pub(crate) async fn answer<T: Send + 'static, A: Serialize>(
    app: Shared,
    asked: Asked<T>,
    effort: Effort,
    work: impl FnOnce(&App, T, &Words, &Asking) -> Result<A, Refusal> + Send + 'static,
) -> Response {
    // Large answers are written in the thread that found them: others are not kept waiting.
    let written = move |app: &App, body: T, words: &Words, asking: &Asking| {
        let answer = work(app, body, words, asking)?;
        let text = serde_json::to_string(&answer).map_err(|error| unwritable(error.to_string()))?;
        Ok(File { kind: JSON, text })
    };
    answer_file(app, asked, effort, written).await
}

/// Does the work of a request in a thread of its own and answers with a file.
///
/// The work hears of it when the asker has gone.
pub(crate) async fn answer_file<T: Send + 'static>(
    app: Shared,
    asked: Asked<T>,
    effort: Effort,
    work: impl FnOnce(&App, T, &Words, &Asking) -> Result<File, Refusal> + Send + 'static,
) -> Response {
    let Asked { body, language, asker } = asked;
    let worker = Arc::clone(&app);
    let done = app
        .lanes
        .run(effort, asker, move |asking| work(&worker, body, worker.words(language), asking));
    match done.await.flatten() {
        Ok(file) => file.into_response(),
        Err(refusal) => refusal.response(app.words(language)),
    }
}
