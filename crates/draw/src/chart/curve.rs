//! Numbers that depend on another number.

mod look;

use std::fmt::Write;

use self::look::Look;
use super::{
    Field, GRID, Reference, Side, WIDTH,
    frame::{self, LINE},
    on_paper, shorten,
};
use crate::svg::{self, Font, GREY, INK, PAPER, Svg, TEXT};

/// Curves over one axis.
#[derive(Clone, Debug, PartialEq)]
pub struct CurveChart {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// What is written above it. Shortened if there is no room, and not written if empty.
    pub heading: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// Its width in pixels, `WIDTH` at least.
    pub width: f64,
    /// What is below.
    pub x: Side,
    /// What is at the left. What leaves its axis is drawn at the border.
    pub y: Side,
    /// The curves. Colour, dashes and marks come from their place, and are repeated after six.
    pub curves: Vec<Curve>,
    /// A value to compare with: a dashed level line.
    pub reference: Option<Reference>,
}

/// A curve, and what belongs to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Its name: at its end, or below the chart if names are long or many. Not written if empty.
    pub name: String,
    /// Its points, from left to right. The line is broken where one is not finite.
    pub points: Vec<(f64, f64)>,
    /// What is possible around it, from left to right; may be empty.
    pub band: Vec<Band>,
    /// What was measured, drawn over the curve; may be empty.
    pub samples: Vec<Sample>,
}

/// A piece of the band around a curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// Where it stands.
    pub x: f64,
    /// Its lower border.
    pub low: f64,
    /// Its upper border.
    pub high: f64,
}

/// A measured value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Where it stands.
    pub x: f64,
    /// The value.
    pub value: f64,
    /// The least value that is possible.
    pub low: f64,
    /// The largest one.
    pub high: f64,
}

/// Room of a name at the end of its curve, as a part of the width.
const NAMES: f64 = 0.3;
/// Space between the end of a curve and its name.
const LEADER: f64 = 16.0;
/// Room for half a label at the right.
const RIGHT: f64 = 14.0;
/// The height of the field, at least and at most.
const LOWEST: f64 = 170.0;
const HIGHEST: f64 = 320.0;
/// The least distance between names at the ends.
const APART_NAMES: f64 = TEXT + 3.0;
/// The least distance between marks on a curve.
const APART: f64 = 56.0;

/// The chart as SVG.
pub fn curve_svg(chart: &CurveChart) -> String {
    let plan = CurvePlan::of(chart);
    let mut svg = Svg::new(plan.width, plan.height, &chart.title, &chart.description);
    draw_frame(&mut svg, chart, &plan);
    for (index, curve) in chart.curves.iter().enumerate() {
        draw_band(&mut svg, curve, Look::of(index), &plan);
    }
    for (index, curve) in chart.curves.iter().enumerate() {
        draw_line(&mut svg, curve, Look::of(index), &plan);
    }
    for (index, curve) in chart.curves.iter().enumerate() {
        draw_marks(&mut svg, curve, index, &plan);
    }
    if plan.names > 0.0 {
        draw_end_names(&mut svg, chart, &plan);
    } else {
        draw_legend(&mut svg, chart, &plan);
    }
    svg.finish()
}

/// Where everything stands.
struct CurvePlan<'a> {
    chart: &'a CurveChart,
    width: f64,
    height: f64,
    field: Field,
    /// The width of the names at the right; 0 if they are below.
    names: f64,
}

impl CurvePlan<'_> {
    fn of(chart: &CurveChart) -> CurvePlan<'_> {
        let width = chart.width.max(WIDTH);
        let widths = chart.curves.iter().map(|curve| svg::sans_width(&curve.name, TEXT));
        let widest = widths.fold(0.0, f64::max);
        let named = chart.curves.iter().filter(|curve| !curve.name.is_empty()).count();
        let fits = widest <= NAMES * width && named as f64 * APART_NAMES <= LOWEST;
        let names = if fits { widest } else { 0.0 };
        let right = if names > 0.0 { LEADER + names + 4.0 } else { RIGHT };
        let above = if chart.heading.is_empty() { 0.0 } else { LINE + 4.0 };
        let (left, top) = (chart.y.label_width(), above + chart.y.name_height() + 10.0);
        let across = width - left - right;
        let tall = (0.66 * across).clamp(LOWEST, HIGHEST);
        let field = Field { x: left, y: top, width: across, height: tall };
        let legend = if names > 0.0 { 0.0 } else { named as f64 * LINE };
        let height = top + tall + LINE + chart.x.name_height() + legend + 12.0;
        CurvePlan { chart, width, height, field, names }
    }

    fn x(&self, value: f64) -> f64 {
        self.field.x + self.chart.x.axis.place(value) * self.field.width
    }

    fn y(&self, value: f64) -> f64 {
        self.field.y + (1.0 - self.chart.y.axis.place(value)) * self.field.height
    }

    /// Where a point stands; nothing if it is not finite.
    fn point(&self, &(x, y): &(f64, f64)) -> Option<[f64; 2]> {
        (x.is_finite() && y.is_finite()).then(|| [self.x(x), self.y(y)])
    }
}

fn draw_frame(svg: &mut Svg, chart: &CurveChart, plan: &CurvePlan) {
    let field = plan.field;
    let (right, bottom) = (field.x + field.width, field.y + field.height);
    let mut grid = String::new();
    for tick in &chart.y.axis.ticks {
        grid += &frame::line([field.x, plan.y(tick.at)], [right, plan.y(tick.at)]);
    }
    for tick in &chart.x.axis.ticks {
        grid += &frame::line([plan.x(tick.at), field.y], [plan.x(tick.at), bottom]);
    }
    svg.path(&grid).set("stroke", GRID).end();
    if let Some(reference) = chart.reference.as_ref().filter(|known| known.at.is_finite()) {
        let y = plan.y(reference.at);
        svg.path(&frame::line([field.x, y], [right, y]))
            .set("stroke", INK)
            .set("stroke-width", 1.5)
            .set("stroke-dasharray", "4 3")
            .end();
        if !reference.label.is_empty() {
            let half = svg::sans_width(&reference.label, TEXT) / 2.0;
            on_paper(svg, [field.x + half + 6.0, y - 13.0], TEXT, &reference.label);
        }
    }
    let axes = frame::line([field.x, field.y], [field.x, bottom]);
    let axes = axes + &frame::line([field.x, bottom], [right, bottom]);
    svg.path(&axes).set("stroke", INK).set("stroke-width", 1.5).end();
    let ticks = chart.y.axis.ticks.iter().map(|tick| (plan.y(tick.at), tick.label.as_str()));
    frame::ticks_left(svg, field, ticks);
    let ticks = chart.x.axis.ticks.iter().map(|tick| (plan.x(tick.at), tick.label.as_str()));
    frame::ticks_below(svg, field, ticks, plan.width);
    // The heading stands where the name would: that goes below it.
    let above = if chart.heading.is_empty() { chart.y.name.as_str() } else { "" };
    frame::draw_names(svg, field, [above, &chart.x.name], plan.width);
    if !chart.heading.is_empty() {
        let font = Font::sans(TEXT).anchored("start");
        let [heading, name] =
            [&chart.heading, &chart.y.name].map(|words| shorten(words, plan.width - 4.0, TEXT));
        svg.line_of_text(2.0, LINE / 2.0 + 1.0, font.bold(), &heading);
        svg.line_of_text(2.0, field.y - LINE + 2.0, font, &name);
    }
}

fn draw_band(svg: &mut Svg, curve: &Curve, look: Look, plan: &CurvePlan) {
    let finite = |band: &&Band| band.x.is_finite() && band.low <= band.high;
    let pieces: Vec<&Band> = curve.band.iter().filter(finite).collect();
    if pieces.len() < 2 {
        return;
    }
    let upper = pieces.iter().map(|band| [plan.x(band.x), plan.y(band.high)]);
    let lower = pieces.iter().rev().map(|band| [plan.x(band.x), plan.y(band.low)]);
    svg.path(&format!("{}z", polyline(upper.chain(lower))))
        .set("fill", look.colour)
        .set("fill-opacity", "0.16")
        .set("stroke", look.colour)
        .set("stroke-opacity", "0.6")
        .set("stroke-width", 0.8)
        .end();
}

/// A line through `points`, without those that are hardly further than the one before.
fn polyline(points: impl IntoIterator<Item = [f64; 2]>) -> String {
    let mut path = String::new();
    let mut before = [f64::NAN; 2];
    for [x, y] in points {
        if (x - before[0]).abs() + (y - before[1]).abs() < 0.25 {
            continue;
        }
        before = [x, y];
        let step = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string does not fail.
        let _ = write!(path, "{step}{} {}", svg::number(x), svg::number(y));
    }
    path
}

fn draw_line(svg: &mut Svg, curve: &Curve, look: Look, plan: &CurvePlan) {
    let places: Vec<Option<[f64; 2]>> =
        curve.points.iter().map(|point| plan.point(point)).collect();
    let pieces = places.split(Option::is_none);
    let path: String = pieces.map(|piece| polyline(piece.iter().copied().flatten())).collect();
    if path.is_empty() {
        return;
    }
    svg.begin("g").group();
    if !curve.name.is_empty() {
        svg.begin("title").words(&curve.name);
    }
    look.stroke(svg.path(&path)).set("stroke-linejoin", "round").end();
    svg.close();
}

/// Marks along the line, or what was measured.
fn draw_marks(svg: &mut Svg, curve: &Curve, index: usize, plan: &CurvePlan) {
    let look = Look::of(index);
    for sample in &curve.samples {
        let Some([x, y]) = plan.point(&(sample.x, sample.value)) else { continue };
        if sample.low < sample.high {
            let (up, down) = (plan.y(sample.high), plan.y(sample.low));
            let ends = [up, down].map(|end| frame::line([x - 4.0, end], [x + 4.0, end]));
            let path = frame::line([x, up], [x, down]) + &ends.concat();
            svg.path(&path).set("stroke", INK).set("stroke-width", 1.8).end();
        }
        look.mark(svg, [x, y], PAPER);
    }
    if !curve.samples.is_empty() {
        return;
    }
    // Marks of different curves do not stand above each other where the curves meet.
    let mut next = plan.field.x + APART * (0.3 + 0.27 * index as f64).fract();
    let sparse = curve.points.len() as f64 * APART / 2.0 <= plan.field.width;
    // The end has a mark if there is a name beside it.
    let end = curve.points.iter().rev().find_map(|point| plan.point(point));
    let last = end.filter(|_| plan.names > 0.0).map_or(f64::INFINITY, |[x, _]| x - 0.4 * APART);
    for [x, y] in curve.points.iter().filter_map(|point| plan.point(point)) {
        if sparse || next <= x && x <= last {
            look.mark(svg, [x, y], look.fill());
            next = next.max(x - 0.5 * APART) + APART;
        }
    }
}

/// Writes the names at the right, each as near to the end of its curve as others allow.
fn draw_end_names(svg: &mut Svg, chart: &CurveChart, plan: &CurvePlan) {
    let end = |curve: &Curve| {
        let drawn = curve.points.iter().rev().find_map(|point| plan.point(point));
        let measured = || curve.samples.last().and_then(|last| plan.point(&(last.x, last.value)));
        drawn.or_else(measured)
    };
    let named = chart.curves.iter().enumerate().filter(|(_, curve)| !curve.name.is_empty());
    let mut ends: Vec<(usize, [f64; 2])> =
        named.filter_map(|(index, curve)| Some((index, end(curve)?))).collect();
    ends.sort_by(|one, other| one.1[1].total_cmp(&other.1[1]));
    let places = spread(ends.iter().map(|(_, end)| end[1]), plan.field.y + plan.field.height);
    let right = plan.field.x + plan.field.width;
    for ((index, end), y) in ends.into_iter().zip(places) {
        svg.path(&frame::line(end, [right + LEADER - 4.0, y])).set("stroke", GREY).end();
        let font = Font::sans(TEXT).anchored("start");
        svg.line_of_text(right + LEADER, y, font, &chart.curves[index].name);
        if chart.curves[index].samples.is_empty() {
            Look::of(index).mark(svg, end, Look::of(index).fill());
        }
    }
}

/// Moves sorted heights apart until words fit, and up if they would end below `bottom`.
fn spread(heights: impl Iterator<Item = f64>, bottom: f64) -> Vec<f64> {
    let mut places: Vec<f64> = Vec::new();
    for height in heights {
        let least = places.last().map_or(TEXT / 2.0, |last| last + APART_NAMES);
        // Half of what two names need is found above.
        let height = if least > height && places.len() == 1 {
            places[0] -= ((least - height) / 2.0).min(places[0] - TEXT / 2.0);
            (places[0] + APART_NAMES).max(height)
        } else {
            height.max(least)
        };
        places.push(height);
    }
    let mut limit = bottom;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - APART_NAMES;
    }
    places
}

/// Writes the names below each other.
fn draw_legend(svg: &mut Svg, chart: &CurveChart, plan: &CurvePlan) {
    let field = plan.field;
    let mut y = field.y + field.height + 1.5 * LINE + 8.0 + chart.x.name_height();
    for (index, curve) in chart.curves.iter().enumerate() {
        if curve.name.is_empty() {
            continue;
        }
        let look = Look::of(index);
        look.stroke(svg.path(&frame::line([2.0, y], [50.0, y]))).end();
        let fill = if curve.samples.is_empty() { look.fill() } else { PAPER };
        look.mark(svg, [26.0, y], fill);
        let name = shorten(&curve.name, plan.width - 62.0, TEXT);
        svg.line_of_text(58.0, y, Font::sans(TEXT).anchored("start"), &name);
        y += LINE;
    }
}
