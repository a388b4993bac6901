//! Games that go from layer to layer, and whose next layer can be merged instead of collected.

use std::fmt::Debug;

use crate::{Alternating, BoardWithMover, Combinatorial, Convention, Duel, Game, Player};

/// A game in which the number of moves played follows from the position.
///
/// The promise: the start is in layer 0, and every move leads from a layer to the one after it.
/// `pack` and `unpack` are inverse to each other on every position that can be reached from the
/// start, and in all of those of one layer the same player is to move. With `has_keys` false
/// nothing else is asked.
pub trait Layered: Game {
    /// Whether positions fit into keys with these parameters.
    fn has_keys(&self) -> bool;

    /// The layer of a position: how many moves lead to it.
    fn layer(&self, state: &Self::State) -> u32;

    /// A number for a position, different for different positions of its layer; less than the
    /// largest one that there is.
    fn pack(&self, state: &Self::State) -> u64;

    /// The position with a key.
    fn unpack(&self, layer: u32, key: u64) -> Self::State;
}

/// A game whose moves come in lanes: a column, a square, a place for a domino.
///
/// The promise: within a lane a larger key has a larger child, and the children by all lanes are
/// those of the moves. So a layer that is sorted gives the next one as a merge of its lanes.
pub trait Lanes: Layered + Duel {
    /// What is the same for all moves of one lane.
    type Lane: Lane;

    /// The lanes of a layer.
    fn lanes(&self, layer: u32) -> Vec<Self::Lane>;

    /// What player 1 gets where the play is over: 1, 0 or -1.
    fn ended(&self, layer: u32, key: u64) -> Option<i8>;
}

/// One move at all positions of a layer.
pub trait Lane: Copy + Debug + Send + Sync + 'static {
    /// The key after the move, where it is legal in a position that has not ended.
    fn child(self, key: u64) -> Option<u64>;

    /// The child, or where there is none a number between the children of smaller and of larger
    /// keys: it never falls as keys grow.
    fn reach(self, key: u64) -> u64;
}

/// The lane of a move that fills what is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// Bits of a key that have to be zero.
    pub empty: u64,
    /// Which of them become one.
    pub set: u64,
}

impl Lane for Filling {
    #[inline]
    fn child(self, key: u64) -> Option<u64> {
        (key & self.empty == 0).then_some(key | self.set)
    }

    /// What was empty is filled by adding.
    #[inline]
    fn reach(self, key: u64) -> u64 {
        key.saturating_add(self.set)
    }
}

/// [`Layered`] for rules that know nothing of turns.
///
/// The promise is about boards that are reached by moves in turn.
pub trait LayeredRules: Combinatorial {
    /// As [`Layered::has_keys`].
    fn has_keys(&self) -> bool;

    /// How many moves lead to a board.
    fn layer(&self, board: &Self::Board) -> u32;

    /// As [`Layered::pack`].
    fn pack(&self, board: &Self::Board) -> u64;

    /// As [`Layered::unpack`].
    fn unpack(&self, layer: u32, key: u64) -> Self::Board;
}

/// [`Lanes`] for rules that know nothing of turns.
pub trait LaneRules: LayeredRules {
    /// As [`Lanes::Lane`].
    type Lane: Lane;

    /// The lanes of a player.
    fn lanes(&self, player: Player) -> Vec<Self::Lane>;

    /// Whether `player` has no option on the board with this key.
    fn is_stuck_at(&self, key: u64, player: Player) -> bool;
}

/// Who is to move after so many moves, if player 1 began.
fn mover_after(moves: u32) -> Player {
    Player::BOTH[moves as usize % 2]
}

impl<C: LayeredRules> Layered for Alternating<C> {
    fn has_keys(&self) -> bool {
        self.rules.has_keys()
    }

    fn layer(&self, state: &Self::State) -> u32 {
        self.rules.layer(&state.board)
    }

    fn pack(&self, state: &Self::State) -> u64 {
        self.rules.pack(&state.board)
    }

    fn unpack(&self, layer: u32, key: u64) -> Self::State {
        BoardWithMover { board: self.rules.unpack(layer, key), mover: mover_after(layer) }
    }
}

impl<C: LaneRules> Lanes for Alternating<C> {
    type Lane = C::Lane;

    fn lanes(&self, layer: u32) -> Vec<C::Lane> {
        self.rules.lanes(mover_after(layer))
    }

    #[inline]
    fn ended(&self, layer: u32, key: u64) -> Option<i8> {
        let mover = mover_after(layer);
        if !self.rules.is_stuck_at(key, mover) {
            return None;
        }
        let first_wins = mover.is_first() == (self.convention == Convention::Misere);
        Some(if first_wins { 1 } else { -1 })
    }
}
