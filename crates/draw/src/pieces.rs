//! The pieces of a board, each drawn around the origin on a place of its own.

use stratege_core::{Player, Toward};

use crate::{
    ground::{points, polygon, saltire},
    svg::{Svg, number},
    symbols::HALF,
    tone::Tone,
};

const CHOCOLATE: Tone = Tone::Fixed("#8B5A3C");
const CHOCOLATE_LIGHT: Tone = Tone::Fixed("#C79A74");
const CHOCOLATE_DARK: Tone = Tone::Fixed("#55331F");

/// A piece that is nobody's among those of players.
const RED: Tone = Tone::Fixed("#A4161A");

const GOLD: Tone = Tone::Fixed("#E9C46A");
const GOLD_DARK: Tone = Tone::Fixed("#8A6A1F");

/// The radius of a disc.
pub(crate) const DISC: f64 = 0.76 * HALF;

/// Player 2's stripes, and nobody's.
const STRIPES: [&str; 2] = ["stratege-stripes-2", "stratege-stripes-0"];
const NET: &str = "stratege-net";
const GLOSS: &str = "stratege-gloss";

fn filling(name: &str) -> String {
    format!("url(#{name})")
}

/// Defines what the symbols drawn so far are filled with.
///
/// Hatchings tell owners apart on a grey copy. The definitions are the same in every picture, so
/// several pictures can stand in one page.
pub(crate) fn fillings(svg: &mut Svg) {
    let second = Tone::Owner(Some(Player::SECOND));
    let used = |svg: &Svg, name: &str| svg.holds(&filling(name));
    svg.begin("defs").group();
    if used(svg, STRIPES[0]) {
        stripes(svg, STRIPES[0], (7.0, 3.4, "rotate(45)"), second);
    }
    if used(svg, STRIPES[1]) {
        stripes(svg, STRIPES[1], (9.0, 3.0, "rotate(-45)"), Tone::Owner(None));
    }
    if used(svg, NET) {
        svg.pattern(NET, 6.0, "rotate(45)");
        svg.rect(0.0, 0.0, 6.0, 6.0).set("fill", "#8B939E").end();
        svg.path("M0 0H6M0 0V6").paint("stroke", Tone::BONE).set("stroke-width", 1.6).end();
        svg.close();
    }
    if used(svg, GLOSS) {
        define_gloss(svg);
    }
    svg.close();
}

fn stripes(svg: &mut Svg, name: &str, (step, stripe, turn): (f64, f64, &str), tone: Tone) {
    svg.pattern(name, step, turn);
    svg.rect(0.0, 0.0, step, step).paint("fill", Tone::Paper).end();
    svg.rect(0.0, 0.0, stripe, step).paint("fill", tone).end();
    svg.close();
}

fn define_gloss(svg: &mut Svg) {
    let upright = [("x1", "0"), ("y1", "0"), ("x2", "0"), ("y2", "1")];
    let gradient = svg.begin("linearGradient").set("id", GLOSS);
    upright.into_iter().fold(gradient, |it, (name, value)| it.set(name, value)).group();
    for (offset, colour, opacity) in
        [("0", "#FFFFFF", ".28"), ("0.5", "#FFFFFF", "0"), ("1", "#000000", ".18")]
    {
        let stop = svg.begin("stop").set("offset", offset).set("stop-color", colour);
        stop.set("stop-opacity", opacity).end();
    }
    svg.close();
}

/// A light from above on something round.
fn gloss(svg: &mut Svg, radius: f64) {
    svg.circle(0.0, 0.0, radius).set("fill", filling(GLOSS)).end();
}

pub(crate) fn cross(svg: &mut Svg, owner: Option<Player>) {
    svg.path(&saltire(0.56 * HALF))
        .paint("stroke", Tone::of_line(owner))
        .set("stroke-width", 7.5)
        .set("stroke-linecap", "round")
        .end();
}

pub(crate) fn ring(svg: &mut Svg, owner: Option<Player>) {
    let circle = svg.circle(0.0, 0.0, 0.56 * HALF).paint("stroke", Tone::of_line(owner));
    circle.set("fill", "none").set("stroke-width", 7.5).end();
}

/// Player 1: full with a light bar. Player 2: striped with a dark dot.
pub(crate) fn disc(svg: &mut Svg, owner: Option<Player>) {
    let tone = Tone::Owner(owner);
    match owner {
        Some(player) if player.is_first() => {
            svg.circle(0.0, 0.0, DISC).paint("fill", tone).end();
            gloss(svg, DISC);
            let bar = svg.rect(-2.6, -0.52 * DISC, 5.2, 1.04 * DISC);
            bar.set("rx", 2.0).paint("fill", Tone::BONE).end();
        }
        Some(_) => {
            svg.circle(0.0, 0.0, DISC - 2.0)
                .set("fill", filling(STRIPES[0]))
                .paint("stroke", tone)
                .set("stroke-width", 4.0)
                .end();
            svg.circle(0.0, 0.0, 0.4 * DISC)
                .paint("fill", tone)
                .paint("stroke", Tone::Paper)
                .set("stroke-width", 3.0)
                .end();
        }
        None => {
            svg.circle(0.0, 0.0, DISC).paint("fill", tone).end();
            gloss(svg, DISC);
        }
    }
}

/// Full, striped, and striped the other way.
pub(crate) fn block(svg: &mut Svg, owner: Option<Player>) {
    let half = 0.9 * HALF;
    let square = svg.rect(-half, -half, 2.0 * half, 2.0 * half).set("rx", 3.0);
    let filled = match owner {
        Some(player) if player.is_first() => square.paint("fill", Tone::Owner(owner)),
        Some(_) => square.set("fill", filling(STRIPES[0])),
        None => square.set("fill", filling(STRIPES[1])),
    };
    filled.paint("stroke", Tone::of_line(owner)).set("stroke-width", 3.0).end();
}

/// A rim and a lighter top.
pub(crate) fn peg(svg: &mut Svg, owner: Option<Player>) {
    svg.circle(0.0, 0.0, 0.66 * HALF).paint("fill", Tone::Owner(owner)).end();
    gloss(svg, 0.66 * HALF);
    let top = svg.circle(0.0, 0.0, 0.4 * HALF).paint("fill", Tone::Paper);
    top.set("fill-opacity", ".35").end();
}

/// What is seen of the discs under a disc, and paper where that disc lets it through.
pub(crate) fn rims(svg: &mut Svg, owner: Option<Player>, rims: u8) {
    for below in (1..=rims).rev() {
        svg.circle(0.0, 3.0 * f64::from(below), DISC - 1.0)
            .paint("fill", Tone::Paper)
            .paint("stroke", Tone::Owner(owner))
            .set("stroke-width", 2.0)
            .end();
    }
    svg.circle(0.0, 0.0, DISC).paint("fill", Tone::Paper).end();
}

pub(crate) fn plate(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.6 * DISC).paint("fill", Tone::BONE).end();
}

pub(crate) fn neutral(svg: &mut Svg) {
    svg.circle(0.0, 0.0, DISC).paint("fill", RED).end();
    star(svg, (0.0, 0.0), 0.6 * DISC);
}

/// A star in the upper right corner.
pub(crate) fn small_star(svg: &mut Svg) {
    let (x, y) = (0.72 * DISC, -0.72 * DISC);
    svg.circle(x, y, 0.42 * DISC)
        .paint("fill", RED)
        .paint("stroke", Tone::Paper)
        .set("stroke-width", 1.5)
        .end();
    star(svg, (x, y), 0.3 * DISC);
}

/// A star with five tips.
fn star(svg: &mut Svg, (x, y): (f64, f64), reach: f64) {
    let corners = star_corners(reach).into_iter().map(|(dx, dy)| (x + dx, y + dy));
    svg.begin("polygon").set("points", points(corners)).paint("fill", Tone::BONE).end();
}

/// The corners of a star with five tips.
pub(crate) fn star_corners(reach: f64) -> Vec<(f64, f64)> {
    let corners = polygon(10, -std::f64::consts::FRAC_PI_2, reach).into_iter().enumerate();
    let dented = |(index, (x, y)): (usize, (f64, f64))| {
        let length = if index.is_multiple_of(2) { 1.0 } else { 0.42 };
        (length * x, length * y)
    };
    corners.map(dented).collect()
}

/// A crown with three tips.
pub(crate) fn crown(svg: &mut Svg) {
    let half = [(0.0, -0.8), (0.45, 0.1), (1.0, -0.5), (1.0, 0.7)];
    let other = half[1..].iter().rev().map(|(x, y)| (-x, *y));
    let reach = 0.48 * HALF;
    let corners = half.into_iter().chain(other).map(|(x, y)| (reach * x, reach * y));
    svg.begin("polygon")
        .set("points", points(corners))
        .paint("fill", Tone::BONE)
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 1.8)
        .set("stroke-linejoin", "round")
        .end();
}

/// A white ball.
pub(crate) fn ball(svg: &mut Svg) {
    let radius = 0.42 * HALF;
    svg.circle(0.0, 0.0, radius)
        .paint("fill", Tone::BONE)
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 2.0)
        .end();
    let (side, low) = (number(radius), number(0.8 * radius));
    svg.path(&format!("M-{side} 0Q0 {low} {side} 0"))
        .set("fill", "none")
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 1.5)
        .end();
}

/// A square with a light edge at the top left and a dark one at the bottom right.
pub(crate) fn chocolate(svg: &mut Svg) {
    let (outer, inner) = (HALF - 1.5, 0.62 * HALF);
    svg.rect(-outer, -outer, 2.0 * outer, 2.0 * outer)
        .set("rx", 3.0)
        .paint("fill", CHOCOLATE_DARK)
        .end();
    let [far, near] = [outer, inner].map(number);
    svg.path(&format!("M-{far} {far}V-{far}H{far}L{near} -{near}H-{near}V{near}z"))
        .paint("fill", CHOCOLATE_LIGHT)
        .end();
    svg.rect(-inner, -inner, 2.0 * inner, 2.0 * inner).paint("fill", CHOCOLATE).end();
}

/// A white skull with dark eyes, nose and teeth.
pub(crate) fn skull(svg: &mut Svg) {
    let unit = HALF / 24.0;
    svg.rect(-7.0 * unit, 3.0 * unit, 14.0 * unit, 11.0 * unit)
        .set("rx", 3.0 * unit)
        .paint("fill", Tone::BONE)
        .end();
    svg.circle(0.0, -2.0 * unit, 12.5 * unit).paint("fill", Tone::BONE).end();
    for side in [-1.0, 1.0] {
        svg.circle(5.0 * side * unit, -2.0 * unit, 3.6 * unit).paint("fill", Tone::DARK).end();
        svg.rect((2.6 * side - 0.8) * unit, 9.0 * unit, 1.6 * unit, 5.0 * unit)
            .paint("fill", Tone::DARK)
            .end();
    }
    let nose = [(0.0, 2.5), (-2.0, 6.0), (2.0, 6.0)].map(|(x, y)| (x * unit, y * unit));
    svg.begin("polygon").set("points", points(nose)).paint("fill", Tone::DARK).end();
}

pub(crate) fn counter(svg: &mut Svg) {
    svg.circle(0.0, 0.0, 0.72 * HALF)
        .paint("fill", GOLD)
        .paint("stroke", GOLD_DARK)
        .set("stroke-width", 2.5)
        .end();
    svg.circle(0.0, 0.0, 0.44 * HALF)
        .set("fill", "none")
        .paint("stroke", GOLD_DARK)
        .set("stroke-width", 1.5)
        .end();
    gloss(svg, 0.72 * HALF);
}

/// Dots in the pattern of a die that lies on its side.
pub(crate) fn pips(svg: &mut Svg, count: u8) {
    /// Dots that face each other, and the least count that has them.
    const PAIRS: [(u8, f64, f64); 4] =
        [(2, 1.0, -1.0), (4, 1.0, 1.0), (6, 0.0, 1.0), (8, 1.0, 0.0)];
    let step = 0.55 * HALF;
    let mut dot = |across: f64, down: f64| {
        svg.circle(across * step, down * step, 0.17 * HALF).paint("fill", Tone::DARK).end();
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

pub(crate) fn back(svg: &mut Svg) {
    let half = 0.82 * HALF;
    svg.rect(-half, -half, 2.0 * half, 2.0 * half)
        .set("rx", 3.0)
        .set("fill", filling(NET))
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 1.5)
        .end();
}

/// A white cube seen from above.
pub(crate) fn die(svg: &mut Svg) {
    let half = 0.86 * HALF;
    svg.rect(-half, -half, 2.0 * half, 2.0 * half)
        .set("rx", 0.3 * HALF)
        .paint("fill", Tone::BONE)
        .paint("stroke", Tone::DARK)
        .set("stroke-width", 2.0)
        .end();
}

/// A thick stroke from corner to corner.
pub(crate) fn spoiled(svg: &mut Svg) {
    let [far, near] = [0.78 * HALF, -0.78 * HALF].map(number);
    svg.path(&format!("M{near} {far}L{far} {near}"))
        .paint("stroke", RED)
        .set("stroke-width", 5.0)
        .set("stroke-linecap", "round")
        .end();
}

/// Half of a domino: closed on three sides, open where the other half lies.
///
/// Player 1: full with a light bar along the domino. Player 2: striped.
pub(crate) fn half(svg: &mut Svg, owner: Option<Player>, toward: Toward) {
    let (near, far) = (0.8 * HALF, HALF);
    // Drawn open to the right, then turned.
    let turn = match toward {
        Toward::Right => 0,
        Toward::Down => 90,
        Toward::Left => 180,
        Toward::Up => 270,
    };
    svg.begin("g").set("transform", format!("rotate({turn})")).group();
    let [near, far, round] = [near, far, 0.22 * HALF].map(number);
    let edge = format!(
        "M{far} -{near}H-{}A{round} {round} 0 0 0 -{near} -{}V{}A{round} {round} 0 0 0 -{} {near}H{far}",
        number(0.58 * HALF),
        number(0.58 * HALF),
        number(0.58 * HALF),
        number(0.58 * HALF),
    );
    let path = svg.path(&edge);
    let filled = match owner {
        Some(player) if player.is_first() => path.paint("fill", Tone::Owner(owner)),
        Some(_) => path.set("fill", filling(STRIPES[0])),
        None => path.set("fill", filling(STRIPES[1])),
    };
    filled.paint("stroke", Tone::of_line(owner)).set("stroke-width", 3.0).end();
    if owner.is_some_and(Player::is_first) {
        svg.path(&format!("M0 0H{far}"))
            .paint("stroke", Tone::BONE)
            .set("stroke-width", 5.2)
            .set("stroke-linecap", "round")
            .end();
    }
    svg.close();
}

/// A white pin with a red band around its neck.
pub(crate) fn pin(svg: &mut Svg) {
    let unit = HALF / 24.0;
    let at = |length: f64| number(length * unit);
    svg.path(&format!(
        "M-{a} {b}C-{c} {d} -{e} {f} -{g} -{h}C-{i} -{j} {i} -{j} {g} -{h}C{e} {f} {c} {d} {a} {b}z",
        a = at(6.0),
        b = at(20.0),
        c = at(15.0),
        d = at(8.0),
        e = at(3.0),
        f = at(-4.0),
        g = at(5.0),
        h = at(13.0),
        i = at(7.0),
        j = at(23.0),
    ))
    .paint("fill", Tone::BONE)
    .paint("stroke", Tone::DARK)
    .set("stroke-width", 1.8)
    .set("stroke-linejoin", "round")
    .end();
    svg.rect(-4.4 * unit, -9.5 * unit, 8.8 * unit, 2.6 * unit).paint("fill", RED).end();
}
