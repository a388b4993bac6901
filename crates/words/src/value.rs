//! What values of combinatorial games say in words and in a picture.

use stratege_catalog::{
    Fraction, ValuationError, ValueName, ValueReport, Worth,
    core::Text,
    draw::chart::{Axis, PAGE, Side, ThermographChart, WIDTH, thermograph_svg as draw},
    values::{ReadProblem, ValueError},
};

use crate::{
    Complaint, Message, Words,
    complaint::{about_game, about_job, cause_of},
};

/// Why there is no value; `spoken` as in [`about_job`].
pub fn about_value(error: ValuationError, spoken: impl FnOnce(&'static str) -> Text) -> Complaint {
    match error {
        ValuationError::Read { text, error } => {
            let why = Message::new(problem(error.problem));
            let said = Message::new("error-value-read").with("why", why);
            Complaint::usage("value", said).marking(&text, error.at)
        }
        ValuationError::Open { text, word, at, error } => {
            let complaint = about_game(&word, error);
            // In a sum, the place of the game is told where nothing narrower is.
            let part = at..at + word.len();
            if text.trim() == word { complaint } else { complaint.or_marking(&text, part) }
        }
        ValuationError::Board { text, word, at, error } => {
            let complaint = about_job(*error, spoken);
            let part = at..at + word.len();
            if text.trim() == word { complaint } else { complaint.or_marking(&text, part) }
        }
        ValuationError::Job(error) => about_job(error, spoken),
        ValuationError::Value(ValueError::Stopped(cause)) => value_stopped(cause_of(cause)),
        ValuationError::Value(ValueError::OutOfRange) => {
            Complaint::usage("value", Message::new("error-value-range"))
        }
        ValuationError::Value(ValueError::Loopy) => {
            Complaint::usage("value", Message::new("error-value-loopy"))
        }
        ValuationError::Value(ValueError::Misere) => {
            Complaint::usage("value", Message::new("error-value-misere"))
        }
        ValuationError::Position => Complaint::usage("value", Message::new("error-value-position")),
    }
}

/// Work that ended before the value was found.
pub fn value_stopped(cause: Message) -> Complaint {
    Complaint::limit("stopped", Message::new("error-value-stopped").with("cause", cause))
}

/// What is wrong with the text of a sum.
fn problem(problem: ReadProblem) -> &'static str {
    match problem {
        ReadProblem::NoValue => "worth-problem-none",
        ReadProblem::Surplus => "worth-problem-surplus",
        ReadProblem::Unclosed => "worth-problem-unclosed",
        ReadProblem::NoBar => "worth-problem-bar",
        ReadProblem::EqualBars => "worth-problem-bars",
        ReadProblem::NotDyadic => "worth-problem-dyadic",
        ReadProblem::Decimal => "worth-problem-decimal",
        ReadProblem::OutOfRange => "error-value-range",
        ReadProblem::Ambiguous => "worth-problem-ambiguous",
        ReadProblem::Loopy => "error-value-loopy",
        ReadProblem::Transfinite => "worth-problem-transfinite",
        ReadProblem::TooDeep => "worth-problem-deep",
    }
}

/// Who wins, and what it is worth, in one plain sentence.
pub fn sentence(report: &ValueReport, words: &Words) -> String {
    let outcome = words.say(match report.outcome {
        "left" => "worth-outcome-left",
        "right" => "worth-outcome-right",
        "first" => "worth-outcome-first",
        _ => "worth-outcome-second",
    });
    let said = match &report.value {
        None => Message::new("worth-headline-unknown"),
        Some(worth) => Message::new("worth-headline").with("name", name(&worth.name, words)),
    };
    words.tell(&said.with("sum", report.sum.as_str()).with("outcome", outcome))
}

/// The name of a value as in books, or how long it would be.
pub fn name(value: &ValueName, words: &Words) -> String {
    match &value.name {
        Some(name) => name.clone(),
        None => words.tell(&Message::new("worth-long").with("characters", value.characters)),
    }
}

/// A fraction with a real minus sign.
pub fn fraction(number: Fraction) -> String {
    number.to_string().replace('-', "−")
}

/// The thermograph of a value.
pub fn thermograph_svg(worth: &Worth, title: &str, width: Option<f64>, words: &Words) -> String {
    let corners = [&worth.thermograph.left, &worth.thermograph.right].map(|wall| {
        let corner = |corner: &stratege_catalog::Corner| {
            (corner.value.0.to_f64(), corner.temperature.0.to_f64())
        };
        wall.iter().map(corner).collect::<Vec<(f64, f64)>>()
    });
    let values = || corners.iter().flatten().map(|(value, _)| *value);
    let (least, most) =
        (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max));
    // Neither a wall nor a mast alone stands at the border.
    let room = if most - least < 1.0 { 1.0 } else { 0.25 * (most - least).min(4.0) };
    let label = |at: f64| words.decimal(&format!("{at}")).replace('-', "−");
    let top = worth.temperature.0.to_f64().max(0.0) + 1.0;
    let said = Message::new("thermograph-description")
        .with("mean", fraction(worth.mean))
        .with("temperature", fraction(worth.temperature));
    draw(&ThermographChart {
        title: title.to_owned(),
        description: words.tell(&said),
        width: width.unwrap_or(if most - least > 8.0 { PAGE } else { WIDTH }),
        value: Side {
            name: words.say("thermograph-value"),
            axis: Axis::covering([least - room, most + room], label),
        },
        temperature: Side {
            name: words.say("thermograph-temperature"),
            axis: Axis::covering([-1.0, top], label),
        },
        walls: corners,
        names: [words.say("thermograph-left"), words.say("thermograph-right")],
    })
}
