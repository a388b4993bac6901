//! Horizontal places of nodes whose order in the rows is known.

use super::order::Rows;

/// Rounds of moving every row towards its neighbours, at most.
const ROUNDS: usize = 24;
/// Visits of nodes at most: large graphs get fewer rounds.
const VISITS: usize = 300_000;

/// What decides how far apart nodes stand and how strongly they pull.
pub(crate) trait Nodes {
    /// The least distance of the middles of two nodes that stand side by side.
    fn distance(&self, left: usize, right: usize) -> f64;
    /// How much an arc between these two wants to be upright.
    fn pull(&self, upper: usize, lower: usize) -> f64;
}

/// The middle of every node, such that rows keep their order and distances.
///
/// Each row in turn goes where its neighbours pull it: the exact least-squares places that keep
/// the distances, found by pooling.
pub(crate) fn place(graph: &Rows, nodes: &impl Nodes) -> Vec<f64> {
    let mut places = vec![0.0; graph.above.len()];
    for row in &graph.order {
        for pair in row.windows(2) {
            places[pair[1]] = places[pair[0]] + nodes.distance(pair[0], pair[1]);
        }
        // Rows start centred above each other.
        let middle = row.last().map_or(0.0, |&last| places[last] / 2.0);
        row.iter().for_each(|&node| places[node] -= middle);
    }
    let rounds = ROUNDS.min(6 + VISITS / places.len().max(1));
    for round in 0..rounds {
        let count = graph.order.len();
        for step in 0..count {
            let row = if round % 2 == 0 { step } else { count - 1 - step };
            // The first rounds look one way, which moves whole parts; the last ones settle.
            let both = round >= rounds / 2;
            let near = (both || round % 2 == 0, both || round % 2 == 1);
            settle_row(graph, nodes, &mut places, row, near);
        }
    }
    places
}

/// Moves one row to where its neighbours above and below (if asked for) pull it.
fn settle_row(
    graph: &Rows,
    nodes: &impl Nodes,
    places: &mut [f64],
    row: usize,
    (use_above, use_below): (bool, bool),
) {
    let row = &graph.order[row];
    let mut wishes = Vec::with_capacity(row.len());
    let mut offset = 0.0;
    for (index, &node) in row.iter().enumerate() {
        if index > 0 {
            offset += nodes.distance(row[index - 1], node);
        }
        let (mut weight, mut sum) = (0.001, 0.001 * places[node]);
        if use_above {
            for &other in &graph.above[node] {
                let pull = nodes.pull(other, node);
                weight += pull;
                sum += pull * places[other];
            }
        }
        if use_below {
            for &other in &graph.below[node] {
                let pull = nodes.pull(node, other);
                weight += pull;
                sum += pull * places[other];
            }
        }
        wishes.push(Wish { weight, place: sum / weight - offset });
    }
    let mut offset = 0.0;
    for (index, place) in in_order(&wishes).into_iter().enumerate() {
        if index > 0 {
            offset += nodes.distance(row[index - 1], row[index]);
        }
        places[row[index]] = place + offset;
    }
}

/// Where a node wants to be, and how much.
struct Wish {
    weight: f64,
    place: f64,
}

/// The places in increasing order that are nearest to the wishes (least weighted squares).
fn in_order(wishes: &[Wish]) -> Vec<f64> {
    // Blocks of neighbours that want to overtake each other, and share one place.
    let mut blocks: Vec<(f64, f64, usize)> = Vec::new();
    for wish in wishes {
        let mut block = (wish.place, wish.weight, 1);
        while let Some(&(place, weight, count)) = blocks.last() {
            if place <= block.0 {
                break;
            }
            let sum = weight + block.1;
            block = ((place * weight + block.0 * block.1) / sum, sum, block.2 + count);
            blocks.pop();
        }
        blocks.push(block);
    }
    blocks.iter().flat_map(|&(place, _, count)| std::iter::repeat_n(place, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_that_overtake_meet_in_the_middle() {
        let wishes = [5.0, 1.0, 7.0].map(|place| Wish { weight: 1.0, place });
        assert_eq!(in_order(&wishes), [3.0, 3.0, 7.0]);
    }
}
