//! Positions written and read.
//!
//! Rows from the top, `/` between them. A space is `.`, `w`, `b` or `*` for a red piece; a higher
//! stack has its height behind its colour, and then `+` if a red piece is in it, `+2` or `+3` if
//! more are. At the end is the player to move, and what is done: `w place`, `b jump`.

use std::ops::Range;

use stratege_core::{Player, PositionError, Text};

use super::{BOARD, Board, PIECES, Phase, REDS, SPACES, Space, Stack, board};

/// What may stand in the rows.
const SYMBOLS: &str = ". w b * 0-9 + /";

/// What may stand after the rows.
const ENDINGS: &str = "w place, b place, w jump, b jump";

impl Board {
    /// What stands on a space.
    pub(super) fn symbol(&self, space: Space) -> String {
        let stack = self.stack(space);
        let Some(owner) = self.owner(space) else {
            return if stack.height() == 0 { "." } else { "*" }.to_owned();
        };
        let mut text = ["w", "b"][owner.index()].to_owned();
        if stack.height() > 1 {
            text += &stack.height().to_string();
        }
        match stack.reds() {
            0 => text,
            1 => text + "+",
            reds => format!("{text}+{reds}"),
        }
    }

    pub(super) fn write(&self) -> String {
        let row = |row| board::spaces_of(row).map(|space| self.symbol(space)).collect::<String>();
        let rows: Vec<String> = (0..board::ROWS).rev().map(row).collect();
        let mover = ["w", "b"][self.mover.index()];
        let phase = if self.phase == Phase::Placing { "place" } else { "jump" };
        format!("{} {mover} {phase}", rows.join("/"))
    }

    /// The position that `text` describes, if it is one of some play.
    pub(super) fn read(text: &str) -> Result<Board, PositionError> {
        let (board, ending) = Board::read_composed(text)?;
        if board.phase == Phase::Jumping {
            board.check_played(ending)?;
        }
        Ok(board)
    }

    /// The position that `text` describes, if the rules can go on from it; and the part of the
    /// text after the rows.
    pub(super) fn read_composed(text: &str) -> Result<(Board, Range<usize>), PositionError> {
        let rows_end = text.find(' ').unwrap_or(text.len());
        let rest = (rows_end + 1).min(text.len())..text.len();
        let (mover, phase) = match &text[rest.clone()] {
            "w place" => (Player::FIRST, Phase::Placing),
            "b place" => (Player::SECOND, Phase::Placing),
            "w jump" => (Player::FIRST, Phase::Jumping),
            "b jump" => (Player::SECOND, Phase::Jumping),
            _ => return Err(PositionError::Unexpected { at: rest, allowed: ENDINGS }),
        };
        let mut board = Board { phase, mover, ..Board::EMPTY };
        board.read_rows(&text[..rows_end])?;
        match phase {
            Phase::Placing => board.check_placing(rest.clone())?,
            Phase::Jumping => board.check_jumping()?,
        }
        Ok((board, rest))
    }

    fn read_rows(&mut self, text: &str) -> Result<(), PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        let expected = usize::from(board::ROWS);
        if rows.len() != expected {
            let (at, what) = (0..text.len(), Text::new("rows", "lignes"));
            return Err(PositionError::Count { at, what, found: rows.len(), expected });
        }
        let mut start = 0;
        for (row, line) in (0..board::ROWS).rev().zip(rows) {
            let stacks = read_row(line, start)?;
            let (found, expected) = (stacks.len(), board::spaces_of(row).count());
            if found != expected {
                let what = Text::new("spaces in this row", "cases dans cette ligne");
                let at = start..start + line.len();
                return Err(PositionError::Count { at, what, found, expected });
            }
            for (space, (owner, stack)) in board::spaces_of(row).zip(stacks) {
                self.put(space, owner, stack);
            }
            start += line.len() + 1;
        }
        Ok(())
    }

    fn counts(&self) -> (u32, [u32; 2], u32) {
        let reds = board::spaces().map(|space| u32::from(self.stack(space).reds())).sum();
        let pieces = board::spaces().map(|space| u32::from(self.stack(space).height())).sum();
        (reds, self.owned.map(u64::count_ones), pieces)
    }

    /// The number of pieces tells which ones they are, and who is to move.
    fn check_placing(&self, ending: Range<usize>) -> Result<(), PositionError> {
        let (reds, [white, black], pieces) = self.counts();
        let placed = self.occupied().count_ones();
        if pieces != placed || placed == SPACES {
            let why = Text::new(
                "while pieces are placed, none are on each other and a space is empty",
                "tant qu'on pose des pièces, elles ne s'empilent pas et une case est vide",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        let coloured = placed.saturating_sub(REDS);
        if (reds, white, black) != (placed.min(REDS), coloured / 2, coloured.div_ceil(2)) {
            let why = Text::new(
                "the three red pieces are placed first, then a black one and a white one in turn",
                "on pose d'abord les trois pièces rouges, puis tour à tour une noire et une blanche",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.mover != Player::BOTH[placed as usize % 2] {
            let why = Text::new(
                "White places the first piece, then the players take turns",
                "Blanc pose la première pièce, puis chacun joue à son tour",
            );
            return Err(PositionError::Impossible { at: Some(ending), why });
        }
        Ok(())
    }

    /// No play loses a red piece, and White makes its first jump.
    fn check_played(&self, ending: Range<usize>) -> Result<(), PositionError> {
        let (reds, ..) = self.counts();
        if reds != REDS {
            let why = Text::new(
                "the three red pieces are always on the board",
                "les trois pièces rouges sont toujours sur le plateau",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.occupied() == BOARD.cells && !self.mover.is_first() {
            let why = Text::new("White makes the first jump", "Blanc fait le premier saut");
            return Err(PositionError::Impossible { at: Some(ending), why });
        }
        Ok(())
    }

    /// Pieces that there are, and stacks that the last jump did not remove.
    fn check_jumping(&self) -> Result<(), PositionError> {
        let (reds, stacks, pieces) = self.counts();
        let impossible = |why| Err(PositionError::Impossible { at: None, why });
        let occupied = self.occupied();
        if reds > REDS || pieces > SPACES || stacks.into_iter().any(|stacks| stacks > PIECES) {
            return impossible(Text::new(
                "there are 23 white, 23 black and 3 red pieces",
                "il y a 23 pièces blanches, 23 noires et 3 rouges",
            ));
        }
        if BOARD.flood(self.red, occupied) != occupied {
            return impossible(Text::new(
                "stacks that are not connected to a red piece have been removed",
                "les piles qui ne sont pas reliées à une pièce rouge ont été enlevées",
            ));
        }
        Ok(())
    }
}

/// Reads one row, which begins at byte `start` of the text.
fn read_row(line: &str, start: usize) -> Result<Vec<(Option<Player>, Stack)>, PositionError> {
    let mut stacks = Vec::new();
    let mut rest = line;
    while let Some(symbol) = rest.chars().next() {
        let from = start + line.len() - rest.len();
        rest = &rest[symbol.len_utf8()..];
        let owner = match symbol {
            '.' | '*' => None,
            'w' => Some(Player::FIRST),
            'b' => Some(Player::SECOND),
            _ => {
                let at = from..from + symbol.len_utf8();
                return Err(PositionError::Unexpected { at, allowed: SYMBOLS });
            }
        };
        if owner.is_none() {
            stacks.push((None, if symbol == '.' { Stack::default() } else { Stack::RED }));
            continue;
        }
        let height = take_number(&mut rest, line, start, SPACES)?.unwrap_or(1);
        let reds = match rest.strip_prefix('+') {
            None => 0,
            Some(after) => {
                rest = after;
                let most = REDS.min(u32::from(height) - 1);
                let at = from..start + line.len() - rest.len();
                let reds = take_number(&mut rest, line, start, REDS)?.unwrap_or(1);
                if u32::from(reds) > most {
                    let why = Text::new(
                        "a stack has more pieces than red ones, for its top is not red",
                        "une pile a plus de pièces que de rouges, car son sommet n'est pas rouge",
                    );
                    return Err(PositionError::Impossible { at: Some(at), why });
                }
                reds
            }
        };
        stacks.push((owner, Stack::new(height, reds)));
    }
    Ok(stacks)
}

/// Takes a number from 1 to `most` off the front of `rest`, the end of `line`, if there is one.
fn take_number(
    rest: &mut &str,
    line: &str,
    start: usize,
    most: u32,
) -> Result<Option<u8>, PositionError> {
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 {
        return Ok(None);
    }
    let from = start + line.len() - rest.len();
    let (number, after) = rest.split_at(digits);
    *rest = after;
    match number.parse::<u8>() {
        Ok(number) if 0 < number && u32::from(number) <= most => Ok(Some(number)),
        _ => {
            let at = from..from + digits;
            Err(PositionError::OutOfRange { at, low: 1, high: i64::from(most) })
        }
    }
}
