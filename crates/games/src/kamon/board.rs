//! The hexagon of 37 cells: names, sides, chains and rings.

use std::{fmt, str::FromStr};

use stratege_core::Lattice;

use crate::hexagons::Neighbours;

/// The cells; the one in row `r` from the top and column `c` is bit `8 * r + c`.
///
/// A row below the middle one begins at column 0, a row above it one column further to the right
/// for every row, so that the cells of a column lie down and to the right.
pub(super) const BOARD: Lattice<3> = Lattice::hexagon(4);

/// Bits from one row to the next.
const STRIDE: u8 = 8;

/// The rows, from the top.
pub(super) const ROWS: u8 = 7;

/// The six sides; number `i` and number `i + 3` are opposite.
const SIDES: [u64; 6] = [
    side(Edge::Row, 0),
    side(Edge::Column, 0),
    side(Edge::Diagonal, 3),
    side(Edge::Row, 6),
    side(Edge::Column, 6),
    side(Edge::Diagonal, 9),
];

/// The cells at the edge.
pub(super) const RIM: u64 = SIDES[0] | SIDES[1] | SIDES[2] | SIDES[3] | SIDES[4] | SIDES[5];

/// The cells on which the first stone may be put, whatever lies there: the rim without corners.
pub(super) const FIRST: u64 = RIM & !corners();

/// A cell, as its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub(super) u8);

impl Place {
    /// The row from the top, from 0.
    pub(super) fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// How many cells are to the left in the row.
    pub(super) fn rank(self) -> u8 {
        self.0 % STRIDE - first_column(self.row())
    }
}

/// The first column of a row that has a cell.
fn first_column(row: u8) -> u8 {
    3_u8.saturating_sub(row)
}

/// How many cells a row has.
pub(super) fn length(row: u8) -> u8 {
    ROWS - row.abs_diff(3)
}

/// All cells, row by row from the top, each from the left.
pub(super) fn places() -> impl Iterator<Item = Place> {
    stratege_core::ones(BOARD.cells).map(Place)
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row()), self.rank() + 1)
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(name: &str) -> Result<Place, ()> {
        let &[letter, digit] = name.as_bytes() else { return Err(()) };
        let row = letter.wrapping_sub(b'A');
        if ROWS <= row || !(b'1'..b'1' + length(row)).contains(&digit) {
            return Err(());
        }
        Ok(Place(row * STRIDE + first_column(row) + digit - b'1'))
    }
}

/// What the cells of a side have in common.
#[derive(Clone, Copy)]
enum Edge {
    Row,
    Column,
    /// Row and column together.
    Diagonal,
}

const fn side(edge: Edge, value: u8) -> u64 {
    let mut cells = 0;
    let mut bit = 0;
    while bit < 64 {
        let (row, column) = (bit / STRIDE, bit % STRIDE);
        let found = match edge {
            Edge::Row => row,
            Edge::Column => column,
            Edge::Diagonal => row + column,
        };
        if found == value {
            cells |= 1 << bit;
        }
        bit += 1;
    }
    cells & BOARD.cells
}

/// The cells that belong to two sides.
const fn corners() -> u64 {
    let mut found = 0;
    let mut first = 0;
    while first < 6 {
        let mut second = first + 1;
        while second < 6 {
            found |= SIDES[first] & SIDES[second];
            second += 1;
        }
        first += 1;
    }
    found
}

/// What the stone put last may have done to the chains of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// Nothing that could win.
    Nothing,
    /// A chain now touches two opposite sides.
    Connection,
    /// A ring now encloses a cell that is not its owner's.
    Loop,
}

/// What `last`, one of `stones`, has closed; without it the stones closed nothing.
///
/// A ring around nothing but cells of `ignored` does not count.
#[inline]
pub(super) fn closing(stones: u64, last: Place, ignored: u64) -> Closing {
    let around = Neighbours::of::<7>(stones, last.0);
    let joins = around.are_apart();
    // Beside a single group the stone makes one chain longer: only a new side can matter.
    let lengthens = !around.is_empty() && RIM >> last.0 & 1 != 0;
    if !joins && !lengthens {
        return Closing::Nothing;
    }
    let chain = BOARD.flood(1 << last.0, stones);
    if connects(chain) {
        return Closing::Connection;
    }
    if has_hole(chain) && (ignored == 0 || encloses(stones, ignored)) {
        return Closing::Loop;
    }
    Closing::Nothing
}

/// Whether `stones` touch two opposite sides.
#[inline]
fn connects(stones: u64) -> bool {
    let touches = |side: usize| stones & SIDES[side] != 0;
    // Without branches, which nobody could foresee.
    touches(0) & touches(3) | touches(1) & touches(4) | touches(2) & touches(5)
}

/// Whether there is something inside `chain`, stones that hang together.
///
/// By Euler's formula: cells, less pairs of neighbours, and triples of neighbours, are one for a
/// chain without holes, and one less for every hole.
#[inline]
fn has_hole(chain: u64) -> bool {
    let [right, down, left] = BOARD.steps.map(|step| chain & chain >> step);
    let pairs = right.count_ones() + down.count_ones() + left.count_ones();
    let triples = (right & down).count_ones() + (down & left).count_ones();
    chain.count_ones() + triples <= pairs
}

/// Whether `stones` keep a cell that is neither theirs nor `ignored` from the edge.
#[inline]
pub(super) fn encloses(stones: u64, ignored: u64) -> bool {
    let others = BOARD.cells & !stones;
    let open = BOARD.flood(RIM, others);
    others & !open & !ignored != 0
}

/// Whether any chain of `stones` touches two opposite sides.
pub(super) fn is_connected(stones: u64) -> bool {
    stratege_core::ones(stones & RIM).any(|bit| connects(BOARD.flood(1 << bit, stones)))
}

/// The least number of `empty` cells that would join two opposite sides; `None` if none can.
pub(super) fn missing(stones: u64, empty: u64) -> Option<u32> {
    (0..3).filter_map(|pair| missing_between(SIDES[pair], SIDES[pair + 3], stones, empty)).min()
}

fn missing_between(from: u64, to: u64, stones: u64, empty: u64) -> Option<u32> {
    let mut reached = BOARD.flood(from, stones);
    let mut further = from;
    for distance in 0.. {
        if reached & to != 0 {
            return Some(distance);
        }
        further = (further | BOARD.around(reached)) & empty;
        if further & !reached == 0 {
            return None;
        }
        reached |= further;
        reached |= BOARD.flood(BOARD.around(reached), stones);
    }
    None
}
