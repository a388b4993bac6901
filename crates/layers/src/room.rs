//! How much room the rest of a table will take, from how its layers grew so far.

use crate::{
    file::{BLOCK, ENTRY},
    log::LayerLine,
};

/// Layers below so many keys say little about the growth of later ones.
const SMALL: u64 = 50_000;

/// A bound on what is foreseen: layers after which every table has ended.
const MOST_LAYERS: usize = 256;

/// Growth is expected to fall at least so fast: every game ends.
const SLOWEST_FALL: f64 = 0.995;

/// While a table is still growing fast, up to so many times too much is foreseen. What might fit is
/// begun: a disk that is full loses nothing.
pub(crate) const TOO_MANY: u64 = 2;

/// Bytes of a key with its ways, about.
const WAYS_BYTES: f64 = 12.0;

/// Keys in the layers that are still to come, about; rather too few while there are few layers.
///
/// Layers grow by a factor that itself falls, about as fast as it fell last: what grows by 3, then by
/// 2.4, grows by 1.9 next.
pub(crate) fn keys_to_come(layers: &[LayerLine]) -> ToCome {
    let [.., first, _, second, _, third] = layers else { return ToCome::default() };
    if first.keys < SMALL {
        return ToCome::default();
    }
    // Moves of the two players may differ: two layers together grow more evenly.
    let growth = |from: &LayerLine, to: &LayerLine| (to.keys as f64 / from.keys as f64).sqrt();
    let (older, newer) = (growth(first, second), growth(second, third));
    let fall = (newer / older).sqrt().min(SLOWEST_FALL);
    let (mut keys, mut growth) = (third.keys as f64, newer * fall.sqrt());
    let mut to_come = ToCome::default();
    for _ in 0..MOST_LAYERS {
        growth *= fall;
        keys *= growth;
        if keys < 1.0 {
            break;
        }
        to_come.all += keys;
        to_come.largest = to_come.largest.max(keys);
    }
    to_come
}

/// Keys in the layers that are still to come, about.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ToCome {
    pub(crate) all: f64,
    /// In the largest of these layers.
    pub(crate) largest: f64,
}

/// Bytes that these keys and, if wanted, all values will still take.
///
/// Where children are sorted in runs, a layer is there twice until its runs are merged; layers of at
/// most `in_memory` keys are sorted in memory.
pub(crate) fn bytes_to_come(layers: &[LayerLine], goal: Goal, in_memory: Option<usize>) -> u64 {
    let ToCome { all, largest } = keys_to_come(layers);
    let (stored, bytes) =
        layers.iter().fold((0, 0), |(keys, bytes), line| (keys + line.keys, bytes + line.bytes));
    let of_keys = (all + keys_in_runs(largest, in_memory)) * bytes as f64 / stored.max(1) as f64;
    let of_values = if goal == Goal::Values { all + stored as f64 } else { 0.0 };
    (of_keys + of_values) as u64
}

/// Bytes that their ways will take while they are needed: of two layers, and of the runs between.
pub(crate) fn bytes_of_ways(layers: &[LayerLine], in_memory: Option<usize>) -> u64 {
    let ToCome { largest, .. } = keys_to_come(layers);
    (WAYS_BYTES * (2.0 * largest + keys_in_runs(largest, in_memory))) as u64
}

fn keys_in_runs(largest: f64, in_memory: Option<usize>) -> f64 {
    in_memory.map_or(0.0, |most| if largest > most as f64 { largest } else { 0.0 })
}

/// Bytes that a file of so many values takes: one each, and what the blocks take in the index.
pub(crate) fn bytes_of_values(keys: u64) -> u64 {
    keys + keys.div_ceil(BLOCK as u64) * ENTRY as u64
}

/// What a table should hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Every position, counted.
    Counts,
    /// And the plays from the start to an end. Only a table that was begun with them has them.
    Plays,
    /// Every position, counted, and what each is worth, in how many moves.
    Values,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_connect_four_takes_is_foreseen() {
        // 7x6, from OEIS A212693; 4,531,985,219,092 positions in all.
        let keys =
            [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275, 558_186, 1_662_623, 4_568_683];
        let line = |&keys: &u64| LayerLine { keys, bytes: keys, ..LayerLine::default() };
        let lines: Vec<LayerLine> = keys.iter().map(line).collect();
        let rest = keys_to_come(&lines);
        // From twelve of its 43 layers: the size, not the digits.
        assert!((1.0e11..1.0e13).contains(&rest.all), "{rest:?}");
        assert!(rest.largest < rest.all / 5.0, "{rest:?}");
        let keys = bytes_to_come(&lines, Goal::Counts, None);
        assert!(bytes_to_come(&lines, Goal::Values, None) > keys);
        assert_eq!(bytes_to_come(&lines[..9], Goal::Counts, None), 0, "too early to tell");
        // Runs take as much as the largest layer, unless they are held in memory.
        let with_runs = bytes_to_come(&lines, Goal::Counts, Some(1 << 23));
        assert!(with_runs.abs_diff(keys + rest.largest as u64) <= 1, "{with_runs}");
        assert_eq!(bytes_to_come(&lines, Goal::Counts, Some(usize::MAX)), keys);
    }
}
