//! A game with hidden parts, played with everything on the table.

use crate::{Duel, Game, Hidden, Player, Turn};

/// A game with hidden parts from one deal on, in which both players see everything.
///
/// What chance had to do is done, so it is a [`Duel`] and has every method of one.
#[derive(Clone, Debug)]
pub struct Open<G: Hidden> {
    /// The rules.
    pub rules: G,
    /// Where the play begins; chance does not act there.
    pub deal: G::State,
}

impl<G: Hidden> Game for Open<G> {
    type State = G::State;
    type Move = G::Move;

    fn start(&self) -> G::State {
        self.deal.clone()
    }

    fn turn(&self, state: &G::State) -> Turn {
        self.rules.turn(state)
    }

    fn moves(&self, state: &G::State, moves: &mut Vec<G::Move>) {
        self.rules.moves(state, moves);
    }

    fn play(&self, state: &mut G::State, mv: G::Move) {
        self.rules.play(state, mv);
    }

    fn payoff(&self, state: &G::State, player: Player) -> i32 {
        self.rules.payoff(state, player)
    }

    fn show(&self, state: &G::State) -> String {
        self.rules.show(state)
    }

    fn mover(&self, state: &G::State) -> Option<Player> {
        self.rules.mover(state)
    }

    fn margin(&self, state: &G::State) -> i32 {
        self.rules.margin(state)
    }

    fn heap_bytes(&self, state: &G::State) -> usize {
        self.rules.heap_bytes(state)
    }

    fn canonical(&self, state: &G::State) -> G::State {
        self.rules.canonical(state)
    }
}

impl<G: Hidden> Duel for Open<G> {}
