//! Positions without what needs no thought: one for many that are worth the same.

use stratege_core::Score;

use super::{
    bytes::{beside, byte_neighbours, least_of_bytes, transposed_bytes},
    counts::most_upright,
};

/// What is left of a position, and how many moves Vertical has more than Horizontal in the rest.
///
/// A position is the sum of both. Mirror images have the same form.
pub(super) fn normal_form(squares: u64) -> (u64, Score) {
    let useful = squares & byte_neighbours(squares);
    let (useful, vertical) = harvested(useful);
    let (turned, horizontal) = harvested(transposed_bytes(useful));
    let left = if horizontal == 0 { useful } else { transposed_bytes(turned) };
    (least_of_bytes(left), vertical - horizontal)
}

/// Takes out squares on which only Vertical can ever play; how many dominoes they are worth.
fn harvested(squares: u64) -> (u64, Score) {
    let upright = squares & (squares >> 8 | squares << 8) & !beside(squares);
    if upright == 0 {
        return (squares, 0);
    }
    let whole = whole_runs(upright, squares);
    let (left, dominoes) = without_ends(upright & !whole, squares & !whole);
    (left, dominoes + most_upright(whole))
}

/// The runs down a column that lie in `upright` from end to end.
fn whole_runs(upright: u64, squares: u64) -> u64 {
    let mut mixed = squares & !upright;
    loop {
        let further = mixed | (mixed >> 8 | mixed << 8) & squares;
        if further == mixed {
            return squares & !mixed;
        }
        mixed = further;
    }
}

/// Takes a domino off the end of a run as long as the three squares there are in `upright`.
///
/// The third one answers for it: whoever would rather lay a domino over the second and the third
/// does not lose by laying it over the first two.
fn without_ends(mut upright: u64, mut squares: u64) -> (u64, Score) {
    let mut dominoes = 0;
    loop {
        let upper = upright & !(squares << 8) & upright >> 8 & upright >> 16;
        let lower = upright & !(squares >> 8) & upright << 8 & upright << 16;
        if upper | lower == 0 {
            return (squares, dominoes);
        }
        let taken = upper | upper << 8 | lower | lower >> 8;
        dominoes += (upper.count_ones() + lower.count_ones()) as Score;
        squares &= !taken;
        upright &= !taken;
    }
}
