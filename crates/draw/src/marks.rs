//! The marks of diagrams: outlines, badges of ranks, marks of winners, arrows.

use stratege_core::Player;

use crate::{
    Ending,
    shape::{Footprint, Point, Route, Shape, Step},
    svg::{self, Element, Font, GREY, INK, PAPER, Svg, VALUE, number},
};

/// Height of the box of a rank.
pub(crate) const BADGE: f64 = 24.0;

/// Begins the outline of a vertex, smaller by `inset` on every side.
pub(crate) fn outline<'a>(
    svg: &'a mut Svg,
    middle: Point,
    footprint: &Footprint,
    inset: f64,
) -> Element<'a> {
    let (width, height) = (footprint.half_width - inset, footprint.half_height - inset);
    let (x, y) = (middle.x, middle.y);
    match footprint.shape {
        Shape::Round if (width - height).abs() < 0.05 => svg.circle(x, y, width),
        Shape::Round => {
            svg.rect(x - width, y - height, 2.0 * width, 2.0 * height).set("rx", width.min(height))
        }
        Shape::Square => svg.rect(x - width, y - height, 2.0 * width, 2.0 * height),
        Shape::Hexagon => {
            let flat = width - footprint.tip();
            let corners = [
                (x - width, y),
                (x - flat, y - height),
                (x + flat, y - height),
                (x + width, y),
                (x + flat, y + height),
                (x - flat, y + height),
            ];
            let corners = corners.map(|(x, y)| format!("{},{}", number(x), number(y)));
            svg.begin("polygon").set("points", corners.join(" "))
        }
    }
}

/// The width of the box of a rank.
pub(crate) fn badge_width(text: &str) -> f64 {
    (svg::mono_width(text, VALUE) + 10.0).max(BADGE + 2.0)
}

/// The middle of the box of a rank, at the upper corner of a vertex on one side (-1 or 1).
pub(crate) fn badge_middle(middle: Point, footprint: &Footprint, side: f64, text: &str) -> Point {
    let (inner, up) = match footprint.shape {
        Shape::Round => {
            // Above the round end, wherever the straight part stops.
            let radius = footprint.half_width.min(footprint.half_height);
            (footprint.half_width - 0.4 * radius, 0.72 * footprint.half_height)
        }
        Shape::Square => (footprint.half_width - 8.0, footprint.half_height - 3.0),
        Shape::Hexagon => (footprint.half_width - 12.0, footprint.half_height - 3.0),
    };
    middle.plus(Point::new(side * (inner + badge_width(text) / 2.0), -up))
}

/// The box of a rank; no text leaves it empty, to be filled in.
pub(crate) fn badge(svg: &mut Svg, middle: Point, text: &str) {
    let width = badge_width(text);
    svg.rect(middle.x - width / 2.0, middle.y - BADGE / 2.0, width, BADGE)
        .set("rx", 4.0)
        .set("fill", PAPER)
        .set("stroke", INK)
        .set("stroke-width", 1.5)
        .end();
    if !text.is_empty() {
        svg.line_of_text(middle.x, middle.y, Font::mono(VALUE).bold(), text);
    }
}

/// The mark of who won: the winner's shape and number, or `=`.
pub(crate) fn medal(svg: &mut Svg, middle: Point, ending: Ending) {
    let player = match ending {
        Ending::Won(player) => Some(player),
        Ending::Draw => None,
    };
    let footprint = Footprint {
        shape: Shape::of(player),
        half_width: if player.is_some() { 12.0 } else { 15.0 },
        half_height: 12.0,
        margin: 0.0,
    };
    outline(svg, middle, &footprint, 0.0)
        .set("fill", PAPER)
        .set("stroke", svg::colour(player))
        .set("stroke-width", 3.0)
        .end();
    svg.line_of_text(middle.x, middle.y, Font::sans(16.0).bold(), &ending.mark());
}

/// How thick a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// An arc like the others.
    Thin,
    /// An arc of the strategy.
    Thick,
}

/// A line with a head at its end.
pub(crate) fn arrow(svg: &mut Svg, route: &Route, stroke: Stroke) {
    let path = svg_path(&route.shortened(svg::HEAD));
    let (width, colour, head) = match stroke {
        Stroke::Thin => (1.6, GREY, "url(#stratege-head)"),
        Stroke::Thick => (4.5, INK, "url(#stratege-head-thick)"),
    };
    svg.path(&path).set("stroke", colour).set("stroke-width", width).set("marker-end", head).end();
}

/// The arrow that shows where the play starts, ending at `tip`.
pub(crate) fn start_arrow(svg: &mut Svg, tip: Point, direction: Point) {
    let from = tip.minus(direction.unit().times(START_ARROW));
    arrow(svg, &Route { start: from, steps: vec![Step::Line(tip)] }, Stroke::Thick);
}

/// Length of the arrow that shows the start.
pub(crate) const START_ARROW: f64 = 30.0;

/// The `d` attribute of a route.
pub(crate) fn svg_path(route: &Route) -> String {
    let at = |point: Point| format!("{} {}", number(point.x), number(point.y));
    let steps = route.steps.iter().map(|step| match *step {
        Step::Line(end) => format!("L{}", at(end)),
        Step::Curve(first, second, end) => format!("C{} {} {}", at(first), at(second), at(end)),
    });
    std::iter::once(format!("M{}", at(route.start))).chain(steps).collect()
}

/// The density of hatching for a rank: dark at the goal, lighter further away.
pub(crate) fn density(rank: u32) -> usize {
    (rank as usize).min(svg::DENSITIES - 1)
}

/// The border of a vertex of `player`.
pub(crate) fn border_colour(player: Option<Player>) -> &'static str {
    if player.is_some() { svg::colour(player) } else { INK }
}
