//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod boards;
mod known;
mod limits;
mod names;
mod theory;

use stratege_values::{Calculator, Style, Value, ValueError, read};

/// The value of an expression without games.
#[track_caller]
fn value_of(calculator: &mut Calculator<'_, '_>, text: &str) -> Value {
    let expression = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let value = expression.value(calculator, &mut |_, game| panic!("{}", game.word));
    value.unwrap_or_else(|error: ValueError| panic!("{text}: {error}"))
}

/// The name of a value in plain characters.
#[track_caller]
fn name_of(calculator: &mut Calculator<'_, '_>, value: Value) -> String {
    calculator.name(value, Style::Ascii, 10_000).expect("a plan").expect("a short name")
}

/// All games born by day `day`.
fn born_by(calculator: &mut Calculator<'_, '_>, day: usize) -> Vec<Value> {
    let mut games = vec![Value::ZERO];
    for _ in 0..day {
        // Dominated options change nothing: sets of options of which none is better will do.
        let mut sets: Vec<Vec<Value>> = vec![Vec::new()];
        for &game in &games {
            for place in 0..sets.len() {
                let set = &sets[place];
                let mut is_confused = true;
                for &other in set {
                    is_confused &= !calculator.is_at_most(game, other).expect("no limit")
                        && !calculator.is_at_most(other, game).expect("no limit");
                }
                if is_confused {
                    let larger = set.iter().copied().chain([game]).collect();
                    sets.push(larger);
                }
            }
        }
        let mut next = std::collections::HashSet::<Value, rustc_hash::FxBuildHasher>::default();
        let mut born = Vec::new();
        for left in &sets {
            for right in &sets {
                let game = calculator.canonical(left.clone(), right.clone()).expect("no limit");
                if next.insert(game) {
                    born.push(game);
                }
            }
        }
        games = born;
    }
    games
}
