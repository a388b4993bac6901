//! What papers ask for, one file per game.

mod chomp;
mod dice;
mod domineering;
mod dominoes;
mod graphs;
mod grundy;
mod strategies;
mod tic_tac_toe;

use crate::task::Sheet;

/// The games for which there is a sheet, as the catalogue names them.
pub const GAMES: &[&str] =
    &[dominoes::GAME, domineering::GAME, dice::GAME, chomp::GAME, grundy::GAME, tic_tac_toe::GAME];

/// The sheet of a game.
pub fn sheet(game: &str) -> Option<Sheet> {
    Some(match game {
        dominoes::GAME => dominoes::sheet(),
        domineering::GAME => domineering::sheet(),
        dice::GAME => dice::sheet(),
        chomp::GAME => chomp::sheet(),
        grundy::GAME => grundy::sheet(),
        tic_tac_toe::GAME => tic_tac_toe::sheet(),
        _ => return None,
    })
}
