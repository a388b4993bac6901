//! Checks the scores of Connect Four positions in files, and tells what finding them costs.
//!
//! A line is the columns played, from 1, and the score for whoever is to move: `4455 9`. Instead of
//! a file, `empty` is the empty board of seven columns and six rows, and `empty 5x4` another one.
//!
//! ```sh
//! cargo run --release -p stratege-solvers --example connect_four_sets -- FILE… [empty [COLUMNSxROWS]…]
//! ```
//!
//! With `THREADS=2` in the environment two threads work; the time told is that of one of them. With
//! `OPENINGS=ignored` all positions are searched.

use std::{env, error::Error, fs, time::Instant};

use stratege_core::{Game, Limits, Listed, Score};
use stratege_games::connect_four::ConnectFour;
use stratege_solvers::insight::{Options, Solver, UseOfOpenings};

/// Shorter work is done again, to be measured.
const LEAST_SECONDS: f64 = 0.2;

/// Positions with their scores, as far as these are known.
type Positions = Vec<(String, Option<Score>)>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1).peekable();
    while let Some(word) = words.next() {
        let (mut columns, mut rows) = (7, 6);
        let mut positions = vec![("start".to_owned(), None)];
        if word == "empty" {
            let size = words.next_if(|word| word.contains('x') && !word.contains('/'));
            if let Some((wide, high)) = size.as_deref().and_then(|size| size.split_once('x')) {
                (columns, rows) = (wide.parse()?, high.parse()?);
            }
        } else {
            positions = read(&word)?;
        }
        check(&word, &ConnectFour::new(columns, rows, 4), &positions)?;
    }
    Ok(())
}

fn read(path: &str) -> Result<Positions, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let line = |line: &str| {
        let (columns, score) = line.split_once(' ').ok_or("a line has columns and a score")?;
        Ok((columns.to_owned(), Some(score.trim().parse()?)))
    };
    text.lines().map(line).collect()
}

fn check(name: &str, game: &ConnectFour, positions: &Positions) -> Result<(), Box<dyn Error>> {
    let states: Result<Vec<_>, _> =
        positions.iter().map(|(columns, _)| game.read(columns)).collect();
    let states = states.map_err(|error| format!("{error:?}"))?;
    let threads = env::var("THREADS").ok().and_then(|count| count.parse().ok()).unwrap_or(1);
    let ignored = env::var("OPENINGS").is_ok_and(|word| word == "ignored");
    let openings = if ignored { UseOfOpenings::Ignored } else { UseOfOpenings::Used };
    let (begin, wall) = (processor_seconds(), Instant::now());
    let mut seconds;
    let mut rounds = 0;
    let (worths, nodes) = loop {
        let mut solver = Solver::new(game, Options { threads, openings, ..Options::default() });
        let (worths, _) = solver.worths(&states, Limits::default()).ok_or("no insight")?;
        rounds += 1;
        seconds = match (begin, processor_seconds()) {
            (Some(begin), Some(end)) => end - begin,
            _ => wall.elapsed().as_secs_f64(),
        };
        // The system counts in milliseconds.
        if seconds > LEAST_SECONDS {
            break (worths, solver.nodes());
        }
    };
    let wrong = positions.iter().zip(&worths).filter(|((_, score), worth)| {
        worth.exact().is_none() || score.is_some_and(|score| Some(score) != worth.exact())
    });
    let (wrong, count) = (wrong.count(), positions.len());
    let each = 1e6 * seconds / f64::from(rounds) / count as f64;
    let nodes = nodes / count as u64;
    println!("{name}: {count} positions, {wrong} wrong, {each:.3} us and {nodes} nodes each");
    if count == 1 {
        println!("{:?} of {:?}", worths[0].exact(), game.show(&states[0]).lines().next());
    }
    Ok(())
}

/// What this thread has used of a processor, where the system tells.
fn processor_seconds() -> Option<f64> {
    let times = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(times.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
