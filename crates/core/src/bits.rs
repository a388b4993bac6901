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

ones_of!(u16, u64, u128);
