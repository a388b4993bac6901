//! What a simulation changes on its way back: counts, and what is proved.

use stratege_core::{Game, Player, Turn};

use super::{
    MOST, Proved,
    node::seen_by,
    tree::{Players, Search},
};

impl<G: Game> Search<G> {
    /// Carries a payoff, and what has been proved, back to the root.
    #[inline]
    pub(super) fn count(&mut self, mut payoff: i32, mut has_proof: bool) {
        for step in (1..self.path.len()).rev() {
            let (above, at) = (self.path[step - 1], self.path[step]);
            let mover = self.nodes[above as usize].mover;
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += i64::from(seen_by(payoff, mover));
            has_proof = has_proof && self.carry(above, at);
            payoff = self.nodes[above as usize].lift(payoff);
        }
        self.nodes[0].visits += 1;
    }

    /// What follows for a node from the proof of one below it; whether that is a proof as well.
    #[cold]
    fn carry(&mut self, above: u32, at: u32) -> bool {
        let node = self.nodes[above as usize];
        let Some(found) = self.nodes[at as usize].proved(node.mover) else { return false };
        self.nodes[above as usize].raise(seen_by(found.payoff, node.mover));
        let mut distance = found.distance;
        let mut payoff = found.payoff;
        if payoff < MOST {
            let children = self.children(&node);
            if children.iter().any(|child| !child.is_proved()) {
                return false;
            }
            let known = children.iter().filter_map(|child| child.proved(node.mover));
            let worth = |known: Proved| (known.payoff, known.distance);
            (payoff, distance) = known.map(worth).max().unwrap_or((payoff, distance));
        }
        let payoff = seen_by(payoff, node.mover);
        self.nodes[above as usize].prove(payoff, distance + 1);
        true
    }

    /// Looks which moves of a node end the play; what player 1 gets if that proves the node.
    ///
    /// The moves must be those in the buffer.
    pub(super) fn look_for_endings(&mut self, game: &G, state: &G::State, at: u32) -> Option<i32> {
        if self.players == Players::One {
            // Every ending is a line to be remembered: it is found by playing there.
            return None;
        }
        let node = self.nodes[at as usize];
        let mut ended = None;
        for (place, &mv) in (node.first..).zip(&self.moves) {
            let after = game.after(state, mv);
            if game.turn(&after) != Turn::Over {
                continue;
            }
            let payoff = game.payoff(&after, Player::FIRST);
            self.nodes[place as usize].prove(payoff, 0);
            self.nodes[at as usize].raise(payoff);
            ended = Some(place);
            if seen_by(payoff, node.mover) >= MOST {
                break;
            }
        }
        self.carry(at, ended?);
        self.nodes[at as usize].proved(Player::FIRST).map(|proved| proved.payoff)
    }

    /// Remembers the best line of a puzzle.
    pub(super) fn note(&mut self, payoff: i32) {
        self.range.0 = self.range.0.min(payoff);
        if self.reached.is_some_and(|reached| reached >= payoff) {
            return;
        }
        self.reached = Some(payoff);
        let inside = self.path[1..].iter().filter_map(|&at| self.nodes[at as usize].mv);
        self.line.clear();
        self.line.extend(inside.chain(self.played.iter().copied()));
        self.prove_line();
    }

    /// A line that solves the puzzle is a proof: nobody is there to prevent it.
    pub(super) fn prove_line(&mut self) {
        if let Some(payoff) = self.reached.filter(|&payoff| payoff >= MOST) {
            self.nodes[0].prove(payoff, self.line.len() as u32);
        }
    }
}
