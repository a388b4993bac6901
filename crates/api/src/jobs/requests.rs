//! What long jobs there are.

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    curve::CurveReport,
    report::{Counted, Document},
};
use stratege_words::Words;
use utoipa::ToSchema;

use super::{
    dice::{CurveJob, DiceAnswer, DiceJob},
    learn::{LearnJob, Learned, LearnedSoFar},
    running::Running,
    solve::{CountJob, SolveJob},
    standings::PlayedSoFar,
    tournament::{TournamentAnswer, TournamentJob},
};
use crate::{
    Api, Packed, Refusal,
    arena::{ArenaDocument, ArenaJob},
    choose::Hint,
};

/// A long job: its kind and what it is about.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", content = "request", rename_all = "kebab-case", deny_unknown_fields)]
pub enum JobRequest {
    /// Who wins, and by which moves.
    Solve(SolveJob),
    /// How many positions, plays and endings there are.
    Count(CountJob),
    /// The arena and its attractor.
    Arena(ArenaJob),
    /// Which strategy is better.
    Tournament(TournamentJob),
    /// What is best at all points of a race.
    Dice(DiceJob),
    /// How strategies of a race fare while a parameter grows.
    DiceCurve(CurveJob),
    /// Learning from plays.
    Learn(LearnJob),
}

/// What came out of a job, by its kind; told to those who read the description of the server.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "answers are written by the threads that found them, each its own")]
pub(crate) enum JobAnswer<'a> {
    Solve(Document<Hint>),
    Count(Document<Counted>),
    Arena(ArenaDocument),
    Tournament(TournamentAnswer<'a>),
    Dice(DiceAnswer),
    DiceCurve(Document<CurveReport>),
    Learn(Document<Learned>),
}

/// What has come out of a job so far.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "what came out so far is told by each kind of job for itself")]
pub(crate) enum JobPartial<'a> {
    Tournament(PlayedSoFar<'a>),
    Learn(LearnedSoFar<'a>),
}

/// A kind of long job.
pub(crate) trait Task {
    /// Refuses what cannot be done, or is too large, before anything is done.
    fn check(&self, api: &Api) -> Result<(), Refusal>;

    /// Does it, and writes the answer down in the thread that found it.
    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal>;
}

impl JobRequest {
    /// Refuses it before it waits.
    pub fn check(&self, api: &Api) -> Result<(), Refusal> {
        self.task().check(api)
    }

    /// Does it.
    pub fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        self.task().run(api, words, running)
    }

    fn task(&self) -> &dyn Task {
        match self {
            JobRequest::Solve(job) => job,
            JobRequest::Count(job) => job,
            JobRequest::Arena(job) => job,
            JobRequest::Tournament(job) => job,
            JobRequest::Dice(job) => job,
            JobRequest::DiceCurve(job) => job,
            JobRequest::Learn(job) => job,
        }
    }
}
