//! Estimates with the values that are possible around them.

use stratege_core::Player;

use super::{Axis, GRID, WIDTH, shorten};
use crate::svg::{self, Font, INK, Svg, TEXT, VALUE};

/// Estimates below each other on one axis.
#[derive(Clone, Debug, PartialEq)]
pub struct IntervalChart {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// The estimates.
    pub rows: Vec<IntervalRow>,
    /// The axis below them.
    pub axis: Axis,
    /// A value to compare with: a dashed line.
    pub reference: Option<Reference>,
}

/// An estimate.
#[derive(Clone, Debug, PartialEq)]
pub struct IntervalRow {
    /// What is estimated. Shortened if there is no room.
    pub label: String,
    /// The estimate as it is written.
    pub text: String,
    /// The estimate.
    pub value: f64,
    /// The least value that is possible; `value` itself if it is known.
    pub low: f64,
    /// The largest one.
    pub high: f64,
}

/// A value to compare with.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// Where it stands.
    pub at: f64,
    /// How it is written, above its line.
    pub label: String,
}

/// The height of a line of words.
const LINE: f64 = 24.0;
/// The height of the strip with the interval.
const STRIP: f64 = 24.0;
/// Space between rows.
const GAP: f64 = 8.0;
/// Room beside the axis, for half a label.
const SIDE: f64 = 30.0;

/// The chart as SVG.
pub fn interval_svg(chart: &IntervalChart) -> String {
    // All rows are alike: the numbers stand beside the labels only if that fits everywhere.
    let wide = |row: &IntervalRow| {
        svg::sans_width(&row.label, TEXT) + svg::mono_width(&row.text, VALUE) + 12.0 > WIDTH
    };
    let lines = if chart.rows.iter().any(wide) { 2 } else { 1 };
    let row_height = f64::from(lines) * LINE + STRIP + GAP;
    let top = if chart.reference.is_some() { LINE } else { 0.0 };
    let bottom = top + chart.rows.len() as f64 * row_height;
    let mut svg = Svg::new(WIDTH, bottom + LINE + 4.0, &chart.title, &chart.description);
    let x = |value: f64| SIDE + chart.axis.place(value) * (WIDTH - 2.0 * SIDE);
    for tick in &chart.axis.ticks {
        svg.line_of_text(x(tick.at), bottom + LINE / 2.0, Font::sans(TEXT), &tick.label);
    }
    if let Some(reference) = &chart.reference {
        svg.line_of_text(x(reference.at), LINE / 2.0, Font::sans(TEXT).bold(), &reference.label);
    }
    for (index, row) in chart.rows.iter().enumerate() {
        let upper = top + index as f64 * row_height;
        let strip = upper + f64::from(lines) * LINE;
        words(&mut svg, row, upper, lines);
        for tick in &chart.axis.ticks {
            vertical(&mut svg, x(tick.at), strip).set("stroke", GRID).end();
        }
        if let Some(reference) = &chart.reference {
            vertical(&mut svg, x(reference.at), strip)
                .set("stroke", INK)
                .set("stroke-width", 1.5)
                .set("stroke-dasharray", "4 3")
                .end();
        }
        let middle = strip + STRIP / 2.0;
        if row.low < row.high {
            whisker(&mut svg, [x(row.low), x(row.high)], middle);
        }
        if row.value.is_finite() {
            let colour = svg::colour(Some(Player::FIRST));
            svg.circle(x(row.value), middle, 4.0).set("fill", colour).set("stroke", INK).end();
        }
    }
    svg.finish()
}

/// What is written above the strip: the label, and its number at the right.
fn words(svg: &mut Svg, row: &IntervalRow, upper: f64, lines: u8) {
    let first = upper + LINE / 2.0;
    let label = shorten(&row.label, WIDTH - 4.0, TEXT);
    svg.line_of_text(2.0, first, Font::sans(TEXT).anchored("start"), &label);
    let last = first + f64::from(lines - 1) * LINE;
    svg.line_of_text(WIDTH - 2.0, last, Font::mono(VALUE).anchored("end"), &row.text);
}

fn vertical(svg: &mut Svg, x: f64, upper: f64) -> svg::Element<'_> {
    let [x, upper, lower] = [x, upper, upper + STRIP].map(svg::number);
    svg.path(&format!("M{x} {upper}L{x} {lower}"))
}

/// A line with a stroke at either end.
fn whisker(svg: &mut Svg, [low, high]: [f64; 2], middle: f64) {
    let [low, high, y, up, down] = [low, high, middle, middle - 9.0, middle + 9.0].map(svg::number);
    svg.path(&format!("M{low} {up}L{low} {down}M{low} {y}L{high} {y}M{high} {up}L{high} {down}"))
        .set("stroke", INK)
        .set("stroke-width", 2.5)
        .end();
}
