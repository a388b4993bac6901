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
    /// The numbers of each tile, counted in four bits each: none is on more than 14 halves.
    halves: [u64; MOST],
    /// The tiles with each number.
    with: [Tiles; LARGEST_SET as usize + 1],
    /// The number of the double of each number; its other tiles follow.
    first: [u8; LARGEST_SET as usize + 1],
}

/// What every tile counts, as one set of tiles for each binary digit of the number.
///
/// Sums and the largest take a few steps whatever the tiles are, without a branch.
#[derive(Clone, Debug)]
pub(super) struct Points([Tiles; 5]);

impl Points {
    /// `count` says what a tile counts: less than 32.
    pub(super) fn new(tiles: &TileBox, count: impl Fn(Tile) -> u8) -> Points {
        let mut digits = [0; 5];
        for index in stratege_core::ones(tiles.all) {
            let points = count(tiles.tile(index));
            for (place, digit) in digits.iter_mut().enumerate() {
                *digit |= Tiles::from(points >> place & 1) << index;
            }
        }
        Points(digits)
    }

    /// What the tiles count together.
    #[inline]
    pub(super) fn sum(&self, tiles: Tiles) -> u32 {
        let counts = self.0.iter().map(|digit| (tiles & digit).count_ones());
        counts.enumerate().map(|(place, count)| count << place).sum()
    }

    /// Those of the tiles that count most.
    #[inline]
    pub(super) fn most(&self, tiles: Tiles) -> Tiles {
        self.0.iter().rev().fold(tiles, |best, digit| {
            let better = best & digit;
            if better == 0 { best } else { better }
        })
    }
}

/// The set of one tile.
///
/// Looked up, it is a whole word, and so is what it is joined to. Shifted to its place, it would
/// be written in a part of the word, and the processor waits when the whole is read after that.
#[inline]
pub(super) fn bit(index: u8) -> Tiles {
    const ALONE: [Tiles; 128] = {
        let mut alone = [1; 128];
        let mut index = 1;
        while index < 128 {
            alone[index] = alone[index - 1] << 1;
            index += 1;
        }
        alone
    };
    ALONE[usize::from(index % 128)]
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
            halves: [0; MOST],
            with: [0; LARGEST_SET as usize + 1],
            first: [0; LARGEST_SET as usize + 1],
        };
        for high in (0..=set).rev() {
            found.first[usize::from(high)] = found.count;
            found.doubles |= bit(found.count);
            for low in (0..=high).rev() {
                found.tiles[usize::from(found.count)] = Tile { high, low };
                found.halves[usize::from(found.count)] = (1 << (4 * high)) + (1 << (4 * low));
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

    /// The set of one tile.
    #[inline]
    pub(super) fn alone(&self, tile: Tile) -> Tiles {
        bit(self.index(tile))
    }

    /// The numbers of a tile, counted in four bits each.
    #[inline]
    pub(super) fn halves(&self, index: u8) -> u64 {
        self.halves[usize::from(index)]
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
