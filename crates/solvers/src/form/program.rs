//! Equilibria by a linear programme, as exact fractions: for games with few choices.
//!
//! All payoffs are made positive. Player 2 then looks for a plan against which no plan of player 1
//! gets more than 1, with as much weight at its root as possible; the prices of its rows are the
//! plan of player 1. Nothing is rounded, and both best answers prove the value.

use dashu_int::{IBig, UBig, ops::Gcd};
use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Player, Stopped, Viewed};

use super::{Form, Side, Unbuilt, build};
use crate::matrix::tableau::maximise;

/// Rows and columns of the largest programme that is tried: the work grows with their cube, and
/// the numbers get longer and longer.
pub const MOST_SEQUENCES: usize = 800;

/// The value of a game and plans that prove it.
#[derive(Clone, Debug)]
pub struct Program {
    /// What player 1 gets on average.
    pub value: RBig,
    /// How likely each player makes each move: one number for every sequence of the form.
    pub chances: [Vec<RBig>; 2],
    /// What player 1 is sure to get with the first plan, and is held to by the second: both are
    /// the value.
    pub between: [RBig; 2],
    /// Pivots of the simplex method.
    pub pivots: u64,
}

/// Solves the game from `state` on; `None` if it has too many sequences, or fractions too long.
///
/// The sequences are numbered as in [`Form::of`]. A position, for the limits, is a history or a
/// pivot.
pub fn program<G: Viewed>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Option<Program>, Unbuilt<G::State>> {
    build::check_size(game, state, limits)?;
    let offset = 1 - i64::from(game.range()[0]);
    let form = build::build(game, state, limits, offset, |_| Ok(None), |_, _, _| {})?;
    Ok(solve(&form, offset, limits)?)
}

fn solve(form: &Form, offset: i64, limits: Limits<'_>) -> Result<Option<Program>, Stopped> {
    let [first, second] = &form.sides;
    let rows = first.sequences() + second.sets().len();
    let columns = second.sequences() + first.sets().len();
    if rows + columns > MOST_SEQUENCES {
        return Ok(None);
    }
    let cells: Option<Vec<(u32, u32, RBig)>> = form
        .fractions()
        .map(|(row, column, worth)| worth.map(|worth| (row, column, worth)))
        .collect();
    let Some(cells) = cells else { return Ok(None) };
    let scale = cells.iter().fold(UBig::ONE, |scale, (_, _, worth)| {
        let shared = (&scale).gcd(worth.denominator());
        scale * (worth.denominator() / shared)
    });
    let mut table =
        Table { width: columns + 1, entries: vec![IBig::ZERO; (rows + 1) * (columns + 1)] };
    for (row, column, worth) in &cells {
        let whole = worth * RBig::from(scale.clone());
        table.set(*row as usize, *column as usize, whole.numerator().clone());
    }
    // What player 1 gets at a set is at least what each of its moves leads to.
    for (number, set) in first.sets().iter().enumerate() {
        let column = second.sequences() + number;
        table.set(set.parent as usize, column, IBig::ONE);
        for row in set.sequences() {
            table.set(row, column, -IBig::ONE);
        }
    }
    table.set(0, columns, IBig::ONE);
    // The moves at a set of player 2 have at least the weight of what leads there.
    for (number, set) in second.sets().iter().enumerate() {
        let row = first.sequences() + number;
        table.set(row, set.parent as usize, IBig::ONE);
        for column in set.sequences() {
            table.set(row, column, -IBig::ONE);
        }
    }
    table.set(rows, 0, -IBig::ONE);
    let mut meter = Meter::new(limits, None);
    let optimum = maximise(rows, columns, &table.entries, &mut meter)?;
    let goal = RBig::from(optimum.variables[0].clone());
    let shifted = RBig::from(optimum.denominator) / (goal * RBig::from(scale));
    let value = shifted - RBig::from(offset);
    let chances = [
        shares(first, &optimum.prices[..first.sequences()]),
        shares(second, &optimum.variables[..second.sequences()]),
    ];
    let shift = RBig::from(offset);
    let plans = [plan(first, &chances[0]), plan(second, &chances[1])];
    let low = -respond(&cells, Player::SECOND, second, &plans[0]) - &shift;
    let high = respond(&cells, Player::FIRST, first, &plans[1]) - &shift;
    debug_assert!(low == value && high == value, "{low} {value} {high}");
    Ok(Some(Program { value, chances, between: [low, high], pivots: meter.nodes() }))
}

/// A table of whole numbers, row after row.
struct Table {
    width: usize,
    entries: Vec<IBig>,
}

impl Table {
    fn set(&mut self, row: usize, column: usize, entry: IBig) {
        self.entries[row * self.width + column] = entry;
    }
}

/// How likely each move is by these weights; all alike where none has any.
fn shares(side: &Side, weights: &[IBig]) -> Vec<RBig> {
    let mut chances = vec![RBig::ONE; side.sequences()];
    for set in side.sets() {
        let total: IBig = weights[set.sequences()].iter().sum();
        for sequence in set.sequences() {
            chances[sequence] = if total == IBig::ZERO {
                RBig::ONE / RBig::from(set.count)
            } else {
                RBig::from(weights[sequence].clone()) / RBig::from(total.clone())
            };
        }
    }
    chances
}

fn plan(side: &Side, chances: &[RBig]) -> Vec<RBig> {
    let mut plan = vec![RBig::ONE; side.sequences()];
    for set in side.sets() {
        for sequence in set.sequences() {
            plan[sequence] = &plan[set.parent as usize] * &chances[sequence];
        }
    }
    plan
}

/// The most that `player` can get against a plan of the other.
fn respond(cells: &[(u32, u32, RBig)], player: Player, side: &Side, other: &[RBig]) -> RBig {
    let mut sums = vec![RBig::ZERO; side.sequences()];
    for (row, column, worth) in cells {
        if player.is_first() {
            sums[*row as usize] += worth * &other[*column as usize];
        } else {
            sums[*column as usize] -= worth * &other[*row as usize];
        }
    }
    for set in side.sets().iter().rev() {
        let best = sums[set.sequences()].iter().max().expect("a set has moves").clone();
        sums[set.parent as usize] += best;
    }
    sums.swap_remove(0)
}
