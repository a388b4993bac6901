//! Colours by what they are for: fixed on paper, the reader's own on a page.

use stratege_core::Player;

use crate::svg::{self, GREY, INK, PAPER};

/// A colour of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A player's, or nobody's.
    Owner(Option<Player>),
    /// What must be seen best.
    Ink,
    /// The paper, or whatever a board lies on.
    Paper,
    /// The borders of squares.
    Border,
    /// Lines and dots of a board that is played on its crossings.
    Line,
    /// A board with holes.
    Tray,
    /// A hole in it.
    Hole,
    /// The same on paper and on any page.
    Fixed(&'static str),
}

impl Tone {
    /// White bone: light on every page.
    pub(crate) const BONE: Tone = Tone::Fixed("#FDFCF8");
    /// What is printed on bone: dark on every page.
    pub(crate) const DARK: Tone = Tone::Fixed("#16191D");

    /// The colour of lines and pegs, which nobody's are ink.
    pub(crate) fn of_line(owner: Option<Player>) -> Tone {
        if owner.is_some() { Tone::Owner(owner) } else { Tone::Ink }
    }

    /// The colour on paper.
    pub(crate) fn printed(self) -> &'static str {
        match self {
            Tone::Owner(owner) => svg::colour(owner),
            Tone::Ink => INK,
            Tone::Paper | Tone::Hole => PAPER,
            Tone::Border | Tone::Line => GREY,
            Tone::Tray => "#DADDE2",
            Tone::Fixed(colour) => colour,
        }
    }

    /// The colour on a page: the page's own under a name, that on paper if it has none.
    pub(crate) fn on_page(self) -> String {
        let name = match self {
            Tone::Owner(Some(player)) if player.is_first() => "first",
            Tone::Owner(Some(_)) => "second",
            Tone::Owner(None) => "soft",
            Tone::Ink => "ink",
            Tone::Paper => "square",
            Tone::Border => "square-line",
            Tone::Line => "strong-line",
            Tone::Tray => "tray",
            Tone::Hole => "hole",
            Tone::Fixed(colour) => return colour.to_owned(),
        };
        format!("var(--{name}, {})", self.printed())
    }
}
