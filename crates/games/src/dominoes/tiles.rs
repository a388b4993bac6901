//! Tiles and sets of tiles.

use std::fmt;

/// The largest box: double-12.
pub const LARGEST_SET: u8 = 12;

/// Tiles of the largest box.
pub(super) const MOST: usize = 91;

/// A set of tiles as bits, the highest tile first.
pub type Tiles = u128;

/// Two numbers side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// The larger one.
    pub high: u8,
    /// The smaller one.
    pub low: u8,
}

impl Tile {
    /// The tile with these two numbers, in any order.
    #[inline]
    pub fn of(a: u8, b: u8) -> Tile {
        Tile { high: a.max(b), low: a.min(b) }
    }

    /// Whether one half is `number`.
    #[inline]
    pub fn has(self, number: u8) -> bool {
        self.high == number || self.low == number
    }

    /// The half that is not `number`, which must be the other half.
    #[inline]
    pub fn other(self, number: u8) -> u8 {
        debug_assert!(self.has(number));
        self.high ^ self.low ^ number
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high, self.low)
    }
}

/// All tiles of a box, numbered from the highest down.
#[derive(Clone, Debug)]
pub(super) struct TileBox {
    pub(super) set: u8,
    pub(super) count: u8,
    pub(super) all: Tiles,
    pub(super) doubles: Tiles,
    tiles: [Tile; MOST],
    /// The tiles with each number.
    with: [Tiles; LARGEST_SET as usize + 1],
    /// The number of the double of each number; its other tiles follow.
    first: [u8; LARGEST_SET as usize + 1],
}

/// The set of one tile.
#[inline]
pub(super) fn bit(index: u8) -> Tiles {
    1 << index
}

/// Calls `visit` with the number of every tile of a set, in decreasing order of tiles.
///
/// Boxes up to double-nine fit half a word, which is walked much faster than the whole.
#[inline]
pub(super) fn for_each(tiles: Tiles, mut visit: impl FnMut(u8)) {
    stratege_core::ones(tiles as u64).for_each(&mut visit);
    let high = (tiles >> 64) as u64;
    if high != 0 {
        stratege_core::ones(high).for_each(|index| visit(64 + index));
    }
}

impl TileBox {
    pub(super) fn new(set: u8) -> TileBox {
        assert!(set <= LARGEST_SET, "double-{set}");
        let mut found = TileBox {
            set,
            count: 0,
            all: 0,
            doubles: 0,
            tiles: [Tile { high: 0, low: 0 }; MOST],
            with: [0; LARGEST_SET as usize + 1],
            first: [0; LARGEST_SET as usize + 1],
        };
        for high in (0..=set).rev() {
            found.first[usize::from(high)] = found.count;
            found.doubles |= bit(found.count);
            for low in (0..=high).rev() {
                found.tiles[usize::from(found.count)] = Tile { high, low };
                found.with[usize::from(high)] |= bit(found.count);
                found.with[usize::from(low)] |= bit(found.count);
                found.all |= bit(found.count);
                found.count += 1;
            }
        }
        found
    }

    #[inline]
    pub(super) fn tile(&self, index: u8) -> Tile {
        self.tiles[usize::from(index)]
    }

    #[inline]
    pub(super) fn index(&self, tile: Tile) -> u8 {
        self.first[usize::from(tile.high)] + (tile.high - tile.low)
    }

    /// The tiles with a number.
    #[inline]
    pub(super) fn with(&self, number: u8) -> Tiles {
        self.with[usize::from(number)]
    }

    /// The tiles with one of the numbers whose bits are set.
    pub(super) fn with_any(&self, numbers: u16) -> Tiles {
        stratege_core::ones(numbers).fold(0, |tiles, number| tiles | self.with(number))
    }

    /// The tiles of a set in decreasing order.
    pub(super) fn list(&self, tiles: Tiles) -> impl Iterator<Item = Tile> + '_ {
        stratege_core::ones(tiles).map(|index| self.tile(index))
    }
}
