//! Plans that are worked out: the best, that of the sequential race, the best reply.

use std::sync::Arc;

use stratege_core::{Limits, Pace, Race, Text};
use stratege_solvers::race::{self, RaceStrategy};

use super::Planned;
use crate::{
    exact::plan_of,
    observation::PartialObservation,
    strategy::{Kind, Nature, StrategyCard, StrategyError, malformed},
};

/// Without limits nothing stops.
const UNLIMITED: &str = "no limit is set";

fn card(word: &'static str, names: &[&'static str], about: Text) -> StrategyCard {
    StrategyCard {
        word,
        names: names.to_vec(),
        about,
        stochastic: true,
        memoryless: true,
        exact: true,
        cost: Text::new("solving the race once", "résoudre la course une fois"),
    }
}

/// The best plan: that of the sequential race, or the equilibrium where both choose at once.
pub fn optimal<G: Race>(race: &Arc<race::Race>, pace: Pace) -> Kind<PartialObservation<G>> {
    let card = card(
        "optimal",
        &["optimal", "optimale"],
        Text::new(
            "gains most against the best opponent; mixed where choices are simultaneous",
            "gagne le plus contre le meilleur adversaire ; mixte si les choix sont simultanés",
        ),
    );
    let (nature, make): (_, fn(&race::Race) -> RaceStrategy) = match pace {
        Pace::InTurn => (Nature::FIXED, in_turn),
        Pace::AtOnce => (Nature::RANDOM, |race| {
            race::simultaneous(race, Limits::default()).expect(UNLIMITED).plan
        }),
    };
    let word = "optimal".to_owned();
    Kind::plain(card, Planned::new(word, nature, race, move |_, race, _| Arc::new(make(race))))
}

/// The best plan of the sequential race, whatever is played.
pub fn sequential<G: Race>(race: &Arc<race::Race>) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        stochastic: false,
        exact: false,
        ..card(
            "sequential",
            &["sequential", "sequentielle", "séquentielle"],
            Text::new(
                "the best choice if the players took turns, even where they do not",
                "le meilleur choix si l'on jouait à tour de rôle, même quand ce n'est pas le cas",
            ),
        )
    };
    let word = "sequential".to_owned();
    let make = |_: &G, race: &race::Race, _| Arc::new(in_turn(race));
    Kind::plain(card, Planned::new(word, Nature::FIXED, race, make))
}

fn in_turn(race: &race::Race) -> RaceStrategy {
    race::sequential(race, Limits::default()).expect(UNLIMITED).plan(race)
}

/// The best reply to another strategy.
pub fn against<G: Race>(race: &Arc<race::Race>) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        stochastic: false,
        exact: false,
        ..card(
            "against:STRATEGY",
            &["against", "contre"],
            Text::new(
                "a best response to another strategy, which must be memoryless",
                "une meilleure réponse à une autre stratégie, qui doit être sans mémoire",
            ),
        )
    };
    let race = Arc::clone(race);
    Kind::new(card, move |options, within| {
        let expected = Text::new(
            "against:blind, with a strategy that is memoryless",
            "contre:aveugle, avec une stratégie sans mémoire",
        );
        let wrong = || malformed(format!("against:{options}"), expected);
        if options.is_empty() {
            return Err(wrong());
        }
        let other = within.read(options)?;
        let nature = other.nature();
        if !nature.memoryless || nature.timed {
            let why = Text::new(
                "the other strategy has a memory or depends on the clock",
                "l'autre stratégie a une mémoire ou dépend de l'horloge",
            );
            return Err(StrategyError::Unfit { name: "against", why });
        }
        let word = format!("against:{}", other.word());
        Ok(Planned::new(word, Nature::FIXED, &race, move |game: &G, race, seat| {
            let mut agent = other.agent(game);
            let limits = Limits::default();
            let faced = plan_of(game, race, agent.as_mut(), seat.other(), limits);
            let faced = faced.expect("it is memoryless and keeps to the rules");
            Arc::new(
                match game.pace() {
                    Pace::InTurn => race::best_response_sequential(race, &faced, seat, limits),
                    Pace::AtOnce => race::best_response_simultaneous(race, &faced, limits),
                }
                .expect(UNLIMITED)
                .plan,
            )
        }))
    })
}
