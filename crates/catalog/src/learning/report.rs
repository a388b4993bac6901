//! What learning answers.

use serde::Serialize;
use stratege_core::{Stopped, Winner};
use stratege_tournament::statistics::{LEVEL, student_quantile};
use utoipa::ToSchema;

/// How learning went.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LearnReport {
    /// Where plays begin.
    pub position: String,
    /// The seed of all random draws.
    pub seed: u64,
    /// How often each method was to learn from nothing.
    pub seeds: u32,
    /// The most plays of a run, if there is such a number.
    pub most_plays: Option<u64>,
    /// Plays between two points of the curves.
    pub every: u64,
    /// Whether scores are exact: the game is small enough to be solved; else they are sampled.
    pub exact: bool,
    /// The whole dictionary, to compare with; null if the game is too large.
    pub full: Option<FullSolve>,
    /// What each method did, in the order in which they were asked for.
    pub learners: Vec<LearnerReport>,
    /// The limit that cut the work short: `positions`, `memory`, `depth` or `asked`.
    pub stopped: Option<&'static str>,
    /// Where the table of the first run is kept.
    pub table: Option<TableReport>,
    /// How long it took.
    pub seconds: f64,
}

/// What solving the whole game takes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FullSolve {
    /// Positions that can be reached.
    pub positions: u64,
    /// Who wins: `1`, `2` or `draw`; null where chance decides.
    pub value: Option<&'static str>,
}

/// What one method did.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LearnerReport {
    /// The way of trajectories, or `q`.
    pub name: &'static str,
    /// The method with its options, such as `trajectories uniform`.
    pub method: String,
    /// Its runs, each with other random draws.
    pub runs: Vec<RunReport>,
    /// Plays until the start was settled, or until it was enough.
    pub plays: Mean,
    /// Positions known then.
    pub known: Mean,
    /// How it got there.
    pub curve: Vec<Point>,
}

/// What came out of one run.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RunReport {
    /// Its number, from 0.
    pub run: u64,
    /// Plays from which it learned.
    pub plays: u64,
    /// Positions known in the end.
    pub known: u64,
    /// Positions passed, one as often as it was.
    pub visited: u64,
    /// Who wins from the start, once that is proved: `1`, `2` or `draw`.
    pub settled: Option<&'static str>,
    /// What the start is worth to player 1, between -1 and 1, if anything is known.
    pub value: Option<f64>,
}

/// A point of a learning curve: means over runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Point {
    /// Plays learned from.
    pub plays: u64,
    /// The share of runs in which the start is settled.
    pub settled: f64,
    /// What the start is worth to player 1, over the runs that know.
    pub value: Option<Mean>,
    /// Positions known.
    pub known: Mean,
    /// The same as a share of all positions.
    pub share: Option<Mean>,
    /// The score against random moves; in a puzzle, how often it is solved.
    pub random: Option<Mean>,
    /// The score against best moves.
    pub optimal: Option<Mean>,
    /// The points that the best opponent of the table gains over what the game is worth.
    pub exploitability: Option<Mean>,
}

/// A mean over runs, with Student's interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The lower end; null with a single run.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// Where a table is kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableReport {
    /// The file.
    pub path: String,
    /// Positions in it.
    pub entries: u64,
    /// Plays from which it was learned.
    pub plays: u64,
    /// Plays from which it had been learned before; null if it was begun anew.
    pub continued_after: Option<u64>,
}

/// One step of a play: of a trajectory with its moves sorted, or of Q-learning with its correction.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct StepReport {
    /// The number of the play, from 1.
    pub play: u64,
    /// The number of the step in it, from 0.
    pub step: u64,
    /// The position.
    pub position: String,
    /// Who is to move; null when the play is over.
    #[schema(minimum = 1, maximum = 2)]
    pub turn: Option<u8>,
    /// Moves by which the player to move wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<String>>,
    /// Moves by which the player to move loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Vec<String>>,
    /// Moves that lead to a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Vec<String>>,
    /// Moves of which nothing is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown: Option<Vec<String>>,
    /// The move with which the play goes on.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Who wins, where that is settled: `1`, `2` or `draw`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<&'static str>,
    /// Whether the move was tried at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tried: Option<bool>,
    /// The number of the move before the play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<f64>,
    /// The number of the move after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<f64>,
}

impl FullSolve {
    pub(super) fn new(positions: u64, winner: Option<Winner>) -> FullSolve {
        FullSolve { positions, value: winner.map(winner_word) }
    }
}

impl Mean {
    /// The mean of some numbers; `None` if there are none.
    pub(super) fn of(numbers: impl Iterator<Item = f64> + Clone) -> Option<Mean> {
        let count = numbers.clone().count() as f64;
        if count == 0.0 {
            return None;
        }
        let mean = numbers.clone().sum::<f64>() / count;
        if count < 2.0 {
            return Some(Mean { mean, low: None, high: None });
        }
        let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        let spread = student_quantile(LEVEL, count - 1.0) * error;
        Some(Mean { mean, low: Some(mean - spread), high: Some(mean + spread) })
    }

    /// The same with its ends inside what is possible.
    pub(super) fn within(self, least: f64, most: f64) -> Mean {
        let inside = |end: f64| end.clamp(least, most);
        Mean { low: self.low.map(inside), high: self.high.map(inside), ..self }
    }
}

/// Who wins, in one word.
pub(super) fn winner_word(winner: Winner) -> &'static str {
    match winner {
        Winner::Player(player) if player.is_first() => "1",
        Winner::Player(_) => "2",
        Winner::Draw => "draw",
    }
}

/// Which limit was reached, in one word.
pub(super) fn cause(stopped: Stopped) -> &'static str {
    match stopped {
        Stopped::Nodes => "positions",
        Stopped::Memory => "memory",
        Stopped::Depth => "depth",
        Stopped::Asked => "asked",
    }
}
