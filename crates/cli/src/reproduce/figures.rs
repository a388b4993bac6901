//! The figures of the papers, drawn again.

use stratege_catalog::{
    core::{Player, Text},
    curve::{CurveReport, PairCurve},
    draw::{
        Arrangement, DiagramStyle, TreeStyle, board_svg,
        chart::{
            Axis, Bar, Histogram, Part, Share, StackChart, StackRow, Tone, histogram_svg, stack_svg,
        },
        diagram_svg, tree_svg,
    },
    pictures::{self, Labels},
    race_report::{Quantity, RaceReport},
    report::{ArenaReport, TreeReport, VertexReport},
    throws::ThrowReport,
};
use stratege_papers::{Figure, Outcomes};
use stratege_words::race_map::{MapLayer, MapPurpose, RaceMap};

use super::tongue;
use crate::{
    dice::{charts, curves},
    i18n::{Message, Words},
    tournament::{page::html::HtmlTable, text::percent},
};

/// A picture with its words.
pub(super) struct Drawn {
    /// What stands above it; nothing if that is drawn.
    pub(super) caption: String,
    pub(super) svg: String,
    /// The same numbers as a table, where there are some.
    pub(super) twin: Option<HtmlTable>,
}

/// Tables up to this many points have a twin with all numbers.
const SMALL: usize = 20;

/// Draws a figure.
pub(super) fn draw(figure: &Figure, words: &Words) -> Drawn {
    match figure {
        Figure::Arena { title, report } => arena(*title, report, words),
        Figure::Tree { title, report } => tree(*title, report, words),
        Figure::Board { title, picture } => {
            let caption = words.pick(*title).to_owned();
            Drawn { svg: board_svg(picture, &caption), caption, twin: None }
        }
        Figure::Map(report) => map(report, words),
        Figure::Mixture(report) => mixture(report, words),
        Figure::Curves(report) => curve(report, words),
        Figure::Throws(report) => throws(report, words),
        Figure::Outcomes(rows) => outcomes(rows, words),
    }
}

/// The graph of a game with a column for each player, and the attractor of player 1.
fn arena(title: Text, report: &ArenaReport, words: &Words) -> Drawn {
    let caption = words.pick(title).to_owned();
    let style = DiagramStyle {
        arrangement: Arrangement::Columns,
        attractor_of: report.attractor.and_then(Player::numbered),
        ..words.language().diagram_style()
    };
    let svg = diagram_svg(&pictures::diagram(report, &caption), &style);
    let successors = |vertex: &VertexReport| {
        let arcs = report.arcs.iter().filter(|[from, _]| *from == vertex.id);
        arcs.map(|[_, to]| to.to_string()).collect::<Vec<_>>().join(" ")
    };
    let row = |vertex: &VertexReport| {
        let rank = vertex.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        vec![vertex.id.to_string(), vertex.position.clone(), rank, successors(vertex)]
    };
    let keys = ["reproduce-vertex", "reproduce-position", "reproduce-rank", "reproduce-successors"];
    let twin = HtmlTable {
        caption: caption.clone(),
        header: keys.iter().filter_map(|key| words.find(key)).collect(),
        rows: report.vertices.iter().map(row).collect(),
        labels: 2,
    };
    Drawn { caption: String::new(), svg, twin: Some(twin) }
}

fn tree(title: Text, report: &TreeReport, words: &Words) -> Drawn {
    let caption = words.pick(title).to_owned();
    let style = TreeStyle { title: caption, ..words.language().tree_style() };
    let svg = tree_svg(&pictures::tree(report, Labels::Boards), &style);
    Drawn { caption: String::new(), svg, twin: None }
}

/// The best number of dice at all points.
fn map(report: &RaceReport, words: &Words) -> Drawn {
    let said = Message::new("dice-map-dice").with("n", report.n).with("d", report.d);
    let caption = words.tell(&said);
    let svg = RaceMap::new(report, MapLayer::Dice, MapPurpose::Figure, words).svg;
    let header = std::iter::once(words.say("dice-own-points"));
    let header = header.chain((0..report.n).map(|points| points.to_string()));
    let row = |(points, row): (usize, &Vec<Option<usize>>)| {
        let cell = |dice: &Option<usize>| dice.map_or("–".to_owned(), |dice| dice.to_string());
        std::iter::once(points.to_string()).chain(row.iter().map(cell)).collect()
    };
    let twin = (report.dice.len() <= SMALL).then(|| HtmlTable {
        caption: words.say("dice-other-points"),
        header: header.collect(),
        rows: report.dice.iter().enumerate().map(row).collect(),
        labels: 1,
    });
    Drawn { caption, svg, twin }
}

fn mixture(report: &RaceReport, words: &Words) -> Drawn {
    let caption = Message::new("dice-bars").with("n", report.n).with("d", report.d);
    let caption = words.tell(&caption);
    let svg = charts::bars(report, words);
    let row = |(dice, chance): (usize, &Quantity)| {
        let chance = words.decimal(&format!("{:.4}", chance.number()));
        vec![(dice + 1).to_string(), chance]
    };
    let twin = HtmlTable {
        caption: caption.clone(),
        header: vec![words.say("dice-choice"), words.say("solve-chance")],
        rows: report.strategy.iter().enumerate().map(row).collect(),
        labels: 1,
    };
    Drawn { caption, svg, twin: Some(twin) }
}

fn curve(report: &CurveReport, words: &Words) -> Drawn {
    let said = Message::new("dice-curve").with("parameter", report.parameter.as_str());
    let caption = words.tell(&said);
    // The page has its own caption above.
    let svg = charts::curves(report, "", words);
    let names = report.curves.iter().map(|curve| curves::name(curve, words));
    let cell = |curve: &PairCurve, place: usize| percent(curve.points[place].score, words);
    let row = |place: usize| {
        let cells = report.curves.iter().map(|curve| cell(curve, place));
        std::iter::once(report.values[place].to_string()).chain(cells).collect()
    };
    let twin = HtmlTable {
        caption: caption.clone(),
        header: std::iter::once(report.parameter.clone()).chain(names).collect(),
        rows: (0..report.values.len()).map(row).collect(),
        labels: 1,
    };
    Drawn { caption, svg, twin: Some(twin) }
}

/// How likely each score of some dice is.
fn throws(report: &ThrowReport, words: &Words) -> Drawn {
    let caption = words.tell(&Message::new("reproduce-throws").with("dice", report.dice));
    let share = |share: f64| words.decimal(&format!("{:.0} %", 100.0 * share));
    let bar = |points: u32| {
        let score = report.scores.iter().find(|score| score.points == points);
        let height = score.map_or(0.0, |score| score.p);
        let chance = score.map_or("0", |score| score.p_fraction.as_str());
        Bar {
            label: points.to_string(),
            height,
            tone: if points == 1 { Tone::Second } else { Tone::First },
            words: format!("P({}, {points}) = {chance}", report.dice),
        }
    };
    let most = report.scores.iter().map(|score| score.points).max().unwrap_or(1);
    let chart = Histogram {
        title: caption.clone(),
        description: words.say("report-histogram-about"),
        bars: (1..=most).map(bar).collect(),
        axis: Axis::covering(report.scores.iter().map(|score| score.p).chain([0.0]), share),
        unit: words.say("reproduce-points"),
    };
    let rows = report.scores.iter().map(|score| {
        let q = score.q_fraction.clone().unwrap_or_else(|| "–".to_owned());
        vec![score.points.to_string(), score.p_fraction.clone(), q]
    });
    let twin = HtmlTable {
        caption: caption.clone(),
        header: vec![words.say("reproduce-points"), "P".to_owned(), "Q".to_owned()],
        rows: rows.collect(),
        labels: 1,
    };
    Drawn { caption, svg: histogram_svg(&chart), twin: Some(twin) }
}

/// Bars of plays won, drawn and lost.
fn outcomes(bars: &[Outcomes], words: &Words) -> Drawn {
    let caption = words.say("reproduce-outcomes");
    let label = |bar: &Outcomes| bar.label.get(tongue(words)).to_owned();
    let fine = |share: f64| words.decimal(&format!("{:.2} %", 100.0 * share));
    let part = |tone, letter: &'static str, key: &'static str| Part {
        tone,
        letter: words.say(letter),
        words: words.say(key),
    };
    let row = |bar: &Outcomes| StackRow {
        label: label(bar),
        shares: bar.shares.map(|share| Share { share, text: percent(share, words) }).to_vec(),
    };
    let svg = stack_svg(&StackChart {
        title: caption.clone(),
        description: words.say("report-outcomes-about"),
        parts: vec![
            part(Tone::First, "report-letter-won", "tournament-wins"),
            part(Tone::Nobody, "report-letter-drawn", "tournament-draws"),
            part(Tone::Second, "report-letter-lost", "tournament-losses"),
        ],
        rows: bars.iter().map(row).collect(),
    });
    let keys = ["tournament-wins", "tournament-draws", "tournament-losses"];
    let header = std::iter::once(String::new());
    let header = header.chain(keys.iter().filter_map(|key| words.find(key)));
    let numbers =
        |bar: &Outcomes| std::iter::once(label(bar)).chain(bar.shares.map(fine)).collect();
    let twin = HtmlTable {
        caption: caption.clone(),
        header: header.collect(),
        rows: bars.iter().map(numbers).collect(),
        labels: 1,
    };
    Drawn { caption, svg, twin: Some(twin) }
}
