//! The rules of the games, one file each.

mod cards;
pub mod chomp;
pub mod clobber;
pub mod col;
pub mod connect_four;
pub mod diaballik;
pub mod dice;
pub mod domineering;
pub mod dominoes;
pub mod dots_and_boxes;
pub mod dvonn;
mod filling;
pub mod gipf;
pub mod goofspiel;
pub mod grundy;
pub mod hackenbush;
mod hexagons;
pub mod kamon;
pub mod kayles;
pub mod kuhn;
pub mod leduc;
pub mod liars_dice;
pub mod mana;
pub mod mnk;
pub mod nim;
pub mod octal;
mod patches;
pub mod pegs;
pub mod pig;
mod placing;
pub mod quixo;
mod shuffle;
pub mod snort;
pub mod subtraction;
pub mod tic_tac_toe;
mod tinting;
pub mod toads_and_frogs;
mod tracks;

use std::ops::Range;

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Hidden, Impartial, Indexed, Insightful,
    InsightfulRules, LaneRules, Lanes, Layered, Listed, Numbered, Perfect, PositionError, Puzzle,
    Race, Staircases, Viewed,
};

/// Somebody who wants to meet every game: the catalogue, the law tests, the benches.
///
/// There is one method per family, because each family promises something else. Whoever leaves one out meets its games as
/// those of the family that promises less, in the end as `other`.
pub trait Visitor {
    /// Meets a game as nothing but a game.
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self);

    /// Meets a game of two players with perfect information.
    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.other::<G>();
    }

    /// Meets such a game that knows more than its rules say.
    fn insightful<G: Insightful + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.duel::<G>();
    }

    /// Meets a game of two players whose moves come in lanes.
    fn laned<G: Lanes + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.duel::<G>();
    }

    /// Meets such a game that knows more than its rules say.
    fn laned_insightful<G>(&mut self)
    where
        G: Lanes + Insightful + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.insightful::<G>();
    }

    /// Meets such a game whose positions are numbered, wherever moves lead.
    fn numbered<G: Numbered + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.duel::<G>();
    }

    /// Meets a combinatorial game in which the players have different options.
    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.other::<Alternating<C>>();
    }

    /// Meets such a game that knows more than its rules say.
    fn insightful_partizan<C>(&mut self)
    where
        C: InsightfulRules + Listed<Game = Alternating<C>, Position = C::Board>,
    {
        self.partizan::<C>();
    }

    /// Meets such a game whose moves come in lanes.
    fn laned_partizan<C>(&mut self)
    where
        C: LaneRules + InsightfulRules + Listed<Game = Alternating<C>, Position = C::Board>,
    {
        self.insightful_partizan::<C>();
    }

    /// Meets an impartial game.
    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.partizan::<C>();
    }

    /// Meets an impartial game whose boards are numbered.
    fn indexed<C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.impartial::<C>();
    }

    /// Meets such a game of bites from rows of squares.
    fn staircases<C: Staircases + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.indexed::<C>();
    }

    /// Meets a game of two players who are dealt something that the other does not see.
    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.other::<G>();
    }

    /// Meets a race for points.
    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.other::<G>();
    }

    /// Meets a game of two players who see everything, with chance or with scores.
    fn perfect<G>(&mut self)
    where
        G: Perfect + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.other::<G>();
    }

    /// Meets a game of two players who see their own views, whatever chance does.
    fn viewed<G>(&mut self)
    where
        G: Viewed + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.other::<G>();
    }

    /// Meets a game for one player.
    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.other::<G>();
    }

    /// Meets such a game that goes from layer to layer.
    fn layered_puzzle<G>(&mut self)
    where
        G: Puzzle + Layered + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.puzzle::<G>();
    }
}

/// The list of games.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.laned::<tic_tac_toe::TicTacToe>();
    visitor.staircases::<chomp::Chomp>();
    visitor.indexed::<nim::Nim>();
    visitor.laned_partizan::<domineering::Domineering>();
    visitor.partizan::<toads_and_frogs::ToadsAndFrogs>();
    visitor.partizan::<clobber::Clobber>();
    visitor.partizan::<snort::Snort>();
    visitor.partizan::<col::Col>();
    visitor.partizan::<hackenbush::Hackenbush>();
    visitor.impartial::<grundy::Grundy>();
    visitor.impartial::<kayles::Kayles>();
    visitor.impartial::<octal::Octal>();
    visitor.indexed::<subtraction::Subtraction>();
    visitor.laned_insightful::<connect_four::ConnectFour>();
    visitor.laned_insightful::<mnk::Mnk>();
    visitor.numbered::<quixo::Quixo>();
    visitor.duel::<diaballik::Diaballik>();
    visitor.duel::<dvonn::Dvonn>();
    visitor.duel::<gipf::Gipf>();
    visitor.duel::<kamon::Kamon>();
    visitor.duel::<mana::Mana>();
    visitor.hidden::<dominoes::Dominoes>();
    visitor.race::<dice::Dice>();
    visitor.perfect::<pig::Pig>();
    visitor.perfect::<dots_and_boxes::DotsAndBoxes>();
    visitor.viewed::<kuhn::Kuhn>();
    visitor.viewed::<leduc::Leduc>();
    visitor.viewed::<liars_dice::LiarsDice>();
    visitor.viewed::<goofspiel::Goofspiel>();
    visitor.layered_puzzle::<pegs::Pegs>();
}

/// A number in a text, and where it stands.
struct Number {
    value: i64,
    at: Range<usize>,
}

/// Reads numbers separated by commas, each between `low` and `high`; at least one.
fn read_numbers(text: &str, low: i64, high: i64) -> Result<Vec<Number>, PositionError> {
    let mut start = 0;
    let read = |word: &str| {
        let at = start..start + word.len();
        start = at.end + 1;
        let digits = word.trim();
        let value = match digits.parse::<i64>() {
            Ok(value) => value,
            Err(error) => match error.kind() {
                std::num::IntErrorKind::PosOverflow => i64::MAX,
                std::num::IntErrorKind::NegOverflow => i64::MIN,
                _ => return Err(PositionError::Unexpected { at, allowed: "0-9 ," }),
            },
        };
        if value < low || high < value {
            return Err(PositionError::OutOfRange { at, low, high });
        }
        Ok(Number { value, at })
    };
    text.split(',').map(read).collect()
}

/// The same error where the text that was read begins further on.
fn shifted(error: PositionError, by: usize) -> PositionError {
    let moved = |at: Range<usize>| at.start + by..at.end + by;
    match error {
        PositionError::Unexpected { at, allowed } => {
            PositionError::Unexpected { at: moved(at), allowed }
        }
        PositionError::Count { at, what, found, expected } => {
            PositionError::Count { at: moved(at), what, found, expected }
        }
        PositionError::OutOfRange { at, low, high } => {
            PositionError::OutOfRange { at: moved(at), low, high }
        }
        PositionError::Impossible { at, why } => {
            PositionError::Impossible { at: at.map(moved), why }
        }
    }
}

/// Numbers with commas between them.
fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
}
