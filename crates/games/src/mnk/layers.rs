//! Positions as keys, and their moves in lanes: a lane for each square.

use stratege_core::{Convention, Filling, Lanes, Layered};

use super::{Board, Mnk};
use crate::placing;

impl Layered for Mnk {
    fn has_keys(&self) -> bool {
        self.columns * self.rows <= placing::MOST_SQUARES
    }

    fn layer(&self, board: &Board) -> u32 {
        (board.marks[0] | board.marks[1]).count_ones()
    }

    fn pack(&self, board: &Board) -> u64 {
        placing::key_of(board.marks.map(|marks| marks as u32))
    }

    fn unpack(&self, _layer: u32, key: u64) -> Board {
        Board { marks: placing::marks_of(key).map(u128::from) }
    }
}

impl Lanes for Mnk {
    type Lane = Filling;

    fn lanes(&self, layer: u32) -> Vec<Filling> {
        placing::lanes(self.columns * self.rows, layer)
    }

    /// Only the mark written last can have made a line.
    fn ended(&self, layer: u32, key: u64) -> Option<i8> {
        let first_was_last = !layer.is_multiple_of(2);
        let marks = placing::gathered(if first_was_last { key } else { key >> 1 });
        if layer > 0 && self.has_line_in_word(marks.into()) {
            let first_wins = first_was_last == (self.convention == Convention::Normal);
            return Some(if first_wins { 1 } else { -1 });
        }
        (layer == self.columns * self.rows).then_some(0)
    }
}

impl Mnk {
    /// As `has_line` on a board of at most 64 squares: half a word is shifted much faster.
    #[inline]
    fn has_line_in_word(&self, marks: u64) -> bool {
        self.directions.iter().any(|&(step, starts)| {
            let mut found = marks;
            let mut length = 1;
            while 2 * length <= self.run {
                found &= found.unbounded_shr(length * step);
                length *= 2;
            }
            if length < self.run {
                found &= found.unbounded_shr((self.run - length) * step);
            }
            found & starts as u64 != 0
        })
    }
}
