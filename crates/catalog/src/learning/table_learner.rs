//! Somebody who learns, by one method or the other.

use stratege_core::{Game, Meter, Player, Stopped, Winner};
use stratege_solvers::{
    learning::{Correction, Learned, QLearning},
    trajectories::{Step, Trajectories},
};
use stratege_tournament::{
    random::Random,
    tables::{
        Method, TableFile, TableFileError, read_numbers, read_values, write_numbers, write_values,
    },
};

use super::{LearningObserver, LearningSetup, StepReport, report::winner_word};
use crate::table::{Played, turn_number};

/// A table that grows.
pub(crate) enum TableLearner<'g, G: Game> {
    Trajectories(Trajectories<'g, G>),
    Q(QLearning<'g, G>),
}

impl<'g, G: Played> TableLearner<'g, G> {
    pub(super) fn new(setup: &LearningSetup<'g, G>, method: Method) -> TableLearner<'g, G> {
        let game = &setup.table.game;
        match method {
            Method::Trajectories(way) => {
                let begin = setup.trajectories.expect("methods that do not apply are refused");
                TableLearner::Trajectories(begin(game, game.start(), way))
            }
            Method::Q(rates) => TableLearner::Q((setup.q)(game, game.start(), rates)),
        }
    }

    /// Takes up a table where it was left.
    pub(super) fn restore(
        &mut self,
        setup: &LearningSetup<'g, G>,
        file: &TableFile,
    ) -> Result<(), TableFileError> {
        let game = &setup.table.game;
        match self {
            TableLearner::Trajectories(table) => {
                let mut entries = read_values(game, file)?;
                if file.method != Method::Trajectories(table.way()) {
                    // What one way remembers says nothing to another.
                    entries.iter_mut().for_each(|(_, entry)| entry.memory = 0);
                }
                table.restore(entries.into_iter(), file.plays);
            }
            TableLearner::Q(table) => {
                table.restore(read_numbers(game, file)?.into_iter(), file.plays);
            }
        }
        Ok(())
    }

    /// Learns from one play.
    pub(super) fn learn(
        &mut self,
        game: &G,
        mut random: Random,
        meter: &mut Meter<'_>,
        audience: Option<&mut dyn LearningObserver>,
    ) -> Result<(), Stopped> {
        let draw = |bound| random.below(bound);
        let play = self.plays() + 1;
        let mut heard = Vec::new();
        match self {
            TableLearner::Trajectories(table) if audience.is_none() => {
                table.walk(draw, meter, |_| ())?;
            }
            TableLearner::Trajectories(table) => {
                table.walk(draw, meter, |step| {
                    heard.push(sorted(game, play, heard.len() as u64, step));
                })?;
            }
            TableLearner::Q(table) if audience.is_none() => table.play(draw, meter, |_| ())?,
            TableLearner::Q(table) => {
                table.play(draw, meter, |correction| {
                    heard.push(corrected(game, play, correction));
                })?;
                // Corrections are heard from the last one backwards.
                heard.reverse();
                (0..).zip(&mut heard).for_each(|(step, report)| report.step = step);
            }
        }
        match audience {
            Some(audience) => heard.into_iter().try_for_each(|step| audience.step(step)),
            None => Ok(()),
        }
    }

    pub(super) fn plays(&self) -> u64 {
        match self {
            TableLearner::Trajectories(table) => table.walked(),
            TableLearner::Q(table) => table.played(),
        }
    }

    /// How many positions are known.
    pub(super) fn known(&self) -> u64 {
        match self {
            TableLearner::Trajectories(table) => table.settled() as u64,
            TableLearner::Q(table) => table.met() as u64,
        }
    }

    /// Who wins from the start, once that is proved.
    pub(super) fn settled(&self) -> Option<Winner> {
        match self {
            TableLearner::Trajectories(table) => table.value(),
            TableLearner::Q(_) => None,
        }
    }

    /// What the start is worth to player 1, between -1 and 1.
    pub(super) fn value(&self) -> Option<f64> {
        match self {
            TableLearner::Trajectories(table) => table.value().map(|winner| match winner {
                Winner::Player(Player::FIRST) => 1.0,
                Winner::Player(_) => -1.0,
                Winner::Draw => 0.0,
            }),
            TableLearner::Q(table) => (table.played() > 0).then(|| table.value()),
        }
    }

    /// What is kept, as a file keeps it.
    pub(super) fn entries(&self, game: &G) -> Vec<(String, String)> {
        match self {
            TableLearner::Trajectories(table) => write_values(game, table),
            TableLearner::Q(table) => write_numbers(game, table),
        }
    }
}

impl<G: Game> Learned<G> for TableLearner<'_, G> {
    fn worth(&self, state: &G::State, mover: Player, index: usize, after: &G::State) -> f64 {
        match self {
            TableLearner::Trajectories(table) => table.worth(state, mover, index, after),
            TableLearner::Q(table) => table.worth(state, mover, index, after),
        }
    }

    fn knows(&self, state: &G::State) -> bool {
        match self {
            TableLearner::Trajectories(table) => table.knows(state),
            TableLearner::Q(table) => table.knows(state),
        }
    }
}

fn sorted<G: Played>(game: &G, play: u64, number: u64, step: &Step<'_, G>) -> StepReport {
    let names = |moves: &[G::Move]| Some(moves.iter().map(ToString::to_string).collect());
    StepReport {
        play,
        step: number,
        position: game.write(step.state),
        turn: step.mover.map(Player::number),
        won: names(&step.children.won),
        lost: names(&step.children.lost),
        drawn: names(&step.children.drawn),
        unknown: names(&step.children.unknown),
        mv: step.chosen.map(|mv| mv.to_string()),
        settled: step.settled.map(winner_word),
        ..StepReport::default()
    }
}

fn corrected<G: Played>(game: &G, play: u64, correction: &Correction<'_, G>) -> StepReport {
    StepReport {
        play,
        position: game.write(correction.state),
        turn: turn_number(game, correction.state),
        mv: Some(correction.mv.to_string()),
        tried: Some(correction.tried),
        before: Some(correction.before),
        after: Some(correction.after),
        ..StepReport::default()
    }
}
