//! Solving and counting.

use serde::Deserialize;
use stratege_catalog::{JobRequest, core::Limits, document};
use stratege_words::Words;
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
        let mut solved = game.solve(&self.request(), running.limits())?;
        solved.seconds = running.seconds();
        let hint = Hint::new(solved, game.family(), words);
        api.remembered.pack(&document(game.as_ref(), hint), running)
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
