//! The same choice at every turn.

use std::sync::Arc;

use stratege_core::{Race, Text};
use stratege_solvers::race::{self, RaceStrategy};

use super::Planned;
use crate::{
    observation::PartialObservation,
    strategy::{Kind, Nature, StrategyCard, malformed},
};

/// The kind of strategy.
pub fn always<G: Race>(race: &Arc<race::Race>) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "always:K",
        names: vec!["always", "toujours"],
        about: Text::new("always choice number K", "toujours le choix numéro K"),
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("nothing", "rien"),
    };
    let race = Arc::clone(race);
    Kind::new(card, move |options, _| {
        let expected = Text::new(
            "always:3, with the number of one of the choices",
            "toujours:3, avec le numéro de l'un des choix",
        );
        let choices = race.choices().len();
        let choice = options.parse().ok().filter(|choice| (1..=choices).contains(choice));
        let choice: usize =
            choice.ok_or_else(|| malformed(format!("always:{options}"), expected))?;
        Ok(Planned::new(format!("always:{choice}"), Nature::FIXED, &race, move |_, race, _| {
            let weights =
                (1..=race.choices().len()).map(|each| f64::from(u8::from(each == choice)));
            Arc::new(RaceStrategy::constant(race, weights.collect()).expect("one of the choices"))
        }))
    })
}
