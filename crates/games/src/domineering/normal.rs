//! Positions without what needs no thought: one for many that are worth the same.

use stratege_core::Score;

use super::{counts::most_upright, squares::Squares};

/// What is left of a position, and how many moves Vertical has more than Horizontal in the rest.
///
/// A position is the sum of both. Mirror images have the same form.
pub(super) fn normal_form<S: Squares>(squares: S) -> (S, Score) {
    let useful = squares & squares.neighbours();
    let (useful, vertical) = harvested(useful);
    let (turned, horizontal) = harvested(useful.transposed());
    let left = if horizontal == 0 { useful } else { turned.transposed() };
    (left.least(), vertical - horizontal)
}

/// Takes out squares on which only Vertical can ever play; how many dominoes they are worth.
fn harvested<S: Squares>(squares: S) -> (S, Score) {
    let upright = squares & squares.above_and_below() & !squares.beside();
    if upright.is_empty() {
        return (squares, 0);
    }
    let whole = whole_runs(upright, squares);
    let (left, dominoes) = without_ends(upright & !whole, squares & !whole);
    (left, dominoes + most_upright(whole))
}

/// The runs down a column that lie in `upright` from end to end.
fn whole_runs<S: Squares>(upright: S, squares: S) -> S {
    let mut mixed = squares & !upright;
    loop {
        let further = mixed | mixed.above_and_below() & squares;
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
fn without_ends<S: Squares>(mut upright: S, mut squares: S) -> (S, Score) {
    let row = S::SIDE;
    let mut dominoes = 0;
    loop {
        let upper = upright & !(squares << row) & upright >> row & upright >> (2 * row);
        let lower = upright & !(squares >> row) & upright << row & upright << (2 * row);
        if (upper | lower).is_empty() {
            return (squares, dominoes);
        }
        let taken = upper | upper << row | lower | lower >> row;
        dominoes += (upper.count() + lower.count()) as Score;
        squares &= !taken;
        upright &= !taken;
    }
}
