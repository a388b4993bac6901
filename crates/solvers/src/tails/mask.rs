//! Sets of lengths of the first row, one bit each.

/// A set of lengths from 3 on. Boards that are lost with a shorter first row are known without it.
pub(super) trait Mask: Copy + PartialEq {
    const NONE: Self;
    const ALL: Self;
    /// The longest first row that fits.
    const LONGEST: usize;

    /// All lengths that are less than `least` or more than `most`, which is 1 at least.
    fn outside(least: usize, most: usize) -> Self;
    /// This length alone; nothing for those up to 2.
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
            const LONGEST: usize = Self::BITS as usize + 2;

            fn outside(least: usize, most: usize) -> Self {
                // Lengths from 3 to `length`.
                let up_to = |length: usize| match (length as u32).saturating_sub(2) {
                    Self::BITS.. => Self::MAX,
                    bits => (1 << bits) - 1,
                };
                !(up_to(most) & !up_to(least.saturating_sub(1)))
            }

            fn only(length: usize) -> Self {
                if length < 3 { 0 } else { 1 << (length - 3) }
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
                self.trailing_zeros() as usize + 3
            }
        }
    )*};
}

masks!(u16, u32, u64);
