//! Rows from top to bottom: the arrangement of Sugiyama, Tagawa and Toda (1981).
//!
//! Arcs that close a cycle are turned over, vertices get rows by longest paths, long arcs get a
//! lane in every row they pass, rows are ordered to cross little, and nodes are placed.

use crate::{
    layout::{
        Network,
        order::{Rows, reduce_crossings},
        place::{Nodes, place},
        self_loop,
    },
    shape::{Footprint, Point, Route},
};

/// Space between vertices side by side.
const GAP: f64 = 26.0;
/// Space around the lane of an arc.
const LANE: f64 = 13.0;
/// The least and the most space between rows.
const ROW_GAPS: (f64, f64) = (74.0, 170.0);
/// Arcs end upright over this length, for their heads.
const UPRIGHT: f64 = 15.0;

/// The middles of the vertices and the lines of the arcs.
pub(crate) fn arrange(network: &Network<'_>) -> (Vec<Point>, Vec<Route>) {
    let count = network.footprints.len();
    let downwards = downward_arcs(network);
    let levels = levels(count, &downwards);
    let mut graph = Rows {
        order: vec![Vec::new(); levels.iter().max().map_or(0, |&last| last + 1)],
        above: vec![Vec::new(); count],
        below: vec![Vec::new(); count],
    };
    for vertex in search_order(network, count) {
        graph.order[levels[vertex]].push(vertex);
    }
    let chains: Vec<Vec<usize>> = downwards
        .iter()
        .map(|arc| arc.map_or_else(Vec::new, |arc| chain(&mut graph, &levels, arc)))
        .collect();
    reduce_crossings(&mut graph);

    let lanes = Lanes { footprints: network.footprints };
    let places = place(&graph, &lanes);
    let bands = bands(&graph, &places, network.footprints);
    let middles: Vec<Point> = (0..count)
        .map(|v| Point::new(places[v], f64::midpoint(bands[levels[v]].0, bands[levels[v]].1)))
        .collect();
    let ports = Ports::of(network, &chains, &places);
    let routes = chains.iter().enumerate().map(|(index, chain)| {
        let (from, to) = network.arcs[index];
        if from == to {
            return self_loop(middles[from], &network.footprints[from], 1.0);
        }
        let upper = (chain[0], ports.below[index]);
        let lower = (chain[chain.len() - 1], ports.above[index]);
        let edge = |(vertex, offset): (usize, f64), side: f64| {
            let inside = Point::new(offset, 0.0);
            middles[vertex].plus(network.footprints[vertex].border(inside, Point::new(0.0, side)))
        };
        let lanes: Vec<(f64, (f64, f64))> = (1..chain.len() - 1)
            .map(|step| (places[chain[step]], bands[levels[chain[0]] + step]))
            .collect();
        let ends = (bands[levels[upper.0]].1, bands[levels[lower.0]].0);
        let route = run(edge(upper, 1.0), edge(lower, -1.0), ends, &lanes);
        if chain[0] == from { route } else { route.reversed() }
    });
    let routes = routes.collect();
    (middles, routes)
}

/// The arcs from upper to lower vertex; `None` for loops.
///
/// An arc that leads back to a vertex of the path being searched closes a cycle: it is turned
/// over, so that the rest has no cycles.
fn downward_arcs(network: &Network<'_>) -> Vec<Option<(usize, usize)>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Never,
        OnPath,
        Done,
    }
    let count = network.footprints.len();
    let mut leaving = vec![Vec::new(); count];
    for (index, &(from, to)) in network.arcs.iter().enumerate() {
        if from != to {
            leaving[from].push(index);
        }
    }
    let mut arcs: Vec<Option<(usize, usize)>> =
        network.arcs.iter().map(|&(from, to)| (from != to).then_some((from, to))).collect();
    let mut seen = vec![Seen::Never; count];
    for root in roots(network, count) {
        if seen[root] != Seen::Never {
            continue;
        }
        let mut path = vec![(root, 0)];
        seen[root] = Seen::OnPath;
        while let Some((vertex, next)) = path.last_mut() {
            let Some(&arc) = leaving[*vertex].get(*next) else {
                seen[*vertex] = Seen::Done;
                path.pop();
                continue;
            };
            *next += 1;
            let to = network.arcs[arc].1;
            match seen[to] {
                Seen::Never => {
                    seen[to] = Seen::OnPath;
                    path.push((to, 0));
                }
                Seen::OnPath => arcs[arc] = Some((to, *vertex)),
                Seen::Done => {}
            }
        }
    }
    arcs
}

/// Where searches begin: at the start, then at vertices that no arc reaches, then anywhere.
fn roots(network: &Network<'_>, count: usize) -> Vec<usize> {
    let mut reached = vec![false; count];
    network.arcs.iter().filter(|(from, to)| from != to).for_each(|&(_, to)| reached[to] = true);
    let sources = (0..count).filter(|&vertex| !reached[vertex]);
    network.start.into_iter().chain(sources).chain(0..count).collect()
}

/// All vertices in the order of a search in breadth, the first order of the rows.
fn search_order(network: &Network<'_>, count: usize) -> Vec<usize> {
    let mut leaving = vec![Vec::new(); count];
    network.arcs.iter().for_each(|&(from, to)| leaving[from].push(to));
    let mut seen = vec![false; count];
    let mut order = Vec::with_capacity(count);
    for root in roots(network, count) {
        let mut next = order.len();
        if !std::mem::replace(&mut seen[root], true) {
            order.push(root);
        }
        while next < order.len() {
            for &to in &leaving[order[next]] {
                if !std::mem::replace(&mut seen[to], true) {
                    order.push(to);
                }
            }
            next += 1;
        }
    }
    order
}

/// The row of every vertex: the length of the longest path to it.
pub(crate) fn longest_paths(network: &Network<'_>) -> Vec<usize> {
    levels(network.footprints.len(), &downward_arcs(network))
}

/// How many nodes are placed: the vertices, and one in every row that an arc passes.
pub(crate) fn nodes(network: &Network<'_>) -> usize {
    let count = network.footprints.len();
    let arcs = downward_arcs(network);
    let levels = levels(count, &arcs);
    let passed = |&(upper, lower): &(usize, usize)| levels[lower] - levels[upper] - 1;
    count + arcs.iter().flatten().map(passed).sum::<usize>()
}

fn levels(count: usize, arcs: &[Option<(usize, usize)>]) -> Vec<usize> {
    let mut leaving = vec![Vec::new(); count];
    let mut waits_for = vec![0_usize; count];
    for &(from, to) in arcs.iter().flatten() {
        leaving[from].push(to);
        waits_for[to] += 1;
    }
    let mut ready: Vec<usize> = (0..count).filter(|&vertex| waits_for[vertex] == 0).collect();
    let sources = ready.clone();
    let mut level = vec![0_usize; count];
    while let Some(vertex) = ready.pop() {
        for &to in &leaving[vertex] {
            level[to] = level[to].max(level[vertex] + 1);
            waits_for[to] -= 1;
            if waits_for[to] == 0 {
                ready.push(to);
            }
        }
    }
    // Nothing holds a source up: it goes down to just above the first vertex it leads to.
    for source in sources {
        let first = leaving[source].iter().map(|&to| level[to]).min();
        level[source] = first.map_or(0, |first| first.saturating_sub(1));
    }
    level
}

/// Joins the ends of an arc by one node in every row between them.
fn chain(graph: &mut Rows, levels: &[usize], (upper, lower): (usize, usize)) -> Vec<usize> {
    let mut chain = vec![upper];
    for row in levels[upper] + 1..levels[lower] {
        let lane = graph.above.len();
        graph.above.push(Vec::new());
        graph.below.push(Vec::new());
        graph.order[row].push(lane);
        chain.push(lane);
    }
    chain.push(lower);
    for pair in chain.windows(2) {
        graph.below[pair[0]].push(pair[1]);
        graph.above[pair[1]].push(pair[0]);
    }
    chain
}

/// Vertices, then the lanes of arcs.
struct Lanes<'a> {
    footprints: &'a [Footprint],
}

impl Nodes for Lanes<'_> {
    fn distance(&self, left: usize, right: usize) -> f64 {
        let reach = |node: usize| self.footprints.get(node).map(Footprint::reach);
        match (reach(left), reach(right)) {
            (Some(left), Some(right)) => left + GAP + right,
            (Some(reach), None) | (None, Some(reach)) => reach + LANE,
            (None, None) => LANE,
        }
    }

    fn pull(&self, upper: usize, lower: usize) -> f64 {
        // Long arcs should be straight where they pass other rows.
        let vertices = [upper, lower].iter().filter(|&&node| node < self.footprints.len()).count();
        [8.0, 2.0, 1.0][vertices]
    }
}

/// Top and bottom of every row.
fn bands(graph: &Rows, places: &[f64], footprints: &[Footprint]) -> Vec<(f64, f64)> {
    let mut bands = Vec::with_capacity(graph.order.len());
    let mut top = 0.0;
    for row in &graph.order {
        let heights = row.iter().filter_map(|&node| footprints.get(node));
        let height = heights.map(|footprint| 2.0 * footprint.half_height).fold(0.0, f64::max);
        bands.push((top, top + height));
        // Arcs that go far to the side need more height not to be flat.
        let sideways = row.iter().flat_map(|&node| {
            graph.below[node].iter().map(move |&other| (places[node] - places[other]).abs())
        });
        let gap = ROW_GAPS.0 + 0.12 * (sideways.fold(0.0, f64::max) - 150.0);
        top += height + gap.clamp(ROW_GAPS.0, ROW_GAPS.1);
    }
    bands
}

/// Where arcs leave and enter their vertices, from the middle, by index of the arc.
struct Ports {
    /// At the upper vertex, whose arcs leave below it.
    below: Vec<f64>,
    /// At the lower vertex.
    above: Vec<f64>,
}

impl Ports {
    fn of(network: &Network<'_>, chains: &[Vec<usize>], places: &[f64]) -> Ports {
        let count = network.footprints.len();
        let mut downs = vec![Vec::new(); count];
        let mut ups = vec![Vec::new(); count];
        for (index, chain) in chains.iter().enumerate() {
            if let ([upper, second, ..], [.., before, lower]) = (&chain[..], &chain[..]) {
                downs[*upper].push((places[*second], index));
                ups[*lower].push((places[*before], index));
            }
        }
        let spread = |sides: Vec<Vec<(f64, usize)>>| {
            let mut offsets = vec![0.0; chains.len()];
            for (mut side, footprint) in sides.into_iter().zip(network.footprints) {
                side.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
                // At most 14 pixels apart and not too near the ends.
                let last = side.len().saturating_sub(1) as f64;
                let width = (14.0 * last).min(1.1 * footprint.half_width);
                for (rank, &(_, arc)) in side.iter().enumerate() {
                    offsets[arc] = width * (rank as f64 / last.max(1.0) - 0.5);
                    if side.len() == 1 {
                        offsets[arc] = 0.0;
                    }
                }
            }
            offsets
        };
        Ports { below: spread(downs), above: spread(ups) }
    }
}

/// The line from `start` down to `end` through lanes, each an x and the top and bottom of a row.
fn run(start: Point, end: Point, (leave, enter): (f64, f64), lanes: &[(f64, (f64, f64))]) -> Route {
    let mut route = Route::new(start);
    route.down(leave + UPRIGHT);
    for &(x, (top, bottom)) in lanes {
        // A bend of less than a pixel is not worth a curve.
        let here = route.end().x;
        let x = if (x - here).abs() < 1.0 { here } else { x };
        route.upright_curve(Point::new(x, top));
        route.down(bottom);
    }
    route.upright_curve(Point::new(end.x, enter - UPRIGHT));
    route.down(end.y);
    route
}
