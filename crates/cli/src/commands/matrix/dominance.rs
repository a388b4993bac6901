//! Dominated strategies, taken away one after the other, as a person reads it.

use stratege_catalog::matrix_game::{DominanceReport, DominanceStep};

use super::text::exactly;
use crate::{
    format::wrap,
    i18n::{Message, Words},
};

/// Every step, and what is left.
pub(super) fn text(report: &DominanceReport, words: &Words) -> String {
    let is_weak = report.kind == "weak";
    if report.steps.is_empty() {
        return words.say(if is_weak { "dominance-none-weak" } else { "dominance-none-strict" });
    }
    let heading = words.say(if is_weak { "dominance-weak" } else { "dominance-strict" });
    let mut lines = vec![heading];
    for (number, one) in (1_u64..).zip(&report.steps) {
        lines.push(wrap(&words.tell(&step(one, words).with("number", number))));
    }
    let left = Message::new("dominance-left")
        .with("rows", report.rows.join(", "))
        .with("columns", report.columns.join(", "));
    lines.push(wrap(&words.tell(&left)));
    if report.steps.iter().any(|step| step.kind == "weak") {
        lines.push(wrap(&words.say("dominance-order")));
    }
    lines.join("\n")
}

fn step(step: &DominanceStep, words: &Words) -> Message {
    let by = match &step.by[..] {
        [single] => single.choice.clone(),
        several => {
            let terms =
                several.iter().map(|by| format!("{} {}", exactly(&by.weight, words), by.choice));
            terms.collect::<Vec<_>>().join(" + ")
        }
    };
    let key = match (step.player, step.kind) {
        (1, "strict") => "dominance-row-strict",
        (1, _) => "dominance-row-weak",
        (_, "strict") => "dominance-column-strict",
        _ => "dominance-column-weak",
    };
    Message::new(key).with("choice", step.choice.as_str()).with("by", by)
}
