//! Solves empty domineering boards for both starters, and tells what that costs.
//!
//! ```sh
//! cargo run --release -p stratege-solvers --example domineering_boards -- 6x6 8x8 5-8
//! ```
//!
//! A board is rows x columns; `5-8` is all boards with sides from 5 to 8.

use std::{env, error::Error, fs, time::Instant};

use stratege_core::{Alternating, BoardWithMover, Game, Limits, Player};
use stratege_games::domineering::Domineering;
use stratege_solvers::insight::{Options, Wanted, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let (begin, mut nodes) = (Clock::new(), 0);
    for word in env::args().skip(1) {
        for (rows, columns) in sizes(&word)? {
            nodes += report(rows, columns)?;
        }
    }
    println!("all: {nodes} nodes, {:.3} s", begin.seconds());
    Ok(())
}

/// The boards that a word names.
fn sizes(word: &str) -> Result<Vec<(u8, u8)>, Box<dyn Error>> {
    if let Some((rows, columns)) = word.split_once('x') {
        return Ok(vec![(rows.parse()?, columns.parse()?)]);
    }
    let (first, last) = word.split_once('-').ok_or("a board is ROWSxCOLUMNS, several are 5-8")?;
    let (first, last) = (first.parse()?, last.parse()?);
    let sides = first..=last;
    Ok(sides.clone().flat_map(|rows| sides.clone().map(move |columns| (rows, columns))).collect())
}

/// Solves a board for both starters; the positions looked at.
fn report(rows: u8, columns: u8) -> Result<u64, Box<dyn Error>> {
    let game = Alternating::normal(Domineering::new(rows, columns));
    let options = Options { wanted: Wanted::Outcome, ..Options::default() };
    print!("{rows}x{columns}");
    let (mut winners, mut nodes) = (Vec::new(), 0);
    for mover in Player::BOTH {
        let state = BoardWithMover { board: game.start().board, mover };
        let clock = Clock::new();
        let found = solve(&game, &state, options, Limits::default()).ok_or("no insight")?;
        let value = found.value.ok_or("not solved")?;
        nodes += found.nodes;
        print!("  {} nodes {:.4} s", found.nodes, clock.seconds());
        winners.push(if value.payoff() > 0 { Player::FIRST } else { Player::SECOND });
    }
    let outcome = match (winners[0].is_first(), winners[1].is_first()) {
        (true, true) => "V",
        (false, false) => "H",
        (true, false) => "1",
        (false, true) => "2",
    };
    println!("  {outcome}");
    Ok(nodes)
}

/// What this thread uses of a processor, or else the time that passes.
struct Clock {
    used: Option<f64>,
    begin: Instant,
}

impl Clock {
    fn new() -> Clock {
        Clock { used: processor_seconds(), begin: Instant::now() }
    }

    fn seconds(&self) -> f64 {
        match (self.used, processor_seconds()) {
            (Some(before), Some(now)) => now - before,
            _ => self.begin.elapsed().as_secs_f64(),
        }
    }
}

/// What this thread has used of a processor, where the system tells.
fn processor_seconds() -> Option<f64> {
    let times = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(times.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
