//! Repeatable randomness: one seed, one stream per play.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use stratege_core::mix;

/// A stream of random numbers that depends on its seed and on nothing else.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The stream of play number `play` of pairing number `pairing`.
    ///
    /// Streams of different plays are unrelated, so plays can be shared out among threads.
    pub fn stream(seed: u64, pairing: u64, play: u64) -> Random {
        Random::of_play(mix(mix(seed).wrapping_add(pairing)), play)
    }

    /// The streams of all plays of a pairing, from the first one on.
    pub fn streams(seed: u64, pairing: u64) -> Streams {
        let pairing = mix(mix(seed).wrapping_add(pairing));
        Streams { pairing, play: 0, ready: Random::of_play(pairing, 0) }
    }

    #[inline]
    fn of_play(pairing: u64, play: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(mix(pairing.wrapping_add(play))))
    }

    /// A number in `0..bound`, each equally likely; `bound` is at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is something to choose from");
        // Multiply and shift; the few draws that would make some numbers likelier are repeated.
        let mut product = (self.0.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = (self.0.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A number in `0..bound`, each equally likely, for bounds beyond 32 bits.
    pub fn below_long(&mut self, bound: u64) -> u64 {
        debug_assert!(bound > 0, "there is something to choose from");
        let mut product = u128::from(self.0.next_u64()) * u128::from(bound);
        let unfair = bound.wrapping_neg() % bound;
        while (product as u64) < unfair {
            product = u128::from(self.0.next_u64()) * u128::from(bound);
        }
        (product >> 64) as u64
    }

    /// A number in `0..1`.
    pub fn share(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// The streams of the plays of a pairing, one after the other: those of [`Random::stream`].
#[derive(Clone, Debug)]
pub struct Streams {
    pairing: u64,
    play: u64,
    ready: Random,
}

impl Iterator for Streams {
    type Item = Random;

    /// Makes the stream of the play after the next one: the processor does so beside the moves of
    /// the next one, each of which waits for the one before.
    #[inline]
    fn next(&mut self) -> Option<Random> {
        self.play = self.play.wrapping_add(1);
        Some(std::mem::replace(&mut self.ready, Random::of_play(self.pairing, self.play)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_draws_of_a_seed_never_change() {
        let mut random = Random::stream(1, 2, 3);
        let draws: Vec<u32> = (0..12).map(|_| random.below(100)).collect();
        assert_eq!(draws, [48, 31, 29, 29, 94, 2, 54, 24, 55, 33, 13, 22]);
    }

    #[test]
    fn the_streams_of_a_pairing_are_those_of_its_plays() {
        for (play, mut random) in (0..5).zip(Random::streams(1, 2)) {
            let mut alone = Random::stream(1, 2, play);
            assert_eq!([0; 9].map(|_: u32| random.below(99)), [0; 9].map(|_: u32| alone.below(99)));
        }
    }

    #[test]
    fn all_numbers_are_equally_likely() {
        let mut random = Random::stream(0, 0, 0);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[random.below(7) as usize] += 1;
        }
        // The standard deviation of each count is 93.
        assert!(seen.iter().all(|count| count.abs_diff(10_000) < 400), "{seen:?}");
    }
}
