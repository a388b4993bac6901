//! What can be said of a position of peg solitaire without playing on.
//!
//! A position whose *class* is that of no solved one cannot be solved: jumps never change it. In
//! a *region* (R. Merson's idea) every jump over one of its holes starts or lands in it: while it is
//! full, none lands there, so the first jump that takes a peg away starts in it, and regions that
//! share no hole need a move each. Source: J. D. Beasley, *The Ins and Outs of Peg Solitaire*,
//! 1985.

use stratege_core::ones;

use super::{Board, Direction, Goal, Pegs, bit};

/// The most holes of a region that is looked for.
const LARGEST_REGION: usize = 3;

/// Regions that share no hole, the smallest first: holes that cannot be jumped over, then others.
pub(super) fn regions(holes: u64, directions: &[Direction]) -> Vec<u64> {
    let all: Vec<u64> = ones(holes).map(bit).collect();
    let mut regions = Vec::new();
    let mut free = holes;
    for size in 1..=LARGEST_REGION {
        choose(&all, size, 0, &mut |region| {
            if region & !free == 0 && is_region(region, directions) {
                regions.push(region);
                free &= !region;
            }
        });
    }
    regions
}

/// Calls `visit` with every set of `size` more of these holes.
fn choose(holes: &[u64], size: usize, chosen: u64, visit: &mut impl FnMut(u64)) {
    if size == 0 {
        return visit(chosen);
    }
    for (place, hole) in holes.iter().enumerate() {
        choose(&holes[place + 1..], size - 1, chosen | hole, visit);
    }
}

/// Whether every jump over one of these holes starts or lands in one of them.
fn is_region(region: u64, directions: &[Direction]) -> bool {
    directions.iter().all(|&Direction { step, forwards, backwards }| {
        // Both ways of a jump have the same ends: the holes next to the one in the middle.
        let middles = (forwards << step | backwards >> step) & region;
        let beside = region << step | region >> step;
        middles & !beside == 0
    })
}

impl Pegs {
    /// Whether jumps can never lead from here to a solved position.
    pub(super) fn is_hopeless(&self, board: Board) -> bool {
        // The holes two steps apart from the last one are left and entered by jumps among
        // themselves, and never become more (a pagoda function of ones and zeros).
        let deserted = self.goal == Goal::Vacancy && board.pegs & self.around == 0;
        deserted || !self.ends.contains(&self.parities(board))
    }

    /// How many moves there are at least to a solved position.
    pub(super) fn moves_left(&self, board: Board) -> u32 {
        let full = |region: &&u64| *region & !board.pegs == 0;
        let full = self.regions.iter().filter(full);
        let (mut count, mut may_stay) = (0, false);
        for region in full {
            count += 1;
            may_stay |= region.is_power_of_two() && self.may_end_with(*region);
        }
        // One peg stays, and may have stood there all the time.
        if may_stay { count - 1 } else { count }
    }

    fn may_end_with(&self, hole: u64) -> bool {
        self.goal == Goal::One || self.vacancy == hole
    }

    /// For each colouring, which neighbouring colours have pegs of different parity, as bits.
    pub(super) fn parities(&self, board: Board) -> u8 {
        self.colours.iter().fold(0, |bits, colours| {
            let [a, b, c] = colours.map(|colour| (board.pegs & colour).count_ones() as u8 & 1);
            bits << 2 | (a ^ b) << 1 | (b ^ c)
        })
    }
}
