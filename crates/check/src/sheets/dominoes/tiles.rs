//! Tiles, hands and tables.

use stratege_games::dominoes::Tile;

use crate::{random::Random, value::Value};

/// The largest number on a tile.
pub(super) const SET: u8 = 6;

/// Tiles in the order of a hand or a chain; a tile in a chain may be turned round.
pub(super) type Tiles = Vec<[u8; 2]>;

/// All tiles up to double-`set`, the highest first, the larger half first.
pub(super) fn box_of(set: u8) -> Tiles {
    (0..=set).rev().flat_map(|high| (0..=high).rev().map(move |low| [high, low])).collect()
}

/// All pairs of numbers up to `most`, in any order.
pub(super) fn all_halves(most: u8) -> Tiles {
    (0..=most).flat_map(|one| (0..=most).map(move |two| [one, two])).collect()
}

/// All sets of at most two small tiles, the fewest and lowest first.
pub(super) fn few_tiles() -> Vec<Tiles> {
    let tiles: Tiles = box_of(2).into_iter().rev().collect();
    let mut all: Vec<Tiles> = tiles.iter().map(|&tile| vec![tile]).collect();
    for &one in &tiles {
        all.extend(tiles.iter().filter(|&&two| two != one).map(|&two| vec![one, two]));
    }
    all
}

/// One small tile on the table, and one in the hand.
pub(super) fn few_tables() -> Vec<[Tiles; 2]> {
    let tiles: Tiles = box_of(2).into_iter().rev().collect();
    let pairs = tiles.iter().flat_map(|&one| tiles.iter().map(move |&two| [one, two]));
    pairs.filter(|[one, two]| one != two).map(|pair| pair.map(|tile| vec![tile])).collect()
}

pub(super) fn deal(draw: &mut Random, count: usize) -> Tiles {
    let mut tiles = box_of(SET);
    draw.shuffle(&mut tiles);
    tiles.truncate(count);
    tiles
}

pub(super) fn sorted(mut tiles: Tiles) -> Tiles {
    tiles.sort_unstable_by(|one, other| other.cmp(one));
    tiles
}

/// Every second tile for each player.
pub(super) fn halves(tiles: &Tiles) -> [Tiles; 2] {
    [0, 1].map(|player| tiles.iter().skip(player).step_by(2).copied().collect())
}

/// A chain of at most `length` tiles, and a sorted hand.
pub(super) fn position(draw: &mut Random, length: usize, count: usize) -> (Tiles, Tiles) {
    let mut tiles = deal(draw, box_of(SET).len());
    let mut table: Tiles = tiles.pop().into_iter().collect();
    while table.len() < length {
        let end = table[table.len() - 1][1];
        let Some(next) = tiles.iter().position(|&[high, low]| Tile::of(high, low).has(end)) else {
            break;
        };
        let [high, low] = tiles.swap_remove(next);
        table.push([end, Tile::of(high, low).other(end)]);
    }
    tiles.truncate(count);
    (table, sorted(tiles))
}

/// The places of the tiles that fit an end.
pub(super) fn fitting(table: &Tiles, hand: &Tiles) -> Vec<usize> {
    let [left, right] = [table[0][0], table[table.len() - 1][1]];
    let fits = |index: &usize| {
        let tile = Tile::of(hand[*index][0], hand[*index][1]);
        tile.has(left) || tile.has(right)
    };
    (0..hand.len()).filter(fits).collect()
}

/// The tables that laying a tile can give.
pub(super) fn laid(table: &Tiles, tile: [u8; 2]) -> Vec<Tiles> {
    let [left, right] = [table[0][0], table[table.len() - 1][1]];
    let tile = Tile::of(tile[0], tile[1]);
    let at_left = || [vec![[tile.other(left), left]], table.clone()].concat();
    let at_right = || [table.clone(), vec![[right, tile.other(right)]]].concat();
    let left = tile.has(left).then(at_left);
    left.into_iter().chain(tile.has(right).then(at_right)).collect()
}

pub(super) fn points(tiles: &Tiles) -> i64 {
    tiles.iter().flatten().map(|&half| i64::from(half)).sum()
}

pub(super) fn tile_value(tile: [u8; 2]) -> Value {
    Value::list(tile.map(i64::from))
}

pub(super) fn tiles_value(tiles: &Tiles) -> Value {
    Value::list(tiles.iter().map(|&tile| tile_value(tile)))
}

pub(super) fn show(tiles: &Tiles) -> String {
    tiles.iter().map(|[one, two]| format!("[{one}|{two}]")).collect::<Vec<_>>().concat()
}

pub(super) fn table_and_hand(table: &Tiles, hand: &Tiles) -> String {
    format!("{}\n\n{}", show(table), show(hand).replace("][", "] ["))
}

pub(super) fn both_hands(one: &Tiles, two: &Tiles) -> String {
    let hand = |tiles: &Tiles| show(tiles).replace("][", "] [");
    format!("1: {}\n2: {}", hand(one), hand(two)).replace(" \n", "\n").trim_end().to_owned()
}
