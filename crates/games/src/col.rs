//! Col.
//!
//! In turn, a player puts a stone on an empty square of a board of `rows` x `columns` squares, but
//! never beside a stone of their own. Whoever cannot move loses. Source: E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 2; the game is Colin
//! Vout's.

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Listed, Params, Picture, Player, PositionError,
    SetupError, Text,
};

pub use crate::tinting::Tinted;
use crate::tinting::{KeepsOff, Tinting};

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct Col(Tinting);

impl Combinatorial for Col {
    type Board = Tinted;
    /// The square of the stone.
    type Move = Cell;

    fn start(&self) -> Tinted {
        self.0.start()
    }

    fn options(&self, board: &Tinted, player: Player, moves: &mut Vec<Cell>) {
        self.0.options(board, player, moves);
    }

    fn play(&self, board: &mut Tinted, player: Player, cell: Cell) {
        self.0.play(board, player, cell);
    }

    fn show(&self, board: &Tinted) -> String {
        self.write(board).replace('/', "\n")
    }

    fn parts(&self, board: &Tinted, parts: &mut Vec<Tinted>) {
        self.0.parts(board, parts);
    }

    fn swapped(&self, board: &Tinted) -> Option<Tinted> {
        Some(self.0.swapped(board))
    }
}

impl Listed for Col {
    type Game = Alternating<Col>;
    type Position = Tinted;

    fn card() -> Card {
        Card {
            name: "col",
            aliases: &[],
            title: Text::new("Col", "Col"),
            rules: Text::new(
                "In turn, a player puts a stone on an empty square that is not beside one of their own \
                 stones; diagonal neighbours do not count. Stones stay where they are. Whoever \
                 cannot move loses.",
                "À tour de rôle, un joueur pose un pion sur une case vide qui n'est voisine d'aucun de ses \
                 propres pions ; les diagonales ne comptent pas. Les pions restent en place. Qui ne \
                 peut plus jouer perd.",
            ),
            notation: Tinting::notation(),
            params: Tinting::params(),
            sides: ['x', 'o'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 2",
        }
    }

    fn setup(params: &Params) -> Result<Col, SetupError> {
        Tinting::setup(params, KeepsOff::Owner).map(Col)
    }

    fn write(&self, board: &Tinted) -> String {
        self.0.write(board)
    }

    fn read(&self, text: &str) -> Result<Tinted, PositionError> {
        self.0.read(text)
    }

    fn picture(&self, board: &Tinted) -> Picture {
        self.0.picture(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_keep_their_owner_off() {
        let params = Params::parse(&Col::card().params, "2x3").expect("parameters");
        let rules = Col::setup(&params).expect("a board");
        for (position, expected) in [
            (".../...", ["a2 b2 c2 a1 b1 c1"; 2]),
            ("x../...", ["c2 b1 c1", "b2 c2 a1 b1 c1"]),
            ("x../..o", ["c2 b1", "b2 a1"]),
        ] {
            let board = rules.read(position).expect("a position");
            let written = Player::BOTH.map(|player| {
                let mut moves = Vec::new();
                rules.options(&board, player, &mut moves);
                moves.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
            });
            assert_eq!(written, expected, "{position}");
        }
        for text in ["xx./...", "x../x..", "...", "x", ""] {
            assert!(rules.read(text).is_err(), "{text}");
        }
    }
}
