//! The best answer to what the opponent may do, worked out exactly when little is hidden.

use stratege_core::{Game, Hidden, Player, Turn};

use super::belief::{Guess, MOST_MODELS, Weighed, likelihood};

/// What a draw is worth; a win is 1.
const DRAW: f64 = 0.5;

/// Works out what all guesses together are worth.
pub(super) struct Endgame<'a, G: Hidden> {
    game: &'a G,
    own: Player,
    models: &'a [Weighed<G>],
    /// Guesses that may still be looked at.
    work: u64,
    moves: Vec<G::Move>,
}

/// Guesses in which the opponent made the same move.
type Group<G> = (<G as Game>::Move, Vec<Guess<<G as Game>::State>>);

impl<'a, G: Hidden> Endgame<'a, G> {
    pub(super) fn new(game: &'a G, own: Player, models: &'a [Weighed<G>], work: u64) -> Self {
        Endgame { game, own, models, work, moves: Vec::new() }
    }

    /// The best move and what it is worth; `None` if that is too much work.
    ///
    /// All guesses look the same to us, so one move is chosen for all of them.
    pub(super) fn best(&mut self, guesses: &[Guess<G::State>]) -> Option<G::Move> {
        self.value(guesses).and_then(|(_, best)| best)
    }

    fn value(&mut self, guesses: &[Guess<G::State>]) -> Option<(f64, Option<G::Move>)> {
        self.work = self.work.checked_sub(guesses.len() as u64)?;
        let Some(some) = guesses.first() else { return Some((0.0, None)) };
        match self.game.turn(&some.state) {
            Turn::Player(player) if player == self.own => self.own_move(guesses),
            Turn::Player(player) => self.other_move(guesses, player).map(|value| (value, None)),
            Turn::Chance | Turn::Over => Some((self.ended(guesses), None)),
        }
    }

    fn ended(&self, guesses: &[Guess<G::State>]) -> f64 {
        let worth = |guess: &Guess<G::State>| {
            let points = match self.game.payoff(&guess.state, self.own) {
                1.. => 1.0,
                0 => DRAW,
                ..0 => 0.0,
            };
            points * total(&guess.weights)
        };
        guesses.iter().map(worth).sum()
    }

    fn own_move(&mut self, guesses: &[Guess<G::State>]) -> Option<(f64, Option<G::Move>)> {
        self.moves.clear();
        self.game.moves(&guesses[0].state, &mut self.moves);
        let mut best = (f64::NEG_INFINITY, None);
        for mv in self.moves.clone() {
            let after = |guess: &Guess<G::State>| Guess {
                state: self.game.after(&guess.state, mv),
                weights: guess.weights,
            };
            let after: Vec<_> = guesses.iter().map(after).collect();
            let (value, _) = self.by_turn(after)?;
            if value > best.0 {
                best = (value, Some(mv));
            }
        }
        Some(best)
    }

    /// The guesses fall apart by what the opponent does.
    fn other_move(&mut self, guesses: &[Guess<G::State>], player: Player) -> Option<f64> {
        let mut after: Vec<Group<G>> = Vec::new();
        for guess in guesses {
            self.moves.clear();
            self.game.moves(&guess.state, &mut self.moves);
            let any = 1.0 / self.moves.len() as f32;
            let view = self.game.view(&guess.state, player);
            for &mv in &self.moves {
                let mut weights = guess.weights;
                if self.moves.len() > 1 {
                    for (weight, weighed) in weights.iter_mut().zip(self.models) {
                        *weight *= likelihood(self.game, &view, &weighed.model, mv, any);
                    }
                }
                if total(&weights) <= 0.0 {
                    continue;
                }
                let next = Guess { state: self.game.after(&guess.state, mv), weights };
                match after.iter_mut().find(|(known, _)| *known == mv) {
                    Some((_, group)) => group.push(next),
                    None => after.push((mv, vec![next])),
                }
            }
        }
        let mut sum = 0.0;
        for (_, group) in after {
            sum += self.by_turn(group)?.0;
        }
        Some(sum)
    }

    /// After a move the play may be over for some guesses and go on for others.
    fn by_turn(&mut self, guesses: Vec<Guess<G::State>>) -> Option<(f64, Option<G::Move>)> {
        let (over, on): (Vec<_>, Vec<_>) =
            guesses.into_iter().partition(|guess| self.game.turn(&guess.state) == Turn::Over);
        let ended = self.ended(&over);
        let (value, best) = self.value(&on)?;
        Some((ended + value, best))
    }
}

fn total(weights: &[f32; MOST_MODELS]) -> f64 {
    weights.iter().map(|&weight| f64::from(weight)).sum()
}
