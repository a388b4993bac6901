//! A transposition table: two bounds for each position, in eight bytes, without collisions.
//!
//! A key is mixed by a bijection. The upper bits of the mixed key say in which bucket it belongs,
//! the rest is kept: so equal entries mean equal keys. The table begins small, as small searches
//! run in the caches then, and doubles in place.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use stratege_core::{MOST_SCORE, Score};

use super::memory::{Bucket, Buckets, prefetch};

/// What is known of positions.
///
/// Several threads may look up and store at once. It grows only while it has one user.
pub(super) struct Table {
    buckets: Buckets,
    key_bits: u32,
    key_mask: u64,
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
pub(super) struct Place(u64);

#[cfg(not(target_arch = "wasm32"))]
impl Place {
    pub(super) fn mixed(self) -> u64 {
        self.0
    }
}

/// What is known of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: Score,
    pub(super) high: Score,
}

/// Bits of an entry besides the key: two bounds and how much work they were.
const LOW_BITS: u32 = 2 * BOUND_BITS + WORK_BITS;
const BOUND_BITS: u32 = 7;
const WORK_BITS: u32 = 4;
const MOST_WORK: u64 = (1 << WORK_BITS) - 1;
/// Added to bounds, so that no entry is zero: that is an empty one.
const OFFSET: Score = MOST_SCORE + 1;
/// Half a mebibyte.
const FIRST_BITS: u32 = 14;
/// Odd, so that multiplying by it loses nothing.
const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];

impl Table {
    /// A table for keys of so many bits and, if it can be exact within them, of at most so many
    /// bytes.
    pub(super) fn new(key_bits: u32, bytes: usize) -> Option<Table> {
        // What a bucket does not tell of a key must fit an entry.
        let least = key_bits.saturating_sub(u64::BITS - LOW_BITS);
        let most = (bytes / size_of::<Bucket>()).checked_ilog2()?.min(key_bits);
        if most < least {
            return None;
        }
        let first_bits = FIRST_BITS.clamp(least, most);
        Some(Table {
            buckets: Buckets::empty(1 << most),
            key_bits,
            key_mask: u64::MAX >> (u64::BITS - key_bits),
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
    pub(super) fn place(&self, key: u64) -> Place {
        debug_assert!(key & !self.key_mask == 0, "{key:x} has at most {} bits", self.key_bits);
        let mixed = key.wrapping_mul(FACTORS[0]) & self.key_mask;
        let mixed = mixed ^ mixed >> self.half;
        Place(mixed.wrapping_mul(FACTORS[1]) & self.key_mask)
    }

    /// The bucket of a position, and what the bucket does not tell of it.
    #[inline(always)]
    fn locate(&self, Place(mixed): Place) -> (&Bucket, u64) {
        let shift = self.key_bits - self.bits.load(Relaxed);
        (self.buckets.get((mixed >> shift) as usize), mixed & ((1 << shift) - 1))
    }

    /// Brings near what is known of a position.
    #[inline(always)]
    pub(super) fn prefetch(&self, place: Place) {
        prefetch(self.locate(place).0);
    }

    #[inline(always)]
    pub(super) fn look_up(&self, place: Place) -> Option<Known> {
        let (bucket, rest) = self.locate(place);
        let entries = bucket.iter().map(|entry| entry.load(Relaxed));
        entries.into_iter().find(|&entry| is_of(entry, rest)).map(known)
    }

    /// Remembers `known`, which took `work` positions, together with what was known before.
    ///
    /// In a full bucket it takes the place of what took the least work.
    #[inline(always)]
    pub(super) fn store(&self, place: Place, mut known_now: Known, work: u64) {
        let (bucket, rest) = self.locate(place);
        let (mut victim, mut least) = (0, u64::MAX);
        for (index, entry) in bucket.iter().enumerate() {
            let entry = entry.load(Relaxed);
            if is_of(entry, rest) {
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
        bucket[victim].store(pack(rest, known_now, work), Relaxed);
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
        let shift = self.key_bits - bits - 1;
        // From the end, so that nothing is written where something has yet to be read.
        for index in (0..1 << bits).rev() {
            let entries = self.buckets.get(index).each_ref().map(|entry| entry.swap(0, Relaxed));
            let mut counts = [0; 2];
            for entry in entries.into_iter().filter(|&entry| entry != 0) {
                let rest = entry >> LOW_BITS;
                let half = (rest >> shift) as usize;
                let rest = rest & ((1 << shift) - 1);
                let entry = rest << LOW_BITS | entry & ((1 << LOW_BITS) - 1);
                self.buckets.get(2 * index + half)[counts[half]].store(entry, Relaxed);
                counts[half] += 1;
            }
        }
        self.bits.store(bits + 1, Relaxed);
    }
}

#[inline(always)]
fn is_of(entry: u64, rest: u64) -> bool {
    entry >> LOW_BITS == rest && entry != 0
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
            check_whole(key_bits, 1 << 14);
        }
    }

    /// Stores something different for every key; what is found afterwards is what was stored.
    #[track_caller]
    fn check_whole(key_bits: u32, bytes: usize) {
        let table = Table::new(key_bits, bytes).expect("room enough");
        let of =
            |key: u64| Known { low: -63 + (key % 64) as Score, high: (key / 64 % 64) as Score };
        for key in 0..1 << key_bits {
            table.store(table.place(key), of(key), key);
        }
        let found: Vec<u64> =
            (0..1 << key_bits).filter(|&key| table.look_up(table.place(key)).is_some()).collect();
        assert!(found.len() as u64 > (1 << key_bits).min(bytes as u64 / 8) / 2, "{key_bits}");
        for key in found {
            assert_eq!(table.look_up(table.place(key)), Some(of(key)), "{key} of {key_bits} bits");
        }
    }

    #[test]
    fn a_growing_table_keeps_what_full_buckets_do_not_push_out() {
        let table = Table::new(49, 1 << 23).expect("room enough");
        let keys = || (0..100_000_u64).map(|index| index * index * 12_345 % (1 << 49));
        let before = table.bits.load(Relaxed);
        for key in keys() {
            table.store(table.place(key), Known { low: -3, high: 5 }, 1);
            table.store(table.place(key), Known { low: 4, high: 63 }, 1);
        }
        assert!(table.bits.load(Relaxed) > before);
        let found: Vec<Known> = keys().filter_map(|key| table.look_up(table.place(key))).collect();
        assert!(found.len() > 80_000, "{}", found.len());
        assert!(found.iter().all(|&known| known == Known { low: 4, high: 5 }));
        table.shrink();
        assert!(keys().all(|key| table.look_up(table.place(key)).is_none()));
    }

    #[test]
    fn a_table_that_cannot_be_exact_is_refused() {
        assert!(Table::new(64, 8 << 20).is_some());
        assert!(Table::new(64, 4 << 20).is_none());
        assert!(Table::new(49, 31).is_none());
    }
}
