//! Lists of Grundy values, and what they have in common.

use std::ops::RangeInclusive;

use stratege_solvers::heaps::HeapTable;

use crate::report::{GrundyList, GrundyPeriod, LargestGrundy, RareGrundy};

/// The longest list that is written out.
const LONGEST: usize = 1_000_000;

impl GrundyList {
    /// The values of these sizes.
    pub(crate) fn new(
        parameter: &'static str,
        sizes: RangeInclusive<i64>,
        grundy: Vec<u64>,
    ) -> GrundyList {
        let pairs = || sizes.clone().zip(grundy.iter().copied());
        GrundyList {
            parameter,
            losing: losing(pairs()),
            largest: largest(pairs()),
            period: None,
            rare: None,
            sizes: sizes.collect(),
            grundy,
        }
    }

    /// The values of these heaps of a table that has them all.
    pub(crate) fn of_heaps(
        parameter: &'static str,
        table: &HeapTable,
        heaps: RangeInclusive<u32>,
    ) -> GrundyList {
        let pairs = || {
            let value = |heap| table.get(heap).map(|value| (i64::from(heap), u64::from(value)));
            heaps.clone().filter_map(value)
        };
        let is_listed = heaps.clone().count() <= LONGEST;
        let listed = || pairs().filter(|_| is_listed);
        GrundyList {
            parameter,
            sizes: listed().map(|(size, _)| size).collect(),
            grundy: listed().map(|(_, value)| value).collect(),
            losing: losing(pairs()),
            largest: largest(pairs()),
            period: table
                .period
                .map(|period| GrundyPeriod { length: period.length, from: period.from }),
            rare: table.rare.as_ref().map(|rare| RareGrundy {
                mask: rare.mask,
                count: rare.heaps.len() as u64,
                last: rare.heaps.last().copied().unwrap_or(0),
                heaps: rare.heaps.iter().copied().filter(|_| rare.heaps.len() <= LONGEST).collect(),
            }),
        }
    }
}

/// The sizes that are lost for the player to move.
fn losing(pairs: impl Iterator<Item = (i64, u64)>) -> Vec<i64> {
    pairs.filter(|&(_, value)| value == 0).map(|(size, _)| size).take(LONGEST).collect()
}

fn largest(pairs: impl Iterator<Item = (i64, u64)>) -> Option<LargestGrundy> {
    let first = |best: (i64, u64), next: (i64, u64)| if best.1 < next.1 { next } else { best };
    pairs.reduce(first).map(|(size, grundy)| LargestGrundy { grundy, size })
}
