//! The rules of the games, one file each.

pub mod chomp;
pub mod clobber;
pub mod col;
pub mod connect_four;
pub mod diaballik;
pub mod dice;
pub mod domineering;
pub mod dominoes;
pub mod dvonn;
mod filling;
pub mod gipf;
pub mod grundy;
pub mod hackenbush;
mod hexagons;
pub mod kamon;
pub mod kayles;
pub mod mana;
pub mod mnk;
pub mod nim;
mod patches;
pub mod pegs;
mod shuffle;
pub mod snort;
pub mod subtraction;
pub mod tic_tac_toe;
mod tinting;
pub mod toads_and_frogs;

use std::ops::Range;

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Hidden, Impartial, Indexed, Listed, PositionError,
    Puzzle, Race,
};

/// Somebody who wants to meet every game: the catalogue, the law tests, the benches.
///
/// There is one method per family, because each family promises something else.
pub trait Visitor {
    /// Meets a game of two players with perfect information.
    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self);

    /// Meets a combinatorial game in which the players have different options.
    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self);

    /// Meets an impartial game.
    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self);

    /// Meets an impartial game whose boards are numbered.
    fn indexed<C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self);

    /// Meets a game of two players who do not see everything.
    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>;

    /// Meets a race for points.
    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>;

    /// Meets a game for one player.
    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self);
}

/// The list of games.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.duel::<tic_tac_toe::TicTacToe>();
    visitor.indexed::<chomp::Chomp>();
    visitor.indexed::<nim::Nim>();
    visitor.partizan::<domineering::Domineering>();
    visitor.partizan::<toads_and_frogs::ToadsAndFrogs>();
    visitor.partizan::<clobber::Clobber>();
    visitor.partizan::<snort::Snort>();
    visitor.partizan::<col::Col>();
    visitor.partizan::<hackenbush::Hackenbush>();
    visitor.impartial::<grundy::Grundy>();
    visitor.impartial::<kayles::Kayles>();
    visitor.indexed::<subtraction::Subtraction>();
    visitor.duel::<connect_four::ConnectFour>();
    visitor.duel::<mnk::Mnk>();
    visitor.duel::<diaballik::Diaballik>();
    visitor.duel::<dvonn::Dvonn>();
    visitor.duel::<gipf::Gipf>();
    visitor.duel::<kamon::Kamon>();
    visitor.duel::<mana::Mana>();
    visitor.hidden::<dominoes::Dominoes>();
    visitor.race::<dice::Dice>();
    visitor.puzzle::<pegs::Pegs>();
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

/// Numbers with commas between them.
fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
}
