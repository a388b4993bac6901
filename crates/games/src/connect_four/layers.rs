//! Positions as keys, and their moves in lanes: a lane for each column.

use stratege_core::{Lane, Lanes, Layered};

use super::{Board, ConnectFour};

/// A column into which a player drops discs.
///
/// A key has, in each column, a one above the discs and below it those of player 1. A disc moves that
/// one up, and stays where it was if it belongs to player 1: the larger of two columns stays so.
#[derive(Clone, Copy, Debug)]
pub struct Drop {
    /// The squares of the column and the one above it.
    column: u64,
    /// The bit above the column.
    full: u64,
    /// Whose discs they are: 1 for player 1, 0 for player 2.
    owner: u32,
}

impl Lane for Drop {
    #[inline]
    fn child(self, key: u64) -> Option<u64> {
        if key & self.full != 0 {
            return None;
        }
        // The highest one of the column moves up by one; added once more it also stays.
        let landing = 1_u64 << (u64::BITS - 1 - (key & self.column).leading_zeros());
        Some(key + (landing << self.owner))
    }

    /// Where the column is full: everything from it down is.
    #[inline]
    fn reach(self, key: u64) -> u64 {
        let below = self.full | (self.full - 1);
        self.child(key).unwrap_or(key | below)
    }
}

impl ConnectFour {
    /// The squares with discs of any player, from a key.
    #[inline]
    fn discs_of(&self, key: u64) -> u64 {
        let mut below = key;
        for (index, &mask) in self.below.iter().enumerate() {
            below |= below >> (1 << index) & mask;
        }
        below >> 1 & self.all
    }
}

/// For a board of so many rows: which squares a shift by 1, 2, 4, … squares down leaves in their
/// column, until every square below a disc has been reached.
pub(super) fn below(bottom: u64, rows: u32) -> Vec<u64> {
    let mut masks = Vec::new();
    let mut shift = 1;
    while shift <= rows {
        let left = (1_u64 << (rows + 1 - shift)) - 1;
        masks.push(bottom * left);
        shift *= 2;
    }
    masks
}

impl Layered for ConnectFour {
    /// A key may not be the largest one that there is.
    fn has_keys(&self) -> bool {
        self.columns * (self.rows + 1) < u64::BITS
    }

    fn layer(&self, board: &Board) -> u32 {
        board.occupied().count_ones()
    }

    fn pack(&self, board: &Board) -> u64 {
        board.discs[0] | (board.occupied() + self.bottom)
    }

    fn unpack(&self, _layer: u32, key: u64) -> Board {
        let discs = self.discs_of(key);
        Board { discs: [key & discs, discs & !key] }
    }
}

impl Lanes for ConnectFour {
    type Lane = Drop;

    fn lanes(&self, layer: u32) -> Vec<Drop> {
        let height = self.rows + 1;
        let lane = |column: u32| Drop {
            column: ((1 << height) - 1) << (column * height),
            full: 1 << (column * height + self.rows),
            owner: u32::from(layer.is_multiple_of(2)),
        };
        (0..self.columns).map(lane).collect()
    }

    /// Only the disc played last can have made a line.
    #[inline]
    fn ended(&self, layer: u32, key: u64) -> Option<i8> {
        let discs = self.discs_of(key);
        let first_was_last = !layer.is_multiple_of(2);
        let last = if first_was_last { key & discs } else { discs & !key };
        if layer > 0 && self.has_line(last) {
            return Some(if first_was_last { 1 } else { -1 });
        }
        (layer == self.columns * self.rows).then_some(0)
    }
}
