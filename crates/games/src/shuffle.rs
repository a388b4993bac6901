//! Random orders that another program can repeat.

use stratege_core::SplitMix;

/// Puts `items` in an order that depends on `seed` only.
///
/// From the last item down to the second one, each is exchanged with one of those up to itself:
/// item `i`, counted from 0, with number `word mod (i + 1)`. The words are those of `SplitMix64`
/// (G. L. Steele, D. Lea, C. H. Flood, 2014) begun at `seed`: add `9e3779b97f4a7c15` to the state;
/// the word is the state, exclusive-or with itself 30 bits to the right, times
/// `bf58476d1ce4e5b9`, exclusive-or with itself 27 bits to the right, times `94d049bb133111eb`,
/// exclusive-or with itself 31 bits to the right; all modulo 2 to the power of 64.
pub(crate) fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut words = SplitMix(seed);
    for index in (1..items.len()).rev() {
        items.swap(index, words.below(index + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_follow_from_the_number_alone() {
        let order = |seed| {
            let mut items: Vec<u8> = (0..10).collect();
            shuffle(&mut items, seed);
            items
        };
        // Computed by tests/second_program.py.
        assert_eq!(order(0), [6, 3, 2, 9, 8, 1, 4, 7, 0, 5]);
        assert_eq!(order(7), [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]);
    }
}
