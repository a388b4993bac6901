//! Squares of boards inside 11 x 11, each row in eleven bits of its own.

use stratege_core::ones;

use super::squares::{MARGIN, Squares};

const SIDE: usize = 11;

/// A row of squares.
const ROW: u128 = (1 << SIDE) - 1;

/// The squares in the first column.
const FIRST: u128 = {
    let (mut column, mut row) = (0, 0);
    while row < SIDE {
        column |= 1 << (row * SIDE);
        row += 1;
    }
    column
};

/// Squares of a row that are looked up together to be laid down a column.
const TOGETHER: u32 = 6;

/// Six squares of a row, down a column.
static UPRIGHT: [u128; 1 << TOGETHER] = {
    let mut upright = [0; 1 << TOGETHER];
    let mut squares = 1_usize;
    while squares < 1 << TOGETHER {
        let last = squares.ilog2();
        upright[squares] = upright[squares & !(1 << last)] | 1 << (last as usize * SIDE);
        squares += 1;
    }
    upright
};

impl Squares for u128 {
    const SIDE: u32 = SIDE as u32;
    const CORNER: u128 = 1;

    type Lines<T: Copy> = [T; SIDE + 2 * MARGIN];

    #[inline]
    fn lines<T: Copy>(all: T) -> Self::Lines<T> {
        [all; SIDE + 2 * MARGIN]
    }

    fn spread(squares: u128, rows: u8, columns: u8) -> u128 {
        let row = (1 << columns) - 1;
        let rows = (0..usize::from(rows)).rev();
        rows.fold(0, |all, index| all << SIDE | squares >> (index * usize::from(columns)) & row)
    }

    #[inline]
    fn row(self, index: usize) -> usize {
        (self >> (SIDE * index) & ROW) as usize
    }

    #[inline]
    fn height(self) -> usize {
        (u128::BITS - self.leading_zeros()).div_ceil(<u128 as Squares>::SIDE) as usize
    }

    #[inline]
    fn width(self) -> usize {
        (u128::BITS - columns(self).leading_zeros()) as usize
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
    fn beside(self) -> u128 {
        (self & !(FIRST << (SIDE - 1))) << 1 | (self & !FIRST) >> 1
    }

    fn transposed(self) -> u128 {
        let upright = |row: usize| {
            UPRIGHT[row & ((1 << TOGETHER) - 1)]
                | UPRIGHT[row >> TOGETHER] << (TOGETHER as usize * SIDE)
        };
        (0..self.height()).fold(0, |image, index| image | upright(self.row(index)) << index)
    }

    fn least(self) -> u128 {
        if self == 0 {
            return 0;
        }
        let top = self >> (self.trailing_zeros() as usize / SIDE * SIDE);
        let corner = top >> columns(top).trailing_zeros();
        let (height, width) = (corner.height(), corner.width());
        let unused = u128::BITS as usize - (height - 1) * SIDE - width;
        let upside_down = (0..height).fold(0, |image, index| image << SIDE | row(corner, index));
        let [one, other] =
            [corner, upside_down].map(|image| image.min(image.reverse_bits() >> unused));
        one.min(other)
    }
}

#[inline]
fn row(squares: u128, index: usize) -> u128 {
    squares >> (SIDE * index) & ROW
}

/// All rows on top of each other.
#[inline]
fn columns(squares: u128) -> u128 {
    (0..squares.height()).fold(0, |all, index| all | row(squares, index))
}

#[cfg(test)]
mod tests {
    use stratege_core::SplitMix;

    use super::*;

    /// The squares of a board of eight by eight, with rows of eleven bits.
    fn widened(squares: u64) -> u128 {
        u128::spread(squares.into(), 8, 8)
    }

    #[test]
    fn both_kinds_of_rows_agree() {
        let mut random = SplitMix(11);
        for index in 0..2000 {
            let mut narrow = random.word();
            for _ in 0..index % 4 {
                narrow &= random.word();
            }
            let wide = widened(narrow);
            assert_eq!(wide.count(), narrow.count_ones());
            assert_eq!(wide.height(), narrow.height());
            assert_eq!(wide.width(), narrow.width());
            assert_eq!(wide.transposed(), widened(narrow.transposed()));
            assert_eq!(wide.least(), widened(narrow.least()), "{narrow:x}");
            let beside = Squares::beside(widened(narrow)) & widened(u64::MAX);
            assert_eq!(beside, widened(Squares::beside(narrow)));
            assert_eq!(
                (0..8).map(|row| wide.row(row)).max(),
                (0..8).map(|row| narrow.row(row)).max()
            );
        }
    }

    #[test]
    fn the_whole_board_is_used() {
        let all = (1_u128 << (SIDE * SIDE)) - 1;
        assert_eq!(u128::spread(u128::MAX, 11, 11), all);
        assert_eq!((all.height(), all.width()), (SIDE, SIDE));
        assert_eq!((all.transposed(), all.least()), (all, all));
        let corner = 1_u128 << (SIDE * SIDE - 1);
        assert_eq!((corner.transposed(), corner.least()), (corner, 1));
        assert_eq!(Squares::beside(ROW << SIDE), ROW << SIDE);
    }
}
