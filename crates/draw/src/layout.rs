//! Where the vertices of a diagram go, and how the arcs run between them.

mod columns;
mod layers;
mod order;
mod place;

use crate::shape::{Footprint, Point, Route, Step};

/// How the vertices of a diagram are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// In rows from top to bottom, so that arcs run downwards where the game allows it.
    #[default]
    Layers,
    /// Player 1's vertices in a column at the left, player 2's in one at the right.
    Columns,
}

/// What is to be arranged.
pub(crate) struct Network<'a> {
    /// The room that every vertex takes.
    pub(crate) footprints: &'a [Footprint],
    /// The side of every vertex, 0 or 1, for columns.
    pub(crate) sides: &'a [usize],
    /// Pairs of indices, from and to.
    pub(crate) arcs: &'a [(usize, usize)],
    /// The vertex from which layers are counted.
    pub(crate) start: Option<usize>,
}

/// Middles of the vertices and lines of the arcs, all with x and y from 0.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) middles: Vec<Point>,
    pub(crate) routes: Vec<Route>,
}

/// Arranges a graph. The same graph always gets the same layout.
pub(crate) fn arrange(network: &Network<'_>, arrangement: Arrangement) -> Layout {
    let (middles, routes) = match arrangement {
        Arrangement::Layers => layers::arrange(network),
        Arrangement::Columns => columns::arrange(network),
    };
    cropped(network.footprints, middles, routes)
}

/// How many nodes it takes to arrange a graph: the time grows with them.
pub(crate) fn nodes(network: &Network<'_>, arrangement: Arrangement) -> usize {
    match arrangement {
        Arrangement::Layers => layers::nodes(network),
        Arrangement::Columns => network.footprints.len() + network.arcs.len(),
    }
}

/// Moves everything to where x and y begin at 0, and measures it.
fn cropped(footprints: &[Footprint], mut middles: Vec<Point>, mut routes: Vec<Route>) -> Layout {
    let mut low = Point::new(f64::INFINITY, f64::INFINITY);
    let mut high = Point::new(f64::NEG_INFINITY, f64::NEG_INFINITY);
    let mut include = |point: Point| {
        low = Point::new(low.x.min(point.x), low.y.min(point.y));
        high = Point::new(high.x.max(point.x), high.y.max(point.y));
    };
    for (middle, footprint) in middles.iter().zip(footprints) {
        let corner = Point::new(footprint.reach(), footprint.half_height);
        include(middle.minus(corner));
        include(middle.plus(corner));
    }
    for route in &routes {
        include(route.start);
        for step in &route.steps {
            if let Step::Curve(first, second, _) = step {
                include(*first);
                include(*second);
            }
            include(step.end());
        }
    }
    if middles.is_empty() {
        (low, high) = (Point::new(0.0, 0.0), Point::new(0.0, 0.0));
    }
    let shift = low.times(-1.0);
    middles.iter_mut().for_each(|middle| *middle = middle.plus(shift));
    routes.iter_mut().for_each(|route| route.shift(shift));
    Layout { width: high.x - low.x, height: high.y - low.y, middles, routes }
}

/// A loop at the left (-1) or at the right (1) of a vertex, below the box of the rank.
fn self_loop(middle: Point, footprint: &Footprint, side: f64) -> Route {
    let edge = |down: f64| {
        let inside = Point::new(0.0, down * footprint.half_height);
        middle.plus(footprint.border(inside, Point::new(side, 0.0)))
    };
    let (start, end) = (edge(0.0), edge(0.6));
    let out = Point::new(side * 1.3 * LOOP, 0.0);
    Route { start, steps: vec![Step::Curve(start.plus(out), end.plus(out), end)] }
}

/// How far a loop sticks out.
pub(crate) const LOOP: f64 = 30.0;

#[cfg(test)]
mod tests {
    use crate::shape::Shape;

    use super::*;

    /// A little generator for graphs that are the same in every run.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.0 >> 33) as usize % bound
        }
    }

    struct Sample {
        footprints: Vec<Footprint>,
        sides: Vec<usize>,
        arcs: Vec<(usize, usize)>,
    }

    impl Sample {
        fn random(seed: u64, vertices: usize, arcs: usize) -> Sample {
            let mut random = Random(seed);
            let shapes = [Shape::Round, Shape::Square, Shape::Hexagon];
            let sides: Vec<usize> = (0..vertices).map(|_| random.below(2)).collect();
            let footprints = (0..vertices).map(|_| Footprint {
                shape: shapes[random.below(3)],
                half_width: 26.0 + random.below(60) as f64,
                half_height: 26.0,
                margin: random.below(20) as f64,
            });
            let footprints = footprints.collect();
            let arcs = (0..arcs).map(|_| (random.below(vertices), random.below(vertices)));
            Sample { footprints, sides, arcs: arcs.collect() }
        }

        fn network(&self) -> Network<'_> {
            Network {
                footprints: &self.footprints,
                sides: &self.sides,
                arcs: &self.arcs,
                start: Some(0),
            }
        }
    }

    #[test]
    fn vertices_do_not_overlap_and_arcs_end_on_them() {
        for arrangement in [Arrangement::Layers, Arrangement::Columns] {
            for seed in 0..60 {
                let vertices = 1 + seed as usize % 23;
                let sample = Sample::random(seed, vertices, vertices * (seed as usize % 4));
                check(&sample, arrangement);
            }
        }
    }

    #[test]
    fn arcs_do_not_pass_through_vertices() {
        for arrangement in [Arrangement::Layers, Arrangement::Columns] {
            for seed in 0..40 {
                let vertices = 2 + seed as usize % 17;
                let sample = Sample::random(seed, vertices, 2 * vertices);
                let layout = arrange(&sample.network(), arrangement);
                for (route, &(from, to)) in layout.routes.iter().zip(&sample.arcs) {
                    for (index, footprint) in sample.footprints.iter().enumerate() {
                        let inside = |p: &Point| footprint.contains(p.minus(layout.middles[index]));
                        let met = points_of(route).iter().any(inside);
                        let own = index == from || index == to;
                        assert!(
                            own || !met,
                            "{arrangement:?} seed {seed}: {from}->{to} meets {index}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn three_hundred_vertices_can_be_arranged() {
        let sample = Sample::random(1, 300, 1500);
        check(&sample, Arrangement::Layers);
        check(&sample, Arrangement::Columns);
    }

    #[test]
    fn an_arc_takes_a_node_in_every_row_that_it_passes() {
        let footprints = vec![Sample::random(1, 1, 0).footprints[0]; 4];
        let sides = [0, 1, 0, 1];
        let arcs = [(0, 1), (1, 2), (2, 3), (0, 3), (3, 0), (2, 2)];
        let network =
            Network { footprints: &footprints, sides: &sides, arcs: &arcs, start: Some(0) };
        // Both arcs between the first and the last vertex pass the two rows between them.
        assert_eq!(nodes(&network, Arrangement::Layers), 4 + 2 * 2);
        assert_eq!(nodes(&network, Arrangement::Columns), 4 + 6);
    }

    #[test]
    fn nothing_is_arranged_as_nothing() {
        let network = Network { footprints: &[], sides: &[], arcs: &[], start: None };
        for arrangement in [Arrangement::Layers, Arrangement::Columns] {
            let layout = arrange(&network, arrangement);
            assert!(layout.middles.is_empty() && layout.width.abs() < 1e-9);
        }
    }

    #[track_caller]
    fn check(sample: &Sample, arrangement: Arrangement) {
        let layout = arrange(&sample.network(), arrangement);
        for (index, (middle, footprint)) in
            layout.middles.iter().zip(&sample.footprints).enumerate()
        {
            for (other, larger) in layout.middles.iter().zip(&sample.footprints).skip(index + 1) {
                let apart_x = (middle.x - other.x).abs() - footprint.reach() - larger.reach();
                let apart_y =
                    (middle.y - other.y).abs() - footprint.half_height - larger.half_height;
                assert!(apart_x > 5.0 || apart_y > 5.0, "overlap at {middle:?}, {other:?}");
            }
        }
        for (route, &(from, to)) in layout.routes.iter().zip(&sample.arcs) {
            for (end, vertex) in [(route.start, from), (route.end(), to)] {
                let from_middle = end.minus(layout.middles[vertex]);
                let footprint = &sample.footprints[vertex];
                assert!(
                    footprint.contains(from_middle.times(0.98)),
                    "{from}->{to}: outside {vertex}"
                );
                assert!(
                    !footprint.contains(from_middle.times(1.02)),
                    "{from}->{to}: inside {vertex}"
                );
            }
        }
    }

    /// Points along a route, close to each other.
    fn points_of(route: &Route) -> Vec<Point> {
        let mut points = vec![route.start];
        for step in &route.steps {
            let start = points[points.len() - 1];
            let (first, second, end) = match *step {
                Step::Line(end) => (start, end, end),
                Step::Curve(first, second, end) => (first, second, end),
            };
            for tick in 1..=100 {
                let t = f64::from(tick) / 100.0;
                let u = 1.0 - t;
                let mix = start.times(u * u * u).plus(first.times(3.0 * u * u * t));
                points.push(mix.plus(second.times(3.0 * u * t * t)).plus(end.times(t * t * t)));
            }
        }
        points
    }
}
