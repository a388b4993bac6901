//! What every request has at hand.

use std::{path::PathBuf, sync::Arc};

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
    response::Response,
};
use stratege_api::Api;
use stratege_bots::Machine;
use stratege_catalog::{layers::disk::DiskFolder, tables::SharedFolder, tournament::host::Host};
use stratege_runs::Disk;
use stratege_words::{Language, Message, Words};

use crate::{
    answers::Fixed,
    assets,
    client_address::ClientAddress,
    jobs::Pool,
    lanes::Lanes,
    refusal::{Refusal, Respond},
    settings::Settings,
    speech,
    token::Token,
};

/// One server.
pub(crate) struct App {
    /// What requests and jobs are answered by.
    pub(crate) api: Api,
    /// How the server behaves.
    pub(crate) settings: Settings,
    /// Answers that never change, as they are sent.
    pub(crate) fixed: Fixed,
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
        let host = Host { files: Arc::new(Disk), programs: Arc::new(Machine), ..Host::default() };
        // A folder that is no more is passed over: what it would answer is searched for.
        let open = |path: &PathBuf| DiskFolder::open(path).ok();
        let tables = settings.tables.iter().filter_map(open);
        let tables = tables.map(|folder| Arc::new(folder) as SharedFolder).collect();
        let api = Api::new(settings.bounds.clone(), host).with_tables(tables);
        App {
            fixed: Fixed::default(),
            lanes: Lanes::new(&settings),
            pool: Pool::new(&settings.bounds, Arc::clone(&api.remembered)),
            api,
            settings,
            token,
        }
    }

    /// Puts together what never changes, before anybody waits for it.
    pub(crate) fn prepare(&self) {
        assets::prepare();
        self.fixed.prepare(&self.api);
    }

    /// The sentences of a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        self.api.words(language)
    }
}

/// A request whose body has come, with the language of its answer.
pub(crate) struct Asked {
    /// What is asked for.
    pub(crate) body: Bytes,
    /// The language of sentences.
    pub(crate) language: Language,
    /// Who asks.
    pub(crate) asker: ClientAddress,
}

impl FromRequest<Shared> for Asked {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Asked, Response> {
        let language = speech::asked(request.uri(), request.headers());
        let asker = ClientAddress::of(request.extensions());
        let refuse = |refusal: Refusal| refusal.response(app.words(language));
        if let Some(kind) = other_than_json(request.headers()) {
            let said = Message::new("error-web-kind").with("found", kind);
            return Err(refuse(Refusal::new(415, "kind", said)));
        }
        let body = Bytes::from_request(request, app).await.map_err(|error| {
            let status = error.status();
            let said = match status {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    Message::new("error-web-long").with("most", app.settings.bounds.body)
                }
                _ => Message::new("error-web-read").with("why", error.to_string()),
            };
            refuse(Refusal::new(status.as_u16(), "bad-request", said))
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
