//! How curves are told apart, on a grey copy too.

use stratege_core::Player;

use crate::svg::{self, Element, GREY, INK, PAPER, Svg};

/// Colour, dashes and mark of a curve.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) colour: &'static str,
    /// Lengths of strokes and spaces; empty for a line without spaces.
    dashes: &'static str,
    mark: Shape,
    solid: bool,
}

/// The shape of a mark.
#[derive(Clone, Copy)]
enum Shape {
    Circle,
    Square,
    Triangle,
    Diamond,
}

impl Look {
    /// The look of the curve with this index.
    pub(super) fn of(index: usize) -> Look {
        let look = |colour, dashes, mark, solid| Look { colour, dashes, mark, solid };
        match index % 6 {
            0 => look(svg::colour(Some(Player::FIRST)), "", Shape::Circle, true),
            1 => look(svg::colour(Some(Player::SECOND)), "9 5", Shape::Square, true),
            2 => look(INK, "2 4", Shape::Triangle, false),
            3 => look(GREY, "12 4 2 4", Shape::Diamond, false),
            4 => look(svg::colour(Some(Player::FIRST)), "16 4", Shape::Square, false),
            _ => look(svg::colour(Some(Player::SECOND)), "5 3", Shape::Circle, false),
        }
    }

    /// Gives a line its colour and dashes.
    pub(super) fn stroke(self, line: Element<'_>) -> Element<'_> {
        let line = line.set("stroke", self.colour).set("stroke-width", 2.2);
        if self.dashes.is_empty() { line } else { line.set("stroke-dasharray", self.dashes) }
    }

    /// The filling of its marks.
    pub(super) fn fill(self) -> &'static str {
        if self.solid { self.colour } else { PAPER }
    }

    /// Draws the mark.
    pub(super) fn mark(self, svg: &mut Svg, [x, y]: [f64; 2], fill: &str) {
        let corners: &[[f64; 2]] = match self.mark {
            Shape::Circle => {
                let circle = svg.circle(x, y, 4.5).set("fill", fill);
                return circle.set("stroke", self.colour).set("stroke-width", 1.8).end();
            }
            Shape::Square => &[[-4.0, -4.0], [4.0, -4.0], [4.0, 4.0], [-4.0, 4.0]],
            Shape::Triangle => &[[0.0, -5.5], [5.2, 4.0], [-5.2, 4.0]],
            Shape::Diamond => &[[0.0, -6.0], [5.5, 0.0], [0.0, 6.0], [-5.5, 0.0]],
        };
        let points = corners.iter().map(|[right, down]| [x + right, y + down].map(svg::number));
        let points: Vec<String> = points.map(|[x, y]| format!("{x} {y}")).collect();
        svg.path(&format!("M{}z", points.join("L")))
            .set("fill", fill)
            .set("stroke", self.colour)
            .set("stroke-width", 1.8)
            .end();
    }
}
