//! The strategies of the paper.

use stratege_core::{Policy, Text, ones};

use super::{Dominoes, Move, View};

/// The lowest tile that fits, in lexicographic order.
pub fn worst(game: &Dominoes, view: &View) -> Move {
    let fitting = game.fitting(view.table());
    match fitting {
        0 => Move::Pass,
        _ => game.lay(view.table(), 127 - fitting.leading_zeros() as u8),
    }
}

/// The tile with most points; the first of the hand among equals.
pub fn most_points(game: &Dominoes, view: &View) -> Move {
    best(game, view, |index| {
        let tile = game.tiles.tile(index);
        u32::from(tile.high + tile.low)
    })
}

/// The tile whose two numbers are most present in the hand, a double counting its number twice;
/// the first of the hand among equals.
pub fn most_present(game: &Dominoes, view: &View) -> Move {
    let hand = view.hand();
    let present = |number| {
        let with = hand & game.tiles.with(number);
        with.count_ones() + (with & game.tiles.doubles).count_ones()
    };
    best(game, view, |index| {
        let tile = game.tiles.tile(index);
        present(tile.high) + present(tile.low)
    })
}

/// The first of the tiles that fit for which `worth` is largest.
#[inline]
fn best(game: &Dominoes, view: &View, worth: impl Fn(u8) -> u32) -> Move {
    let fitting = game.fitting(view.table());
    let mut best = None;
    for index in ones(fitting) {
        let worth = worth(index);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, index));
        }
    }
    best.map_or(Move::Pass, |(_, index)| game.lay(view.table(), index))
}

pub(super) fn all() -> Vec<Policy<Dominoes>> {
    vec![
        Policy {
            name: "worst",
            aliases: &["pire"],
            about: Text::new(
                "the lowest tile in lexicographic order",
                "le dernier domino dans l'ordre lexicographique",
            ),
            choose: worst,
        },
        Policy {
            name: "most-points",
            aliases: &["plus-de-points"],
            about: Text::new("the tile with most points", "le domino qui vaut le plus de points"),
            choose: most_points,
        },
        Policy {
            name: "most-present",
            aliases: &["plus-present"],
            about: Text::new(
                "the tile whose numbers are most present in the hand",
                "le domino dont les valeurs sont les plus présentes dans la main",
            ),
            choose: most_present,
        },
    ]
}
