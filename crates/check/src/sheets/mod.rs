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

/// The games with their sheets.
const ALL: &[(&str, Make)] = &[
    (dominoes::GAME, dominoes::sheet),
    (domineering::GAME, domineering::sheet),
    (dice::GAME, dice::sheet),
    (chomp::GAME, chomp::sheet),
    (grundy::GAME, grundy::sheet),
    (tic_tac_toe::GAME, tic_tac_toe::sheet),
];

type Make = fn() -> Sheet;

/// The games for which there is a sheet, as the catalogue names them.
pub fn games() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(game, _)| *game)
}

/// The sheet of a game.
pub fn sheet(game: &str) -> Option<Sheet> {
    ALL.iter().find(|(name, _)| *name == game).map(|(_, make)| make())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::Task;

    #[test]
    fn no_name_stands_for_two_functions() {
        for sheet in games().filter_map(sheet) {
            for name in sheet.tasks.iter().flat_map(Task::names) {
                let called = sheet.tasks.iter().filter(|task| task.is_called(name));
                assert_eq!(called.count(), 1, "{name} of {}", sheet.game);
            }
        }
    }
}
