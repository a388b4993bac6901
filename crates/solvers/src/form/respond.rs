//! What the best opponent gets.

use stratege_core::Player;

use super::{Form, Plan};

/// A best answer to a plan.
#[derive(Clone, Debug)]
pub struct Response {
    /// What whoever answers gets on average.
    pub value: f64,
    /// How to answer: the number of a move for every information set.
    pub choices: Vec<u32>,
}

impl Form {
    /// What each sequence of a player is worth to that player by itself against a plan of the
    /// other: the ends of plays that go no further than it.
    pub(super) fn worth(&self, player: Player, numbers: &[f64], other: &[f64], sums: &mut [f64]) {
        if player.is_first() {
            self.worths.rows(numbers, other, sums);
        } else {
            self.worths.columns(numbers, other, sums);
        }
    }

    /// The numbers of the table, each once.
    pub(super) fn numbers(&self) -> Vec<f64> {
        self.worths.numbers()
    }

    /// Steps of work to go through the table once.
    pub(super) fn work(&self) -> u64 {
        let sequences = self.sides.iter().map(|side| side.sequences as u64).sum::<u64>();
        self.worths.len() as u64 + sequences
    }

    /// What player 1 gets on average where both play by these plans.
    pub fn value(&self, plans: [&[f64]; 2]) -> f64 {
        let mut sums = vec![0.0; plans[0].len()];
        self.worths.rows(&self.numbers(), plans[1], &mut sums);
        sums.iter().zip(plans[0]).map(|(worth, reached)| worth * reached).sum()
    }

    /// The best that `player` can do against a plan of the other; the first of equal moves.
    pub fn respond(&self, player: Player, other: &[f64]) -> Response {
        let side = self.side(player);
        let mut sums = vec![0.0; side.sequences()];
        self.worth(player, &self.numbers(), other, &mut sums);
        let mut choices = vec![0; side.sets().len()];
        for (set, choice) in side.sets().iter().zip(&mut choices).rev() {
            let mut best = f64::NEG_INFINITY;
            for (number, &worth) in (0..).zip(&sums[set.sequences()]) {
                if worth > best {
                    (best, *choice) = (worth, number);
                }
            }
            sums[set.parent as usize] += best;
        }
        Response { value: sums[0], choices }
    }

    /// What player 1 is sure to get on average with the first plan, and what player 2 holds player
    /// 1 to with the second: the value of the game lies between them.
    pub fn between(&self, plans: [&[f64]; 2]) -> [f64; 2] {
        let low = -self.respond(Player::SECOND, plans[0]).value;
        [low, self.respond(Player::FIRST, plans[1]).value]
    }

    /// What the best opponent gains on average over both seats against somebody who plays by these
    /// plans, when both play equally often first: 0 for an equilibrium.
    pub fn exploitability(&self, plans: [&[f64]; 2]) -> f64 {
        let [low, high] = self.between(plans);
        (high - low) / 2.0
    }

    /// The plan of a best answer.
    pub fn response_plan(&self, player: Player, response: &Response) -> Plan {
        self.pure(player, &response.choices)
    }
}
