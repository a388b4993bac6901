//! Boards as words, their sizes known when compiled or not.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use super::ConnectFour;

/// A size of board, and what follows from it.
pub(super) trait Grid: Copy + Sync {
    fn columns(self) -> u32;
    fn rows(self) -> u32;
    /// The lowest square of every column.
    fn bottom(self) -> u64;
    /// All squares.
    fn all(self) -> u64;
    /// The squares of the second, fourth, … row from below.
    fn even(self) -> u64;
    /// The squares with which `discs` would make a line, and maybe some outside of the board or
    /// with discs on them.
    fn completing(self, discs: u64) -> u64;
    /// Whether a line fits into `squares`.
    fn has_line(self, squares: u64) -> bool;

    /// Bits of a column, with the one above it.
    #[inline(always)]
    fn height(self) -> u32 {
        self.rows() + 1
    }

    #[inline(always)]
    fn squares(self) -> u32 {
        self.columns() * self.rows()
    }
}

/// The board that is sold: seven columns, six rows, four in a line.
#[derive(Clone, Copy)]
pub(super) struct Usual;

/// Four in a line on a board on which a line in any direction fits a word.
#[derive(Clone, Copy)]
pub(super) struct Four<'g> {
    game: &'g ConnectFour,
    even: u64,
}

/// Any board.
#[derive(Clone, Copy)]
pub(super) struct Any<'g> {
    game: &'g ConnectFour,
    even: u64,
}

const fn bottom(columns: u32, rows: u32) -> u64 {
    let (mut bits, mut column) = (0, 0);
    while column < columns {
        bits |= 1 << (column * (rows + 1));
        column += 1;
    }
    bits
}

const fn even(columns: u32, rows: u32) -> u64 {
    let (mut bits, mut row) = (0, 1);
    while row < rows {
        bits |= bottom(columns, rows) << row;
        row += 2;
    }
    bits
}

/// As [`Grid::completing`] for four in a line.
#[inline(always)]
fn completing_four(discs: u64, rows: u32) -> u64 {
    // Nothing lies above an empty square.
    let mut squares = (discs << 1) & (discs << 2) & (discs << 3);
    for step in [rows, rows + 1, rows + 2] {
        let pair_before = (discs << step) & (discs << (2 * step));
        squares |= pair_before & ((discs << (3 * step)) | (discs >> step));
        let pair_after = (discs >> step) & (discs >> (2 * step));
        squares |= pair_after & ((discs >> (3 * step)) | (discs << step));
    }
    squares
}

impl Usual {
    const COLUMNS: u32 = 7;
    const ROWS: u32 = 6;
    const RUN: u32 = 4;

    pub(super) fn is(game: &ConnectFour) -> bool {
        (game.columns, game.rows, game.run) == (Usual::COLUMNS, Usual::ROWS, Usual::RUN)
    }
}

impl Grid for Usual {
    #[inline(always)]
    fn columns(self) -> u32 {
        Usual::COLUMNS
    }

    #[inline(always)]
    fn rows(self) -> u32 {
        Usual::ROWS
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        const { bottom(Usual::COLUMNS, Usual::ROWS) }
    }

    #[inline(always)]
    fn all(self) -> u64 {
        const { bottom(Usual::COLUMNS, Usual::ROWS) * ((1 << Usual::ROWS) - 1) }
    }

    #[inline(always)]
    fn even(self) -> u64 {
        const { even(Usual::COLUMNS, Usual::ROWS) }
    }

    #[inline(always)]
    fn completing(self, discs: u64) -> u64 {
        completing_four(discs, Usual::ROWS)
    }

    #[inline(always)]
    fn has_line(self, squares: u64) -> bool {
        super::has_four(squares, Usual::ROWS)
    }
}

impl<'g> Four<'g> {
    /// The board of `game`, if it is one of these.
    pub(super) fn of(game: &'g ConnectFour) -> Option<Four<'g>> {
        let fits = game.run == 4 && 3 * (game.rows + 2) < u64::BITS;
        fits.then(|| Four { game, even: even(game.columns, game.rows) })
    }
}

impl Grid for Four<'_> {
    #[inline(always)]
    fn columns(self) -> u32 {
        self.game.columns
    }

    #[inline(always)]
    fn rows(self) -> u32 {
        self.game.rows
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        self.game.bottom
    }

    #[inline(always)]
    fn all(self) -> u64 {
        self.game.all
    }

    #[inline(always)]
    fn even(self) -> u64 {
        self.even
    }

    #[inline(always)]
    fn completing(self, discs: u64) -> u64 {
        completing_four(discs, self.game.rows)
    }

    #[inline(always)]
    fn has_line(self, squares: u64) -> bool {
        super::has_four(squares, self.game.rows)
    }
}

impl<'g> Any<'g> {
    pub(super) fn of(game: &'g ConnectFour) -> Any<'g> {
        Any { game, even: even(game.columns, game.rows) }
    }
}

impl Grid for Any<'_> {
    fn columns(self) -> u32 {
        self.game.columns
    }

    fn rows(self) -> u32 {
        self.game.rows
    }

    fn bottom(self) -> u64 {
        self.game.bottom
    }

    fn all(self) -> u64 {
        self.game.all
    }

    fn even(self) -> u64 {
        self.even
    }

    fn completing(self, discs: u64) -> u64 {
        let rest = self.game.run - 1;
        let mut squares = 0;
        for &step in &self.game.steps {
            // So many discs of the line lie before the square, the others after it.
            let mut before = u64::MAX;
            for count in 0..=rest {
                let after =
                    (1..=rest - count).fold(before, |line, far| line & discs >> (far * step));
                squares |= after;
                if count < rest {
                    before &= discs << ((count + 1) * step);
                }
            }
        }
        squares
    }

    fn has_line(self, squares: u64) -> bool {
        self.game.steps.iter().any(|&step| self.game.runs(squares, step) != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_that_complete_a_line_are_found() {
        for (columns, rows, run) in
            [(7, 6, 4), (5, 4, 3), (4, 4, 2), (3, 3, 1), (6, 5, 5), (4, 3, 4)]
        {
            let game = ConnectFour::new(columns, rows, run);
            let mut word = 1_u64;
            for _ in 0..200 {
                word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let discs = (word ^ word >> 29) & game.all;
                check(&game, Any::of(&game), discs);
            }
        }
    }

    /// Compares with a walk over all lines: a square completes one if all others have discs.
    #[track_caller]
    fn check(game: &ConnectFour, grid: impl Grid, discs: u64) {
        let free = game.all & !discs;
        let plain = game.lines.iter().filter(|&&line| (line & !discs).is_power_of_two());
        let plain = plain.fold(0, |squares, &line| squares | line & !discs);
        assert_eq!(grid.completing(discs) & free, plain, "{discs:x}");
        let fits = game.lines.iter().any(|&line| line & !discs == 0);
        assert_eq!(grid.has_line(discs), fits, "{discs:x}");
    }

    #[test]
    fn known_sizes_say_the_same_on_boards_that_are_filled_from_below() {
        let game = ConnectFour::new(7, 6, 4);
        let four = Four::of(&game).expect("four in a line");
        assert_eq!((Usual.bottom(), Usual.all(), Usual.even()), (game.bottom, game.all, four.even));
        let mut word = 1_u64;
        for _ in 0..200 {
            word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let filled = (0..7).fold(0, |filled, column| {
                filled | ((1 << (word >> (3 * column) & 7).min(6)) - 1) << (7 * column)
            });
            let discs = (word ^ word >> 29) & filled;
            let free = game.all & !filled;
            let any = Any::of(&game).completing(discs) & free;
            assert_eq!(Usual.completing(discs) & free, any);
            assert_eq!(four.completing(discs) & free, any);
        }
    }
}
