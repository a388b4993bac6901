//! What a request gets that is not answered.

use serde::Serialize;
use serde_json::{Value, json};
use stratege_catalog::{
    JobError, OpenError, TournamentError, ValuationError, core::Text, curve::CurveError,
};
use stratege_words::{
    Complaint, Message, Words,
    complaint::{self, Marked, Parts},
    value::about_value,
};
use utoipa::ToSchema;

/// Why there is no answer.
#[derive(Debug)]
pub struct Refusal {
    status: u16,
    complaint: Box<Complaint>,
}

/// What every request gets that is not answered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    /// Why there is no answer.
    error: Wrong,
}

/// What was wrong, where, and what would be right.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    /// A stable word for scripts, such as `bad-position`.
    #[schema(min_length = 1)]
    code: &'static str,
    /// A sentence in the reader's language.
    #[schema(min_length = 1)]
    message: String,
    /// The text that was wrong, with the part to point at.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<MarkedText>,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

/// A text and a part of it, counted in UTF-16 as scripts in a page count.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkedText {
    /// The whole text.
    text: String,
    /// Where the part begins.
    start: usize,
    /// Where it ends.
    end: usize,
}

impl Refusal {
    /// A refusal with a status of its own, as in HTTP.
    pub fn new(status: u16, code: &'static str, said: Message) -> Refusal {
        Refusal { status, complaint: Box::new(Complaint::usage(code, said)) }
    }

    /// The request is not understood.
    pub fn bad_request(said: Message) -> Refusal {
        Refusal::new(400, "bad-request", said)
    }

    /// More was asked for than this server does.
    pub(crate) fn too_large(said: Message) -> Refusal {
        Refusal::new(422, "too-large", said)
    }

    /// The askers have too much under way already.
    pub fn busy() -> Refusal {
        Refusal::new(429, "busy", Message::new("error-web-busy"))
    }

    /// The server is being stopped, or the machine gives it nothing any more.
    pub fn unavailable() -> Refusal {
        let said = Message::new("error-web-unavailable");
        Refusal::new(503, "unavailable", said)
    }

    /// The program has a bug, and this request has met it.
    pub fn bug() -> Refusal {
        let said = Message::new("error-web-panic");
        Refusal::new(500, "internal", said)
    }

    /// There is no such job, or its result is no longer kept.
    pub fn no_job(id: &str) -> Refusal {
        let said = Message::new("error-web-job").with("job", id);
        Refusal::new(404, "unknown-job", said)
    }

    /// There is nothing at this address.
    pub fn not_found(path: &str) -> Refusal {
        let said = Message::new("error-web-path").with("path", path);
        Refusal::new(404, "not-found", said)
    }

    /// A word that does not name a game.
    pub(crate) fn game(word: &str, error: OpenError) -> Refusal {
        complaint::about_game(word, error).into()
    }

    /// What is told in the reader's language.
    fn document(&self, words: &Words) -> Refused {
        let Parts { code, message, marked, advice } = self.complaint.parts_on_page(words);
        let marked = marked.map(|Marked { text, start, end }| MarkedText { text, start, end });
        Refused { error: Wrong { code, message, position: marked, advice } }
    }

    /// The document of the refusal in the reader's language.
    pub fn json(&self, words: &Words) -> Value {
        json!(self.document(words))
    }

    /// Its status, as in HTTP.
    pub fn status(&self) -> u16 {
        self.status
    }
}

impl From<Complaint> for Refusal {
    fn from(complaint: Complaint) -> Refusal {
        let status = match complaint.code() {
            "unknown-game" => 404,
            "too-large" | "stopped" | "does-not-apply" | "illegal-move" | "failed" => 422,
            _ => 400,
        };
        Refusal { status, complaint: Box::new(complaint) }
    }
}

/// Words that an error advises are the same in both languages: the page has no commands.
fn same(word: &'static str) -> Text {
    Text::new(word, word)
}

impl From<JobError> for Refusal {
    fn from(error: JobError) -> Refusal {
        complaint::about_job(error, same).into()
    }
}

impl From<TournamentError> for Refusal {
    fn from(error: TournamentError) -> Refusal {
        complaint::about_tournament(error, same).into()
    }
}

impl From<ValuationError> for Refusal {
    fn from(error: ValuationError) -> Refusal {
        about_value(error, same).into()
    }
}

/// Curves that could not be drawn for the game that `word` names.
pub(crate) fn no_curve(word: &str, error: CurveError) -> Refusal {
    match error {
        CurveError::Open(error) => Refusal::game(word, error),
        CurveError::Tournament(error) => error.into(),
    }
}

/// An answer as JSON.
pub(crate) fn to_json(answer: impl Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(answer).map_err(|error| unwritable(error.to_string()))
}

/// An answer that is not JSON: a bug of ours.
pub(crate) fn unwritable(why: String) -> Refusal {
    let said = Message::new("error-web-answer").with("why", why);
    Refusal::new(500, "answer", said)
}
