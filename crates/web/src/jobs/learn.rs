//! Learning, with the curve while it grows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use stratege_catalog::{
    core::Stopped,
    document,
    learning::{Audience, LearnReport, LearnRequest, Rates, StepReport, Way},
    tournament::tables::Method,
};
use stratege_words::{Said, Words};
use utoipa::ToSchema;

use super::{
    job::Running,
    requests::Task,
    solve::{begun, nothing},
};
use crate::{app::App, packed::Packed, refusal::Refusal};

/// The most plays from which is learned.
const MOST_EPISODES: u64 = 10_000_000;
/// Points of a curve whose distance is chosen: every one is told while learning goes on.
const MOST_POINTS: u64 = 2_000;

/// The most runs with other lots.
const MOST_RUNS: u32 = 100;

/// The most steps that are told one by one.
const MOST_STEPS: usize = 2000;

/// Learning from plays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LearnJob {
    /// The game as a word.
    game: String,
    /// `trajectories` or `q`; the paper's where it fits if there is none.
    #[serde(default)]
    method: Option<MethodWord>,
    /// The most plays; as many as are needed if there is none.
    #[serde(default)]
    episodes: Option<u64>,
    /// What all lots are drawn from.
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    settings: Rules,
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

/// What can be chosen about a method.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    /// Of trajectories: `uniform`, `depth`, `breadth` or `least-visited`.
    #[serde(default)]
    way: Option<String>,
    /// Of Q-learning: the share of each correction.
    #[serde(default)]
    alpha: Option<f64>,
    /// Of Q-learning: what a win is worth one move later.
    #[serde(default)]
    gamma: Option<f64>,
    /// Of Q-learning: how often a move is made at random.
    #[serde(default)]
    epsilon: Option<f64>,
    /// How often it is learned from nothing, with other lots each time.
    #[serde(default)]
    runs: Option<u32>,
    /// Plays between two points of the curve.
    #[serde(default)]
    every: Option<u64>,
}

impl LearnJob {
    fn methods(&self) -> Result<Vec<Method>, Refusal> {
        let usual = Rates::default();
        let rates = Rates {
            alpha: share(self.settings.alpha, usual.alpha)?,
            gamma: share(self.settings.gamma, usual.gamma)?,
            epsilon: match self.settings.epsilon {
                Some(0.0) => 0.0,
                epsilon => share(epsilon, usual.epsilon)?,
            },
        };
        let way = match &self.settings.way {
            None => Way::Uniform,
            Some(word) => {
                let way = Way::ALL.into_iter().find(|way| way.word() == word);
                way.ok_or_else(|| {
                    let known: Vec<&str> = Way::ALL.into_iter().map(Way::word).collect();
                    let said = Said::new("error-web-way").with("found", word.as_str());
                    Refusal::bad_request(said.with("known", known.join(", ")))
                })?
            }
        };
        Ok(match self.method {
            None => Vec::new(),
            Some(MethodWord::Trajectories) => vec![Method::Trajectories(way)],
            Some(MethodWord::Q) => vec![Method::Q(rates)],
        })
    }

    fn request<'a>(&self, methods: &'a [Method], plays: Option<u64>) -> LearnRequest<'a> {
        LearnRequest {
            methods,
            seed: Some(self.seed),
            seeds: self.settings.runs.unwrap_or(1),
            plays,
            every: self.settings.every,
            examined: true,
            table: None,
            anew: false,
        }
    }
}

/// A number above 0 and at most 1.
pub(super) fn share(given: Option<f64>, usual: f64) -> Result<f64, Refusal> {
    let share = given.unwrap_or(usual);
    if 0.0 < share && share <= 1.0 {
        return Ok(share);
    }
    let said = Said::new("error-web-share").with("found", share.to_string());
    Err(Refusal::bad_request(said))
}

impl Task for LearnJob {
    fn check(&self, app: &App) -> Result<(), Refusal> {
        let game = app.game(&self.game)?;
        if self.episodes.is_some_and(|episodes| episodes == 0 || episodes > MOST_EPISODES) {
            let said = Said::new("error-web-games").with("most", MOST_EPISODES);
            return Err(Refusal::bad_request(said));
        }
        if self.settings.every == Some(0) {
            let said = Said::new("error-web-games").with("most", MOST_EPISODES);
            return Err(Refusal::bad_request(said));
        }
        let plays = self.episodes.unwrap_or(MOST_EPISODES);
        if self.settings.every.is_some_and(|every| plays / every.max(1) > MOST_POINTS) {
            let said = Said::new("error-web-points").with("most", MOST_POINTS);
            return Err(Refusal::bad_request(said));
        }
        if self.settings.runs.is_some_and(|runs| runs == 0 || runs > MOST_RUNS) {
            let said = Said::new("error-web-runs").with("most", MOST_RUNS);
            return Err(Refusal::bad_request(said));
        }
        let methods = self.methods()?;
        let request = LearnRequest { examined: false, ..self.request(&methods, Some(1)) };
        begun(game.learn(&request, None, nothing(app)))
    }

    fn run(&self, app: &App, _: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = app.game(&self.game)?;
        let methods = self.methods()?;
        let moves = FirstMoves { keep: self.step, ..FirstMoves::default() };
        let mut class = Class { running, moves };
        let request = self.request(&methods, self.episodes);
        let mut report = game.learn(&request, Some(&mut class), running.limits())?;
        report.seconds = running.seconds();
        let FirstMoves { values, steps, .. } = class.moves;
        let learned = Learned { report, first_moves: values, steps };
        app.remembered.pack(&document(game.as_ref(), learned), running)
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
struct Class<'a> {
    running: &'a Running<'a>,
    moves: FirstMoves,
}

impl Audience for Class<'_> {
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
