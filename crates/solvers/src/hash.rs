//! A hash that is the same on every machine, whatever the width of its words.
//!
//! A table in which positions push each other out, or whose keys are hashes themselves, shows in
//! its answers which hash it uses. The one of `rustc-hash` is as wide as the machine's words: in a
//! page, where words have 32 bits, it folds boards of 64 squares badly, and large dictionaries are
//! slow. It serves where tables are small and only whether a key is there matters.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hash, Hasher},
};

/// A dictionary that is as fast with large keys where words are narrow.
pub type StableMap<K, V> = HashMap<K, V, BuildHasherDefault<Stable>>;

/// Hashes a key to 64 bits: the lower ones are good places in a table.
#[inline]
pub fn stable_hash(key: &impl Hash) -> u64 {
    let mut hasher = Stable::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// What a hash does with one part of a key after the other.
pub trait Mix {
    /// Takes the next 64 bits.
    fn add(&mut self, part: u64);

    /// What has become of all parts.
    fn mixed(&self) -> u64;
}

/// Cuts keys into parts of 64 bits, in the same way on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts<M>(pub M);

impl<M: Mix> Hasher for Parts<M> {
    #[inline]
    fn finish(&self) -> u64 {
        self.0.mixed()
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.0.add(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        // The length keeps apart what ends in zeros.
        self.0.add(u64::from_le_bytes(last) ^ ((bytes.len() as u64) << 56));
    }

    #[inline]
    fn write_u8(&mut self, part: u8) {
        self.0.add(part.into());
    }

    #[inline]
    fn write_u16(&mut self, part: u16) {
        self.0.add(part.into());
    }

    #[inline]
    fn write_u32(&mut self, part: u32) {
        self.0.add(part.into());
    }

    #[inline]
    fn write_u64(&mut self, part: u64) {
        self.0.add(part);
    }

    #[inline]
    fn write_u128(&mut self, part: u128) {
        self.0.add(part as u64);
        self.0.add((part >> 64) as u64);
    }

    /// As wide on all machines.
    #[inline]
    fn write_usize(&mut self, part: usize) {
        self.0.add(part as u64);
    }
}

/// The hash of tables: fast, and good enough for places.
pub type Stable = Parts<Sum>;

/// A sum that is multiplied after every part of the key.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum(u64);

/// A multiplier whose multiples are spread well in all dimensions (Steele and Vigna,
/// "Computationally easy, spectrally good multipliers").
const FACTOR: u64 = 0xf135_7aea_2e62_a9c5;

/// Multiplying mixes the upper bits best: this brings them down.
const TURN: u32 = 26;

impl Mix for Sum {
    #[inline]
    fn add(&mut self, part: u64) {
        self.0 = self.0.wrapping_add(part).wrapping_mul(FACTOR);
    }

    #[inline]
    fn mixed(&self) -> u64 {
        self.0.rotate_left(TURN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_these_on_every_machine() {
        assert_eq!(stable_hash(&0_u8), 0);
        assert_eq!(stable_hash(&1_usize), stable_hash(&1_u64));
        assert_eq!(stable_hash(&7_u64), 0x9d12_ca91_8e61_d971);
        assert_eq!(stable_hash(&[1_u8, 2, 3, 4, 5, 6, 7, 8, 9]), 0x04cd_8b94_afd9_135d);
    }

    #[test]
    fn bytes_that_end_in_zeros_are_kept_apart() {
        let mut hashes: Vec<u64> = (0..20).map(|length| stable_hash(&vec![0_u8; length])).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 20);
    }
}
