//! Connect Four (*Puissance 4*).
//!
//! The board stands upright and has `columns` x `rows` squares. In turn, a player drops a disc
//! into a column that is not full; it falls to the lowest free square. Whoever first has `run`
//! discs in a row, column or diagonal wins; a full board without such a line is a draw. Source:
//! the rules of the game by H. Wexler and N. Strongin, Milton Bradley, 1974.

mod grid;
mod insight;
mod layers;
mod listed;
mod openings;
mod reading;

use std::fmt;

use stratege_core::{Duel, Game, Player, Score, Turn, Value, nth_one, write_grid};

use crate::filling::score;

/// The names of the columns.
const NAMES: &str = "123456789abcdefghijklmnopqrstuvw";

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct ConnectFour {
    columns: u32,
    rows: u32,
    run: u32,
    /// The lowest square of every column.
    bottom: u64,
    all: u64,
    /// What shifts down leave in the columns.
    below: Vec<u64>,
    /// Distances between neighbours in the directions in which a line fits.
    steps: Vec<u32>,
    /// The squares of every line.
    lines: Vec<u64>,
}

/// The discs of each player as bits, column by column from the left, from the bottom up; above
/// each column is one bit that is never set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    discs: [u64; 2],
}

/// A column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column(pub u8);

impl Board {
    fn occupied(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    fn mover(self) -> Player {
        Player::BOTH[self.occupied().count_ones() as usize % 2]
    }
}

impl ConnectFour {
    /// A board on which `run` discs in a line win.
    ///
    /// # Panics
    ///
    /// If a length is 0, or if the squares with one more row do not fit in 64 bits.
    pub fn new(columns: u8, rows: u8, run: u8) -> ConnectFour {
        let [columns, rows, run] = [columns, rows, run].map(u32::from);
        assert!(0 < columns && 0 < rows && 0 < run, "{columns} x {rows} x {run}");
        assert!(columns * (rows + 1) <= u64::BITS, "{columns} x {rows}");
        let height = rows + 1;
        let bottom = (0..columns).fold(0, |bits, column| bits | 1 << (column * height));
        let all = bottom * ((1 << rows) - 1);
        // Up, right, up and right, down and right, with the squares that a line takes up there.
        let directions = [(1, 1, run), (height, run, 1), (height + 1, run, run), (rows, run, run)];
        let fitting =
            directions.into_iter().filter(|&(_, wide, high)| wide <= columns && high <= rows);
        let steps: Vec<u32> = fitting.map(|(step, ..)| step).collect();
        let below = layers::below(bottom, rows);
        let lines = Vec::new();
        let mut game = ConnectFour { columns, rows, run, bottom, all, below, steps, lines };
        game.lines = game.find_lines();
        game
    }

    fn find_lines(&self) -> Vec<u64> {
        let starts = self.steps.iter().flat_map(|&step| {
            let starts = stratege_core::ones(self.runs(self.all, step));
            starts.map(move |start| (step, start))
        });
        let squares = |(step, start)| {
            (0..self.run).fold(0, |line, index| line | 1_u64 << (u32::from(start) + index * step))
        };
        let mut lines: Vec<u64> = starts.map(squares).collect();
        // Lines of one disc are found once in every direction.
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// The first discs of the lines of `run` discs at distance `step`.
    fn runs(&self, discs: u64, step: u32) -> u64 {
        let mut starts = discs;
        let mut length = 1;
        while 2 * length <= self.run {
            starts &= starts >> (length * step);
            length *= 2;
        }
        if length < self.run {
            starts &= starts >> ((self.run - length) * step);
        }
        starts
    }

    #[inline]
    fn has_line(&self, discs: u64) -> bool {
        match (self.run, self.rows) {
            // Known distances are shifted by much faster, and this is the board that is sold.
            (4, 6) => has_four(discs, 6),
            // Twice the longest step must stay within a word.
            (4, rows) if 2 * (rows + 2) < u64::BITS => has_four(discs, rows),
            _ => self.steps.iter().any(|&step| self.runs(discs, step) != 0),
        }
    }

    /// Only the disc played last can have made a line.
    #[inline]
    fn line_of(&self, board: Board) -> Option<Player> {
        let last = board.mover().other();
        self.has_line(board.discs[last.index()]).then_some(last)
    }

    fn squares_of(&self, column: u32) -> u64 {
        ((1 << self.rows) - 1) << (column * (self.rows + 1))
    }

    /// The lowest free square of every column that is not full.
    fn landings(&self, board: Board) -> u64 {
        (board.occupied() + self.bottom) & self.all
    }

    /// The owner of a square, counted row by row from the top left.
    fn owner(&self, board: Board, square: usize) -> Option<Player> {
        let bit = self.bit(square);
        Player::BOTH.into_iter().find(|player| board.discs[player.index()] & bit != 0)
    }

    /// The bit of a square, counted row by row from the top left.
    fn bit(&self, square: usize) -> u64 {
        let (row, column) = (square as u32 / self.columns, square as u32 % self.columns);
        1 << (column * (self.rows + 1) + self.rows - 1 - row)
    }

    fn grid(&self, board: Board) -> String {
        write_grid(self.rows as usize, self.columns as usize, |square| {
            self.owner(board, square).map_or('.', |player| ['X', 'O'][player.index()])
        })
    }
}

/// Whether four of the discs make a line on a board of so many rows.
#[inline]
fn has_four(discs: u64, rows: u32) -> bool {
    // The bit above each column keeps lines from going round the edge.
    let four_at = |step: u32| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step)
    };
    four_at(1) | four_at(rows) | four_at(rows + 1) | four_at(rows + 2) != 0
}

impl Game for ConnectFour {
    type State = Board;
    type Move = Column;

    fn start(&self) -> Board {
        Board { discs: [0, 0] }
    }

    fn turn(&self, board: &Board) -> Turn {
        if board.occupied() == self.all || self.line_of(*board).is_some() {
            Turn::Over
        } else {
            Turn::Player(board.mover())
        }
    }

    /// From left to right.
    fn moves(&self, board: &Board, moves: &mut Vec<Column>) {
        if self.line_of(*board).is_some() {
            return;
        }
        let landings = self.landings(*board);
        let open = (0..self.columns).filter(|&column| landings & self.squares_of(column) != 0);
        moves.extend(open.map(|column| Column(column as u8)));
    }

    #[inline]
    fn play(&self, board: &mut Board, Column(column): Column) {
        let landing = self.landings(*board) & self.squares_of(u32::from(column));
        debug_assert!(landing != 0, "the column is not full");
        board.discs[board.mover().index()] |= landing;
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover())
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Column>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Column> {
        let landings = self.landings(*board);
        if landings == 0 || self.line_of(*board).is_some() {
            return None;
        }
        // While no column is full, which is most of a play, nothing need be counted.
        let top_row = self.bottom << (self.rows - 1);
        if board.occupied() & top_row == 0 {
            return Some(Column(draw(self.columns) as u8));
        }
        let landing = nth_one(landings, draw(landings.count_ones()));
        Some(Column(landing / (self.rows + 1) as u8))
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        match self.line_of(*board) {
            None => 0,
            Some(winner) => {
                if winner == player {
                    1
                } else {
                    -1
                }
            }
        }
    }

    fn show(&self, board: &Board) -> String {
        let rows = self.grid(*board);
        let spaced = rows.split('/').map(|row| row.split("").collect::<Vec<_>>().join(" "));
        spaced.map(|row| row.trim().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// The board may be mirrored left to right.
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        if index == 0 {
            return *board;
        }
        let height = self.rows + 1;
        let mirror = |discs: u64| {
            (0..self.columns).fold(0, |image, column| {
                let filling = (discs & self.squares_of(column)) >> (column * height);
                image | filling << ((self.columns - 1 - column) * height)
            })
        };
        Board { discs: board.discs.map(mirror) }
    }
}

impl Duel for ConnectFour {
    /// As Connect Four programs count: one more than the discs that the winner has left at the
    /// end, negative for whoever loses.
    fn score(&self, board: &Board, value: Value) -> Option<Score> {
        let discs = board.occupied().count_ones();
        let squares = self.columns * self.rows;
        Some(score(squares - discs, board.mover(), value))
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = usize::from(self.0);
        f.write_str(&NAMES[column..=column])
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::{Listed, PositionError};

    use super::*;

    fn game() -> ConnectFour {
        ConnectFour::new(7, 6, 4)
    }

    #[test]
    fn any_free_square_of_a_column_means_it_and_the_line_is_shown() {
        let game = game();
        let board = game.read("44").expect("a position");
        let picture = game.picture(&board);
        let above: Vec<Vec<usize>> = [3, 10, 17].map(|square| vec![square]).to_vec();
        assert_eq!(game.also_touched(&board, Column(3), &picture), above);
        let won = game.read("4343434").expect("a position");
        assert_eq!(game.decisive(&won, &game.picture(&won)), [17, 24, 31, 38]);
    }

    #[test]
    fn four_in_a_line_win() {
        check("4343434", "...X.../..OX.../..OX.../..OX...", Some(1));
        check("1122334", "OOO..../XXXX...", Some(1));
        check("12233434464", "...X.../..XX.../.XXO.../XOOO.O.", Some(1));
        check("4441", "...X.../...O.../O..X...", None);
    }

    /// Replays `columns`, then compares the rows that are not empty and who won.
    #[track_caller]
    fn check(columns: &str, rows: &str, payoff: Option<i32>) {
        let game = game();
        let board = game.read(columns).expect("a play");
        let grid = game.grid(board);
        assert_eq!(grid.trim_start_matches("......./"), rows);
        let over = game.turn(&board) == Turn::Over;
        assert_eq!(over.then(|| game.payoff(&board, Player::FIRST)), payoff);
        assert_eq!(game.read(&grid), Ok(board), "by rows");
        assert_eq!(game.read(&game.write(&board)), Ok(board), "by columns");
    }

    #[test]
    fn there_are_69_lines() {
        assert_eq!(game().lines.len(), 69);
        assert_eq!(ConnectFour::new(3, 3, 3).lines.len(), 8);
        assert_eq!(ConnectFour::new(4, 3, 1).lines.len(), 12);
        assert_eq!(ConnectFour::new(4, 4, 5).lines.len(), 0);
    }

    #[test]
    fn the_offending_column_is_marked() {
        let at = |text: &str| match game().read(text) {
            Err(
                PositionError::Impossible { at: Some(at), .. }
                | PositionError::Unexpected { at, .. },
            ) => at,
            other => panic!("{other:?}"),
        };
        assert_eq!(at("4444444"), 6..7, "a full column");
        assert_eq!(at("43434345"), 7..8, "after the end");
        assert_eq!(at("418"), 2..3, "no such column");
        assert_eq!(at("4é"), 1..3, "no such column");
        assert_eq!(at("......./......./......./X....../......./......."), 24..25, "floating");
    }

    #[test]
    fn boards_that_no_play_reaches_are_refused() {
        let small = ConnectFour::new(4, 4, 4);
        for text in [
            "..../..../..../XX..",
            "..../..../..../O...",
            "..../..../XX../OO..",
            "X.../X.../XOOO/XXOO",
            "..../..../OOOO/XXXX",
            "..../O.../OOOX/XXXX",
            "..../..../....",
        ] {
            let read = small.read(text);
            assert!(read.is_err(), "{text}: {read:?}");
        }
        assert_eq!(small.read(""), small.read("start"));
    }
}
