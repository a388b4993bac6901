//! Squares of boards inside 8 x 8, each row in a byte of its own.

/// The first column of bytes.
pub(super) const FIRST: u64 = 0x0101_0101_0101_0101;

/// Each row in a byte of its own.
pub(super) fn spread(squares: u128, rows: u8, columns: u8) -> u64 {
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

pub(super) fn packed(bytes: u64, rows: u8, columns: u8) -> u128 {
    if columns == 8 {
        return bytes.into();
    }
    let row = |row: u8| (bytes >> (8 * row) & 0xff) << (row * columns);
    (0..rows).fold(0, |squares, index| squares | row(index)).into()
}

/// The squares to the left and right of these.
#[inline]
pub(super) fn beside(squares: u64) -> u64 {
    (squares & !(FIRST << 7)) << 1 | (squares & !FIRST) >> 1
}

#[inline]
pub(super) fn byte_neighbours(squares: u64) -> u64 {
    beside(squares) | squares << 8 | squares >> 8
}

/// A set of squares with those beside it, until no more are added.
pub(super) fn grown(first: u64, beside: impl Fn(u64) -> u64) -> u64 {
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
#[inline]
pub(super) fn columns_of_bytes(squares: u64) -> u8 {
    let halves = squares | squares >> 32;
    let quarters = halves | halves >> 16;
    (quarters | quarters >> 8) as u8
}

#[inline]
pub(super) fn in_corner_of_bytes(squares: u64) -> u64 {
    if squares == 0 {
        return 0;
    }
    let top = squares >> (squares.trailing_zeros() & !7);
    top >> columns_of_bytes(top).trailing_zeros()
}

/// The rows and columns of squares in the corner.
#[inline]
pub(super) fn size_of_bytes(squares: u64) -> (u32, u32) {
    (8 - squares.leading_zeros() / 8, 8 - columns_of_bytes(squares).leading_zeros())
}

#[inline]
pub(super) fn mirrored_bytes(squares: u64) -> u64 {
    squares.reverse_bits().swap_bytes()
}

/// Swaps ever smaller squares of squares across the diagonal.
#[inline]
pub(super) fn transposed_bytes(squares: u64) -> u64 {
    let mut image = squares;
    let swaps =
        [(0x0f0f_0f0f_0000_0000, 28), (0x3333_0000_3333_0000, 14), (0x5500_5500_5500_5500, 7)];
    for (mask, distance) in swaps {
        let changed: u64 = mask & (image ^ image << distance);
        image ^= changed ^ changed >> distance;
    }
    image
}

#[inline]
pub(super) fn least_of_bytes(squares: u64) -> u64 {
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
