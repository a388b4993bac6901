//! A few letters on a place of a board: what a move there is worth.

use stratege_core::Player;

use crate::{
    svg::{Font, Svg, VALUE, sans_width},
    symbols::HALF,
    tone::Tone,
};

/// How much higher a badge is than its letters.
const HEIGHT: f64 = 1.45;
/// No badge covers the edges of its square.
const WIDEST: f64 = 2.0 * HALF - 4.0;
/// Corners of the badges of a move after which nobody wins.
const CORNER: f64 = 5.0;

/// Letters in a frame on a place.
///
/// The frame is round where player 1 wins, has sharp corners where player 2 wins, and is thick
/// for the best moves: a grey copy tells them apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Badge {
    /// The place, counted in the order of the picture.
    pub place: usize,
    /// The letters, such as `W5`.
    pub text: String,
    /// Who wins after the move.
    pub winner: Option<Player>,
    /// Whether no move is better.
    pub is_best: bool,
}

impl Badge {
    /// Draws the badge around the origin, or at the corner of a place where a piece must stay in sight.
    pub(crate) fn draw(&self, svg: &mut Svg, is_aside: bool) {
        let high = HEIGHT * VALUE;
        // Round ends need more room beside the letters.
        let (corner, room) = match self.winner {
            Some(player) if player.is_first() => (high / 2.0, 1.1 * VALUE),
            Some(_) => (0.0, 0.6 * VALUE),
            None => (CORNER, 0.6 * VALUE),
        };
        let wide = (sans_width(&self.text, VALUE) + room).clamp(high, WIDEST);
        let aside = if is_aside { HALF - high / 2.0 } else { 0.0 };
        svg.rect(aside - wide / 2.0, aside - high / 2.0, wide, high)
            .set("rx", corner)
            .paint("fill", Tone::Paper)
            .paint("stroke", Tone::Owner(self.winner))
            .set("stroke-width", if self.is_best { 4.0 } else { 1.5 })
            .end();
        svg.line_of_text(aside, aside, Font::sans(VALUE), &self.text);
    }
}
