//! How everything in the table of endpoints is answered.

use std::sync::{Arc, OnceLock};

use axum::{
    extract::State,
    http::{HeaderMap, Uri, header},
    response::IntoResponse,
    routing::{self, MethodRouter},
};
use stratege_api::{Answer, Api, Asking, Endpoint, Method, Step, Stop, endpoints};
use stratege_words::Language;

use crate::{
    app::{Asked, Shared},
    client_address::ClientAddress,
    refusal::{Refusal, Respond},
    speech,
    stored_answer::StoredAnswer,
};

/// The handler of an endpoint.
pub(crate) fn route(place: usize, endpoint: &'static Endpoint) -> MethodRouter<Shared> {
    match endpoint.method {
        Method::Get => routing::get(
            move |State(app): State<Shared>, asker: ClientAddress, uri: Uri, headers: HeaderMap| async move {
                let language = speech::asked(&uri, &headers);
                let worker = Arc::clone(&app);
                let sent = app.lanes.run(endpoint.effort, asker, move |_| {
                    let kept = worker.fixed.find(place, language, &worker.api)?;
                    Ok(kept.1.send(kept.0, &headers))
                });
                let sent = sent.await.flatten();
                sent.unwrap_or_else(|refusal| refusal.response(app.words(language)))
            },
        ),
        Method::Post => routing::post(move |State(app): State<Shared>, asked: Asked| async move {
            let language = asked.language;
            match answer(&app, endpoint, asked).await {
                Ok(Answer { kind, text }) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
                Err(refusal) => refusal.response(app.words(language)),
            }
        }),
    }
}

/// Does the work of a request, step by step, each in a thread of its own.
async fn answer(app: &Shared, endpoint: &Endpoint, asked: Asked) -> Result<Answer, Refusal> {
    let Asked { body, language, asker } = asked;
    let mut work = endpoint.read(&body)?;
    let mut effort = endpoint.effort;
    loop {
        let worker = Arc::clone(app);
        let step = move |asking: &Asking| work(&worker.api, worker.words(language), asking);
        match app.lanes.run(effort, asker, step).await.flatten()? {
            Step::Done(answer) => return Ok(answer),
            Step::Then(next, further) => (effort, work) = (next, further),
        }
    }
}

/// An answer with its media type.
type Typed = (&'static str, StoredAnswer);

/// Answers that never change, in both languages, once somebody has asked for them.
pub(crate) struct Fixed(Vec<[OnceLock<Typed>; 2]>);

impl Default for Fixed {
    fn default() -> Fixed {
        Fixed(endpoints().iter().map(|_| Default::default()).collect())
    }
}

impl Fixed {
    /// Puts them together, so that nobody waits for them.
    pub(crate) fn prepare(&self, api: &Api) {
        for (place, endpoint) in endpoints().iter().enumerate() {
            for language in [Language::En, Language::Fr] {
                if endpoint.method == Method::Get
                    && let Ok(kept) = self.find(place, language, api)
                {
                    kept.1.prepare();
                }
            }
        }
    }

    /// The answer of the endpoint in this place of the table.
    fn find(&self, place: usize, language: Language, api: &Api) -> Result<&Typed, Refusal> {
        let kept = &self.0[place][usize::from(language == Language::Fr)];
        if let Some(kept) = kept.get() {
            return Ok(kept);
        }
        let endpoint = &endpoints()[place];
        let asked = (endpoint.method, endpoint.path.as_str());
        let answer = api.answer(asked, &[], language, &Asking::from(Stop::default()))?;
        Ok(kept.get_or_init(|| (answer.kind, StoredAnswer::new(answer.text))))
    }
}
