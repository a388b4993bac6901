//! Sets of squares on boards of one longest side, as bits of a word.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitXor, Not, Shl, Shr};

use stratege_core::{Key, ones};

use super::bytes::{beside, least_of_bytes, size_of_bytes, spread, transposed_bytes};

/// Squares row by row from the top left; every row has as many bits as there may be rows.
pub(super) trait Squares:
    Key
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The longest side, and the bits of a row.
    const SIDE: u32;

    /// The square in the corner.
    const CORNER: Self;

    /// Something for every row or column, and two more on both sides.
    type Lines<T: Copy>: Copy + AsRef<[T]> + AsMut<[T]>;

    fn lines<T: Copy>(all: T) -> Self::Lines<T>;

    /// Squares that follow each other on a board of this size.
    fn spread(squares: u128, rows: u8, columns: u8) -> Self;

    /// The row at an index, from the top.
    fn row(self, index: usize) -> usize;

    /// The rows down to the last that has squares.
    fn height(self) -> usize;

    fn count(self) -> u32;

    /// The numbers of the squares.
    fn each(self) -> impl Iterator<Item = u8>;

    /// The squares to the left and right of these.
    fn beside(self) -> Self;

    /// Rows for columns.
    fn transposed(self) -> Self;

    /// In the corner, turned and mirrored into the least of its images.
    fn least(self) -> Self;

    /// The columns up to the last that has squares.
    fn width(self) -> usize;

    /// All rows, between empty margins.
    #[inline]
    fn margined(self) -> Self::Lines<u16> {
        let mut lines = Self::lines(0);
        for index in 0..Self::SIDE as usize {
            lines.as_mut()[MARGIN + index] = self.row(index) as u16;
        }
        lines
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == Self::truncated(0)
    }

    /// The squares above and below these.
    #[inline]
    fn above_and_below(self) -> Self {
        self << Self::SIDE | self >> Self::SIDE
    }

    /// The squares next to these on all four sides.
    #[inline]
    fn neighbours(self) -> Self {
        self.beside() | self.above_and_below()
    }
}

/// Margins of [`Squares::Lines`], in lines.
pub(super) const MARGIN: usize = 2;

impl Squares for u64 {
    const SIDE: u32 = 8;
    const CORNER: u64 = 1;

    type Lines<T: Copy> = [T; 8 + 2 * MARGIN];

    #[inline]
    fn lines<T: Copy>(all: T) -> Self::Lines<T> {
        [all; 8 + 2 * MARGIN]
    }

    fn spread(squares: u128, rows: u8, columns: u8) -> u64 {
        spread(squares, rows, columns)
    }

    #[inline]
    fn row(self, index: usize) -> usize {
        (self >> (8 * index) & 0xff) as usize
    }

    #[inline]
    fn height(self) -> usize {
        8 - self.leading_zeros() as usize / 8
    }

    #[inline]
    fn width(self) -> usize {
        size_of_bytes(self).1 as usize
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn each(self) -> impl Iterator<Item = u8> {
        ones(self)
    }

    #[inline]
    fn beside(self) -> u64 {
        beside(self)
    }

    #[inline]
    fn transposed(self) -> u64 {
        transposed_bytes(self)
    }

    #[inline]
    fn least(self) -> u64 {
        least_of_bytes(self)
    }
}
