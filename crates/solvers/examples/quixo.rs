//! Every position of Quixo: how many are won, drawn and lost, and how long it takes.
//!
//! ```sh
//! cargo run --release -p stratege-solvers --example quixo -- 4
//! ```

use std::time::Instant;

use stratege_core::{Game, Limits, Numbered};
use stratege_games::quixo::Quixo;
use stratege_solvers::cycles::outcomes;

fn main() -> Result<(), String> {
    let side = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(4);
    let game = Quixo::new(side);
    let start = Instant::now();
    let table = outcomes(&game, Limits::default()).map_err(|stopped| stopped.to_string())?;
    println!(
        "{} positions in {} classes in {:.2} s",
        table.len(),
        table.classes,
        start.elapsed().as_secs_f64()
    );
    println!("won, drawn, lost for the player to move: {:?}", table.counts());
    println!("farthest: {}", table.farthest);
    println!("the empty board: {}", table.value(game.number(&game.start())));
    Ok(())
}
