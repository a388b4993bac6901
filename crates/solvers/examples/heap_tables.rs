//! Grundy values of all heaps up to a size: how long it takes, how many are rare, whether they repeat.
//!
//! ```sh
//! cargo run --release -p stratege-solvers --example heap_tables -- 10000000 grundy
//! cargo run --release -p stratege-solvers --example heap_tables -- 100000 0.106
//! ```

use std::time::Instant;

use stratege_core::{HeapMove, Impartial, Limits};
use stratege_games::grundy::Grundy;
use stratege_solvers::heaps::heaps;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let most = words.next().and_then(|word| word.parse().ok()).unwrap_or(1_000_000);
    let game = words.next().unwrap_or_else(|| "grundy".to_owned());
    let octal = |code: &str| {
        let digits = code.strip_prefix("0.").unwrap_or(code).bytes().enumerate();
        digits.map(|(place, digit)| HeapMove::octal(place as u32 + 1, digit - b'0')).collect()
    };
    let moves = match game.as_str() {
        "grundy" => Grundy::new(10).heap_moves().ok_or("no heaps")?,
        code => octal(code),
    };
    let start = Instant::now();
    let table = heaps(&moves, most, Limits::default()).map_err(|stopped| stopped.to_string())?;
    println!("{} heaps in {:.2} s", table.len(), start.elapsed().as_secs_f64());
    println!("largest value: {:?}", (0..=most).filter_map(|heap| table.get(heap)).max());
    println!("period: {:?}", table.period);
    if let Some(rare) = &table.rare {
        println!(
            "rare: {}, the last {:?}, mask {:b}",
            rare.heaps.len(),
            rare.heaps.last(),
            rare.mask
        );
    }
    Ok(())
}
