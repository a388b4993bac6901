//! Kamon.
//!
//! The board is a hexagon of 37 cells, four to a side. On its cells lie 36 tokens, each of six
//! colours with each of six symbols, and one neutral token, in any order. In turn, Black first, a
//! player puts a stone on the token of a free cell. The first stone goes to the edge, but not to a
//! corner; every further one to a token that has the colour or the symbol of the token which the
//! opponent has just covered. The neutral token is never covered.
//!
//! Whoever has put a stone wins at once
//!
//! - with a *connection*: a chain of own stones from one side of the hexagon to the opposite one,
//!   where a corner belongs to both of its sides;
//! - with a *loop*: a ring of own stones around at least one cell that is not their own, be it
//!   free, the opponent's, or (unless `loop=strict`) neutral;
//! - with a *block*: the opponent has no token to cover, though some are left.
//!
//! When all 36 tokens are covered without connection or loop, the play is drawn. Source: the rules
//! of B. Cathala, Kamon, Jactalea 2007 and Cosmoludo 2020, as described by the publisher and on
//! Board Game Arena. They do not say whether a loop around the neutral token alone counts; here it
//! does, because that cell is not its owner's.

mod board;
mod layout;
mod listed;
mod reading;
#[cfg(test)]
mod tests;

use stratege_core::{Duel, Game, Player, Turn, nth_one, ones};

pub use board::Place;
use board::{BOARD, Closing};
pub use layout::{Layout, Token};

/// The rules for one layout of the tokens.
#[derive(Clone, Debug)]
pub struct Kamon {
    layout: Layout,
    /// The cell of the neutral token.
    neutral: Place,
    /// Cells that make no loop by lying alone in a ring.
    ignored: u64,
    /// For every cell, those whose tokens match its own; where no cell is, those of the first move.
    matching: [u64; 64],
}

/// Whether a ring around nothing but the neutral token is a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loops {
    /// It is.
    Wide,
    /// It is not.
    Strict,
}

/// The stones of both players, and where the last one was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    stones: [u64; 2],
    /// [`NOWHERE`] at the start.
    last: Place,
}

/// Where the last stone is when there is none: a bit that is no cell.
const NOWHERE: Place = Place(0);

/// Stones on the board when a play can first end by them: six of Black's are the least ring.
const SOONEST: u32 = 11;

/// How a play has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A chain joins two opposite sides.
    Connection,
    /// A ring encloses something.
    Loop,
    /// The player to move cannot.
    Block,
    /// All tokens are covered, and nobody has won.
    Full,
}

impl Board {
    #[inline]
    fn occupied(self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    #[inline]
    fn mover(self) -> Player {
        Player::BOTH[self.occupied().count_ones() as usize % 2]
    }
}

impl Kamon {
    /// The rules for the tokens where `layout` puts them.
    pub fn new(layout: Layout, loops: Loops) -> Kamon {
        let neutral = layout.neutral();
        let ignored = match loops {
            Loops::Wide => 0,
            Loops::Strict => 1 << neutral.0,
        };
        let mut matching = [0; 64];
        for place in board::places() {
            matching[usize::from(place.0)] = layout.matching(place);
        }
        matching[usize::from(NOWHERE.0)] = board::FIRST & !(1 << neutral.0);
        Kamon { layout, neutral, ignored, matching }
    }

    /// How the play has ended; `None` while it goes on.
    pub fn ending(&self, board: &Board) -> Option<Ending> {
        match self.closing(*board) {
            Closing::Connection => return Some(Ending::Connection),
            Closing::Loop => return Some(Ending::Loop),
            Closing::Nothing => {}
        }
        if self.targets(*board) != 0 {
            return None;
        }
        Some(if self.free(*board) == 0 { Ending::Full } else { Ending::Block })
    }

    #[inline]
    fn closing(&self, board: Board) -> Closing {
        if board.occupied().count_ones() < SOONEST {
            return Closing::Nothing;
        }
        let stones = board.stones[board.mover().other().index()];
        board::closing(stones, board.last, self.ignored)
    }

    /// The cells that may still be covered some time.
    #[inline]
    fn free(&self, board: Board) -> u64 {
        BOARD.cells & !(1 << self.neutral.0) & !board.occupied()
    }

    /// The cells whose tokens may be covered now, unless the play is over.
    #[inline]
    fn targets(&self, board: Board) -> u64 {
        self.matching[usize::from(board.last.0 % 64)] & !board.occupied()
    }

    fn symbol(&self, board: Board, place: Place) -> char {
        match board.stones.map(|stones| stones >> place.0 & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ if place == self.neutral => '#',
            _ => '.',
        }
    }
}

impl Game for Kamon {
    type State = Board;
    type Move = Place;

    fn start(&self) -> Board {
        Board { stones: [0, 0], last: NOWHERE }
    }

    fn turn(&self, board: &Board) -> Turn {
        if self.targets(*board) == 0 || self.closing(*board) != Closing::Nothing {
            return Turn::Over;
        }
        Turn::Player(board.mover())
    }

    /// Row by row from the top, each from the left.
    fn moves(&self, board: &Board, moves: &mut Vec<Place>) {
        if self.closing(*board) == Closing::Nothing {
            moves.extend(ones(self.targets(*board)).map(Place));
        }
    }

    #[inline]
    fn play(&self, board: &mut Board, place: Place) {
        debug_assert!(self.targets(*board) >> place.0 & 1 == 1, "the token matches");
        board.stones[board.mover().index()] |= 1 << place.0;
        board.last = place;
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover())
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Place>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Place> {
        let targets = self.targets(*board);
        if targets == 0 || self.closing(*board) != Closing::Nothing {
            return None;
        }
        Some(Place(nth_one(targets, draw(targets.count_ones()))))
    }

    /// Whoever moved last has won, unless the board is full.
    fn payoff(&self, board: &Board, player: Player) -> i32 {
        if self.ending(board) == Some(Ending::Full) {
            return 0;
        }
        if player == board.mover().other() { 1 } else { -1 }
    }

    /// The stones, and the tokens that are not covered yet.
    fn show(&self, board: &Board) -> String {
        let cell = |place: Place| match self.symbol(*board, place) {
            '.' => self.layout.name(place),
            '#' => "##".to_owned(),
            stone => format!("{stone} "),
        };
        let row = |row: u8| {
            let cells: Vec<String> = board::places().filter(|p| p.row() == row).map(cell).collect();
            let indent = 2 * usize::from(row.abs_diff(3));
            format!("{} {:indent$}{}", char::from(b'A' + row), "", cells.join("  "))
        };
        let mut lines: Vec<String> = (0..board::ROWS).map(row).collect();
        if board.last != NOWHERE {
            let token = self.layout.name(board.last);
            lines.push(format!("{} {} {token}", self.symbol(*board, board.last), board.last));
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }
}

impl Duel for Kamon {}
