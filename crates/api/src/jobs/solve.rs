//! Solving and counting.

use serde::Deserialize;
use stratege_catalog::{JobError, SolveRequest, core::Limits, document};
use stratege_words::Words;
use utoipa::ToSchema;

use super::{learn::share, requests::Task, running::Running};
use crate::{Api, Packed, Refusal, choose::Hint, play::family, watch::Never};

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
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = api.game(&self.game)?;
        share(self.gamma, 1.0)?;
        begun(game.solve(&self.request(), nothing(api)))
    }

    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = api.game(&self.game)?;
        let mut solved = game.solve(&self.request(), running.limits())?;
        solved.seconds = running.seconds();
        let hint = Hint::new(solved, family(api, game.as_ref()), words);
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
        begun(game.count(self.position.as_deref(), nothing(api)))
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

/// Whether work with the limits of [`nothing`] could be begun.
pub(crate) fn begun<T>(result: Result<T, JobError>) -> Result<(), Refusal> {
    match result {
        Ok(_) | Err(JobError::Stopped { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
