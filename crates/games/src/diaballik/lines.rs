//! What is seen from a square along ranks, files and diagonals.

use super::{BOARD, STRIDE};

/// How far apart in bits neighbours on a rank, a file and the two diagonals are.
const STEPS: [u32; 4] = [1, STRIDE as u32, STRIDE as u32 + 1, STRIDE as u32 - 1];

const BITS: usize = (STRIDE * STRIDE) as usize;

/// For every square, the squares of its four lines with lower bits and with higher bits.
static LINES: [[[u64; 2]; 4]; BITS] = lines();

const fn lines() -> [[[u64; 2]; 4]; BITS] {
    let mut lines = [[[0; 2]; 4]; BITS];
    let mut square = 0;
    while square < BITS {
        let mut line = 0;
        while line < STEPS.len() {
            let mut lower = BOARD.cells & 1 << square;
            let mut higher = lower;
            // The bits between the rows keep lines from going round the edge.
            while lower | higher != 0 {
                lower = lower >> STEPS[line] & BOARD.cells;
                higher = higher << STEPS[line] & BOARD.cells;
                lines[square][line][0] |= lower;
                lines[square][line][1] |= higher;
            }
            line += 1;
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
