//! Iterated elimination of dominated choices, one at a time, by pure or mixed strategies.

use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Stopped};

use super::Bimatrix;
use crate::matrix::exact::{self, ExactMatrix};

/// When a strategy dominates a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dominance {
    /// It gets more whatever the other player does. Equilibria never use such a choice, and the
    /// order of elimination does not matter.
    #[default]
    Strict,
    /// It never gets less, and sometimes more. Equilibria may be lost, and the order matters.
    Weak,
}

/// A choice that is taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EliminationStep {
    /// Whose choice, 0 or 1.
    pub player: usize,
    /// The choice.
    pub choice: usize,
    /// What dominates it: choices with their weights, a single one where one is enough.
    pub by: Vec<(usize, RBig)>,
    /// Whether it is strictly dominated; in weak elimination some steps are strict too.
    pub dominance: Dominance,
}

/// Dominated choices taken away until none is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elimination {
    /// What was taken away, in this order.
    pub steps: Vec<EliminationStep>,
    /// What is left of each player's choices, in order.
    pub left: [Vec<usize>; 2],
}

/// Takes dominated choices away, one after the other: the first one of player 1 that is dominated
/// in what is left, else the first one of player 2.
///
/// Strictly dominated choices go before weakly dominated ones.
pub fn eliminate(
    game: &Bimatrix,
    dominance: Dominance,
    limits: Limits<'_>,
) -> Result<Elimination, Stopped> {
    eliminate_within(game, dominance, &mut Meter::new(limits, None))
}

/// The same as a part of more work. A position, for the limits, is a pivot.
pub fn eliminate_within(
    game: &Bimatrix,
    dominance: Dominance,
    meter: &mut Meter<'_>,
) -> Result<Elimination, Stopped> {
    let mut left = [0, 1].map(|player| (0..game.choices(player)).collect::<Vec<usize>>());
    let mut steps = Vec::new();
    while let Some(step) = next_step(game, &left, dominance, meter)? {
        left[step.player].retain(|&choice| choice != step.choice);
        steps.push(step);
    }
    Ok(Elimination { steps, left })
}

fn next_step(
    game: &Bimatrix,
    left: &[Vec<usize>; 2],
    weakest: Dominance,
    meter: &mut Meter<'_>,
) -> Result<Option<EliminationStep>, Stopped> {
    let rest = game.restricted(left);
    let kinds: &[Dominance] = match weakest {
        Dominance::Strict => &[Dominance::Strict],
        Dominance::Weak => &[Dominance::Strict, Dominance::Weak],
    };
    for &dominance in kinds {
        for (player, choices) in left.iter().enumerate() {
            for (at, &choice) in choices.iter().enumerate() {
                let Some(by) = dominator(&rest.own[player], at, dominance, meter)? else {
                    continue;
                };
                let named = by.into_iter().map(|(other, weight)| (choices[other], weight));
                return Ok(Some(EliminationStep {
                    player,
                    choice,
                    by: named.collect(),
                    dominance,
                }));
            }
        }
    }
    Ok(None)
}

/// What dominates a row of these payoffs, if anything does: one row, or else a mixture.
fn dominator(
    payoffs: &ExactMatrix,
    row: usize,
    dominance: Dominance,
    meter: &mut Meter<'_>,
) -> Result<Option<Vec<(usize, RBig)>>, Stopped> {
    meter.work((payoffs.rows() * payoffs.columns()) as u64)?;
    let gains = Gains::over(payoffs, row);
    let single = (0..payoffs.rows()).find(|&other| gains.of_row(other).dominates(dominance));
    if let Some(other) = single {
        return Ok(Some(vec![(other, RBig::ONE)]));
    }
    let weights = match dominance {
        Dominance::Strict => {
            let found = exact::solve_within(&gains.table, meter)?;
            (found.value > RBig::ZERO).then_some(found.row)
        }
        Dominance::Weak => gains.weakly_better(meter)?,
    };
    let weighty = |weights: Vec<RBig>| {
        weights.into_iter().enumerate().filter(|(_, weight)| !weight.is_zero()).collect()
    };
    Ok(weights.map(weighty))
}

/// How much more each row gets than a given one, by column.
///
/// As a zero-sum game it is worth more than nothing if and only if a mixture of rows is better
/// against every column.
struct Gains {
    table: ExactMatrix,
}

/// What one strategy gets more than another, by column.
struct Differences(Vec<RBig>);

impl Gains {
    fn over(payoffs: &ExactMatrix, row: usize) -> Gains {
        let gain =
            |other: usize, column: usize| payoffs.get(other, column) - payoffs.get(row, column);
        let table = ExactMatrix::from_fn(payoffs.rows(), payoffs.columns(), gain);
        Gains { table: table.expect("there is a row and a column") }
    }

    fn of_row(&self, row: usize) -> Differences {
        let columns = 0..self.table.columns();
        Differences(columns.map(|column| self.table.get(row, column).clone()).collect())
    }

    fn of(&self, weights: &[RBig]) -> Differences {
        let mean = |column: usize| {
            let weighted = weights.iter().enumerate().filter(|(_, weight)| !weight.is_zero());
            weighted
                .fold(RBig::ZERO, |sum, (row, weight)| sum + self.table.get(row, column) * weight)
        };
        Differences((0..self.table.columns()).map(mean).collect())
    }

    /// A mixture that never gains less than nothing and sometimes more, if there is one.
    ///
    /// A game is solved in which the sum of all columns is added to every column, and the columns
    /// count `stress` times. Its answer proves itself either way: a row strategy that is such a
    /// mixture, or, where the value is zero, a column strategy `y` with which `stress y + 1`, all
    /// of whose weights are positive, leaves no row a gain. For a stress that is large enough it
    /// is one of both, because the sum is then a penalty that nobody can afford.
    fn weakly_better(&self, meter: &mut Meter<'_>) -> Result<Option<Vec<RBig>>, Stopped> {
        let (rows, columns) = (self.table.rows(), self.table.columns());
        let sums: Vec<RBig> = (0..rows)
            .map(|row| self.of_row(row).0.into_iter().fold(RBig::ZERO, |sum, one| sum + one))
            .collect();
        let mut stress = RBig::from(columns);
        loop {
            let entry =
                |row: usize, column: usize| &stress * self.table.get(row, column) + &sums[row];
            let stressed =
                ExactMatrix::from_fn(rows, columns, entry).expect("there is a row and a column");
            let found = exact::solve_within(&stressed, meter)?;
            if found.value <= RBig::ZERO {
                return Ok(None);
            }
            if self.of(&found.row).dominates(Dominance::Weak) {
                return Ok(Some(found.row));
            }
            stress *= RBig::from(1 << 10);
        }
    }
}

impl Differences {
    fn dominates(&self, dominance: Dominance) -> bool {
        match dominance {
            Dominance::Strict => self.0.iter().all(|gain| *gain > RBig::ZERO),
            Dominance::Weak => {
                self.0.iter().all(|gain| *gain >= RBig::ZERO)
                    && self.0.iter().any(|gain| *gain > RBig::ZERO)
            }
        }
    }
}
