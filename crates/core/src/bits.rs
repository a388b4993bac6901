//! Sets of squares as machine words.

/// The numbers of the set bits of a word, in increasing order.
#[derive(Clone, Debug)]
pub struct Ones<W>(W);

/// The set bits of `word`.
///
/// ```
/// assert_eq!(stratege_core::ones(0b1010_u64).collect::<Vec<_>>(), [1, 3]);
/// ```
pub fn ones<W>(word: W) -> Ones<W> {
    Ones(word)
}

/// The number of the set bit that has `rank` set bits below it; there must be one.
///
/// ```
/// assert_eq!(stratege_core::nth_one(0b1010, 1), 3);
/// ```
#[inline]
pub fn nth_one(word: u64, rank: u32) -> u8 {
    debug_assert!(rank < word.count_ones(), "there are enough bits");
    // Ranks are drawn at random, and no processor guesses how often a loop over them goes round:
    // the first few are looked up among all that they can be.
    let without_lowest = |word: u64| word & word.wrapping_sub(1);
    let one = without_lowest(word);
    let two = without_lowest(one);
    let three = without_lowest(two);
    let mut rest = [word, one, two, three][rank.min(3) as usize];
    for _ in 3..rank {
        rest = without_lowest(rest);
    }
    rest.trailing_zeros() as u8
}

macro_rules! ones_of {
    ($($word:ty),*) => {$(
        impl Iterator for Ones<$word> {
            type Item = u8;

            #[inline]
            fn next(&mut self) -> Option<u8> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Some(bit)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let count = self.0.count_ones() as usize;
                (count, Some(count))
            }
        }

        impl ExactSizeIterator for Ones<$word> {}
    )*};
}

ones_of!(u16, u32, u64, u128);
