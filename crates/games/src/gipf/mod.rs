//! Gipf (*Gipf*).
//!
//! The board is a hexagon of 61 nodes in nine columns, A to I, numbered from 1 at the bottom. The
//! 24 outer nodes are dots, the 37 inner ones are spots, which lie on 21 lines. White (player 1)
//! begins with pieces on B5, E2 and H5, Black with pieces on B2, E8 and H2, and 12 more in reserve
//! each.
//!
//! In turn, a player puts a piece from the reserve on a dot and pushes it along a line onto the
//! spot next to it. Pieces in the way move one spot further, up to the first gap; no push is
//! possible into a line without a free spot. Whenever four or more pieces of one colour stand side
//! by side on a line, their owner takes them, with all pieces that extend them without a gap, of
//! either colour: own pieces go back to the reserve, the opponent's are out of the game. Whoever
//! has pushed takes rows first, then the opponent, who pushes afterwards. Rows are taken one after
//! the other; where two of them cross, the owner chooses, and the other one stays if it is no
//! longer four long. Whoever has to push and has nothing in reserve loses.
//!
//! In the standard game the six pieces at the start are GIPF-pieces, two pieces on each other, and
//! each player has 12 more. Whoever takes a row may leave any of the GIPF-pieces in it, own ones or
//! the opponent's; those taken count for two. Whoever has no GIPF-piece on the board loses at once;
//! if one removal takes the last ones of both players, whoever removed them wins.
//!
//! In the tournament game the board is empty at the start and each player has 18 pieces. The first
//! push of each player brings in a GIPF-piece, made of two pieces from the reserve; a player may go
//! on bringing in GIPF-pieces until the first single one, and never afterwards, and cannot lose for
//! want of GIPF-pieces before that. A row of GIPF-pieces may be left whole; it is not offered again
//! until after the next push.
//!
//! Source: the rules of the game by K. Burm, 1997, and the answers to questions on gipf.com. They
//! are silent about plays that go on for ever and about a removal of both last GIPF-pieces.
//!
//! A push is one move. A row that leaves nothing to choose, because it has no GIPF-piece in it and
//! shares no spot with another row of its owner, is taken together with the push or removal that
//! precedes it: taking it sooner or later comes to the same. Any other row is a move of its own.

mod estimate;
mod lines;
mod listed;
mod reading;
mod rows;
#[cfg(test)]
mod tests;

use std::fmt;

use stratege_core::{Duel, Game, Player, Repetition, Turn, Verdict, ones};

use lines::{ENTRIES, IMAGES, LINES, Node, SPOTS_OF, spot_named};

/// Where the pieces of each player stand at the start.
const START_PIECES: [u64; 2] = [
    spot_named(b'B', 5) | spot_named(b'E', 2) | spot_named(b'H', 5),
    spot_named(b'B', 2) | spot_named(b'E', 8) | spot_named(b'H', 2),
];

/// GIPF-pieces of each player at the start of the standard game.
const START_GIPF: u32 = 3;

/// The rules of one of the three games.
#[derive(Clone, Debug)]
pub struct Gipf {
    rules: Rules,
    repetition: Repetition,
}

/// Which of the three games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Single pieces only.
    Basic,
    /// Three GIPF-pieces each from the start on.
    Standard,
    /// GIPF-pieces are brought in by pushes.
    Tournament,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The spots on which each player has a piece, as bits of the lattice.
    pieces: [u64; 2],
    /// The spots on which these are GIPF-pieces.
    gipf: u64,
    /// Lines on which the mover has left a whole row of GIPF-pieces since the last push.
    left: u32,
    reserve: [u8; 2],
    entering: [Entering; 2],
    mover: Player,
    stage: Stage,
}

/// What the mover is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Stage {
    /// Push a piece, unless the play is over.
    Push,
    /// Take a row after the mover's own push; the opponent's rows come next.
    TakeAfter,
    /// Take a row after the opponent's push; the mover's own push comes next.
    TakeBefore,
}

/// Whether a player brings in GIPF-pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Entering {
    /// The first push is still to come and brings in one.
    Must,
    /// No single piece has been pushed yet.
    May,
    /// Not any more.
    Over,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Push a single piece: the number of the push, two for each line.
    Single(u8),
    /// Push a GIPF-piece.
    Double(u8),
    /// Take a row.
    Take(Take),
}

/// A row that is taken, and what is left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    line: u8,
    /// The places in the line that the row and what extends it take up, as bits.
    segment: u8,
    /// Those of them on which GIPF-pieces stay.
    kept: u8,
}

impl Board {
    #[inline]
    fn occupied(&self) -> u64 {
        self.pieces[0] | self.pieces[1]
    }

    /// The GIPF-pieces of a player.
    #[inline]
    fn doubles(&self, player: Player) -> u64 {
        self.pieces[player.index()] & self.gipf
    }

    /// How many basic pieces a player has on the board and in reserve.
    fn material(&self, player: Player) -> u32 {
        let pieces = self.pieces[player.index()].count_ones();
        pieces + self.doubles(player).count_ones() + u32::from(self.reserve[player.index()])
    }

    /// Notes that the piece on `spot` has cost two pieces, or that no such piece follows.
    fn note_entry(&mut self, spot: u64, cost: u8) {
        let entering = &mut self.entering[self.mover.index()];
        if cost == 1 {
            *entering = Entering::Over;
        } else {
            *entering = Entering::May;
            self.gipf |= spot;
        }
    }
}

impl Gipf {
    /// One of the three games; a play that comes back to a position `repetition` ends it.
    pub fn new(rules: Rules, repetition: Repetition) -> Gipf {
        Gipf { rules, repetition }
    }

    /// Basic pieces of each player, those of GIPF-pieces included.
    fn supply(&self) -> u8 {
        match self.rules {
            Rules::Basic => 15,
            Rules::Standard | Rules::Tournament => 18,
        }
    }

    /// Whether the player must have a GIPF-piece on the board and has none.
    #[inline]
    fn is_bereft(&self, board: &Board, player: Player) -> bool {
        self.rules != Rules::Basic
            && board.entering[player.index()] == Entering::Over
            && board.doubles(player) == 0
    }

    #[inline]
    fn is_over(&self, board: &Board) -> bool {
        board.stage == Stage::Push
            && (board.reserve[board.mover.index()] == 0
                || Player::BOTH.into_iter().any(|player| self.is_bereft(board, player)))
    }

    /// Who has won where the play is over.
    fn winner(&self, board: &Board) -> Player {
        match Player::BOTH.map(|player| self.is_bereft(board, player)) {
            [true, false] => Player::SECOND,
            [false, true] => Player::FIRST,
            // Nobody's reserve has run out but the mover's, and whoever removed the last
            // GIPF-pieces of both is not the mover any more.
            _ => board.mover.other(),
        }
    }

    /// Pushes a piece of the mover and takes the rows that leave no choice.
    #[inline]
    fn push(&self, board: &mut Board, entry: u8, cost: u8) {
        let mover = board.mover;
        let shift = lines::shift(entry, board.occupied());
        board.pieces = board.pieces.map(|pieces| shift.of(pieces));
        board.pieces[mover.index()] |= shift.first;
        board.reserve[mover.index()] -= cost;
        if self.rules != Rules::Basic {
            board.gipf = shift.of(board.gipf);
            board.note_entry(shift.first, cost);
        }
        if board.pieces.map(rows::any_four) == [false, false] || self.is_bereft(board, mover) {
            board.mover = mover.other();
            return;
        }
        board.stage = Stage::TakeAfter;
        rows::settle(board);
    }

    /// Takes a row of the mover, then all rows that leave no choice.
    fn take(&self, board: &mut Board, take: Take) {
        let mover = board.mover;
        let removed = lines::spots_at(take.line, take.segment & !take.kept);
        rows::remove(board, mover, removed);
        if Player::BOTH.into_iter().any(|player| self.is_bereft(board, player)) {
            board.stage = Stage::Push;
            board.left = 0;
            board.mover = mover.other();
            return;
        }
        board.left =
            (board.left | 1 << take.line) & rows::lines_with_four(board.pieces[mover.index()]);
        rows::settle(board);
    }

    /// Whether the mover may push a single piece and a GIPF-piece.
    #[inline]
    fn pushable(&self, board: &Board) -> [bool; 2] {
        if self.rules != Rules::Tournament {
            return [true, false];
        }
        match board.entering[board.mover.index()] {
            Entering::Must => [false, true],
            Entering::May => [true, board.reserve[board.mover.index()] >= 2],
            Entering::Over => [true, false],
        }
    }
}

impl Game for Gipf {
    type State = Board;
    type Move = Move;

    fn start(&self) -> Board {
        let empty = Board {
            pieces: [0, 0],
            gipf: 0,
            left: 0,
            reserve: [18, 18],
            entering: [Entering::Must; 2],
            mover: Player::FIRST,
            stage: Stage::Push,
        };
        if self.rules == Rules::Tournament {
            return empty;
        }
        let pieces = START_PIECES;
        let gipf = if self.rules == Rules::Standard { pieces[0] | pieces[1] } else { 0 };
        let entering = [Entering::Over; 2];
        Board { pieces, gipf, reserve: [12, 12], entering, ..empty }
    }

    #[inline]
    fn turn(&self, board: &Board) -> Turn {
        if self.is_over(board) { Turn::Over } else { Turn::Player(board.mover) }
    }

    /// Single pieces before GIPF-pieces; line by line: first the lines that rise to the right, from
    /// the lowest on, then the columns from the left, then the lines that fall to the right, from
    /// the lowest on; each line from its lower end, then from its upper end.
    ///
    /// Rows in the same order of lines; for each the sets of GIPF-pieces that stay, none first, as
    /// binary numbers whose lowest digit is the lower end of the line.
    fn moves(&self, board: &Board, moves: &mut Vec<Move>) {
        if board.stage != Stage::Push {
            rows::list(board, moves);
            return;
        }
        if self.is_over(board) {
            return;
        }
        let full = lines::full_lines(board.occupied());
        let open = (0..ENTRIES).filter(|entry| full >> (entry / 2) & 1 == 0);
        let [single, double] = self.pushable(board);
        if single {
            moves.extend(open.clone().map(Move::Single));
        }
        if double {
            moves.extend(open.map(Move::Double));
        }
    }

    #[inline]
    fn play(&self, board: &mut Board, mv: Move) {
        match mv {
            Move::Single(entry) => self.push(board, entry, 1),
            Move::Double(entry) => self.push(board, entry, 2),
            Move::Take(take) => self.take(board, take),
        }
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover)
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        if board.stage != Stage::Push {
            buffer.clear();
            rows::list(board, buffer);
            return Some(buffer[draw(buffer.len() as u32) as usize]);
        }
        if self.is_over(board) {
            return None;
        }
        let open = !lines::full_lines(board.occupied()) & ((1 << LINES) - 1);
        let count = 2 * open.count_ones();
        let [single, double] = self.pushable(board);
        let drawn = draw(if single && double { 2 * count } else { count });
        let rank = if drawn < count { drawn } else { drawn - count };
        let entry = 2 * lines::ranked_line(open, rank / 2) + (rank % 2) as u8;
        let is_single = single && drawn < count;
        Some(if is_single { Move::Single(entry) } else { Move::Double(entry) })
    }

    fn is_mid_turn(&self, board: &Board) -> bool {
        board.stage == Stage::TakeAfter
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        if self.winner(board) == player { 1 } else { -1 }
    }

    fn show(&self, board: &Board) -> String {
        reading::diagram(board)
    }

    fn repetition(&self) -> Option<Repetition> {
        Some(self.repetition)
    }

    /// The hexagon may be turned by sixths and mirrored.
    fn symmetries(&self) -> usize {
        12
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        if index == 0 {
            return *board;
        }
        let images = &IMAGES[index];
        let spots =
            |set| ones(set).fold(0, |image, spot| image | 1_u64 << images[usize::from(spot)]);
        let line = |line: u8| {
            let image = spots(SPOTS_OF[usize::from(line)]);
            SPOTS_OF.iter().position(|&spots| spots == image).expect("lines go to lines")
        };
        let left = ones(u64::from(board.left)).fold(0, |left, number| left | 1 << line(number));
        Board { pieces: board.pieces.map(spots), gipf: spots(board.gipf), left, ..*board }
    }
}

impl Duel for Gipf {}

impl Default for Gipf {
    /// The basic game; the third occurrence of a position, or 1000 moves, make a draw.
    fn default() -> Gipf {
        let repetition = Repetition { occurrences: 3, verdict: Verdict::Draw, longest: 1000 };
        Gipf::new(Rules::Basic, repetition)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Single(entry) => {
                let [dot, spot] = lines::entrance(entry);
                write!(f, "{dot}-{spot}")
            }
            Move::Double(entry) => write!(f, "G{}", Move::Single(entry)),
            Move::Take(take) => take.fmt(f),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = lines::ends(lines::spots_at(self.line, self.segment));
        write!(f, "x{one}-{other}")?;
        let kept = ones(lines::spots_at(self.line, self.kept)).map(Node::of_spot);
        let mut kept: Vec<Node> = kept.collect();
        kept.sort_unstable();
        kept.iter().try_for_each(|node| write!(f, "+{node}"))
    }
}
