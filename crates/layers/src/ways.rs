//! In how many ways the start leads to a key, kept beside it where plays are counted.

use crate::merge::END;

/// So many or more: too many to tell. What is added to it stays so.
pub(crate) const TOO_MANY: u128 = u128::MAX;

/// A key that a move leads to.
pub(crate) trait Child: Copy {
    /// Whether it knows in how many ways.
    const HAS_WAYS: bool;

    fn new(key: u64, ways: u128) -> Self;

    fn key(self) -> u64;

    /// In how many ways the start leads to it, as far as was seen; 0 where that is not counted.
    fn ways(self) -> u128;
}

impl Child for u64 {
    const HAS_WAYS: bool = false;

    #[inline]
    fn new(key: u64, _ways: u128) -> u64 {
        key
    }

    #[inline]
    fn key(self) -> u64 {
        self
    }

    #[inline]
    fn ways(self) -> u128 {
        0
    }
}

/// A key and in how many ways the start leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    key: u64,
    /// In two halves, because a whole one would have to begin at a multiple of its size.
    ways: [u64; 2],
}

impl Child for Counted {
    const HAS_WAYS: bool = true;

    #[inline]
    fn new(key: u64, ways: u128) -> Counted {
        Counted { key, ways: halves(ways) }
    }

    #[inline]
    fn key(self) -> u64 {
        self.key
    }

    #[inline]
    fn ways(self) -> u128 {
        whole(self.ways)
    }
}

/// Adds the ways of another child with the same key.
#[inline]
fn join<C: Child>(child: &mut C, other: C) {
    if C::HAS_WAYS {
        *child = C::new(child.key(), child.ways().saturating_add(other.ways()));
    }
}

/// Sorts children and puts those with the same key together.
pub(crate) fn sort<C: Child>(children: &mut Vec<C>) {
    children.sort_unstable_by_key(|child| child.key());
    children.dedup_by(|later, child| {
        let is_same = later.key() == child.key();
        if is_same {
            join(child, *later);
        }
        is_same
    });
}

/// Children that were met lately: neighbours have many in common, and what is put together at once
/// need not be sorted.
pub(crate) struct Recent<C>(Vec<C>);

impl<C: Child> Recent<C> {
    /// Bits of the place of a key: what fits the nearest memory.
    const BITS: u32 = 15;

    pub(crate) fn new() -> Recent<C> {
        Recent(vec![C::new(END, 0); 1 << Recent::<C>::BITS])
    }

    /// Keeps a child; the one whose place it takes moves to `children`.
    #[inline]
    pub(crate) fn push(&mut self, child: C, children: &mut Vec<C>) {
        let place = (stratege_core::mix(child.key()) >> (u64::BITS - Recent::<C>::BITS)) as usize;
        let place = &mut self.0[place];
        if place.key() == child.key() {
            join(place, child);
            return;
        }
        let before = std::mem::replace(place, child);
        if before.key() != END {
            children.push(before);
        }
    }

    /// Moves all that it keeps to `children`.
    pub(crate) fn drain(&mut self, children: &mut Vec<C>) {
        let nothing = C::new(END, 0);
        let kept = self.0.iter_mut().map(|child| std::mem::replace(child, nothing));
        children.extend(kept.filter(|child| child.key() != END));
    }
}

/// Appends a number, seven bits to a byte.
#[inline]
pub(crate) fn push_ways(bytes: &mut Vec<u8>, mut ways: u128) {
    while ways >= 0x80 {
        bytes.push(ways as u8 | 0x80);
        ways >>= 7;
    }
    bytes.push(ways as u8);
}

/// Takes a number off the front; `None` if there is none.
#[inline]
pub(crate) fn next_ways(bytes: &mut &[u8]) -> Option<u128> {
    let (mut ways, mut shift) = (0, 0);
    loop {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        ways |= u128::from(byte & 0x7f).checked_shl(shift)?;
        if byte < 0x80 {
            return Some(ways);
        }
        shift += 7;
    }
}

/// Adds up plays by ending.
pub(crate) fn add(plays: [u128; 3], more: [u128; 3]) -> [u128; 3] {
    [0, 1, 2].map(|index| plays[index].saturating_add(more[index]))
}

/// Plays by ending as the totals of a file.
pub(crate) fn totals(plays: [u128; 3]) -> Vec<u64> {
    plays.into_iter().flat_map(halves).collect()
}

/// Plays by ending from the totals of a file; `None` if there are more or fewer numbers.
pub(crate) fn of_totals(totals: &[u64]) -> Option<[u128; 3]> {
    let (numbers, []) = totals.as_chunks() else { return None };
    let numbers: [[u64; 2]; 3] = numbers.try_into().ok()?;
    Some(numbers.map(whole))
}

#[inline]
fn halves(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

#[inline]
fn whole([low, high]: [u64; 2]) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_read_as_they_are_written() {
        let numbers = [0, 1, 127, 128, 1 << 64, (1 << 127) - 1, TOO_MANY - 1, TOO_MANY];
        let mut bytes = Vec::new();
        numbers.iter().for_each(|&ways| push_ways(&mut bytes, ways));
        let mut rest = &bytes[..];
        for ways in numbers {
            assert_eq!(next_ways(&mut rest), Some(ways));
        }
        assert_eq!(next_ways(&mut rest), None);
        assert_eq!(next_ways(&mut &[0xff; 30][..]), None, "no number is so long");
        for number in numbers {
            assert_eq!(of_totals(&totals([number, 0, number])), Some([number, 0, number]));
        }
    }

    #[test]
    fn children_with_the_same_key_are_put_together() {
        let numbers = [(5, 2), (3, 1), (5, TOO_MANY - 1), (3, 7), (4, 1), (3, 1)];
        let children = numbers.map(|(key, ways)| Counted::new(key, ways));
        let expected = [(3, 9), (4, 1), (5, TOO_MANY)].map(|(key, ways)| Counted::new(key, ways));
        let mut sorted = children.to_vec();
        sort(&mut sorted);
        assert_eq!(sorted, expected);
        let (mut recent, mut met) = (Recent::new(), Vec::new());
        children.into_iter().for_each(|child| recent.push(child, &mut met));
        recent.drain(&mut met);
        assert_eq!(met.len(), 3);
        sort(&mut met);
        assert_eq!(met, expected);
    }
}
