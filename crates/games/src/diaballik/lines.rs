//! What is seen from a square along ranks, files and diagonals.

use stratege_core::Lattice;

use super::{BOARD, STRIDE};

/// The same squares with their diagonals.
const SIGHT: Lattice<4> = {
    let stride = STRIDE as u32;
    Lattice { cells: BOARD.cells, steps: [1, stride, stride + 1, stride - 1] }
};

const BITS: usize = (STRIDE * STRIDE) as usize;

/// For every square, the squares of its four lines with lower bits and with higher bits.
static LINES: [[[u64; 2]; 4]; BITS] = lines();

const fn lines() -> [[[u64; 2]; 4]; BITS] {
    let mut lines = [[[0; 2]; 4]; BITS];
    let mut square = 0;
    while square < BITS {
        // The bits between the rows are no squares.
        let mut axis = 0;
        while axis < 4 && BOARD.cells >> square & 1 == 1 {
            let [up, down] = [2 * axis, 2 * axis + 1];
            lines[square][axis] = [SIGHT.ray(square as u8, down), SIGHT.ray(square as u8, up)];
            axis += 1;
        }
        square += 1;
    }
    lines
}

/// The squares seen from `square` in all eight directions up to the first of `blockers`, which is
/// seen too.
#[inline]
pub(super) fn seen(square: u8, blockers: u64) -> u64 {
    LINES[usize::from(square)].iter().fold(0, |seen, &[lower, higher]| {
        // From the highest blocker below to the lowest one above, or to the end of the line.
        let below = 1_u64 << (lower & blockers | 1).ilog2();
        let above = higher & blockers;
        let lowest = above & above.wrapping_neg();
        seen | (lower | higher) & (2 * lowest).wrapping_sub(below)
    })
}
