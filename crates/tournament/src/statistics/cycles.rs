//! Cycles: a beats b, b beats c, c beats a.

/// The shortest cycles of each knot of strategies `0..count`, at most `limit` of them.
///
/// A knot is a set of strategies each of which beats every other directly or through others (a
/// strongly connected component). Cycles longer than the shortest of their knot say nothing new
/// and are left out. If every two strategies were told apart, a knot has cycles of three, and all
/// of these are listed.
///
/// Each cycle begins at its smallest number, and each member beats the next one. Shorter cycles
/// come first, then those with smaller numbers.
///
/// ```
/// use stratege_tournament::statistics::cycles;
///
/// let beats = |a, b| [(0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3)].contains(&(a, b));
/// assert_eq!(cycles(4, 100, beats), [[0, 1, 2]]);
/// ```
pub fn cycles(count: usize, limit: usize, beats: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let beaten: Vec<Vec<usize>> =
        (0..count).map(|a| (0..count).filter(|&b| a != b && beats(a, b)).collect()).collect();
    let graph = Graph { beaten };
    let mut lengths: Vec<(usize, Vec<usize>)> =
        graph.knots().into_iter().filter_map(|knot| Some((graph.shortest(&knot)?, knot))).collect();
    lengths.sort();
    let mut found = Vec::new();
    for (length, knot) in &lengths {
        for &start in knot {
            let distances = graph.distances_to(start, |member| member >= start);
            graph.extend(&mut vec![start], *length, &distances, limit, &mut found);
        }
    }
    found.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    found
}

/// For each strategy, those it beats, in order.
struct Graph {
    beaten: Vec<Vec<usize>>,
}

impl Graph {
    /// The knots of two strategies or more, each in order.
    fn knots(&self) -> Vec<Vec<usize>> {
        let count = self.beaten.len();
        let reach: Vec<Vec<Option<usize>>> =
            (0..count).map(|target| self.distances_to(target, |_| true)).collect();
        let linked = |a: usize, b: usize| reach[b][a].is_some() && reach[a][b].is_some();
        (0..count)
            .filter(|&a| (0..a).all(|b| !linked(a, b)))
            .map(|a| (a..count).filter(|&b| linked(a, b)).collect::<Vec<_>>())
            .filter(|knot| knot.len() > 1)
            .collect()
    }

    /// The length of the shortest cycle in `knot`.
    fn shortest(&self, knot: &[usize]) -> Option<usize> {
        let through = |&start: &usize| {
            let distances = self.distances_to(start, |_| true);
            self.beaten[start].iter().filter_map(|&next| distances[next]).min()
        };
        knot.iter().filter_map(through).min().map(|back| back + 1)
    }

    /// How many wins lead from each strategy to `target`, through `allowed` strategies only.
    fn distances_to(&self, target: usize, allowed: impl Fn(usize) -> bool) -> Vec<Option<usize>> {
        let count = self.beaten.len();
        let mut distances = vec![None; count];
        distances[target] = Some(0);
        let mut reached = vec![target];
        for distance in 1.. {
            let beats_one = |a: &usize| self.beaten[*a].iter().any(|b| reached.contains(b));
            let next: Vec<usize> = (0..count)
                .filter(|&a| allowed(a) && distances[a].is_none())
                .filter(beats_one)
                .collect();
            if next.is_empty() {
                break;
            }
            next.iter().for_each(|&a| distances[a] = Some(distance));
            reached = next;
        }
        distances
    }

    /// Adds to `found` the cycles of `length` that begin with `path`.
    ///
    /// As no cycle of the knot is shorter, a walk that returns in time never meets itself.
    fn extend(
        &self,
        path: &mut Vec<usize>,
        length: usize,
        distances: &[Option<usize>],
        limit: usize,
        found: &mut Vec<Vec<usize>>,
    ) {
        if path.len() == length {
            found.push(path.clone());
            return;
        }
        let left = length - path.len();
        for &next in &self.beaten[path[path.len() - 1]] {
            if found.len() >= limit {
                return;
            }
            if distances[next] == Some(left) {
                path.push(next);
                self.extend(path, length, distances, limit, found);
                path.pop();
            }
        }
    }
}
