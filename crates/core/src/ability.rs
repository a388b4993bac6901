//! What some games promise beyond the six functions.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
};

use crate::{Game, HeapMove, Plain, Player, Score, Text, Value};

/// A game of two players in which one gains what the other loses.
///
/// The promise: payoffs are opposite for the two players and lie in the range; at
/// [`crate::Turn::Chance`] every outcome has a positive weight.
pub trait ZeroSum: Game {
    /// The least and the most that player 1 can get.
    fn range(&self) -> [i32; 2] {
        [-1, 1]
    }
}

/// A game of two players who both see everything. Chance may act anywhere.
///
/// The promise is that of [`ZeroSum`], and that `turn` is a player, chance or `Over`.
pub trait Perfect: ZeroSum {
    /// How the positions lie on a map, where three numbers tell what to do.
    ///
    /// A hint: without it nothing is drawn.
    fn chart() -> Option<Chart<Self>>
    where
        Self: Sized,
    {
        None
    }
}

/// Positions by row and column, and in every cell by a number that rises, the height.
///
/// What is asked of a cell is from which height on a move is best.
pub struct Chart<G: Game> {
    /// What the map shows.
    pub title: Text,
    /// What rows, columns and heights are.
    pub sides: [Text; 3],
    /// How many of each there are, from 0.
    pub size: fn(&G) -> [u32; 3],
    /// The position there, with player 1 to move; each position once.
    pub at: fn(&G, [u32; 3]) -> Option<G::State>,
    /// The move that is best from some height on.
    pub mv: G::Move,
}

/// A game of two players with perfect information, without chance.
///
/// The promise: `turn` is a player or `Over`; payoffs are 1 (won), 0 (drawn) or -1 (lost), and
/// opposite for the two players. So it is [`Perfect`] too, and needs no word about that.
pub trait Duel: Game {
    /// The same position with `player` to move, where the rules know it.
    ///
    /// A hint: games in which the position fixes the turn have no such twin.
    fn with_turn(&self, _state: &Self::State, _player: Player) -> Option<Self::State> {
        None
    }

    /// What `state` is worth to whoever is to move as one number, if `value` is its value.
    ///
    /// A hint: it says no more than the value, in the way that is usual for this game.
    fn score(&self, _state: &Self::State, _value: Value) -> Option<Score> {
        None
    }
}

impl<G: Duel> ZeroSum for G {}

impl<G: Duel> Perfect for G {}

/// A game of two players who may see less than the whole position.
///
/// The promise, besides that of [`ZeroSum`]: what a player may do, and what is drawn for that
/// player, follows from what the player sees; and what a player has once seen, the view at that
/// player's next choice still tells, or the player's own choices do. An information set is then
/// the player's last choice and the view now, so that players remember by construction;
/// [`crate::recall`] checks it.
///
/// Choosing at once is choosing one after the other without seeing what the other chose.
pub trait Viewed: ZeroSum {
    /// What one player knows: all that happened in the open, and what is that player's own.
    type View: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// What `player` knows at `state`.
    fn view(&self, state: &Self::State, player: Player) -> Self::View;

    /// Lets `look` see what `player` knows at `state`, and leaves the state as it was.
    ///
    /// Before every move of every play a view is shown: where making one means copying much, what
    /// is hidden can be taken away and put back instead.
    #[inline]
    fn show_to<R>(
        &self,
        state: &mut Self::State,
        player: Player,
        look: impl FnOnce(&Self::View) -> R,
    ) -> R {
        look(&self.view(state, player))
    }

    /// The position as it looks to `player`: what is hidden from that player is taken away.
    ///
    /// To be drawn, not to be played on.
    fn veil(&self, state: &Self::State, player: Player) -> Self::State;

    /// Appends the legal moves of the player who looks and is to move, as [`Game::moves`].
    fn moves_in(&self, view: &Self::View, moves: &mut Vec<Self::Move>);

    /// One of these moves, as [`Game::draw_move`].
    #[inline]
    fn draw_move_in(
        &self,
        view: &Self::View,
        buffer: &mut Vec<Self::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Self::Move> {
        buffer.clear();
        self.moves_in(view, buffer);
        let count = buffer.len() as u32;
        (count > 0).then(|| buffer[draw(count) as usize])
    }

    /// What only the player who looks can see, in one line: the hand. Empty if that is nothing.
    fn holding(&self, view: &Self::View) -> String;

    /// What a player knows, in one line of text.
    fn write_view(&self, view: &Self::View) -> String;

    /// What a player knows, for programs in other languages.
    fn plain_view(&self, view: &Self::View) -> Plain {
        Plain::Word(self.write_view(view))
    }

    /// Whether both players know the whole position.
    ///
    /// A hint: a game can be cut there, because what went before no longer matters. The promise:
    /// neither player could take it for another position.
    fn is_known(&self, _state: &Self::State) -> bool {
        false
    }

    /// Simple ways of playing that belong to the game, best first.
    fn policies() -> Vec<Policy<Self>>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// A game of two players who are dealt something that the other does not see.
///
/// The promise, besides that of [`Viewed`]: payoffs are 1, 0 or -1; chance acts before the
/// players and never after them; and what the players do is seen by both. With the hands open it
/// is a [`Duel`].
pub trait Hidden: Viewed {
    /// A position that looks like `view`, each equally likely.
    ///
    /// `draw` gives a number below the one it is told, each equally likely.
    fn guess(&self, view: &Self::View, draw: impl FnMut(u32) -> u32) -> Self::State;

    /// Appends all positions that look like `view` if there are at most `most`; else none.
    fn guesses(&self, view: &Self::View, most: usize, states: &mut Vec<Self::State>);

    /// The position right after the deal from which a play led to `state`.
    fn deal(&self, state: &Self::State) -> Self::State;

    /// Whether the players see everything with these parameters, after all.
    fn is_open(&self) -> bool {
        false
    }

    /// The chance that the player who looks, and who has just moved, wins against an opponent
    /// who plays at random, where the game has learned to tell.
    ///
    /// A hint: searches look further where they need not play to the end. With the same
    /// parameters it is either always told while the play goes on or never.
    fn outlook(&self, _view: &Self::View) -> Option<f32> {
        None
    }
}

/// A race of two players for points: whoever reaches the target first wins.
///
/// The promise, besides that of [`Viewed`]: payoffs are 1, 0 or -1; a player to move always has the same choices, the
/// legal moves in their order; what a choice brings is drawn by chance, whatever the points are;
/// and nothing else matters than the points of both and who is to move. If both choose at once
/// and both reach the target, more points win, and equal points are a draw.
pub trait Race: Viewed {
    /// The points that win.
    fn target(&self) -> u32;

    /// Whether the players take turns.
    fn pace(&self) -> Pace;

    /// What each choice may bring: points, and in how many equally likely ways.
    ///
    /// Points in increasing order, each once.
    fn gains(&self) -> Vec<Vec<(u32, u128)>>;

    /// The points of the player who looks, and those of the other.
    fn points(&self, view: &Self::View) -> [u32; 2];

    /// What `player` sees with these points, own ones first, when about to choose.
    fn view_at(&self, player: Player, points: [u32; 2]) -> Self::View;

    /// The position in which the turn began at which a player who is about to choose sees `view`:
    /// if both choose at once, neither has chosen.
    fn turn_of(&self, view: &Self::View) -> Self::State;
}

/// Whether the players of a race take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// One after the other, player 1 first.
    InTurn,
    /// Both choose, then both gain.
    AtOnce,
}

/// A simple way of playing, as a value with a name.
pub struct Policy<G: Viewed> {
    /// The word that names it, such as `most-points`.
    pub name: &'static str,
    /// Further words for it, French ones included.
    pub aliases: &'static [&'static str],
    /// What it does.
    pub about: Text,
    /// The move it makes; always the same one for the same view.
    pub choose: fn(&G, &G::View) -> G::Move,
}

impl<G: Viewed> Clone for Policy<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Viewed> Copy for Policy<G> {}

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

    /// How many moves every solution from here has at least; `None` if there is none for sure.
    ///
    /// A hint, for which 0 is always right. No move lessens it by more than one.
    fn least_moves(&self, _state: &Self::State) -> Option<u32> {
        Some(0)
    }
}

/// A game in which both players have options at every position and whoever is stuck loses.
///
/// It has no turn of its own: [`crate::Alternating`] makes it a [`Game`] by letting the players
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

    /// Appends boards whose sum is `board`: a move on `board` is a move on one of them.
    ///
    /// A hint that makes large sums small. Boards without options may be left out; each part is a
    /// board of the same rules in a normal position, so that parts that are alike are equal.
    fn parts(&self, board: &Self::Board, parts: &mut Vec<Self::Board>) {
        parts.push(self.canonical(board));
    }

    /// A board on which each player has the options that the other one has on `board`, where the
    /// rules know one: its value is the negative.
    ///
    /// A hint. Of a part it is a part: it is in the normal position that [`Self::parts`] gives. Of
    /// two boards that are each other's, only the smaller one need tell.
    fn swapped(&self, _board: &Self::Board) -> Option<Self::Board> {
        None
    }
}

/// A combinatorial game in which both players always have the same options.
pub trait Impartial: Combinatorial {
    /// What may be done to one heap, if boards are sums of heaps.
    ///
    /// A hint that makes tables by size quick. A game that has it begins with one heap, whose
    /// size is its first parameter.
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        None
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

/// An impartial game of bites from rows of squares.
///
/// The promise: a board is rows of squares, none longer than the one below it, and every such board
/// with at most as many rows and squares in a row as the start has is one of the game. A move
/// chooses a square other than the first one of the lowest row; it takes that square, and all
/// that are not before it in a row that is not below its own.
pub trait Staircases: Indexed {
    /// Appends the lengths of the rows of `board` from the lowest, without empty ones.
    fn lengths(&self, board: &Self::Board, lengths: &mut Vec<u8>);

    /// The board with rows of these lengths, of which none is empty.
    fn stairs(&self, lengths: &[u8]) -> Self::Board;

    /// The move that chooses this square, its row and its place in the row counted from 0.
    fn bite(&self, row: u8, column: u8) -> Self::Move;
}

/// A game of two players whose positions are numbered without gaps, wherever moves lead.
///
/// The promise: `position` gives a position with its number for each of `0..positions()`; after
/// every move the other player is to move; and positions with the same number are alike for the
/// player to move: they end alike, and their moves lead to the same numbers. So a board and the
/// board with the sides exchanged, the other player to move, may share a number.
pub trait Numbered: Duel {
    /// How many numbers there are: they are `0..positions()`. `None` beyond `u64`.
    fn positions(&self) -> Option<u64>;

    /// The number of `state`.
    fn number(&self, state: &Self::State) -> u64;

    /// A position with this number, player 1 to move or, where the play is over, next.
    fn position(&self, number: u64) -> Self::State;

    /// What the player to move gets if the play is over at this number, else how many moves
    /// there are.
    fn ending(&self, number: u64) -> Ending {
        let state = self.position(number);
        if self.turn(&state) == crate::Turn::Over {
            return Ending::Over(self.payoff(&state, Player::FIRST));
        }
        let mut moves = Vec::new();
        self.moves(&state, &mut moves);
        Ending::Moves(moves.len() as u32)
    }

    /// Calls `visit` with the number of a position before every move that leads to this number:
    /// with each as often as it has such moves.
    fn previous(&self, number: u64, visit: impl FnMut(u64));

    /// The numbers that are alike by the symmetries of the rules: the least of them, and how many
    /// they are. This number alone, if a game says nothing.
    ///
    /// The promise: symmetries map moves to moves, so what is alike has as many moves to each
    /// class, forwards and backwards.
    #[inline]
    fn class(&self, number: u64) -> Class {
        Class { least: number, alike: 1 }
    }

    /// As [`previous`](Numbered::previous), with the classes of the numbers.
    #[inline]
    fn previous_classes(&self, number: u64, mut visit: impl FnMut(Class)) {
        self.previous(number, |before| visit(self.class(before)));
    }
}

/// Numbers that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// The least of them.
    pub least: u64,
    /// How many they are.
    pub alike: u32,
}

/// Whether a play is over, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It is, with this payoff.
    Over(i32),
    /// It goes on, by so many moves.
    Moves(u32),
}
