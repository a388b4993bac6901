//! Sorted sources merged into one: each key once, with all its ways and the number of sources that
//! had it.

use crate::{FolderError, ways::Child};

/// No key is so large.
pub(crate) const END: u64 = u64::MAX;

/// Sources up to which looking at all of them is faster than a tree.
const FEW: usize = 16;

/// Keys in increasing order, a block at a time.
pub(crate) trait Source {
    type Child: Child;

    /// Replaces `keys` by the next ones, at least one; false at the end.
    fn refill(&mut self, keys: &mut Vec<Self::Child>) -> Result<bool, FolderError>;
}

/// A source and the keys that it gave last.
struct Feed<S: Source> {
    source: S,
    keys: Vec<S::Child>,
    at: usize,
    /// What went wrong: a feed that fails ends, and is asked afterwards.
    failure: Option<FolderError>,
}

impl<S: Source> Feed<S> {
    /// A feed at its first key that is at least `low`, and that key.
    fn new(source: S, low: u64) -> (Feed<S>, u64) {
        let mut feed = Feed { source, keys: Vec::new(), at: 0, failure: None };
        let mut head = feed.next();
        while head < low {
            let rest = &feed.keys[feed.at..];
            feed.at += rest.partition_point(|child| child.key() < low);
            head = feed.next();
        }
        (feed, head)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        match self.keys.get(self.at) {
            Some(child) => {
                self.at += 1;
                child.key()
            }
            None => self.refill(),
        }
    }

    /// The ways of the key that it gave last.
    #[inline]
    fn ways(&self) -> u128 {
        self.keys[self.at - 1].ways()
    }

    #[cold]
    fn refill(&mut self) -> u64 {
        self.at = 1;
        match self.source.refill(&mut self.keys) {
            Ok(true) => return self.keys[0].key(),
            Ok(false) => {}
            Err(failure) => self.failure = Some(failure),
        }
        self.keys.clear();
        END
    }
}

/// Hands every key from `low` on and below `high` to `emit`, in increasing order.
pub(crate) fn merge<S: Source>(
    sources: impl IntoIterator<Item = S>,
    low: u64,
    high: u64,
    emit: impl FnMut(S::Child, u32) -> Result<(), FolderError>,
) -> Result<(), FolderError> {
    let (mut feeds, heads): (Vec<Feed<S>>, Vec<u64>) =
        sources.into_iter().map(|source| Feed::new(source, low)).unzip();
    match feeds.len() {
        0 => {}
        1..=4 => few::<4, S>(&mut feeds, &heads, high, emit)?,
        5 => few::<5, S>(&mut feeds, &heads, high, emit)?,
        6 => few::<6, S>(&mut feeds, &heads, high, emit)?,
        7 => few::<7, S>(&mut feeds, &heads, high, emit)?,
        8..=FEW => few::<FEW, S>(&mut feeds, &heads, high, emit)?,
        _ => many(&mut feeds, &heads, high, emit)?,
    }
    feeds.into_iter().find_map(|feed| feed.failure).map_or(Ok(()), Err)
}

fn few<const N: usize, S: Source>(
    feeds: &mut [Feed<S>],
    first: &[u64],
    high: u64,
    mut emit: impl FnMut(S::Child, u32) -> Result<(), FolderError>,
) -> Result<(), FolderError> {
    let mut heads = [END; N];
    heads[..first.len()].copy_from_slice(first);
    loop {
        let least = heads.iter().fold(END, |least, &head| least.min(head));
        if least >= high {
            return Ok(());
        }
        let (mut found, mut ways) = (0, 0_u128);
        for (head, feed) in heads.iter_mut().zip(&mut *feeds) {
            if *head == least {
                if S::Child::HAS_WAYS {
                    ways = ways.saturating_add(feed.ways());
                }
                *head = feed.next();
                found += 1;
            }
        }
        emit(Child::new(least, ways), found)?;
    }
}

/// A tree of losers: the key that comes next has won against all others, and each of them is kept
/// where it lost.
fn many<S: Source>(
    feeds: &mut [Feed<S>],
    first: &[u64],
    high: u64,
    mut emit: impl FnMut(S::Child, u32) -> Result<(), FolderError>,
) -> Result<(), FolderError> {
    let leaves = first.len().next_power_of_two();
    let mut losers = vec![(END, 0_u32); leaves];
    let mut winners: Vec<(u64, u32)> =
        (0..leaves).map(|leaf| (first.get(leaf).copied().unwrap_or(END), leaf as u32)).collect();
    let mut width = leaves / 2;
    while width > 0 {
        let mut next = Vec::with_capacity(width);
        for node in 0..width {
            let (left, right) = (winners[2 * node], winners[2 * node + 1]);
            losers[width + node] = left.max(right);
            next.push(left.min(right));
        }
        winners = next;
        width /= 2;
    }
    let (mut least, mut from) = winners[0];
    while least < high {
        let key = least;
        let (mut found, mut ways) = (0, 0_u128);
        while least == key {
            let feed = &mut feeds[from as usize];
            if S::Child::HAS_WAYS {
                ways = ways.saturating_add(feed.ways());
            }
            let mut winner = (feed.next(), from);
            let mut node = (leaves + from as usize) >> 1;
            while node > 0 {
                let loser = &mut losers[node];
                if loser.0 < winner.0 {
                    std::mem::swap(loser, &mut winner);
                }
                node >>= 1;
            }
            (least, from) = winner;
            found += 1;
        }
        emit(Child::new(key, ways), found)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys in blocks of three.
    struct List(Vec<u64>);

    impl Source for List {
        type Child = u64;

        fn refill(&mut self, keys: &mut Vec<u64>) -> Result<bool, FolderError> {
            keys.clear();
            keys.extend(self.0.drain(..self.0.len().min(3)));
            Ok(!keys.is_empty())
        }
    }

    #[test]
    fn few_and_many_sources_give_every_key_once() {
        for sources in [1, 2, 5, 8, 16, 17, 30, 33] {
            check(sources, 0, END);
            check(sources, 40, 900);
        }
    }

    #[track_caller]
    fn check(sources: u64, low: u64, high: u64) {
        let lists: Vec<Vec<u64>> = (0..sources)
            .map(|step| (0..200 / (step + 1)).map(|key| key * (step + 3) + step % 5).collect())
            .collect();
        let mut expected = std::collections::BTreeMap::new();
        for &key in lists.iter().flatten().filter(|&&key| low <= key && key < high) {
            *expected.entry(key).or_insert(0) += 1;
        }
        let mut found = Vec::new();
        let emit = |key, count| {
            found.push((key, count));
            Ok(())
        };
        merge(lists.into_iter().map(List), low, high, emit).expect("lists do not fail");
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
    }
}
