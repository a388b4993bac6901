//! Curves of the dice laboratory as text and as a table for other programs.

use stratege_catalog::{
    AnyGame,
    curve::{CurvePoint, CurveReport, PairCurve, Sampled},
};

use stratege_words::csv::quoted;

use crate::{
    format::{Align, bold, columns, wrap},
    i18n::{Message, Words},
    tournament::text::percent,
    words,
};

/// Rows of a table that people read.
const ROWS: usize = 12;

/// A column for each pair, a row for some values of the parameter.
pub(crate) fn text(report: &CurveReport, range: &str, game: &dyn AnyGame, words: &Words) -> String {
    let said = Message::new("dice-curve").with("parameter", report.parameter.as_str());
    let notes = [range.to_owned(), words::convention(game, words)];
    let headline = words::headline(&words.tell(&said), &notes, words);
    let mut header = vec![report.parameter.clone()];
    header.extend(report.curves.iter().map(|curve| name(curve, words)));
    let step = report.values.len().div_ceil(ROWS).max(1);
    let mut shown: Vec<usize> = (0..report.values.len()).step_by(step).collect();
    let last = report.values.len() - 1;
    if shown.last() != Some(&last) {
        shown.push(last);
    }
    let cell = |curve: &PairCurve, place: usize| {
        let point = &curve.points[place];
        match &point.sampled {
            Some(sampled) => {
                format!("{} ({})", percent(point.score, words), percent(sampled.mean, words))
            }
            None => percent(point.score, words),
        }
    };
    let row = |place: usize| {
        let cells = report.curves.iter().map(|curve| cell(curve, place));
        std::iter::once(report.values[place].to_string()).chain(cells).collect()
    };
    let align = vec![Align::Right; header.len()];
    let table = columns(&header, shown.into_iter().map(row).collect(), &align);
    let mut parts = vec![bold(&headline), table];
    let sampled = report.curves.iter().flat_map(|curve| &curve.points);
    let sampled: Vec<_> =
        sampled.filter_map(|p| p.sampled.map(|sampled| (p.score, sampled))).collect();
    if let Some((_, first)) = sampled.first() {
        let inside =
            sampled.iter().filter(|(score, s)| s.low <= *score && *score <= s.high).count();
        let said = Message::new("dice-curve-sampled")
            .with("games", first.games)
            .with("inside", inside as u64)
            .with("all", sampled.len() as u64);
        parts.push(wrap(&words.tell(&said)));
    }
    parts.join("\n\n")
}

/// Two strategies, the one that moves first coming first.
pub(crate) fn name(curve: &PairCurve, words: &Words) -> String {
    words.tell(&Message::new("dice-pair").with("a", curve.a.as_str()).with("b", curve.b.as_str()))
}

/// One row for each pair and value.
pub(crate) fn csv(report: &CurveReport) -> String {
    let header = [&report.parameter, "a,b,win,draw,gain,score,sampled,low,high,games"].join(",");
    let row = |curve: &PairCurve, point: &CurvePoint| {
        let numbers =
            [point.win, point.draw, point.gain, point.score].map(|number| number.to_string());
        let sampled = point.sampled.map_or([const { String::new() }; 4], |sampled| {
            let Sampled { games, mean, low, high } = sampled;
            [mean.to_string(), low.to_string(), high.to_string(), games.to_string()]
        });
        let names = [point.x.to_string(), quoted(&curve.a), quoted(&curve.b)];
        [&names[..], &numbers[..], &sampled[..]].concat().join(",")
    };
    let rows = report
        .curves
        .iter()
        .flat_map(|curve| curve.points.iter().map(move |point| row(curve, point)));
    std::iter::once(header).chain(rows).map(|row| row + "\n").collect()
}
