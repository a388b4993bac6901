//! Values that repeat for ever.

use stratege_core::{HeapMove, Parts};

use super::{divisions, most_taken};

/// From some heap on the values repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// A heap has the value of the heap with so many counters more.
    pub length: u32,
    /// The smallest heap from which on this holds.
    pub from: u32,
}

impl Period {
    /// The least period, if the values at hand prove it.
    ///
    /// Let a move take at most t counters, and let G(n + p) = G(n) for e <= n < 2e + p + t. Then
    /// it holds for all n >= e: of two heaps that a heap of n + p leaves the larger one has at
    /// least e + p counters, so that p of them can be taken away from it without changing its
    /// value, or put back (R. K. Guy, C. A. B. Smith, 1956). Where no move leaves two heaps, t
    /// heaps in a row decide about the next, and e <= n < e + t is enough.
    ///
    /// In both cases e >= 1: of a heap that is not empty before it need not be allowed to leave
    /// an empty one. Values that repeat from 0 on repeat from 1 on, which proves the same.
    ///
    /// With the rule that two heaps have to differ, taking p away may make them equal: nothing
    /// is proved.
    pub fn of(values: &[u32], moves: &[HeapMove]) -> Option<Period> {
        let most_taken = most_taken(moves)? as usize;
        if divisions(moves).any(|(_, parts)| parts == Parts::Unequal) {
            return None;
        }
        let divides = divisions(moves).next().is_some();
        let proves = |from: usize, length: usize| {
            let from = from.max(1);
            let end = if divides { 2 * from + length } else { from };
            end + most_taken + length <= values.len()
        };
        let period = |length: usize| {
            let pairs = values.iter().zip(&values[length..]);
            let last = pairs.rev().position(|(one, other)| one != other);
            let from = last.map_or(0, |agreeing| values.len() - length - agreeing);
            proves(from, length).then_some(Period { length: length as u32, from: from as u32 })
        };
        (1..=values.len() / 2).find_map(period)
    }

    /// Appends the values up to heaps of `most` by repetition.
    pub(super) fn continue_to(&self, values: &mut Vec<u32>, most: u32) {
        let length = self.length as usize;
        values.reserve((most as usize + 1).saturating_sub(values.len()));
        while values.len() <= most as usize {
            values.push(values[values.len() - length]);
        }
    }
}
