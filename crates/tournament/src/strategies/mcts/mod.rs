//! Tree search by sampling: `mcts` for games that are seen whole, with chance or without, for
//! puzzles and for races.
//!
//! For games with hidden hands the same word means the tree search in [`super::hidden`].

mod settings;
mod team;
mod views;
mod whole;

pub use views::{of_perfect, of_race, try_moves};
pub use whole::{of_duel, of_puzzle};

pub(super) use settings::Settings;
pub(super) use team::think;

use stratege_core::Text;

use crate::strategy::StrategyCard;

/// How it is typed.
pub(super) const WORD: &str = "mcts[:N|TIME][,c=C][,parallel=K]";
/// The names it goes by.
pub(super) const NAMES: [&str; 4] = ["mcts", "uct", "monte-carlo", "échantillonnage"];

fn card(about: Text) -> StrategyCard {
    StrategyCard {
        word: WORD,
        names: NAMES.to_vec(),
        about,
        stochastic: true,
        memoryless: false,
        exact: false,
        cost: Text::new("N playouts per move", "N simulations par coup"),
    }
}
