//! One play from which is learned, position by position.

use stratege_catalog::{
    AnyGame,
    draw::board_text,
    learning::{LearnReport, StepReport},
};

use super::text;
use crate::{
    failure::Failure,
    format::indent,
    i18n::{Message, Words},
};

/// The play as text, with the moves of each position sorted as they were then.
pub(crate) fn text(
    report: &LearnReport,
    steps: &[StepReport],
    play: u64,
    game: &dyn AnyGame,
    words: &Words,
) -> Result<String, Failure> {
    let learner = report.learners.first();
    let method = learner.map(|learner| text::method(learner, words)).unwrap_or_default();
    if steps.is_empty() {
        let plays = learner.map_or(0, |learner| learner.plays.mean.round() as u64);
        let said = Message::new("learn-watch-none").with("play", play).with("plays", plays);
        return Ok(words.tell(&said));
    }
    let is_q = learner.is_some_and(|learner| learner.name == "q");
    let key = if is_q { "learn-watch-play" } else { "learn-watch-trajectory" };
    let said = Message::new(key).with("play", play).with("method", method);
    let said = said.with("title", game.card().title).with("seed", report.seed.to_string());
    let mut parts = vec![words.tell(&said)];
    for step in steps {
        let board = indent(&board_text(&game.picture(Some(&step.position))?));
        let mut lines = vec![board];
        lines.extend(moves(step, words));
        lines.push(words.tell(&happened(step, words)));
        parts.push(lines.join("\n"));
    }
    Ok(parts.join("\n\n"))
}

/// The moves of a position, by what is known of them.
fn moves(step: &StepReport, words: &Words) -> Vec<String> {
    let Some(turn) = step.turn else { return Vec::new() };
    let sorted = [
        ("learn-won", &step.won),
        ("learn-lost", &step.lost),
        ("learn-drawn", &step.drawn),
        ("learn-unknown", &step.unknown),
    ];
    let sorted = sorted.into_iter().filter_map(|(key, moves)| {
        let moves = moves.as_ref()?;
        let list = if moves.is_empty() { "–".to_owned() } else { moves.join(" ") };
        Some(words.tell(&Message::new(key).with("moves", list)))
    });
    let sorted: Vec<String> = sorted.collect();
    if sorted.is_empty() {
        return Vec::new();
    }
    vec![words.tell(&Message::new("learn-turn").with("player", turn)), sorted.join("\n")]
}

/// What happened at a position.
fn happened(step: &StepReport, words: &Words) -> Message {
    let mv = step.mv.clone().unwrap_or_default();
    if let (Some(before), Some(after)) = (step.before, step.after) {
        let number = |number: f64| words.decimal(&format!("{number:.3}"));
        let tried = step.tried == Some(true);
        let said = Message::new(if tried { "learn-corrected-tried" } else { "learn-corrected" });
        let said = said.with("player", step.turn.unwrap_or(1)).with("move", mv);
        return said.with("before", number(before)).with("after", number(after));
    }
    match (step.settled, step.turn) {
        (Some(winner), None) => Message::new("learn-ended").with("winner", who(winner)),
        (Some(winner), Some(_)) => Message::new("learn-now-known").with("winner", who(winner)),
        (None, _) => Message::new("learn-chosen").with("move", mv),
    }
}

fn who(winner: &str) -> Message {
    Message::new(match winner {
        "1" => "learn-known-first",
        "2" => "learn-known-second",
        _ => "learn-known-draw",
    })
}
