//! The matrix of all pure strategies, in the format that Gambit reads (`.nfg`).
//!
//! Strategies are reduced: they say nothing about sets that their own choices never lead to.

use std::{collections::BTreeMap, fmt::Write};

use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Player, Stopped};
use stratege_solvers::form::Side;

use super::{program::Cells, tree::quoted};
use crate::families::Built;

/// Cells of the largest table that is written.
const MOST_CELLS: f64 = 1_000_000.0;

/// The pure strategies of both players.
pub(super) struct Matrix<'a> {
    built: &'a Built,
    strategies: [Vec<Pure>; 2],
}

/// The sequences that a pure strategy leads to, in their order.
type Pure = Vec<u32>;

impl Matrix<'_> {
    /// All strategies, unless there are too many.
    pub(super) fn of(built: &Built) -> Option<Matrix<'_>> {
        let sides = Player::BOTH.map(|player| built.form.side(player));
        let counts = sides.map(|side| counts(side)[0]);
        if counts[0] * counts[1] > MOST_CELLS || built.sets.is_none() {
            return None;
        }
        let strategies = sides.map(|side| {
            let mut all = below(side, 0);
            all.iter_mut().for_each(|pure| pure.sort_unstable());
            all.sort_unstable();
            all
        });
        Some(Matrix { built, strategies })
    }

    /// The whole file; `cells` are what pairs of sequences are worth.
    pub(super) fn write(
        &self,
        title: &str,
        cells: &Cells,
        limits: Limits<'_>,
    ) -> Result<String, Stopped> {
        let mut meter = Meter::new(limits, None);
        let mut text = format!("NFG 1 R {} {{ \"Player 1\" \"Player 2\" }}\n\n{{", quoted(title));
        for player in Player::BOTH {
            let names = self.strategies[player.index()].iter().map(|pure| self.name(player, pure));
            let names = names.collect::<Vec<_>>().join(" ");
            let _ = writeln!(text, " {{ {names} }}");
        }
        text.push_str("}\n\"\"\n\n");
        let mut rows: BTreeMap<u32, Vec<(u32, &RBig)>> = BTreeMap::new();
        for (row, column, worth) in cells {
            rows.entry(*column).or_default().push((*row, worth));
        }
        // The strategy of player 1 changes first.
        let [first, second] = &self.strategies;
        for column in second {
            let mut worths: BTreeMap<u32, RBig> = BTreeMap::new();
            for (row, worth) in column.iter().filter_map(|sequence| rows.get(sequence)).flatten() {
                *worths.entry(*row).or_default() += *worth;
            }
            for row in first {
                meter.add(row.len() as u64)?;
                meter.check_memory(text.len() as u64)?;
                let paid = row.iter().filter_map(|sequence| worths.get(sequence));
                let worth = paid.fold(RBig::ZERO, |sum, worth| sum + worth);
                let _ = writeln!(text, "{worth} {}", -worth.clone());
            }
        }
        Ok(text)
    }

    /// What a strategy does, wherever it gets.
    fn name(&self, player: Player, pure: &[u32]) -> String {
        let sets = self.built.form.side(player).sets();
        let named = self.built.sets.as_ref().map_or(&[][..], |named| &named[player.index()]);
        let chosen = sets.iter().zip(named).filter_map(|(set, (view, moves))| {
            let sequence = *pure.iter().find(|&&at| set.sequences().contains(&(at as usize)))?;
            Some(format!("{view}: {}", moves[(sequence - set.first) as usize]))
        });
        quoted(&chosen.collect::<Vec<_>>().join("; "))
    }
}

/// How many reduced strategies there are after each sequence.
fn counts(side: &Side) -> Vec<f64> {
    let mut counts = vec![1.0; side.sequences()];
    // Sets that come later in a play come later in the list.
    for set in side.sets().iter().rev() {
        let ways: f64 = counts[set.sequences()].iter().sum();
        counts[set.parent as usize] *= ways;
    }
    counts
}

/// All reduced strategies after a sequence, that sequence included.
fn below(side: &Side, sequence: u32) -> Vec<Pure> {
    let mut all = vec![vec![sequence]];
    for set in side.sets().iter().filter(|set| set.parent == sequence) {
        let ways: Vec<Pure> = set.sequences().flat_map(|next| below(side, next as u32)).collect();
        let joined = all.iter().flat_map(|begun| {
            ways.iter().map(move |way| begun.iter().chain(way).copied().collect())
        });
        all = joined.collect();
    }
    all
}
