//! How many dominoes a player can still lay at most, and how many for sure.

use stratege_core::Score;

use super::bytes::beside;

/// The most dominoes that fit in a line of squares.
pub(super) static MOST_IN_LINE: [u8; 256] = {
    let mut most = [0; 256];
    let mut line = 3_usize;
    while line < 256 {
        // With the last two squares of the line, or without the last one.
        let last = 1 << line.ilog2();
        let pair = last | last >> 1;
        most[line] = if line & pair == pair { most[line & !pair] + 1 } else { most[line & !last] };
        line += 1;
    }
    most
};

/// The most vertical dominoes that fit on these squares.
#[inline]
pub(super) fn most_upright(squares: u64) -> Score {
    let (mut free, mut lower_halves) = (0, 0);
    for row in 0..8 {
        let line = squares >> (8 * row) & 0xff;
        let taken = line & free;
        lower_halves |= taken << (8 * row);
        free = line & !taken;
    }
    u64::count_ones(lower_halves) as Score
}

/// The squares that no horizontal domino can cover.
#[inline]
pub(super) fn safe(squares: u64) -> u64 {
    squares & !beside(squares)
}
