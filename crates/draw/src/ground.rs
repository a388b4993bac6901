//! Places, and what is printed on them, each drawn around the origin.

use std::f64::consts::PI;

use crate::{
    pieces::star_corners,
    svg::{Svg, number},
    symbols::{HALF, TIP},
    tone::Tone,
};

/// The six colours of tokens, as far apart as they can be for most eyes (M. Okabe, K. Ito).
pub(crate) const COLOURS: [&str; 6] =
    ["#E69F00", "#56B4E9", "#009E73", "#F0E442", "#CC79A7", "#B8B8B8"];

/// How many signs there are on tokens.
pub(crate) const SIGNS: u8 = 6;

/// The name of a token: a letter for its colour and a number for its sign.
pub fn token_name(colour: u8, sign: u8) -> String {
    format!("{}{}", char::from(b'a' + colour), sign + 1)
}

pub(crate) fn square(svg: &mut Svg) {
    svg.rect(-HALF, -HALF, 2.0 * HALF, 2.0 * HALF)
        .paint("fill", Tone::Paper)
        .paint("stroke", Tone::Border)
        .set("stroke-width", 1.5)
        .end();
}

pub(crate) fn tile(svg: &mut Svg) {
    svg.rect(-HALF, -HALF, 2.0 * HALF, 2.0 * HALF)
        .paint("fill", Tone::BONE)
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 2.0)
        .end();
}

pub(crate) fn hexagon(svg: &mut Svg) {
    svg.begin("polygon")
        .set("points", points(hexagon_corners(1.0)))
        .paint("fill", Tone::Paper)
        .paint("stroke", Tone::Border)
        .set("stroke-width", 1.5)
        .end();
}

pub(crate) fn dot(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.16 * HALF).paint("fill", Tone::Line).end();
}

pub(crate) fn hole(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.78 * HALF)
        .paint("fill", Tone::Hole)
        .paint("stroke", Tone::Line)
        .set("stroke-width", 1.5)
        .end();
}

/// A little more than a square, so that no gap is seen between two of them.
pub(crate) fn tray(svg: &mut Svg) {
    let half = HALF + 0.5;
    svg.rect(-half, -half, 2.0 * half, 2.0 * half).paint("fill", Tone::Tray).end();
}

// The borders have no colour of their own: whoever marks a place chooses it.

pub(crate) fn square_edge(svg: &mut Svg) {
    let half = HALF - 3.0;
    svg.rect(-half, -half, 2.0 * half, 2.0 * half).set("rx", 4.0).end();
}

pub(crate) fn hexagon_edge(svg: &mut Svg) {
    svg.begin("polygon").set("points", points(hexagon_corners(0.92))).end();
}

pub(crate) fn round_edge(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.9 * HALF).end();
}

fn hexagon_corners(size: f64) -> impl Iterator<Item = (f64, f64)> {
    let half = [(0.0, -TIP), (HALF, -TIP / 2.0), (HALF, TIP / 2.0)];
    let corners = half.into_iter().chain(half.map(|(x, y)| (-x, -y)));
    corners.map(move |(x, y)| (size * x, size * y))
}

pub(crate) fn rings(svg: &mut Svg, rings: u8) {
    for ring in 0..rings {
        svg.circle(0.0, 0.0, (0.92 - 0.12 * f64::from(ring)) * HALF)
            .set("fill", "none")
            .paint("stroke", Tone::Border)
            .set("stroke-width", 1.8)
            .end();
    }
}

pub(crate) fn token(svg: &mut Svg, colour: u8) {
    svg.circle(0.0, 0.0, 0.8 * HALF).paint("fill", token_tone(colour)).end();
}

/// The token beneath a piece that the next move must match, and a ring around the piece.
pub(crate) fn wanted(svg: &mut Svg, colour: u8) {
    svg.circle(0.0, 0.0, 0.5 * HALF)
        .paint("fill", token_tone(colour))
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 2.0)
        .end();
    svg.circle(0.0, 0.0, 0.92 * HALF)
        .set("fill", "none")
        .paint("stroke", Tone::Ink)
        .set("stroke-width", 3.0)
        .end();
}

fn token_tone(colour: u8) -> Tone {
    Tone::Fixed(COLOURS[usize::from(colour) % COLOURS.len()])
}

pub(crate) fn barrier(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.78 * HALF).paint("fill", Tone::Owner(None)).end();
    svg.path(&saltire(0.4 * HALF))
        .paint("stroke", Tone::Paper)
        .set("stroke-width", 5.0)
        .set("stroke-linecap", "round")
        .end();
}

/// A circle, a square on its side, a triangle, a square on its tip, a star, a cross.
pub(crate) fn sign(svg: &mut Svg, sign: u8) {
    let reach = 0.34 * HALF;
    let corners: Vec<(f64, f64)> = match sign % SIGNS {
        0 => {
            svg.circle(0.0, -0.22 * HALF, 0.85 * reach).paint("fill", Tone::DARK).end();
            return;
        }
        1 => polygon(4, PI / 4.0, reach),
        2 => polygon(3, -PI / 2.0, 1.1 * reach),
        3 => polygon(4, 0.0, 1.1 * reach),
        4 => star_corners(1.15 * reach),
        _ => {
            let short = 0.32 * reach;
            let quarter = [(-short, -reach), (short, -reach), (short, -short)];
            let turned =
                |turns: usize| quarter.map(|point| (0..turns).fold(point, |(x, y), _| (-y, x)));
            (0..4).flat_map(turned).collect()
        }
    };
    // Above the name of the token.
    let corners = corners.into_iter().map(|(x, y)| (x, y - 0.22 * HALF));
    svg.begin("polygon").set("points", points(corners)).paint("fill", Tone::DARK).end();
}

/// Two strokes across each other.
pub(crate) fn saltire(reach: f64) -> String {
    let (near, far) = (number(-reach), number(reach));
    format!("M{near} {near}L{far} {far}M{far} {near}L{near} {far}")
}

/// Corners as SVG writes them.
pub(crate) fn points(corners: impl IntoIterator<Item = (f64, f64)>) -> String {
    let corners = corners.into_iter().map(|(x, y)| format!("{},{}", number(x), number(y)));
    corners.collect::<Vec<_>>().join(" ")
}

/// The corners of a regular polygon, the first one at `angle`.
pub(crate) fn polygon(corners: u32, angle: f64, reach: f64) -> Vec<(f64, f64)> {
    let corner = |index: u32| {
        let angle = angle + 2.0 * PI * f64::from(index) / f64::from(corners);
        (reach * libm::cos(angle), reach * libm::sin(angle))
    };
    (0..corners).map(corner).collect()
}
