//! Choices from a learned table in a file.

use std::sync::Arc;

use stratege_core::{Params, Player, Race, Text};
use stratege_solvers::{
    learning::{Learned, turn_seen},
    race::{self, RaceStrategy},
};

use super::Planned;
use crate::{
    host::Host,
    observation::PartialObservation,
    strategies::Played,
    strategy::{Kind, Nature, StrategyCard, StrategyError, malformed},
    tables::{Book, TableFile},
};

/// The kind of strategy for the race with these parameters, to which the table must belong.
pub fn learned<G: Race + Played>(
    params: Params,
    race: &Arc<race::Race>,
    host: &Host,
) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "learned:FILE",
        names: vec!["learned", "appris"],
        about: Text::new(
            "a best known choice of a learned table; off the table, at random",
            "un meilleur choix connu d'une table apprise ; hors de la table, au hasard",
        ),
        stochastic: true,
        memoryless: true,
        exact: false,
        cost: Text::new("nothing", "rien"),
    };
    let (race, files) = (Arc::clone(race), Arc::clone(&host.files));
    Kind::new(card, move |path, _| {
        if path.is_empty() {
            let expected = Text::new(
                "learned: and the file of a learned table, such as learned:dice.table",
                "appris: et le fichier d'une table apprise, par exemple appris:des.table",
            );
            return Err(malformed("learned".to_owned(), expected));
        }
        let refused = |error| StrategyError::Table { path: path.to_owned(), error };
        let file = TableFile::load(&*files, path.as_ref()).map_err(refused)?;
        file.check_game(&format!("{}:{params}", G::card().name)).map_err(refused)?;
        let game = G::setup(&params).expect("the game was set up so before");
        let book = Book::read(&game, &file).map_err(refused)?;
        let plan = Arc::new(plan(&game, &race, &book));
        let word = format!("learned:{path}");
        Ok(Planned::new(word, Nature::RANDOM, &race, move |_, _, _| Arc::clone(&plan)))
    })
}

/// Any of the best known choices, or any choice where nothing is known.
fn plan<G: Race>(game: &G, race: &race::Race, book: &Book<G::State>) -> RaceStrategy {
    let choices = race.choices().len();
    let weights = |own, other| {
        let turn = game.turn_of(&game.view_at(Player::FIRST, [own, other]));
        let place = turn_seen(game, &turn, Player::FIRST);
        let worth = |index| Learned::<G>::worth(book, &place, Player::FIRST, index, &place);
        let worths: Vec<f64> = (0..choices).map(worth).collect();
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        worths.into_iter().map(|worth| f64::from(u8::from(worth >= best))).collect()
    };
    RaceStrategy::mixed(race, weights).expect("some choice is the best")
}
