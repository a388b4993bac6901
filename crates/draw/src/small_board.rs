//! Boards that are small enough to stand in the vertices of a diagram.

use stratege_core::Picture;

use crate::{board_plan::board_plan, board_svg::draw_bare, shape::Point, svg::Svg};

/// No board is longer than this, in pixels.
const LONGEST: f64 = 84.0;
/// No board is drawn larger than this, as a part of its usual size.
const LARGEST_SCALE: f64 = 0.5;

/// The width and the height of a board without its labels, at its usual size.
pub(crate) fn size(picture: &Picture) -> (f64, f64) {
    let [left, top, right, bottom] = board_plan(picture).bounds;
    (right - left, bottom - top)
}

/// How large boards are drawn so that the longest of them fits, and all of them look alike.
pub(crate) fn scale<'a>(pictures: impl Iterator<Item = &'a Picture>) -> f64 {
    let lengths = pictures.map(size).map(|(width, height)| width.max(height));
    (LONGEST / lengths.fold(1.0, f64::max)).min(LARGEST_SCALE)
}

/// Draws a board around its middle.
pub(crate) fn draw(svg: &mut Svg, middle: Point, picture: &Picture, scale: f64) {
    let plan = board_plan(picture);
    let [left, top, right, bottom] = plan.bounds;
    let half = Point::new((right - left) / 2.0, (bottom - top) / 2.0).times(scale);
    let corner = middle.minus(half);
    let placed = format!("translate({:.1} {:.1}) scale({scale:.3})", corner.x, corner.y);
    svg.begin("g").set("class", "board").set("transform", placed).group();
    draw_bare(svg, &plan);
    svg.close();
}
