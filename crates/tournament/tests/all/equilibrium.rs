//! Strategies by plan: an equilibrium, and the best answer to another strategy.

use stratege_core::{Limits, Listed, Params};
use stratege_games::{dominoes::Dominoes, kuhn::Kuhn};
use stratege_tournament::{
    agent::Agent,
    host::Host,
    observation::PartialObservation,
    random::Random,
    referee::{GameRandomness, Nobody, referee},
    strategies::{equilibrium, for_viewed},
    strategy::{StrategyError, StrategyKinds},
};

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

/// The mean gain of the first strategy per play, over both seats.
fn mean_gain(
    game: &Kuhn,
    shelf: &StrategyKinds<PartialObservation<Kuhn>>,
    words: [&str; 2],
) -> f64 {
    let agent = |word: &str| shelf.read(word).expect("a strategy").agent(game);
    let mut agents: [Box<dyn Agent<PartialObservation<Kuhn>>>; 2] = words.map(agent);
    let mut sum = 0;
    for play in 0..20_000 {
        let [one, two] = &mut agents;
        let seats: [&mut dyn Agent<_>; 2] =
            if play % 2 == 0 { [one.as_mut(), two.as_mut()] } else { [two.as_mut(), one.as_mut()] };
        let mut lots = GameRandomness {
            chance: Random::stream(1, 0, play / 2),
            players: Random::stream(2, 0, play),
        };
        let (state, limits) = (stratege_core::Game::start(game), Limits::default());
        let ended = referee(game, state, seats, &mut lots, &mut Vec::new(), &mut Nobody, limits);
        let margin = ended.expect("nobody stops it").margin.expect("nobody fails");
        sum += if play % 2 == 0 { margin } else { -margin };
    }
    f64::from(sum) / 20_000.0
}

/// The standard deviation of a mean of 20,000 plays is below 0.01.
#[test]
fn the_best_answer_gains_the_exploitability_and_nobody_gains_against_an_equilibrium() {
    let game: Kuhn = setup("");
    let shelf = for_viewed(&game, &Host::default());
    for word in ["random", "honest", "bold"] {
        let strategy = shelf.read(word).expect("a strategy");
        let told = equilibrium::exploitability(&game, strategy.as_ref(), Limits::default());
        let told = told.expect("a small game").expect("it does not remember");
        let answer = format!("best-response:{word}");
        let gained = mean_gain(&game, &shelf, [&answer, word]);
        assert!((gained - told).abs() < 0.04, "{word}: {gained} instead of {told}");
        let safe = mean_gain(&game, &shelf, ["equilibrium", word]);
        assert!(safe > -0.04, "{word} gains {safe} against an equilibrium");
    }
    let random = shelf.read("random").expect("a strategy");
    let told = equilibrium::exploitability(&game, random.as_ref(), Limits::default());
    assert!(told.expect("a small game").is_some_and(|told| (told - 11.0 / 24.0).abs() < 1e-12));
}

#[test]
fn strategies_that_cannot_be_planned_are_refused() {
    let game: Kuhn = setup("");
    let shelf = for_viewed(&game, &Host::default());
    for word in ["best-response:equilibrium", "best-response:best-response:random"] {
        assert!(matches!(shelf.read(word), Err(StrategyError::Unfit { .. })), "{word}");
    }
    for word in ["best-response", "equilibrium:3"] {
        assert!(matches!(shelf.read(word), Err(StrategyError::Malformed { .. })), "{word}");
    }
    let large: Dominoes = setup("6x10");
    assert!(!equilibrium::is_small(&large));
    let shelf = for_viewed(&large, &Host::default());
    assert!(matches!(shelf.read("équilibre"), Err(StrategyError::Unfit { .. })));
}
