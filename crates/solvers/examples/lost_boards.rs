//! Every lost board of a game of bites: how many there are, and how long that takes.
//!
//! ```sh
//! cargo run --release -p stratege-solvers --example lost_boards -- 16 16
//! ```

use std::time::Instant;

use stratege_core::Limits;
use stratege_solvers::tails::{cost, lost_boards};

/// Lost boards of chomp: A. E. Brouwer, *The game of Chomp*; the last two by tables of all boards.
const KNOWN: &[(u8, u8, u64)] = &[
    (10, 10, 2_612),
    (12, 12, 26_838),
    (14, 14, 256_366),
    (16, 16, 3_317_972),
    (17, 17, 10_862_859),
];

fn main() -> Result<(), String> {
    let mut sides = std::env::args().skip(1).map(|word| word.parse().unwrap_or(14));
    let (rows, columns) = (sides.next().unwrap_or(14), sides.next().unwrap_or(14));
    let cost = cost(rows, columns).ok_or("too large for any machine")?;
    println!("{} tails, {:.2} GiB", cost.tails, cost.bytes as f64 / (1_u64 << 30) as f64);
    let start = Instant::now();
    let found = lost_boards(rows, columns, Limits::default(), None);
    let found = found.map_err(|stopped| stopped.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    println!("{} of {} boards are lost", found.lost, found.boards);
    println!("{seconds:.2} s, {:.0} million tails a second", found.tails as f64 / seconds / 1e6);
    let known = KNOWN.iter().find(|&&(h, l, _)| (h, l) == (rows, columns));
    match known {
        Some(&(_, _, lost)) if lost != found.lost => Err(format!("{lost} are known")),
        _ => Ok(()),
    }
}
