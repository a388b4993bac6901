//! A position of the tree, in half a cache line where moves are small.

use stratege_core::Player;

use super::Proved;

/// A position, together with the move that leads there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// Payoffs of whoever made the move, added up.
    pub(super) sum: i64,
    pub(super) visits: u32,
    /// Where the positions after its moves begin.
    pub(super) first: u32,
    /// The move that leads here; nothing is known about that of the root.
    pub(super) mv: Option<M>,
    /// The moves; 0 as long as they are not listed.
    pub(super) count: u16,
    /// Moves that were tried, the first ones.
    pub(super) tried: u16,
    /// What player 1 gets, if that is proved.
    payoff: i16,
    /// The best payoff of player 1 among the proved moves, for whoever moves here.
    floor: i16,
    distance: u16,
    pub(super) mover: Player,
}

/// Nothing is proved.
const UNKNOWN: i16 = i16::MIN;

impl<M> Node<M> {
    pub(super) const fn new(mv: Option<M>) -> Node<M> {
        Node {
            sum: 0,
            visits: 0,
            first: 0,
            mv,
            count: 0,
            tried: 0,
            payoff: UNKNOWN,
            floor: UNKNOWN,
            distance: 0,
            mover: Player::FIRST,
        }
    }

    #[inline]
    pub(super) const fn is_proved(&self) -> bool {
        self.payoff != UNKNOWN
    }

    /// What is proved, for `player`.
    pub(super) fn proved(&self, player: Player) -> Option<Proved> {
        let payoff = seen_by(self.payoff.into(), player);
        self.is_proved().then_some(Proved { payoff, distance: self.distance.into() })
    }

    /// Player 1 gets `payoff` after `distance` moves.
    pub(super) fn prove(&mut self, payoff: i32, distance: u32) {
        self.payoff = payoff.clamp((UNKNOWN + 1).into(), i16::MAX.into()) as i16;
        self.distance = distance.min(u16::MAX.into()) as u16;
    }

    /// A move of the player to move is worth this to player 1.
    pub(super) fn raise(&mut self, payoff: i32) {
        self.floor = self.lift(payoff) as i16;
    }

    /// What player 1 gets if the player to move does not settle for less than what is proved.
    #[inline]
    pub(super) fn lift(&self, payoff: i32) -> i32 {
        let floor = i32::from(self.floor);
        match (self.floor, self.mover) {
            (UNKNOWN, _) => payoff,
            (_, Player::FIRST) => payoff.max(floor),
            _ => payoff.min(floor),
        }
    }
}

/// A payoff of player 1, seen by `player`.
#[inline]
pub(super) const fn seen_by(payoff: i32, player: Player) -> i32 {
    if player.is_first() { payoff } else { -payoff }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_small() {
        assert!(size_of::<Node<u8>>() <= 32);
        assert!(size_of::<Node<[u8; 4]>>() <= 40);
        assert!(size_of::<Node<[u64; 2]>>() <= 64);
    }
}
