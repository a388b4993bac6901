//! The board: nodes with names, lines of spots, and the pushes along them.

use std::fmt;

use stratege_core::Lattice;

/// The 37 spots on which pieces stand.
pub(super) const SPOTS: Lattice<3> = Lattice::hexagon(4);

/// Lines along each axis.
const LINES_OF_AXIS: usize = 7;
/// The lines of spots along all three axes.
pub(super) const LINES: usize = 3 * LINES_OF_AXIS;
/// The ways to push a piece: along every line, from both ends.
pub(super) const ENTRIES: u8 = 2 * LINES as u8;

/// Spots from the middle of the board to its rim.
const RADIUS: i8 = 3;
/// Bits from one row of the lattice to the next.
const STRIDE: u8 = 8;

/// The spots of every line; along axis `a` they are lines `7 * a` to `7 * a + 6`.
pub(super) static SPOTS_OF: [u64; LINES] = lines();

/// The pushes, two for each line: upwards in bits, then downwards.
static PUSHES: [Push; ENTRIES as usize] = pushes();

/// The spot to which each symmetry of the board brings each spot.
///
/// The board is turned by as many sixths as the index says; from 6 on it is mirrored as well.
pub(super) static IMAGES: [[u8; u64::BITS as usize]; 12] = images();

/// For every set of seven lines, which of them have a rank among those in the set.
static RANKED: [[u8; LINES_OF_AXIS]; 1 << LINES_OF_AXIS] = ranked();

/// A node of the board: a spot, or one of the 24 dots around the spots.
///
/// Coordinates from the middle: columns to the right, and steps up within a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node {
    pub(super) column: i8,
    /// What stays the same on the lines that rise to the right.
    level: i8,
}

/// What a push does to the spots.
#[derive(Clone, Copy)]
struct Push {
    line: u64,
    /// The spot next to the dot.
    first: u64,
    /// Bits by which a piece is turned to the left in its word when it moves one step.
    turn: u32,
    upwards: bool,
}

/// How the pieces of a line move when one is pushed in.
#[derive(Clone, Copy)]
pub(super) struct Shift {
    block: u64,
    turn: u32,
    /// The spot that the new piece takes.
    pub(super) first: u64,
}

impl Shift {
    /// The pieces after the push, without the new one.
    #[inline]
    pub(super) fn of(self, pieces: u64) -> u64 {
        pieces & !self.block | (pieces & self.block).rotate_left(self.turn)
    }
}

/// The shift of push number `entry`, whose line must have a free spot.
#[inline]
pub(super) fn shift(entry: u8, occupied: u64) -> Shift {
    let Push { line, first, turn, upwards } = PUSHES[usize::from(entry)];
    let free = line & !occupied;
    debug_assert!(free != 0, "the line is not full");
    let below = !free & free.wrapping_sub(1);
    let above = !(u64::MAX >> (free | 1).leading_zeros());
    Shift { block: line & if upwards { below } else { above }, turn, first }
}

/// The lines without a free spot, as bits.
#[inline]
pub(super) fn full_lines(occupied: u64) -> u32 {
    // What is not a spot is counted as full, so that all lines are equally long: from the first
    // spot of a line on, seven steps meet its spots and what lies beyond, never another line.
    let full = occupied | !SPOTS.cells;
    let along = |step: u32| {
        let two = full & full >> step;
        let four = two & two >> (2 * step);
        four & four >> (3 * step)
    };
    let [across, up, down] = [along(1), along(8), along(7)];
    // Line r begins at bit 8 * r: the product brings these bits together.
    let across = (across & 0x0001_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    (across | (up & 0x7f) << 7 | (down >> 3 & 0x7f) << 14) as u32
}

/// The line that has `rank` lines of `lines` below it; there must be one.
#[inline]
pub(super) fn ranked_line(lines: u32, rank: u32) -> u8 {
    let mut rank = rank;
    for axis in 0..3 {
        let group = lines >> (7 * axis) & 0x7f;
        let count = group.count_ones();
        if rank < count {
            return 7 * axis as u8 + RANKED[group as usize][rank as usize];
        }
        rank -= count;
    }
    unreachable!("there are enough lines")
}

/// The number of the line along `axis` through a spot.
#[inline]
pub(super) fn line_of(axis: usize, spot: u8) -> usize {
    let (row, column) = (usize::from(spot / STRIDE), usize::from(spot % STRIDE));
    LINES_OF_AXIS * axis + [row, column, row + column - RADIUS as usize][axis]
}

/// Spots of a line from their places in it: place 0 is the lowest bit.
pub(super) fn spots_at(line: u8, places: u8) -> u64 {
    let lowest = SPOTS_OF[usize::from(line)].trailing_zeros();
    let step = SPOTS.steps[usize::from(line) / LINES_OF_AXIS];
    let places = stratege_core::ones(u64::from(places));
    places.fold(0, |spots, place| spots | 1 << (lowest + u32::from(place) * step))
}

/// The places in a line of those spots of `spots` that belong to it.
pub(super) fn places_of(line: u8, spots: u64) -> u8 {
    let all = SPOTS_OF[usize::from(line)];
    (0..all.count_ones() as u8)
        .filter(|&place| spots & spots_at(line, 1 << place) != 0)
        .fold(0, |places, place| places | 1 << place)
}

/// The first and the last node of `spots`, which lie on one line, in the order of names.
pub(super) fn ends(spots: u64) -> [Node; 2] {
    let [low, high] = [spots.trailing_zeros(), spots.ilog2()];
    let mut ends = [low, high].map(|spot| Node::of_spot(spot as u8));
    ends.sort_unstable();
    ends
}

/// The dot from which a push starts, and the spot next to it.
pub(super) fn entrance(entry: u8) -> [Node; 2] {
    let Push { line, first, .. } = PUSHES[usize::from(entry)];
    let first = Node::of_spot(first.trailing_zeros() as u8);
    let [one, other] = ends(line);
    let (column, level) = if first == one { other.towards(one) } else { one.towards(other) };
    [Node { column: first.column + column, level: first.level + level }, first]
}

impl Node {
    pub(super) const fn of_spot(spot: u8) -> Node {
        Node { column: (spot % STRIDE) as i8 - RADIUS, level: (spot / STRIDE) as i8 - RADIUS }
    }

    /// The direction of one step to `other`, which lies on a line with this node.
    fn towards(self, other: Node) -> (i8, i8) {
        ((other.column - self.column).signum(), (other.level - self.level).signum())
    }

    /// All 61 nodes, column by column from the left, each from the bottom.
    pub(super) fn all() -> impl Iterator<Item = Node> {
        const RIM: i8 = RADIUS + 1;
        (-RIM..=RIM).flat_map(|column| {
            let levels = (-RIM).max(-RIM - column)..=RIM.min(RIM - column);
            levels.map(move |level| Node { column, level })
        })
    }

    /// The bit of a spot; nothing for a dot.
    pub(super) fn spot(self) -> Option<u64> {
        let far = [self.column, self.level, self.column + self.level].map(i8::abs);
        (far.into_iter().max() <= Some(RADIUS)).then(|| 1 << spot_at(self.column, self.level))
    }

    /// Steps up within the columns and half of those to the side, from the middle, in half steps.
    pub(super) fn height(self) -> i8 {
        2 * self.level + self.column
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'E'.wrapping_add_signed(self.column));
        write!(f, "{letter}{}", self.level + 5 + self.column.min(0))
    }
}

const fn lines() -> [u64; LINES] {
    let mut lines = [0; LINES];
    let mut spot = 0;
    while spot < u64::BITS as u8 {
        if SPOTS.cells >> spot & 1 == 1 {
            let (row, column) = ((spot / STRIDE) as usize, (spot % STRIDE) as usize);
            lines[row] |= 1 << spot;
            lines[LINES_OF_AXIS + column] |= 1 << spot;
            lines[2 * LINES_OF_AXIS + row + column - RADIUS as usize] |= 1 << spot;
        }
        spot += 1;
    }
    lines
}

const fn pushes() -> [Push; ENTRIES as usize] {
    let mut pushes = [Push { line: 0, first: 0, turn: 0, upwards: true }; ENTRIES as usize];
    let lines = lines();
    let mut index = 0;
    while index < LINES {
        let line = lines[index];
        let step = SPOTS.steps[index / LINES_OF_AXIS];
        let (low, high) = (line & line.wrapping_neg(), 1 << line.ilog2());
        pushes[2 * index] = Push { line, first: low, turn: step, upwards: true };
        pushes[2 * index + 1] = Push { line, first: high, turn: 64 - step, upwards: false };
        index += 1;
    }
    pushes
}

const fn ranked() -> [[u8; LINES_OF_AXIS]; 1 << LINES_OF_AXIS] {
    let mut ranked = [[0; LINES_OF_AXIS]; 1 << LINES_OF_AXIS];
    let mut set = 0;
    while set < ranked.len() {
        let (mut rank, mut line) = (0, 0);
        while line < LINES_OF_AXIS {
            if set >> line & 1 == 1 {
                ranked[set][rank] = line as u8;
                rank += 1;
            }
            line += 1;
        }
        set += 1;
    }
    ranked
}

const fn images() -> [[u8; u64::BITS as usize]; 12] {
    let mut images = [[0; u64::BITS as usize]; 12];
    let mut spot = 0;
    while spot < u64::BITS as u8 {
        if SPOTS.cells >> spot & 1 == 1 {
            let Node { mut column, mut level } = Node::of_spot(spot);
            let mut turns = 0;
            while turns < 6 {
                images[turns][spot as usize] = spot_at(column, level);
                images[turns + 6][spot as usize] = spot_at(level, column);
                (column, level) = (-level, column + level);
                turns += 1;
            }
        }
        spot += 1;
    }
    images
}

/// The spot with this letter and this number.
pub(super) const fn spot_named(letter: u8, number: i8) -> u64 {
    let column = letter as i8 - b'E' as i8;
    // The left half of the board has no nodes at its lowest levels.
    let level = number - 5 - if column < 0 { column } else { 0 };
    1 << spot_at(column, level)
}

/// The number of the bit of a spot.
const fn spot_at(column: i8, level: i8) -> u8 {
    (level + RADIUS) as u8 * STRIDE + (column + RADIUS) as u8
}
