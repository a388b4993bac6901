//! What stands around a chart with two sides: ticks and names.

use super::{Axis, Field, shorten};
use crate::svg::{self, Font, INK, Svg, TEXT};

/// A side of a chart: what is measured along it.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// What it is. Shortened if there is no room, and not written if empty.
    pub name: String,
    /// Its numbers.
    pub axis: Axis,
}

/// The height of a line of words.
pub(super) const LINE: f64 = 22.0;
/// The length of a tick.
const TICK: f64 = 4.0;

impl Side {
    /// The height of the line with the name.
    pub(super) fn name_height(&self) -> f64 {
        if self.name.is_empty() { 0.0 } else { LINE }
    }

    /// The width of the labels at the left of a chart.
    pub(super) fn label_width(&self) -> f64 {
        let widths = self.axis.ticks.iter().map(|tick| svg::sans_width(&tick.label, TEXT));
        widths.fold(0.0, f64::max) + TICK + 8.0
    }
}

/// A piece of an axis that is written: where it stands in the picture, and how.
pub(super) type Place<'a> = (f64, &'a str);

/// The border of `field`.
pub(super) fn draw_border(svg: &mut Svg, field: Field) {
    svg.rect(field.x, field.y, field.width, field.height).set("stroke", INK).end();
}

/// Writes labels below `field`, and leaves out those for which there is no room.
///
/// Labels stay between 0 and `width`.
pub(super) fn ticks_below<'a>(
    svg: &mut Svg,
    field: Field,
    places: impl IntoIterator<Item = Place<'a>>,
    width: f64,
) {
    let bottom = field.y + field.height;
    let mut path = String::new();
    let mut free = f64::NEG_INFINITY;
    for (x, label) in places {
        let half = svg::sans_width(label, TEXT) / 2.0;
        let middle = x.min(width - half - 3.0).max(half + 3.0);
        if middle - half < free {
            continue;
        }
        free = middle + half + 8.0;
        path += &line([x, bottom], [x, bottom + TICK]);
        svg.line_of_text(middle, bottom + TICK + LINE / 2.0, Font::sans(TEXT), label);
    }
    svg.path(&path).set("stroke", INK).end();
}

/// Writes labels at the left of `field`, and leaves out those for which there is no room.
///
/// The labels are given from one end to the other.
pub(super) fn ticks_left<'a>(
    svg: &mut Svg,
    field: Field,
    places: impl IntoIterator<Item = Place<'a>>,
) {
    let mut path = String::new();
    let mut last = f64::INFINITY;
    for (y, label) in places {
        if (last - y).abs() < TEXT {
            continue;
        }
        last = y;
        path += &line([field.x - TICK, y], [field.x, y]);
        let font = Font::sans(TEXT).anchored("end");
        svg.line_of_text(field.x - TICK - 4.0, y, font, label);
    }
    svg.path(&path).set("stroke", INK).end();
}

/// Writes the names of both sides: one at the top of the picture, the other below the ticks.
pub(super) fn draw_names(svg: &mut Svg, field: Field, [left, below]: [&str; 2], width: f64) {
    if !left.is_empty() {
        let left = shorten(left, width - 4.0, TEXT);
        svg.line_of_text(2.0, LINE / 2.0 + 1.0, Font::sans(TEXT).anchored("start"), &left);
    }
    if !below.is_empty() {
        let below = shorten(below, width - 4.0, TEXT);
        let half = svg::sans_width(&below, TEXT) / 2.0;
        let x = (field.x + field.width / 2.0).min(width - half - 2.0).max(half + 2.0);
        let middle = field.y + field.height + TICK + 1.5 * LINE;
        svg.line_of_text(x, middle, Font::sans(TEXT), &below);
    }
}

/// A straight line of a path.
pub(super) fn line(from: [f64; 2], to: [f64; 2]) -> String {
    let ([x1, y1], [x2, y2]) = (from.map(svg::number), to.map(svg::number));
    format!("M{x1} {y1}L{x2} {y2}")
}
