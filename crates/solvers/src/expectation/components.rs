//! Components of positions that lead to each other, those further on first.

use stratege_core::Meter;

use super::{Unvalued, component, graph::Graph};

/// What player 1 gets at every position at least and at most, and the size of the largest
/// component.
///
/// Components are found as by R. Tarjan (1972), without recursion: whatever a component leads to
/// is solved before it.
pub(super) fn solve<S: Clone>(
    graph: &Graph<S>,
    range: [i32; 2],
    precision: f64,
    meter: &mut Meter<'_>,
) -> Result<(Vec<[f64; 2]>, usize), Unvalued<S>> {
    const UNMET: u32 = u32::MAX;
    let count = graph.len();
    let mut between = vec![[0.0; 2]; count];
    let mut met = vec![UNMET; count];
    let mut lowest = vec![0_u32; count];
    // Whether a position waits for its component to be found.
    let mut waits = vec![false; count];
    let mut waiting: Vec<u32> = Vec::new();
    let mut path: Vec<(u32, usize)> = Vec::new();
    // The order in which positions are left: most arcs lead to those left before.
    let mut finished = vec![0_u32; count];
    let mut done = 0;
    let mut largest = 0;
    let mut next = 0;
    let mut scratch = component::Scratch::new(count);
    path.push((0, graph.out(0).start));
    while let Some(&mut (number, ref mut arc)) = path.last_mut() {
        let here = number as usize;
        if met[here] == UNMET {
            (met[here], lowest[here]) = (next, next);
            next += 1;
            waiting.push(number);
            waits[here] = true;
        }
        let out = graph.out(number);
        if *arc < out.end {
            let target = graph.targets[*arc];
            *arc += 1;
            if met[target as usize] == UNMET {
                path.push((target, graph.out(target).start));
            } else if waits[target as usize] {
                lowest[here] = lowest[here].min(met[target as usize]);
            }
            continue;
        }
        path.pop();
        (finished[here], done) = (done, done + 1);
        if let Some(&(before, _)) = path.last() {
            lowest[before as usize] = lowest[before as usize].min(lowest[here]);
        }
        if lowest[here] != met[here] {
            continue;
        }
        let first = waiting.iter().rposition(|&other| other == number);
        let mut part = waiting.split_off(first.expect("a position waits for its component"));
        for &member in &part {
            waits[member as usize] = false;
        }
        meter.work(4 * part.len() as u64)?;
        largest = largest.max(part.len());
        let alone = part.len() == 1 && !graph.targets[graph.out(number)].contains(&number);
        if alone {
            let bound =
                |index: usize| graph.backed_up(number, |target| between[target as usize][index]);
            between[here] = [bound(0), bound(1)];
            continue;
        }
        part.sort_unstable_by_key(|&member| finished[member as usize]);
        component::solve(graph, &part, range, precision, &mut between, &mut scratch, meter)?;
    }
    Ok((between, largest))
}
