//! How many dominoes a player can still lay at most, and how many for sure.

use stratege_core::Score;

use super::squares::Squares;

/// The most dominoes that fit in a line of at most eleven squares.
#[inline]
pub(super) fn most_in_line(line: usize) -> u8 {
    // No line is longer, and so nothing has to be checked.
    MOST_IN_LINE[line % MOST_IN_LINE.len()]
}

static MOST_IN_LINE: [u8; 1 << 11] = {
    let mut most = [0; 1 << 11];
    let mut line = 3_usize;
    while line < most.len() {
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
pub(super) fn most_upright<S: Squares>(squares: S) -> Score {
    let (mut free, mut lower_halves) = (0, S::truncated(0));
    for index in 0..S::SIDE {
        let line = squares.row(index as usize);
        let taken = line & free;
        lower_halves = lower_halves | S::truncated(taken as u128) << (S::SIDE * index);
        free = line & !taken;
    }
    lower_halves.count() as Score
}

/// The squares that no horizontal domino can cover.
#[inline]
pub(super) fn safe<S: Squares>(squares: S) -> S {
    squares & !squares.beside()
}
