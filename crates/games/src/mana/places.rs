//! The squares, their rings, the ways over them, and the edges.

use stratege_core::{Cell, Lattice, Player, ones};

/// The board; `a1` is bit 0.
pub(super) const BOARD: Lattice<2> = Lattice::squares(SIDE as u32, SIDE as u32);

/// Squares in a row.
pub(super) const SIDE: u8 = 6;

/// From a square to the one above it, in bits.
const STRIDE: u8 = SIDE + 1;

/// Pieces of a player when a play begins.
pub(super) const PIECES: u32 = 6;

/// The rings as they are printed, rows from the top.
const PRINTED: [[u8; SIDE as usize]; SIDE as usize] = [
    [1, 2, 2, 3, 1, 2],
    [3, 1, 3, 1, 3, 2],
    [2, 3, 1, 2, 1, 3],
    [2, 1, 3, 2, 3, 1],
    [1, 3, 1, 3, 1, 2],
    [3, 2, 2, 1, 3, 2],
];

/// The rings of every square, by its bit.
pub(super) const RINGS: [u8; BITS] = rings();

/// The squares with so many rings.
pub(super) const WITH_RINGS: [u64; 4] = with_rings();

/// The neighbours of every square.
const BESIDE: [u64; BITS] = beside();

const BITS: usize = (SIDE * STRIDE) as usize;

const fn rings() -> [u8; BITS] {
    let mut rings = [0; BITS];
    let mut square = 0;
    while square < BITS {
        let (row, column) = (square / STRIDE as usize, square % STRIDE as usize);
        if column < SIDE as usize {
            rings[square] = PRINTED[SIDE as usize - 1 - row][column];
        }
        square += 1;
    }
    rings
}

const fn with_rings() -> [u64; 4] {
    let mut squares = [0; 4];
    let mut square = 0;
    while square < BITS {
        // The bits between the rows are no squares.
        if RINGS[square] > 0 {
            squares[RINGS[square] as usize] |= 1 << square;
        }
        square += 1;
    }
    squares
}

const fn beside() -> [u64; BITS] {
    let mut beside = [0; BITS];
    let mut square = 0;
    while square < BITS {
        let mut direction = 0;
        while direction < Lattice::<2>::DIRECTIONS {
            beside[square] |= BOARD.moved(1 << square, direction);
            direction += 1;
        }
        square += 1;
    }
    beside
}

pub(super) fn cell(square: u8) -> Cell {
    Cell { column: square % STRIDE, row: square / STRIDE }
}

pub(super) fn square(cell: Cell) -> u8 {
    cell.row * STRIDE + cell.column
}

/// Where a piece on `from` arrives after as many steps as its square has rings, if all squares
/// before the last one are among `empty`, to which `from` does not belong.
///
/// Whatever stands on the square of arrival is not looked at, and `from` may be among them.
#[inline]
pub(super) fn reach(from: u8, empty: u64) -> u64 {
    let beside = BESIDE[usize::from(from)];
    match RINGS[usize::from(from)] {
        1 => beside,
        2 => BOARD.around(beside & empty),
        _ => reach_by_three(from, empty),
    }
}

/// Three steps lead to a neighbour of `from` only around a corner, and else further away.
#[inline]
fn reach_by_three(from: u8, empty: u64) -> u64 {
    let beside = BESIDE[usize::from(from)];
    let first = beside & empty;
    let second = BOARD.around(first) & empty;
    let across = sideways(1 << from);
    // A corner that was reached by a step across is left by another step across to come back
    // beside `from` on a square where the way has not been.
    let by_across = sideways(upwards(first & across) & empty) & !across;
    let by_up = upwards(sideways(first & !across) & empty) & across;
    BOARD.around(second) & !beside | (by_across | by_up) & beside
}

#[inline]
fn sideways(squares: u64) -> u64 {
    squares << 1 | squares >> 1
}

#[inline]
fn upwards(squares: u64) -> u64 {
    squares << STRIDE | squares >> STRIDE
}

/// An edge of the board, with the two rows beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Ranks 1 and 2.
    South,
    /// Ranks 5 and 6.
    North,
    /// Files a and b.
    West,
    /// Files e and f.
    East,
}

/// The bottom row.
const RANK: u64 = (1 << SIDE) - 1;

/// The leftmost column.
const FILE: u64 = {
    let mut file = 0;
    let mut row = 0;
    while row < SIDE {
        file |= 1 << (row * STRIDE);
        row += 1;
    }
    file
};

impl Edge {
    /// All of them.
    pub(super) const ALL: [Edge; 4] = [Edge::South, Edge::North, Edge::West, Edge::East];

    /// Where a player sits unless the edge can be chosen.
    pub(super) fn home(player: Player) -> Edge {
        if player.is_first() { Edge::South } else { Edge::North }
    }

    pub(super) fn opposite(self) -> Edge {
        match self {
            Edge::South => Edge::North,
            Edge::North => Edge::South,
            Edge::West => Edge::East,
            Edge::East => Edge::West,
        }
    }

    /// The row of squares at the edge.
    pub(super) fn row(self) -> u64 {
        match self {
            Edge::South => RANK,
            Edge::North => RANK << (STRIDE * (SIDE - 1)),
            Edge::West => FILE,
            Edge::East => FILE << (SIDE - 1),
        }
    }

    /// The two rows at the edge.
    pub(super) fn strip(self) -> u64 {
        self.row() | BOARD.around(self.row())
    }

    /// The edge at whose two rows all `pieces` stand, six of them; there is at most one.
    pub(super) fn around(pieces: u64) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| pieces & !edge.strip() == 0)
    }
}

/// Six pieces on the twelve squares at an edge, which are numbered as the bits of the board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    daimyo: u8,
    ronin: u16,
}

/// All placements, by the square of the daimyo and then by those of the ronin.
pub(super) fn placements() -> impl Iterator<Item = Placement> {
    let squares = 2 * SIDE;
    (0..squares).flat_map(move |daimyo| {
        let free = move |ronin: &u16| ronin & 1 << daimyo == 0;
        let five = |ronin: &u16| ronin.count_ones() == PIECES - 1;
        (0..1 << squares).filter(five).filter(free).map(move |ronin| Placement { daimyo, ronin })
    })
}

impl Placement {
    /// All pieces and the daimyo, when they stand at `edge`.
    pub(super) fn at(self, edge: Edge) -> (u64, u8) {
        let mut pieces = 0;
        let mut daimyo = 0;
        for (index, square) in (0..).zip(ones(edge.strip())) {
            if index == self.daimyo {
                daimyo = square;
            }
            if index == self.daimyo || self.ronin >> index & 1 != 0 {
                pieces |= 1 << square;
            }
        }
        (pieces, daimyo)
    }
}
