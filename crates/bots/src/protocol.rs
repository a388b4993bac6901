//! What is written to a bot, and what its answer means.

use serde::Serialize;
use serde_json::Value;
use stratege_core::Plain;
use stratege_tournament::{
    agent::{Fault, FaultKind},
    bots::Question,
};

/// The most characters of an answer that are told.
const CLIP: usize = 200;

/// The line that asks for one move. The order of the fields is that of the line.
#[derive(Serialize)]
struct Line<'a> {
    game: &'static str,
    player: u8,
    player_plain: Value,
    position: &'a str,
    board: Value,
    #[serde(flatten)]
    choices: &'a Choices,
    history: &'a [String],
    play: u64,
    seed: u32,
}

/// A question as it is written.
pub(crate) fn line(question: &Question<'_>, choices: &Choices) -> String {
    let line = Line {
        game: question.game,
        player: question.player,
        player_plain: json(&question.player_plain),
        position: &question.position,
        board: json(&question.board),
        choices,
        history: question.history,
        play: question.play,
        seed: question.seed,
    };
    serde_json::to_string(&line).expect("plain text")
}

/// The legal moves.
#[derive(Serialize)]
pub(crate) struct Choices {
    /// Their notations.
    #[serde(rename = "moves")]
    notations: Vec<String>,
    /// The same as numbers, words and lists.
    #[serde(rename = "moves_plain")]
    plain: Vec<Value>,
}

impl Choices {
    /// How these moves are written.
    pub(crate) fn new(moves: &[(String, Plain)]) -> Choices {
        Choices {
            notations: moves.iter().map(|(notation, _)| notation.clone()).collect(),
            plain: moves.iter().map(|(_, plain)| json(plain)).collect(),
        }
    }

    /// The number of the move that an answer names.
    pub(crate) fn find(&self, line: &str) -> Result<usize, Fault> {
        let line = line.trim();
        let fault = |kind| Fault { answer: clipped(line), ..Fault::silent(kind) };
        let parsed = match serde_json::from_str(line) {
            // A bare number is a notation where notations are numbers.
            Ok(Value::Number(_)) if self.has_form(line) => Value::String(line.to_owned()),
            Ok(Value::Null | Value::Bool(_)) | Err(_) => Value::String(line.to_owned()),
            Ok(parsed) => parsed,
        };
        let Value::Object(fields) = parsed else {
            let is_move = match &parsed {
                Value::String(text) => self.has_form(text),
                other => self.plain.iter().any(|known| is_alike(other, known)),
            };
            let kind = if is_move { FaultKind::Illegal } else { FaultKind::Rubbish };
            return self.named(&parsed).ok_or_else(|| fault(kind));
        };
        if let Some(error) = fields.get("error") {
            let answer = error.as_str().map_or_else(|| error.to_string(), str::to_owned);
            return Err(Fault { answer: clipped(&answer), ..fault(FaultKind::Crashed) });
        }
        match fields.get("move") {
            Some(mv @ (Value::String(_) | Value::Number(_) | Value::Array(_))) => {
                self.named(mv).ok_or_else(|| fault(FaultKind::Illegal))
            }
            _ => Err(fault(FaultKind::Rubbish)),
        }
    }

    /// The number of the move with this notation or this plain form.
    fn named(&self, mv: &Value) -> Option<usize> {
        let as_plain = || self.plain.iter().position(|known| is_same(mv, known));
        let Value::String(notation) = mv else { return as_plain() };
        let notation = notation.trim();
        let notations = || self.notations.iter();
        notations()
            .position(|known| known == notation)
            .or_else(|| notations().position(|known| known.eq_ignore_ascii_case(notation)))
            .or_else(as_plain)
    }

    /// Whether it has the form of a legal move: letters, digits and signs in the same places.
    fn has_form(&self, text: &str) -> bool {
        let form = form(text);
        self.notations.iter().any(|known| self::form(known) == form)
    }
}

/// Numbers, words and lists as JSON.
fn json(plain: &Plain) -> Value {
    match plain {
        Plain::Number(number) => (*number).into(),
        Plain::Word(word) => word.as_str().into(),
        Plain::List(items) => items.iter().map(json).collect(),
    }
}

/// An answer short enough to be shown.
pub(crate) fn clipped(answer: &str) -> String {
    let answer = answer.trim();
    match answer.char_indices().nth(CLIP) {
        Some((end, _)) => format!("{}…", &answer[..end]),
        None => answer.to_owned(),
    }
}

/// A text with one `a` for each run of letters and one `0` for each run of digits.
fn form(text: &str) -> String {
    let mut form = String::new();
    for symbol in text.chars() {
        let class = match symbol {
            'a'..='z' | 'A'..='Z' => 'a',
            '0'..='9' => '0',
            other => other,
        };
        if !(matches!(class, 'a' | '0') && form.ends_with(class)) {
            form.push(class);
        }
    }
    form
}

/// Whether two values are the same; 3 is 3.0.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        _ => one == other,
    }
}

/// Whether two values differ in nothing but numbers and words.
fn is_alike(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(_), Value::Number(_)) | (Value::String(_), Value::String(_)) => true,
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_alike(one, other))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_named_in_three_ways() {
        let squares = choices(&["a1", "b2"], "[[2, 0], [1, 1]]");
        check(&squares, r#"{"move": "b2"}"#, Ok(1));
        check(&squares, r#"{"comment": "hm", "move": [1, 1]}"#, Ok(1));
        check(&squares, "b2", Ok(1));
        check(&squares, " B2\r", Ok(1));
        check(&squares, r#""b2""#, Ok(1));
        check(&squares, "[1, 1.0]", Ok(1));
    }

    #[test]
    fn a_bare_number_is_a_notation_where_notations_are_numbers() {
        let squares = choices(&["a3", "b3"], "[0, 1]");
        check(&squares, "1", Ok(1));
        let columns = choices(&["1", "2"], "[0, 1]");
        check(&columns, "1", Ok(0));
        check(&columns, r#"{"move": 1}"#, Ok(1));
        check(&columns, r#"{"move": "1"}"#, Ok(0));
        check(&columns, "0", Err(FaultKind::Illegal));
    }

    #[test]
    fn what_is_a_move_but_not_a_legal_one_is_told_from_rubbish() {
        let squares = choices(&["a1", "b2"], "[[2, 0], [1, 1]]");
        for illegal in ["c3", "[5, 5]", r#"{"move": "resign"}"#, r#"{"move": 7}"#] {
            check(&squares, illegal, Err(FaultKind::Illegal));
        }
        let rubbish = ["", "hello", "thinking: b2", "[5]", "7", "null", "{}", r#"{"move": null}"#];
        for rubbish in rubbish {
            check(&squares, rubbish, Err(FaultKind::Rubbish));
        }
        check(&squares, r#"{"error": "I give up"}"#, Err(FaultKind::Crashed));
    }

    fn choices(notations: &[&str], plain: &str) -> Choices {
        let notations = notations.iter().map(ToString::to_string).collect();
        Choices { notations, plain: serde_json::from_str(plain).expect("a list") }
    }

    #[track_caller]
    fn check(choices: &Choices, line: &str, expected: Result<usize, FaultKind>) {
        assert_eq!(choices.find(line).map_err(|fault| fault.kind), expected);
    }
}
