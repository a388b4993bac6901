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
        let mut all = Vec::new();
        visit(&mut all);
        all
    });
    &ENDPOINTS
}

/// Adds the descriptions of all of it.
pub(crate) fn describe(description: &mut OpenApi) {
    visit(description);
}

/// The table.
///
/// Whoever goes through it says what for: a page without a server has no use for descriptions, and
/// must not have to carry them.
fn visit(visitor: &mut impl Visitor) {
    use Effort::{Glance, Move, Search};
    visitor.visit::<games::__path_games>(Glance, || fixed(games::games));
    visitor.visit::<limits::__path_limits>(Glance, || fixed(limits::limits));
    visitor.visit::<play::__path_play>(Glance, || json(play::play));
    visitor.visit::<play::__path_export>(Glance, || json(play::export));
    visitor.visit::<play::__path_mistakes>(Search, || json(play::mistakes));
    visitor.visit::<play::__path_picture>(Glance, || file(play::picture));
    visitor.visit::<play::__path_symbols>(Glance, || sheet(play::symbols));
    visitor.visit::<choose::__path_hints>(Glance, || steps(choose::hints));
    visitor.visit::<choose::__path_choose>(Move, || json(choose::choose));
    visitor.visit::<value::__path_value>(Glance, || steps(value::value));
    visitor.visit::<position::__path_position>(Glance, || json(position::position));
    visitor.visit::<arena::__path_arena>(Search, || json(arena::arena));
    visitor.visit::<arena::__path_export>(Search, || file(arena::export));
    visitor.visit::<dice::__path_at>(Search, || json(dice::at));
    visitor.visit::<replay::__path_replay>(Search, || json(replay::replay));
}

/// Somebody who goes through the table.
trait Visitor {
    /// Meets an endpoint: its path, how much work it is, and who does it.
    fn visit<P: Path + SchemaReferences>(&mut self, effort: Effort, read: fn() -> Box<Read>);
}

impl Visitor for Vec<Endpoint> {
    fn visit<P: Path + SchemaReferences>(&mut self, effort: Effort, read: fn() -> Box<Read>) {
        let is_read_only = P::methods().contains(&HttpMethod::Get);
        let method = if is_read_only { Method::Get } else { Method::Post };
        self.push(Endpoint { method, path: P::path(), effort, read: read() });
    }
}

impl Visitor for OpenApi {
    fn visit<P: Path + SchemaReferences>(&mut self, _: Effort, _: fn() -> Box<Read>) {
        self.paths.add_path_operation(P::path(), P::methods(), P::operation());
        let mut shapes = Vec::new();
        P::schemas(&mut shapes);
        self.components.get_or_insert_default().schemas.extend(shapes);
    }
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
}

/// Work whose answer never changes.
fn fixed<A: Serialize + 'static>(work: fn(&Api, &Words) -> A) -> Box<Read> {
    Box::new(move |_| Ok(Box::new(move |api, words, _| written(&work(api, words)).map(Step::Done))))
}

/// A file that never changes.
fn sheet(work: fn() -> Answer) -> Box<Read> {
    Box::new(move |_| Ok(Box::new(move |_, _, _| Ok(Step::Done(work())))))
}

/// Work that is answered with a document.
fn json<T, A>(work: fn(&Api, T, &Words, &Asking) -> Result<A, Refusal>) -> Box<Read>
where
    T: DeserializeOwned + Send + 'static,
    A: Serialize + 'static,
{
    // Large answers are written in the thread that found them: others are not kept waiting.
    reading(move |api, request, words, asking| {
        written(&work(api, request, words, asking)?).map(Step::Done)
    })
}

/// Work that is answered with a file.
fn file<T>(work: fn(&Api, T, &Words, &Asking) -> Result<Answer, Refusal>) -> Box<Read>
where
    T: DeserializeOwned + Send + 'static,
{
    reading(move |api, request, words, asking| work(api, request, words, asking).map(Step::Done))
}

/// Work in several steps.
fn steps<T>(work: fn(&Api, T, &Words, &Asking) -> Result<Step, Refusal>) -> Box<Read>
where
    T: DeserializeOwned + Send + 'static,
{
    reading(work)
}

/// Work on a body.
fn reading<T>(
    work: impl Fn(&Api, T, &Words, &Asking) -> Result<Step, Refusal> + Copy + Send + Sync + 'static,
) -> Box<Read>
where
    T: DeserializeOwned + Send + 'static,
{
    Box::new(move |bytes| {
        let request: T = body::read(bytes)?;
        Ok(Box::new(move |api, words, asking| work(api, request, words, asking)))
    })
}

/// An answer as JSON.
fn written(answer: &impl Serialize) -> Result<Answer, Refusal> {
    let text = serde_json::to_string(answer).map_err(|error| unwritable(error.to_string()))?;
    Ok(Answer { kind: JSON, text })
}
