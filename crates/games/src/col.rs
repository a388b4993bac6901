//! Col.
//!
//! In turn, a player puts a stone on an empty square of a board of `rows` x `columns` squares, but
//! never beside a stone of their own. Whoever cannot move loses. Source: E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 2; the game is Colin
//! Vout's.

use stratege_core::{Card, Text};

pub use crate::tinting::Tinted;
use crate::tinting::{KeepsOff, Tinting, TintingRule, notation, params};

/// The rules for one size of board.
pub type Col = Tinting<ColRule>;

/// What tells Col from other games with stones.
#[derive(Clone, Debug)]
pub struct ColRule;

impl TintingRule for ColRule {
    const KEEPS_OFF: KeepsOff = KeepsOff::Owner;

    fn card() -> Card {
        Card {
            name: "col",
            aliases: &[],
            title: Text::new("Col", "Col"),
            aim: Text::new(
                "colour the last square, never beside your own",
                "coloriez la dernière case, jamais à côté des vôtres",
            ),
            minutes: 3,
            rules: Text::new(
                "In turn, a player puts a stone on an empty square that is not beside one of their own \
                 stones; diagonal neighbours do not count. Stones stay where they are. Whoever \
                 cannot move loses.",
                "À tour de rôle, un joueur pose un pion sur une case vide qui n'est voisine d'aucun de ses \
                 propres pions ; les diagonales ne comptent pas. Les pions restent en place. Qui ne \
                 peut plus jouer perd.",
            ),
            notation: notation(),
            params: params(),
            sides: ['x', 'o'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 2",
        }
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::{Cell, Combinatorial, Listed, Params, Player};

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
