//! Two columns: player 1's vertices at the left, player 2's at the right.

use crate::{
    layout::{LOOP, Network, layers::longest_paths, self_loop},
    shape::{Footprint, Point, Route, Step},
};

/// Space between vertices of a column.
const GAP: f64 = 40.0;
/// The least space between the columns.
const BETWEEN: f64 = 300.0;
/// Space between a line and the vertices that it passes.
const CLEAR: f64 = 20.0;
/// Sweeps of ordering one column by the other.
const SWEEPS: usize = 12;
/// Half the distance of two arcs that run opposite ways.
const APART: f64 = 5.0;

/// The middles of the vertices and the lines of the arcs.
pub(crate) fn arrange(network: &Network<'_>) -> (Vec<Point>, Vec<Route>) {
    let middles = middles(network);
    let routes = network.arcs.iter().map(|&arc| route(network, &middles, arc)).collect();
    (middles, routes)
}

fn middles(network: &Network<'_>) -> Vec<Point> {
    let columns = ordered(network);
    let largest =
        |size: fn(&Footprint) -> f64| network.footprints.iter().map(size).fold(0.0, f64::max);
    let half_height = largest(|footprint| footprint.half_height);
    let half_width = largest(|footprint| footprint.half_width);
    let step = 2.0 * half_height + GAP;
    let longest = columns.iter().map(Vec::len).max().unwrap_or(0);
    // The steepest line passes its neighbour in the column at a distance.
    let rise = step * longest.saturating_sub(1) as f64;
    let steep = rise * (half_width + CLEAR) / (step - half_height);
    let width = steep.max(BETWEEN + 2.0 * half_width);

    let mut middles = vec![Point::new(0.0, 0.0); network.footprints.len()];
    for (side, row) in columns.iter().enumerate() {
        let top = -0.5 * step * row.len() as f64;
        for (index, &vertex) in row.iter().enumerate() {
            middles[vertex] = Point::new(width * side as f64, top + step * index as f64);
        }
    }
    middles
}

/// The vertices of both columns from top to bottom, in the order of the play.
///
/// Moves lead down as far as they can; among vertices of one depth, few arcs cross.
fn ordered(network: &Network<'_>) -> [Vec<usize>; 2] {
    let count = network.footprints.len();
    let depths = longest_paths(network);
    let mut neighbours = vec![Vec::new(); count];
    for &(from, to) in network.arcs {
        if network.sides[from] != network.sides[to] {
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
    }
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|&vertex| depths[vertex]);
    let column = |side| order.iter().copied().filter(|&v| network.sides[v] == side).collect();
    let mut columns: [Vec<usize>; 2] = [column(0), column(1)];
    let mut heights = vec![0.0; count];
    let set_heights = |column: &[usize], heights: &mut [f64]| {
        for (index, &vertex) in column.iter().enumerate() {
            heights[vertex] = index as f64 - column.len() as f64 / 2.0;
        }
    };
    columns.iter().for_each(|column| set_heights(column, &mut heights));
    for sweep in 0..SWEEPS {
        let column = &mut columns[1 - sweep % 2];
        let mean = |vertex: usize| {
            let near = &neighbours[vertex];
            let sum: f64 = near.iter().map(|&other: &usize| heights[other]).sum();
            if near.is_empty() { heights[vertex] } else { sum / near.len() as f64 }
        };
        column.sort_by(|&a, &b| depths[a].cmp(&depths[b]).then(mean(a).total_cmp(&mean(b))));
        set_heights(column, &mut heights);
    }
    columns
}

fn route(network: &Network<'_>, middles: &[Point], (from, to): (usize, usize)) -> Route {
    let footprints = network.footprints;
    if from == to {
        return self_loop(middles[from], &footprints[from], outwards(network, from));
    }
    let along = middles[to].minus(middles[from]);
    if network.sides[from] == network.sides[to] {
        return around(network, middles, (from, to));
    }
    // Arcs both ways run side by side, each at its own right.
    let paired = network.arcs.contains(&(to, from));
    let unit = along.unit();
    let aside = Point::new(-unit.y, unit.x).times(if paired { APART } else { 0.0 });
    let start = middles[from].plus(footprints[from].border(aside, along));
    let end = middles[to].plus(footprints[to].border(aside, along.times(-1.0)));
    Route { start, steps: vec![Step::Line(end)] }
}

/// The direction away from the other column.
fn outwards(network: &Network<'_>, vertex: usize) -> f64 {
    if network.sides[vertex] == 0 { -1.0 } else { 1.0 }
}

/// A curve outside the column, between two of its vertices.
fn around(network: &Network<'_>, middles: &[Point], (from, to): (usize, usize)) -> Route {
    let outwards = outwards(network, from);
    let edge = |vertex: usize, height: f64| {
        let inside = Point::new(0.0, height * network.footprints[vertex].half_height);
        middles[vertex].plus(network.footprints[vertex].border(inside, Point::new(outwards, 0.0)))
    };
    let column = network.footprints.iter().map(Footprint::reach).fold(0.0, f64::max);
    // Arcs that lead up leave and enter lower and run further out than those that lead down.
    let upwards = middles[to].y < middles[from].y;
    let (port, lane) = if upwards { (0.3, 26.0) } else { (0.0, 0.0) };
    let (start, end) = (edge(from, port), edge(to, port));
    // The curve is three quarters as far out as its control points, and passes all margins.
    let height = (end.y - start.y).abs();
    let x = middles[from].x + outwards * (column + LOOP + lane + 0.25 * height);
    Route { start, steps: vec![Step::Curve(Point::new(x, start.y), Point::new(x, end.y), end)] }
}
