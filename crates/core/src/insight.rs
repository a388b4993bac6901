//! What a strong player sees at a glance, told to searches in terms that name no game.

use std::{fmt::Debug, hash::Hash};

use crate::{Alternating, BoardWithMover, Combinatorial, Convention, Duel, OpeningsFile};

/// How good a position is for the player to move, in a unit of the game; more is better.
pub type Score = i32;

/// Scores lie between minus this and this.
pub const MOST_SCORE: Score = 63;

/// A game that knows more about its positions than its rules say.
pub trait Insightful: Duel {
    /// Lets `query` use what the game knows; `None` where it knows nothing with these parameters.
    ///
    /// A game may know the same in several types, for instance one per common size of board, whose
    /// lengths are then constants: that is why it is not simply returned.
    fn consult<Q: Query<Self::State>>(&self, query: Q) -> Option<Q::Answer>;

    /// The same without [`crate::Openings`], for whoever finds them out or checks them.
    fn consult_without_openings<Q: Query<Self::State>>(&self, query: Q) -> Option<Q::Answer> {
        self.consult(query)
    }

    /// The openings that it knows, as they are written.
    fn openings_file(&self) -> Option<OpeningsFile> {
        None
    }
}

/// The same for rules that know nothing of turns: what they know is about normal play.
pub trait InsightfulRules: Combinatorial {
    /// As [`Insightful::consult`].
    fn consult<Q: Query<BoardWithMover<Self::Board>>>(&self, query: Q) -> Option<Q::Answer>;
}

impl<C: InsightfulRules> Insightful for Alternating<C> {
    fn consult<Q: Query<Self::State>>(&self, query: Q) -> Option<Q::Answer> {
        match self.convention {
            Convention::Normal => self.rules.consult(query),
            Convention::Misere => None,
        }
    }
}

/// What is done with the knowledge of a game, whatever its type is.
pub trait Query<S> {
    /// What comes out.
    type Answer;

    /// Uses what is known.
    fn ask<I: Insight<S>>(self, insight: &I) -> Self::Answer;
}

/// A word that a key fits: `u64`, or `u128` where that is too small.
pub trait Key: Copy + Ord + Hash + Debug + Into<u128> + Send + Sync + 'static {
    /// Bits of the word.
    const BITS: u32;

    /// The lower bits of a number.
    fn truncated(number: u128) -> Self;
}

impl Key for u64 {
    const BITS: u32 = u64::BITS;

    #[inline]
    fn truncated(number: u128) -> u64 {
        number as u64
    }
}

impl Key for u128 {
    const BITS: u32 = u128::BITS;

    #[inline]
    fn truncated(number: u128) -> u128 {
        number
    }
}

/// What a game knows about positions of type `S`, always right.
///
/// Searches work on nodes: positions together with what has been found out about them. Every node
/// has a score, and the score is the best of what the steps are worth: `shift - score(child)`.
pub trait Insight<S>: Sync {
    /// A position in which a player is to move, in the terms of the search.
    type Node: Copy + Send;
    /// A move in the terms of the search.
    type Mark: Copy;
    /// What tells nodes apart.
    type Key: Key;

    /// Whether looking at a child costs much: the best ranked ones then come first, a few at a time.
    const DEAR: bool = false;

    /// From how many plies before the end on a search should look up all children before it
    /// searches one.
    const LOOK_UP_FROM: u32 = 20;

    /// The node of a position that has not ended: the position is worth the shift plus the score of
    /// the node to its mover.
    fn enter(&self, state: &S) -> (Score, Self::Node);

    /// What the mover gets at the end of a play that is worth so much: 1, 0 or -1. Never falls as
    /// the worth grows.
    fn payoff(&self, worth: Score) -> i32;

    /// The number of moves to the end under best play from a position that is worth so much to its
    /// mover, where the worth tells it and somebody wins.
    fn distance(&self, state: &S, worth: Score) -> Option<u32>;

    /// Equal keys have equal scores.
    fn key(&self, node: &Self::Node) -> Self::Key;

    /// Keys are below two to this power.
    fn key_bits(&self) -> u32 {
        Self::Key::BITS
    }

    /// A lower and an upper bound of the score, equal where it is known.
    ///
    /// Only whether the score is above `alpha` is of interest: what cannot decide that need not be
    /// computed.
    fn bounds(&self, node: &Self::Node, alpha: Score) -> (Score, Score);

    /// The only step worth taking where [`Self::bounds`] do not decide and there is only one: its
    /// shift and where it leads.
    fn forced(&self, _node: &Self::Node) -> Option<(Score, Self::Node)> {
        None
    }

    /// Shows the steps worth taking to `visit`, each with a rank, until it has seen enough and says
    /// so. Steps of a high rank promise most.
    ///
    /// Asked only where [`Self::bounds`] with the same `alpha` did not decide; whether the score is
    /// above `alpha` is then decided by these steps.
    fn steps(&self, node: &Self::Node, alpha: Score, visit: impl FnMut(i32, Self::Mark) -> bool);

    /// Where a step leads, and its shift.
    fn after(&self, node: &Self::Node, mark: Self::Mark) -> (Score, Self::Node);

    /// A number of moves that no play from here exceeds.
    fn plies(&self, node: &Self::Node) -> u32;
}
