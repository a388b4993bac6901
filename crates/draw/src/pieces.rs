//! The pieces of a board, drawn.

use stratege_core::{Form, Piece, Player};

use crate::svg::{self, Font, INK, PAPER, Svg, hatch};

const CHOCOLATE: &str = "#8B5A3C";
const CHOCOLATE_LIGHT: &str = "#C79A74";
const CHOCOLATE_DARK: &str = "#55331F";

/// Draws a piece on the place with its middle at (`x`, `y`); `half` is half a square.
pub(crate) fn draw_piece(svg: &mut Svg, x: f64, y: f64, half: f64, piece: Piece) {
    let colour = piece.owner.map_or(INK, |player| svg::colour(Some(player)));
    match piece.form {
        Form::Cross => cross(svg, x, y, 0.58 * half, colour),
        Form::Ring => {
            svg.circle(x, y, 0.58 * half).set("stroke", colour).set("stroke-width", 7.0).end();
        }
        Form::Disc => disc(svg, x, y, 0.74 * half, piece.owner),
        Form::Block => {
            let side = 1.8 * half;
            // Dark, light and medium, so that a grey copy tells the owners apart.
            let density = piece.owner.map_or(1, |player| 2 * player.index());
            svg.rect(x - side / 2.0, y - side / 2.0, side, side)
                .set("fill", hatch(piece.owner, density))
                .set("stroke", colour)
                .set("stroke-width", 3.0)
                .end();
        }
        Form::Peg => peg(svg, x, y, 0.66 * half, colour),
        Form::Chocolate => chocolate(svg, x, y, half),
        Form::Poison => {
            chocolate(svg, x, y, half);
            skull(svg, x, y, half);
        }
        Form::Stack { height, neutral } => {
            stack(svg, x, y, 0.74 * half, piece.owner, (height, neutral));
        }
        Form::Chief => {
            disc(svg, x, y, 0.74 * half, piece.owner);
            crown(svg, x, y, 0.5 * half);
        }
        Form::Bearer => {
            disc(svg, x, y, 0.74 * half, piece.owner);
            ball(svg, x, y, 0.44 * half);
        }
        Form::Counter => counter(svg, x, y, 0.72 * half, colour),
        Form::Pips(count) => pips(svg, x, y, half, count),
        Form::Back => {
            let side = 1.7 * half;
            svg.rect(x - side / 2.0, y - side / 2.0, side, side)
                .set("fill", hatch(None, 2))
                .set("stroke", svg::colour(None))
                .set("stroke-width", 1.5)
                .end();
        }
    }
}

fn cross(svg: &mut Svg, x: f64, y: f64, reach: f64, colour: &str) {
    let path = format!(
        "M{} {}L{} {}M{} {}L{} {}",
        x - reach,
        y - reach,
        x + reach,
        y + reach,
        x + reach,
        y - reach,
        x - reach,
        y + reach
    );
    svg.path(&path)
        .set("stroke", colour)
        .set("stroke-width", 7.0)
        .set("stroke-linecap", "round")
        .end();
}

/// Player 1: a dark disc with a white bar. Player 2: a light, striped disc with a dark dot.
fn disc(svg: &mut Svg, x: f64, y: f64, radius: f64, owner: Option<Player>) {
    let colour = svg::colour(owner);
    match owner {
        Some(player) if player.is_first() => {
            svg.circle(x, y, radius).set("fill", colour).end();
            svg.rect(x - 2.5, y - 0.55 * radius, 5.0, 1.1 * radius).set("fill", PAPER).end();
        }
        Some(_) => {
            svg.circle(x, y, radius - 2.0)
                .set("fill", hatch(owner, 2))
                .set("stroke", colour)
                .set("stroke-width", 4.0)
                .end();
            svg.circle(x, y, 0.38 * radius)
                .set("fill", colour)
                .set("stroke", PAPER)
                .set("stroke-width", 3.0)
                .end();
        }
        None => svg.circle(x, y, radius).set("fill", colour).end(),
    }
}

/// A neutral piece.
const RED: &str = "#A4161A";

/// Discs on each other with their number, and a star if a neutral piece is among them.
fn stack(
    svg: &mut Svg,
    x: f64,
    y: f64,
    radius: f64,
    owner: Option<Player>,
    (height, neutral): (u8, bool),
) {
    if owner.is_none() {
        svg.circle(x, y, radius).set("fill", RED).end();
        star(svg, x, y, 0.6 * radius, PAPER);
        return;
    }
    // The discs below show their rims.
    for below in (1..height.min(4)).rev() {
        let down = 3.0 * f64::from(below);
        svg.circle(x, y + down, radius)
            .set("fill", PAPER)
            .set("stroke", svg::colour(owner))
            .set("stroke-width", 2.0)
            .end();
    }
    // What is seen between the strokes of the upper disc must not be the lower ones.
    svg.circle(x, y, radius).set("fill", PAPER).end();
    disc(svg, x, y, radius, owner);
    if height > 1 {
        svg.circle(x, y, 0.6 * radius).set("fill", PAPER).end();
        svg.line_of_text(x, y, Font::sans(0.8 * radius).bold(), &height.to_string());
    }
    if neutral {
        let (x, y) = (x + 0.72 * radius, y - 0.72 * radius);
        svg.circle(x, y, 0.42 * radius).set("fill", RED).set("stroke", PAPER).end();
        star(svg, x, y, 0.3 * radius, PAPER);
    }
}

/// A star with five tips.
fn star(svg: &mut Svg, x: f64, y: f64, reach: f64, fill: &str) {
    let corner = |index: u32| {
        let angle = std::f64::consts::PI * (f64::from(index) / 5.0 - 0.5);
        let reach = if index.is_multiple_of(2) { reach } else { 0.42 * reach };
        format!(
            "{},{}",
            svg::number(x + reach * libm::cos(angle)),
            svg::number(y + reach * libm::sin(angle))
        )
    };
    let corners: Vec<String> = (0..10).map(corner).collect();
    svg.begin("polygon").set("points", corners.join(" ")).set("fill", fill).end();
}

/// A crown with three tips.
fn crown(svg: &mut Svg, x: f64, y: f64, reach: f64) {
    let corners = [
        (-1.0, 0.7),
        (-1.0, -0.5),
        (-0.45, 0.1),
        (0.0, -0.8),
        (0.45, 0.1),
        (1.0, -0.5),
        (1.0, 0.7),
    ];
    let corners = corners
        .map(|(dx, dy)| format!("{},{}", svg::number(x + reach * dx), svg::number(y + reach * dy)));
    svg.begin("polygon")
        .set("points", corners.join(" "))
        .set("fill", PAPER)
        .set("stroke", INK)
        .set("stroke-width", 1.8)
        .set("stroke-linejoin", "round")
        .end();
}

/// A white ball.
fn ball(svg: &mut Svg, x: f64, y: f64, radius: f64) {
    svg.circle(x, y, radius).set("fill", PAPER).set("stroke", INK).set("stroke-width", 2.0).end();
    svg.path(&format!("M{} {y}Q{x} {} {} {y}", x - radius, y + 0.8 * radius, x + radius))
        .set("stroke", INK)
        .set("stroke-width", 1.5)
        .end();
}

/// A peg seen from above: a dark rim and a lighter top.
fn peg(svg: &mut Svg, x: f64, y: f64, radius: f64, colour: &str) {
    svg.circle(x, y, radius).set("fill", colour).end();
    svg.circle(x, y, 0.66 * radius).set("fill", PAPER).set("fill-opacity", 0.4).end();
}

/// A square with a light edge at the top left and a dark one at the bottom right.
fn chocolate(svg: &mut Svg, x: f64, y: f64, half: f64) {
    let outer = half - 1.5;
    let inner = 0.62 * half;
    let edge = |fill: &str, sign: f64, svg: &mut Svg| {
        let (far, near) = (sign * outer, sign * inner);
        let path = format!(
            "M{} {}L{} {}L{} {}L{} {}L{} {}L{} {}z",
            x - far,
            y + far,
            x - far,
            y - far,
            x + far,
            y - far,
            x + near,
            y - near,
            x - near,
            y - near,
            x - near,
            y + near
        );
        svg.path(&path).set("fill", fill).end();
    };
    edge(CHOCOLATE_LIGHT, 1.0, svg);
    edge(CHOCOLATE_DARK, -1.0, svg);
    svg.rect(x - inner, y - inner, 2.0 * inner, 2.0 * inner).set("fill", CHOCOLATE).end();
}

/// A white skull with dark eyes, nose and teeth.
fn skull(svg: &mut Svg, x: f64, y: f64, half: f64) {
    let unit = half / 24.0;
    svg.rect(x - 7.0 * unit, y + 3.0 * unit, 14.0 * unit, 11.0 * unit)
        .set("rx", 3.0 * unit)
        .set("fill", PAPER)
        .end();
    svg.circle(x, y - 2.0 * unit, 12.5 * unit).set("fill", PAPER).end();
    for side in [-1.0, 1.0] {
        svg.circle(x + side * 5.0 * unit, y - 2.0 * unit, 3.6 * unit).set("fill", INK).end();
        svg.rect(x + side * 2.6 * unit - 0.8 * unit, y + 9.0 * unit, 1.6 * unit, 5.0 * unit)
            .set("fill", INK)
            .end();
    }
    let (top, bottom) = (y + 2.5 * unit, y + 6.0 * unit);
    let path = format!("M{x} {top}L{} {bottom}L{} {bottom}z", x - 2.0 * unit, x + 2.0 * unit);
    svg.path(&path).set("fill", INK).end();
}

fn counter(svg: &mut Svg, x: f64, y: f64, radius: f64, colour: &str) {
    svg.circle(x, y, radius)
        .set("fill", "#F3E3B3")
        .set("stroke", colour)
        .set("stroke-width", 2.5)
        .end();
    svg.circle(x, y, 0.6 * radius).set("stroke", colour).set("stroke-width", 1.5).end();
}

/// Dots in the pattern of a die that lies on its side; a number beyond nine.
fn pips(svg: &mut Svg, x: f64, y: f64, half: f64, count: u8) {
    /// Dots that face each other, and the least count that has them.
    const PAIRS: [(u8, f64, f64); 4] =
        [(2, 1.0, -1.0), (4, 1.0, 1.0), (6, 0.0, 1.0), (8, 1.0, 0.0)];
    if count > 9 {
        svg.line_of_text(x, y, Font::sans(half).bold(), &count.to_string());
        return;
    }
    let step = 0.55 * half;
    let mut dot = |across: f64, down: f64| {
        svg.circle(x + across * step, y + down * step, 0.16 * half).set("fill", INK).end();
    };
    if count % 2 == 1 {
        dot(0.0, 0.0);
    }
    for (least, across, down) in PAIRS {
        if least <= count {
            dot(across, down);
            dot(-across, -down);
        }
    }
}
