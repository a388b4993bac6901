//! A transposition table: two bounds for each position, in as many words as its key, without
//! collisions.
//!
//! A key is mixed by a bijection. The upper bits of the mixed key say in which bucket it belongs,
//! the rest is kept: so equal entries mean equal keys. The table begins small, as small searches
//! run in the caches then, and doubles in place.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use stratege_core::{Key, MOST_SCORE, Score};

use super::memory::{Buckets, prefetch};

/// What is known of positions.
///
/// Several threads may look up and store at once if keys are one word: two words of an entry could
/// come from two threads. It grows only while it has one user.
pub(super) struct Table<K> {
    buckets: Buckets<K>,
    key_bits: u32,
    key_mask: K,
    /// How far the upper bits of a key are moved when it is mixed.
    half: u32,
    /// The table has two to this power buckets now, at first and at most.
    bits: AtomicU32,
    first_bits: u32,
    most_bits: u32,
    /// Entries that are taken; exact as long as there is one user.
    taken: AtomicU64,
}

/// A mixed key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place<K>(K);

#[cfg(not(target_arch = "wasm32"))]
impl<K: Key> Place<K> {
    /// The lower bits of the mixed key: all of it, where threads share a table.
    pub(super) fn mixed(self) -> u64 {
        self.0.into() as u64
    }
}

/// What is known of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: Score,
    pub(super) high: Score,
}

/// Where a position belongs.
#[derive(Clone, Copy)]
struct Spot {
    bucket: usize,
    /// What the bucket does not tell of its key: [`REST_BITS`] bits, and those above.
    rest: [u64; 2],
}

/// Bits of an entry besides the key: two bounds and how much work they were.
const LOW_BITS: u32 = 2 * BOUND_BITS + WORK_BITS;
const BOUND_BITS: u32 = 7;
const WORK_BITS: u32 = 4;
const MOST_WORK: u64 = (1 << WORK_BITS) - 1;
/// Bits of a key in the first word of an entry.
const REST_BITS: u32 = u64::BITS - LOW_BITS;
/// Added to bounds, so that no entry is zero: that is an empty one.
const OFFSET: Score = MOST_SCORE + 1;
/// Half a mebibyte, or a whole one.
const FIRST_BITS: u32 = 14;
/// Odd, so that multiplying by it loses nothing.
const FACTORS: [u128; 2] =
    [0xa076_1d64_78bd_642f_9e37_79b9_7f4a_7c15, 0xe703_7ed1_a0b4_28db_d6e8_feb8_6659_fd93];

impl<K: Key> Table<K> {
    /// Whether entries have a second word.
    const IS_WIDE: bool = K::BITS > u64::BITS;

    /// A table for keys of so many bits and, if it can be exact within them, of at most so many
    /// bytes.
    pub(super) fn new(key_bits: u32, bytes: usize) -> Option<Table<K>> {
        // What a bucket does not tell of a key must fit an entry.
        let least = key_bits.saturating_sub(K::BITS - LOW_BITS);
        let most = (bytes / Buckets::<K>::BYTES).checked_ilog2()?.min(key_bits);
        if most < least {
            return None;
        }
        let first_bits = FIRST_BITS.clamp(least, most);
        Some(Table {
            buckets: Buckets::empty(1 << most),
            key_bits,
            key_mask: K::truncated(u128::MAX >> (u128::BITS - key_bits)),
            half: key_bits.div_ceil(2),
            bits: AtomicU32::new(first_bits),
            first_bits,
            most_bits: most,
            taken: AtomicU64::new(0),
        })
    }

    /// Forgets everything and begins small again, if the table has grown.
    pub(super) fn shrink(&self) {
        let bits = self.bits.load(Relaxed);
        if bits == self.first_bits {
            return;
        }
        for index in 0..1 << bits {
            self.buckets.get(index).iter().for_each(|entry| entry.store(0, Relaxed));
        }
        self.bits.store(self.first_bits, Relaxed);
        self.taken.store(0, Relaxed);
    }

    /// Grows to full size, after which several threads may use the table.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn grow_fully(&self) {
        while self.bits.load(Relaxed) < self.most_bits {
            self.grow();
        }
    }

    #[inline(always)]
    pub(super) fn place(&self, key: K) -> Place<K> {
        let (key, mask): (u128, u128) = (key.into(), self.key_mask.into());
        debug_assert!(key & !mask == 0, "{key:x} has at most {} bits", self.key_bits);
        // Whole words are multiplied and shifted much faster than two.
        if Self::IS_WIDE {
            let mixed = key.wrapping_mul(FACTORS[0]) & mask;
            let mixed = mixed ^ mixed >> self.half;
            return Place(K::truncated(mixed.wrapping_mul(FACTORS[1]) & mask));
        }
        let (key, mask) = (key as u64, mask as u64);
        let mixed = key.wrapping_mul(FACTORS[0] as u64) & mask;
        let mixed = mixed ^ mixed >> self.half;
        Place(K::truncated((mixed.wrapping_mul(FACTORS[1] as u64) & mask).into()))
    }

    #[inline(always)]
    fn locate(&self, Place(mixed): Place<K>) -> Spot {
        let shift = self.key_bits - self.bits.load(Relaxed);
        let mixed: u128 = mixed.into();
        if Self::IS_WIDE {
            let rest = mixed & ((1 << shift) - 1);
            let lower = rest as u64 & ((1 << REST_BITS) - 1);
            return Spot {
                bucket: (mixed >> shift) as usize,
                rest: [lower, (rest >> REST_BITS) as u64],
            };
        }
        let mixed = mixed as u64;
        Spot { bucket: (mixed >> shift) as usize, rest: [mixed & ((1 << shift) - 1), 0] }
    }

    /// Brings near what is known of a position.
    #[inline(always)]
    pub(super) fn prefetch(&self, place: Place<K>) {
        prefetch(self.buckets.get(self.locate(place).bucket));
    }

    /// Whether the entry at `index` of a bucket, whose first word is `entry`, belongs to a spot.
    #[inline(always)]
    fn is_of(&self, entry: u64, index: usize, spot: Spot) -> bool {
        let is_wide = Self::IS_WIDE;
        let upper = || self.buckets.upper(spot.bucket)[index].load(Relaxed);
        entry >> LOW_BITS == spot.rest[0] && entry != 0 && (!is_wide || upper() == spot.rest[1])
    }

    #[inline(always)]
    pub(super) fn look_up(&self, place: Place<K>) -> Option<Known> {
        let spot = self.locate(place);
        let entries = self.buckets.get(spot.bucket).each_ref().map(|entry| entry.load(Relaxed));
        let mut entries = entries.into_iter().enumerate();
        entries
            .find(|&(index, entry)| self.is_of(entry, index, spot))
            .map(|(_, entry)| known(entry))
    }

    /// Remembers `known`, which took `work` positions, together with what was known before.
    ///
    /// In a full bucket it takes the place of what took the least work.
    #[inline(always)]
    pub(super) fn store(&self, place: Place<K>, mut known_now: Known, work: u64) {
        let spot = self.locate(place);
        let bucket = self.buckets.get(spot.bucket);
        let (mut victim, mut least) = (0, u64::MAX);
        for (index, entry) in bucket.iter().enumerate() {
            let entry = entry.load(Relaxed);
            if self.is_of(entry, index, spot) {
                let before = known(entry);
                known_now.low = known_now.low.max(before.low);
                known_now.high = known_now.high.min(before.high);
                (victim, least) = (index, 1);
                break;
            }
            let worth = if entry == 0 { 0 } else { 1 + (entry & MOST_WORK) };
            if worth < least {
                (victim, least) = (index, worth);
            }
        }
        bucket[victim].store(pack(spot.rest[0], known_now, work), Relaxed);
        if Self::IS_WIDE {
            self.buckets.upper(spot.bucket)[victim].store(spot.rest[1], Relaxed);
        }
        if least == 0 {
            self.count_one_more();
        }
    }

    /// A table that is three quarters full grows.
    #[inline(always)]
    fn count_one_more(&self) {
        let taken = self.taken.load(Relaxed) + 1;
        self.taken.store(taken, Relaxed);
        let bits = self.bits.load(Relaxed);
        if bits < self.most_bits && taken > 3 << bits {
            self.grow();
        }
    }

    /// Doubles the table: what was in a bucket belongs in one of two now.
    #[cold]
    #[inline(never)]
    fn grow(&self) {
        let bits = self.bits.load(Relaxed);
        // The bit of what was left of a key that becomes part of the address.
        let shift = self.key_bits - bits - 1;
        let (word, bit) = if shift < REST_BITS { (0, shift) } else { (1, shift - REST_BITS) };
        // From the end, so that nothing is written where something has yet to be read.
        for index in (0..1 << bits).rev() {
            let entries = self.buckets.get(index).each_ref().map(|entry| entry.swap(0, Relaxed));
            let uppers = Self::IS_WIDE
                .then(|| self.buckets.upper(index).each_ref().map(|upper| upper.load(Relaxed)));
            let uppers = uppers.unwrap_or_default();
            let mut counts = [0; 2];
            for (entry, upper) in entries.into_iter().zip(uppers).filter(|&(entry, _)| entry != 0) {
                let mut rest = [entry >> LOW_BITS, upper];
                let half = (rest[word] >> bit & 1) as usize;
                rest[word] &= !(1 << bit);
                let entry = rest[0] << LOW_BITS | entry & ((1 << LOW_BITS) - 1);
                let (bucket, place) = (2 * index + half, counts[half]);
                self.buckets.get(bucket)[place].store(entry, Relaxed);
                if Self::IS_WIDE {
                    self.buckets.upper(bucket)[place].store(rest[1], Relaxed);
                }
                counts[half] += 1;
            }
        }
        self.bits.store(bits + 1, Relaxed);
    }
}

#[inline(always)]
fn known(entry: u64) -> Known {
    let bound = |at: u32| (entry >> at & ((1 << BOUND_BITS) - 1)) as Score - OFFSET;
    Known { low: bound(WORK_BITS + BOUND_BITS), high: bound(WORK_BITS) }
}

#[inline(always)]
fn pack(rest: u64, known: Known, work: u64) -> u64 {
    // Classes of work, each about three times as much as the one before.
    let class = (u64::from(u64::BITS - work.leading_zeros()) * 2 / 3).min(MOST_WORK);
    let [low, high] = [known.low, known.high].map(|bound| (bound + OFFSET) as u64);
    rest << LOW_BITS | low << (WORK_BITS + BOUND_BITS) | high << WORK_BITS | class
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_found_that_was_not_stored() {
        for key_bits in [1, 2, 5, 12, 13, 20] {
            check_whole::<u64>(key_bits, 1 << 14);
            check_whole::<u128>(key_bits, 1 << 15);
        }
    }

    /// Stores something different for every key; what is found afterwards is what was stored.
    #[track_caller]
    fn check_whole<K: Key>(key_bits: u32, bytes: usize) {
        let table = Table::new(key_bits, bytes).expect("room enough");
        let place = |key: u64| table.place(K::truncated(key.into()));
        let of =
            |key: u64| Known { low: -63 + (key % 64) as Score, high: (key / 64 % 64) as Score };
        for key in 0..1 << key_bits {
            table.store(place(key), of(key), key);
        }
        let found: Vec<u64> =
            (0..1 << key_bits).filter(|&key| table.look_up(place(key)).is_some()).collect();
        let room = bytes as u64 * 8 / u64::from(K::BITS);
        assert!(found.len() as u64 > (1 << key_bits).min(room) / 2, "{key_bits}");
        for key in found {
            assert_eq!(table.look_up(place(key)), Some(of(key)), "{key} of {key_bits} bits");
        }
    }

    #[test]
    fn a_growing_table_keeps_what_full_buckets_do_not_push_out() {
        check_growing::<u64>(49);
        check_growing::<u128>(49);
        check_growing::<u128>(81);
        check_growing::<u128>(121);
    }

    /// Stores many keys twice, of which nearly all are found in a table that has grown.
    #[track_caller]
    fn check_growing<K: Key>(key_bits: u32) {
        let table = Table::new(key_bits, 1 << 23).expect("room enough");
        let place = |index: u128| {
            table.place(K::truncated(index.wrapping_pow(9).wrapping_mul(12_345) % (1 << key_bits)))
        };
        let before = table.bits.load(Relaxed);
        for place in (0..100_000).map(place) {
            table.store(place, Known { low: -3, high: 5 }, 1);
            table.store(place, Known { low: 4, high: 63 }, 1);
        }
        assert!(table.bits.load(Relaxed) > before);
        let places = || (0..100_000).map(place);
        let found: Vec<Known> = places().filter_map(|place| table.look_up(place)).collect();
        assert!(found.len() > 80_000, "{}", found.len());
        assert!(found.iter().all(|&known| known == Known { low: 4, high: 5 }));
        table.shrink();
        assert!(places().all(|place| table.look_up(place).is_none()));
    }

    /// Keys that differ only in what one of the words of an entry keeps.
    #[test]
    fn every_bit_of_a_wide_key_counts() {
        let table = Table::<u128>::new(121, 1 << 20).expect("room enough");
        for bit in 0..121 {
            table.store(table.place(1 << bit), Known { low: bit / 2, high: 63 }, 1);
        }
        for bit in 0..121 {
            let known = table.look_up(table.place(1 << bit));
            assert_eq!(known, Some(Known { low: bit / 2, high: 63 }), "{bit}");
            assert_eq!(table.look_up(table.place(1 << bit | 1 << 120 | 3)), None, "{bit}");
        }
    }

    #[test]
    fn a_table_that_cannot_be_exact_is_refused() {
        assert!(Table::<u64>::new(64, 8 << 20).is_some());
        assert!(Table::<u64>::new(64, 4 << 20).is_none());
        assert!(Table::<u64>::new(49, 31).is_none());
        assert!(Table::<u128>::new(128, 32 << 20).is_some());
        assert!(Table::<u128>::new(128, 8 << 20).is_none());
    }
}
