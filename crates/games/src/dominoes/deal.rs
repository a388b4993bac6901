//! The deal: what chance does before the players act.

use stratege_core::Player;

use super::{
    DominoTable, Dominoes, Move, Tiles,
    tiles::{MOST, bit},
};

/// Who may get a tile, in the order of the moves.
const RECEIVERS: [Option<Player>; 3] = [Some(Player::FIRST), Some(Player::SECOND), None];

impl Dominoes {
    /// Tiles that a player, or nobody, must still get: the weight of that outcome.
    ///
    /// Tiles go from the highest down, each to one of the free places, so every deal is one way
    /// through the moves of chance, and all deals are equally likely.
    pub(super) fn places_left(&self, table: &DominoTable, receiver: Option<Player>) -> u32 {
        let held = table.hands.map(Tiles::count_ones);
        let places = u32::from(self.hand);
        match receiver {
            Some(player) => places - held[player.index()],
            None => {
                let asleep = u32::from(table.dealt) - held[0] - held[1];
                u32::from(self.tiles.count) - 2 * places - asleep
            }
        }
    }

    pub(super) fn deals(&self, table: &DominoTable, moves: &mut Vec<Move>) {
        let free = RECEIVERS.into_iter().filter(|&to| self.places_left(table, to) > 0);
        moves.extend(free.map(Move::Deal));
    }

    pub(super) fn deal_one(&self, table: &mut DominoTable, receiver: Option<Player>) {
        debug_assert!(!self.is_dealt(table) && self.places_left(table, receiver) > 0);
        if let Some(player) = receiver {
            table.hands[player.index()] |= bit(table.dealt);
        }
        table.dealt += 1;
        if self.is_dealt(table) {
            self.begin(table);
        }
    }

    /// Lets whoever begins with these hands be the next to move.
    pub(super) fn begin(&self, table: &mut DominoTable) {
        table.starter = self.starter(table.hands);
        table.mover = table.starter;
    }

    /// Deals what is left to deal.
    #[inline]
    pub(super) fn deal_rest(&self, table: &mut DominoTable, mut draw: impl FnMut(u32) -> u32) {
        if table.dealt == 0 {
            let mut rest = Rest::of_box(self.tiles.count);
            for hand in &mut table.hands {
                *hand = rest.draw_some(self.hand.into(), &mut draw);
            }
            table.dealt = self.tiles.count;
            self.begin(table);
        }
        while !self.is_dealt(table) {
            let mut places =
                RECEIVERS.map(|receiver| (receiver, self.places_left(table, receiver)));
            let total = places.iter().map(|(_, places)| places).sum();
            let mut number = draw(total);
            let drawn = places.iter_mut().find(|(_, places)| {
                let found = number < *places;
                number = number.wrapping_sub(*places);
                found
            });
            let (receiver, _) = *drawn.expect("the draw is below the number of places");
            self.deal_one(table, receiver);
        }
    }
}

/// Tiles that have not been drawn yet.
pub(super) struct Rest {
    tiles: [u8; MOST],
    size: usize,
}

/// The numbers of all tiles.
const ALL: [u8; MOST] = {
    let mut all = [0; MOST];
    let mut index = 0;
    while index < MOST {
        all[index] = index as u8;
        index += 1;
    }
    all
};

impl Rest {
    /// The first `count` tiles, which are all tiles of a box.
    #[inline]
    fn of_box(count: u8) -> Rest {
        Rest { tiles: ALL, size: count.into() }
    }

    pub(super) fn of(tiles: Tiles) -> Rest {
        let mut rest = Rest { tiles: [0; MOST], size: 0 };
        for index in stratege_core::ones(tiles) {
            rest.tiles[rest.size] = index;
            rest.size += 1;
        }
        rest
    }

    /// `count` of the tiles, every choice equally likely.
    #[inline]
    pub(super) fn draw_some(&mut self, count: u32, draw: &mut impl FnMut(u32) -> u32) -> Tiles {
        debug_assert!(count as usize <= self.size, "there are enough tiles");
        let mut chosen = 0;
        for _ in 0..count {
            let place = draw(self.size as u32) as usize;
            chosen |= bit(self.tiles[place]);
            self.size -= 1;
            self.tiles[place] = self.tiles[self.size];
        }
        chosen
    }
}
