//! Every lost board of a game of bites, by its rows but the first.
//!
//! A board is a first row and a tail, the rows above it. For one tail at most one length of the
//! first row is lost, since from every longer one a bite leads there. It is the least one that no
//! bite of the tail has already, unless a bite of the first row that shortens the tail leaves
//! what is lost: then it is none. So there is one entry for each tail instead of one bit for each
//! board, and boards that are won take no time at all.

mod mask;
mod plain;
mod shape;
mod unions;

use stratege_core::{Alternating, BoardWithMover, Game, Limits, Meter, Staircases, Stopped, Value};

use self::{mask::Mask, shape::Shape};
pub use self::{plain::plain, unions::Visit};
use crate::{Found, Judged, Proof};

/// The boards of a game of bites: all of them, and those that are lost for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBoards {
    /// All boards; the largest number there is where they are more.
    pub boards: u64,
    /// Those that are lost.
    pub lost: u64,
    /// The tails that were gone through.
    pub tails: u64,
}

/// What a sweep through all tails takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Tails to go through.
    pub tails: u64,
    /// Bytes to keep.
    pub bytes: u64,
}

/// The sides as the sweep sees them: where first rows are too long for a mask, the board is
/// mirrored along its diagonal.
#[derive(Clone, Copy)]
struct Sides {
    rows: usize,
    columns: usize,
    is_mirrored: bool,
}

impl Sides {
    fn new(rows: u8, columns: u8) -> Sides {
        let (rows, columns) = (usize::from(rows.max(1)), usize::from(columns.max(1)));
        if columns <= <u64 as Mask>::LONGEST {
            return Sides { rows, columns, is_mirrored: false };
        }
        Sides { rows: columns, columns: rows, is_mirrored: true }
    }

    /// Bytes of a mask.
    fn width(&self) -> Option<u64> {
        let widths =
            [(<u16 as Mask>::LONGEST, 2), (<u32 as Mask>::LONGEST, 4), (<u64 as Mask>::LONGEST, 8)];
        widths.into_iter().find(|(longest, _)| self.columns <= *longest).map(|(_, width)| width)
    }
}

/// What it takes to find all lost boards with at most so many rows and so many squares in a row;
/// `None` where they are beyond any machine.
pub fn cost(rows: u8, columns: u8) -> Option<Cost> {
    let sides = Sides::new(rows, columns);
    let width = sides.width()?;
    let shape = Shape::new(sides.rows, sides.columns)?;
    let rows = shape.tail_rows();
    let rests = |rows| shape.rests(rows, sides.columns) as u64;
    // One array for each row, and one run of rests.
    let run = rests(rows - unions::long_rows(rows).min(rows));
    let kept = (0..rows).map(rests).sum::<u64>() + run;
    Some(Cost { tails: rests(rows), bytes: width * kept })
}

/// Finds all lost boards with at most so many rows and so many squares in a row, in normal play,
/// and calls `visit`, if there is one, with the lengths of the rows of each from the bottom; rows
/// that are empty are left out.
///
/// A node is a tail. [`cost`] says what it takes; that much memory has to be allowed.
pub fn lost_boards(
    rows: u8,
    columns: u8,
    limits: Limits<'_>,
    visit: Option<Visit<'_>>,
) -> Result<LostBoards, Stopped> {
    let sides = Sides::new(rows, columns);
    let cost = cost(rows, columns).ok_or(Stopped::Memory)?;
    let shape = Shape::new(sides.rows, sides.columns).ok_or(Stopped::Memory)?;
    let mut meter = Meter::new(limits, Some(cost.tails));
    meter.check_memory(cost.bytes)?;
    let mut upright = Vec::new();
    let mut visit = visit.map(|visit| {
        move |lengths: &[u8]| {
            upright.clear();
            if sides.is_mirrored {
                let taller = |column: u8| lengths.iter().filter(move |&&length| length > column);
                upright.extend((0..lengths[0]).map(|column| taller(column).count() as u8));
            } else {
                upright.extend(lengths.iter().take_while(|&&length| length > 0));
            }
            visit(&upright);
        }
    });
    let visit: Option<Visit<'_>> = visit.as_mut().map(|visit| visit as Visit<'_>);
    let lost = match sides.width() {
        Some(2) => unions::lost::<u16>(&shape, &mut meter, visit)?,
        Some(4) => unions::lost::<u32>(&shape, &mut meter, visit)?,
        _ => unions::lost::<u64>(&shape, &mut meter, visit)?,
    };
    Ok(LostBoards { boards: boards(rows, columns), lost, tails: cost.tails })
}

/// The same for the boards that fit into that with rows of these lengths from the bottom, of which
/// none is empty or longer than the one before it.
pub fn lost_within(
    top: &[u8],
    limits: Limits<'_>,
    visit: Option<Visit<'_>>,
) -> Result<LostBoards, Stopped> {
    let [rows, columns] = [top.len() as u8, top.first().copied().unwrap_or(0)];
    if top.iter().all(|&length| length == columns) {
        return lost_boards(rows, columns, limits, visit);
    }
    let mut visit = visit;
    let mut lost = 0;
    let mut fitting = |lengths: &[u8]| {
        if lengths.iter().zip(top).all(|(length, most)| length <= most) {
            lost += 1;
            if let Some(visit) = &mut visit {
                visit(lengths);
            }
        }
    };
    let found = lost_boards(rows, columns, limits, Some(&mut fitting))?;
    Ok(LostBoards { boards: boards_within(top), lost, ..found })
}

/// The boards that fit into one, but the empty one.
fn boards_within(top: &[u8]) -> u64 {
    // So many ways to go on above a row of each length.
    let mut ways = vec![1_u64; usize::from(top[0]) + 1];
    for &most in top.iter().rev() {
        let mut sum = 0_u64;
        let below = |length: usize| {
            if length <= usize::from(most) {
                sum = sum.saturating_add(ways[length]);
            }
            sum
        };
        ways = (0..ways.len()).map(below).collect();
    }
    ways[usize::from(top[0])] - 1
}

/// Boards with at most so many rows and so many squares in a row: lattice paths, but the empty one.
fn boards(rows: u8, columns: u8) -> u64 {
    let mut paths = 1_u128;
    for row in 1..=u128::from(rows) {
        // Numbers that this would be too large for are too large for the answer.
        paths = (paths.min(u128::from(u64::MAX) << 8) * (u128::from(columns) + row)) / row;
    }
    u64::try_from(paths - 1).unwrap_or(u64::MAX)
}

/// What the lost boards say about `state` and its moves in normal play: who wins, but not how soon.
pub fn solve<C: Staircases>(
    game: &Alternating<C>,
    state: &BoardWithMover<C::Board>,
    limits: Limits<'_>,
) -> Result<Found<C::Move>, Stopped> {
    let mut lengths = Vec::new();
    game.rules.lengths(&state.board, &mut lengths);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut asked: Vec<(Vec<u8>, Option<usize>)> = vec![(lengths.clone(), None)];
    for (place, &mv) in moves.iter().enumerate() {
        let mut after = Vec::new();
        game.rules.lengths(&game.after(state, mv).board, &mut after);
        asked.push((after, Some(place)));
    }
    asked.sort_unstable();
    let mut is_lost = false;
    let mut wins = vec![false; moves.len()];
    let mut visit = |lost: &[u8]| {
        if let Ok(found) = asked.binary_search_by(|(lengths, _)| lengths.as_slice().cmp(lost)) {
            match asked[found].1 {
                None => is_lost = true,
                Some(place) => wins[place] = true,
            }
        }
    };
    let [rows, columns] = [lengths.len() as u8, lengths[0]];
    let found = lost_boards(rows, columns, limits, Some(&mut visit))?;
    let win = Value::win(state.mover, 0);
    let value = |wins: bool| if wins { win } else { win.swapped() };
    let judged =
        |(&mv, &wins): (&C::Move, &bool)| Judged { mv, value: Some(value(wins)), estimate: None };
    let moves: Vec<Judged<C::Move>> = moves.iter().zip(&wins).map(judged).collect();
    let value = value(!is_lost);
    Ok(Found {
        between: None,
        value: Some(value),
        has_distances: false,
        best: moves.iter().filter(|mv| mv.value == Some(value)).map(|judged| judged.mv).collect(),
        moves,
        line: Vec::new(),
        proof: Proof::Exact,
        nodes: found.tails,
        method: "tails",
        depth: None,
        stopped: None,
    })
}

/// The bites that win on a whole board, each by row and column from 0, sorted.
pub type WinningBites = Vec<[u8; 2]>;

/// The winning first bites of every whole board of at most so many rows and so many squares in a
/// row: by the number of rows less one, then by their length less one.
///
/// All of them from one sweep: after a bite of a whole board, rows have one of two lengths.
pub fn first_bites(
    rows: u8,
    columns: u8,
    limits: Limits<'_>,
) -> Result<Vec<Vec<WinningBites>>, Stopped> {
    let mut bites = vec![vec![WinningBites::new(); columns.into()]; rows.into()];
    // From a single row or column, all is eaten but the last square.
    bites[0].iter_mut().skip(1).for_each(|bites| bites.push([0, 1]));
    bites.iter_mut().skip(1).for_each(|row| row[0].push([1, 0]));
    let mut visit = |lost: &[u8]| {
        let (first, last) = (lost[0], lost[lost.len() - 1]);
        let whole = lost.iter().take_while(|&&length| length == first).count();
        if whole < lost.len() && lost[whole] == last {
            bites[lost.len() - 1][usize::from(first) - 1].push([whole as u8, last]);
        }
    };
    lost_boards(rows, columns, limits, Some(&mut visit))?;
    bites.iter_mut().flatten().for_each(|bites| bites.sort_unstable());
    Ok(bites)
}
