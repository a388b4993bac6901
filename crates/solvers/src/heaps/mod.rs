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
    let mut work = HeapWork::new(moves);
    work.extend(most, &mut Meter::new(limits, Some(u64::from(most) + 1)))?;
    Ok(work.finish(most))
}

/// A table that grows, by steps of any size.
pub struct HeapWork {
    moves: Vec<HeapMove>,
    method: Method,
    /// The heap after which values are looked at next.
    look: u32,
}

/// How the next values are found.
enum Method {
    Plain(Plain),
    Sparse(Box<Sparse>),
    Period(Period, Vec<u32>),
}

impl HeapWork {
    /// Nothing is known yet.
    pub fn new(moves: &[HeapMove]) -> HeapWork {
        HeapWork {
            moves: moves.to_vec(),
            method: Method::Plain(Plain::new(moves)),
            look: FIRST_LOOK,
        }
    }

    /// Goes on where the values of the first heaps were found before.
    ///
    /// What comes out is what would have come out without a pause.
    pub fn resumed(moves: &[HeapMove], values: Vec<u32>) -> HeapWork {
        let mut look = FIRST_LOOK;
        while look < u32::MAX && (look as usize) < values.len() {
            let known = &values[..=look as usize];
            if let Some(period) = Period::of(known, moves) {
                let method = Method::Period(period, values);
                return HeapWork { moves: moves.to_vec(), method, look };
            }
            if let Some(sparse) = sparse(moves, known) {
                let method = Method::Sparse(Box::new(sparse.resumed(&values)));
                return HeapWork { moves: moves.to_vec(), method, look };
            }
            look = look.saturating_mul(2);
        }
        let method = Method::Plain(Plain::resumed(moves, values));
        HeapWork { moves: moves.to_vec(), method, look }
    }

    /// How many heaps are known, the empty one included.
    pub fn len(&self) -> usize {
        match &self.method {
            Method::Plain(plain) => plain.values().len(),
            Method::Sparse(sparse) => sparse.values().len(),
            Method::Period(_, values) => values.len(),
        }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a heap that is known.
    pub fn get(&self, size: u32) -> Option<u32> {
        let size = size as usize;
        match &self.method {
            Method::Plain(plain) => plain.values().get(size).copied(),
            Method::Sparse(sparse) => sparse.values().get(size).map(|&value| value.into()),
            Method::Period(_, values) => values.get(size).copied(),
        }
    }

    /// Goes on up to heaps of `most`. What was found before it is stopped is kept.
    pub fn extend(&mut self, most: u32, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        loop {
            match &mut self.method {
                Method::Sparse(sparse) => return sparse.extend(most, meter),
                Method::Period(period, values) => {
                    meter.check_memory(4 * u64::from(most))?;
                    meter.add((u64::from(most) + 1).saturating_sub(values.len() as u64))?;
                    period.continue_to(values, most);
                    return Ok(());
                }
                Method::Plain(plain) => {
                    plain.extend(self.look.min(most), meter)?;
                    if plain.values().len() <= self.look as usize {
                        return Ok(());
                    }
                }
            }
            self.choose();
            if most <= self.look {
                return Ok(());
            }
            self.look = self.look.saturating_mul(2);
        }
    }

    /// Looks at the values for what they have in common.
    fn choose(&mut self) {
        let Method::Plain(plain) = &mut self.method else { return };
        if let Some(period) = Period::of(plain.values(), &self.moves) {
            self.method = Method::Period(period, plain.take_values());
        } else if let Some(sparse) = sparse(&self.moves, plain.values()) {
            self.method = Method::Sparse(Box::new(sparse));
        }
    }

    /// The table of heaps up to `most`, all of which are known.
    pub fn finish(self, most: u32) -> HeapTable {
        let most = most as usize + 1;
        match self.method {
            Method::Plain(plain) => {
                let mut values = plain.into_values();
                values.truncate(most);
                let period = Period::of(&values, &self.moves);
                HeapTable { values: Values::Wide(values), period, rare: None }
            }
            Method::Period(period, mut values) => {
                values.truncate(most);
                HeapTable { values: Values::Wide(values), period: Some(period), rare: None }
            }
            Method::Sparse(sparse) => {
                let (mut values, mut rare) = sparse.into_parts();
                values.truncate(most);
                rare.heaps.retain(|&heap| (heap as usize) < most);
                HeapTable { values: Values::Narrow(values), period: None, rare: Some(rare) }
            }
        }
    }
}

/// What rare heaps there are among enough values, if that helps.
fn sparse(moves: &[HeapMove], values: &[u32]) -> Option<Sparse> {
    (values.len() > LEAST_SPARSE as usize).then(|| Sparse::begin(moves, values)).flatten()
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
