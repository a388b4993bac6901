//! The table of a form: a number for every pair of sequences that meets at an end.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// A fraction in lowest terms, or a number where that does not fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    top: i128,
    /// 0 if only `number` is known.
    bottom: i128,
    pub(super) number: f64,
}

impl Worth {
    pub(super) const ONE: Worth = Worth { top: 1, bottom: 1, number: 1.0 };

    /// A number that is not known as a fraction.
    pub(super) fn rounded(number: f64) -> Worth {
        Worth { top: 0, bottom: 0, number }
    }

    /// Times `top / bottom`, both positive but for the top.
    pub(super) fn times(self, top: i64, bottom: i64) -> Worth {
        let number = self.number * (top as f64 / bottom as f64);
        let exact = || {
            let (top, bottom) = (i128::from(top), i128::from(bottom));
            let divisor = gcd(top, bottom).max(1);
            let (top, bottom) = (top / divisor, bottom / divisor);
            let left = gcd(self.top, bottom).max(1);
            let right = gcd(top, self.bottom).max(1);
            let top = (self.top / left).checked_mul(top / right)?;
            Some((top, (self.bottom / right).checked_mul(bottom / left)?))
        };
        Worth::made(if self.bottom == 0 { None } else { exact() }, number)
    }

    fn plus(self, other: Worth) -> Worth {
        let number = self.number + other.number;
        let exact = || {
            let shared = gcd(self.bottom, other.bottom);
            let bottom = (self.bottom / shared).checked_mul(other.bottom)?;
            let left = self.top.checked_mul(bottom / self.bottom)?;
            let right = other.top.checked_mul(bottom / other.bottom)?;
            let top = left.checked_add(right)?;
            let divisor = gcd(top, bottom).max(1);
            Some((top / divisor, bottom / divisor))
        };
        let known = self.bottom != 0 && other.bottom != 0;
        Worth::made(if known { exact() } else { None }, number)
    }

    fn made(exact: Option<(i128, i128)>, number: f64) -> Worth {
        match exact {
            // The same fraction is the same number, however it came about.
            Some((top, bottom)) => Worth { top, bottom, number: top as f64 / bottom as f64 },
            None => Worth::rounded(number),
        }
    }

    pub(super) fn is_zero(self) -> bool {
        self.number == 0.0
    }

    fn key(self) -> (i128, i128, u64) {
        (self.top, self.bottom, self.number.to_bits())
    }

    fn fraction(self) -> Option<RBig> {
        let bottom = UBig::try_from(self.bottom).ok()?;
        (self.bottom != 0).then(|| RBig::from_parts(IBig::from(self.top), bottom))
    }
}

fn gcd(left: i128, right: i128) -> i128 {
    let (mut left, mut right) = (left.unsigned_abs(), right.unsigned_abs());
    while right != 0 {
        // Most numbers are short, and dividing those is many times faster.
        let rest = match (u64::try_from(left), u64::try_from(right)) {
            (Ok(left), Ok(right)) => u128::from(left % right),
            _ => left % right,
        };
        (left, right) = (right, rest);
    }
    left as i128
}

/// Every worth once, by its number.
#[derive(Default)]
pub(super) struct Palette {
    pub(super) worths: Vec<Worth>,
    numbers: Map<(i128, i128, u64), u32>,
    sums: Map<(u32, u32), u32>,
    /// Worths of a chance times a payoff.
    products: Map<(u32, i64), u32>,
}

impl Palette {
    pub(super) fn number(&mut self, worth: Worth) -> u32 {
        let next = self.worths.len() as u32;
        let worths = &mut self.worths;
        *self.numbers.entry(worth.key()).or_insert_with(|| {
            worths.push(worth);
            next
        })
    }

    /// The worth of a chance, times a payoff.
    #[inline]
    pub(super) fn product(&mut self, chance: u32, payoff: i64) -> u32 {
        if let Some(&number) = self.products.get(&(chance, payoff)) {
            return number;
        }
        let number = self.number(self.worths[chance as usize].times(payoff, 1));
        self.products.insert((chance, payoff), number);
        number
    }

    fn sum(&mut self, left: u32, right: u32) -> u32 {
        if let Some(&number) = self.sums.get(&(left, right)) {
            return number;
        }
        let sum = self.worths[left as usize].plus(self.worths[right as usize]);
        let number = self.number(sum);
        self.sums.insert((left, right), number);
        number
    }
}

/// One end of a play: the sequences of both players, and the number of its worth.
#[derive(Clone, Copy)]
pub(super) struct Leaf {
    pub(super) sequences: [u32; 2],
    pub(super) worth: u32,
}

/// Rows by sequence of player 1, and in them entries by sequence of player 2.
pub(super) struct Worths {
    /// Where each row begins.
    starts: Vec<u32>,
    columns: Vec<u32>,
    values: Values,
    palette: Vec<Worth>,
}

/// The number of an entry in the palette, in as few bytes as will do.
enum Values {
    Few(Vec<u16>),
    Many(Vec<u32>),
}

impl Worths {
    /// Sorts the ends, and adds up those with the same sequences.
    pub(super) fn new(rows: usize, leaves: Vec<Leaf>, mut palette: Palette) -> Worths {
        let mut next = vec![0_u32; rows + 1];
        for leaf in &leaves {
            next[leaf.sequences[0] as usize + 1] += 1;
        }
        for row in 0..rows {
            next[row + 1] += next[row];
        }
        let starts = next.clone();
        let mut entries = vec![(0_u32, 0_u32); leaves.len()];
        for leaf in &leaves {
            let place = &mut next[leaf.sequences[0] as usize];
            entries[*place as usize] = (leaf.sequences[1], leaf.worth);
            *place += 1;
        }
        drop((leaves, next));
        let mut merged = vec![0_u32; rows + 1];
        let mut used: Map<u32, u32> = Map::default();
        let mut kept: Vec<Worth> = Vec::new();
        let mut count = 0;
        for row in 0..rows {
            let range = starts[row] as usize..starts[row + 1] as usize;
            entries[range.clone()].sort_unstable();
            let mut at = range.start;
            while at < range.end {
                let (column, mut worth) = entries[at];
                at += 1;
                while at < range.end && entries[at].0 == column {
                    worth = palette.sum(worth, entries[at].1);
                    at += 1;
                }
                let sum = palette.worths[worth as usize];
                if !sum.is_zero() {
                    let number = *used.entry(worth).or_insert_with(|| {
                        kept.push(sum);
                        kept.len() as u32 - 1
                    });
                    entries[count] = (column, number);
                    count += 1;
                }
            }
            merged[row + 1] = count as u32;
        }
        entries.truncate(count);
        let columns = entries.iter().map(|entry| entry.0).collect();
        let values = if kept.len() <= 1 << 16 {
            Values::Few(entries.iter().map(|entry| entry.1 as u16).collect())
        } else {
            Values::Many(entries.iter().map(|entry| entry.1).collect())
        };
        Worths { starts: merged, columns, values, palette: kept }
    }

    pub(super) fn bytes(&self) -> u64 {
        let each = match self.values {
            Values::Few(_) => 6,
            Values::Many(_) => 8,
        };
        self.columns.len() as u64 * each
            + self.starts.len() as u64 * 4
            + self.palette.len() as u64 * size_of::<Worth>() as u64
    }

    /// Entries that are not zero.
    pub(super) fn len(&self) -> usize {
        self.columns.len()
    }

    pub(super) fn numbers(&self) -> Vec<f64> {
        self.palette.iter().map(|worth| worth.number).collect()
    }

    pub(super) fn fractions(&self) -> impl Iterator<Item = (u32, u32, Option<RBig>)> {
        let rows = self.starts.windows(2).enumerate();
        let cells = rows.flat_map(|(row, range)| {
            (range[0] as usize..range[1] as usize).map(move |at| (row as u32, at))
        });
        cells.map(|(row, at)| {
            let number = match &self.values {
                Values::Few(numbers) => numbers[at] as usize,
                Values::Many(numbers) => numbers[at] as usize,
            };
            (row, self.columns[at], self.palette[number].fraction())
        })
    }

    /// What each sequence of player 1 is worth by itself against a plan of player 2.
    pub(super) fn rows(&self, palette: &[f64], plan: &[f64], sums: &mut [f64]) {
        match &self.values {
            Values::Few(numbers) => self.rows_of(numbers, palette, plan, sums),
            Values::Many(numbers) => self.rows_of(numbers, palette, plan, sums),
        }
    }

    #[inline]
    fn rows_of<N: Copy + Into<u32>>(
        &self,
        numbers: &[N],
        palette: &[f64],
        plan: &[f64],
        sums: &mut [f64],
    ) {
        for (sum, range) in sums.iter_mut().zip(self.starts.windows(2)) {
            let range = range[0] as usize..range[1] as usize;
            let entries = self.columns[range.clone()].iter().zip(&numbers[range]);
            *sum = entries
                .map(|(&column, &number)| palette[number.into() as usize] * plan[column as usize])
                .sum();
        }
    }

    /// What each sequence of player 2 is worth by itself against a plan of player 1, to player 2.
    pub(super) fn columns(&self, palette: &[f64], plan: &[f64], sums: &mut [f64]) {
        match &self.values {
            Values::Few(numbers) => self.columns_of(numbers, palette, plan, sums),
            Values::Many(numbers) => self.columns_of(numbers, palette, plan, sums),
        }
    }

    #[inline]
    fn columns_of<N: Copy + Into<u32>>(
        &self,
        numbers: &[N],
        palette: &[f64],
        plan: &[f64],
        sums: &mut [f64],
    ) {
        sums.fill(0.0);
        for (&reached, range) in plan.iter().zip(self.starts.windows(2)) {
            if reached == 0.0 {
                continue;
            }
            let range = range[0] as usize..range[1] as usize;
            for (&column, &number) in self.columns[range.clone()].iter().zip(&numbers[range]) {
                sums[column as usize] -= palette[number.into() as usize] * reached;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_kept_in_lowest_terms_until_they_do_not_fit() {
        let sixth = Worth::ONE.times(2, 12);
        assert_eq!((sixth.top, sixth.bottom), (1, 6));
        let sum = sixth.plus(Worth::ONE.times(-1, 3));
        assert_eq!((sum.top, sum.bottom), (-1, 6));
        assert!(sixth.plus(Worth::ONE.times(-1, 6)).is_zero());
        let mut small = Worth::ONE;
        for prime in [1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081, 1_000_099, 1_000_117] {
            small = small.times(1, prime);
        }
        assert_eq!(small.bottom, 0);
        assert!(small.number > 9.9e-43 && small.number < 1.01e-42, "{}", small.number);
    }
}
