//! Lines along which real numbers are equal.

use super::grid::Grid;
use crate::chart::Field;

/// Pieces of the lines of one level and of all levels, at most.
///
/// What needs more is noise, and no line through it could be followed.
const MOST_PIECES: usize = 4_000;
const MOST_OF_ALL: usize = 10_000;

/// A line of equal numbers, in pixels.
pub(super) type Line = Vec<[f64; 2]>;

/// The lines of each level; none of a level with too many pieces.
pub(super) fn contours(grid: &Grid, field: Field, levels: &[f64]) -> Vec<Vec<Line>> {
    let mut left = MOST_OF_ALL;
    let lines = levels.iter().map(|&level| {
        let lines = Tracer::new(grid, level).lines();
        let pieces: usize = lines.iter().map(Vec::len).sum();
        if pieces > MOST_PIECES.min(left) {
            return Vec::new();
        }
        left -= pieces;
        let (wide, high) = grid.cell_size(field);
        let place = |[x, y]: [f64; 2]| [field.x + x * wide, field.y + y * high];
        let lines = lines.into_iter().map(|line| line.into_iter().map(place).collect());
        lines.map(|line: Line| thinned(&line)).collect()
    });
    lines.collect()
}

/// The line without points that are nearer than a pixel to the one before.
fn thinned(line: &[[f64; 2]]) -> Line {
    let mut kept: Line = Vec::new();
    for (index, &point) in line.iter().enumerate() {
        let far = kept.last().is_none_or(|&last| distance(last, point) >= 1.0);
        if far || index + 1 == line.len() {
            kept.push(point);
        }
    }
    kept
}

pub(super) fn distance([x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) -> f64 {
    libm::hypot(x1 - x2, y1 - y2)
}

/// Follows one level over squares between four nodes of the grid.
struct Tracer<'a> {
    grid: &'a Grid,
    level: f64,
    /// Up to two neighbours of each edge on its line.
    links: Vec<[usize; 2]>,
}

/// No neighbour.
const NONE: usize = usize::MAX;

impl Tracer<'_> {
    fn new(grid: &Grid, level: f64) -> Tracer<'_> {
        let nodes = (grid.rows + 2) * (grid.columns + 2);
        let mut tracer = Tracer { grid, level, links: vec![[NONE; 2]; 2 * nodes] };
        if grid.rows > 0 && grid.columns > 0 {
            for row in 0..=grid.rows {
                for column in 0..=grid.columns {
                    tracer.cross(row, column);
                }
            }
        }
        tracer
    }

    /// The edge to the right of a node, or down from it.
    fn edge(&self, row: usize, column: usize, down: usize) -> usize {
        2 * (row * (self.grid.columns + 2) + column) + down
    }

    /// Links the edges of a square that the line crosses.
    fn cross(&mut self, row: usize, column: usize) {
        let corners = [(0, 0), (0, 1), (1, 1), (1, 0)];
        let corners = corners.map(|(down, right)| self.grid.node(row + down, column + right));
        if corners.iter().any(|corner| !corner.is_finite()) {
            return;
        }
        let above = corners.map(|corner| corner > self.level);
        let edges = [
            self.edge(row, column, 0),
            self.edge(row, column + 1, 1),
            self.edge(row + 1, column, 0),
            self.edge(row, column, 1),
        ];
        let crossed: Vec<usize> = (0..4).filter(|&i| above[i] != above[(i + 1) % 4]).collect();
        match crossed[..] {
            [one, other] => self.link(edges[one], edges[other]),
            [_, _, _, _] => {
                // The middle decides which corners belong together.
                let middle = corners.iter().sum::<f64>() / 4.0 > self.level;
                let pairs = if middle == above[0] { [0, 1, 2, 3] } else { [3, 0, 1, 2] };
                self.link(edges[pairs[0]], edges[pairs[1]]);
                self.link(edges[pairs[2]], edges[pairs[3]]);
            }
            _ => (),
        }
    }

    fn link(&mut self, one: usize, other: usize) {
        for (from, to) in [(one, other), (other, one)] {
            let free = usize::from(self.links[from][0] != NONE);
            self.links[from][free] = to;
        }
    }

    /// Where the line crosses an edge, in cells.
    fn point(&self, edge: usize) -> [f64; 2] {
        let (node, down) = (edge / 2, edge % 2);
        let (row, column) = (node / (self.grid.columns + 2), node % (self.grid.columns + 2));
        let (to_row, to_column) = (row + down, column + 1 - down);
        let (from, to) = (self.grid.node(row, column), self.grid.node(to_row, to_column));
        let share = (self.level - from) / (to - from);
        let place = |index: usize, length: usize| (index as f64 - 0.5).clamp(0.0, length as f64);
        let [x1, x2] = [column, to_column].map(|index| place(index, self.grid.columns));
        let [y1, y2] = [row, to_row].map(|index| place(index, self.grid.rows));
        [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]
    }

    /// All lines: first those with ends, then those that are closed.
    fn lines(mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        let ends: Vec<usize> = (0..self.links.len())
            .filter(|&edge| self.links[edge][0] != NONE && self.links[edge][1] == NONE)
            .collect();
        for edge in ends.into_iter().chain(0..self.links.len()) {
            if self.links[edge][0] != NONE {
                lines.push(self.follow(edge));
            }
        }
        lines
    }

    /// Follows a line from `edge`, and forgets its links.
    fn follow(&mut self, edge: usize) -> Line {
        let mut line = vec![self.point(edge)];
        let mut here = edge;
        while let Some(next) = self.links[here].into_iter().find(|&next| next != NONE) {
            for (from, to) in [(here, next), (next, here)] {
                if let Some(link) = self.links[from].iter_mut().find(|link| **link == to) {
                    *link = NONE;
                }
            }
            line.push(self.point(next));
            here = next;
        }
        line
    }
}
