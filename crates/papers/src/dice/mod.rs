//! *MOGPL Projet : Jeu de dés*: probabilities, the game in turn, the game at once.

mod at_once;
mod in_turn;
mod probabilities;

use crate::{Item, Paper};

/// The paper.
pub(crate) const PAPER: Paper =
    Paper {
        title: "MOGPL Projet\u{202f}: Jeu de dés", by: "K. Meetooa, Y. Barreche, 2019", items
    };

/// The game of the paper's examples.
const EXAMPLE: &str = "dice:n=100,d=10";

fn items() -> Vec<Item> {
    let mut items = probabilities::items();
    items.extend(in_turn::items());
    items.extend(at_once::items());
    items
}
