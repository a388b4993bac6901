//! A play in progress of a game of any family.

use stratege_core::{Limits, Picture, Player, Turn};
use stratege_tournament::{
    random::Random,
    strategy::{Chosen, Strategy, choose_at_random},
};

use crate::{
    Choice, JobError, Play,
    report::Solved,
    table::{Played, Table, turn_number},
};

/// What a family adds to a play: solving and choosing.
pub(crate) trait Advisor<G: Played>: Send + Sync {
    /// The game and its parameters.
    fn table(&self) -> &Table<G>;

    /// What every move leads to.
    fn advise(&self, state: &G::State, limits: Limits<'_>) -> Result<Solved, JobError>;

    /// What a strategy that searches chooses.
    fn search(
        &self,
        strategy: &Strategy,
        state: &G::State,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, JobError>;
}

/// A play in progress.
pub(crate) struct Playing<'a, G: Played> {
    advisor: &'a dyn Advisor<G>,
    /// The positions so far, the present one last.
    states: Vec<G::State>,
    history: Vec<String>,
}

impl<'a, G: Played> Playing<'a, G> {
    pub(crate) fn new(advisor: &'a dyn Advisor<G>, state: G::State) -> Self {
        Playing { advisor, states: vec![state], history: Vec::new() }
    }

    fn state(&self) -> &G::State {
        self.states.last().expect("the first position is never taken back")
    }

    fn game(&self) -> &G {
        &self.advisor.table().game
    }

    fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game().moves(self.state(), &mut moves);
        moves
    }
}

impl<G: Played> Play for Playing<'_, G> {
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
        self.advisor.advise(self.state(), limits)
    }

    fn choose(&self, strategy: &str, seed: u64, limits: Limits<'_>) -> Result<Choice, JobError> {
        let strategy = crate::parse_strategy(strategy)?;
        let mut random = Random::stream(seed, 0, self.history.len() as u64);
        let chosen = match strategy {
            Strategy::Random => choose_at_random(self.game(), self.state(), &mut random),
            other => self.advisor.search(&other, self.state(), &mut random, limits)?,
        };
        let proof = chosen.proof.map(Into::into);
        Ok(Choice { notation: chosen.mv.to_string(), proof })
    }
}
