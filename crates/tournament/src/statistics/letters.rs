//! Letter groups: strategies that share a letter were not told apart.

use std::cmp::Reverse;

/// Gives strategies `0..count`, best first, the letters of their groups.
///
/// Two strategies share a letter if and only if they are not declared different; `differs` is
/// asked for pairs with the smaller number first. The best strategy has the letter `a`. After `z`
/// come `a2` to `z2`, then `a3`, and so on.
///
/// Groups are grown greedily and redundant ones dropped (Gramm, Guo, Hüffner, Niedermeier, Piepho
/// and Schmid, *Algorithms for compact letter displays*, 2008). When differences agree with the
/// ranking, this is what Piepho's insert-and-absorb gives, but the time stays polynomial.
///
/// ```
/// use stratege_tournament::statistics::letters;
///
/// assert_eq!(letters(3, |a, b| (a, b) == (0, 2)), ["a", "ab", "b"]);
/// ```
pub fn letters(count: usize, differs: impl Fn(usize, usize) -> bool) -> Vec<String> {
    let together = |a: usize, b: usize| a == b || !differs(a.min(b), a.max(b));
    let mut covered = vec![vec![0_usize; count]; count];
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for first in 0..count {
        // A strategy alone comes last: any group it is already in will do.
        for second in (first + 1..count).chain([first]) {
            if covered[first][second] == 0 && together(first, second) {
                let group = grow(first, second, &covered, &together);
                each_pair(&group, |a, b| covered[a][b] += 1);
                groups.push(group);
            }
        }
    }
    drop_redundant(&mut groups, &mut covered);
    groups.sort();
    let mut labels = vec![String::new(); count];
    for (number, group) in groups.iter().enumerate() {
        group.iter().for_each(|&member| labels[member] += &letter(number));
    }
    labels
}

/// The group of `first` and `second` with everyone who can join it.
///
/// Whoever brings the most pairs without a group joins first; among equals, the best.
fn grow(
    first: usize,
    second: usize,
    covered: &[Vec<usize>],
    together: &impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let mut group = vec![first];
    if second != first {
        group.push(second);
    }
    loop {
        let can_join =
            |&other: &usize| group.iter().all(|&member| member != other && together(member, other));
        let gain = |&other: &usize| {
            let missing = |&&member: &&usize| covered[other.min(member)][other.max(member)] == 0;
            (group.iter().filter(missing).count(), Reverse(other))
        };
        let Some(next) = (0..covered.len()).filter(can_join).max_by_key(gain) else {
            group.sort_unstable();
            return group;
        };
        group.push(next);
    }
}

/// Removes groups whose pairs all share another group; `covered` counts the groups of each pair.
fn drop_redundant(groups: &mut Vec<Vec<usize>>, covered: &mut [Vec<usize>]) {
    groups.retain(|group| {
        let mut redundant = true;
        each_pair(group, |a, b| redundant &= covered[a][b] > 1);
        if redundant {
            each_pair(group, |a, b| covered[a][b] -= 1);
        }
        !redundant
    });
}

/// Visits each pair of members, and each member with itself, smaller first.
fn each_pair(group: &[usize], mut visit: impl FnMut(usize, usize)) {
    for (index, &a) in group.iter().enumerate() {
        group[index..].iter().for_each(|&b| visit(a, b));
    }
}

/// The name of group `number`: a letter, and how many times the alphabet was begun.
fn letter(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{}", round + 1),
    }
}
