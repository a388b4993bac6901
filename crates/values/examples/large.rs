//! Known values that take seconds to minutes, checked: `cargo run --release --example large`, or only
//! those whose names contain a word: `… --example large clobber`.
//!
//! The largest board takes 2 GB.

#[path = "../tests/all/known.rs"]
mod known;

use std::time::Instant;

use stratege_values::{Calculator, Style, Value, ValueError, read};

fn main() {
    told("larger boards of domineering", known::larger_boards_of_domineering);
    told("the largest boards of domineering", known::the_largest_boards_of_domineering);
    told("larger boards of clobber", known::larger_boards_of_clobber);
    told("larger boards of snort", known::larger_boards_of_snort);
}

/// Checks something, unless other things were asked for, and says how long that took.
fn told(what: &str, check: fn()) {
    if std::env::args().nth(1).is_some_and(|word| !what.contains(&word)) {
        return;
    }
    let began = Instant::now();
    check();
    println!("{what}: {:.1} s", began.elapsed().as_secs_f64());
}

/// The value of an expression without games.
fn value_of(calculator: &mut Calculator<'_, '_>, text: &str) -> Value {
    let expression = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let value = expression.value(calculator, &mut |_, game| panic!("{}", game.word));
    value.unwrap_or_else(|error: ValueError| panic!("{text}: {error}"))
}

/// The name of a value in plain characters.
fn name_of(calculator: &mut Calculator<'_, '_>, value: Value) -> String {
    calculator.name(value, Style::Ascii, 10_000).expect("a plan").expect("a short name")
}
