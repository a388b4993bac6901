//! How learning is told: as text, as a table, as pictures, as a page.

pub(crate) mod charts;
pub(crate) mod csv;
pub(crate) mod page;
pub(crate) mod text;
pub(crate) mod watch;

use clap::ValueEnum;
use stratege_catalog::{
    Family,
    learning::{Mean, Point},
};

use crate::i18n::Words;

/// What a curve shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Measure {
    /// The score against random moves.
    #[value(aliases = ["hasard", "aleatoire"])]
    Random,
    /// The score against best moves.
    #[value(alias = "optimale")]
    Optimal,
    /// What the best opponent gains.
    #[value(alias = "exploitabilite")]
    Exploitability,
    /// The share of positions known.
    #[value(alias = "connues")]
    Known,
    /// The value of the start.
    #[value(alias = "valeur")]
    Value,
}

impl Measure {
    /// All of them, the most telling first.
    pub(crate) const ALL: [Measure; 5] = [
        Measure::Random,
        Measure::Optimal,
        Measure::Exploitability,
        Measure::Known,
        Measure::Value,
    ];

    /// What it is at one point of a curve.
    pub(crate) fn of(self, point: &Point) -> Option<Mean> {
        match self {
            Measure::Random => point.random,
            Measure::Optimal => point.optimal,
            Measure::Exploitability => point.exploitability,
            Measure::Known => point.share,
            Measure::Value => point.value,
        }
    }

    /// Its name above a column or a curve.
    pub(crate) fn name(self, family: &Family, words: &Words) -> String {
        words.say(match (self, family.is_solitary()) {
            (Measure::Random, true) => "learn-solved",
            (Measure::Exploitability, true) => "learn-missed",
            (Measure::Random, _) => "learn-random",
            (Measure::Optimal, _) => "learn-optimal",
            (Measure::Exploitability, _) => "learn-exploitability",
            (Measure::Known, _) => "learn-share",
            (Measure::Value, _) => "learn-value",
        })
    }

    /// A value of it as it is written.
    pub(crate) fn write(self, value: f64, words: &Words) -> String {
        match self {
            Measure::Value => words.decimal(&format!("{value:.2}")),
            _ => words.decimal(&format!("{:.1} %", 100.0 * value)),
        }
    }

    /// A mean with how sure it is.
    pub(crate) fn write_mean(self, mean: Mean, words: &Words) -> String {
        let middle = self.write(mean.mean, words);
        let (Some(low), Some(high)) = (mean.low, mean.high) else { return middle };
        let half = (high - low) / 2.0;
        let digits = |number: f64| match self {
            Measure::Value => format!("{number:.2}"),
            _ => format!("{:.1}", 100.0 * number),
        };
        // What is the same in all runs to the last digit shown needs no doubt.
        if digits(half).bytes().all(|byte| byte == b'0' || byte == b'.') {
            return middle;
        }
        if is_lopsided(mean.mean, low, high) {
            let ends = format!("({} – {})", digits(low), digits(high));
            return format!("{middle} {}", words.decimal(&ends));
        }
        format!("{middle} ±{}", words.decimal(&digits(half)))
    }
}

/// Whether an interval was cut off at what is possible.
fn is_lopsided(mean: f64, low: f64, high: f64) -> bool {
    (f64::midpoint(low, high) - mean).abs() > (high - low) / 16.0
}

/// How a learner is called.
pub(crate) fn learner_name(word: &str, words: &Words) -> String {
    words.say(match word {
        "uniform" => "learn-way-uniform",
        "depth" => "learn-way-depth",
        "breadth" => "learn-way-breadth",
        "least-visited" => "learn-way-least-visited",
        _ => "learn-way-q",
    })
}

/// A mean of whole numbers, with how sure it is.
pub(crate) fn count(mean: Mean, words: &Words) -> String {
    let middle = words.number(mean.mean.round() as u64);
    let (Some(low), Some(high)) = (mean.low, mean.high) else { return middle };
    if is_lopsided(mean.mean, low, high) && high - low >= 1.0 {
        let [low, high] = [low, high].map(|end| words.number(end.round() as u64));
        return format!("{middle} ({low} – {high})");
    }
    match ((high - low) / 2.0).round() as u64 {
        0 => middle,
        half => format!("{middle} ±{}", words.number(half)),
    }
}
