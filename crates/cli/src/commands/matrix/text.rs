//! The answer about a matrix game as a person reads it.

use stratege_catalog::{
    matrix_game::{Amount, MatrixGame, MatrixReport, ReplyReport},
    pictures::value_text,
};

use super::dominance;
use crate::{
    format::{Align, bold, columns, wrap},
    i18n::{Message, Words},
    words::headline,
};

/// Fractions longer than this are told as decimal numbers.
const LONGEST: usize = 24;

/// Weights up to this are rounding errors.
pub(super) const DUST: f64 = 1e-14;

/// The whole answer.
pub(super) fn answer(report: &MatrixReport, game: &MatrixGame, words: &Words) -> String {
    let doubt = doubt(report, game);
    let replies: Vec<String> =
        report.replies.iter().map(|reply| reply_text(reply, doubt, words)).collect();
    let mut parts = Vec::new();
    if !replies.is_empty() {
        parts.push(bold(&replies.join("\n")));
    }
    let value = wrap(&value_sentence(report, game, doubt, words));
    parts.push(if replies.is_empty() { bold(&value) } else { value });
    for (key, names, weights) in [
        ("matrix-player-1", &report.rows, &report.row),
        ("matrix-player-2", &report.columns, &report.column),
    ] {
        parts.push(strategy(words.say(key), names, weights, words));
    }
    let mut remarks = vec![certificate(report, words), uniqueness(report, words)];
    let weights = report.row.iter().chain(&report.column);
    if weights.chain([&report.value]).any(is_shortened) {
        remarks.push(words.say("matrix-shortened"));
    }
    parts.push(remarks.join("\n"));
    parts.extend(report.dominance.as_ref().map(|found| dominance::text(found, words)));
    parts.join("\n\n")
}

/// By how much numbers of the answer may be wrong: smaller ones may be zero.
fn doubt(report: &MatrixReport, game: &MatrixGame) -> f64 {
    let [first, second] = [&report.gaps[0], &report.gaps[1]].map(|gap| gap.near);
    if report.exact { 0.0 } else { first.max(second) + game.noise() }
}

fn value_sentence(report: &MatrixReport, game: &MatrixGame, doubt: f64, words: &Words) -> String {
    let said = match &report.saddle {
        Some([row, column]) => {
            let said = Message::new("matrix-saddle").with("row", row.as_str());
            said.with("column", column.as_str())
        }
        None => Message::new("matrix-mixed"),
    };
    let value = match &report.value.fraction {
        Some(fraction) if fraction.contains('/') && fraction.len() <= LONGEST => {
            format!("{} = {}", words.decimal(fraction), number(report.value.near, doubt, words))
        }
        _ => amount(&report.value, doubt, words),
    };
    let size = Message::new("matrix-size").with("rows", game.rows().len());
    let size = words.tell(&size.with("columns", game.columns().len()));
    let mut notes = vec![size, words.say("matrix-convention")];
    if report.exact {
        notes.insert(0, words.say("matrix-exact"));
    }
    headline(&words.tell(&said.with("value", value)), &notes, words)
}

/// The choices that have weight, with their weights.
fn strategy(player: String, names: &[String], weights: &[Amount], words: &Words) -> String {
    let weighty = names.iter().zip(weights).filter(|(_, weight)| weight.near > 0.0);
    let has_fractions = weights
        .iter()
        .any(|weight| weight.fraction.as_ref().is_some_and(|fraction| fraction.contains('/')));
    let row = |(name, weight): (&String, &Amount)| {
        let mut row = vec![name.clone(), amount(weight, DUST, words)];
        if has_fractions {
            row.push(number(weight.near, 0.0, words));
        }
        row
    };
    let header = [player, words.say("matrix-weight"), String::new()];
    let header = &header[..if has_fractions { 3 } else { 2 }];
    columns(header, weighty.map(row).collect(), &[Align::Left, Align::Right, Align::Right])
}

fn certificate(report: &MatrixReport, words: &Words) -> String {
    let [first, second] = [&report.gaps[0], &report.gaps[1]].map(|gap| gap.near);
    let most = first.max(second);
    let said = if most > 0.0 {
        Message::new("matrix-certificate").with("gain", words.decimal(&rounded_up(most)))
    } else {
        Message::new("matrix-certificate-exact")
    };
    words.tell(&said)
}

/// A number with one digit that is not smaller, such as `3e-16`.
fn rounded_up(number: f64) -> String {
    let text = format!("{number:.0e}");
    if text.parse::<f64>().is_ok_and(|rounded| rounded >= number) {
        return text;
    }
    // The next digit; a nine becomes ten.
    let unit = text.split_once('e').and_then(|(_, power)| power.parse::<i32>().ok()).unwrap_or(0);
    format!("{:.0e}", number + 10_f64.powi(unit) / 2.0)
}

fn uniqueness(report: &MatrixReport, words: &Words) -> String {
    if report.unique == [Some(true), Some(true)] {
        return words.say("matrix-both-unique");
    }
    let sentences = report.unique.iter().zip(1_u8..).map(|(unique, player)| {
        let said = match unique {
            Some(true) => Message::new("matrix-unique"),
            Some(false) => Message::new("matrix-several"),
            None => Message::new("matrix-unknown"),
        };
        words.tell(&said.with("player", player))
    });
    sentences.collect::<Vec<_>>().join("\n")
}

/// The best replies to a mixture.
pub(crate) fn reply_text(reply: &ReplyReport, doubt: f64, words: &Words) -> String {
    let said = Message::new("matrix-reply")
        .with("player", reply.player)
        .with("count", reply.best.len())
        .with("best", reply.best.join(", "))
        .with("value", amount(&reply.value, doubt, words));
    let is_optimal = reply.loss.near <= doubt;
    let consequence = if is_optimal {
        Message::new("matrix-reply-optimal")
    } else {
        let key = if reply.player == 2 { "matrix-reply-less" } else { "matrix-reply-more" };
        Message::new(key).with("loss", amount(&reply.loss, doubt, words))
    };
    wrap(&words.tell(&said.with("consequence", consequence)))
}

/// Whether an exact number is told as a decimal one because it is long.
pub(super) fn is_shortened(amount: &Amount) -> bool {
    amount.fraction.as_ref().is_some_and(|fraction| fraction.len() > LONGEST)
}

/// An exact number, as a fraction if that is short.
pub(super) fn exactly(exact: &Amount, words: &Words) -> String {
    amount(exact, 0.0, words)
}

/// A number as a fraction if it is exact and short, else with at most six digits that count.
fn amount(amount: &Amount, doubt: f64, words: &Words) -> String {
    match &amount.fraction {
        Some(fraction) if fraction.len() <= LONGEST => words.decimal(fraction),
        _ => number(amount.near, doubt, words),
    }
}

/// A number with at most six digits that count; up to `doubt` in size it is zero.
pub(super) fn number(number: f64, doubt: f64, words: &Words) -> String {
    if number.abs() <= doubt {
        return "0".to_owned();
    }
    let rounded: f64 = format!("{number:.5e}").parse().unwrap_or(number);
    let is_plain = 1e-5 <= rounded.abs() && rounded.abs() < 1e15;
    words.decimal(&if is_plain { value_text(rounded) } else { format!("{rounded:e}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn gains_are_never_told_too_small() {
        for (gain, told) in [(2e-16, "2e-16"), (2.2e-16, "3e-16"), (9.7e-5, "1e-4"), (0.25, "3e-1")]
        {
            assert_eq!(rounded_up(gain), told);
        }
    }

    #[test]
    fn numbers_have_six_digits_that_count() {
        let words = Words::new(Language::Fr);
        let check = |value: f64, told: &str| assert_eq!(number(value, DUST, &words), told);
        check(1.0 / 3.0, "0,333333");
        check(-1.5, "−1,5");
        check(-0.0, "0");
        check(1e-17, "0");
        check(1.5e-7, "1,5e−7");
        check(1e300, "1e300");
        check(123_456_789.0, "123457000");
    }
}
