//! Learning, with the curve while it grows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use stratege_catalog::{
    AnyGame,
    core::Stopped,
    document,
    learning::{LearnReport, LearnRequest, LearningObserver, StepReport},
    tournament::tables::Method,
};
use stratege_words::{Message, Words};
use utoipa::{ToSchema, openapi::Object};

use super::{options::GivenOptions, requests::Task, running::Running};
use crate::{Api, Packed, Refusal};

/// The most plays from which is learned.
const MOST_EPISODES: u64 = 10_000_000;
/// Points of a curve whose distance is chosen: every one is told while learning goes on.
const MOST_POINTS: u64 = 2_000;

/// The most runs with other random draws.
const MOST_RUNS: u32 = 100;

/// The most steps that are told one by one.
const MOST_STEPS: usize = 2000;

/// Learning from plays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearnJob {
    /// The game as a word.
    game: String,
    /// `trajectories` or `q`; the paper's where it fits if there is none.
    #[serde(default)]
    method: Option<MethodWord>,
    /// The most plays; as many as are needed if there is none.
    #[serde(default)]
    episodes: Option<u64>,
    /// The seed of all random draws.
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    settings: Rules,
    /// The options of the method: which there are is told by the list of games.
    #[serde(default)]
    #[schema(schema_with = options_schema)]
    options: GivenOptions,
    /// Whether the first steps are told one by one.
    #[serde(default)]
    step: bool,
}

/// How it is learned.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum MethodWord {
    Trajectories,
    Q,
}

/// What can be chosen about learning, besides the options of its methods.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    /// How often it is learned from nothing, with other random draws each time.
    #[serde(default)]
    runs: Option<u32>,
    /// Plays between two points of the curve.
    #[serde(default)]
    every: Option<u64>,
}

/// The options that methods of learning have.
fn options_schema() -> Object {
    super::options::schema(&["learn"])
}

impl LearnJob {
    fn methods(&self, game: &dyn AnyGame) -> Result<Vec<Method>, Refusal> {
        let given = self.options.list();
        Ok(match self.method {
            None => Vec::new(),
            Some(MethodWord::Trajectories) => vec![game.learner("trajectories", &given)?],
            Some(MethodWord::Q) => vec![game.learner("q", &given)?],
        })
    }

    fn request<'a>(&self, methods: &'a [Method], plays: Option<u64>) -> LearnRequest<'a> {
        LearnRequest {
            methods,
            seed: Some(self.seed),
            seeds: self.settings.runs.unwrap_or(1),
            plays,
            every: self.settings.every,
            ..LearnRequest::default()
        }
    }
}

impl Task for LearnJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = api.game(&self.game)?;
        if self.episodes.is_some_and(|episodes| episodes == 0 || episodes > MOST_EPISODES) {
            let said = Message::new("error-web-games").with("most", MOST_EPISODES);
            return Err(Refusal::bad_request(said));
        }
        if self.settings.every == Some(0) {
            let said = Message::new("error-web-games").with("most", MOST_EPISODES);
            return Err(Refusal::bad_request(said));
        }
        let plays = self.episodes.unwrap_or(MOST_EPISODES);
        if self.settings.every.is_some_and(|every| plays / every.max(1) > MOST_POINTS) {
            let said = Message::new("error-web-points").with("most", MOST_POINTS);
            return Err(Refusal::bad_request(said));
        }
        if self.settings.runs.is_some_and(|runs| runs == 0 || runs > MOST_RUNS) {
            let said = Message::new("error-web-runs").with("most", MOST_RUNS);
            return Err(Refusal::bad_request(said));
        }
        game.applies("learn")?;
        self.methods(game.as_ref()).map(|_| ())
    }

    fn run(&self, api: &Api, _: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = api.game(&self.game)?;
        let methods = self.methods(game.as_ref())?;
        let moves = FirstMoves { keep: self.step, ..FirstMoves::default() };
        let mut class = JobObserver { running, moves };
        let request = self.request(&methods, self.episodes);
        let mut report = game.learn(&request, Some(&mut class), running.limits())?;
        report.seconds = running.seconds();
        let FirstMoves { values, steps, .. } = class.moves;
        let learned = Learned { report, first_moves: values, steps };
        api.remembered.pack(&document(game.as_ref(), learned), running)
    }
}

/// What came out of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Learned {
    #[serde(flatten)]
    report: LearnReport,
    first_moves: BTreeMap<String, FirstMove>,
    steps: Vec<StepReport>,
}

/// What has come out of it so far.
#[derive(Serialize, ToSchema)]
pub(crate) struct LearnedSoFar<'a> {
    report: LearnReport,
    first_moves: &'a BTreeMap<String, FirstMove>,
}

/// What a first move is worth, as far as it was learned.
#[derive(Clone, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum FirstMove {
    /// What is known for sure.
    Sorted(Sort),
    /// What it is worth to the player who makes it.
    Worth(f64),
}

/// Where a trajectory sorts a move.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Sort {
    Won,
    Lost,
    Drawn,
    Unknown,
}

/// Those who watch the learning on a page.
struct JobObserver<'a> {
    running: &'a Running<'a>,
    moves: FirstMoves,
}

impl LearningObserver for JobObserver<'_> {
    fn step(&mut self, step: StepReport) -> Result<(), Stopped> {
        self.moves.hear(step);
        Ok(())
    }

    fn point(&mut self, so_far: &dyn Fn() -> LearnReport) {
        let moves = &self.moves.values;
        self.running.tell(|| Some(json!(LearnedSoFar { report: so_far(), first_moves: moves })));
    }
}

/// What is known of the moves at the start, as learning goes on.
#[derive(Default)]
struct FirstMoves {
    values: BTreeMap<String, FirstMove>,
    keep: bool,
    steps: Vec<StepReport>,
}

impl FirstMoves {
    fn hear(&mut self, step: StepReport) {
        if step.step == 0 {
            let sorted = [
                (Sort::Won, &step.won),
                (Sort::Lost, &step.lost),
                (Sort::Drawn, &step.drawn),
                (Sort::Unknown, &step.unknown),
            ];
            for (sort, moves) in sorted {
                for mv in moves.iter().flatten() {
                    self.values.insert(mv.clone(), FirstMove::Sorted(sort));
                }
            }
            if let (Some(mv), Some(after)) = (&step.mv, step.after) {
                self.values.insert(mv.clone(), FirstMove::Worth(after));
            }
        }
        if self.keep && self.steps.len() < MOST_STEPS {
            self.steps.push(step);
        }
    }
}
