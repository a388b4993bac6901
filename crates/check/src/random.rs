//! Repeatable randomness: one seed, one stream for each function.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers that depends on its seed and on nothing else.
pub(crate) struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The stream of the function with this name.
    pub(crate) fn of(seed: u64, name: &str) -> Random {
        // FNV-1a: the name spreads over the word, and stays the same for ever.
        let mixed = name.bytes().fold(0xCBF2_9CE4_8422_2325 ^ seed, |word, byte| {
            (word ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        Random(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number in `0..bound`, each as likely as the next to within 2^-32.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        debug_assert!(0 < bound && bound < 1 << 31, "there is something to choose from");
        (((self.0.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// One of several.
    pub(crate) fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Puts `all` into a random order.
    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for place in (1..all.len()).rev() {
            all.swap(place, self.below(place + 1));
        }
    }
}
