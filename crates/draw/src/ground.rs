//! What is printed on the places of a board: rings, tokens, barriers, lines.

use std::f64::consts::PI;

use stratege_core::Mark;

use crate::svg::{Font, GREY, INK, PAPER, Svg, number};

/// The six colours of tokens, as far apart as they can be for most eyes (M. Okabe, K. Ito).
const COLOURS: [&str; 6] = ["#E69F00", "#56B4E9", "#009E73", "#F0E442", "#CC79A7", "#B8B8B8"];

/// The name of a token: a letter for its colour and a number for its symbol.
pub(crate) fn token_name(colour: u8, symbol: u8) -> String {
    format!("{}{}", char::from(b'a' + colour), symbol + 1)
}

/// Draws what is printed on the place with its middle at (`x`, `y`); `half` is half a square.
///
/// `covered` says that a piece will stand on it: only what is seen beside a piece is drawn.
pub(crate) fn draw_mark(svg: &mut Svg, x: f64, y: f64, half: f64, mark: Mark, covered: bool) {
    match mark {
        Mark::Rings(rings) => {
            for ring in 0..rings {
                svg.circle(x, y, (0.92 - 0.12 * f64::from(ring)) * half)
                    .set("stroke", GREY)
                    .set("stroke-width", 1.8)
                    .end();
            }
            if !covered {
                svg.line_of_text(x, y, Font::sans(0.5 * half), &rings.to_string());
            }
        }
        Mark::Token { .. } if covered => {}
        Mark::Token { colour, symbol, .. } => {
            let fill = COLOURS[usize::from(colour) % COLOURS.len()];
            svg.circle(x, y, 0.78 * half).set("fill", fill).end();
            draw_symbol(svg, x, y - 0.22 * half, 0.34 * half, symbol);
            let name = token_name(colour, symbol);
            svg.line_of_text(x, y + 0.42 * half, Font::sans(0.5 * half).bold(), &name);
        }
        Mark::Barrier => {
            svg.circle(x, y, 0.78 * half).set("fill", GREY).end();
            let reach = 0.4 * half;
            let [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
            svg.path(&format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"))
                .set("stroke", PAPER)
                .set("stroke-width", 5.0)
                .set("stroke-linecap", "round")
                .end();
        }
    }
}

/// Draws over a piece what must be seen of the token beneath it: that it is the one to match.
pub(crate) fn draw_wanted(svg: &mut Svg, x: f64, y: f64, half: f64, colour: u8, symbol: u8) {
    let fill = COLOURS[usize::from(colour) % COLOURS.len()];
    svg.circle(x, y, 0.5 * half)
        .set("fill", fill)
        .set("stroke", INK)
        .set("stroke-width", 2.0)
        .end();
    svg.line_of_text(x, y, Font::sans(0.56 * half).bold(), &token_name(colour, symbol));
    svg.circle(x, y, 0.9 * half).set("stroke", INK).set("stroke-width", 3.0).end();
}

/// A circle, a square on its side, a triangle, a square on its tip, a star, a cross.
fn draw_symbol(svg: &mut Svg, x: f64, y: f64, reach: f64, symbol: u8) {
    let points: Vec<(f64, f64)> = match symbol % 6 {
        0 => {
            svg.circle(x, y, 0.85 * reach).set("fill", INK).end();
            return;
        }
        1 => polygon(4, PI / 4.0, reach),
        2 => polygon(3, -PI / 2.0, 1.1 * reach),
        3 => polygon(4, 0.0, 1.1 * reach),
        4 => {
            let tips = polygon(5, -PI / 2.0, 1.15 * reach);
            let dents = polygon(5, -PI / 2.0 + PI / 5.0, 0.48 * reach);
            tips.into_iter().zip(dents).flat_map(|(tip, dent)| [tip, dent]).collect()
        }
        _ => {
            let (long, short) = (reach, 0.32 * reach);
            let quarter = [(-short, -long), (short, -long), (short, -short)];
            let turned =
                |turns: usize| quarter.map(|point| (0..turns).fold(point, |(x, y), _| (-y, x)));
            (0..4).flat_map(turned).collect()
        }
    };
    let points = points.iter().map(|(dx, dy)| format!("{},{}", number(x + dx), number(y + dy)));
    let points = points.collect::<Vec<_>>().join(" ");
    svg.begin("polygon").set("points", points).set("fill", INK).end();
}

/// The corners of a regular polygon, the first one at `angle`.
fn polygon(corners: u32, angle: f64, reach: f64) -> Vec<(f64, f64)> {
    let corner = |index: u32| {
        let angle = angle + 2.0 * PI * f64::from(index) / f64::from(corners);
        (reach * libm::cos(angle), reach * libm::sin(angle))
    };
    (0..corners).map(corner).collect()
}
