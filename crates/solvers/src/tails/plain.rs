//! The first row of a lost board for every tail, as it is defined: the reference.

use std::collections::BTreeMap;

/// The lost boards with at most so many rows, at least one, of at most so many squares; each as
/// the lengths of its rows from the bottom.
///
/// A search through all bites of all tails, not a tool.
pub fn plain(rows: usize, columns: usize) -> Vec<Vec<u8>> {
    let mut firsts: BTreeMap<Vec<u8>, Option<u8>> = BTreeMap::new();
    for tail in tails(rows - 1, columns as u8) {
        let first = first_of(&tail, columns as u8, &firsts);
        firsts.insert(tail, first);
    }
    let lost = firsts.into_iter().filter_map(|(tail, first)| {
        let lengths = std::iter::once(first?).chain(tail);
        Some(lengths.filter(|&length| length > 0).collect())
    });
    lost.collect()
}

/// The length of the first row with which `tail` is lost, where all bites of it are known.
fn first_of(tail: &[u8], columns: u8, known: &BTreeMap<Vec<u8>, Option<u8>>) -> Option<u8> {
    let second = tail.first().copied().unwrap_or(0);
    let cut = |from: usize, most: u8| {
        let cut = |(row, &length): (usize, &u8)| if row < from { length } else { length.min(most) };
        known[&tail.iter().enumerate().map(cut).collect::<Vec<_>>()]
    };
    // A bite of the first row that shortens the second one, too, leaves what is lost.
    if (1..second).any(|column| cut(0, column) == Some(column)) {
        return None;
    }
    let bites = (0..tail.len()).flat_map(|row| (0..tail[row]).map(move |column| (row, column)));
    let taken: Vec<Option<u8>> = bites.map(|(row, column)| cut(row, column)).collect();
    (second.max(1)..=columns).find(|&first| !taken.contains(&Some(first)))
}

/// All rows of which none is longer than the one before it, sorted.
fn tails(rows: usize, columns: u8) -> Vec<Vec<u8>> {
    if rows == 0 {
        return vec![Vec::new()];
    }
    let below = |first: u8| {
        let rest = tails(rows - 1, first).into_iter();
        rest.map(move |rest| std::iter::once(first).chain(rest).collect())
    };
    (0..=columns).flat_map(below).collect()
}
