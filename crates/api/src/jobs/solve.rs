//! Solving and counting.

use serde::Deserialize;
use serde_json::json;
use stratege_catalog::{
    JobRequest,
    core::{Limits, Player, Value, Watch},
    document,
    report::Ending,
};
use stratege_words::{Words, sentences::between_endings};
use utoipa::{ToSchema, openapi::Object};

use super::{options::GivenOptions, requests::Task, running::Running};
use crate::{Api, Packed, Refusal, choose::Hint, watch::Never};

/// Who wins, and by which moves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SolveJob {
    /// The game as a word.
    game: String,
    /// The position; the start if there is none.
    #[serde(default)]
    position: Option<String>,
    /// The method; the most fitting one if there is none.
    #[serde(default)]
    method: Option<String>,
    /// The options of the method: which there are is told by the list of games.
    #[serde(default)]
    #[schema(schema_with = options_schema)]
    options: GivenOptions,
}

/// The options that methods of solving have.
fn options_schema() -> Object {
    super::options::schema(&["solve"])
}

impl SolveJob {
    fn request(&self) -> JobRequest<'_> {
        JobRequest {
            position: self.position.as_deref(),
            method: self.method.as_deref(),
            options: self.options.list(),
        }
    }
}

impl Task for SolveJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = api.game(&self.game)?;
        Ok(game.check("solve", &self.request(), nothing(api))?)
    }

    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = api.game(&self.game)?;
        let aloud = Aloud { running, words };
        let limits = Limits { watch: &aloud, ..running.limits() };
        let mut solved = game.solve(&self.request(), limits)?;
        solved.seconds = running.seconds();
        let hint = Hint::new(solved, game.family(), words);
        api.remembered.pack(&document(game.as_ref(), hint), running)
    }
}

/// Tells what is known so far as a sentence.
struct Aloud<'a> {
    running: &'a Running<'a>,
    words: &'a Words,
}

impl Watch for Aloud<'_> {
    fn stop(&self) -> bool {
        self.running.stop()
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        self.running.progress(done, total);
    }

    fn narrowed(&self, mover: Player, between: [Value; 2]) {
        let endings = between.map(|value| Ending::of(value, mover));
        let sentence = || between_endings(mover.number(), endings, self.words);
        self.running.tell(|| Some(json!({ "sentence": sentence()? })));
    }
}

/// How many positions, plays and endings there are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CountJob {
    /// The game as a word.
    game: String,
    /// The position; the start if there is none.
    #[serde(default)]
    position: Option<String>,
}

impl Task for CountJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = api.game(&self.game)?;
        let request = JobRequest::at(self.position.as_deref());
        Ok(game.check("count", &request, nothing(api))?)
    }

    fn run(&self, api: &Api, _: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = api.game(&self.game)?;
        let mut counted = game.count(self.position.as_deref(), running.limits())?;
        counted.seconds = running.seconds();
        api.remembered.pack(&document(game.as_ref(), counted), running)
    }
}

/// The limits of a job that is not to be done, only to be refused if it cannot be.
pub(crate) fn nothing(api: &Api) -> Limits<'static> {
    Limits { nodes: Some(0), memory: Some(api.bounds.job_memory), watch: &Never }
}
