//! The legend of a heat map.

use super::{HeatMap, HeatPlan, HeatScale, STROKE, draw_mark, shade::Shade, writing::level_look};
use crate::{
    chart::{
        Axis, Field,
        frame::{self, LINE},
        shorten, strokes,
    },
    svg::{Font, INK, Svg, TEXT},
};

/// The height of a bar of colours.
const BAR: f64 = 20.0;
/// Space at both ends of it, for half a label.
const SIDE: f64 = 26.0;
/// The size of the field of a whole number.
const FIELD: (f64, f64) = (32.0, 24.0);

/// The height of the legend.
pub(super) fn height(chart: &HeatMap, width: f64) -> f64 {
    let scale = match &chart.scale {
        HeatScale::Whole { numbers } => {
            numbers.len().div_ceil(per_row(width)) as f64 * FIELD.1 + 6.0
        }
        _ => BAR + LINE + 6.0,
    };
    let mark = chart.mark.as_ref().filter(|mark| !mark.words.is_empty());
    name_height(chart) + scale + mark.map_or(0.0, |_| LINE + 6.0)
}

fn name_height(chart: &HeatMap) -> f64 {
    if chart.legend.is_empty() { 0.0 } else { LINE + 2.0 }
}

/// Fields of whole numbers beside each other.
fn per_row(width: f64) -> usize {
    ((width - 4.0) / FIELD.0) as usize
}

/// Draws the legend, with the levels that have lines in the map.
pub(super) fn draw(
    svg: &mut Svg,
    chart: &HeatMap,
    shades: &[Shade],
    plan: &HeatPlan,
    levels: &[f64],
    number: &dyn Fn(f64) -> String,
) {
    let font = Font::sans(TEXT).anchored("start");
    if !chart.legend.is_empty() {
        let legend = shorten(&chart.legend, plan.width - 4.0, TEXT);
        svg.line_of_text(2.0, plan.key + LINE / 2.0, font, &legend);
    }
    let top = plan.key + name_height(chart);
    match &chart.scale {
        HeatScale::Whole { numbers } => draw_fields(svg, numbers, shades, plan, top, number),
        HeatScale::Around { axis, .. } | HeatScale::Rising { axis, .. } => {
            let field = Field { x: SIDE, y: top, width: plan.width - 2.0 * SIDE, height: BAR };
            draw_bar(svg, &chart.scale, axis, shades, field);
            draw_levels(svg, &chart.scale, axis, levels, field);
            frame::draw_border(svg, field);
            let x = |at: f64| field.x + axis.place(at) * field.width;
            let ticks = axis.ticks.iter().map(|tick| (x(tick.at), tick.label.as_str()));
            frame::ticks_below(svg, field, ticks, plan.width);
        }
    }
    if let Some(mark) = chart.mark.as_ref().filter(|mark| !mark.words.is_empty()) {
        let middle = plan.height - LINE / 2.0 - 2.0;
        draw_mark(svg, Field { x: 8.0, y: middle - 6.0, width: 12.0, height: 12.0 });
        let words = shorten(&mark.words, plan.width - 36.0, TEXT);
        svg.line_of_text(32.0, middle, font, &words);
    }
}

fn draw_fields(
    svg: &mut Svg,
    numbers: &[i64],
    shades: &[Shade],
    plan: &HeatPlan,
    top: f64,
    number: &dyn Fn(f64) -> String,
) {
    let (width, height) = FIELD;
    let in_row = per_row(plan.width);
    for (index, (&whole, shade)) in numbers.iter().zip(shades).enumerate() {
        let x = 2.0 + (index % in_row) as f64 * width;
        let y = top + (index / in_row) as f64 * height;
        svg.rect(x, y, width, height).set("fill", &*shade.fill).set("stroke", INK).end();
        if whole == 0 {
            svg.path(&strokes(Field { x, y, width, height }, super::STEP)).set("stroke", INK).end();
        }
        svg.begin("text")
            .set("x", x + width / 2.0)
            .set("y", y + height / 2.0 + 0.36 * TEXT)
            .set("font-size", TEXT)
            .set("text-anchor", "middle")
            .set("fill", shade.ink)
            .words(&number(whole as f64));
    }
}

fn draw_bar(svg: &mut Svg, scale: &HeatScale, axis: &Axis, shades: &[Shade], field: Field) {
    let pieces = field.width.floor() as usize;
    let value = |piece: usize| {
        let share = (piece as f64 + 0.5) / pieces as f64;
        axis.low + share * (axis.high - axis.low)
    };
    let classes: Vec<Option<usize>> = (0..pieces).map(|piece| scale.class(value(piece))).collect();
    let step = field.width / pieces.max(1) as f64;
    let mut piece = 0;
    for equal in classes.chunk_by(|one, other| one == other) {
        if let Some(class) = equal[0] {
            let (x, width) = (field.x + piece as f64 * step, equal.len() as f64 * step);
            svg.rect(x, field.y, width, field.height).set("fill", &*shades[class].fill).end();
        }
        piece += equal.len();
    }
    if let HeatScale::Around { middle, .. } = scale {
        let width = axis.place(*middle) * field.width;
        svg.path(&strokes(Field { width, ..field }, super::STEP))
            .set("stroke", STROKE)
            .set("stroke-opacity", "0.75")
            .end();
    }
}

/// Draws the levels as they are in the map.
fn draw_levels(svg: &mut Svg, scale: &HeatScale, axis: &Axis, levels: &[f64], field: Field) {
    for &level in levels.iter().filter(|level| axis.low <= **level && **level <= axis.high) {
        let x = field.x + axis.place(level) * field.width;
        let (thick, dashes) = level_look(scale, level);
        svg.path(&frame::line([x, field.y], [x, field.y + field.height]))
            .set("stroke", INK)
            .set("stroke-width", thick)
            .set("stroke-dasharray", dashes)
            .end();
    }
}
