//! Every option of every heap.

use std::ops::RangeInclusive;

use stratege_core::{HeapMove, Meter, Parts, Stopped};

/// Values found by going through all divisions of a heap.
pub(super) struct Plain {
    values: Vec<u32>,
    kinds: Vec<HeapMove>,
    windows: Vec<Window>,
    /// A bit for every value that an option of the heap at hand has.
    marks: Vec<u64>,
}

/// The values of heaps that one move may leave alone: a window that moves with the heap.
struct Window {
    taken: RangeInclusive<u32>,
    counts: Vec<u32>,
    /// A bit for every value whose count is not zero.
    present: Vec<u64>,
}

impl Plain {
    pub(super) fn new(moves: &[HeapMove]) -> Plain {
        let window = |kind: &HeapMove| Window {
            taken: *kind.taken.start().max(&1)..=*kind.taken.end(),
            counts: Vec::new(),
            present: Vec::new(),
        };
        let windows = moves.iter().filter(|kind| kind.leaves_one()).map(window).collect();
        Plain { values: Vec::new(), kinds: moves.to_vec(), windows, marks: Vec::new() }
    }

    /// Goes on after these values.
    pub(super) fn resumed(moves: &[HeapMove], values: Vec<u32>) -> Plain {
        let mut plain = Plain::new(moves);
        for size in 0..values.len() as u32 {
            for window in &mut plain.windows {
                window.move_to(size, &values);
            }
        }
        Plain { values, ..plain }
    }

    pub(super) fn values(&self) -> &[u32] {
        &self.values
    }

    /// The values, to go on with them in another way.
    pub(super) fn take_values(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.values)
    }

    pub(super) fn into_values(self) -> Vec<u32> {
        self.values
    }

    /// Goes on up to heaps of `most`.
    pub(super) fn extend(&mut self, most: u32, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        for size in self.values.len() as u32..=most {
            meter.tick()?;
            meter.check_memory(4 * u64::from(size))?;
            let options = self.mark(size);
            let value = self.least_missing();
            self.values.push(value);
            meter.work(options)?;
        }
        Ok(())
    }

    /// Marks the values of all options; says how many were looked at.
    fn mark(&mut self, size: u32) -> u64 {
        self.marks.fill(0);
        let mut options = 1;
        for kind in &self.kinds {
            if kind.leaves_nothing() && size > 0 && kind.taken.contains(&size) {
                set(&mut self.marks, 0);
            }
            if !kind.leaves_two() {
                continue;
            }
            for taken in *kind.taken.start()..=size.min(*kind.taken.end()) {
                let rest = (size - taken) as usize;
                let end = match kind.parts {
                    Parts::Any => rest / 2 + 1,
                    Parts::Unequal => rest.div_ceil(2),
                };
                for smaller in 1..end {
                    set(&mut self.marks, self.values[smaller] ^ self.values[rest - smaller]);
                }
                options += end as u64;
            }
        }
        for window in &mut self.windows {
            window.move_to(size, &self.values);
        }
        options
    }

    fn least_missing(&self) -> u32 {
        let word = |index: usize| {
            let sets = self.windows.iter().map(|window| &window.present).chain([&self.marks]);
            sets.fold(0, |all, set| all | set.get(index).copied().unwrap_or(0))
        };
        let mut full = 0;
        while word(full) == u64::MAX {
            full += 1;
        }
        64 * full as u32 + word(full).trailing_ones()
    }
}

impl Window {
    /// Lets in the heap that the fewest counters leave, and out the one that the most left before.
    fn move_to(&mut self, size: u32, values: &[u32]) {
        let left = |taken: u32| size.checked_sub(taken).filter(|&left| left > 0);
        if let Some(left) = left(*self.taken.start()) {
            let value = values[left as usize];
            if self.counts.len() <= value as usize {
                self.counts.resize(value as usize + 1, 0);
            }
            self.counts[value as usize] += 1;
            set(&mut self.present, value);
        }
        if let Some(left) = self.taken.end().checked_add(1).and_then(left) {
            let value = values[left as usize] as usize;
            self.counts[value] -= 1;
            if self.counts[value] == 0 {
                self.present[value / 64] &= !(1 << (value % 64));
            }
        }
    }
}

#[inline]
fn set(marks: &mut Vec<u64>, value: u32) {
    let word = (value / 64) as usize;
    if marks.len() <= word {
        marks.resize(word + 1, 0);
    }
    marks[word] |= 1 << (value % 64);
}
