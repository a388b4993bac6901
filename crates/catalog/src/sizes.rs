//! Tables over the sizes of a board.

use std::ops::RangeInclusive;

use stratege_core::{Limits, Param, Params, Text};

use crate::{AnyGame, Catalog, JobError, Listing, OpenError, TableError};

/// The boards of a game for each pair of sizes of its first two lengths.
pub(crate) struct Sizes<'c> {
    listing: &'c Listing,
    params: Params,
    down: &'c Param,
    right: &'c Param,
    pub(crate) rows: RangeInclusive<i64>,
    pub(crate) columns: RangeInclusive<i64>,
}

/// What is asked of each board: the answer, and how many positions that took.
pub(crate) type AskBoard<'a, T, E> =
    dyn FnMut(&dyn AnyGame, Limits<'_>) -> Result<(Option<T>, u64), E> + 'a;

impl<'c> Sizes<'c> {
    pub(crate) fn new(
        catalog: &'c Catalog,
        word: &str,
        rows: RangeInclusive<i64>,
        columns: RangeInclusive<i64>,
    ) -> Result<Sizes<'c>, TableError> {
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        let listing = catalog.find(name)?;
        let [down, right, ..] = listing.sizes() else {
            return Err(TableError::Job(JobError::DoesNotApply {
                job: "--table".to_owned(),
                game: listing.card.name,
                why: Text::new(
                    "a board with rows and columns is needed",
                    "il faut un plateau avec des lignes et des colonnes",
                ),
                instead: "--grundy A..B",
            }));
        };
        let params = listing.params(params)?;
        let sizes = Sizes { listing, params, down, right, rows, columns };
        // Sizes that are not allowed are refused before any board is looked at.
        for row in [*sizes.rows.start(), *sizes.rows.end()] {
            for column in [*sizes.columns.start(), *sizes.columns.end()] {
                sizes.board(row, column)?;
            }
        }
        Ok(sizes)
    }

    /// The names of both lengths.
    pub(crate) fn parameters(&self) -> (&'static str, &'static str) {
        (self.down.name, self.right.name)
    }

    pub(crate) fn board(&self, row: i64, column: i64) -> Result<Box<dyn AnyGame>, OpenError> {
        let taller = self.params.with_number(self.down, row);
        let sized = taller.and_then(|params| params.with_number(self.right, column));
        self.listing.open_with(sized.map_err(|error| self.listing.refused(error))?)
    }

    /// Asks each board in turn, within limits for all of them.
    pub(crate) fn each<T, E>(
        &self,
        limits: Limits<'_>,
        cell: &mut dyn FnMut(i64, i64),
        ask: &mut AskBoard<'_, T, E>,
        refused: &dyn Fn(TableError) -> E,
    ) -> Result<Vec<Vec<Option<T>>>, E> {
        let mut left = limits.nodes;
        let mut stopped = false;
        let mut found = Vec::new();
        for row in self.rows.clone() {
            let mut line = Vec::new();
            for column in self.columns.clone() {
                if !stopped {
                    cell(row, column);
                    stopped = limits.watch.stop();
                }
                if stopped {
                    line.push(None);
                    continue;
                }
                let within = Limits { nodes: left, ..limits };
                let board = self.board(row, column).map_err(|error| refused(error.into()))?;
                let (answer, nodes) = ask(board.as_ref(), within)?;
                line.push(answer);
                left = left.map(|left| left.saturating_sub(nodes));
                stopped = left == Some(0);
            }
            found.push(line);
        }
        Ok(found)
    }
}
