//! Probabilities of choices: mixed strategies.

use super::{
    Field, GRID, Share, Side, Tone, WIDTH, draw_bar,
    frame::{self, LINE},
    shorten,
};
use crate::svg::{self, Font, INK, Svg, TEXT};

/// Bars for every choice, of one player or of two.
///
/// They stand if everything that is written fits, otherwise they lie below each other.
#[derive(Clone, Debug, PartialEq)]
pub struct BarChart {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// Its width in pixels, `WIDTH` at least.
    pub width: f64,
    /// The numbers along the bars. The axis begins at 0.
    pub side: Side,
    /// Whose bars they are, one or two: the legend.
    pub series: Vec<BarSeries>,
    /// The choices.
    pub choices: Vec<Choice>,
    /// What the choices are. Not written if empty.
    pub unit: String,
}

/// Whose bars they are.
#[derive(Clone, Debug, PartialEq)]
pub struct BarSeries {
    /// The name. Shortened if there is no room, and not written if empty.
    pub name: String,
    /// How the bars are filled.
    pub tone: Tone,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name.
    pub label: String,
    /// How often it is chosen, once for each series.
    pub shares: Vec<Share>,
}

/// The height of the longest standing bar.
const TALL: f64 = 170.0;
/// The width of the widest standing bar.
const WIDEST: f64 = 64.0;
/// The height of a lying bar.
const THICK: f64 = 20.0;
/// Space between choices that lie.
const GAP: f64 = 8.0;

/// The chart as SVG.
pub fn bar_svg(chart: &BarChart) -> String {
    let width = chart.width.max(WIDTH);
    let number = chart.choices.len().max(1) as f64;
    let left = chart.side.label_width();
    let step = (width - left - 6.0) / number;
    let thick = (0.84 * step / chart.series.len().max(1) as f64).min(WIDEST);
    let fits = |choice: &Choice| {
        let shares = choice.shares.iter();
        svg::sans_width(&choice.label, TEXT) + 8.0 <= step
            && shares.map(|share| svg::sans_width(&share.text, TEXT)).all(|text| text <= thick)
    };
    if chart.choices.iter().all(fits) {
        standing(chart, width, left, step, thick)
    } else {
        lying(chart, width)
    }
}

/// The height of the legend.
fn legend_height(chart: &BarChart) -> f64 {
    chart.series.iter().filter(|series| !series.name.is_empty()).count() as f64 * (LINE + 2.0)
}

fn draw_legend(svg: &mut Svg, chart: &BarChart, width: f64, top: f64) {
    let named = chart.series.iter().filter(|series| !series.name.is_empty());
    for (index, series) in named.enumerate() {
        let middle = top + (index as f64 + 0.5) * (LINE + 2.0);
        let field = Field { x: 2.0, y: middle - 8.0, width: 26.0, height: 16.0 };
        draw_bar(svg, field, series.tone, "");
        let name = shorten(&series.name, width - 40.0, TEXT);
        svg.line_of_text(36.0, middle, Font::sans(TEXT).anchored("start"), &name);
    }
}

/// What is shown under the pointer.
fn words(choice: &Choice, series: &BarSeries, share: &Share) -> String {
    let parts = [&series.name, &choice.label, &share.text];
    let parts: Vec<&str> =
        parts.map(String::as_str).into_iter().filter(|p| !p.is_empty()).collect();
    parts.join(": ")
}

fn standing(chart: &BarChart, width: f64, left: f64, step: f64, thick: f64) -> String {
    // The label of the longest bar stands above it.
    let top = chart.side.name_height() + LINE;
    let unit = if chart.unit.is_empty() { 0.0 } else { LINE };
    let floor = top + TALL;
    let legend = floor + LINE + unit + 10.0;
    let height = legend + legend_height(chart) + 2.0;
    let mut svg = Svg::new(width, height, &chart.title, &chart.description);
    let field = Field { x: left, y: top, width: width - left - 6.0, height: TALL };
    let y = |value: f64| floor - chart.side.axis.place(value) * TALL;
    let right = field.x + field.width;
    let ticks = &chart.side.axis.ticks;
    let grid = ticks.iter().map(|tick| frame::line([left, y(tick.at)], [right, y(tick.at)]));
    svg.path(&grid.collect::<String>()).set("stroke", GRID).end();
    frame::ticks_left(&mut svg, field, ticks.iter().map(|tick| (y(tick.at), tick.label.as_str())));
    for (index, choice) in chart.choices.iter().enumerate() {
        let middle = left + (index as f64 + 0.5) * step;
        let first = middle - thick * chart.series.len() as f64 / 2.0;
        for (place, (series, share)) in chart.series.iter().zip(&choice.shares).enumerate() {
            let x = first + place as f64 * thick;
            let tall = height_of(share, |value| floor - y(value));
            if tall > 0.0 {
                let inner = Field {
                    x: x + 0.04 * thick,
                    y: floor - tall,
                    width: 0.92 * thick,
                    height: tall,
                };
                draw_bar(&mut svg, inner, series.tone, &words(choice, series, share));
            }
            let above = floor - tall - 11.0;
            svg.line_of_text(x + thick / 2.0, above, Font::sans(TEXT), &share.text);
        }
        svg.line_of_text(middle, floor + 4.0 + LINE / 2.0, Font::sans(TEXT), &choice.label);
    }
    svg.path(&frame::line([left, floor], [right, floor])).set("stroke", INK).end();
    frame::draw_names(&mut svg, field, [&chart.side.name, &chart.unit], width);
    draw_legend(&mut svg, chart, width, legend);
    svg.finish()
}

/// The length of a bar: what occurs is seen, however seldom.
fn height_of(share: &Share, length: impl Fn(f64) -> f64) -> f64 {
    if share.share > 0.0 { length(share.share).max(1.0) } else { 0.0 }
}

fn lying(chart: &BarChart, width: f64) -> String {
    let labels = chart.choices.iter().map(|choice| svg::sans_width(&choice.label, TEXT));
    let left = labels.fold(0.0, f64::max).min(0.4 * width) + 10.0;
    let texts = chart.choices.iter().flat_map(|choice| &choice.shares);
    let texts = texts.map(|share| svg::sans_width(&share.text, TEXT)).fold(0.0, f64::max);
    let top = if chart.unit.is_empty() { 4.0 } else { LINE + 9.0 };
    let row = chart.series.len().max(1) as f64 * THICK + GAP;
    let tall = chart.choices.len() as f64 * row + GAP;
    let field = Field { x: left, y: top, width: width - left - texts - 14.0, height: tall };
    let legend = top + tall + LINE + chart.side.name_height() + 10.0;
    let height = legend + legend_height(chart) + 2.0;
    let mut svg = Svg::new(width, height, &chart.title, &chart.description);
    let x = |value: f64| left + chart.side.axis.place(value) * field.width;
    let ticks = &chart.side.axis.ticks;
    let grid = ticks.iter().map(|tick| frame::line([x(tick.at), top], [x(tick.at), top + tall]));
    svg.path(&grid.collect::<String>()).set("stroke", GRID).end();
    let places = ticks.iter().map(|tick| (x(tick.at), tick.label.as_str()));
    frame::ticks_below(&mut svg, field, places, width);
    for (index, choice) in chart.choices.iter().enumerate() {
        let upper = top + GAP + index as f64 * row;
        for (place, (series, share)) in chart.series.iter().zip(&choice.shares).enumerate() {
            let y = upper + place as f64 * THICK;
            let long = height_of(share, |value| x(value) - left);
            if long > 0.0 {
                let inner = Field { x: left, y: y + 1.0, width: long, height: THICK - 2.0 };
                draw_bar(&mut svg, inner, series.tone, &words(choice, series, share));
            }
            let font = Font::sans(TEXT).anchored("start");
            svg.line_of_text(left + long + 6.0, y + THICK / 2.0, font, &share.text);
        }
        let label = shorten(&choice.label, left - 10.0, TEXT);
        let middle = upper + (row - GAP) / 2.0;
        svg.line_of_text(left - 8.0, middle, Font::sans(TEXT).anchored("end"), &label);
    }
    svg.path(&frame::line([left, top], [left, top + tall])).set("stroke", INK).end();
    frame::draw_names(&mut svg, field, [&chart.unit, &chart.side.name], width);
    draw_legend(&mut svg, chart, width, legend);
    svg.finish()
}
