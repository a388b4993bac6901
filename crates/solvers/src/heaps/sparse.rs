//! Values by few rare heaps (the *sparse space* of *Winning Ways*, chapter 4).
//!
//! Call a value rare if it has an even number of ones among the bits of a mask, else common. Two
//! rare values, or two common ones, give a rare one by exclusive or; one of each gives a common one.
//! So a common value is the value of an option only if that has exactly one rare part: a walk
//! through the list of rare heaps finds them all. The least common value that is not among them is
//! the value of the heap, unless a smaller rare value is missing too. Any division will do to show that it
//! is not, and there are many; where none does, the heap is rare and joins the list.
//!
//! This holds for every mask. It is quick for one that makes rare heaps rare.

use std::{
    cmp::Reverse,
    ops::{ControlFlow, Range},
};

use stratege_core::{HeapMove, Meter, Parts, Stopped};

use super::{
    choice::{Division, Wanted},
    divisions, most_taken,
};

/// The few heaps by which the values of all others were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RareHeaps {
    /// A value is rare if it has an even number of ones among these bits.
    pub mask: u32,
    /// All heaps with a rare value, the smallest first.
    pub heaps: Vec<u32>,
}

impl RareHeaps {
    /// Whether a value is rare.
    pub fn is_rare(&self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }
}

/// Heaps that are looked at together.
const LANES: usize = 32;

/// Rare heaps are sought where at most one heap of so many is rare.
const RARITY: usize = 4;

/// Divisions that are tried together.
const CHUNK: usize = 256;

/// The part at which a search for a division goes on after the first chunk: where both parts are large,
/// few values are much rarer than others.
const FIRST_PART: usize = 1 << 15;

/// Most heaps that one move may leave alone.
const MOST_SINGLE: usize = 64;

/// Heaps by which divisions are chosen.
const SAMPLE: u32 = 512;

/// The largest heap that is kept as a part which shows rare values, and how many of those up to it
/// there are to choose from.
const LARGEST_WITNESS: u32 = 1 << 16;
const CHOICES: u32 = 1 << 12;

/// How rarely one more division must give a value to be left out: for common values the others are
/// looked at besides, for rare ones any other is.
const PER_COMMON: usize = 1000;
const PER_RARE: usize = 400;

pub(super) struct Sparse {
    values: Vec<u16>,
    rare: RareHeaps,
    /// Counters taken before a heap is divided.
    divisions: Vec<(u32, Parts)>,
    /// Counters taken that leave one heap.
    singles: Vec<u32>,
    /// Divisions with a rare part that are always looked at, then those by which a value is confirmed.
    head: Vec<Division>,
    tail: Vec<Division>,
    /// Divisions that differ from heap to heap by less than a block.
    near: Vec<Division>,
    /// Divisions into two common parts, or whatever gives rare values.
    witnesses: Vec<Division>,
    /// The largest part of a witness.
    largest_witness: u32,
    /// Values that there is room for: a power of two.
    width: usize,
    /// The heap at which divisions are chosen again.
    next_choice: usize,
}

/// Why a block was left before its end.
enum Cut {
    /// The last of these heaps is rare.
    Rare(usize),
    /// There is no room for a value.
    Width,
}

/// What the options of each heap of a block are known to be worth, a byte per value.
struct Marks<const WIDTH: usize>([[u8; WIDTH]; LANES]);

impl Sparse {
    /// The best mask for these values, if it leaves few rare ones.
    pub(super) fn begin(moves: &[HeapMove], values: &[u32]) -> Option<Sparse> {
        let divisions: Vec<(u32, Parts)> = divisions(moves).take(MOST_SINGLE).collect();
        let single = moves.iter().filter(|kind| kind.leaves_one());
        let singles: Vec<u32> = single
            .flat_map(|kind| kind.taken.clone())
            .filter(|&taken| taken > 0)
            .take(MOST_SINGLE + 1)
            .collect();
        if divisions.is_empty() || divisions.len() == MOST_SINGLE || singles.len() > MOST_SINGLE {
            return None;
        }
        let reach = most_taken(moves)? as usize;
        let values: Vec<u16> =
            values.iter().map(|&value| value.try_into()).collect::<Result<_, _>>().ok()?;
        let (_, rare) = best_mask(late(&values));
        if reach * 4 > values.len() || rare * RARITY > late(&values).len() {
            return None;
        }
        let known = values.len();
        let mut sparse = Sparse {
            width: width(&values),
            values,
            rare: RareHeaps { mask: 0, heaps: Vec::new() },
            divisions,
            singles,
            head: Vec::new(),
            tail: Vec::new(),
            near: Vec::new(),
            witnesses: Vec::new(),
            largest_witness: 0,
            next_choice: 0,
        };
        sparse.choose(known);
        Some(sparse)
    }

    /// Goes on after more values, as if they had been found just now.
    pub(super) fn resumed(mut self, values: &[u32]) -> Sparse {
        let mut known = self.values.len();
        while 2 * known <= values.len() {
            known *= 2;
        }
        self.values = values.iter().map(|&value| value as u16).collect();
        self.width = width(&self.values);
        self.choose(known);
        self
    }

    pub(super) fn values(&self) -> &[u16] {
        &self.values
    }

    pub(super) fn into_parts(self) -> (Vec<u16>, RareHeaps) {
        (self.values, self.rare)
    }

    /// Goes on up to heaps of `most`.
    pub(super) fn extend(&mut self, most: u32, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        let end = most as usize + 1;
        meter.check_memory(2 * end as u64)?;
        self.values.reserve(end.saturating_sub(self.values.len()));
        while self.values.len() < end {
            let cut = match self.width {
                0..=512 => self.run::<512>(end, meter)?,
                513..=1024 => self.run::<1024>(end, meter)?,
                1025..=4096 => self.run::<4096>(end, meter)?,
                _ => self.run::<65536>(end, meter)?,
            };
            if let Some(Cut::Width) = cut {
                self.width *= 2;
            }
        }
        Ok(())
    }

    /// Blocks one after the other, until there is no room for a value.
    fn run<const WIDTH: usize>(
        &mut self,
        end: usize,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Cut>, Stopped> {
        let mut marks = Box::new(Marks([[0_u8; WIDTH]; LANES]));
        while self.values.len() < end {
            if self.next_choice <= self.values.len() {
                self.choose(self.next_choice);
            }
            let start = self.values.len();
            let block = self.block(&mut marks, LANES.min(end - start), meter);
            match block.inspect_err(|_| self.values.truncate(start))? {
                ControlFlow::Break(Cut::Width) => {
                    self.values.truncate(start);
                    return Ok(Some(Cut::Width));
                }
                ControlFlow::Break(Cut::Rare(heap)) => self.join(heap as u32),
                ControlFlow::Continue(()) => {}
            }
            meter.add((self.values.len() - start) as u64)?;
        }
        Ok(None)
    }

    /// The values of the next `lanes` heaps, or of those up to the next rare one.
    fn block<const WIDTH: usize>(
        &mut self,
        marks: &mut Marks<WIDTH>,
        lanes: usize,
        meter: &mut Meter<'_>,
    ) -> Result<ControlFlow<Cut>, Stopped> {
        let start = self.values.len();
        self.values.resize(start + LANES, 0);
        marks.0.iter_mut().for_each(|lane| lane.fill(0));
        for division in self.head.iter().chain(&self.witnesses) {
            marks.mark(*division, &self.values, start);
        }
        // Equal parts have the value 0, whether they are allowed or not.
        for (lane, marks) in marks.0.iter_mut().enumerate() {
            if self.may_halve(start + lane) {
                marks[0] = 0;
            }
        }
        // Those before are confirmed.
        let mut first = 0;
        loop {
            let mut found_rare = false;
            let mut done = lanes;
            for lane in first..lanes {
                let heap = start + lane;
                let Some(value) = self.candidate(marks, start, heap, meter)? else {
                    return Ok(ControlFlow::Break(Cut::Width));
                };
                self.values[heap] = value;
                if self.rare.is_rare(value.into()) {
                    // What comes after it depends on it.
                    (done, found_rare) = (lane + 1, true);
                    break;
                }
            }
            let common = done - usize::from(found_rare);
            if let Some(lane) = marks.refute(&self.tail, &self.values, start, common) {
                first = lane;
                continue;
            }
            self.values.truncate(start + done);
            return Ok(if found_rare {
                ControlFlow::Break(Cut::Rare(start + done - 1))
            } else {
                ControlFlow::Continue(())
            });
        }
    }

    /// The least value that no option is known to have; for a rare one all options are tried.
    fn candidate<const WIDTH: usize>(
        &self,
        marks: &mut Marks<WIDTH>,
        start: usize,
        heap: usize,
        meter: &mut Meter<'_>,
    ) -> Result<Option<u16>, Stopped> {
        let lane = heap - start;
        // Values that depend on heaps of this block hold for this attempt only.
        let mut passing: Vec<u16> = Vec::with_capacity(32);
        let mut pass = |value: u16, marks: &mut Marks<WIDTH>| {
            let mark = &mut marks.0[lane][usize::from(value) & (WIDTH - 1)];
            if *mark == 0 {
                *mark = 1;
                passing.push(value);
            }
        };
        for division in &self.near {
            let offset = division.offset as usize;
            pass(self.values[heap - offset] ^ division.value, marks);
        }
        // Rare heaps that are nearly as large as this one leave a small heap.
        for &rare in self.rare.heaps.iter().rev() {
            let mut met = false;
            for &(taken, parts) in &self.divisions {
                let whole = (rare + taken) as usize;
                if start <= whole {
                    met = true;
                    if whole < heap && (parts == Parts::Any || heap - whole != rare as usize) {
                        pass(self.values[heap - whole] ^ self.values[rare as usize], marks);
                    }
                }
            }
            if !met {
                break;
            }
        }
        let mut found = marks.least_missing(lane);
        while let Some(value) = found
            && self.rare.is_rare(value.into())
        {
            match self.option_with(value, heap, meter)? {
                None => break,
                Some(part) if start <= part => pass(value, marks),
                Some(_) => marks.0[lane][usize::from(value)] = 1,
            }
            found = marks.least_missing(lane);
        }
        for value in passing {
            marks.0[lane][usize::from(value) & (WIDTH - 1)] = 0;
        }
        Ok(found)
    }

    /// The larger part of an option of `heap` with this value.
    fn option_with(
        &self,
        value: u16,
        heap: usize,
        meter: &mut Meter<'_>,
    ) -> Result<Option<usize>, Stopped> {
        let single = self.singles.iter().map(|&taken| heap - taken as usize);
        if let Some(part) = single.into_iter().find(|&part| self.values[part] == value) {
            return Ok(Some(part));
        }
        for &(taken, parts) in &self.divisions {
            let rest = heap - taken as usize;
            let end = match parts {
                Parts::Any => rest / 2 + 1,
                Parts::Unequal => rest.div_ceil(2),
            };
            // The parts that are far from this block first: what they show holds for good.
            let small = end.min(LANES + CHUNK);
            let first = end.min(FIRST_PART).max(small);
            let chunks = |from: usize, until: usize| {
                (from..until).step_by(CHUNK).map(move |from| from..until.min(from + CHUNK))
            };
            let far = chunks(LANES, small).chain(chunks(first, end)).chain(chunks(small, first));
            for parts in far.chain(chunks(1, end.min(LANES))) {
                if let Some(smaller) = self.division_with(value, rest, parts) {
                    return Ok(Some(rest - smaller));
                }
                meter.work(CHUNK as u64)?;
            }
        }
        Ok(None)
    }

    /// The smaller part, one of `parts`, of a division of `rest` with this value.
    #[inline]
    fn division_with(&self, value: u16, rest: usize, parts: Range<usize>) -> Option<usize> {
        let smaller = &self.values[parts.clone()];
        let larger = &self.values[rest + 1 - parts.end..rest + 1 - parts.start];
        let pairs = || smaller.iter().zip(larger.iter().rev());
        // Without a way out in its middle this is done for several at once.
        let hits = pairs().fold(0, |hits, (one, other)| hits | u16::from(one ^ other == value));
        if hits == 0 {
            return None;
        }
        pairs().position(|(one, other)| one ^ other == value).map(|place| parts.start + place)
    }

    /// Whether a chosen division of `heap` has equal parts that must differ.
    fn may_halve(&self, heap: usize) -> bool {
        let halved = |&(taken, parts): &(u32, Parts)| {
            let rest = heap - taken as usize;
            parts == Parts::Unequal
                && rest.is_multiple_of(2)
                && (rest / 2 <= self.largest_witness as usize
                    || self.rare.is_rare(self.values[rest / 2].into()))
        };
        self.divisions.iter().any(halved)
    }

    /// The heap is rare: all its divisions are looked at from now on.
    fn join(&mut self, heap: u32) {
        self.rare.heaps.push(heap);
        let value = self.values[heap as usize];
        let divisions = self.divisions.iter();
        self.tail.extend(divisions.map(|&(taken, _)| Division { offset: heap + taken, value }));
    }

    /// Chooses a mask by the first `known` values, so that it does not depend on pauses, and divisions by
    /// what they give to heaps of the last half.
    fn choose(&mut self, known: usize) {
        let done = self.values.len() as u32;
        self.next_choice = 2 * known;
        self.rare.mask = best_mask(late(&self.values[..known])).0;
        let is_rare = |&heap: &u32| self.rare.is_rare(self.values[heap as usize].into());
        self.rare.heaps = (1..done).filter(is_rare).collect();
        let with = |part: u32| {
            let value = self.values[part as usize];
            self.divisions.iter().map(move |&(taken, _)| Division { offset: part + taken, value })
        };
        let mut common: Vec<Division> =
            self.rare.heaps.iter().flat_map(|&heap| with(heap)).collect();
        common.extend(self.singles.iter().map(|&offset| Division { offset, value: 0 }));
        let is_near = |division: &Division| (division.offset as usize) < LANES;
        self.near = common.iter().copied().filter(is_near).collect();
        common.retain(|division| !is_near(division));
        // The sample is so far up that every chosen division fits.
        let sample = || (0..SAMPLE).map(|step| done - 1 - step * (done / 4 / SAMPLE).max(1));
        let fits = |division: &&Division| division.offset < done / 2;
        let candidates: Vec<Division> = common.iter().filter(fits).copied().collect();
        let is_rare = |value: u16| self.rare.is_rare(value.into());
        let wanted = Wanted::below(sample(), &self.values, self.width, |value| !is_rare(value));
        let chosen = wanted.choose(&candidates, &self.values, PER_COMMON);
        self.head = chosen.iter().map(|&index| candidates[index]).collect();
        let mut in_head = self.head.clone();
        in_head.sort_unstable();
        self.tail = common
            .into_iter()
            .filter(|division| in_head.binary_search(division).is_err())
            .collect();
        let largest = LARGEST_WITNESS.min(done / 4);
        let parts = (LANES as u32..largest).step_by((largest / CHOICES).max(1) as usize);
        let parts = parts.filter(|&part| !is_rare(self.values[part as usize]));
        let candidates: Vec<Division> = parts.flat_map(with).collect();
        let wanted = Wanted::below(sample(), &self.values, self.width, is_rare);
        let chosen = wanted.choose(&candidates, &self.values, PER_RARE);
        self.witnesses = chosen.iter().map(|&index| candidates[index]).collect();
        self.largest_witness = largest;
    }
}

impl<const WIDTH: usize> Marks<WIDTH> {
    /// Marks what one division gives to every heap of the block.
    #[inline]
    fn mark(&mut self, division: Division, values: &[u16], start: usize) {
        let from = start - division.offset as usize;
        let parts: &[u16; LANES] = values[from..].first_chunk().expect("a whole block");
        for (marks, &part) in self.0.iter_mut().zip(parts) {
            marks[usize::from(part ^ division.value) & (WIDTH - 1)] = 1;
        }
    }

    /// Marks the value of each of the first `lanes` heaps that an option has after all; the first
    /// such heap.
    fn refute(
        &mut self,
        tail: &[Division],
        values: &[u16],
        start: usize,
        lanes: usize,
    ) -> Option<usize> {
        let found: &[u16; LANES] = values[start..].first_chunk().expect("a whole block");
        let mut hits = [0_u16; LANES];
        // Those that do not reach below the block were looked at heap by heap.
        for division in tail.iter().filter(|division| (division.offset as usize) < start) {
            let from = start - division.offset as usize;
            let parts: &[u16; LANES] = values[from..].first_chunk().expect("a whole block");
            for ((hit, part), value) in hits.iter_mut().zip(parts).zip(found) {
                *hit |= u16::from(part ^ division.value == *value);
            }
        }
        let refuted: Vec<usize> = (0..lanes).filter(|&lane| hits[lane] != 0).collect();
        for &lane in &refuted {
            self.0[lane][usize::from(found[lane]) & (WIDTH - 1)] = 1;
        }
        refuted.first().copied()
    }

    fn least_missing(&self, lane: usize) -> Option<u16> {
        let (chunks, _) = self.0[lane].as_chunks::<16>();
        let full = chunks.iter().take_while(|chunk| **chunk == [1; 16]).count();
        let rest = chunks.get(full)?.iter().position(|&mark| mark == 0)?;
        Some((16 * full + rest) as u16)
    }
}

/// A power of two that has room for the values so far.
fn width(values: &[u16]) -> usize {
    let largest = values.iter().copied().max().unwrap_or(0);
    (usize::from(largest) + 1).next_power_of_two().max(512)
}

/// The last half.
fn late(values: &[u16]) -> &[u16] {
    &values[values.len() / 2..]
}

/// The mask that makes the fewest of these values rare, and how many that are.
///
/// Bits that no value has are in the mask: a value that is the first to have one is then as common as
/// those before it.
///
/// The Walsh–Hadamard transform of how often each value occurs is, for every mask, the difference
/// between the number of rare and of common ones.
fn best_mask(values: &[u16]) -> (u32, usize) {
    let largest = values.iter().copied().max().unwrap_or(0);
    let width = (usize::from(largest) + 1).next_power_of_two();
    let mut sums = vec![0_i64; width];
    values.iter().for_each(|&value| sums[usize::from(value)] += 1);
    let mut half = 1;
    while half < width {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    let least = (0..width).min_by_key(|&mask| (sums[mask], Reverse(mask))).unwrap_or(0);
    let beyond = u32::from(u16::MAX) & !(width as u32 - 1);
    (least as u32 | beyond, (values.len() as i64 + sums[least]) as usize / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mask_with_the_fewest_rare_values_is_found() {
        // Ones in bit 1 or 2, but not in both.
        let values = [2, 3, 4, 5, 2, 4, 5, 6];
        assert_eq!(best_mask(&values), (0xFFF8 | 6, 1));
    }

    #[test]
    fn bits_that_no_value_has_are_in_the_mask() {
        let has = |values: &[u16], bit: u32| best_mask(values).0 & bit != 0;
        assert!(has(&[2, 4, 2, 4], 8) && has(&[2, 4, 2, 4], 0x100));
        // Nor need it be a high bit.
        assert!(has(&[16, 32, 17, 33], 8));
        assert!(!has(&[2, 4, 3, 5], 1));
    }
}
