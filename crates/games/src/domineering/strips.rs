//! What two rows are worth, and what Vertical gets at least if it never leaves a strip of them.
//!
//! Whoever is forbidden some moves is not better off: a position is worth at least as much to
//! Vertical as its strips of one or two rows together. The decision record on bounds by strips
//! says why their thermographs bound the sum.

use std::{collections::BTreeMap, sync::OnceLock};

use stratege_core::{Score, ones};

use super::counts::MOST_IN_LINE;

/// The unit of stops: a move.
const UNIT: i16 = 16;

/// Temperatures at which walls are drawn: from -1 up, a unit apart, below 2.
const HEIGHTS: usize = 48;

/// Temperatures at which strips are added up: from 0 up, [`LANE_STEP`] apart.
const LANES: usize = 8;
const LANE_STEP: usize = 4;

/// Below everything, and still so when other stops are added.
const NOTHING: i16 = -8000;

/// Stops at several temperatures, in units.
type Lanes = [i16; LANES];

/// Twice a stop in units, plus one where it is reached with Horizontal to move.
///
/// A game with that right stop is worth at least the number then, and otherwise at least what is
/// less than it.
type Stop = i32;

/// The strips of two rows on boards of one width.
pub(super) struct Strips {
    /// Where the walls of a strip are, by its rows in two bytes.
    kinds: Vec<u16>,
    walls: Vec<Walls>,
    /// What a single row is worth, in units.
    rows: [i16; 256],
}

/// What is known of the value of a strip: bounds from below.
#[derive(Clone, Copy)]
struct Walls {
    left: Lanes,
    right: Lanes,
    left_stop: Stop,
    right_stop: Stop,
}

/// The walls at all temperatures, from which those of larger strips are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Drawn {
    left: [i16; HEIGHTS],
    right: [i16; HEIGHTS],
    left_stop: i16,
    right_stop: i16,
}

/// The strips that are at most `width` squares wide, tabulated once.
pub(super) fn strips(width: u8) -> &'static Strips {
    static TABLES: [OnceLock<Strips>; 9] = [const { OnceLock::new() }; 9];
    TABLES[usize::from(width)].get_or_init(|| Strips::new(width))
}

impl Strips {
    fn new(width: u8) -> Strips {
        let rows = std::array::from_fn(|row| -UNIT * i16::from(MOST_IN_LINE[row]));
        let mut kinds = vec![0; 1 << 16];
        let (mut drawn, mut known) = (Vec::<Drawn>::new(), BTreeMap::new());
        for upper in 0..1_usize << width {
            for lower in 0..=upper {
                let strip = upper << 8 | lower;
                let turned = lower << 8 | upper;
                // Mirror images with the larger row above: one of them comes first.
                let image = mirrored(strip, width).max(mirrored(turned, width));
                if image < strip {
                    (kinds[strip], kinds[turned]) = (kinds[image], kinds[image]);
                    continue;
                }
                let walls = draw(strip, &rows, |smaller| &drawn[usize::from(kinds[smaller])]);
                let kind = *known.entry(walls).or_insert(drawn.len() as u16);
                if usize::from(kind) == drawn.len() {
                    drawn.push(walls);
                }
                (kinds[strip], kinds[turned]) = (kind, kind);
            }
        }
        Strips { kinds, walls: drawn.iter().map(Walls::of).collect(), rows }
    }

    /// At least this is the score of a position in which Vertical is to move.
    pub(super) fn least_when_first(&self, squares: u64) -> Score {
        let mut sums = [Sum::EMPTY; 2];
        let mut above = 0;
        for row in squares.to_le_bytes().into_iter().take(rows_of(squares)) {
            let [sum, before] = sums;
            let (single, walls) = self.row_and_strip(above, row);
            let mut next = Sum::EMPTY;
            for lane in 0..LANES {
                let wait = before.waited[lane] + walls.right[lane];
                next.waited[lane] = wait.max(sum.waited[lane] + single);
                let begin = before.waited[lane] + walls.left[lane];
                let begun = before.begun[lane] + walls.right[lane];
                next.begun[lane] = begin.max(begun).max(sum.begun[lane] + single);
            }
            next.waited_stop = added(before.waited_stop, walls.right_stop)
                .max(added(sum.waited_stop, stop_of(single)));
            next.begun_stop = added(before.waited_stop, walls.left_stop)
                .max(added(before.begun_stop, walls.right_stop))
                .max(added(sum.begun_stop, stop_of(single)));
            sums = [next, sum];
            above = row;
        }
        let [sum, _] = sums;
        // A left wall is never below the right one, even if Vertical has nothing to begin with.
        let walls = sum.begun.iter().chain(&sum.waited);
        let wall = walls.fold(NOTHING, |most, &wall| most.max(wall));
        let stop = sum.begun_stop.max(sum.waited_stop & !1);
        spare_moves(2 * Stop::from(wall)).max(spare_moves(stop))
    }

    /// At most this is the score of a position in which Horizontal is to move.
    pub(super) fn most_when_second(&self, squares: u64) -> Score {
        let mut sums = [([0; LANES], stop_of(0)); 2];
        let mut above = 0;
        for row in squares.to_le_bytes().into_iter().take(rows_of(squares)) {
            let [(sum, sum_stop), (before, before_stop)] = sums;
            let (single, walls) = self.row_and_strip(above, row);
            let mut next = [0; LANES];
            for lane in 0..LANES {
                next[lane] = (sum[lane] + single).max(before[lane] + walls.right[lane]);
            }
            let next_stop = added(before_stop, walls.right_stop);
            let next_stop = next_stop.max(added(sum_stop, stop_of(single)));
            sums = [(next, next_stop), (sum, sum_stop)];
            above = row;
        }
        let [(sum, stop), _] = sums;
        let cooled = sum.iter().enumerate().map(|(lane, wall)| wall - (lane * LANE_STEP) as i16);
        let wall = cooled.fold(NOTHING, i16::max);
        -1 - spare_moves(2 * Stop::from(wall)).max(spare_moves(stop))
    }

    /// What a row alone and what it and the row above are worth.
    #[inline]
    fn row_and_strip(&self, above: u8, row: u8) -> (i16, &Walls) {
        let strip = usize::from(u16::from_le_bytes([row, above]));
        (self.rows[usize::from(row)], &self.walls[usize::from(self.kinds[strip])])
    }
}

/// The best of all ways to cut some rows into strips.
#[derive(Clone, Copy)]
struct Sum {
    /// Vertical has begun in one of them.
    begun: Lanes,
    begun_stop: Stop,
    /// It has not.
    waited: Lanes,
    waited_stop: Stop,
}

impl Sum {
    const EMPTY: Sum = Sum {
        begun: [NOTHING; LANES],
        begun_stop: 2 * NOTHING as Stop,
        waited: [0; LANES],
        waited_stop: stop_of(0),
    };
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

/// The rows down to the last that has squares.
#[inline]
fn rows_of(squares: u64) -> usize {
    8 - squares.leading_zeros() as usize / 8
}

/// Both rows of a strip from right to left.
fn mirrored(strip: usize, width: u8) -> usize {
    usize::from((strip as u16).reverse_bits().swap_bytes() >> (8 - width))
}

impl Walls {
    fn of(drawn: &Drawn) -> Walls {
        let lanes = |wall: &[i16; HEIGHTS]| {
            std::array::from_fn(|lane| wall[UNIT as usize + lane * LANE_STEP])
        };
        Walls {
            left: lanes(&drawn.left),
            right: lanes(&drawn.right),
            left_stop: drawn.left_stop.into(),
            right_stop: drawn.right_stop.into(),
        }
    }
}

impl Drawn {
    fn number(moves: i16) -> Drawn {
        let mast = [UNIT * moves; HEIGHTS];
        let stop = 2 * UNIT * moves;
        Drawn { left: mast, right: mast, left_stop: stop, right_stop: stop + 1 }
    }

    /// Takes an option of Vertical into account.
    fn offer_left(&mut self, option: &Drawn) {
        for (wall, offered) in self.left.iter_mut().zip(&option.right) {
            *wall = (*wall).max(*offered);
        }
        self.left_stop = self.left_stop.max(option.right_stop);
    }

    /// Takes an option of Horizontal into account.
    fn offer_right(&mut self, option: &Drawn) {
        for (wall, offered) in self.right.iter_mut().zip(&option.left) {
            *wall = (*wall).min(*offered);
        }
        self.right_stop = self.right_stop.min(option.left_stop);
    }

    /// Taxes the moves, and puts up the mast where the walls meet.
    ///
    /// If they meet between two heights, the mast stands at most half a unit too far to the right
    /// for Vertical's liking: everything stays a bound from below.
    fn finish(&mut self) {
        for (height, (left, right)) in self.left.iter_mut().zip(&mut self.right).enumerate() {
            let tax = height as i16 - UNIT;
            *left -= tax;
            *right += tax;
        }
        let Some(meeting) = (0..HEIGHTS).find(|&height| self.left[height] <= self.right[height])
        else {
            return;
        };
        let mast = match meeting.checked_sub(1) {
            // The simplest number is an integer.
            None => 0.clamp(self.left[0], self.right[0]),
            Some(under) => self.left[meeting].max(self.right[under]),
        };
        self.left[meeting..].fill(mast);
        self.right[meeting..].fill(mast);
        if self.left_stop < self.right_stop {
            // A number: nobody wants to move in it.
            self.left_stop = 2 * mast;
            self.right_stop = 2 * mast + 1;
        }
    }
}

/// Draws the walls of a strip from those of what is left after a move.
fn draw<'a>(strip: usize, rows: &[i16; 256], at: impl Fn(usize) -> &'a Drawn) -> Drawn {
    let [lower, upper] = (strip as u16).to_le_bytes();
    let upright = lower & upper;
    let flat = (strip & strip >> 1) as u64 & 0x7f7f;
    if flat == 0 {
        return Drawn::number(upright.count_ones() as i16);
    }
    if upright == 0 {
        return Drawn::number((rows[usize::from(lower)] + rows[usize::from(upper)]) / UNIT);
    }
    let mut drawn = Drawn {
        left: [NOTHING; HEIGHTS],
        right: [-NOTHING; HEIGHTS],
        left_stop: i16::MIN,
        right_stop: i16::MAX,
    };
    ones(u64::from(upright)).for_each(|column| drawn.offer_left(at(strip & !(0x101 << column))));
    ones(flat).for_each(|square| drawn.offer_right(at(strip & !(3 << square))));
    drawn.finish();
    drawn
}
