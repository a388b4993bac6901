//! Grundy values of all heaps up to a size, in games whose boards are sums of heaps.
//!
//! One number per size, from the smallest heap up; nothing is searched. Three methods, each once
//! it is known to be worth more than the one before:
//!
//! - `plain`: every division of every heap. The square of the size.
//! - `sparse`: where few values belong to one half of all numbers that is closed under exclusive
//!   or, only divisions with a part among those few can give a value of the other half.
//! - `period`: where values repeat long enough, they repeat for ever.

mod choice;
mod period;
mod plain;
mod sparse;

use stratege_core::{HeapMove, Limits, Meter, Parts, Stopped};

pub use self::{period::Period, sparse::RareHeaps};
use self::{plain::Plain, sparse::Sparse};

/// The Grundy values of heaps of 0, 1, …, and what was found out about all of them.
#[derive(Clone, Debug)]
pub struct HeapTable {
    values: Values,
    /// From where on values are known to repeat for ever, if they are.
    pub period: Option<Period>,
    /// The heaps by which the others were found, where there are few of them.
    pub rare: Option<RareHeaps>,
}

/// Values that all fit sixteen bits take half the room.
#[derive(Clone, Debug)]
enum Values {
    Narrow(Vec<u16>),
    Wide(Vec<u32>),
}

impl HeapTable {
    /// How many heaps it has, the empty one included.
    pub fn len(&self) -> usize {
        match &self.values {
            Values::Narrow(values) => values.len(),
            Values::Wide(values) => values.len(),
        }
    }

    /// Whether it has no heap.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a heap of `size`, where the table goes so far.
    pub fn get(&self, size: u32) -> Option<u32> {
        match &self.values {
            Values::Narrow(values) => values.get(size as usize).map(|&value| value.into()),
            Values::Wide(values) => values.get(size as usize).copied(),
        }
    }
}

/// Heaps after which the values so far are looked at for what they have in common; then after
/// twice as many, and so on.
const FIRST_LOOK: u32 = 32;

/// The smallest heap for which rare heaps are looked for.
const LEAST_SPARSE: u32 = 4096;

/// The Grundy values of heaps of 0, 1, …, `most`, on which `moves` are allowed.
///
/// Two bytes per heap where rare heaps help, else four. A heap is a position.
pub fn heaps(moves: &[HeapMove], most: u32, limits: Limits<'_>) -> Result<HeapTable, Stopped> {
    let mut meter = Meter::new(limits, Some(u64::from(most) + 1));
    let mut plain = Plain::new(moves);
    let mut look = FIRST_LOOK;
    loop {
        plain.extend(look.min(most), &mut meter)?;
        if let Some(period) = Period::of(plain.values(), moves) {
            meter.check_memory(4 * u64::from(most))?;
            meter.add(u64::from(most.saturating_sub(look.min(most))))?;
            let values = Values::Wide(period.continued(plain.into_values(), most));
            return Ok(HeapTable { values, period: Some(period), rare: None });
        }
        if most <= look {
            let values = Values::Wide(plain.into_values());
            return Ok(HeapTable { values, period: None, rare: None });
        }
        if LEAST_SPARSE <= look
            && let Some(mut sparse) = Sparse::begin(moves, plain.values())
        {
            sparse.extend(most, &mut meter)?;
            let (values, rare) = sparse.into_parts();
            return Ok(HeapTable {
                values: Values::Narrow(values),
                period: None,
                rare: Some(rare),
            });
        }
        look = look.saturating_mul(2);
    }
}

/// The most counters that one move takes, if that does not depend on the heap.
fn most_taken(moves: &[HeapMove]) -> Option<u32> {
    let most = moves.iter().map(|kind| *kind.taken.end()).max().unwrap_or(0);
    (most < u32::MAX).then_some(most)
}

/// Every number of counters after whose taking two heaps may be left, and which two.
fn divisions(moves: &[HeapMove]) -> impl Iterator<Item = (u32, Parts)> {
    let dividing = moves.iter().filter(|kind| kind.leaves_two());
    dividing.flat_map(|kind| kind.taken.clone().map(|taken| (taken, kind.parts)))
}
