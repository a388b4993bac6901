//! Rows of four, and how they are taken.

use stratege_core::{Player, ones};

use super::{
    Board, Move, Stage, Take,
    lines::{SPOTS, SPOTS_OF, line_of, places_of},
};

/// Four or more pieces of one player side by side, with all that extends them.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) line: u8,
    /// The spots that are cleared.
    pub(super) segment: u64,
}

/// Whether four of `pieces` stand side by side on a line.
#[inline]
pub(super) fn any_four(pieces: u64) -> bool {
    SPOTS.steps.iter().fold(0, |found, &step| found | fours(pieces, step)) != 0
}

/// The first pieces of every four that stand side by side.
#[inline]
fn fours(pieces: u64, step: u32) -> u64 {
    let pairs = pieces & pieces >> step;
    pairs & pairs >> (2 * step)
}

/// The lines on which four of `pieces` stand side by side, as bits.
pub(super) fn lines_with_four(pieces: u64) -> u32 {
    let mut lines = 0;
    for (axis, step) in SPOTS.steps.into_iter().enumerate() {
        ones(fours(pieces, step)).for_each(|spot| lines |= 1 << line_of(axis, spot));
    }
    lines
}

/// The rows that `player` has to take, in the order of the lines; those on `left` are done with.
pub(super) fn rows(board: &Board, player: Player, left: u32) -> impl Iterator<Item = Row> {
    let pieces = board.pieces[player.index()];
    let occupied = board.occupied();
    let lines = ones(u64::from(lines_with_four(pieces) & !left));
    lines.map(move |line| Row { line, segment: segment(pieces, occupied, line) })
}

/// The pieces without a gap around the four of `pieces` on a line.
fn segment(pieces: u64, occupied: u64, line: u8) -> u64 {
    let spots = SPOTS_OF[usize::from(line)];
    let step = SPOTS.steps[usize::from(line) / 7];
    let first = 1 << fours(pieces & spots, step).trailing_zeros();
    let gaps = spots & !occupied;
    let gaps_below = gaps & (first - 1);
    let gaps_above = gaps & !(first - 1);
    // All bits from the last gap below on, and all bits before the first gap above.
    let after = !(u64::MAX.checked_shr(gaps_below.leading_zeros()).unwrap_or(0));
    let before = !gaps_above & gaps_above.wrapping_sub(1);
    spots & after & before
}

/// Takes pieces from the board: those of `taker` go back to the reserve.
pub(super) fn remove(board: &mut Board, taker: Player, spots: u64) {
    let own = board.pieces[taker.index()] & spots;
    let regained = own.count_ones() + (own & board.gipf).count_ones();
    board.reserve[taker.index()] += regained as u8;
    board.pieces = board.pieces.map(|pieces| pieces & !spots);
    board.gipf &= !spots;
}

/// Goes on from a stage of taking until a player has to choose: takes the rows that leave no
/// choice, first those of whoever pushed, then those of the opponent.
pub(super) fn settle(board: &mut Board) {
    if board.stage == Stage::TakeAfter {
        if take_forced(board) {
            return;
        }
        board.stage = Stage::TakeBefore;
        board.mover = board.mover.other();
        board.left = 0;
    }
    if take_forced(board) {
        return;
    }
    board.stage = Stage::Push;
    board.left = 0;
}

/// Appends every row of the mover with every choice of GIPF-pieces that stay.
pub(super) fn list(board: &Board, moves: &mut Vec<Move>) {
    for Row { line, segment } in rows(board, board.mover, board.left) {
        let doubles = places_of(line, segment & board.gipf);
        let segment = places_of(line, segment);
        let mut kept = 0_u8;
        loop {
            moves.push(Move::Take(Take { line, segment, kept }));
            // The next set of these places as a binary number.
            kept = kept.wrapping_sub(doubles) & doubles;
            if kept == 0 {
                break;
            }
        }
    }
}

/// Takes the rows of the mover that leave no choice; whether others remain.
fn take_forced(board: &mut Board) -> bool {
    let (forced, chosen) = sort_rows(board, board.mover, board.left);
    remove(board, board.mover, forced);
    chosen
}

/// The spots of the rows that leave no choice, and whether there are others.
///
/// A row leaves none if it has no GIPF-piece in it and no spot in common with another row.
pub(super) fn sort_rows(board: &Board, player: Player, left: u32) -> (u64, bool) {
    let (mut once, mut twice) = (0, 0);
    for row in rows(board, player, left) {
        twice |= once & row.segment;
        once |= row.segment;
    }
    let contested = twice | board.gipf;
    let (mut forced, mut chosen) = (0, false);
    for row in rows(board, player, left) {
        if row.segment & contested == 0 {
            forced |= row.segment;
        } else {
            chosen = true;
        }
    }
    (forced, chosen)
}
