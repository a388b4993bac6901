//! Solving and counting.

use serde::Deserialize;
use stratege_catalog::{JobError, SolveRequest, core::Limits, document};
use stratege_words::Words;
use utoipa::ToSchema;

use super::{job::Running, learn::share, requests::Task};
use crate::{
    api::{choose::Hint, play::family},
    app::App,
    packed::Packed,
    refusal::Refusal,
    watch::Never,
};

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
    /// Of puzzles: the solution with the fewest moves.
    #[serde(default)]
    shortest: bool,
    /// Of methods with a discount: γ.
    #[serde(default)]
    gamma: Option<f64>,
    /// Of methods that search deeper and deeper: how deep at most.
    #[serde(default)]
    depth: Option<u32>,
}

impl SolveJob {
    fn request(&self) -> SolveRequest<'_> {
        SolveRequest {
            position: self.position.as_deref(),
            method: self.method.as_deref(),
            shortest: self.shortest,
            gamma: self.gamma,
            depth: self.depth,
        }
    }
}

impl Task for SolveJob {
    fn check(&self, app: &App) -> Result<(), Refusal> {
        let game = app.game(&self.game)?;
        share(self.gamma, 1.0)?;
        begun(game.solve(&self.request(), nothing(app)))
    }

    fn run(&self, app: &App, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = app.game(&self.game)?;
        let mut solved = game.solve(&self.request(), running.limits())?;
        solved.seconds = running.seconds();
        let hint = Hint::new(solved, family(app, game.as_ref()), words);
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
        begun(game.count(self.position.as_deref(), nothing(app)))
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

/// Whether work with the limits of [`nothing`] could be begun.
pub(crate) fn begun<T>(result: Result<T, JobError>) -> Result<(), Refusal> {
    match result {
        Ok(_) | Err(JobError::Stopped { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
