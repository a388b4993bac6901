//! What some games promise beyond the six functions.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
};

use crate::{Game, Player};

/// A game of two players with perfect information, without chance.
///
/// The promise: `turn` is a player or `Over`; payoffs are 1 (won), 0 (drawn) or -1 (lost), and
/// opposite for the two players.
pub trait Duel: Game {
    /// The same position with `player` to move, where the rules know it.
    ///
    /// A hint: games in which the position fixes the turn have no such twin.
    fn with_turn(&self, _state: &Self::State, _player: Player) -> Option<Self::State> {
        None
    }
}

/// A game for one player.
///
/// The promise: `turn` is player 1 or `Over`, and the payoff at the end is 1 when the puzzle is
/// solved and less otherwise.
pub trait Puzzle: Game {
    /// Whether `next`, played right after `previous`, counts as part of the same move.
    ///
    /// Solutions are measured in moves in this sense: several jumps of one peg are one move.
    fn continues(&self, _previous: Self::Move, _next: Self::Move) -> bool {
        false
    }
}

/// A game in which both players have options at every position and whoever is stuck loses.
///
/// It has no turn of its own: [`crate::Stuck`] makes it a [`Game`] by letting the players
/// alternate.
pub trait Combinatorial: Send + Sync + 'static {
    /// What lies on the table, without whose turn it is.
    type Board: Clone + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A move; its `Display` is its notation, unique among one player's moves.
    type Move: Copy + Eq + Hash + Display + Debug + Send + Sync + 'static;

    /// The board on which a play begins.
    fn start(&self) -> Self::Board;

    /// Appends what `player` may do on `board`, in a fixed order.
    fn options(&self, board: &Self::Board, player: Player, moves: &mut Vec<Self::Move>);

    /// Plays `mv`, one of the options of `player`.
    fn play(&self, board: &mut Self::Board, player: Player, mv: Self::Move);

    /// The board as a few lines of plain text.
    fn show(&self, board: &Self::Board) -> String;

    /// Bytes that `board` keeps outside itself, as [`Game::heap_bytes`].
    fn heap_bytes(&self, _board: &Self::Board) -> usize {
        0
    }

    /// One of the options of `player`, as [`Game::draw_move`].
    #[inline]
    fn draw_option(
        &self,
        board: &Self::Board,
        player: Player,
        buffer: &mut Vec<Self::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Self::Move> {
        buffer.clear();
        self.options(board, player, buffer);
        let count = buffer.len() as u32;
        (count > 0).then(|| buffer[draw(count) as usize])
    }

    /// Whether `player` has no option.
    fn is_stuck(&self, board: &Self::Board, player: Player) -> bool {
        let mut moves = Vec::new();
        self.options(board, player, &mut moves);
        moves.is_empty()
    }

    /// The number of symmetries, as [`Game::symmetries`].
    fn symmetries(&self) -> usize {
        1
    }

    /// The image of a board, as [`Game::image`].
    fn image(&self, board: &Self::Board, _index: usize) -> Self::Board {
        board.clone()
    }

    /// One representative for boards that are alike, as [`Game::canonical`].
    fn canonical(&self, board: &Self::Board) -> Self::Board {
        (1..self.symmetries())
            .fold(board.clone(), |least, index| least.min(self.image(board, index)))
    }
}

/// A combinatorial game in which both players always have the same options.
pub trait Impartial: Combinatorial {
    /// Appends boards whose sum is `board`: a move on `board` is a move on one of them.
    ///
    /// A hint that makes large sums small; boards without options may be left out.
    fn parts(&self, board: &Self::Board, parts: &mut Vec<Self::Board>) {
        parts.push(board.clone());
    }
}

/// An impartial game whose boards are numbered without gaps.
///
/// The promise: `index` and `board` are inverse to each other, and every move leads to a board
/// with a smaller number.
pub trait Indexed: Impartial {
    /// How many boards there are; their numbers are `0..boards()`. `None` beyond `u64`.
    fn boards(&self) -> Option<u64>;

    /// The number of `board`.
    fn index(&self, board: &Self::Board) -> u64;

    /// The board with number `index`.
    fn board(&self, index: u64) -> Self::Board;

    /// Calls `visit` with the number of every board from which one move leads to board `index`.
    fn predecessors(&self, index: u64, visit: impl FnMut(u64));
}
