//! Boards that are small enough for plain min-max on every position.

#[path = "../../../games/tests/data/mod.rs"]
mod data;

use stratege_core::{Listed, Params};

/// Meets a game on each board of the line `small` of its file, `games/tests/data/GAME.txt`.
///
/// A game without such a line is met as it stands, so it must be small.
pub(crate) fn each_small<G: Listed>(mut check: impl FnMut(G)) {
    let card = G::card();
    let line = data::lines(card.name).into_iter().find(|(kind, _)| kind == "small");
    let boards = match &line {
        Some((_, boards)) => boards.split_whitespace().collect(),
        None => vec![""],
    };
    for words in boards {
        let params = Params::parse(&card.params, words).expect("small boards are well named");
        check(G::setup(&params).expect("small boards can be set up"));
    }
}
