//! What strips of two or three rows are worth: their thermographs, drawn once.

use std::{collections::BTreeMap, sync::OnceLock};

use stratege_core::ones;

use super::counts::most_in_line;

/// The unit of stops: a move.
pub(super) const UNIT: i16 = 16;

/// Temperatures at which walls are drawn: from -1 up, a unit apart, below 2.
const HEIGHTS: usize = 3 * UNIT as usize;

/// Temperatures at which strips are added up: from 0 up, [`LANE_STEP`] apart.
pub(super) const LANES: usize = 8;
pub(super) const LANE_STEP: usize = UNIT as usize / 4;

/// Strips of three rows are tabulated up to this width: eight columns would take a hundred times as
/// long, as much as the largest boards.
pub(super) const WIDEST_OF_THREE: u8 = 6;

/// Below everything, and still so when other stops are added.
pub(super) const NOTHING: i16 = -8000;

/// Stops at several temperatures, in units.
pub(super) type Lanes = [i16; LANES];

/// Twice a stop in units, plus one where it is reached with Horizontal to move.
///
/// A game with that right stop is worth at least the number then, and otherwise at least what is
/// less than it.
pub(super) type Stop = i32;

/// The strips of so many rows on boards of one width.
pub(super) struct Strips {
    rows: u32,
    width: u32,
    /// The squares of a strip that have one to their right.
    not_last: usize,
    /// Where the walls of a strip without useless squares are; its rows follow each other.
    kinds: Vec<u16>,
    walls: Vec<Walls>,
}

/// What is known of the value of a strip: bounds from below.
#[derive(Clone, Copy)]
pub(super) struct Walls {
    pub(super) left: Lanes,
    pub(super) right: Lanes,
    pub(super) left_stop: Stop,
    pub(super) right_stop: Stop,
}

/// The walls at all temperatures, from which those of larger strips are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Drawn {
    left: [i16; HEIGHTS],
    right: [i16; HEIGHTS],
    left_stop: i16,
    right_stop: i16,
}

/// The strips of two or three rows that are at most `width` squares wide, tabulated once.
pub(super) fn strips(rows: u32, width: u8) -> &'static Strips {
    static TABLES: [[OnceLock<Strips>; 12]; 2] = [const { [const { OnceLock::new() }; 12] }; 2];
    let table = &TABLES[rows as usize - 2][usize::from(width)];
    table.get_or_init(|| Strips::new(rows, width.into()))
}

impl Strips {
    fn new(rows: u32, width: u32) -> Strips {
        let row = (1 << width) - 1;
        let not_last = (0..rows).fold(0, |squares, index| squares | row >> 1 << (index * width));
        let kinds = vec![0; 1 << (rows * width)];
        let mut strips = Strips { rows, width, not_last, kinds, walls: Vec::new() };
        let (mut drawn, mut known) = (Vec::<Drawn>::new(), BTreeMap::new());
        for strip in 0..1 << (rows * width) {
            if strip != strips.useful(strip) {
                continue;
            }
            let images = strips.images(strip);
            if images.iter().any(|&image| image < strip) {
                continue;
            }
            let walls = strips.draw(strip, &drawn);
            let next = u16::try_from(drawn.len()).expect("strips are of few kinds");
            let kind = *known.entry(walls).or_insert(next);
            if usize::from(kind) == drawn.len() {
                drawn.push(walls);
            }
            strips.kinds[strip] = kind;
            images.into_iter().for_each(|image| strips.kinds[image] = kind);
        }
        strips.walls = drawn.iter().map(Walls::of).collect();
        strips
    }

    /// The walls of rows that follow each other.
    #[inline]
    pub(super) fn of<const ROWS: usize>(&self, rows: [usize; ROWS]) -> &Walls {
        let strip = rows.iter().fold(0, |strip, &row| strip << self.width | row);
        &self.walls[self.kind(strip)]
    }

    #[inline]
    fn kind(&self, strip: usize) -> usize {
        self.kinds[self.useful(strip)].into()
    }

    /// The squares that have a neighbour.
    #[inline]
    fn useful(&self, strip: usize) -> usize {
        let flat = strip & strip >> 1 & self.not_last;
        let upright = strip & strip >> self.width;
        flat | flat << 1 | upright | upright << self.width
    }

    /// The images of a strip in which left and right, top and bottom, or both are exchanged.
    fn images(&self, strip: usize) -> [usize; 3] {
        let unused = usize::BITS - self.rows * self.width;
        let turned = strip.reverse_bits() >> unused;
        let row = (1 << self.width) - 1;
        let upside_down = |strip: usize| {
            let rows = (0..self.rows).map(|index| strip >> (index * self.width) & row);
            rows.fold(0, |image, row| image << self.width | row)
        };
        [turned, upside_down(strip), upside_down(turned)]
    }

    /// Draws the walls of a strip from those of what is left after a move.
    fn draw(&self, strip: usize, drawn: &[Drawn]) -> Drawn {
        let upright = strip & strip >> self.width;
        let flat = strip & strip >> 1 & self.not_last;
        if flat == 0 || upright == 0 {
            return Drawn::number(self.moves(strip, upright));
        }
        let mut walls = Drawn {
            left: [NOTHING; HEIGHTS],
            right: [-NOTHING; HEIGHTS],
            left_stop: i16::MIN,
            right_stop: i16::MAX,
        };
        let after = |squares: usize| &drawn[self.kind(strip & !squares)];
        let down = 1 | 1 << self.width;
        ones(upright as u64).for_each(|square| walls.offer_left(after(down << square)));
        ones(flat as u64).for_each(|square| walls.offer_right(after(3 << square)));
        walls.finish();
        walls
    }

    /// How many moves Vertical has more, where only one player has any.
    fn moves(&self, strip: usize, upright: usize) -> i16 {
        let row = (1 << self.width) - 1;
        let flat = (0..self.rows).map(|index| strip >> (index * self.width) & row);
        let flat: i16 = flat.map(|row| i16::from(most_in_line(row))).sum();
        // Two dominoes in a column of at most three squares would overlap.
        let overlapping = upright & upright >> self.width;
        (upright.count_ones() - overlapping.count_ones()) as i16 - flat
    }
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
