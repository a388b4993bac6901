//! Pictures of the dice laboratory.

use stratege_catalog::{
    curve::CurveReport,
    draw::chart::{
        Axis, BarChart, BarSeries, Choice, Curve, CurveChart, FirstRow, HeatMap, HeatScale, Mark,
        PAGE, Reference, Sample, Share, Side, Tone, WIDTH, bar_svg, curve_svg, heat_svg,
    },
    race_report::{Quantity, RaceReport},
};

use super::{curves, text::LOST};
use crate::{
    commands::Show,
    i18n::{Message, Words},
    words,
};

/// Tables up to this are drawn narrow, with the number in every cell.
const SMALL: usize = 20;

/// Stands for the number of dice where every choice loses.
const NOTHING: f64 = 0.0;

/// Levels between which a map of gains has lines.
const LEVELS: [f64; 9] = [-0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8];

/// A map of one quantity by own points and the other's.
pub(crate) fn map(report: &RaceReport, show: Show, words: &Words) -> String {
    let decimal = |value: f64| words.decimal(&format!("{value:.2}"));
    let cells: Vec<Vec<f64>> = match show {
        Show::Dice => best_choices(report),
        Show::Gain => {
            report.gain.iter().map(|row| row.iter().map(Quantity::number).collect()).collect()
        }
        Show::Support => {
            let row = |row: &Vec<usize>| row.iter().map(|&support| support as f64).collect();
            report.support.iter().map(row).collect()
        }
        Show::Edge => report.edge.clone(),
    };
    let scale = match show {
        Show::Dice | Show::Support => HeatScale::of_whole(&cells),
        Show::Gain => HeatScale::Around {
            middle: 0.0,
            axis: Axis::between(-1.0, 1.0, 5, decimal),
            levels: LEVELS.to_vec(),
        },
        Show::Edge => {
            let most = cells.iter().flatten().copied().fold(0.0, f64::max).max(1e-3);
            let levels = (1..5).map(|step| most * f64::from(step) / 5.0).collect();
            HeatScale::Rising { axis: Axis::between(0.0, most, 5, decimal), levels }
        }
    };
    let (key, legend) = match show {
        Show::Dice => ("dice-map-dice", "dice-map-dice-legend"),
        Show::Gain => ("dice-map-gain", "dice-map-gain-legend"),
        Show::Support => ("dice-map-support", "dice-map-support-legend"),
        Show::Edge => ("dice-map-edge", "dice-map-edge-legend"),
    };
    let said = Message::new(key).with("n", report.n).with("d", report.d);
    let last = f64::from(report.n - 1);
    let axis = || Axis::between(0.0, last, 10, |points| format!("{points:.0}"));
    let chart = HeatMap {
        title: words.tell(&said),
        description: words.say("dice-map-description"),
        width: if cells.len() <= SMALL { WIDTH } else { PAGE },
        rows: Side { name: words.say("dice-own-points"), axis: axis() },
        columns: Side { name: words.say("dice-other-points"), axis: axis() },
        first_row: FirstRow::Top,
        scale,
        legend: match show {
            Show::Dice => legend_of_dice(report, words),
            _ => words.say(legend),
        },
        mark: report.at.as_ref().map(|at| Mark {
            row: at.own as usize,
            column: at.other as usize,
            words: format!("{}, {}", at.own, at.other),
        }),
        cells,
    };
    let whole = matches!(show, Show::Dice | Show::Support);
    let number = |value: f64| match whole {
        true if value == NOTHING => LOST.to_owned(),
        true => format!("{value:.0}"),
        false => decimal(value),
    };
    heat_svg(&chart, number, |row, column| {
        let value = chart.cells[row][column];
        let text = match value {
            _ if value.is_nan() => words.say("dice-mixes"),
            NOTHING if whole => words.say("dice-loses"),
            _ => number(value),
        };
        format!("{row}, {column} → {text}")
    })
}

/// The best number of dice at all points; not a number where chance decides.
fn best_choices(report: &RaceReport) -> Vec<Vec<f64>> {
    let cell = |own: u32, other: u32, dice: Option<usize>| match dice {
        _ if report.is_lost(own, other) => NOTHING,
        Some(dice) => dice as f64,
        None => f64::NAN,
    };
    let row = |(own, row): (u32, &Vec<Option<usize>>)| {
        (0..).zip(row).map(|(other, &dice)| cell(own, other, dice)).collect()
    };
    (0..).zip(&report.dice).map(row).collect()
}

/// What the numbers of a map are, and what stands for none.
fn legend_of_dice(report: &RaceReport, words: &Words) -> String {
    let lost = (!report.lost.is_empty()).then_some("dice-lost-legend");
    let mixed = report.dice.iter().flatten().any(Option::is_none).then_some("dice-mixed-legend");
    let notes: Vec<String> = lost.into_iter().chain(mixed).map(|key| words.say(key)).collect();
    let legend = words.say("dice-map-dice-legend");
    if notes.is_empty() { legend } else { format!("{legend} ({})", notes.join(", ")) }
}

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
