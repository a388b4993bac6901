//! Boards of squares and of hexagons in the bits of a word.

/// A board whose cells are bits of a word, neighbours being a fixed number of bits apart.
///
/// A row takes one bit more than it has cells, so that no step leads from the end of one row into
/// the next: what falls beside the cells is cut off. `AXES` is 2 for squares and 3 for hexagons;
/// every axis has two directions, number `2 * axis` upwards in bits and `2 * axis + 1` downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lattice<const AXES: usize> {
    /// The cells of the board.
    pub cells: u64,
    /// How far apart in bits neighbours are along each axis.
    pub steps: [u32; AXES],
}

impl Lattice<2> {
    /// Squares in rows; the cell in column `c` and row `r` is bit `r * (columns + 1) + c`.
    ///
    /// # Panics
    ///
    /// If the rows, each with its further bit, do not fit in a word.
    pub const fn squares(columns: u32, rows: u32) -> Lattice<2> {
        let stride = columns + 1;
        assert!(stride * rows <= u64::BITS, "the board fits in a word");
        let mut cells = 0;
        let mut row = 0;
        while row < rows {
            cells |= ((1 << columns) - 1) << (row * stride);
            row += 1;
        }
        Lattice { cells, steps: [1, stride] }
    }
}

impl Lattice<3> {
    /// A hexagon of hexagons with `side` cells on each side, at most 4.
    ///
    /// In axial coordinates from `-(side - 1)` on, the cell (q, r) is bit
    /// `(r + side - 1) * 2 * side + q + side - 1`. Axes: q alone, r alone, and r up with q down.
    ///
    /// # Panics
    ///
    /// If the hexagon does not fit in a word.
    pub const fn hexagon(side: u32) -> Lattice<3> {
        assert!(0 < side && side <= 4, "the board fits in a word");
        let stride = 2 * side;
        let wide = 2 * side - 1;
        let mut cells = 0;
        let mut row = 0;
        while row < wide {
            let mut column = 0;
            while column < wide {
                // The two corners in which both coordinates have the same sign are cut off.
                let sum = row + column;
                if side - 1 <= sum && sum <= 3 * (side - 1) {
                    cells |= 1 << (row * stride + column);
                }
                column += 1;
            }
            row += 1;
        }
        Lattice { cells, steps: [1, stride, stride - 1] }
    }
}

impl<const AXES: usize> Lattice<AXES> {
    /// How many directions there are.
    pub const DIRECTIONS: usize = 2 * AXES;

    /// Every cell of `set` moved one step; what leaves the board is lost.
    #[inline]
    pub const fn moved(&self, set: u64, direction: usize) -> u64 {
        let step = self.steps[direction / 2];
        self.cells & if direction.is_multiple_of(2) { set << step } else { set >> step }
    }

    /// The neighbours of the cells of `set`; those that are in `set` themselves included.
    #[inline]
    pub fn around(&self, set: u64) -> u64 {
        let beside = self.steps.iter().fold(0, |found, &step| found | set << step | set >> step);
        beside & self.cells
    }

    /// What can be reached from `seeds` from neighbour to neighbour inside `within`.
    ///
    /// Seeds that are not in `within` are left out.
    #[inline]
    pub fn flood(&self, seeds: u64, within: u64) -> u64 {
        let within = within & self.cells;
        let mut reached = seeds & within;
        loop {
            // Each axis goes on from what the ones before have reached: fewer rounds.
            let further = self.steps.iter().fold(reached, |reached, &step| {
                reached | (reached << step | reached >> step) & within
            });
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The cells after `cell` in one direction, up to the edge.
    pub const fn ray(&self, cell: u8, direction: usize) -> u64 {
        let mut ray = 0;
        let mut next = self.moved(1 << cell, direction);
        while next != 0 {
            ray |= next;
            next = self.moved(next, direction);
        }
        ray
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours by coordinates, the plain way.
    fn check<const AXES: usize>(lattice: Lattice<AXES>, stride: i32, offsets: &[(i32, i32)]) {
        let at = |bit: u8| (i32::from(bit) % stride, i32::from(bit) / stride);
        for cell in crate::ones(lattice.cells) {
            let (x, y) = at(cell);
            let beside = crate::ones(lattice.cells).filter(|&other| {
                let (other_x, other_y) = at(other);
                offsets.contains(&(other_x - x, other_y - y))
            });
            let beside = beside.fold(0, |set, other| set | 1_u64 << other);
            assert_eq!(lattice.around(1 << cell), beside, "{cell}");
            let moved = (0..2 * AXES).fold(0, |set, direction| {
                let moved = lattice.moved(1 << cell, direction);
                assert!(set & moved == 0, "directions differ");
                set | moved
            });
            assert_eq!(moved, beside, "{cell}");
        }
    }

    #[test]
    fn squares_have_four_neighbours_and_hexagons_six() {
        let orthogonal = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        check(Lattice::squares(7, 7), 8, &orthogonal);
        check(Lattice::squares(6, 6), 7, &orthogonal);
        check(Lattice::squares(1, 1), 2, &orthogonal);
        let axial = [(1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1)];
        for (side, cells) in [(1, 1), (2, 7), (3, 19), (4, 37)] {
            let hexagon = Lattice::hexagon(side);
            assert_eq!(hexagon.cells.count_ones(), cells);
            check(hexagon, 2 * side as i32, &axial);
        }
    }

    /// A cell with its two rays along an axis is a line, the same for all its cells.
    #[test]
    fn rays_make_lines() {
        let board = Lattice::hexagon(4);
        let line = |axis: usize, cell: u8| {
            board.ray(cell, 2 * axis) | 1 << cell | board.ray(cell, 2 * axis + 1)
        };
        let mut lengths = Vec::new();
        for axis in 0..3 {
            let mut rest = board.cells;
            while rest != 0 {
                let found = line(axis, rest.trailing_zeros() as u8);
                assert!(crate::ones(found).all(|cell| line(axis, cell) == found));
                assert_eq!(found & !rest, 0, "lines of one axis do not meet");
                rest &= !found;
                lengths.push(found.count_ones());
            }
        }
        lengths.sort_unstable();
        let expected = [(4, 6), (5, 6), (6, 6), (7, 3)];
        let expected = expected.map(|(length, lines)| vec![length; lines]).concat();
        assert_eq!(lengths, expected);
    }

    #[test]
    fn floods_stay_inside() {
        let board = Lattice::squares(3, 3);
        let wall = 0b111 << 4;
        assert_eq!(board.flood(1, board.cells & !wall), 0b111);
        assert_eq!(board.flood(1, board.cells), board.cells);
        assert_eq!(board.flood(wall, board.cells & !wall), 0);
        assert_eq!(board.ray(0, 2), 1 << 4 | 1 << 8);
        assert_eq!(board.ray(0, 1), 0);
    }
}
