//! Letter groups and cycles, by example and against their definitions.

use stratege_tournament::{
    random::Random,
    statistics::{cycles, letters},
};

/// How many random relations are tried; the seed is 1.
const RELATIONS: u64 = 2000;

#[test]
fn letters_of_small_tables() {
    check(0, &[], "");
    check(1, &[], "a");
    check(3, &[], "a a a");
    check(3, &[(0, 1), (0, 2), (1, 2)], "a b c");
    check(4, &[(0, 2), (0, 3), (1, 3)], "a ab bc c");
    check(5, &[(0, 3), (0, 4), (1, 4)], "a ab abc bc c");
    // Not an interval in the ranking: the second differs from both of its neighbours.
    check(3, &[(0, 1), (1, 2)], "a b a");
    check(4, &[(0, 1), (2, 3)], "ab cd ac bd");
}

#[test]
fn letters_go_on_after_z() {
    let labels = letters(60, |_, _| true);
    assert_eq!((&*labels[25], &*labels[26], &*labels[51], &*labels[52]), ("z", "a2", "z2", "a3"));
}

#[test]
fn letters_are_shared_exactly_by_those_not_told_apart() {
    for round in 0..RELATIONS {
        let mut random = Random::stream(1, 0, round);
        let count = random.below(13) as usize;
        let percent = random.below(101);
        let differs = relation(count, percent, &mut random);
        let labels = letters(count, |a, b| differs[a][b]);
        for a in 0..count {
            assert!(!labels[a].is_empty());
            for b in a + 1..count {
                let shared = names(&labels[a]).iter().any(|name| names(&labels[b]).contains(name));
                assert_eq!(shared, !differs[a][b], "{labels:?}, {a} and {b}");
            }
        }
    }
}

#[test]
fn letters_stay_few_where_all_groups_would_be_many() {
    // Thirty strategies in ten threes that differ among themselves: 3^10 largest groups.
    let labels = letters(30, |a, b| a / 3 == b / 3);
    let longest = labels.iter().map(|label| names(label).len()).max();
    assert!(longest < Some(60), "{longest:?}");
}

#[test]
fn cycles_of_small_tables() {
    let beats = |table: &'static [(usize, usize)]| move |a, b| table.contains(&(a, b));
    let none: [[usize; 3]; 0] = [];
    assert_eq!(cycles(0, 9, |_, _| true), none);
    assert_eq!(cycles(5, 9, |a, b| a < b), none);
    assert_eq!(cycles(3, 9, beats(&[(0, 2), (2, 1), (1, 0)])), [[0, 2, 1]]);
    assert_eq!(cycles(4, 9, beats(&[(0, 1), (1, 2), (2, 3), (3, 0)])), [[0, 1, 2, 3]]);
    // Two knots: the shorter cycle comes first, and the knots do not mix.
    let two = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (4, 5), (5, 6), (6, 4)];
    let found = cycles(7, 9, |a, b| two.contains(&(a, b)));
    assert_eq!(found, [vec![4, 5, 6], vec![0, 1, 2, 3]]);
}

#[test]
fn cycles_are_the_shortest_of_each_knot() {
    for round in 0..RELATIONS {
        let mut random = Random::stream(1, 1, round);
        let count = random.below(8) as usize;
        let undecided = random.below(101);
        let drawn = relation(count, undecided, &mut random);
        let upwards = relation(count, 50, &mut random);
        let beats = |a: usize, b: usize| {
            let (low, high) = (a.min(b), a.max(b));
            a != b && !drawn[low][high] && (upwards[low][high] == (a < b))
        };
        let expected = shortest_by_definition(count, beats);
        assert_eq!(cycles(count, 10_000, beats), expected);
        assert_eq!(cycles(count, 2, beats).len(), expected.len().min(2));
    }
}

/// Compares the letters of `count` strategies, of which only `different` are told apart.
#[track_caller]
fn check(count: usize, different: &[(usize, usize)], labels: &str) {
    assert_eq!(letters(count, |a, b| different.contains(&(a, b))).join(" "), labels);
}

/// A table that holds for each `a < b` with a probability of `percent`.
fn relation(count: usize, percent: u32, random: &mut Random) -> Vec<Vec<bool>> {
    (0..count).map(|a| (0..count).map(|b| a < b && random.below(100) < percent).collect()).collect()
}

/// The letters of a label: each with the digits that follow.
fn names(label: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for character in label.chars() {
        match names.last_mut() {
            Some(name) if character.is_ascii_digit() => name.push(character),
            _ => names.push(character.to_string()),
        }
    }
    names
}

/// All cycles, without those that share a knot with a shorter one.
fn shortest_by_definition(count: usize, beats: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    (0..count).for_each(|start| every_cycle(&mut vec![start], count, &beats, &mut all));
    let mut linked: Vec<Vec<bool>> =
        (0..count).map(|a| (0..count).map(|b| beats(a, b)).collect()).collect();
    for middle in 0..count {
        for a in 0..count {
            for b in 0..count {
                linked[a][b] |= linked[a][middle] && linked[middle][b];
            }
        }
    }
    let same_knot = |a: usize, b: usize| a == b || (linked[a][b] && linked[b][a]);
    let mut kept: Vec<Vec<usize>> = all
        .iter()
        .filter(|cycle| {
            !all.iter().any(|other| other.len() < cycle.len() && same_knot(other[0], cycle[0]))
        })
        .cloned()
        .collect();
    kept.sort_by_key(|cycle| (cycle.len(), cycle.clone()));
    kept
}

/// Adds every elementary cycle that begins with `path` and has nobody smaller than its start.
fn every_cycle(
    path: &mut Vec<usize>,
    count: usize,
    beats: &impl Fn(usize, usize) -> bool,
    all: &mut Vec<Vec<usize>>,
) {
    let last = path[path.len() - 1];
    if path.len() > 1 && beats(last, path[0]) {
        all.push(path.clone());
    }
    for next in path[0] + 1..count {
        if beats(last, next) && !path.contains(&next) {
            path.push(next);
            every_cycle(path, count, beats, all);
            path.pop();
        }
    }
}
