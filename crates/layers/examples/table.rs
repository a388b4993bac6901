//! Counts or solves a game in a folder, and says what that took.
//!
//! ```sh
//! cargo run --release -p stratege-layers --example table -- solve connect-four 5 5 /tmp/c4
//! ```

use std::{env, fs, path::Path, process::ExitCode};

use stratege_core::{Alternating, Convention, Lanes, Layered, Limits};
use stratege_games::{
    connect_four::ConnectFour,
    domineering::Domineering,
    mnk::Mnk,
    pegs::{self, Pegs, Shape},
    tic_tac_toe::TicTacToe,
};
use stratege_layers::{FolderError, Goal, TablePlan, Totals, by_lanes, by_runs, disk::DiskFolder};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [verb, game, columns, rows, path] = &words[..] else {
        eprintln!("table count|plays|solve GAME COLUMNS ROWS FOLDER");
        return ExitCode::from(2);
    };
    let size = |word: &String| word.parse::<u8>().expect("a length");
    let (columns, rows) = (size(columns), size(rows));
    let goal = match verb.as_str() {
        "solve" => Goal::Values,
        "plays" => Goal::Plays,
        _ => Goal::Counts,
    };
    let path = Path::new(path);
    let made = match game.as_str() {
        "connect-four" => lanes(&ConnectFour::new(columns, rows, 4), path, goal),
        "mnk" => lanes(&Mnk::new(columns, rows, 4, Convention::Normal), path, goal),
        "domineering" => lanes(&Alternating::normal(Domineering::new(rows, columns)), path, goal),
        "tic-tac-toe" => lanes(&TicTacToe { convention: Convention::Normal }, path, goal),
        "connect-four-by-runs" => runs(&ConnectFour::new(columns, rows, 4), path, goal),
        _ => runs(&Pegs::new(Shape::English, 24, pegs::Goal::One).expect("the centre"), path, goal),
    };
    match made {
        Ok(totals) => {
            for line in &totals.layers {
                println!("{:3} {:14} {:14}", line.layer, line.positions, line.keys);
            }
            println!(
                "{} positions, classes {:?}, {} arcs, endings {:?}, values {:?}, {} bytes",
                totals.positions,
                totals.classes,
                totals.arcs,
                totals.endings,
                totals.values,
                totals.bytes
            );
            let plays = totals.plays.iter().flatten();
            let sum = |sum: [u128; 3], more: &[u128; 3]| [0, 1, 2].map(|at| sum[at] + more[at]);
            println!("plays {:?}", plays.fold([0; 3], sum));
            println!("{}", cost());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn folder(path: &Path) -> DiskFolder {
    DiskFolder::create(path).expect("a folder")
}

fn lanes<G: Lanes>(game: &G, path: &Path, goal: Goal) -> Result<Totals, FolderError> {
    let make = match goal {
        Goal::Counts => by_lanes::count,
        Goal::Plays => by_lanes::count_plays,
        Goal::Values => by_lanes::solve,
    };
    make(game, "example", &folder(path), TablePlan::default(), Limits::default())
}

fn runs<G: Layered>(game: &G, path: &Path, goal: Goal) -> Result<Totals, FolderError> {
    let make = match goal {
        Goal::Counts => by_runs::count,
        Goal::Plays => by_runs::count_plays,
        Goal::Values => by_runs::solve,
    };
    make(game, "example", &folder(path), TablePlan::default(), Limits::default())
}

/// Processor time and memory of this process, as Linux tells it.
fn cost() -> String {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks: Vec<f64> = stat
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let memory =
        status.lines().filter(|line| line.starts_with("VmHWM") || line.starts_with("RssAnon"));
    format!("user and system {ticks:?} hundredths, {}", memory.collect::<Vec<_>>().join(", "))
}
