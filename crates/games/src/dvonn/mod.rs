//! Dvonn.
//!
//! The board has 49 spaces in rows of 9, 10, 11, 10 and 9; each has up to six neighbours. There
//! are 23 white, 23 black and 3 red pieces. First the players, White to begin, put one piece in
//! turn on any empty space until the board is full: the three red ones, then Black a black one,
//! White a white one, and so on. White puts the last piece, and then makes the first jump.
//!
//! A stack belongs to the colour on its top; a red piece alone belongs to nobody and never moves.
//! In turn, a player moves one of his stacks, unless it has occupied neighbours on all six sides:
//! as a whole, along a line, exactly as many spaces as it has pieces, whatever is in between, onto
//! another stack or piece. Then all stacks are removed that do not hang together, from neighbour to
//! neighbour, with a red piece. Who has no jump passes, if the opponent has one; nobody else may.
//! When neither has a jump, whoever has more pieces in his stacks wins; as many are a draw. Source:
//! the rules of K. Burm, Dvonn, 2001, on gipf.com.
//!
//! With `start=quick` the board is full at the start, drawn from a number.

mod board;
mod listed;
mod reading;
#[cfg(test)]
mod tests;

use std::fmt;

use stratege_core::{Duel, Game, Player, Turn, nth_one, ones};

use crate::{hexagons::Neighbours, shuffle::shuffle};
pub use board::Space;
use board::{BITS, BOARD};

/// Red pieces, which are placed first.
const REDS: u32 = 3;

/// Pieces of each player.
const PIECES: u32 = 23;

/// The spaces, and the pieces for them.
const SPACES: u32 = 2 * PIECES + REDS;

/// The rules, and the position in which a play begins.
#[derive(Clone, Debug)]
pub struct Dvonn {
    start: Board,
}

/// What the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Phase {
    /// They put pieces on the board.
    Placing,
    /// They move stacks.
    Jumping,
}

/// The stacks, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The spaces with a stack of each player.
    owned: [u64; 2],
    /// The spaces with a red piece, alone or in a stack.
    red: u64,
    /// How many pieces are on every space, and how many of them are red.
    stacks: [Stack; BITS],
    phase: Phase,
    mover: Player,
}

/// The height in the lower six bits, the number of red pieces in the upper two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Stack(u8);

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Puts the next piece on a space.
    Place(Space),
    /// Moves a stack.
    Jump {
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// Does nothing, because nothing can be done.
    Pass,
}

impl Stack {
    const RED: Stack = Stack(1 << 6 | 1);
    const SINGLE: Stack = Stack(1);

    fn new(height: u8, reds: u8) -> Stack {
        Stack(height | reds << 6)
    }

    #[inline]
    fn height(self) -> u8 {
        self.0 & 63
    }

    #[inline]
    fn reds(self) -> u8 {
        self.0 >> 6
    }

    /// Both counts are added at once: 49 pieces and 3 red ones at most fit their bits.
    #[inline]
    fn on_top_of(self, below: Stack) -> Stack {
        Stack(self.0 + below.0)
    }
}

impl Board {
    const EMPTY: Board = Board {
        owned: [0, 0],
        red: 0,
        stacks: [Stack(0); BITS],
        phase: Phase::Placing,
        mover: Player::FIRST,
    };

    /// A full board with pieces where `seed` puts them: three red, 23 white and 23 black ones,
    /// shuffled, on the spaces from the bottom row to the top row, each from the left.
    fn drawn(seed: u64) -> Board {
        let colours = [(None, REDS), (Some(Player::FIRST), PIECES), (Some(Player::SECOND), PIECES)];
        let mut pieces: Vec<Option<Player>> =
            colours.iter().flat_map(|&(owner, count)| (0..count).map(move |_| owner)).collect();
        shuffle(&mut pieces, seed);
        let mut board = Board { phase: Phase::Jumping, ..Board::EMPTY };
        for (bit, owner) in ones(BOARD.cells).zip(pieces) {
            let stack = if owner.is_some() { Stack::SINGLE } else { Stack::RED };
            board.put(Space(bit), owner, stack);
        }
        board
    }

    /// Puts a stack on an empty space.
    fn put(&mut self, Space(bit): Space, owner: Option<Player>, stack: Stack) {
        self.stacks[usize::from(bit)] = stack;
        if let Some(owner) = owner {
            self.owned[owner.index()] |= 1 << bit;
        }
        if stack.reds() > 0 {
            self.red |= 1 << bit;
        }
    }

    #[inline]
    fn occupied(&self) -> u64 {
        self.owned[0] | self.owned[1] | self.red
    }

    #[inline]
    fn stack(&self, Space(bit): Space) -> Stack {
        self.stacks[usize::from(bit) % BITS]
    }

    fn owner(&self, Space(bit): Space) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.owned[player.index()] >> bit & 1 == 1)
    }

    /// Whose piece is placed next, nobody's for a red one.
    fn next_piece(&self) -> Option<Player> {
        (self.occupied().count_ones() >= REDS).then_some(self.mover)
    }

    /// The stacks of a player that are not surrounded.
    #[inline]
    fn free(&self, player: Player) -> u64 {
        self.owned[player.index()] & !board::surrounded(self.occupied())
    }

    /// Where the stack on a space can be moved, unless it is surrounded.
    #[inline]
    fn landings(&self, bit: u8, occupied: u64) -> u64 {
        board::at(bit, self.stack(Space(bit)).height()) & occupied
    }

    /// How many jumps a player has.
    #[inline]
    fn jumps(&self, player: Player) -> u32 {
        let occupied = self.occupied();
        ones(self.free(player)).map(|bit| self.landings(bit, occupied).count_ones()).sum()
    }

    fn can_jump(&self, player: Player) -> bool {
        let occupied = self.occupied();
        ones(self.free(player)).any(|bit| self.landings(bit, occupied) != 0)
    }

    /// The jump with this number, from the lowest bits on.
    #[inline]
    fn jump(&self, player: Player, mut number: u32) -> Move {
        let occupied = self.occupied();
        for from in ones(self.free(player)) {
            let landings = self.landings(from, occupied);
            let count = landings.count_ones();
            if number < count {
                return Move::Jump { from: Space(from), to: Space(nth_one(landings, number)) };
            }
            number -= count;
        }
        unreachable!("the number is below the number of jumps")
    }

    fn place(&mut self, space: Space) {
        let owner = self.next_piece();
        let stack = if owner.is_some() { Stack::SINGLE } else { Stack::RED };
        self.put(space, owner, stack);
        self.mover = self.mover.other();
        if self.occupied().count_ones() == SPACES {
            // White puts the last piece and moves first.
            self.phase = Phase::Jumping;
            self.mover = Player::FIRST;
        }
    }

    #[inline]
    fn move_stack(&mut self, Space(from): Space, Space(to): Space) {
        let moved = self.stacks[usize::from(from)];
        self.stacks[usize::from(from)] = Stack::default();
        let target = &mut self.stacks[usize::from(to)];
        *target = moved.on_top_of(*target);
        let (left, reached) = (1_u64 << from, 1_u64 << to);
        let mover = self.mover.index();
        self.owned[mover] = self.owned[mover] & !left | reached;
        self.owned[1 - mover] &= !reached;
        let carries_red = moved.reds() > 0;
        if carries_red {
            self.red = self.red & !left | reached;
        }
        // Neighbours of the space left that touch each other still hang together.
        if carries_red || Neighbours::of::<12>(self.occupied(), from).are_apart() {
            self.remove_cut_off();
        }
        self.mover = self.mover.other();
    }

    /// Removes the stacks that do not hang together with a red piece.
    #[inline]
    fn remove_cut_off(&mut self) {
        let occupied = self.occupied();
        let lost = occupied & !BOARD.flood(self.red, occupied);
        for bit in ones(lost) {
            self.stacks[usize::from(bit)] = Stack::default();
        }
        self.owned = self.owned.map(|owned| owned & !lost);
    }

    /// The pieces in the stacks of a player.
    fn score(&self, player: Player) -> u32 {
        let heights = ones(self.owned[player.index()]);
        heights.map(|bit| u32::from(self.stack(Space(bit)).height())).sum()
    }
}

impl Game for Dvonn {
    type State = Board;
    type Move = Move;

    fn start(&self) -> Board {
        self.start
    }

    fn turn(&self, board: &Board) -> Turn {
        let goes_on = board.phase == Phase::Placing
            || board.can_jump(board.mover)
            || board.can_jump(board.mover.other());
        if goes_on { Turn::Player(board.mover) } else { Turn::Over }
    }

    /// By the space of the piece or stack, then by that of the landing: from the bottom row to the
    /// top row, each from the left.
    fn moves(&self, board: &Board, moves: &mut Vec<Move>) {
        let occupied = board.occupied();
        if board.phase == Phase::Placing {
            moves.extend(ones(BOARD.cells & !occupied).map(|bit| Move::Place(Space(bit))));
            return;
        }
        let before = moves.len();
        for from in ones(board.free(board.mover)) {
            let jump = |to| Move::Jump { from: Space(from), to: Space(to) };
            moves.extend(ones(board.landings(from, occupied)).map(jump));
        }
        if moves.len() == before && board.can_jump(board.mover.other()) {
            moves.push(Move::Pass);
        }
    }

    #[inline]
    fn play(&self, board: &mut Board, mv: Move) {
        match mv {
            Move::Place(space) => board.place(space),
            Move::Jump { from, to } => board.move_stack(from, to),
            Move::Pass => board.mover = board.mover.other(),
        }
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover)
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        if board.phase == Phase::Placing {
            let empty = BOARD.cells & !board.occupied();
            return Some(Move::Place(Space(nth_one(empty, draw(empty.count_ones())))));
        }
        match board.jumps(board.mover) {
            0 => board.can_jump(board.mover.other()).then(|| {
                draw(1);
                Move::Pass
            }),
            jumps => Some(board.jump(board.mover, draw(jumps))),
        }
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        board.score(player).cmp(&board.score(player.other())) as i32
    }

    /// The pieces by which White is ahead.
    fn margin(&self, board: &Board) -> i32 {
        board.score(Player::FIRST) as i32 - board.score(Player::SECOND) as i32
    }

    fn show(&self, board: &Board) -> String {
        let row = |row: u8| {
            let cells = board::spaces_of(row).map(|space| format!("{:6}", board.symbol(space)));
            let indent = 3 * usize::from(row.abs_diff(2));
            format!("{} {:indent$}{}", row + 1, "", cells.collect::<String>())
        };
        let scores = Player::BOTH.map(|player| board.score(player));
        let rows = (0..board::ROWS).rev().map(row);
        let lines = rows.chain([format!("W {}, B {}", scores[0], scores[1])]);
        lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// Mirrored in two ways, and turned by half a turn.
    fn symmetries(&self) -> usize {
        4
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        if index == 0 {
            return *board;
        }
        let mut image = Board { phase: board.phase, mover: board.mover, ..Board::EMPTY };
        for bit in ones(board.occupied()) {
            let space = Space(bit);
            image.put(space.image(index), board.owner(space), board.stack(space));
        }
        image
    }
}

impl Duel for Dvonn {
    /// Whose turn it is matters only while stacks are moved: the number of pieces tells it before.
    fn with_turn(&self, board: &Board, player: Player) -> Option<Board> {
        (board.phase == Phase::Jumping).then_some(Board { mover: player, ..*board })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(space) => space.fmt(f),
            Move::Jump { from, to } => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}
