//! Boards as keys: every jump takes one peg away.

use stratege_core::{Game, Layered};

use super::{Board, Pegs};

impl Layered for Pegs {
    fn has_keys(&self) -> bool {
        true
    }

    fn layer(&self, board: &Board) -> u32 {
        self.start().pegs.count_ones() - board.pegs.count_ones()
    }

    fn pack(&self, board: &Board) -> u64 {
        board.pegs
    }

    fn unpack(&self, _layer: u32, key: u64) -> Board {
        Board { pegs: key }
    }
}
