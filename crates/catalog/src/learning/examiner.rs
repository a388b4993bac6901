//! Who says how good a table is, without sampling.

use stratege_core::{Game, Limits, Player, Race, Stopped, Winner};
use stratege_solvers::{
    exam::{Exam, Marks, RaceExam},
    learning::{Learned, turn_seen},
    race,
};

use super::table_learner::TableLearner;
use crate::table::Played;

/// Positions of the largest game in which tables are examined exactly.
const LARGEST: u64 = 300_000;

/// A solved game, in which tables are examined.
pub(crate) trait Examiner<G: Game> {
    /// How many positions there are.
    fn positions(&self) -> u64;

    /// Who wins, where somebody always does or nobody can.
    fn winner(&self) -> Option<Winner>;

    /// Examines a table.
    fn mark(
        &self,
        game: &G,
        pupil: &TableLearner<'_, G>,
        limits: Limits<'_>,
    ) -> Result<Marks, Stopped>;
}

/// Solves a game for its examiner, if it is small enough.
pub(crate) type Examine<G> = fn(&G, &'static [Player], Limits<'_>) -> Option<Box<dyn Examiner<G>>>;

/// The examiner of a game in which everything is seen and chance does not act.
pub(crate) fn of_whole<G: Played>(
    game: &G,
    seats: &'static [Player],
    limits: Limits<'_>,
) -> Option<Box<dyn Examiner<G>>> {
    // The estimate is an upper bound: only what is far too large is not tried.
    if game.size().is_some_and(|size| size > 100.0 * LARGEST as f64) {
        return None;
    }
    let within = Limits { nodes: Some(LARGEST), ..limits };
    let exam = Exam::new(game, &game.start(), seats, within).ok().flatten()?;
    Some(Box::new(exam))
}

impl<G: Played> Examiner<G> for Exam<G::State> {
    fn positions(&self) -> u64 {
        self.positions()
    }

    fn winner(&self) -> Option<Winner> {
        Some(self.value())
    }

    fn mark(&self, _: &G, pupil: &TableLearner<'_, G>, _: Limits<'_>) -> Result<Marks, Stopped> {
        Ok(self.mark(pupil))
    }
}

/// The examiner of a race.
pub(crate) fn of_race<G: Race + Played>(
    game: &G,
    _: &'static [Player],
    limits: Limits<'_>,
) -> Option<Box<dyn Examiner<G>>> {
    let race = race::Race::of(game).ok()?;
    if u64::from(race.target()).pow(2) > LARGEST {
        return None;
    }
    Some(Box::new(RaceExam::new(race, game.pace(), limits).ok()?))
}

impl<G: Race + Played> Examiner<G> for RaceExam {
    fn positions(&self) -> u64 {
        self.positions()
    }

    fn winner(&self) -> Option<Winner> {
        None
    }

    fn mark(
        &self,
        game: &G,
        pupil: &TableLearner<'_, G>,
        limits: Limits<'_>,
    ) -> Result<Marks, Stopped> {
        let mut choices = Vec::new();
        let start = game.start();
        game.moves(&start, &mut choices);
        let worths = |own, other| {
            let turn = game.turn_of(&game.view_at(Player::FIRST, [own, other]));
            let place = turn_seen(game, &turn, Player::FIRST);
            // A move of a race is judged by where it is made, not by where chance leads it.
            let worth = |index| pupil.worth(&place, Player::FIRST, index, &place);
            pupil.knows(&place).then(|| (0..choices.len()).map(worth).collect())
        };
        self.mark(worths, limits)
    }
}
