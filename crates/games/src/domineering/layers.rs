//! Boards as keys, and moves in lanes: a lane for each place of a domino.

use stratege_core::{Filling, LaneRules, LayeredRules, Player, ones};

use super::{Board, Domineering};

/// Most squares of a board that fits into a key.
const MOST_SQUARES: u32 = 63;

impl LayeredRules for Domineering {
    fn has_keys(&self) -> bool {
        self.all.count_ones() <= MOST_SQUARES
    }

    fn layer(&self, board: &Board) -> u32 {
        board.low.count_ones() / 2
    }

    fn pack(&self, board: &Board) -> u64 {
        board.low
    }

    fn unpack(&self, _layer: u32, key: u64) -> Board {
        Board { high: 0, low: key }
    }
}

impl LaneRules for Domineering {
    type Lane = Filling;

    fn lanes(&self, player: Player) -> Vec<Filling> {
        let other = if player.is_first() { u32::from(self.columns) } else { 1 };
        let places = ones(self.places(Board::new(0), player) as u64);
        let lane = |place: u8| {
            let domino = 1 << place | 1 << (u32::from(place) + other);
            Filling { empty: domino, set: domino }
        };
        places.map(lane).collect()
    }

    #[inline]
    fn is_stuck_at(&self, key: u64, player: Player) -> bool {
        self.places(Board { high: 0, low: key }, player) == 0
    }
}
