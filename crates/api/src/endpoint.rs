//! The table of what is answered at once: a path, how much work it is, and who does it.

use std::sync::LazyLock;

use serde::{Serialize, de::DeserializeOwned};
use stratege_words::Words;
use utoipa::{
    __dev::SchemaReferences,
    Path,
    openapi::{HttpMethod, OpenApi},
};

use crate::{
    Api, Asking, Refusal, arena, body, choose, dice, games, limits, play, position,
    refusal::unwritable, replay, value,
};

/// Everything that is answered at once.
pub fn endpoints() -> &'static [Endpoint] {
    static ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(|| {
        use Effort::{Glance, Move, Search};
        vec![
            fixed::<games::__path_games, _>(games::games),
            fixed::<limits::__path_limits, _>(limits::limits),
            json::<play::__path_play, _, _>(Glance, play::play),
            json::<play::__path_export, _, _>(Glance, play::export),
            file::<play::__path_picture, _>(Glance, play::picture),
            sheet::<play::__path_symbols>(play::symbols),
            steps::<choose::__path_hints, _>(Glance, choose::hints),
            json::<choose::__path_choose, _, _>(Move, choose::choose),
            steps::<value::__path_value, _>(Glance, value::value),
            json::<position::__path_position, _, _>(Glance, position::position),
            json::<arena::__path_arena, _, _>(Search, arena::arena),
            file::<arena::__path_export, _>(Search, arena::export),
            json::<dice::__path_at, _, _>(Search, dice::at),
            json::<replay::__path_replay, _, _>(Search, replay::replay),
        ]
    });
    &ENDPOINTS
}

/// Something that is answered at once.
pub struct Endpoint {
    /// How it is asked for.
    pub method: Method,
    /// Its path.
    pub path: String,
    /// How long its work, or the first step of it, may occupy a thread.
    pub effort: Effort,
    read: Box<Read>,
    describe: fn(&mut OpenApi),
}

/// How something is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Without a body; the answer in a language never changes.
    Get,
    /// With a body.
    Post,
}

/// How long a request may occupy a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Milliseconds: a position, a picture.
    Glance,
    /// As long as a strategy thinks: mostly milliseconds, seconds at most.
    Move,
    /// As long as an arena or a race is large: milliseconds, or seconds.
    Search,
    /// Seconds by design: thinking until the time is up.
    Thought,
}

/// The media type of most answers.
pub const JSON: &str = "application/json";

/// An answer: a document, or a text to be kept as a file.
pub struct Answer {
    /// Its media type.
    pub kind: &'static str,
    /// What it holds.
    pub text: String,
}

/// Work that answers a request, and hears of it when the asker has gone.
pub type Work = Box<dyn FnOnce(&Api, &Words, &Asking) -> Result<Step, Refusal> + Send>;

/// What came out of some work.
pub enum Step {
    /// The answer.
    Done(Answer),
    /// More work, and how long it takes.
    Then(Effort, Work),
}

type Read = dyn Fn(&[u8]) -> Result<Work, Refusal> + Send + Sync;

impl Endpoint {
    /// The work that a request asks for; refused if its body is not understood.
    pub fn read(&self, body: &[u8]) -> Result<Work, Refusal> {
        (self.read)(body)
    }

    /// Adds its description.
    pub(crate) fn describe(&self, description: &mut OpenApi) {
        (self.describe)(description);
    }
}

/// Work whose answer never changes.
fn fixed<P: Path + SchemaReferences, A: Serialize + 'static>(
    work: fn(&Api, &Words) -> A,
) -> Endpoint {
    let read = move |_: &[u8]| -> Result<Work, Refusal> {
        Ok(Box::new(move |api, words, _| written(&work(api, words)).map(Step::Done)))
    };
    endpoint::<P>(Effort::Glance, Box::new(read))
}

/// A file that never changes.
fn sheet<P: Path + SchemaReferences>(work: fn() -> Answer) -> Endpoint {
    let read = move |_: &[u8]| -> Result<Work, Refusal> {
        Ok(Box::new(move |_, _, _| Ok(Step::Done(work()))))
    };
    endpoint::<P>(Effort::Glance, Box::new(read))
}

/// Work that is answered with a document.
fn json<P, T, A>(
    effort: Effort,
    work: fn(&Api, T, &Words, &Asking) -> Result<A, Refusal>,
) -> Endpoint
where
    P: Path + SchemaReferences,
    T: DeserializeOwned + Send + 'static,
    A: Serialize + 'static,
{
    // Large answers are written in the thread that found them: others are not kept waiting.
    reading::<P, T>(effort, move |api, request, words, asking| {
        written(&work(api, request, words, asking)?).map(Step::Done)
    })
}

/// Work that is answered with a file.
fn file<P, T>(
    effort: Effort,
    work: fn(&Api, T, &Words, &Asking) -> Result<Answer, Refusal>,
) -> Endpoint
where
    P: Path + SchemaReferences,
    T: DeserializeOwned + Send + 'static,
{
    reading::<P, T>(effort, move |api, request, words, asking| {
        work(api, request, words, asking).map(Step::Done)
    })
}

/// Work in several steps.
fn steps<P, T>(
    effort: Effort,
    work: fn(&Api, T, &Words, &Asking) -> Result<Step, Refusal>,
) -> Endpoint
where
    P: Path + SchemaReferences,
    T: DeserializeOwned + Send + 'static,
{
    reading::<P, T>(effort, work)
}

/// Work on a body.
fn reading<P, T>(
    effort: Effort,
    work: impl Fn(&Api, T, &Words, &Asking) -> Result<Step, Refusal> + Copy + Send + Sync + 'static,
) -> Endpoint
where
    P: Path + SchemaReferences,
    T: DeserializeOwned + Send + 'static,
{
    let read = move |bytes: &[u8]| -> Result<Work, Refusal> {
        let request: T = body::read(bytes)?;
        Ok(Box::new(move |api, words, asking| work(api, request, words, asking)))
    };
    endpoint::<P>(effort, Box::new(read))
}

fn endpoint<P: Path + SchemaReferences>(effort: Effort, read: Box<Read>) -> Endpoint {
    let is_read_only = P::methods().contains(&HttpMethod::Get);
    let method = if is_read_only { Method::Get } else { Method::Post };
    Endpoint { method, path: P::path(), effort, read, describe: describe::<P> }
}

fn describe<P: Path + SchemaReferences>(description: &mut OpenApi) {
    description.paths.add_path_operation(P::path(), P::methods(), P::operation());
    let mut shapes = Vec::new();
    P::schemas(&mut shapes);
    description.components.get_or_insert_default().schemas.extend(shapes);
}

/// An answer as JSON.
fn written(answer: &impl Serialize) -> Result<Answer, Refusal> {
    let text = serde_json::to_string(answer).map_err(|error| unwritable(error.to_string()))?;
    Ok(Answer { kind: JSON, text })
}
