//! Snort.
//!
//! In turn, a player puts a stone on an empty square of a board of `rows` x `columns` squares, but
//! never beside a stone of the other player. Whoever cannot move loses. Source: E. R. Berlekamp, J.
//! H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 5; the game is Simon
//! Norton's.

use stratege_core::{Card, Text};

pub use crate::tinting::Tinted;
use crate::tinting::{KeepsOff, Tinting, TintingRule, notation, params};

/// The rules for one size of board.
pub type Snort = Tinting<SnortRule>;

/// What tells Snort from other games with stones.
#[derive(Clone, Debug)]
pub struct SnortRule;

impl TintingRule for SnortRule {
    const KEEPS_OFF: KeepsOff = KeepsOff::Other;

    fn card() -> Card {
        Card {
            name: "snort",
            aliases: &[],
            title: Text::new("Snort", "Snort"),
            aim: Text::new(
                "colour the last square, never beside the other's",
                "coloriez la dernière case, jamais à côté de celles de l'autre",
            ),
            minutes: 3,
            rules: Text::new(
                "In turn, a player puts a stone on an empty square that is not beside a stone of the other \
                 player; diagonal neighbours do not count. Stones stay where they are. Whoever \
                 cannot move loses.",
                "À tour de rôle, un joueur pose un pion sur une case vide qui n'est voisine d'aucun pion \
                 adverse ; les diagonales ne comptent pas. Les pions restent en place. Qui ne peut \
                 plus jouer perd.",
            ),
            notation: notation(),
            params: params(),
            sides: ['x', 'o'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 5",
        }
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::{Cell, Combinatorial, Listed, Params, Player};

    use super::*;

    #[test]
    fn stones_keep_the_other_player_off() {
        let params = Params::parse(&Snort::card().params, "2x3").expect("parameters");
        let rules = Snort::setup(&params).expect("a board");
        for (position, expected) in [
            (".../...", ["a2 b2 c2 a1 b1 c1"; 2]),
            ("x../...", ["b2 c2 a1 b1 c1", "c2 b1 c1"]),
            ("x../..o", ["b2 a1", "c2 b1"]),
        ] {
            let board = rules.read(position).expect("a position");
            let written = Player::BOTH.map(|player| {
                let mut moves = Vec::new();
                rules.options(&board, player, &mut moves);
                moves.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
            });
            assert_eq!(written, expected, "{position}");
        }
        for text in ["xo./...", "x../o..", "...", "x", ""] {
            assert!(rules.read(text).is_err(), "{text}");
        }
    }
}
