//! What may be done to one heap, in games whose boards are sums of heaps.

use std::ops::RangeInclusive;

/// A kind of move on one heap: how many counters it takes, and how many heaps it may leave.
///
/// The octal code of a game (R. K. Guy, C. A. B. Smith, *The G-values of various games*, 1956) is
/// a list of such kinds: its digit at place k says what may be left when k counters are taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// Counters that are taken: any of these numbers.
    pub taken: RangeInclusive<u32>,
    /// What may be left, added up: 1 nothing, 2 one heap, 4 two heaps. Heaps are never empty.
    pub digit: u8,
    /// Whether two heaps that are left may be equal.
    pub parts: Parts,
}

/// Which two heaps may be left of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parts {
    /// Any two.
    Any,
    /// Only two of different sizes.
    Unequal,
}

impl HeapMove {
    /// The digit of an octal code for `taken` counters.
    pub fn octal(taken: u32, digit: u8) -> HeapMove {
        HeapMove { taken: taken..=taken, digit, parts: Parts::Any }
    }

    /// Whether a whole heap may be taken.
    pub fn leaves_nothing(&self) -> bool {
        self.digit & 1 != 0
    }

    /// Whether one heap may be left.
    pub fn leaves_one(&self) -> bool {
        self.digit & 2 != 0
    }

    /// Whether two heaps may be left.
    pub fn leaves_two(&self) -> bool {
        self.digit & 4 != 0
    }
}

/// Calls `visit` with the counters taken and the two heaps left, the smaller one first, for every
/// move on a heap of `size`; heaps that are not there have size 0.
///
/// ```
/// # use stratege_core::{HeapMove, heap_options};
/// let kayles = [HeapMove::octal(1, 7), HeapMove::octal(2, 7)];
/// let mut left = Vec::new();
/// heap_options(&kayles, 3, |_, smaller, larger| left.push((smaller, larger)));
/// assert_eq!(left, [(0, 2), (1, 1), (0, 1)]);
/// ```
pub fn heap_options(moves: &[HeapMove], size: u32, mut visit: impl FnMut(u32, u32, u32)) {
    for kind in moves {
        for taken in *kind.taken.start()..=size.min(*kind.taken.end()) {
            let rest = size - taken;
            if kind.leaves_nothing() && rest == 0 && taken > 0 {
                visit(taken, 0, 0);
            }
            if kind.leaves_one() && rest > 0 && taken > 0 {
                visit(taken, 0, rest);
            }
            if kind.leaves_two() {
                let smaller = match kind.parts {
                    Parts::Any => 1..rest / 2 + 1,
                    Parts::Unequal => 1..rest.div_ceil(2).max(1),
                };
                smaller.for_each(|smaller| visit(taken, smaller, rest - smaller));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_says_what_is_left() {
        check(&[HeapMove::octal(2, 1)], 2, &[(2, 0, 0)]);
        check(&[HeapMove::octal(2, 1)], 3, &[]);
        check(&[HeapMove::octal(2, 2)], 3, &[(2, 0, 1)]);
        check(&[HeapMove::octal(2, 2)], 2, &[]);
        check(&[HeapMove::octal(1, 4)], 5, &[(1, 1, 3), (1, 2, 2)]);
        check(&[HeapMove::octal(1, 4)], 2, &[]);
        check(&[HeapMove::octal(0, 4)], 3, &[(0, 1, 2)]);
        check(&[HeapMove::octal(0, 7)], 0, &[]);
        let unequal = HeapMove { taken: 0..=0, digit: 4, parts: Parts::Unequal };
        check(std::slice::from_ref(&unequal), 4, &[(0, 1, 3)]);
        check(&[unequal], 0, &[]);
        let heap = HeapMove { taken: 1..=u32::MAX, digit: 3, parts: Parts::Any };
        check(&[heap], 3, &[(1, 0, 2), (2, 0, 1), (3, 0, 0)]);
    }

    #[track_caller]
    fn check(moves: &[HeapMove], size: u32, expected: &[(u32, u32, u32)]) {
        let mut found = Vec::new();
        heap_options(moves, size, |taken, smaller, larger| found.push((taken, smaller, larger)));
        assert_eq!(found, expected);
    }
}
