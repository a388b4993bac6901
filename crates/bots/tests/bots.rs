//! Bots: those that play well, and those that do not.
#![cfg(unix)]

#[path = "bots/examples.rs"]
mod examples;
#[path = "bots/faults.rs"]
mod faults;
#[path = "bots/plain.rs"]
mod plain;
#[path = "bots/processes.rs"]
mod processes;
#[path = "bots/python.rs"]
mod python;

use std::{fs, path::PathBuf, sync::Arc, time::Duration};

use stratege_bots::Machine;
use stratege_core::{Alternating, Convention, Limits, Player};
use stratege_games::{domineering::Domineering, nim::Nim, tic_tac_toe::TicTacToe};
use stratege_tournament::{
    bots::{self, BotLimits, BotReport, CheckPlan},
    host::Host,
    observation::{FullObservation, WrittenObservation},
    strategies::bot,
    strategy::StrategyKinds,
};

/// Limits that nobody reaches who is not stuck.
const GENEROUS: BotLimits = BotLimits {
    time_per_move: Duration::from_mins(1),
    start_up: Duration::from_mins(1),
    memory: 8 << 30,
};

/// Limits for those who are.
const IMPATIENT: BotLimits = BotLimits {
    time_per_move: Duration::from_millis(100),
    start_up: Duration::from_millis(100),
    memory: 8 << 30,
};

/// A bot in the language of the shell that makes the first legal move.
const FIRST: &str = r#"while read -r q; do m=${q#*'"moves":["'}; echo "${m%%'"'*}"; done"#;

const TIC_TAC_TOE: TicTacToe = TicTacToe { convention: Convention::Normal };

fn domineering() -> Alternating<Domineering> {
    Alternating::normal(Domineering::new(3, 3))
}

fn nim(heaps: &[u16]) -> Alternating<Nim> {
    Alternating::normal(Nim::new(heaps))
}

/// A host with programs.
fn machine(limits: BotLimits) -> Host {
    Host { programs: Arc::new(Machine), limits, ..Host::default() }
}

/// Lets a strategy play against random moves.
#[track_caller]
fn play<S: WrittenObservation>(
    game: &S::Game,
    word: &str,
    limits: BotLimits,
    plays: u32,
) -> BotReport {
    let host = machine(limits);
    let kinds: StrategyKinds<S> =
        StrategyKinds { all: vec![bot::command(&host), bot::python(&host)] };
    let strategy = kinds.read(word).expect("a strategy");
    let plan = CheckPlan { plays, seats: &Player::BOTH, seed: 1 };
    bots::check(game, &*strategy, plan, Limits::default()).expect("nobody stops it")
}

/// Lets a shell script play tic-tac-toe.
#[track_caller]
fn run(script: &str, limits: BotLimits, plays: u32) -> BotReport {
    play::<FullObservation<TicTacToe>>(&TIC_TAC_TOE, &format!("bot:{script}"), limits, plays)
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}
