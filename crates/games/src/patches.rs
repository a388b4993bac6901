//! Patches of squares of two kinds: which hang together, and what they look like in a corner.

use stratege_core::{Cell, Lattice, ones};

/// A board whose squares, and a further column, fit in a word: bit `row * (columns + 1) + column`
/// with rows from the top.
#[derive(Clone, Debug)]
pub(crate) struct Patches {
    pub(crate) rows: u8,
    pub(crate) columns: u8,
    pub(crate) lattice: Lattice<2>,
}

/// Squares that mean something for player 1, and for player 2; they may overlap.
pub(crate) type Patch = [u64; 2];

impl Patches {
    /// Whether a board of this size fits.
    pub(crate) fn fits(rows: i64, columns: i64) -> bool {
        rows * (columns + 1) <= i64::from(u64::BITS)
    }

    pub(crate) fn new(rows: u8, columns: u8) -> Patches {
        let lattice = Lattice::squares(columns.into(), rows.into());
        Patches { rows, columns, lattice }
    }

    fn stride(&self) -> u8 {
        self.columns + 1
    }

    /// The bit of a square by its number, row by row from the top.
    pub(crate) fn bit_of(&self, square: usize) -> u64 {
        let columns = usize::from(self.columns);
        1 << (square / columns * (columns + 1) + square % columns)
    }

    pub(crate) fn bit(&self, cell: Cell) -> u64 {
        1 << ((self.rows - 1 - cell.row) * self.stride() + cell.column)
    }

    pub(crate) fn cell(&self, bit: u8) -> Cell {
        Cell { column: bit % self.stride(), row: self.rows - 1 - bit / self.stride() }
    }

    /// Appends the squares that hang together, each set in its normal position.
    pub(crate) fn split(&self, patch: Patch, parts: &mut Vec<Patch>) {
        let mut left = patch[0] | patch[1];
        while left != 0 {
            let region = self.lattice.flood(left & left.wrapping_neg(), left);
            left ^= region;
            parts.push(self.normal(patch.map(|squares| squares & region)));
        }
    }

    /// The least of the images of a patch in the upper left corner, as far as they fit the board.
    pub(crate) fn normal(&self, patch: Patch) -> Patch {
        let stride = self.stride();
        let squares = || ones(patch[0] | patch[1]).map(|bit| (bit / stride, bit % stride));
        let (Some(top), Some(left)) =
            (squares().map(|(row, _)| row).min(), squares().map(|(_, column)| column).min())
        else {
            return patch;
        };
        let bottom = squares().map(|(row, _)| row).max().unwrap_or(top);
        let right = squares().map(|(_, column)| column).max().unwrap_or(left);
        let (rows, columns) = (bottom - top + 1, right - left + 1);
        let is_turnable = columns <= self.rows && rows <= self.columns;
        let images = (0..if is_turnable { 8 } else { 4 }).map(|image| {
            patch.map(|squares| {
                ones(squares).fold(0, |moved: u64, bit| {
                    let (row, column) = (bit / stride - top, bit % stride - left);
                    let row = if image & 1 == 0 { row } else { rows - 1 - row };
                    let column = if image & 2 == 0 { column } else { columns - 1 - column };
                    let (row, column) = if image & 4 == 0 { (row, column) } else { (column, row) };
                    moved | 1 << (row * stride + column)
                })
            })
        });
        images.min().unwrap_or(patch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_that_are_alike_are_equal() {
        let patches = Patches::new(2, 3);
        let bit = |column, row| patches.bit(Cell { column, row });
        let expected = patches.normal([bit(0, 1) | bit(1, 1), bit(0, 0)]);
        for alike in [
            [bit(1, 0) | bit(2, 0), bit(2, 1)],
            [bit(1, 0) | bit(1, 1), bit(2, 1)],
            [bit(1, 0) | bit(1, 1), bit(0, 0)],
        ] {
            assert_eq!(patches.normal(alike), expected, "{alike:?}");
        }
        let mut parts = Vec::new();
        patches.split([bit(0, 0), bit(0, 1) | bit(2, 0)], &mut parts);
        assert_eq!(parts.len(), 2);
    }

    #[test]
    fn long_patches_stay_as_they_lie() {
        let patches = Patches::new(1, 5);
        let line = patches.normal([0b01100, 0b10000]);
        assert_eq!(line, [0b00011, 0b00100]);
    }
}
