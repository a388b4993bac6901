//! What every move leads to, for somebody who waits for it.

use std::time::Duration;

use stratege_clock::Instant;
use stratege_core::{Duel, Limits, Watch};
use stratege_tournament::{observation::FullObservation, strategies::alpha_beta::Deadline};

use crate::{
    JobError,
    auto::{Auto, Tried},
    opened::Opened,
    report::{MoveReport, Solved},
    table::Played,
};

use super::{
    duel::{Sums, check_reach, solved},
    methods::judge_all,
};

/// What every move leads to: proved if that takes less than two thirds of the time for `thinking`.
pub(super) fn advise<G: Duel + Played>(
    game: &Opened<FullObservation<G>>,
    auto: &Auto<G>,
    sums: Option<Sums<G>>,
    state: &G::State,
    thinking: Duration,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let watch = FirstPart::of(thinking, 2, limits.watch);
    let within = Limits { watch: &watch, ..limits };
    let first = check_reach(game, state, auto.reach, within).map(|()| {
        let tried = auto.all_moves(&game.table.game, state, within);
        solved(&game.table, sums, state, tried, within)
    });
    let unknown = |report: &MoveReport| report.value.is_none() && report.estimate.is_none();
    let known = first.as_ref().is_ok_and(|solved| !solved.moves.iter().any(unknown));
    if known || limits.watch.stop() {
        return first;
    }
    // Too large to solve at once: what a short search says of every move.
    let watch = Deadline { outer: limits.watch, at: Instant::now() + thinking / 3 };
    let found = judge_all(&game.table.game, state, Limits { watch: &watch, ..limits });
    let tried = Tried { methods: vec![found.method], found };
    let searched = solved(&game.table, sums, state, tried, limits);
    let Ok(mut first) = first else { return Ok(searched) };
    for (report, other) in first.moves.iter_mut().zip(searched.moves) {
        if unknown(report) {
            *report = other;
        }
    }
    if first.best.is_empty() {
        first.best = searched.best;
        first.line = searched.line;
        first.line_cut = searched.line_cut;
    }
    Ok(first)
}

/// Stops when so many times what is left of the time for thinking was spent, however that time
/// changes meanwhile.
pub(super) struct FirstPart<'a> {
    outer: &'a dyn Watch,
    began: Instant,
    thinking: Duration,
    ratio: u32,
}

impl FirstPart<'_> {
    /// A ratio of 2 keeps a third of the time for what comes afterwards.
    pub(super) fn of(thinking: Duration, ratio: u32, outer: &dyn Watch) -> FirstPart<'_> {
        FirstPart { outer, began: Instant::now(), thinking, ratio }
    }
}

impl Watch for FirstPart<'_> {
    fn stop(&self) -> bool {
        let spent = self.began.elapsed();
        let left = self.thinking.saturating_sub(spent);
        let left = self.outer.left().map_or(left, |others| others.min(left));
        self.outer.stop() || spent >= self.ratio * left
    }
}
