//! Strategies by plan: an equilibrium, and the best answer to another strategy.

use stratege_core::{Limits, Listed, Params, Player, Stopped, Viewed, Watch};
use stratege_games::{dominoes::Dominoes, kuhn::Kuhn};
use stratege_tournament::{
    agent::Agent,
    host::Host,
    observation::PartialObservation,
    random::Random,
    referee::{GameRandomness, Nobody, referee},
    strategies::{
        equilibrium::{self, Advisor, PlanSize},
        for_viewed,
    },
    strategy::{Strategy, StrategyError, StrategyKinds},
};

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

/// The mean gain of the first strategy per play, over both seats.
fn mean_gain(
    game: &Kuhn,
    kinds: &StrategyKinds<PartialObservation<Kuhn>>,
    words: [&str; 2],
) -> f64 {
    let agent = |word: &str| kinds.read(word).expect("a strategy").agent(game);
    let mut agents: [Box<dyn Agent<PartialObservation<Kuhn>>>; 2] = words.map(agent);
    let mut sum = 0;
    for play in 0..20_000 {
        let [one, two] = &mut agents;
        let seats: [&mut dyn Agent<_>; 2] =
            if play % 2 == 0 { [one.as_mut(), two.as_mut()] } else { [two.as_mut(), one.as_mut()] };
        let mut randomness = GameRandomness {
            chance: Random::stream(1, 0, play / 2),
            players: Random::stream(2, 0, play),
        };
        let (state, limits) = (stratege_core::Game::start(game), Limits::default());
        let ended =
            referee(game, state, seats, &mut randomness, &mut Vec::new(), &mut Nobody, limits);
        let margin = ended.expect("nobody stops it").margin.expect("nobody fails");
        sum += if play % 2 == 0 { margin } else { -margin };
    }
    f64::from(sum) / 20_000.0
}

/// The standard deviation of a mean of 20,000 plays is below 0.01.
#[test]
fn the_best_answer_gains_the_exploitability_and_nobody_gains_against_an_equilibrium() {
    let game: Kuhn = setup("");
    let kinds = for_viewed(&game, &PlanSize::default(), &Host::default());
    for word in ["random", "honest", "bold"] {
        let strategy = kinds.read(word).expect("a strategy");
        let told = equilibrium::exploitability(&game, strategy.as_ref(), Limits::default());
        let told = told.expect("a small game").expect("it does not remember");
        let answer = format!("best-response:{word}");
        let gained = mean_gain(&game, &kinds, [&answer, word]);
        assert!((gained - told).abs() < 0.04, "{word}: {gained} instead of {told}");
        let safe = mean_gain(&game, &kinds, ["equilibrium", word]);
        assert!(safe > -0.04, "{word} gains {safe} against an equilibrium");
    }
    let random = kinds.read("random").expect("a strategy");
    let told = equilibrium::exploitability(&game, random.as_ref(), Limits::default());
    assert!(told.expect("a small game").is_some_and(|told| (told - 11.0 / 24.0).abs() < 1e-12));
}

#[test]
fn strategies_that_plan_the_whole_game_are_measured_as_they_are() {
    let game: Kuhn = setup("");
    let kinds = for_viewed(&game, &PlanSize::default(), &Host::default());
    let told = |word: &str| {
        let strategy = kinds.read(word).expect("a strategy");
        let told = equilibrium::exploitability(&game, strategy.as_ref(), Limits::default());
        told.expect("a small game").expect("it plans the whole game")
    };
    assert!(told("equilibrium") < 2e-6);
    assert!(told("best-response:equilibrium") > 0.0);
    // What gains most against random play gives much away to who knows it.
    assert!(told("best-response:random") > 0.1);
    let gained =
        mean_gain(&game, &kinds, ["best-response:best-response:random", "best-response:random"]);
    assert!((gained - told("best-response:random")).abs() < 0.04, "{gained}");
}

#[test]
fn the_best_answer_plays_when_it_is_given_as_probabilities() {
    let game: Kuhn = setup("");
    let kinds = for_viewed(&game, &PlanSize::default(), &Host::default());
    let exploitability = |strategy: &dyn Strategy<PartialObservation<Kuhn>>| {
        equilibrium::exploitability(&game, strategy, Limits::default())
    };
    let random = kinds.read("random").expect("a strategy");
    let answered = equilibrium::answer(&game, random.as_ref(), Limits::default());
    let answered = answered.expect("a small game").expect("it does not remember");
    let given = equilibrium::given::<Kuhn>("given".to_owned(), answered.chances);
    let planned = kinds.read("best-response:random").expect("a strategy");
    let known = exploitability(planned.as_ref()).expect("a small game");
    assert!(known.is_some());
    assert_eq!(exploitability(&given).expect("a small game"), known);
    let short = equilibrium::given::<Kuhn>("short".to_owned(), [vec![1.0], vec![1.0]]);
    assert!(exploitability(&short).is_err());
}

#[test]
fn an_equilibrium_says_what_its_moves_gain() {
    let game: Kuhn = setup("");
    let advisor = Advisor::new(&game, Limits::default()).expect("a small game");
    let advice = |text: &str, player: Player| {
        let state = game.read(text).expect("a position");
        advisor.advise(&game, player, &[], &game.view(&state, player))
    };
    // Whoever holds the highest card calls and wins two; the lowest passes and loses one.
    let [fold, call] = advice("1,3 b", Player::SECOND)[..] else { panic!("two moves") };
    assert!(call.chance > 1.0 - 1e-6 && (call.gain.expect("it happens") - 2.0).abs() < 1e-9);
    assert!((fold.gain.expect("it could be made") + 1.0).abs() < 1e-9);
    let mean = |text: &str, player: Player| -> f64 {
        let told = advice(text, player).into_iter();
        told.map(|told| told.chance * told.gain.expect("it happens")).sum()
    };
    // Over the three cards of player 1, the first choice is worth the value of the game.
    let first = ["1,2", "2,3", "3,1"].map(|text| mean(text, Player::FIRST));
    assert!((first.iter().sum::<f64>() / 3.0 + 1.0 / 18.0).abs() < 1e-5, "{first:?}");
}

#[test]
fn strategies_that_cannot_be_planned_are_refused() {
    let game: Kuhn = setup("");
    let kinds = for_viewed(&game, &PlanSize::default(), &Host::default());
    let word = "best-response:fallible:2,equilibrium";
    assert!(matches!(kinds.read(word), Err(StrategyError::Unfit { .. })), "{word}");
    for word in ["best-response", "equilibrium:3"] {
        assert!(matches!(kinds.read(word), Err(StrategyError::Malformed { .. })), "{word}");
    }
    let large: Dominoes = setup("6x10");
    assert_eq!(PlanSize::default().is_small(&large, Limits::default()), Ok(false));
    let kinds = for_viewed(&large, &PlanSize::default(), &Host::default());
    assert!(matches!(kinds.read("équilibre"), Err(StrategyError::Unfit { .. })));
}

/// Somebody who has no time.
struct Hasty;

impl Watch for Hasty {
    fn stop(&self) -> bool {
        true
    }
}

#[test]
fn a_plan_keeps_to_the_memory_and_the_time_there_is() {
    let game: Kuhn = setup("");
    let kinds = for_viewed(&game, &PlanSize::default(), &Host::default());
    let planned = kinds.read("equilibrium").expect("a strategy");
    let within = Limits { memory: Some(100), ..Limits::default() };
    assert!(equilibrium::exploitability(&game, planned.as_ref(), within).is_err());
    assert!(Advisor::new(&game, within).is_err());
    let (large, size): (Dominoes, _) = (setup("6x10"), PlanSize::default());
    let hasty = Limits { watch: &Hasty, ..Limits::default() };
    assert_eq!(size.is_small(&large, hasty), Err(Stopped::Asked));
    assert_eq!(size.is_small(&large, Limits::default()), Ok(false));
    assert_eq!(size.is_small(&large, hasty), Ok(false), "it is known by now");
}
