//! Regions of squares in a normal position, and rows for columns.
//!
//! Sets of squares are bits, row by row from the top left. Boards of at most 8 x 8 squares are
//! spread over the bytes of a word, where a few operations mirror and transpose them.

use std::ops::{BitAnd, BitOr, BitXor, Shl, Shr};

use super::bytes::{
    byte_neighbours, grown, in_corner_of_bytes, least_of_bytes, packed, size_of_bytes, spread,
    transposed_bytes,
};

/// Calls `visit` with every region of at least two squares, in the upper left corner, turned by a
/// half turn and mirrored into the least of its images.
pub(super) fn visit_regions(rows: u8, columns: u8, squares: u128, mut visit: impl FnMut(u128)) {
    if rows.max(columns) <= 8 {
        let mut left = spread(squares, rows, columns);
        left &= byte_neighbours(left);
        while left != 0 {
            let region = grown(left & left.wrapping_neg(), |region| byte_neighbours(region) & left);
            left ^= region;
            visit(packed(least_of_bytes(region), rows, columns));
        }
        return;
    }
    if u32::from(rows) * u32::from(columns) <= u64::BITS {
        let grid = Grid::<u64>::new(rows, columns);
        grid.visit_regions(squares as u64, |region| visit(region.into()));
    } else {
        Grid::<u128>::new(rows, columns).visit_regions(squares, visit);
    }
}

/// The least image of the squares with rows for columns, if they fit the board then.
///
/// Wide ones are left to the tall ones that they become.
pub(super) fn transposed(rows: u8, columns: u8, squares: u128) -> Option<u128> {
    if rows.max(columns) <= 8 {
        let corner = in_corner_of_bytes(spread(squares, rows, columns));
        let (height, width) = size_of_bytes(corner);
        let fits = width <= height && height <= u32::from(columns);
        return fits.then(|| packed(least_of_bytes(transposed_bytes(corner)), rows, columns));
    }
    if u32::from(rows) * u32::from(columns) <= u64::BITS {
        let grid = Grid::<u64>::new(rows, columns);
        return grid.transposed(squares as u64).map(|image| grid.least(image).into());
    }
    let grid = Grid::<u128>::new(rows, columns);
    grid.transposed(squares).map(|image| grid.least(image))
}

/// Bits that are shifted as fast as they can be: half a word does for most boards.
trait Bits:
    Copy
    + Ord
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const COUNT: u32;
    fn leading_zeros(self) -> u32;
    fn trailing_zeros(self) -> u32;
    fn reversed(self) -> Self;
}

impl Bits for u64 {
    const COUNT: u32 = u64::BITS;

    fn leading_zeros(self) -> u32 {
        self.leading_zeros()
    }

    fn trailing_zeros(self) -> u32 {
        self.trailing_zeros()
    }

    fn reversed(self) -> u64 {
        self.reverse_bits()
    }
}

impl Bits for u128 {
    const COUNT: u32 = u128::BITS;

    fn leading_zeros(self) -> u32 {
        self.leading_zeros()
    }

    fn trailing_zeros(self) -> u32 {
        self.trailing_zeros()
    }

    fn reversed(self) -> u128 {
        self.reverse_bits()
    }
}

/// A board with a side of more than eight squares.
struct Grid<B> {
    rows: u32,
    columns: u32,
    /// The upper row.
    row: B,
    not_last_column: B,
}

impl<B: Bits> Grid<B> {
    fn new(rows: u8, columns: u8) -> Grid<B> {
        let (rows, columns) = (u32::from(rows), u32::from(columns));
        let nothing = B::from(0);
        let row = B::from(u64::MAX >> (64 - columns));
        let shorter = B::from((u64::MAX >> (64 - columns)) >> 1);
        let not_last_column =
            (0..rows).fold(nothing, |bits, index| bits | shorter << (index * columns));
        Grid { rows, columns, row, not_last_column }
    }

    fn neighbours(&self, squares: B) -> B {
        let sideways = (squares & self.not_last_column) << 1 | squares >> 1 & self.not_last_column;
        let below = if self.rows > 1 { squares << self.columns } else { B::from(0) };
        let above = if self.rows > 1 { squares >> self.columns } else { B::from(0) };
        sideways | below | above
    }

    /// The region of `within` in which its first square lies.
    fn first_region(&self, within: B) -> B {
        let mut region = B::from(1) << within.trailing_zeros();
        loop {
            let next = (region | self.neighbours(region)) & within;
            if next == region {
                return region;
            }
            region = next;
        }
    }

    /// Squares moved into the corner, and their rows and columns.
    fn in_corner(&self, squares: B) -> (B, u32, u32) {
        if squares == B::from(0) {
            return (squares, 0, 0);
        }
        let top = squares >> (squares.trailing_zeros() / self.columns * self.columns);
        let height = (B::COUNT - 1 - top.leading_zeros()) / self.columns + 1;
        let mut all = self.row & top;
        for index in 1..height {
            all = all | self.row & top >> (index * self.columns);
        }
        let first = all.trailing_zeros();
        (top >> first, height, B::COUNT - all.leading_zeros() - first)
    }

    /// The rows of squares in the corner from the last to the first.
    fn upside_down(&self, corner: B, height: u32) -> B {
        let mut image = self.row & corner;
        for index in 1..height {
            image = image << self.columns | self.row & corner >> (index * self.columns);
        }
        image
    }

    fn least(&self, squares: B) -> B {
        let (corner, height, width) = self.in_corner(squares);
        if height == 0 {
            return corner;
        }
        let unused = B::COUNT - (height - 1) * self.columns - width;
        let turned = corner.reversed() >> unused;
        let [one, other] = [corner, turned].map(|image| image.min(self.upside_down(image, height)));
        one.min(other)
    }

    /// Rows for columns, if they fit the board and do not become fewer.
    fn transposed(&self, squares: B) -> Option<B> {
        let (corner, height, width) = self.in_corner(squares);
        if width > height || height > self.columns || width > self.rows {
            return None;
        }
        let mut image = B::from(0);
        for row in 0..height {
            for column in 0..width {
                let square = corner >> (row * self.columns + column) & B::from(1);
                image = image | square << (column * self.columns + row);
            }
        }
        Some(image)
    }

    fn visit_regions(&self, squares: B, mut visit: impl FnMut(B)) {
        let mut left = squares & self.neighbours(squares);
        while left != B::from(0) {
            let region = self.first_region(left);
            left = left ^ region;
            visit(self.least(region));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares of a picture, rows from the top.
    fn squares(picture: &str, columns: u8) -> u128 {
        let rows = picture.split('/').enumerate().flat_map(|(row, line)| {
            let free = line.chars().enumerate().filter(|&(_, symbol)| symbol == '.');
            free.map(move |(column, _)| row * usize::from(columns) + column)
        });
        rows.fold(0, |squares, square| squares | 1 << square)
    }

    #[test]
    fn regions_that_are_alike_are_equal() {
        let alike = ["..#/.##/###", "###/..#/.##", "..#/#.#/###", "###/##./#..", "##./#../###"];
        let mut all: Vec<u128> = Vec::new();
        for picture in alike {
            visit_regions(3, 3, squares(picture, 3), |region| all.push(region));
        }
        assert_eq!(all.len(), 5);
        assert!(all.iter().all(|&region| region == all[0]), "{all:?}");
    }

    #[test]
    fn both_ways_of_working_agree() {
        let mut seed = 1_u64;
        for _ in 0..200 {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let board = u128::from(seed >> 29);
            let mut quick = Vec::new();
            visit_regions(5, 7, board, |region| quick.push(region));
            let (grid, half) = (Grid::<u128>::new(5, 7), Grid::<u64>::new(5, 7));
            let (mut slow, mut halved) = (Vec::new(), Vec::new());
            grid.visit_regions(board, |region| slow.push(region));
            half.visit_regions(board as u64, |region| halved.push(u128::from(region)));
            assert_eq!([&quick, &halved], [&slow, &slow], "{board:b}");
            for region in slow {
                let swapped = grid.transposed(region).map(|image| grid.least(image));
                assert_eq!(transposed(5, 7, region), swapped, "{region:b}");
            }
        }
    }

    #[test]
    fn rows_become_columns_where_they_fit() {
        let line = squares("...../#####/#####", 5);
        assert_eq!(transposed(3, 5, line), None);
        let column = squares(".####/.####/.####", 5);
        assert_eq!(transposed(3, 5, column), Some(0b111));
        assert_eq!(transposed(3, 5, 0b111), None, "wide");
        assert_eq!(transposed(2, 64, 1 | 1 << 64), Some(0b11));
        assert_eq!(transposed(64, 2, 1 | 1 << 2), Some(0b11));
        assert_eq!(transposed(64, 2, 1 | 1 << 2 | 1 << 4), None);
    }
}
