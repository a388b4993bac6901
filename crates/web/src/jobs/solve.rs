//! Solving and counting.

use serde::Deserialize;
use stratege_catalog::{JobRequest, core::Limits, document};
use stratege_words::Words;
use utoipa::{ToSchema, openapi::Object};

use super::{job::Running, options::Given, requests::Task};
use crate::{api::choose::Hint, app::App, packed::Packed, refusal::Refusal, watch::Never};

/// Who wins, and by which moves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SolveJob {
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
    options: Given,
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
    fn check(&self, app: &App) -> Result<(), Refusal> {
        let game = app.game(&self.game)?;
        Ok(game.check("solve", &self.request(), nothing(app))?)
    }

    fn run(&self, app: &App, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = app.game(&self.game)?;
        let mut solved = game.solve(&self.request(), running.limits())?;
        solved.seconds = running.seconds();
        let hint = Hint::new(solved, game.family(), words);
        app.remembered.pack(&document(game.as_ref(), hint), running)
    }
}

/// How many positions, plays and endings there are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountJob {
    /// The game as a word.
    game: String,
    /// The position; the start if there is none.
    #[serde(default)]
    position: Option<String>,
}

impl Task for CountJob {
    fn check(&self, app: &App) -> Result<(), Refusal> {
        let game = app.game(&self.game)?;
        let request = JobRequest::at(self.position.as_deref());
        Ok(game.check("count", &request, nothing(app))?)
    }

    fn run(&self, app: &App, _: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = app.game(&self.game)?;
        let mut counted = game.count(self.position.as_deref(), running.limits())?;
        counted.seconds = running.seconds();
        app.remembered.pack(&document(game.as_ref(), counted), running)
    }
}

/// The limits of a job that is not to be done, only to be refused if it cannot be.
pub(crate) fn nothing(app: &App) -> Limits<'static> {
    Limits { nodes: Some(0), memory: Some(app.settings.job_memory), watch: &Never }
}
