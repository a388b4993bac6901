//! The one function that mixes seeds, and the plainest generator that is made of it.

/// Added to a word before its bits are mixed: 2 to the power of 64, divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads every bit of a word over all of it: one step of `SplitMix64` (G. L. Steele, D. Lea,
/// C. H. Flood, 2014).
///
/// ```
/// // What `SplitMix64` gives first when it is begun at 0.
/// assert_eq!(stratege_core::mix(0), 0xe220_a839_7b1d_cdaf);
/// ```
#[inline]
pub fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(STEP);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// The words of `SplitMix64` begun at a seed: for random orders that any program can repeat.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next word.
    pub fn word(&mut self) -> u64 {
        let word = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        word
    }

    /// A number in `0..bound`: the remainder of the next word.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn share(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
