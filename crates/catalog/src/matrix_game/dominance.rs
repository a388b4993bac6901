//! Dominated choices with their names, taken away one after the other.

use serde::Serialize;
use stratege_core::{Limits, Stopped};
use stratege_solvers::bimatrix::{Bimatrix, Dominance, Elimination, EliminationStep, eliminate};
use utoipa::ToSchema;

use super::Amount;

/// Dominated choices taken away until none is left.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DominanceReport {
    /// `strict` or `weak`. What is strictly dominated is in no equilibrium; weakly dominated
    /// choices may be, and what is left depends on the order.
    pub kind: &'static str,
    /// What was taken away, in this order.
    pub steps: Vec<DominanceStep>,
    /// The choices of player 1 that are left.
    pub rows: Vec<String>,
    /// The choices of player 2 that are left.
    pub columns: Vec<String>,
}

/// A choice that was taken away.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DominanceStep {
    /// Whose choice, 1 or 2.
    pub player: u8,
    /// The choice.
    pub choice: String,
    /// What dominates it: one choice, or a mixture where no single choice does.
    pub by: Vec<DominatorReport>,
    /// `strict`: the other gets more in every case; `weak`: never less, and sometimes more.
    pub kind: &'static str,
}

/// A choice in the mixture that dominates.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DominatorReport {
    /// The choice.
    pub choice: String,
    /// How often it is made.
    pub weight: Amount,
}

impl DominanceReport {
    pub(super) fn of(
        game: &Bimatrix,
        names: [&[String]; 2],
        dominance: Dominance,
        limits: Limits<'_>,
    ) -> Result<DominanceReport, Stopped> {
        Ok(DominanceReport::told(eliminate(game, dominance, limits)?, names, dominance))
    }

    /// What was eliminated, with names.
    pub(super) fn told(
        Elimination { steps, left }: Elimination,
        names: [&[String]; 2],
        dominance: Dominance,
    ) -> DominanceReport {
        let step = |EliminationStep { player, choice, by, dominance }: EliminationStep| {
            let dominator = |(other, weight): (usize, _)| DominatorReport {
                choice: names[player][other].clone(),
                weight: Amount::exact(&weight),
            };
            DominanceStep {
                player: if player == 0 { 1 } else { 2 },
                choice: names[player][choice].clone(),
                by: by.into_iter().map(dominator).collect(),
                kind: word(dominance),
            }
        };
        let steps = steps.into_iter().map(step).collect();
        let [rows, columns] = [0, 1].map(|player| {
            left[player].iter().map(|&choice| names[player][choice].clone()).collect()
        });
        DominanceReport { kind: word(dominance), steps, rows, columns }
    }
}

fn word(dominance: Dominance) -> &'static str {
    match dominance {
        Dominance::Strict => "strict",
        Dominance::Weak => "weak",
    }
}
