//! Learning curves as pictures.

use stratege_catalog::{
    Family,
    draw::chart::{Axis, Band, Curve, CurveChart, PAGE, Reference, Side, curve_svg},
    learning::{LearnReport, LearnerReport},
};

use super::{Measure, learner_name};
use crate::{
    i18n::{Message, Words},
    words,
};

/// The curves of all learners, as wide as a page; nothing if the measure was not taken.
pub(crate) fn picture(
    report: &LearnReport,
    measure: Measure,
    family: &Family,
    words: &Words,
) -> Option<String> {
    chart(report, measure, family, PAGE, words)
}

/// The curves of all learners, `width` pixels wide.
pub(super) fn chart(
    report: &LearnReport,
    measure: Measure,
    family: &Family,
    width: f64,
    words: &Words,
) -> Option<String> {
    let curves: Vec<Curve> =
        report.learners.iter().map(|learner| curve(learner, measure, words)).collect();
    if curves.iter().all(|curve| curve.points.is_empty()) {
        return None;
    }
    let values = curves.iter().flat_map(|curve| {
        let ends = curve.band.iter().flat_map(|band| [band.low, band.high]);
        curve.points.iter().map(|point| point.1).chain(ends)
    });
    // Shares stay between 0 and 1, whatever Student says.
    let values =
        values.map(|value| if measure == Measure::Value { value } else { value.clamp(0.0, 1.0) });
    let label = |value: f64| match measure {
        Measure::Value => words::estimate(value, words),
        _ => words.decimal(&format!("{} %", (1e4 * value).round() / 1e2)),
    };
    let y = match measure {
        Measure::Value => Axis::between(-1.0, 1.0, 4, label),
        _ => Axis::covering(values, label),
    };
    let last = report.learners.iter().filter_map(|learner| learner.curve.last());
    let last = last.map(|point| point.plays).max().unwrap_or(1).max(1);
    let steps = if width > 500.0 { 8 } else { 4 };
    let x = Axis::between(0.0, last as f64, steps, |plays| words.number(plays.round() as u64));
    let name = measure.name(family, words);
    Some(curve_svg(&CurveChart {
        title: name.clone(),
        heading: String::new(),
        description: words.tell(&Message::new("learn-chart-about").with("measure", &*name)),
        width,
        x: Side { name: words.say(plays_name(report)), axis: x },
        // On a page the name stands above the chart.
        y: Side { name: if width < PAGE { String::new() } else { name }, axis: y },
        curves,
        reference: reference(measure),
    }))
}

/// What is counted below the curves.
pub(super) fn plays_name(report: &LearnReport) -> &'static str {
    let q = report.learners.iter().filter(|learner| learner.name == "q").count();
    match q {
        0 => "learn-trajectories",
        _ if q == report.learners.len() => "learn-plays",
        _ => "learn-plays-or-trajectories",
    }
}

fn curve(learner: &LearnerReport, measure: Measure, words: &Words) -> Curve {
    let points = learner.curve.iter().filter_map(|point| Some((point.plays, measure.of(point)?)));
    let points: Vec<_> = points.map(|(plays, mean)| (plays as f64, mean)).collect();
    let band = points.iter().filter_map(|&(x, mean)| {
        let limited = |end: f64| match measure {
            Measure::Value => end.clamp(-1.0, 1.0),
            _ => end.clamp(0.0, 1.0),
        };
        Some(Band { x, low: limited(mean.low?), high: limited(mean.high?) })
    });
    Curve {
        name: learner_name(learner.name, words),
        band: band.collect(),
        points: points.iter().map(|&(x, mean)| (x, mean.mean)).collect(),
        samples: Vec::new(),
    }
}

fn reference(measure: Measure) -> Option<Reference> {
    match measure {
        // In both seats together nobody does better against best moves.
        Measure::Optimal => Some(Reference { at: 0.5, label: "1/2".to_owned() }),
        Measure::Value => Some(Reference { at: 0.0, label: String::new() }),
        _ => None,
    }
}
