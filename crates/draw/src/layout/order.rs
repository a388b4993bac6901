//! Orders the rows of a layered graph so that few arcs cross.

/// A graph whose arcs join neighbouring rows only.
pub(crate) struct Rows {
    /// The nodes of every row, from left to right.
    pub(crate) order: Vec<Vec<usize>>,
    /// The neighbours of every node in the row above.
    pub(crate) above: Vec<Vec<usize>>,
    /// The neighbours of every node in the row below.
    pub(crate) below: Vec<Vec<usize>>,
}

/// Sweeps without a better order after which the search stops.
const PATIENCE: usize = 6;
/// Sweeps at most.
const SWEEPS: usize = 40;
/// Visits of nodes at most: large graphs get fewer sweeps.
const VISITS: usize = 300_000;
/// Above this many nodes, neighbours are not exchanged one by one.
const EXCHANGED: usize = 3000;

/// Reorders `rows` by barycentres, up and down in turn, and keeps the best order met.
pub(crate) fn reduce_crossings(graph: &mut Rows) {
    let mut position = positions(graph);
    let mut best = graph.order.clone();
    let mut fewest = crossings(graph, &position);
    let mut since = 0;
    for sweep in 0..SWEEPS.min(4 + VISITS / position.len().max(1)) {
        let count = graph.order.len();
        for step in 1..count {
            let row = if sweep % 2 == 0 { step } else { count - 1 - step };
            sort_row(graph, &mut position, row, sweep % 2 == 0);
        }
        if position.len() <= EXCHANGED {
            exchange_neighbours(graph, &mut position);
        }
        let now = crossings(graph, &position);
        since += 1;
        if now < fewest {
            (fewest, since) = (now, 0);
            best.clone_from(&graph.order);
        }
        if fewest == 0 || since > PATIENCE {
            break;
        }
    }
    graph.order = best;
}

/// The place of every node in its row.
fn positions(graph: &Rows) -> Vec<usize> {
    let mut position = vec![0; graph.above.len()];
    for row in &graph.order {
        for (index, &node) in row.iter().enumerate() {
            position[node] = index;
        }
    }
    position
}

/// Sorts one row by the mean place of the neighbours above (or below).
fn sort_row(graph: &mut Rows, position: &mut [usize], row: usize, downwards: bool) {
    let near = if downwards { &graph.above } else { &graph.below };
    let mut keyed: Vec<(f64, usize)> = graph.order[row]
        .iter()
        .map(|&node| {
            let neighbours = &near[node];
            // A node that nothing pulls stays where it is.
            let sum: usize = neighbours.iter().map(|&neighbour| position[neighbour]).sum();
            let mean = if neighbours.is_empty() {
                position[node] as f64
            } else {
                sum as f64 / neighbours.len() as f64
            };
            (mean, node)
        })
        .collect();
    // The sort is stable, so equal means keep their order in every run.
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    graph.order[row] = keyed.into_iter().map(|(_, node)| node).collect();
    for (index, &node) in graph.order[row].iter().enumerate() {
        position[node] = index;
    }
}

/// Exchanges nodes that stand side by side wherever that removes a crossing.
fn exchange_neighbours(graph: &mut Rows, position: &mut [usize]) {
    for _ in 0..4 {
        let mut improved = false;
        for row in 0..graph.order.len() {
            for left in 1..graph.order[row].len() {
                let (a, b) = (graph.order[row][left - 1], graph.order[row][left]);
                let crossed = |first: usize, second: usize| {
                    [&graph.above, &graph.below]
                        .iter()
                        .map(|near| pair_crossings(&near[first], &near[second], position))
                        .sum::<usize>()
                };
                if crossed(b, a) < crossed(a, b) {
                    graph.order[row].swap(left - 1, left);
                    position.swap(a, b);
                    improved = true;
                }
            }
        }
        if !improved {
            return;
        }
    }
}

/// Crossings between the arcs of two nodes if the first stands left of the second.
fn pair_crossings(first: &[usize], second: &[usize], position: &[usize]) -> usize {
    let right_of = |node: &usize| second.iter().filter(|&&o| position[o] < position[*node]).count();
    first.iter().map(right_of).sum()
}

/// The number of crossings between neighbouring rows.
fn crossings(graph: &Rows, position: &[usize]) -> usize {
    graph
        .order
        .windows(2)
        .map(|pair| crossings_between(graph, &pair[0], pair[1].len(), position))
        .sum()
}

/// Counts inversions with a tree of partial sums.
fn crossings_between(graph: &Rows, upper: &[usize], lower: usize, position: &[usize]) -> usize {
    let mut sums = vec![0_usize; lower + 1];
    let mut seen = 0;
    let mut crossings = 0;
    for &node in upper {
        let mut ends: Vec<usize> = graph.below[node].iter().map(|&other| position[other]).collect();
        ends.sort_unstable();
        for &end in &ends {
            let mut at_most = 0;
            let mut index = end + 1;
            while index > 0 {
                at_most += sums[index];
                index &= index - 1;
            }
            crossings += seen - at_most;
        }
        for &end in &ends {
            seen += 1;
            let mut index = end + 1;
            while index <= lower {
                sums[index] += 1;
                index += index & index.wrapping_neg();
            }
        }
    }
    crossings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of `size` nodes with arcs given by places in the rows.
    fn two_rows(size: usize, arcs: &[(usize, usize)]) -> Rows {
        let rows = vec![(0..size).collect(), (size..2 * size).collect()];
        let mut graph = Rows {
            order: rows,
            above: vec![Vec::new(); 2 * size],
            below: vec![Vec::new(); 2 * size],
        };
        for &(upper, lower) in arcs {
            graph.below[upper].push(size + lower);
            graph.above[size + lower].push(upper);
        }
        graph
    }

    #[test]
    fn crossings_are_counted() {
        let count = |arcs: &[(usize, usize)]| {
            let graph = two_rows(3, arcs);
            crossings(&graph, &positions(&graph))
        };
        assert_eq!(count(&[(0, 0), (1, 1), (2, 2)]), 0);
        assert_eq!(count(&[(0, 2), (1, 1), (2, 0)]), 3);
        assert_eq!(count(&[(0, 1), (0, 2), (1, 0), (1, 1)]), 3);
    }

    #[test]
    fn a_plane_graph_is_drawn_without_crossings() {
        let mut graph = two_rows(4, &[(0, 3), (1, 2), (2, 1), (3, 0), (0, 2)]);
        reduce_crossings(&mut graph);
        assert_eq!(crossings(&graph, &positions(&graph)), 0);
    }
}
