//! Where one number is written for a whole region of equal cells.

use super::grid::Grid;
use crate::chart::Field;

/// What must fit, in cells.
pub(super) struct Labels {
    /// The width and height of the label of each class.
    pub(super) sizes: Vec<(f64, f64)>,
    /// Where nothing is written.
    pub(super) taken: Option<Field>,
}

/// A region, and the place of its label.
pub(super) struct Region {
    /// How its cells are filled.
    pub(super) class: usize,
    /// The middle of the label, in cells.
    pub(super) row: f64,
    /// The same from the left.
    pub(super) column: f64,
}

/// The regions of connected cells in which the label of their class fits.
pub(super) fn regions(grid: &Grid, labels: &Labels) -> Vec<Region> {
    let (numbers, centres) = connected(grid);
    // A label with space around it is better than one that hardly fits.
    let mut best: Vec<Option<Region>> = centres.iter().map(|_| None).collect();
    for space in [2.5, 1.6, 1.0] {
        let found = windows(grid, &numbers, &centres, labels, space);
        for (best, found) in best.iter_mut().zip(found) {
            if best.is_none() {
                *best = found;
            }
        }
    }
    best.into_iter().flatten().collect()
}

/// The number of the region of every cell, and the centre of every region.
fn connected(grid: &Grid) -> (Vec<usize>, Vec<[f64; 2]>) {
    const NONE: usize = usize::MAX;
    let mut numbers = vec![NONE; grid.classes.len()];
    let mut centres = Vec::new();
    let mut open = Vec::new();
    for start in 0..numbers.len() {
        if numbers[start] != NONE {
            continue;
        }
        let (mut cells, mut sums) = (0.0, [0.0; 2]);
        numbers[start] = centres.len();
        open.push(start);
        while let Some(cell) = open.pop() {
            let (row, column) = (cell / grid.columns, cell % grid.columns);
            cells += 1.0;
            sums = [sums[0] + row as f64 + 0.5, sums[1] + column as f64 + 0.5];
            let neighbours = [
                (row > 0).then(|| cell - grid.columns),
                (row + 1 < grid.rows).then(|| cell + grid.columns),
                (column > 0).then(|| cell - 1),
                (column + 1 < grid.columns).then(|| cell + 1),
            ];
            for next in neighbours.into_iter().flatten() {
                if numbers[next] == NONE && grid.classes[next] == grid.classes[cell] {
                    numbers[next] = centres.len();
                    open.push(next);
                }
            }
        }
        centres.push(sums.map(|sum: f64| sum / cells));
    }
    (numbers, centres)
}

/// For each region the place nearest to its centre where its label fits.
fn windows(
    grid: &Grid,
    numbers: &[usize],
    centres: &[[f64; 2]],
    labels: &Labels,
    space: f64,
) -> Vec<Option<Region>> {
    let mut best: Vec<Option<(f64, Region)>> = centres.iter().map(|_| None).collect();
    // How many rows up to this one have enough cells of the region up to this column.
    let mut tall = vec![0; grid.columns];
    for row in 0..grid.rows {
        let mut long = 0;
        for (column, tall) in tall.iter_mut().enumerate() {
            let cell = row * grid.columns + column;
            let same = column > 0 && numbers[cell - 1] == numbers[cell];
            long = if same { long + 1 } else { 1 };
            let Some(class) = grid.classes[cell] else { continue };
            let (wide, high) = labels.sizes[class];
            let (wide, high) = ((wide * space).ceil() as usize, (high * space).ceil() as usize);
            let below = row > 0 && numbers[cell - grid.columns] == numbers[cell];
            *tall = match long >= wide {
                true if below => *tall + 1,
                true => 1,
                false => 0,
            };
            if *tall < high {
                continue;
            }
            let (wide, high) = (wide as f64, high as f64);
            let (left, top) = ((column + 1) as f64 - wide, (row + 1) as f64 - high);
            let window = Field { x: left, y: top, width: wide, height: high };
            if labels.taken.is_some_and(|taken| window.meets(taken)) {
                continue;
            }
            let (row, column) = (top + high / 2.0, left + wide / 2.0);
            let [middle_row, middle_column] = centres[numbers[cell]];
            let far = libm::hypot(row - middle_row, column - middle_column);
            let best = &mut best[numbers[cell]];
            if best.as_ref().is_none_or(|(least, _)| far < *least) {
                *best = Some((far, Region { class, row, column }));
            }
        }
    }
    best.into_iter().map(|best| best.map(|(_, region)| region)).collect()
}
