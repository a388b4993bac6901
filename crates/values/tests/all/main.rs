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
    calculator.born_by(day).expect("no limit")
}
