//! Which few of many divisions give the most different values.

use std::collections::BinaryHeap;

/// A division with one part that is the same for all heaps: the value of a heap without `offset`
/// counters, exclusive or `value`, is a value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Division {
    pub(super) offset: u32,
    pub(super) value: u16,
}

/// What some heaps still have to be given by divisions.
pub(super) struct Wanted {
    heaps: Vec<u32>,
    /// Words per heap.
    words: usize,
    /// For every heap a bit for every value that is wanted.
    bits: Vec<u64>,
}

impl Wanted {
    /// All values below that of each heap for which `is_wanted`; values are below `width`.
    pub(super) fn below(
        heaps: impl Iterator<Item = u32>,
        values: &[u16],
        width: usize,
        is_wanted: impl Fn(u16) -> bool,
    ) -> Wanted {
        let heaps: Vec<u32> = heaps.collect();
        let words = width.div_ceil(64);
        let mut bits = vec![0; words * heaps.len()];
        for (&heap, bits) in heaps.iter().zip(bits.chunks_exact_mut(words)) {
            let below = 0..values[heap as usize];
            for value in below.filter(|&value| is_wanted(value)) {
                bits[usize::from(value / 64)] |= 1 << (value % 64);
            }
        }
        Wanted { heaps, words, bits }
    }

    /// The best divisions, each time the one that gives most of what is still wanted, until one
    /// more gives less than one value to `per_value` heaps.
    ///
    /// What a division gives only becomes less as others are chosen: only the one that seemed best is
    /// looked at again.
    pub(super) fn choose(
        mut self,
        candidates: &[Division],
        values: &[u16],
        per_value: usize,
    ) -> Vec<usize> {
        let mut waiting: BinaryHeap<(usize, usize)> = candidates
            .iter()
            .enumerate()
            .map(|(index, &candidate)| (self.given(candidate, values), index))
            .collect();
        let mut chosen = Vec::new();
        while let Some((_, index)) = waiting.pop() {
            let gives = self.given(candidates[index], values);
            if waiting.peek().is_some_and(|&(next, _)| gives < next) {
                waiting.push((gives, index));
                continue;
            }
            if gives * per_value < self.heaps.len() {
                break;
            }
            self.give(candidates[index], values);
            chosen.push(index);
        }
        chosen
    }

    fn given(&self, division: Division, values: &[u16]) -> usize {
        let rows = self.heaps.iter().zip(self.bits.chunks_exact(self.words));
        let given = rows.map(|(&heap, bits)| {
            let value = value(heap, division, values);
            (bits[value / 64] >> (value % 64) & 1) as usize
        });
        given.sum()
    }

    fn give(&mut self, division: Division, values: &[u16]) {
        for (&heap, bits) in self.heaps.iter().zip(self.bits.chunks_exact_mut(self.words)) {
            let value = value(heap, division, values);
            bits[value / 64] &= !(1 << (value % 64));
        }
    }
}

fn value(heap: u32, division: Division, values: &[u16]) -> usize {
    usize::from(values[(heap - division.offset) as usize] ^ division.value)
}
