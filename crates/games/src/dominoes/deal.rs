//! The deal: what chance does before the players act.

use stratege_core::Player;

use super::{Dominoes, Move, Table, Tiles, tiles::bit};

/// Who may get a tile, in the order of the moves.
const RECEIVERS: [Option<Player>; 3] = [Some(Player::FIRST), Some(Player::SECOND), None];

impl Dominoes {
    /// Tiles that a player, or nobody, must still get: the weight of that outcome.
    ///
    /// Tiles go from the highest down, each to one of the free places, so every deal is one way
    /// through the moves of chance, and all deals are equally likely.
    pub(super) fn places_left(&self, table: &Table, receiver: Option<Player>) -> u32 {
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

    pub(super) fn deals(&self, table: &Table, moves: &mut Vec<Move>) {
        let free = RECEIVERS.into_iter().filter(|&to| self.places_left(table, to) > 0);
        moves.extend(free.map(Move::Deal));
    }

    pub(super) fn deal_one(&self, table: &mut Table, receiver: Option<Player>) {
        debug_assert!(!self.is_dealt(table) && self.places_left(table, receiver) > 0);
        if let Some(player) = receiver {
            table.hands[player.index()] |= bit(table.dealt);
        }
        table.dealt += 1;
        if self.is_dealt(table) {
            table.mover = self.starter(table.hands);
        }
    }

    /// Deals what is left to deal.
    #[inline]
    pub(super) fn deal_rest(&self, table: &mut Table, mut draw: impl FnMut(u32) -> u32) {
        if table.dealt == 0 {
            let hands = u32::from(self.hand);
            let mut rest = self.tiles.all;
            table.hands = [(); 2].map(|()| {
                let hand = some_of(rest, hands, &mut draw);
                rest &= !hand;
                hand
            });
            table.dealt = self.tiles.count;
            table.mover = self.starter(table.hands);
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

/// `count` of the tiles, every choice equally likely.
#[inline]
pub(super) fn some_of(tiles: Tiles, count: u32, draw: &mut impl FnMut(u32) -> u32) -> Tiles {
    let mut rest = [0_u8; 91];
    let mut size = 0;
    for index in stratege_core::ones(tiles) {
        rest[size] = index;
        size += 1;
    }
    debug_assert!(count as usize <= size, "there are enough tiles");
    let mut chosen = 0;
    for _ in 0..count {
        let place = draw(size as u32) as usize;
        chosen |= bit(rest[place]);
        size -= 1;
        rest[place] = rest[size];
    }
    chosen
}
