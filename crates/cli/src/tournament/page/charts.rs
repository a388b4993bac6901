//! The numbers of a report as charts.

use std::collections::BTreeMap;

use stratege_catalog::{
    draw::chart::{
        Axis, Bar, Bin, Grouping, Histogram, IntervalChart, IntervalRow, Part, Reference, Share,
        StackChart, StackRow, Tone, bins, histogram_svg, interval_svg, stack_svg,
    },
    tournament::{
        report::{PairingReport, TournamentReport},
        statistics::Interval,
    },
};

use super::{
    html::HtmlTable,
    numbers::{Seen, standing, versus},
};
use crate::{
    i18n::{Message, Words},
    tournament::text::{both, percent, with_doubt},
};

/// Bars of a histogram, or a few more.
const BARS: usize = 24;

/// A chart with its table.
pub(super) struct Chart {
    pub(super) caption: String,
    pub(super) svg: String,
    pub(super) twin: HtmlTable,
}

/// A score as it is written: with what is after `±`, if it is sampled.
pub(super) fn estimate(score: &Interval, exact: bool, words: &Words) -> String {
    if exact { percent(score.mean, words) } else { with_doubt(score, words) }
}

/// The scores of the ranking.
pub(super) fn ranking(report: &TournamentReport, title: &str, words: &Words) -> String {
    let rows = report.ranking.iter().map(|ranked| (ranked.name.clone(), standing(ranked)));
    scores(rows.collect(), report.exact, title, words)
}

/// The score of the first strategy of each pairing.
pub(super) fn pairing_scores(report: &TournamentReport, title: &str, words: &Words) -> String {
    let rows = both(report).map(|pairing| (versus(pairing), pairing.score));
    scores(rows.collect(), report.exact, title, words)
}

fn scores(rows: Vec<(String, Interval)>, exact: bool, title: &str, words: &Words) -> String {
    let ends = rows.iter().flat_map(|(_, score)| [score.low, score.mean, score.high]);
    let axis = Axis::covering(ends.chain([0.5]), |share| short_percent(share, words));
    let row = |(label, score): (String, Interval)| IntervalRow {
        text: estimate(&score, exact, words),
        label,
        value: score.mean,
        low: score.low,
        high: score.high,
    };
    interval_svg(&IntervalChart {
        title: title.to_owned(),
        description: words.say("report-intervals-about"),
        rows: rows.into_iter().map(row).collect(),
        axis,
        reference: Some(Reference { at: 0.5, label: "1/2".to_owned() }),
    })
}

/// A percentage with as few digits as it needs.
fn short_percent(share: f64, words: &Words) -> String {
    words.decimal(&format!("{} %", (1e4 * share).round() / 1e2))
}

/// Plays won, drawn and lost, one bar for each row of `seats`.
pub(super) fn outcomes(
    pairing: &PairingReport,
    seats: &[Seen],
    title: &str,
    words: &Words,
) -> String {
    let name = pairing.a.as_str();
    let part = |tone, letter, said: Message| Part {
        tone,
        letter: words.find(letter).unwrap_or_default(),
        words: words.tell(&said),
    };
    let share = |seat: &Seen, place| {
        let share = seat.share(place);
        Share { share, text: percent(share, words) }
    };
    let row = |seat: &Seen| StackRow {
        label: seat.label.clone(),
        shares: (0..3).map(|place| share(seat, place)).collect(),
    };
    stack_svg(&StackChart {
        title: title.to_owned(),
        description: words.say("report-outcomes-about"),
        parts: vec![
            part(Tone::First, "report-letter-won", Message::new("report-won").with("name", name)),
            part(Tone::Nobody, "report-letter-drawn", Message::new("report-drawn")),
            part(
                Tone::Second,
                "report-letter-lost",
                Message::new("report-lost").with("name", name),
            ),
        ],
        rows: seats.iter().map(row).collect(),
    })
}

/// How long the plays of a pairing were, and by how much they were won where that is counted.
pub(super) fn distributions(pairing: &PairingReport, words: &Words) -> Vec<Chart> {
    let mut charts = Vec::new();
    if let Some(lengths) = pairing.lengths.as_ref().filter(|lengths| !lengths.is_empty()) {
        let mean = words.decimal(&format!("{:.1}", pairing.moves));
        let caption = words.tell(&Message::new("report-lengths").with("mean", mean));
        let unit = words.say("tournament-length");
        charts.push(distribution(lengths, Grouping::Plain, caption, unit, words));
    }
    let counts_more = |margins: &&BTreeMap<i32, u64>| {
        margins.iter().any(|(margin, &plays)| plays > 0 && margin.unsigned_abs() > 1)
    };
    if let Some(margins) = pairing.margins.as_ref().filter(counts_more) {
        let caption = words.tell(&Message::new("report-margins").with("name", &*pairing.a));
        let unit = words.say("report-margin");
        charts.push(distribution(margins, Grouping::Signed, caption, unit, words));
    }
    charts
}

fn distribution(
    counts: &BTreeMap<i32, u64>,
    grouping: Grouping,
    caption: String,
    unit: String,
    words: &Words,
) -> Chart {
    let total = counts.values().sum::<u64>().max(1) as f64;
    let bins = bins(counts.iter().map(|(&number, &count)| (number, count)), grouping, BARS);
    let share = |bin: &Bin| bin.count as f64 / total;
    let tone = |bin: &Bin| match grouping {
        Grouping::Plain => Tone::Plain,
        Grouping::Signed if bin.low > 0 => Tone::First,
        Grouping::Signed if bin.high < 0 => Tone::Second,
        Grouping::Signed => Tone::Nobody,
    };
    let bar = |bin: &Bin| {
        let label = bin_label(bin);
        let words = format!("{label}: {}", percent(share(bin), words));
        Bar { label, height: share(bin), tone: tone(bin), words }
    };
    let heights = bins.iter().map(share).chain([0.0]);
    let svg = histogram_svg(&Histogram {
        title: caption.clone(),
        description: words.say("report-histogram-about"),
        bars: bins.iter().map(bar).collect(),
        axis: Axis::covering(heights, |share| short_percent(share, words)),
        unit: unit.clone(),
    });
    let row = |bin: &Bin| vec![bin_label(bin), words.number(bin.count), percent(share(bin), words)];
    let header = vec![unit, words.say("tournament-games"), words.say("report-share")];
    let rows = bins.iter().map(row).collect();
    let twin = HtmlTable { caption: caption.clone(), header, rows, labels: 1 };
    Chart { caption, svg, twin }
}

/// The numbers of a bin, such as `20…24`.
fn bin_label(bin: &Bin) -> String {
    let number = |number: i64| number.to_string().replace('-', "−");
    let (low, high) = (number(bin.low), number(bin.high));
    if bin.low == bin.high { low } else { format!("{low}…{high}") }
}
