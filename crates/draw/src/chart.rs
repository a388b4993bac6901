//! Charts of numbers: intervals, histograms, bars, curves and heat maps.
//!
//! They know no language: every word and every number that is written comes from the caller.
//! Charts are as wide as a telephone, so that their digits are never scaled down; those that hold
//! more can be as wide as a page.

mod axis;
mod bars;
mod below;
mod curve;
mod frame;
mod heat;
mod histogram;
mod intervals;
mod stack;
mod thermograph;

pub use axis::{Axis, Tick};
pub use bars::{BarChart, BarSeries, Choice, bar_svg};
pub use below::below;
pub use curve::{Band, Curve, CurveChart, Sample, curve_svg};
pub use frame::Side;
pub use heat::{FirstRow, HeatMap, HeatScale, Mark, heat_field, heat_svg};
pub use histogram::{Bar, Bin, Grouping, Histogram, bins, histogram_svg};
pub use intervals::{IntervalChart, IntervalRow, Reference, interval_svg};
pub use stack::{Part, Share, StackChart, StackRow, stack_svg};
pub use thermograph::{ThermographChart, thermograph_svg};

use std::fmt::Write;

use stratege_core::Player;

use crate::svg::{self, Font, GREY, PAPER, Svg};

/// The width of a chart, in pixels.
pub const WIDTH: f64 = 336.0;
/// The width of a chart that fills a printed page, in pixels.
pub const PAGE: f64 = 640.0;

/// Lines behind the numbers.
const GRID: &str = "#C4C8CE";

/// How a bar is filled. A grey copy tells them apart too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Solid blue: the one from whom it is seen.
    First,
    /// Blank: nobody.
    Nobody,
    /// Orange strokes: the other one.
    Second,
    /// Solid grey: not about who wins.
    Plain,
}

/// A rectangle in a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The left side.
    pub x: f64,
    /// The upper side.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Field {
    /// Whether a point is inside.
    fn holds(self, [x, y]: [f64; 2]) -> bool {
        self.x <= x && x <= self.x + self.width && self.y <= y && y <= self.y + self.height
    }

    /// Whether all of it is inside `outer`.
    fn is_inside(self, outer: Field) -> bool {
        outer.holds([self.x, self.y]) && outer.holds([self.x + self.width, self.y + self.height])
    }

    /// Whether both have a point in common.
    fn meets(self, other: Field) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }
}

/// Draws a bar, with `words` to be shown under the pointer.
fn draw_bar(svg: &mut Svg, field: Field, tone: Tone, words: &str) {
    let Field { x, y, width, height } = field;
    let colour = match tone {
        Tone::First => svg::colour(Some(Player::FIRST)),
        Tone::Second => svg::colour(Some(Player::SECOND)),
        Tone::Nobody | Tone::Plain => GREY,
    };
    let fill = match tone {
        Tone::First | Tone::Plain => colour,
        Tone::Nobody | Tone::Second => PAPER,
    };
    svg.begin("g").group();
    if !words.is_empty() {
        svg.begin("title").words(words);
    }
    svg.rect(x, y, width, height).set("fill", fill).set("stroke", colour).end();
    if tone == Tone::Second {
        svg.path(&strokes(field, 5.0)).set("stroke", colour).set("stroke-width", 2.0).end();
    }
    svg.close();
}

/// Falling strokes that fill a rectangle, one every `step` pixels.
///
/// They are drawn one by one, not as a pattern: patterns have names, and names must not be used
/// twice in a page.
fn strokes(Field { x, y, width, height }: Field, step: f64) -> String {
    let (right, bottom) = (x + width, y + height);
    let mut path = String::new();
    // A stroke is where the difference between both coordinates is a multiple of the step.
    let first = ((x - bottom) / step).floor() as i64 + 1;
    let last = ((right - y) / step).ceil() as i64;
    for stroke in first..last {
        let shift = stroke as f64 * step;
        let (top, end) = (y.max(x - shift), bottom.min(right - shift));
        let [x1, y1, x2, y2] = [top + shift, top, end + shift, end].map(svg::number);
        // Writing to a string does not fail.
        let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
    }
    path
}

/// Writes on a piece of paper, so that it can be read on any filling.
fn on_paper(svg: &mut Svg, [x, middle]: [f64; 2], size: f64, text: &str) {
    let (width, height) = (svg::sans_width(text, size) + 6.0, size + 6.0);
    svg.rect(x - width / 2.0, middle - height / 2.0, width, height)
        .set("rx", 3.0)
        .set("fill", PAPER)
        .end();
    svg.line_of_text(x, middle, Font::sans(size), text);
}

/// The text, without its middle if it is wider than `width`.
fn shorten(text: &str, width: f64, size: f64) -> String {
    let symbols: Vec<char> = text.chars().collect();
    let room = (width / svg::sans_width("m", size)) as usize;
    if symbols.len() <= room {
        return text.to_owned();
    }
    // The ends of long names, such as paths, differ more than their beginnings.
    let head = room.saturating_sub(1) / 3;
    let tail = room.saturating_sub(1) - head;
    let (head, tail) = (&symbols[..head], &symbols[symbols.len() - tail..]);
    head.iter().chain(&['…']).chain(tail).collect()
}

#[cfg(test)]
mod tests;
