//! Sets of lengths of the first row, one bit each.

/// A set of lengths from 2 on. Only the board of one square is lost with a first row of 1.
pub(super) trait Mask: Copy + PartialEq {
    const NONE: Self;
    const ALL: Self;
    /// The longest first row that fits.
    const LONGEST: usize;

    /// All lengths that are less than `least` or more than `most`, which is 1 at least.
    fn outside(least: usize, most: usize) -> Self;
    /// This length alone; nothing for 0 and 1.
    fn only(length: usize) -> Self;
    fn or(self, other: Self) -> Self;
    /// The least length that is not in it, alone; nothing if all are.
    fn least_missing(self) -> Self;
    /// The one length that is in it.
    fn length(self) -> usize;
}

macro_rules! masks {
    ($($word:ty),*) => {$(
        impl Mask for $word {
            const NONE: Self = 0;
            const ALL: Self = Self::MAX;
            const LONGEST: usize = Self::BITS as usize + 1;

            fn outside(least: usize, most: usize) -> Self {
                // Lengths from 2 to `length`.
                let up_to = |length: usize| match (length as u32).saturating_sub(1) {
                    Self::BITS.. => Self::MAX,
                    bits => (1 << bits) - 1,
                };
                !(up_to(most) & !up_to(least.saturating_sub(1)))
            }

            fn only(length: usize) -> Self {
                if length < 2 { 0 } else { 1 << (length - 2) }
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn least_missing(self) -> Self {
                !self & self.wrapping_add(1)
            }

            fn length(self) -> usize {
                self.trailing_zeros() as usize + 2
            }
        }
    )*};
}

masks!(u16, u32, u64);
