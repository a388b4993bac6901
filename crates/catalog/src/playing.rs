//! A play in progress of a game of any family.

use stratege_core::{Game, Limits, Listed, Picture, Player, Turn};
use stratege_tournament::{
    random::Random,
    strategy::{Strategy, choose_at_random},
};

use crate::{Choice, JobError, Play, family_jobs::FamilyJobs, report::Solved, table::turn_number};

/// A play in progress.
pub(crate) struct Playing<'a, J: FamilyJobs> {
    jobs: &'a J,
    /// The positions so far, the present one last.
    states: Vec<<J::Game as Game>::State>,
    history: Vec<String>,
}

impl<'a, J: FamilyJobs> Playing<'a, J> {
    pub(crate) fn new(jobs: &'a J, state: <J::Game as Game>::State) -> Self {
        Playing { jobs, states: vec![state], history: Vec::new() }
    }

    fn state(&self) -> &<J::Game as Game>::State {
        self.states.last().expect("the first position is never taken back")
    }

    fn game(&self) -> &J::Game {
        &self.jobs.table().game
    }

    fn legal(&self) -> Vec<<J::Game as Game>::Move> {
        let mut moves = Vec::new();
        self.game().moves(self.state(), &mut moves);
        moves
    }
}

impl<J: FamilyJobs> Play for Playing<'_, J> {
    fn position(&self) -> String {
        self.game().write(self.state())
    }

    fn picture(&self) -> Picture {
        self.game().picture(self.state())
    }

    fn turn(&self) -> Option<u8> {
        turn_number(self.game(), self.state())
    }

    fn moves(&self) -> Vec<String> {
        self.legal().iter().map(ToString::to_string).collect()
    }

    fn history(&self) -> &[String] {
        &self.history
    }

    fn payoff(&self) -> Option<i32> {
        let over = self.game().turn(self.state()) == Turn::Over;
        over.then(|| self.game().payoff(self.state(), Player::FIRST))
    }

    fn play(&mut self, notation: &str) -> Result<String, JobError> {
        let notation = notation.trim().to_lowercase();
        let legal = self.legal();
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let exact = names.iter().position(|name| name.to_lowercase() == notation);
        let begins =
            |name: &String| !notation.is_empty() && name.to_lowercase().starts_with(&notation);
        let mut longer = (0..names.len()).filter(|&index| begins(&names[index]));
        let only = longer.next().filter(|_| longer.next().is_none());
        let Some(index) = exact.or(only) else {
            let near: Vec<String> = names.iter().filter(|name| begins(name)).cloned().collect();
            let legal = if near.is_empty() { names } else { near };
            return Err(JobError::IllegalMove { notation, legal });
        };
        let next = self.game().after(self.state(), legal[index]);
        self.states.push(next);
        self.history.push(names[index].clone());
        Ok(names[index].clone())
    }

    fn undo(&mut self) -> bool {
        if self.history.pop().is_none() {
            return false;
        }
        self.states.pop();
        true
    }

    fn solve(&self, limits: Limits<'_>) -> Result<Solved, JobError> {
        self.jobs.advise(self.state(), limits)
    }

    fn choose(&self, strategy: &str, seed: u64, limits: Limits<'_>) -> Result<Choice, JobError> {
        let strategy = crate::parse_strategy(strategy)?;
        let mut random = Random::stream(seed, 0, self.history.len() as u64);
        let chosen = match strategy {
            Strategy::Random => choose_at_random(self.game(), self.state(), &mut random),
            other => self.jobs.search(&other, self.state(), &mut random, limits)?,
        };
        let proof = chosen.proof.map(Into::into);
        Ok(Choice { notation: chosen.mv.to_string(), proof })
    }
}
