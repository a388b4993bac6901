//! Regions of squares in a normal position, and rows for columns.
//!
//! Sets of squares are bits, row by row from the top left. Boards of at most 8 x 8 squares are
//! spread over the bytes of a word, where a few operations mirror and transpose them.

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
    let grid = Grid::new(rows, columns);
    let mut left = squares & grid.neighbours(squares);
    while left != 0 {
        let region = grid.grown(left & left.wrapping_neg(), left);
        left ^= region;
        visit(grid.least(region));
    }
}

/// The least image of the squares with rows for columns, if they fit the board then.
pub(super) fn transposed(rows: u8, columns: u8, squares: u128) -> Option<u128> {
    if rows.max(columns) <= 8 {
        let corner = in_corner_of_bytes(spread(squares, rows, columns));
        let (height, width) = size_of_bytes(corner);
        let fits = width <= u32::from(rows) && height <= u32::from(columns);
        return fits.then(|| packed(least_of_bytes(transposed_bytes(corner)), rows, columns));
    }
    let grid = Grid::new(rows, columns);
    grid.transposed(grid.in_corner(squares)).map(|squares| grid.least(squares))
}

/// The first column of bytes.
const FIRST: u64 = 0x0101_0101_0101_0101;

/// Each row in a byte of its own.
fn spread(squares: u128, rows: u8, columns: u8) -> u64 {
    let mask = (1_u64 << columns) - 1;
    let mut rest = squares as u64;
    if columns == 8 {
        return rest;
    }
    let mut bytes = 0;
    for row in 0..rows {
        bytes |= (rest & mask) << (8 * row);
        rest >>= columns;
    }
    bytes
}

fn packed(bytes: u64, rows: u8, columns: u8) -> u128 {
    if columns == 8 {
        return bytes.into();
    }
    let row = |row: u8| (bytes >> (8 * row) & 0xff) << (row * columns);
    (0..rows).fold(0, |squares, index| squares | row(index)).into()
}

fn byte_neighbours(squares: u64) -> u64 {
    (squares & !(FIRST << 7)) << 1 | (squares & !FIRST) >> 1 | squares << 8 | squares >> 8
}

/// A set of squares with those beside it, until no more are added.
fn grown(first: u64, beside: impl Fn(u64) -> u64) -> u64 {
    let mut region = first;
    loop {
        let next = region | beside(region);
        if next == region {
            return region;
        }
        region = next;
    }
}

/// All rows on top of each other.
fn columns_of_bytes(squares: u64) -> u8 {
    let halves = squares | squares >> 32;
    let quarters = halves | halves >> 16;
    (quarters | quarters >> 8) as u8
}

fn in_corner_of_bytes(squares: u64) -> u64 {
    if squares == 0 {
        return 0;
    }
    let top = squares >> (squares.trailing_zeros() & !7);
    top >> columns_of_bytes(top).trailing_zeros()
}

/// The rows and columns of squares in the corner.
fn size_of_bytes(squares: u64) -> (u32, u32) {
    (8 - squares.leading_zeros() / 8, 8 - columns_of_bytes(squares).leading_zeros())
}

fn mirrored_bytes(squares: u64) -> u64 {
    squares.reverse_bits().swap_bytes()
}

/// Swaps ever smaller squares of squares across the diagonal.
fn transposed_bytes(squares: u64) -> u64 {
    let mut image = squares;
    let swaps =
        [(0x0f0f_0f0f_0000_0000, 28), (0x3333_0000_3333_0000, 14), (0x5500_5500_5500_5500, 7)];
    for (mask, distance) in swaps {
        let changed: u64 = mask & (image ^ image << distance);
        image ^= changed ^ changed >> distance;
    }
    image
}

fn least_of_bytes(squares: u64) -> u64 {
    let corner = in_corner_of_bytes(squares);
    if corner == 0 {
        return 0;
    }
    let (height, width) = size_of_bytes(corner);
    let upside_down = corner.swap_bytes() >> (64 - 8 * height);
    let [one, other] =
        [corner, upside_down].map(|image| image.min(mirrored_bytes(image) >> (8 - width)));
    one.min(other)
}

/// A board of any size.
struct Grid {
    rows: u32,
    columns: u32,
    not_last_column: u128,
}

impl Grid {
    fn new(rows: u8, columns: u8) -> Grid {
        let (rows, columns) = (u32::from(rows), u32::from(columns));
        let row = (1_u128 << (columns - 1)) - 1;
        let not_last_column = (0..rows).fold(0, |bits, index| bits | row << (index * columns));
        Grid { rows, columns, not_last_column }
    }

    fn neighbours(&self, squares: u128) -> u128 {
        let sideways =
            (squares & self.not_last_column) << 1 | squares >> 1 & self.not_last_column;
        sideways | squares << self.columns | squares >> self.columns
    }

    fn grown(&self, first: u128, within: u128) -> u128 {
        let mut region = first;
        loop {
            let next = (region | self.neighbours(region)) & within;
            if next == region {
                return region;
            }
            region = next;
        }
    }

    fn row(&self, squares: u128, index: u32) -> u128 {
        squares >> (index * self.columns) & (u128::MAX >> (128 - self.columns))
    }

    fn in_corner(&self, squares: u128) -> u128 {
        if squares == 0 {
            return 0;
        }
        let first = squares.trailing_zeros() / self.columns * self.columns;
        let top = squares >> first;
        let columns = (0..self.rows).fold(0, |all, index| all | self.row(top, index));
        top >> columns.trailing_zeros()
    }

    fn upside_down(&self, squares: u128) -> u128 {
        let rows = (0..self.rows).map(|index| self.row(squares, index));
        self.in_corner(rows.fold(0, |image, row| image << self.columns | row))
    }

    fn half_turn(&self, squares: u128) -> u128 {
        self.in_corner(squares.reverse_bits() >> (128 - self.rows * self.columns))
    }

    fn least(&self, squares: u128) -> u128 {
        let corner = self.in_corner(squares);
        let turned = self.half_turn(corner);
        let [one, other] = [corner, turned].map(|image| image.min(self.upside_down(image)));
        one.min(other)
    }

    /// Rows for columns, for squares in the corner.
    fn transposed(&self, squares: u128) -> Option<u128> {
        let mut image = 0;
        let mut left = squares;
        while left != 0 {
            let square = left.trailing_zeros();
            left &= left - 1;
            let (row, column) = (square / self.columns, square % self.columns);
            if column >= self.rows || row >= self.columns {
                return None;
            }
            image |= 1 << (column * self.columns + row);
        }
        Some(image)
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
            let grid = Grid::new(5, 7);
            let mut left = board & grid.neighbours(board);
            let mut slow = Vec::new();
            while left != 0 {
                let region = grid.grown(left & left.wrapping_neg(), left);
                left ^= region;
                slow.push(grid.least(region));
            }
            assert_eq!(quick, slow, "{board:b}");
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
        assert_eq!(transposed(2, 64, 0b11), Some(1 | 1 << 64));
        assert_eq!(transposed(2, 64, 0b111), None);
        assert_eq!(transposed(64, 2, 1 | 1 << 2), Some(0b11));
    }
}
