//! Fixed tasks that show how fast the program is and whether it still does the same.
//!
//! Each task asserts its result. The positions visited by all tasks together are the
//! *signature*: it changes only when behaviour changes.

use stratege_core::{Limits, Stopped};
use stratege_tournament::{
    bots::BotLimits,
    report::{Count, Extras, TournamentReport},
    running::{Plan, RunContext},
};

use crate::{AnyGame, Catalog, JobError, JobRequest, TournamentError, TournamentRequest};

/// One fixed piece of work.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// What is done, such as `count` or `random plays`.
    pub job: &'static str,
    /// The game it is done with, as it would be typed.
    pub game: &'static str,
    run: fn(&dyn AnyGame, Limits<'_>) -> Result<Outcome, JobError>,
    expected: &'static str,
}

/// What a task found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The answer, in a few words.
    pub answer: String,
    /// Positions visited.
    pub visited: u64,
}

/// Why a task failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TaskError {
    /// It was stopped.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The answer is not the known one.
    #[error("{job} {game}: {found} instead of {expected}")]
    Wrong {
        /// The task.
        job: &'static str,
        /// The game.
        game: &'static str,
        /// What it found.
        found: String,
        /// What is known to be right.
        expected: &'static str,
    },
}

/// Plays of a task of random plays.
const PLAYS: u64 = 200_000;

/// The fixed tasks.
pub fn tasks() -> Vec<Task> {
    let count = |game, expected| Task { job: "count", game, run: count, expected };
    let insight = |game, expected| {
        let run = |game: &dyn AnyGame, limits: Limits<'_>| solve(game, "insight", limits);
        Task { job: "insight", game, run, expected }
    };
    let plays = |game, expected| Task { job: "random plays", game, run: random_plays, expected };
    let task = |job, game, run, expected| Task { job, game, run, expected };
    vec![
        task("memo", "tic-tac-toe", |game, limits| solve(game, "memo", limits), "draw"),
        task("minimax", "tic-tac-toe", |game, limits| solve(game, "minimax", limits), "draw"),
        task("alphabeta", "mnk:4x3x3", |game, limits| solve(game, "alphabeta", limits), "1 in 7"),
        task(
            "attractor",
            "connect-four:4x4",
            |game, limits| solve(game, "attractor", limits),
            "draw",
        ),
        task(
            "retrograde",
            "chomp:12x12",
            |game, limits| solve(game, "retrograde", limits),
            "1 in 23",
        ),
        task("lost", "chomp:12x12", lost, "26838 of 2704155 boards"),
        task("grundy", "grundy:500", |game, limits| solve(game, "grundy", limits), "1"),
        insight("connect-four:5x5", "draw"),
        insight("mnk:5x5x4", "draw"),
        insight("domineering:8x8", "1"),
        task("any", "pegs", |game, limits| solve(game, "any", limits), "1 in 28"),
        count("tic-tac-toe", "5478 positions, 765 classes"),
        count("connect-four:4x5", "1706255 positions, 853185 classes"),
        count("domineering:4x4", "2443 positions, 648 classes"),
        plays("tic-tac-toe", "1525136 moves, 116970-25484-57546"),
        plays("connect-four", "4262135 moves, 111299-515-88186"),
        plays("nim:1,3,5,7", "1542401 moves, 100161-0-99839"),
        plays("domineering:8x8", "5585101 moves, 101867-0-98133"),
        plays("pegs", "4872145 moves, 0-0-200000"),
        plays("dominoes", "3773351 moves, 95698-8391-95911"),
        plays("kamon", "5954988 moves, 102974-1659-95367"),
        plays("mana", "11693911 moves, 97369-0-102631"),
        plays("gipf", "6098455 moves, 82626-0-117374"),
        plays("dvonn:quick", "5643904 moves, 100468-10061-89471"),
        task("random plays", "diaballik", few_random_plays, "5402147 moves, 4695-631-4674"),
        task("proof", "mana", |game, limits| solve(game, "proof", limits), "1 in 13"),
        task("exact averages", "domineering:5x5", exact, "0.469274564 for player 1"),
        task("matches", "dominoes", matches, "19427 15262 15266 17907 19699 26150 won"),
    ]
}

impl Task {
    /// Does the work and checks the answer.
    ///
    /// # Panics
    ///
    /// If the game of the task is not in the catalogue.
    pub fn run(&self, catalog: &Catalog, limits: Limits<'_>) -> Result<Outcome, TaskError> {
        let game = catalog.open(self.game).expect("tasks name games of the list");
        let outcome = (self.run)(game.as_ref(), limits)?;
        if outcome.answer == self.expected {
            return Ok(outcome);
        }
        let (job, game, expected) = (self.job, self.game, self.expected);
        Err(TaskError::Wrong { job, game, found: outcome.answer, expected })
    }
}

fn solve(
    game: &dyn AnyGame,
    method: &'static str,
    limits: Limits<'_>,
) -> Result<Outcome, JobError> {
    let request = JobRequest { method: Some(method), ..JobRequest::default() };
    let solved = game.solve(&request, limits)?;
    let answer = match (solved.winner, solved.distance) {
        (Some(winner), Some(distance)) => format!("{winner} in {distance}"),
        (Some(winner), None) => winner.to_string(),
        (None, _) => "draw".to_owned(),
    };
    Ok(Outcome { answer, visited: solved.nodes })
}

fn count(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    let counted = game.count(None, limits)?;
    let answer = format!("{} positions, {} classes", counted.positions, counted.classes);
    Ok(Outcome { answer, visited: counted.positions })
}

fn lost(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    let found = game.lost(None, 0, limits)?;
    let answer = format!("{} of {} boards", found.lost, found.boards.0);
    Ok(Outcome { answer, visited: found.nodes })
}

fn random_plays(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    played_at_random(game, PLAYS, limits)
}

/// For a game whose plays are long.
fn few_random_plays(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    played_at_random(game, PLAYS / 20, limits)
}

fn played_at_random(
    game: &dyn AnyGame,
    plays: u64,
    limits: Limits<'_>,
) -> Result<Outcome, JobError> {
    let played = game.random_plays(plays, 1, limits)?;
    let endings = played.endings;
    let answer =
        format!("{} moves, {}-{}-{}", played.moves, endings.first, endings.draw, endings.second);
    Ok(Outcome { answer, visited: played.moves })
}

/// What random players get, by going through all positions.
fn exact(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    let report = tournament(game, &["random", "random"], None, limits)?;
    let pairing = &report.pairings[0];
    let answer = format!("{:.9} for player 1", pairing.rate.mean);
    Ok(Outcome { answer, visited: pairing.positions.unwrap_or_default() })
}

/// The four strategies of the paper on dominoes against each other.
fn matches(game: &dyn AnyGame, limits: Limits<'_>) -> Result<Outcome, JobError> {
    let words = ["worst", "random", "most-points", "most-present"];
    let report = tournament(game, &words, Some(Plan::Games { games: PLAYS / 4 }), limits)?;
    let both = report.pairings.iter().filter(|pairing| pairing.seat == "both");
    let wins = both.clone().map(|pairing| match pairing.wins {
        Count::Plays(plays) => plays.to_string(),
        Count::Share(share) => share.to_string(),
    });
    let answer = format!("{} won", wins.collect::<Vec<_>>().join(" "));
    let moves = both.map(|pairing| pairing.moves * pairing.games.unwrap_or_default() as f64);
    Ok(Outcome { answer, visited: moves.sum::<f64>().round() as u64 })
}

fn tournament(
    game: &dyn AnyGame,
    words: &[&str],
    plan: Option<Plan>,
    limits: Limits<'_>,
) -> Result<TournamentReport, JobError> {
    let strategies: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let request = TournamentRequest {
        strategies: &strategies,
        seed: 1,
        plan,
        record: false,
        extras: Extras::default(),
        bots: BotLimits::default(),
    };
    let context = RunContext { threads: 1, store: None, plays: &mut |_| Ok(()) };
    game.tournament(&request, context, limits).map_err(|error| match error {
        TournamentError::Job(error) => error,
        TournamentError::Run(_) => JobError::Stopped { cause: Stopped::Asked, nodes: 0 },
    })
}
