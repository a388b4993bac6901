//! How positions are written and read.

use std::ops::Range;

use stratege_core::{Game, Player, PositionError, Text, read_grid, write_grid};

use super::{Diaballik, Position, SIDE, STRIDE, goal};

/// The word for the position in which a play begins.
const START: &str = "start";

/// What stands on a square: nothing, a runner of player 1, one with the ball, then of player 2.
const SYMBOLS: &str = ".xXoO";

impl Diaballik {
    /// What stands on a square, as one character.
    pub(super) fn symbol(position: &Position, square: u8) -> char {
        let owner = position.runners.iter().position(|runners| runners >> square & 1 != 0);
        owner.map_or('.', |owner| {
            let runner = ['x', 'o'][owner];
            if position.balls[owner] == square { runner.to_ascii_uppercase() } else { runner }
        })
    }

    pub(super) fn describe(position: &Position) -> String {
        let side = usize::from(SIDE);
        let symbol = |index| Diaballik::symbol(position, square_at(index));
        let board = write_grid(side, side, symbol);
        format!("{board} {} {} {}", position.mover, position.steps, position.throws)
    }

    pub(super) fn parse(&self, text: &str) -> Result<Position, PositionError> {
        if text == START {
            return Ok(self.start());
        }
        let words: Vec<&str> = text.split(' ').collect();
        let &[board, mover, steps, throws] = &words[..] else {
            let what = Text::new(
                "parts (board, player, steps, throws)",
                "parties (plateau, joueur, pas, lancers)",
            );
            let at = 0..text.len();
            return Err(PositionError::Count { at, what, found: words.len(), expected: 4 });
        };
        let (runners, balls) = read_board(board)?;
        let start = board.len() + 1;
        let mover_at = start..start + mover.len();
        let steps_at = mover_at.end + 1..mover_at.end + 1 + steps.len();
        let throws_at = steps_at.end + 1..text.len();
        let mover = read_word(mover, mover_at, "1 2")?;
        let mover = if mover == 1 { Player::FIRST } else { Player::SECOND };
        let position = Position {
            runners,
            balls,
            mover,
            steps: read_word(steps, steps_at.clone(), "0 1 2")?,
            throws: read_word(throws, throws_at.clone(), "0 1")?,
        };
        check_turn(&position, steps_at.start..throws_at.end)?;
        Ok(position)
    }
}

/// One of the digits that are allowed.
fn read_word(word: &str, at: Range<usize>, allowed: &'static str) -> Result<u8, PositionError> {
    let known = allowed.split(' ').find(|&known| known == word);
    let digit = known.and_then(|known| known.parse().ok());
    digit.ok_or(PositionError::Unexpected { at, allowed })
}

/// Something must be left of the turn, and a ball that has arrived was thrown just now.
fn check_turn(position: &Position, at: Range<usize>) -> Result<(), PositionError> {
    let impossible = |why| Err(PositionError::Impossible { at: Some(at.clone()), why });
    if position.steps | position.throws == 0 {
        return impossible(Text::new(
            "a turn without steps and throws is over",
            "un tour sans pas ni lancer est fini",
        ));
    }
    for player in Player::BOTH {
        let arrived = goal(player) >> position.balls[player.index()] & 1 != 0;
        let was_thrown =
            if player == position.mover { position.throws == 0 } else { position.is_fresh() };
        if arrived && !was_thrown {
            return impossible(Text::new(
                "a ball that has arrived was thrown last",
                "un ballon arrivé vient d'être lancé",
            ));
        }
    }
    Ok(())
}

/// The square with this number, counted row by row from the top left.
fn square_at(index: usize) -> u8 {
    let index = index as u8;
    (SIDE - 1 - index / SIDE) * STRIDE + index % SIDE
}

/// The runners of both players and the squares of their balls.
fn read_board(text: &str) -> Result<([u64; 2], [u8; 2]), PositionError> {
    let side = usize::from(SIDE);
    let mut runners = [0_u64; 2];
    let mut carriers = [0_u64; 2];
    for (index, symbol) in read_grid(text, side, side, SYMBOLS)?.into_iter().enumerate() {
        if symbol == 0 {
            continue;
        }
        let owner = (symbol - 1) / 2;
        let square = 1 << square_at(index);
        runners[owner] |= square;
        if symbol % 2 == 0 {
            carriers[owner] |= square;
        }
    }
    for player in [0, 1] {
        let count = |set: u64| set.count_ones() as usize;
        let at = 0..text.len();
        if count(runners[player]) != side {
            let what = [Text::new("runners x", "coureurs x"), Text::new("runners o", "coureurs o")];
            let (what, found) = (what[player], count(runners[player]));
            return Err(PositionError::Count { at, what, found, expected: side });
        }
        if count(carriers[player]) != 1 {
            let what = [Text::new("balls X", "ballons X"), Text::new("balls O", "ballons O")];
            let (what, found) = (what[player], count(carriers[player]));
            return Err(PositionError::Count { at, what, found, expected: 1 });
        }
    }
    Ok((runners, carriers.map(|carrier| carrier.trailing_zeros() as u8)))
}
