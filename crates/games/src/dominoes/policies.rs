//! The strategies of the paper.

use stratege_core::{Policy, Text};

use super::{
    Dominoes, Move, View, ends_after,
    tiles::{bit, for_each},
};

/// The lowest tile that fits, in lexicographic order.
pub fn worst(game: &Dominoes, view: &View) -> Move {
    let fitting = game.fitting(view);
    match fitting {
        0 => Move::Pass,
        _ => game.lay(view, 127 - fitting.leading_zeros() as u8),
    }
}

/// The tile with most points; the first of the hand among equals.
pub fn most_points(game: &Dominoes, view: &View) -> Move {
    game.lay_highest(view, game.pips.most(game.fitting(view)))
}

/// The tile whose two numbers are most present in the hand, a double counting its number twice;
/// the first of the hand among equals.
pub fn most_present(game: &Dominoes, view: &View) -> Move {
    let fitting = game.fitting(view);
    if fitting & fitting.wrapping_sub(1) == 0 {
        return game.lay_highest(view, fitting);
    }
    let mut halves = 0;
    for_each(view.hand(), |index| halves += game.tiles.halves(index));
    // The worth comes first, then the place in the hand: the largest number is the best tile.
    let mut best = 0;
    for_each(fitting, |index| {
        let tile = game.tiles.tile(index);
        let worth = (halves >> (4 * tile.high) & 15) + (halves >> (4 * tile.low) & 15);
        best = best.max(worth << 8 | u64::from(!index));
    });
    game.lay(view, !(best as u8))
}

/// The tile that is best by several measures at once: points got rid of, own tiles that fit
/// afterwards, and how likely the other player then has to pass.
///
/// The weights were found by trying many of them against the other strategies.
pub fn balanced(game: &Dominoes, view: &View) -> Move {
    let possible = game.unseen(view).possible;
    let hidden = possible.count_ones();
    best(game, view, |index| {
        let Move::Lay(tile, side) = game.lay(view, index) else { return 0.0 };
        let [left, right] = ends_after(view.ends(), tile, side);
        let fits = game.tiles.with(left) | game.tiles.with(right);
        let rest = view.hand() & !bit(index);
        let follow = f64::from((rest & fits).count_ones());
        let can_follow = f64::from(u8::from(follow > 0.0));
        let passes = none_of(hidden, (possible & fits).count_ones(), game.held_by_other(view));
        let points = f64::from(tile.high + tile.low);
        let double = f64::from(u8::from(tile.high == tile.low));
        0.12 * points
            + 1.42 * follow / (f64::from(rest.count_ones()) + 1.0)
            + passes * (4.23 + 1.98 * can_follow)
            + 0.27 * can_follow
            + 0.44 * double
    })
}

/// The chance that none of `marked` among `all` tiles is in a hand of `hand` of them.
pub(super) fn none_of(all: u32, marked: u32, hand: u8) -> f64 {
    let (all, others) = (f64::from(all), f64::from(all - marked));
    (0..hand).map(f64::from).map(|drawn| ((others - drawn) / (all - drawn)).max(0.0)).product()
}

/// The first of the tiles that fit for which `worth` is largest.
#[inline]
fn best<W: PartialOrd>(game: &Dominoes, view: &View, worth: impl Fn(u8) -> W) -> Move {
    let fitting = game.fitting(view);
    let mut best: Option<(W, u8)> = None;
    for_each(fitting, |index| {
        let worth = worth(index);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, index));
        }
    });
    best.map_or(Move::Pass, |(_, index)| game.lay(view, index))
}

/// Best first.
pub(super) fn all() -> Vec<Policy<Dominoes>> {
    vec![
        Policy {
            name: "balanced",
            aliases: &["équilibrée", "equilibree", "équilibré"],
            about: Text::new(
                "weighs points, own tiles that fit next and the chance that the other must pass",
                "pèse les points, les dominos jouables ensuite et la chance que l'autre passe",
            ),
            choose: balanced,
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
        Policy {
            name: "worst",
            aliases: &["pire"],
            about: Text::new(
                "the lowest tile in lexicographic order",
                "le dernier domino dans l'ordre lexicographique",
            ),
            choose: worst,
        },
    ]
}
