//! The first rows of all tails, by unions that run along the rows.
//!
//! Tails come in lexicographic order. For each row of the tail there is one array: what the bites
//! of that row forbid, by the rows above it. It grows with the row: after a tail its first row is
//! added for all longer rows, and a rest that has become possible begins with what its cut has
//! gathered. Of the rows near the top, the arrays fit a cache; those below are read and written in
//! long runs, all of them at once, where such a run of rests begins.

use stratege_core::{Meter, Stopped};

use super::{mask::Mask, shape::Shape};

/// Rows at the top whose arrays fit the second cache.
const CACHED_ROWS: usize = 6;

/// Who hears of lost boards, by the lengths of their rows.
pub type Visit<'a> = &'a mut dyn FnMut(&[u8]);

/// The rows of the tail whose arrays are read and written in runs, of so many.
pub(super) fn long_rows(rows: usize) -> usize {
    rows.saturating_sub(CACHED_ROWS).max(1)
}

/// The lost boards of a shape: how many there are.
pub(super) fn lost<M: Mask>(
    shape: &Shape,
    meter: &mut Meter<'_>,
    visit: Option<Visit<'_>>,
) -> Result<u64, Stopped> {
    let rows = shape.tail_rows();
    let long = long_rows(rows).min(rows);
    let array = |row: usize| vec![M::NONE; shape.rests(rows - 1 - row, shape.columns())];
    let cached = |row: usize| if row < long { Vec::new() } else { array(row) };
    let mut sweep = Sweep {
        shape,
        long: (0..long).map(array).collect(),
        short: (0..rows).map(cached).collect(),
        run: vec![M::NONE; shape.rests(rows - long, shape.columns())],
        offsets: vec![0; long],
        is_last: vec![false; long],
        lengths: vec![0; rows + 1],
        meter,
        visit,
        lost: 0,
    };
    // The empty tail is lost with a first row of 1.
    sweep.lost += 1;
    sweep.tell(1);
    if rows > 0 {
        sweep.along(0, shape.columns())?;
    }
    Ok(sweep.lost)
}

struct Sweep<'a, 'm, 'v, M> {
    shape: &'a Shape,
    /// What is forbidden by bites of each long row, by the rows above it.
    long: Vec<Vec<M>>,
    /// The same of the rows near the top; nothing for the long ones.
    short: Vec<Vec<M>>,
    /// What is forbidden for one run of rests, then their first rows.
    run: Vec<M>,
    /// Where the present rests begin in the array of each long row.
    offsets: Vec<usize>,
    /// Whether a long row is as long as it gets: then nothing is added to its array any more.
    is_last: Vec<bool>,
    /// The first row, then those of the tail.
    lengths: Vec<u8>,
    meter: &'a mut Meter<'m>,
    visit: Option<Visit<'v>>,
    lost: u64,
}

impl<M: Mask> Sweep<'_, '_, '_, M> {
    /// Goes through all lengths of long row `row` up to `most`.
    fn along(&mut self, row: usize, most: usize) -> Result<(), Stopped> {
        let above = self.shape.tail_rows() - 1 - row;
        let begun = self.offsets.clone();
        for length in 0..=most {
            let array = &mut self.long[row];
            if length == 0 {
                array[0] = M::NONE;
            } else {
                grow(array, self.shape, above, length);
            }
            for (offset, begun) in self.offsets[..row].iter_mut().zip(&begun) {
                *offset = begun + self.shape.before(above + 1, length);
            }
            self.offsets[row] = 0;
            self.is_last[row] = length == most;
            self.lengths[row + 1] = length as u8;
            if row + 1 == self.long.len() {
                self.settle(length)?;
            } else {
                self.along(row + 1, length)?;
            }
        }
        self.offsets.copy_from_slice(&begun);
        Ok(())
    }

    /// Finds the first rows for all rests of at most `most` squares in a row above the long rows.
    fn settle(&mut self, most: usize) -> Result<(), Stopped> {
        let (shape, long) = (self.shape, self.long.len());
        let above = shape.tail_rows() - long;
        let count = shape.rests(above, most);
        self.meter.add(count as u64)?;
        let second = usize::from(self.lengths[1]);
        // The empty tail has been counted.
        let outside = if second == 0 { M::ALL } else { M::outside(second, shape.columns()) };
        let steps = self.steps(above);
        let run = &mut self.run[..count];
        gather(run, outside, &self.long, &self.offsets);
        steps.iter().for_each(|&index| run[index] = M::ALL);
        settle_rests(run, &mut self.short[long..], shape, above, most);
        scatter(run, M::only(second), &mut self.long, &self.offsets, &self.is_last);
        self.lost += run.iter().map(|&first| u64::from(first != M::NONE)).sum::<u64>();
        self.lost += steps.len() as u64;
        if second == 2 {
            // The same with a first row as long as the second one.
            let array = &mut self.long[0][self.offsets[0]..];
            steps.iter().for_each(|&index| array[index] = M::ALL);
        }
        if self.visit.is_some() {
            for index in 0..count {
                let first = match self.run[index] {
                    first if first != M::NONE => first.length(),
                    _ if steps.contains(&index) => 2,
                    _ => continue,
                };
                shape.rest_at(index, above, most, &mut self.lengths[1 + long..]);
                self.tell(first);
            }
        }
        Ok(())
    }

    /// The present rests that make a tail of rows of two squares and then one of a single square.
    ///
    /// These are lost with a first row of two, and no others: no mask has to tell.
    fn steps(&self, above: usize) -> Vec<usize> {
        let (shape, long) = (self.shape, &self.lengths[1..=self.long.len()]);
        let twos = long.iter().take_while(|&&length| length == 2).count();
        match long[twos..] {
            _ if shape.columns() < 2 => Vec::new(),
            [] => {
                let mut before = 0;
                let step = |rows: usize| {
                    let index = before + shape.before(rows, 1);
                    before += shape.before(rows, 2);
                    index
                };
                (1..=above).rev().map(step).collect()
            }
            [1, ref rest @ ..] if rest.iter().all(|&length| length == 0) => vec![0],
            _ => Vec::new(),
        }
    }

    fn tell(&mut self, first: usize) {
        if let Some(visit) = &mut self.visit {
            self.lengths[0] = first as u8;
            visit(&self.lengths);
        }
    }
}

/// What is forbidden for a run of rests: `outside`, and what all long rows forbid.
fn gather<M: Mask>(run: &mut [M], outside: M, long: &[Vec<M>], offsets: &[usize]) {
    let count = run.len();
    let part = |row: usize| &long[row][offsets[row]..][..count];
    for (mask, &first) in run.iter_mut().zip(part(0)) {
        *mask = outside.or(first);
    }
    // Three at a time: the run is written less often.
    let mut row = 1;
    while row + 3 <= long.len() {
        let parts = part(row).iter().zip(part(row + 1)).zip(part(row + 2));
        for (mask, ((&a, &b), &c)) in run.iter_mut().zip(parts) {
            *mask = mask.or(a).or(b).or(c);
        }
        row += 3;
    }
    for row in row..long.len() {
        add(run, &long[row][offsets[row]..]);
    }
}

/// Adds the first rows of a run of rests to what the long rows forbid from now on.
///
/// A first row as long as the second one, `square`, leaves what is lost to every longer second
/// row: then all are forbidden.
fn scatter<M: Mask>(
    run: &[M],
    square: M,
    long: &mut [Vec<M>],
    offsets: &[usize],
    is_last: &[bool],
) {
    for (row, array) in long.iter_mut().enumerate().filter(|&(row, _)| !is_last[row]) {
        let part = &mut array[offsets[row]..][..run.len()];
        if row > 0 || square == M::NONE {
            add(part, run);
            continue;
        }
        for (mask, &first) in part.iter_mut().zip(run) {
            *mask = mask.or(if first == square { M::ALL } else { first });
        }
    }
}

/// Adds `more` to the masks, one to each.
#[inline]
fn add<M: Mask>(masks: &mut [M], more: &[M]) {
    for (mask, &more) in masks.iter_mut().zip(more) {
        *mask = mask.or(more);
    }
}

/// Lets an array, by `rows` rows of which none is longer than the one before it, go up to rows of
/// `length`: each new one begins with what is in it for its cut.
fn grow<M: Mask>(array: &mut [M], shape: &Shape, rows: usize, length: usize) {
    let end = shape.rests(rows, length - 1);
    let mut to = end;
    for equal in 1..=rows {
        let count = shape.rests(rows - equal, length - 1);
        array.copy_within(end - count..end, to);
        to += count;
    }
}

/// Turns what is forbidden for each rest of `rows` rows, of at most `most` squares, into its first
/// row. `short` has one array for each of these rows.
fn settle_rests<M: Mask>(
    run: &mut [M],
    short: &mut [Vec<M>],
    shape: &Shape,
    rows: usize,
    most: usize,
) {
    match rows {
        0 => run[0] = run[0].least_missing(),
        1 => settle_row(run),
        2 => settle_pairs(run, &mut short[0], most),
        _ => {
            let [array, short @ ..] = short else { return };
            array[0] = M::NONE;
            let mut rest = run;
            for length in 0..=most {
                let count = shape.rests(rows - 1, length);
                let (part, after) = rest.split_at_mut(count);
                rest = after;
                if length > 0 {
                    grow(array, shape, rows - 1, length);
                }
                add(part, array);
                settle_rests(part, short, shape, rows - 1, length);
                if length < most {
                    add(array, part);
                }
            }
        }
    }
}

/// The same for the lengths of one row.
fn settle_row<M: Mask>(run: &mut [M]) {
    let mut union = M::NONE;
    for mask in run {
        *mask = mask.or(union).least_missing();
        union = union.or(*mask);
    }
}

/// The same for two rows; `array` is that of the lower one.
fn settle_pairs<M: Mask>(run: &mut [M], array: &mut [M], most: usize) {
    array[0] = M::NONE;
    let mut rest = run;
    for length in 0..=most {
        let (part, after) = rest.split_at_mut(length + 1);
        rest = after;
        let mut union = M::NONE;
        for (mask, below) in part.iter_mut().zip(&mut *array) {
            *mask = mask.or(*below).or(union).least_missing();
            *below = below.or(*mask);
            union = union.or(*mask);
        }
        if length < most {
            array[length + 1] = array[length];
        }
    }
}
