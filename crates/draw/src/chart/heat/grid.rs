//! The cells of a heat map as they are drawn.

use std::fmt::Write;

use super::{FirstRow, HeatMap, HeatScale, STEP};
use crate::{
    chart::{Field, frame},
    svg,
};

/// Real numbers that are drawn, at most.
const MOST_CELLS: usize = 250 * 250;
/// Rectangles of equal whole numbers, at most.
const MOST_RUNS: usize = 40_000;
/// Lines between different whole numbers, at most.
const MOST_BORDERS: usize = 12_000;

/// Cells in the order of the picture: the upper row first.
pub(super) struct Grid {
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// Every how many-th row and column is drawn.
    pub(super) every: usize,
    pub(super) values: Vec<f64>,
    /// How they are filled; nothing for blank cells.
    pub(super) classes: Vec<Option<usize>>,
}

/// What is between the middles of cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Blending {
    /// A cell is the same everywhere.
    Cells,
    /// Numbers change evenly from one middle to the next, as for lines of equal numbers.
    Smooth,
}

/// Neighbours of one class in one row.
struct Run {
    row: usize,
    column: usize,
    length: usize,
    class: Option<usize>,
}

impl Grid {
    /// The cells of a chart, as many as a file should hold.
    pub(super) fn of(chart: &HeatMap) -> Grid {
        let mut every = 1;
        loop {
            let grid = Grid::reduced(chart, every);
            let small = match chart.scale {
                HeatScale::Whole { .. } => grid.runs().count() <= MOST_RUNS,
                _ => grid.values.len() <= MOST_CELLS,
            };
            if small {
                return grid;
            }
            every += 1;
        }
    }

    fn reduced(chart: &HeatMap, every: usize) -> Grid {
        let (height, width) = chart.size();
        let (rows, columns) = (height.div_ceil(every), width.div_ceil(every));
        // The middle of the cells that a drawn one stands for.
        let source = |index: usize, length: usize| (index * every + every / 2).min(length - 1);
        let value = |row: usize, column: usize| {
            let row = match chart.first_row {
                FirstRow::Top => row,
                FirstRow::Bottom => rows - 1 - row,
            };
            let cells = &chart.cells[source(row, height)];
            cells.get(source(column, width)).copied().unwrap_or(f64::NAN)
        };
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let values: Vec<f64> = places.map(|(row, column)| value(row, column)).collect();
        let classes = values.iter().map(|&value| chart.scale.class(value)).collect();
        Grid { rows, columns, every, values, classes }
    }

    /// The class of a cell.
    pub(super) fn class(&self, row: usize, column: usize) -> Option<usize> {
        self.classes[row * self.columns + column]
    }

    /// The value at a node: the middle of a cell, or a place at the border.
    ///
    /// Around the cells stand nodes where the outer cells go on as they went, so that there are
    /// two more nodes than cells in a row. There must be a cell.
    pub(super) fn node(&self, row: usize, column: usize) -> f64 {
        let [(row, before), (column, left)] =
            [continued(row, self.rows), continued(column, self.columns)];
        let cell = |row: usize, column: usize| self.values[row * self.columns + column];
        let here = cell(row, column);
        let beyond = here + 0.5 * (here - cell(before, column)) + 0.5 * (here - cell(row, left));
        if beyond.is_finite() { beyond } else { here }
    }

    /// The value at a place between 0 and the number of rows and columns.
    fn at(&self, [row, column]: [f64; 2], blending: Blending) -> f64 {
        let index = |place: f64, length: usize| (place as usize).min(length - 1);
        let cell = self.values[index(row, self.rows) * self.columns + index(column, self.columns)];
        if blending == Blending::Cells {
            return cell;
        }
        let [(row, down), (column, right)] =
            [between_nodes(row, self.rows), between_nodes(column, self.columns)];
        let mix = |from: f64, to: f64, share: f64| from + share * (to - from);
        let upper = mix(self.node(row, column), self.node(row, column + 1), right);
        let lower = mix(self.node(row + 1, column), self.node(row + 1, column + 1), right);
        let value = mix(upper, lower, down);
        if value.is_finite() { value } else { cell }
    }

    fn runs(&self) -> impl Iterator<Item = Run> {
        let rows = self.classes.chunks(self.columns.max(1)).enumerate();
        rows.flat_map(|(row, cells)| {
            let mut column = 0;
            cells.chunk_by(|one, other| one == other).map(move |equal| {
                let (start, length) = (column, equal.len());
                column += length;
                Run { row, column: start, length, class: equal[0] }
            })
        })
    }

    /// One path for each class, where a cell is one unit high and wide.
    pub(super) fn paths(&self, classes: usize) -> Vec<String> {
        let mut paths = vec![String::new(); classes];
        for Run { row, column, length, class } in self.runs() {
            if let Some(class) = class {
                // Writing to a string does not fail.
                let _ = write!(paths[class], "M{column} {row}h{length}v1h-{length}z");
            }
        }
        paths
    }

    /// The lines between cells of different classes; none if there are too many to be seen.
    pub(super) fn borders(&self, field: Field) -> String {
        let (wide, high) = self.cell_size(field);
        let place = |row: usize, column: usize| {
            [field.x + column as f64 * wide, field.y + row as f64 * high]
        };
        let mut lines = Vec::new();
        for row in 1..self.rows {
            let differs = |column| self.class(row, column) != self.class(row - 1, column);
            for (from, to) in stretches(self.columns, differs) {
                lines.push(frame::line(place(row, from), place(row, to)));
            }
        }
        for column in 1..self.columns {
            let differs = |row| self.class(row, column) != self.class(row, column - 1);
            for (from, to) in stretches(self.rows, differs) {
                lines.push(frame::line(place(from, column), place(to, column)));
            }
        }
        if lines.len() > MOST_BORDERS { String::new() } else { lines.concat() }
    }

    /// Falling strokes over the numbers that the scale strikes.
    pub(super) fn strokes(&self, field: Field, scale: &HeatScale, blending: Blending) -> String {
        let (wide, high) = self.cell_size(field);
        let mut path = String::new();
        if self.values.is_empty() {
            return path;
        }
        let first = ((field.x - field.y - field.height) / STEP).floor() as i64 + 1;
        let last = ((field.x + field.width - field.y) / STEP).ceil() as i64;
        for stroke in first..last {
            let shift = stroke as f64 * STEP;
            let top = field.y.max(field.x - shift);
            let end = (field.y + field.height).min(field.x + field.width - shift);
            let place = |index: usize| (top + 0.5 * index as f64).min(end);
            let inside = |index: usize| {
                let y = f64::midpoint(place(index), place(index + 1));
                let value = self.at([(y - field.y) / high, (y + shift - field.x) / wide], blending);
                scale.is_struck(value)
            };
            for (from, to) in stretches((2.0 * (end - top)).ceil() as usize, inside) {
                let (from, to) = (place(from), place(to));
                path += &frame::line([from + shift, from], [to + shift, to]);
            }
        }
        path
    }

    /// The width and height of a cell.
    pub(super) fn cell_size(&self, field: Field) -> (f64, f64) {
        (field.width / self.columns.max(1) as f64, field.height / self.rows.max(1) as f64)
    }

    /// The transformation after which a cell is one unit high and wide.
    pub(super) fn transform(&self, field: Field) -> String {
        let [x, y] = [field.x, field.y].map(svg::number);
        let (wide, high) = self.cell_size(field);
        format!("translate({x} {y})scale({wide:.5} {high:.5})")
    }
}

/// The cell of a node, and the one before it on the way to the border.
///
/// Both are the same inside.
fn continued(node: usize, length: usize) -> (usize, usize) {
    match node {
        0 => (0, 1.min(length - 1)),
        node if node > length => (length - 1, length.saturating_sub(2)),
        node => (node - 1, node - 1),
    }
}

/// The node before a place, and which share of the way to the next one is behind it.
fn between_nodes(place: f64, length: usize) -> (usize, f64) {
    let end = length as f64 - 0.5;
    match place {
        place if place < 0.5 => (0, (2.0 * place).max(0.0)),
        place if place >= end => (length, (2.0 * (place - end)).min(1.0)),
        place => ((place + 0.5) as usize, (place + 0.5).fract()),
    }
}

/// Where `holds` is true, as long as it is.
fn stretches(length: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for index in (0..length).filter(|&index| holds(index)) {
        match found.last_mut() {
            Some((_, end)) if *end == index => *end += 1,
            _ => found.push((index, index + 1)),
        }
    }
    found
}
