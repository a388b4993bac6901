//! Pictures of the dice laboratory.

use stratege_catalog::{
    curve::CurveReport,
    draw::chart::{
        Axis, BarChart, BarSeries, Choice, Curve, CurveChart, PAGE, Reference, Sample, Share, Side,
        Tone, bar_svg, curve_svg,
    },
    race_report::{Quantity, RaceReport},
};

use super::curves;
use crate::{
    i18n::{Message, Words},
    words,
};

/// The best way of playing at the start, or at the points that were asked for, as bars.
pub(crate) fn bars(report: &RaceReport, words: &Words) -> String {
    let first: Vec<f64> = match &report.at {
        Some(at) => at.choices.iter().map(|choice| choice.chance).collect(),
        None => report.strategy.iter().map(Quantity::number).collect(),
    };
    let second = report.at.as_ref().map_or(Vec::new(), |at| at.other_strategy.clone());
    let share = |share: f64| Share { share, text: words::chance(share, words) };
    let choice = |dice: usize| Choice {
        label: (dice + 1).to_string(),
        shares: std::iter::once(first[dice]).chain(second.get(dice).copied()).map(share).collect(),
    };
    let mut series = vec![BarSeries { name: words.say("dice-own-chance"), tone: Tone::First }];
    if !second.is_empty() {
        series.push(BarSeries { name: words.say("dice-other-chance"), tone: Tone::Second });
    }
    let percent = |share: f64| words.decimal(&format!("{:.0} %", 100.0 * share));
    let title = match &report.at {
        Some(at) => Message::new("dice-bars-at").with("own", at.own).with("other", at.other),
        None => Message::new("dice-bars"),
    };
    let title = title.with("n", report.n).with("d", report.d);
    bar_svg(&BarChart {
        title: words.tell(&title),
        description: words.say("dice-bars-description"),
        width: PAGE,
        side: Side { name: words.say("solve-chance"), axis: Axis::between(0.0, 1.0, 5, percent) },
        series,
        choices: (0..report.d).map(choice).collect(),
        unit: words.say("dice-choice"),
    })
}

/// The share won by whoever moves first, for each pair.
///
/// `heading` says for which parameters.
pub(crate) fn curves(report: &CurveReport, heading: &str, words: &Words) -> String {
    let curve = |pair: &stratege_catalog::curve::PairCurve| Curve {
        name: curves::name(pair, words),
        points: pair.points.iter().map(|point| (point.x as f64, point.score)).collect(),
        band: Vec::new(),
        samples: pair
            .points
            .iter()
            .filter_map(|point| {
                let sampled = point.sampled?;
                let (value, low, high) = (sampled.mean, sampled.low, sampled.high);
                Some(Sample { x: point.x as f64, value, low, high })
            })
            .collect(),
    };
    let percent = |share: f64| words.decimal(&format!("{:.0} %", 100.0 * share));
    let (low, high) = (report.values[0], report.values[report.values.len() - 1]);
    let ends = report.curves.iter().flat_map(|curve| &curve.points).flat_map(|point| {
        [
            point.score,
            point.sampled.map_or(point.score, |s| s.low),
            point.sampled.map_or(point.score, |s| s.high),
        ]
    });
    let said = Message::new("dice-curve").with("parameter", report.parameter.as_str());
    curve_svg(&CurveChart {
        title: words.tell(&said),
        heading: heading.to_owned(),
        description: words.say("dice-curve-description"),
        width: PAGE,
        x: Side {
            name: report.parameter.to_uppercase(),
            axis: {
                let steps = (high - low).clamp(1, 8) as usize;
                Axis::between(low as f64, high as f64, steps, |x| format!("{x:.0}"))
            },
        },
        y: Side {
            name: words.say("dice-curve-share"),
            axis: Axis::covering(ends.chain([0.5]), percent),
        },
        curves: report.curves.iter().map(curve).collect(),
        reference: Some(Reference { at: 0.5, label: percent(0.5) }),
    })
}
