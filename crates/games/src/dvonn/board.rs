//! The 49 spaces: names, neighbours, distances, symmetries.

use std::{fmt, str::FromStr};

use stratege_core::Lattice;

/// Bits from one row to the next; the space in column `c` and row `r` is bit `12 * r + c`.
pub(super) const STRIDE: u8 = 12;

/// The rows.
pub(super) const ROWS: u8 = 5;

/// Bits for spaces, some of which are none: with a whole word of them no index is out of bounds.
pub(super) const BITS: usize = 64;

/// The spaces. Neighbours are in the same row, in the same column, or one further in both.
pub(super) const BOARD: Lattice<3> = Lattice {
    cells: row(0, 0, 9) | row(1, 0, 10) | row(2, 0, 11) | row(3, 1, 11) | row(4, 2, 11),
    steps: [1, 12, 13],
};

/// The furthest that a stack can be moved on the board, and with it the highest that can move.
const FURTHEST: u8 = 10;

/// Distances in the table, more than there are: a power of two is found faster.
const DISTANCES: usize = 16;

/// For every space, the spaces at every distance along a line.
static AT_DISTANCE: [[u64; DISTANCES]; BITS] = at_distance();

/// The spaces so far along a line from a space; none beyond the furthest.
#[inline]
pub(super) fn at(bit: u8, distance: u8) -> u64 {
    // Whatever is beyond the furthest is as good as one beyond it.
    let distance = distance.min(FURTHEST + 1);
    AT_DISTANCE[usize::from(bit) % BITS][usize::from(distance)]
}

/// A space, as its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub(super) u8);

const fn row(row: u8, first: u8, end: u8) -> u64 {
    ((1 << end) - (1 << first)) << (row * STRIDE)
}

impl Space {
    /// The row from the bottom, from 0.
    pub(super) fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, from 0.
    pub(super) fn column(self) -> u8 {
        self.0 % STRIDE
    }

    fn at(column: u8, row: u8) -> Option<Space> {
        let bit = row.checked_mul(STRIDE)?.checked_add(column)?;
        (column < STRIDE && bit < 64 && BOARD.cells >> bit & 1 == 1).then_some(Space(bit))
    }

    /// Where a symmetry of the board puts the space: upside down (bit 0), half a turn (bit 1).
    pub(super) fn image(self, index: usize) -> Space {
        let (mut column, mut row) = (self.column(), self.row());
        if index & 1 != 0 {
            // What is above each other on paper is half a column further in each row.
            (column, row) = (column + 2 - row, 4 - row);
        }
        if index & 2 != 0 {
            (column, row) = (10 - column, 4 - row);
        }
        Space(row * STRIDE + column)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(name: &str) -> Result<Space, ()> {
        let &[letter, digit] = name.as_bytes() else { return Err(()) };
        Space::at(letter.wrapping_sub(b'A'), digit.wrapping_sub(b'1')).ok_or(())
    }
}

/// All spaces, in the order in which they are written: rows from the top, each from the left.
pub(super) fn spaces() -> impl Iterator<Item = Space> {
    (0..ROWS).rev().flat_map(spaces_of)
}

/// The spaces of a row, from the left.
pub(super) fn spaces_of(row: u8) -> impl Iterator<Item = Space> {
    (0..STRIDE).filter_map(move |column| Space::at(column, row))
}

/// Those of `stacks` that have a neighbour in `stacks` on all six sides.
#[inline]
pub(super) fn surrounded(stacks: u64) -> u64 {
    BOARD.steps.iter().fold(stacks, |inner, &step| inner & stacks << step & stacks >> step)
}

const fn at_distance() -> [[u64; DISTANCES]; BITS] {
    let mut table = [[0; DISTANCES]; BITS];
    let mut bit = 0;
    while bit < BITS {
        let mut direction = 0;
        while direction < 6 {
            let mut reached = BOARD.cells & 1 << bit;
            let mut distance = 1;
            while distance <= FURTHEST as usize {
                // The board has no dents: a line does not come back to it.
                reached = BOARD.moved(reached, direction);
                table[bit][distance] |= reached;
                distance += 1;
            }
            direction += 1;
        }
        bit += 1;
    }
    table
}
