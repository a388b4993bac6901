//! Positions read from text.

use std::{collections::BTreeSet, ops::Range};

use stratege_core::{PositionError, Text, ones};

use super::{Board, Closing, Kamon, NOWHERE, Place, board};

/// Positions that the search for an order of play may give up on before it gives up itself.
const PATIENCE: usize = 20_000;

/// What may stand in the rows.
const SYMBOLS: &str = ".XO#";

/// What may stand after the rows.
const LAST: &str = "A1-G4 -";

impl Kamon {
    /// Reads what `write` writes, if the stones can have been put there.
    pub(super) fn read_position(&self, text: &str) -> Result<Board, PositionError> {
        let board = self.read_stones(text)?;
        self.check_order(board)?;
        Ok(board)
    }

    /// The same, whether or not the tokens allow it.
    pub(super) fn read_stones(&self, text: &str) -> Result<Board, PositionError> {
        let end = text.len();
        let Some((rows, name)) = text.rsplit_once(' ') else {
            return Err(PositionError::Unexpected { at: end..end, allowed: LAST });
        };
        let stones = self.read_rows(rows)?;
        let at = rows.len() + 1..end;
        let last = match name {
            "-" => NOWHERE,
            _ => name
                .parse()
                .map_err(|()| PositionError::Unexpected { at: at.clone(), allowed: LAST })?,
        };
        let board = Board { stones, last };
        self.check(board, at)?;
        Ok(board)
    }

    fn read_rows(&self, text: &str) -> Result<[u64; 2], PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        let expected = usize::from(board::ROWS);
        if rows.len() != expected {
            let (at, what) = (0..text.len(), Text::new("rows", "lignes"));
            return Err(PositionError::Count { at, what, found: rows.len(), expected });
        }
        let mut stones = [0; 2];
        let mut places = board::places();
        let mut start = 0;
        for (row, line) in (0..).zip(rows) {
            check_row(row, line, start)?;
            for ((offset, symbol), place) in line.char_indices().zip(places.by_ref()) {
                let at = start + offset..start + offset + 1;
                self.check_neutral(place, symbol, at)?;
                match symbol {
                    'X' => stones[0] |= 1 << place.0,
                    'O' => stones[1] |= 1 << place.0,
                    _ => {}
                }
            }
            start += line.len() + 1;
        }
        Ok(stones)
    }

    fn check_neutral(
        &self,
        place: Place,
        symbol: char,
        at: Range<usize>,
    ) -> Result<(), PositionError> {
        if (place == self.neutral) == (symbol == '#') {
            return Ok(());
        }
        let why = Text::new(
            "the neutral cell, and no other one, is `#`",
            "la case neutre, et aucune autre, est `#`",
        );
        Err(PositionError::Impossible { at: Some(at), why })
    }

    fn check(&self, board: Board, at: Range<usize>) -> Result<(), PositionError> {
        let impossible = |at, why| Err(PositionError::Impossible { at, why });
        let [black, white] = board.stones.map(u64::count_ones);
        if black != white && black != white + 1 {
            return impossible(
                None,
                Text::new(
                    "X moves first, so there are as many X as O, or one X more",
                    "X commence : il y a autant de X que de O, ou un X de plus",
                ),
            );
        }
        let owner = board.mover().other().index();
        let is_there = match board.last {
            NOWHERE => black == 0,
            last => board.stones[owner] >> last.0 & 1 == 1,
        };
        if !is_there {
            return impossible(
                Some(at),
                Text::new(
                    "the last cell holds a stone of the player who is not to move, `-` if there are \
                     no stones",
                    "la dernière case porte une pierre du joueur qui n'a pas le trait, `-` s'il n'y \
                     a pas de pierre",
                ),
            );
        }
        let mut before = board.stones;
        before[owner] &= !(1 << board.last.0);
        let had_won = |stones| board::is_connected(stones) || board::encloses(stones, self.ignored);
        if before.into_iter().any(had_won) {
            return impossible(
                None,
                Text::new(
                    "somebody had already joined two sides or closed a loop, and the game went on",
                    "quelqu'un avait déjà relié deux côtés ou fermé un anneau, et la partie a \
                     continué",
                ),
            );
        }
        Ok(())
    }

    /// Whether some order of play leads to the stones.
    fn check_order(&self, board: Board) -> Result<(), PositionError> {
        let mut hopeless = BTreeSet::new();
        if self.take_back(board, &mut hopeless) || hopeless.len() >= PATIENCE {
            return Ok(());
        }
        let why = Text::new(
            "the stones cannot have been put in turn on matching tokens",
            "les pierres n'ont pas pu être posées tour à tour sur des jetons assortis",
        );
        Err(PositionError::Impossible { at: None, why })
    }

    /// Whether the stones can be taken back one by one to the start, the last one first.
    ///
    /// Before a stone was put, nobody had won; after it, that is not asked. All boards of one
    /// search are parts of one board, so the occupied cells and the last one tell them apart.
    fn take_back(&self, board: Board, hopeless: &mut BTreeSet<(u64, Place)>) -> bool {
        if board.last == NOWHERE {
            return true;
        }
        let key = (board.occupied(), board.last);
        if hopeless.len() >= PATIENCE || hopeless.contains(&key) {
            return false;
        }
        let owner = board.mover().other().index();
        let mut before = Board { last: NOWHERE, ..board };
        before.stones[owner] &= !(1 << board.last.0);
        let options =
            if before.occupied() == 0 { vec![NOWHERE] } else { self.earlier(before, board.last) };
        let found = options.into_iter().any(|last| {
            let before = Board { last, ..before };
            self.targets(before) >> board.last.0 & 1 == 1
                && self.closing(before) == Closing::Nothing
                && self.take_back(before, hopeless)
        });
        if !found {
            hopeless.insert(key);
        }
        found
    }

    /// The stones on `board` after which one may have been put on `last`: first those that have
    /// the fewest stones to follow, which are hard to reach from anywhere else.
    fn earlier(&self, board: Board, last: Place) -> Vec<Place> {
        let owner = board.mover().other().index();
        let matching = |place: Place| self.matching[usize::from(place.0)];
        let candidates = ones(board.stones[owner] & matching(last)).map(Place);
        let mut candidates: Vec<Place> = candidates.collect();
        candidates.sort_by_key(|&place| (matching(place) & board.stones[1 - owner]).count_ones());
        candidates
    }
}

/// Checks that a row has its length and nothing but known symbols.
fn check_row(row: u8, line: &str, start: usize) -> Result<(), PositionError> {
    let wrong = line.char_indices().find(|&(_, symbol)| !SYMBOLS.contains(symbol));
    if let Some((offset, symbol)) = wrong {
        let at = start + offset..start + offset + symbol.len_utf8();
        return Err(PositionError::Unexpected { at, allowed: SYMBOLS });
    }
    let (found, expected) = (line.len(), usize::from(board::length(row)));
    if found != expected {
        let what = Text::new("cells in this row", "cases dans cette ligne");
        let at = start..start + line.len();
        return Err(PositionError::Count { at, what, found, expected });
    }
    Ok(())
}
