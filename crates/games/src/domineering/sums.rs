//! What Vertical gets at least if it never leaves a strip of one, two or three rows.
//!
//! Whoever is forbidden some moves is not better off: a position is worth at least as much to
//! Vertical as its strips together. The decision record on bounds by strips proves it, and how their
//! thermographs bound the sum.

use stratege_core::Score;

use super::{
    counts::most_in_line,
    squares::{MARGIN, Squares},
    strips::{
        LANE_STEP, LANES, Lanes, NOTHING, Stop, Strips, UNIT, WIDEST_OF_THREE, Walls, strips,
    },
};

/// Cuts boards of one width into strips.
pub(super) struct Cutter {
    pairs: &'static Strips,
    triples: &'static Strips,
}

/// A position and what its strips of one or two rows give if one row is replaced.
pub(super) struct Variations<S: Squares> {
    pairs: &'static Strips,
    /// The rows, between margins that have no squares.
    rows: S::Lines<u16>,
    /// For each row the sum of all others, and without the one above or below it as well.
    without: S::Lines<[Sum; 3]>,
}

/// The best of all ways to cut some rows into strips.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    /// Vertical has begun in one of them.
    begun: Lanes,
    begun_stop: Stop,
    /// It has not.
    waited: Lanes,
    waited_stop: Stop,
}

impl Cutter {
    /// For boards with at most `width` columns.
    pub(super) fn new(width: u8) -> Cutter {
        Cutter { pairs: strips(2, width), triples: strips(3, width.min(WIDEST_OF_THREE)) }
    }

    /// At least this is the score of a position in which Vertical is to move.
    pub(super) fn least_when_first(&self, squares: impl Squares) -> Score {
        self.sum(squares).spare_moves_when_first()
    }

    /// At most this is the score of a position in which Horizontal is to move.
    pub(super) fn most_when_second(&self, squares: impl Squares) -> Score {
        -1 - self.sum(squares).spare_moves_when_second()
    }

    #[expect(clippy::inline_always, reason = "what a caller does not use is not computed then")]
    #[inline(always)]
    fn sum(&self, squares: impl Squares) -> Sum {
        let mut sums = [Sum::EMPTY; 3];
        let mut above = [0; 2];
        for row in (0..squares.height()).map(|index| squares.row(index)) {
            let [one, two, three] = sums;
            let mut next = one.plus_row(row);
            next.improve(&two, self.pairs.of([above[0], row]));
            self.improve_by_three(&mut next, three, [above[1], above[0], row]);
            sums = [next, one, two];
            above = [row, above[0]];
        }
        sums[0]
    }

    /// Cuts off the last three rows, if that is better: a sum of pieces that have no columns in
    /// common.
    #[expect(clippy::inline_always, reason = "as for the whole sum")]
    #[inline(always)]
    fn improve_by_three(&self, sum: &mut Sum, mut before: Sum, rows: [usize; 3]) {
        let mut columns = rows[0] | rows[1] | rows[2];
        while columns != 0 {
            let first = columns.trailing_zeros();
            let width = (columns >> first).trailing_ones();
            if width > u32::from(WIDEST_OF_THREE) {
                return;
            }
            let piece = (1 << width) - 1;
            columns &= !(piece << first);
            let walls = self.triples.of(rows.map(|row| row >> first & piece));
            if columns == 0 {
                sum.improve(&before, walls);
            } else {
                before = before.plus(&walls.into());
            }
        }
    }

    /// Prepares for many questions about positions that differ from one in a single row.
    pub(super) fn variations<S: Squares>(&self, squares: S) -> Variations<S> {
        let margined = squares.margined();
        let rows = &margined.as_ref()[MARGIN - 1..];
        let pair = |upper: usize| self.pairs.of([rows[upper], rows[upper + 1]].map(usize::from));
        let count = squares.height();
        // The sums of so many rows from the top, and from a row on.
        let (mut upper, mut lower) = (S::lines(Sum::EMPTY), S::lines(Sum::EMPTY));
        let (upper, lower) = (upper.as_mut(), lower.as_mut());
        for row in 1..=count {
            upper[row] = upper[row - 1].plus_row(rows[row].into());
            let before = upper[row.saturating_sub(2)];
            upper[row].improve(&before, pair(row - 1));
        }
        for row in (1..=count).rev() {
            lower[row] = lower[row + 1].plus_row(rows[row].into());
            let after = lower[row + 2];
            lower[row].improve(&after, pair(row));
        }
        let mut without = S::lines([Sum::EMPTY; 3]);
        for (row, sums) in (1..=count).zip(without.as_mut()) {
            let above = upper[row - 1];
            sums[0] = above.plus(&lower[row + 1]);
            sums[1] = upper[row.saturating_sub(2)].plus(&lower[row + 1]);
            sums[2] = above.plus(&lower[row + 2]);
        }
        Variations { pairs: self.pairs, rows: margined, without }
    }
}

impl<S: Squares> Variations<S> {
    /// At least this is the score with another row at `index` if Vertical is to move.
    #[inline]
    pub(super) fn least_when_first(&self, index: usize, row: usize) -> Score {
        let [alone, above, below] = &self.without.as_ref()[index];
        let rows = self.rows.as_ref();
        let mut sum = alone.plus_row(row);
        sum.improve(above, self.pairs.of([rows[index + MARGIN - 1].into(), row]));
        sum.improve(below, self.pairs.of([row, rows[index + MARGIN + 1].into()]));
        sum.spare_moves_when_first()
    }
}

impl Sum {
    const EMPTY: Sum = Sum {
        begun: [NOTHING; LANES],
        begun_stop: 2 * NOTHING as Stop,
        waited: [0; LANES],
        waited_stop: stop_of(0),
    };

    /// With a strip of one row, where Vertical has no moves.
    #[inline]
    fn plus_row(mut self, row: usize) -> Sum {
        let number = -UNIT * i16::from(most_in_line(row));
        for lane in 0..LANES {
            self.begun[lane] += number;
            self.waited[lane] += number;
        }
        self.begun_stop = added(self.begun_stop, stop_of(number));
        self.waited_stop = added(self.waited_stop, stop_of(number));
        self
    }

    /// Both together.
    #[inline]
    fn plus(&self, other: &Sum) -> Sum {
        let mut sum = Sum::EMPTY;
        for lane in 0..LANES {
            let begun = self.begun[lane] + other.waited[lane];
            sum.begun[lane] = begun.max(self.waited[lane] + other.begun[lane]);
            sum.waited[lane] = self.waited[lane] + other.waited[lane];
        }
        let begun_stop = added(self.begun_stop, other.waited_stop);
        sum.begun_stop = begun_stop.max(added(self.waited_stop, other.begun_stop));
        sum.waited_stop = added(self.waited_stop, other.waited_stop);
        sum
    }

    /// Replaces it by what is before a strip and the strip, if that is better.
    #[inline]
    fn improve(&mut self, before: &Sum, strip: &Walls) {
        let other = before.plus(&strip.into());
        for lane in 0..LANES {
            self.begun[lane] = self.begun[lane].max(other.begun[lane]);
            self.waited[lane] = self.waited[lane].max(other.waited[lane]);
        }
        self.begun_stop = self.begun_stop.max(other.begun_stop);
        self.waited_stop = self.waited_stop.max(other.waited_stop);
    }

    /// The most spare moves of Horizontal against which Vertical wins by moving now.
    #[inline]
    fn spare_moves_when_first(&self) -> Score {
        // A left wall is never below the right one, even if Vertical has nothing to begin with.
        let walls = self.begun.iter().chain(&self.waited);
        let wall = walls.fold(NOTHING, |most, &wall| most.max(wall));
        let stop = self.begun_stop.max(self.waited_stop & !1);
        spare_moves(2 * Stop::from(wall)).max(spare_moves(stop))
    }

    /// The same if Horizontal is to move.
    #[inline]
    fn spare_moves_when_second(&self) -> Score {
        let walls = self.waited.iter().enumerate();
        let cooled = walls.map(|(lane, wall)| wall - (lane * LANE_STEP) as i16);
        let wall = cooled.fold(NOTHING, i16::max);
        spare_moves(2 * Stop::from(wall)).max(spare_moves(self.waited_stop))
    }
}

impl From<&Walls> for Sum {
    #[inline]
    fn from(strip: &Walls) -> Sum {
        Sum {
            begun: strip.left,
            begun_stop: strip.left_stop,
            waited: strip.right,
            waited_stop: strip.right_stop,
        }
    }
}

/// The right stop of a number.
const fn stop_of(number: i16) -> Stop {
    2 * number as Stop + 1
}

/// The stop of a sum in which Vertical answers where Horizontal has moved.
#[inline]
fn added(one: Stop, other: Stop) -> Stop {
    (one & !1) + (other & !1) + (one & other & 1)
}

/// The most spare moves of Horizontal against which such a stop is enough to win.
#[inline]
fn spare_moves(stop: Stop) -> Score {
    let number = stop >> 1;
    let unit = Score::from(UNIT);
    if stop & 1 == 1 { number.div_euclid(unit) } else { (number - 1).div_euclid(unit) }
}
