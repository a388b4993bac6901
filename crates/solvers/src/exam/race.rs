//! The exam of a race: the table is a plan, and plans are compared without playing.

use stratege_core::{Limits, Pace, Player, Stopped};

use super::{Marks, points};
use crate::race::{
    Race, RaceStrategy, best_response_sequential, best_response_simultaneous, compare_sequential,
    compare_simultaneous, sequential, simultaneous,
};

/// A solved race, in which tables are examined.
pub struct RaceExam {
    race: Race,
    pace: Pace,
    optimal: RaceStrategy,
    random: RaceStrategy,
    /// What the race is worth to player 1.
    value: f64,
}

impl RaceExam {
    /// Solves the race.
    pub fn new(race: Race, pace: Pace, limits: Limits<'_>) -> Result<RaceExam, Stopped> {
        let (optimal, value) = match pace {
            Pace::InTurn => {
                let solved = sequential(&race, limits)?;
                (solved.plan(&race), solved.gain(0, 0))
            }
            Pace::AtOnce => (simultaneous(&race, limits)?.plan, 0.0),
        };
        let random = RaceStrategy::constant(&race, vec![1.0; race.choices().len()])
            .expect("as many weights as choices");
        Ok(RaceExam { race, pace, optimal, random, value })
    }

    /// How many positions there are, seen by the player to move.
    pub fn positions(&self) -> u64 {
        u64::from(self.race.target()).pow(2)
    }

    /// Examines a table: `worths(own, other)` says how good each choice is, `None` if nothing is
    /// known, and any of the best is chosen.
    pub fn mark(
        &self,
        mut worths: impl FnMut(u32, u32) -> Option<Vec<f64>>,
        limits: Limits<'_>,
    ) -> Result<Marks, Stopped> {
        let mut known = 0;
        let choices = self.race.choices().len();
        let plan = RaceStrategy::mixed(&self.race, |own, other| {
            let Some(worths) = worths(own, other) else { return vec![1.0; choices] };
            known += 1;
            let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            worths.iter().map(|&worth| f64::from(u8::from(worth >= best))).collect()
        });
        let plan = plan.expect("some choice is the best");
        let against = |other: &RaceStrategy| self.score(&plan, other, limits);
        Ok(Marks {
            known,
            random: against(&self.random)?,
            optimal: Some(against(&self.optimal)?),
            exploitability: self.exploitability(&plan, limits)?,
        })
    }

    /// The points of `plan` against another, over both seats.
    fn score(
        &self,
        plan: &RaceStrategy,
        other: &RaceStrategy,
        limits: Limits<'_>,
    ) -> Result<f64, Stopped> {
        let race = &self.race;
        match self.pace {
            Pace::InTurn => {
                let first = compare_sequential(race, plan, other, limits)?.gain();
                let second = -compare_sequential(race, other, plan, limits)?.gain();
                Ok(f64::midpoint(points(first), points(second)))
            }
            Pace::AtOnce => Ok(points(compare_simultaneous(race, plan, other, limits)?.gain())),
        }
    }

    /// The points that whoever knows the plan gains over what the race is worth.
    fn exploitability(&self, plan: &RaceStrategy, limits: Limits<'_>) -> Result<f64, Stopped> {
        let gained = match self.pace {
            Pace::InTurn => {
                let respond = |seat| best_response_sequential(&self.race, plan, seat, limits);
                let first = respond(Player::FIRST)?.gain - self.value;
                let second = respond(Player::SECOND)?.gain + self.value;
                f64::midpoint(first, second)
            }
            Pace::AtOnce => best_response_simultaneous(&self.race, plan, limits)?.gain,
        };
        // A gain is twice as many points.
        Ok((gained / 2.0).max(0.0))
    }
}
