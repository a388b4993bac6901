//! Positions from the columns played, or from rows that can have been played.

use std::collections::BTreeSet;

use stratege_core::{Game, PositionError, Text, Turn, read_grid};

use super::{Board, Column, ConnectFour, NAMES};

/// Boards that the search for an order of play may give up on before it gives up itself.
const PATIENCE: usize = 50_000;

/// What is known of the order in which a board was played.
pub(super) enum Order {
    /// One such order.
    Found(Vec<Column>),
    /// There is none.
    None,
    /// The search took too long.
    Unknown,
}

impl ConnectFour {
    pub(super) fn replay(&self, text: &str) -> Result<Board, PositionError> {
        let mut board = self.start();
        let names = &NAMES[..self.columns as usize];
        for (start, name) in text.char_indices() {
            let at = start..start + name.len_utf8();
            let Some(column) = names.find(name) else {
                return Err(PositionError::Unexpected { at, allowed: names });
            };
            if self.turn(&board) == Turn::Over {
                let why = Text::new(
                    "the game was over before this disc",
                    "la partie était finie avant ce jeton",
                );
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            if self.landings(board) & self.squares_of(column as u32) == 0 {
                let why = Text::new("this column was full", "cette colonne était pleine");
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            self.play(&mut board, Column(column as u8));
        }
        Ok(board)
    }

    pub(super) fn read_rows(&self, text: &str) -> Result<Board, PositionError> {
        let columns = self.columns as usize;
        let mut board = self.start();
        let squares = read_grid(text, self.rows as usize, columns, ".XO")?;
        for (square, &symbol) in squares.iter().enumerate() {
            if symbol > 0 {
                board.discs[symbol - 1] |= self.bit(square);
            }
        }
        if let Some(square) = (0..squares.len().saturating_sub(columns))
            .find(|&square| squares[square] > 0 && squares[square + columns] == 0)
        {
            let why = Text::new("there is nothing below this disc", "rien ne soutient ce jeton");
            // Each row is followed by a slash.
            let start = square + square / columns;
            return Err(PositionError::Impossible { at: Some(start..start + 1), why });
        }
        let [first, second] = board.discs.map(u64::count_ones);
        if first != second && first != second + 1 {
            let why = Text::new(
                "X moves first, so there are as many X as O, or one X more",
                "X commence : il y a autant de X que de O, ou un X de plus",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.has_line(board.discs[board.mover().index()]) {
            let why = Text::new(
                "somebody had already made a line, and the game went on",
                "quelqu'un avait déjà fait un alignement, et la partie a continué",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if let Order::None = self.order_of_play(board) {
            let why = Text::new(
                "the discs cannot have been dropped in turn, with a line only at the end",
                "les jetons n'ont pas pu tomber tour à tour, avec un alignement seulement à la fin",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    /// Takes the discs back, one player after the other.
    ///
    /// Once the last disc is gone no line may be left; there is none on smaller boards then.
    pub(super) fn order_of_play(&self, board: Board) -> Order {
        let mut columns = Vec::with_capacity(board.occupied().count_ones() as usize);
        let mut hopeless = BTreeSet::new();
        if self.take_back(board, &mut columns, &mut hopeless) {
            columns.reverse();
            return Order::Found(columns);
        }
        if hopeless.len() < PATIENCE { Order::None } else { Order::Unknown }
    }

    /// Whether `board` can be emptied; if so `columns` gets the columns in reverse order.
    ///
    /// All boards of one search are parts of one board, so the occupied squares tell them apart.
    fn take_back(
        &self,
        board: Board,
        columns: &mut Vec<Column>,
        hopeless: &mut BTreeSet<u64>,
    ) -> bool {
        let occupied = board.occupied();
        if occupied == 0 {
            return true;
        }
        if hopeless.len() >= PATIENCE || hopeless.contains(&occupied) {
            return false;
        }
        let last = board.mover().other().index();
        // The discs with nothing above them are one below a landing, or on top of a full column.
        let tops = occupied & !(occupied >> 1);
        for column in 0..self.columns {
            let top = tops & self.squares_of(column) & board.discs[last];
            let mut before = board;
            before.discs[last] &= !top;
            if top == 0 || self.has_line(before.discs[last]) {
                continue;
            }
            columns.push(Column(column as u8));
            if self.take_back(before, columns, hopeless) {
                return true;
            }
            columns.pop();
        }
        hopeless.insert(occupied);
        false
    }
}
