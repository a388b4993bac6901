//! Games with views: equilibria, best answers and what they cost, against numbers from elsewhere.

#![expect(clippy::items_after_statements, reason = "a claim stands above what checks it")]
#![expect(clippy::float_cmp, reason = "whole numbers")]

use dashu_ratio::RBig;
use stratege_core::{Game, Limits, Listed, Params, Player, Stopped, Turn, Viewed, Watch};
use stratege_games::{dice::Dice, dominoes::Dominoes, goofspiel::Goofspiel, kuhn::Kuhn};
use stratege_solvers::form::{
    Form, Method, RegretOptions, STEEPEST, Track, Unbuilt, program, settle, settle_in_turns, size,
};

const METHODS: [Method; 4] = [Method::Plain, Method::Plus, Method::Discounted, Method::Predictive];

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

fn form<G: Viewed>(game: &G) -> Form {
    Form::of(game, &game.start(), Limits::default()).expect("a small game")
}

#[test]
fn the_linear_programme_finds_exact_values() {
    // H. W. Kuhn, 1950.
    check(&setup::<Kuhn>("3"), "-1/18");
    // The paper's rules treat both players alike.
    check(&setup::<Dominoes>("2x2"), "0");
    check(&setup::<Dominoes>("2x3"), "0");

    #[track_caller]
    fn check<G: Viewed>(game: &G, value: &str) {
        let found = program(game, &game.start(), Limits::default());
        let found = found.ok().flatten().expect("a small game");
        let wanted: RBig = value.parse().expect("a fraction");
        assert_eq!(found.value, wanted);
        assert_eq!(found.between, [wanted.clone(), wanted], "both best answers prove it");
    }
}

#[test]
fn every_method_tends_to_an_equilibrium() {
    for method in METHODS {
        let precision = if method == Method::Plain { 2e-3 } else { 1e-5 };
        check(&setup::<Kuhn>(""), method, precision, -1.0 / 18.0, 1e-6);
        check(&setup::<Dominoes>("3x3"), method, precision, 0.0, 1e-6);
        // A second program has this value of the block game to three digits.
        check(&setup::<Dominoes>("2x2,block"), method, precision, 0.811, 5e-4);
    }

    #[track_caller]
    fn check<G: Viewed>(game: &G, method: Method, precision: f64, value: f64, within: f64) {
        let form = form(game);
        let options =
            RegretOptions { method, precision, iterations: 20_000, ..RegretOptions::default() };
        let settled = settle(&form, options, Limits::default());
        let [low, high] = settled.between;
        assert!(settled.exploitability() <= precision, "{method:?} {settled:?}");
        assert!(low - within <= value && value <= high + within, "{method:?}: {low} to {high}");
        assert_eq!(settled.stopped, None);
    }
}

/// What the best opponent gains per play, by box and hand: the four strategies of the paper and
/// random play (from the prototype of these methods, an independent program).
#[test]
fn exploitability_of_the_strategies_for_dominoes() {
    check("3x3", &[("worst", 0.1181), ("most-points", 0.1360), ("most-present", 0.0955)], 0.1190);
    check("3x4", &[("balanced", 0.2432), ("most-points", 0.3854)], 0.3305);
    check("4x3", &[("worst", 0.0762), ("most-present", 0.0465), ("balanced", 0.0265)], 0.0687);

    #[track_caller]
    fn check(words: &str, wanted: &[(&str, f64)], random: f64) {
        let game: Dominoes = setup(words);
        let policies = Dominoes::policies();
        let mut choices = vec![[Vec::new(), Vec::new()]; policies.len()];
        let form = Form::met(&game, &game.start(), Limits::default(), |player, view, moves| {
            for (policy, choices) in policies.iter().zip(&mut choices) {
                let chosen = (policy.choose)(&game, view);
                let number = moves.iter().position(|&mv| mv == chosen).expect("a legal move");
                choices[player.index()].push(number as u32);
            }
        });
        let form = form.expect("a small game");
        let exploitability = |plans: [Vec<f64>; 2]| form.exploitability([&plans[0], &plans[1]]);
        let uniform = exploitability(Player::BOTH.map(|player| form.uniform(player)));
        assert!((uniform - random).abs() < 1e-4, "{words} random: {uniform}");
        for &(name, wanted) in wanted {
            let place = policies.iter().position(|policy| policy.name == name).expect("a policy");
            let plans =
                Player::BOTH.map(|player| form.pure(player, &choices[place][player.index()]));
            let found = exploitability(plans);
            assert!((found - wanted).abs() < 1e-4, "{words} {name}: {found}");
        }
    }
}

#[test]
fn forms_have_the_sizes_of_the_prototype() {
    check("3x3", 5002, None);
    check("3x4", 173_000, Some(5200));

    /// Compares the nodes of player 1 (small boxes) or, roughly, histories and sets.
    #[track_caller]
    fn check(words: &str, count: usize, sets: Option<usize>) {
        let game: Dominoes = setup(words);
        let form = form(&game);
        match sets {
            None => assert_eq!(form.nodes(Player::FIRST), count),
            Some(sets) => {
                let found = form.side(Player::FIRST).sets().len();
                assert!(found.abs_diff(sets) * 50 < sets, "{found} sets");
                assert!((form.histories() as usize).abs_diff(count) * 50 < count);
            }
        }
        let counted = size(&game, &game.start(), Limits::default()).expect("no limit");
        assert!(counted.exact);
        assert_eq!(counted.histories, form.histories() as f64);
    }
}

/// What two plans get is what a walk through all plays says.
#[test]
fn values_are_those_of_a_walk() {
    check::<Kuhn>("4");
    check::<Dominoes>("2x2,block");
    check::<Dice>("2x2,faces=3,simultaneous");

    #[track_caller]
    fn check<G: Viewed + Listed>(words: &str) {
        let game: G = setup(words);
        let form = form(&game);
        let plans = Player::BOTH.map(|player| {
            let mut chances = vec![1.0; form.side(player).sequences()];
            for set in form.side(player).sets() {
                let total = f64::from(set.count * (set.count + 1) / 2);
                for (number, sequence) in set.sequences().enumerate() {
                    chances[sequence] = (number + 1) as f64 / total;
                }
            }
            form.plan(player, &chances)
        });
        let walked = walk(&game, &game.start());
        let found = form.value([&plans[0], &plans[1]]);
        assert!((found - walked).abs() < 1e-12, "{found} {walked}");
    }

    /// Move number `n` of a player is `n` times as likely as the first.
    fn walk<G: Viewed>(game: &G, state: &G::State) -> f64 {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let weights: Vec<f64> = match game.turn(state) {
            Turn::Over => return game.payoff(state, Player::FIRST).into(),
            Turn::Chance => moves.iter().map(|&mv| game.weight(state, mv).into()).collect(),
            Turn::Player(_) => (1..=moves.len()).map(|number| number as f64).collect(),
        };
        let total: f64 = weights.iter().sum();
        let values = moves.iter().map(|&mv| walk(game, &game.after(state, mv)));
        values.zip(&weights).map(|(value, weight)| value * weight).sum::<f64>() / total
    }
}

#[test]
fn a_track_leads_through_a_play() {
    let game: Kuhn = setup("");
    let form = form(&game);
    let mut state = game.read("2,3").expect("a deal");
    let mut tracks = [Track::default(); 2];
    let mut met = 0;
    while let Turn::Player(player) = game.turn(&state) {
        let view = game.view(&state, player);
        let place =
            form.locate(player, tracks[player.index()], &view).expect("a play of this form");
        met += usize::from(place.set.is_some());
        // Pass, bet, bet.
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let number = usize::from(met > 1);
        tracks[player.index()] = place.after(number);
        game.play(&mut state, moves[number]);
    }
    assert_eq!((met, game.payoff(&state, Player::FIRST)), (3, -2));
    assert_eq!(form.locate(Player::FIRST, tracks[1], &game.view(&state, Player::FIRST)), None);
}

#[test]
fn what_is_too_large_is_refused_before_it_is_built() {
    let game: Dominoes = setup("6x7");
    let limits = Limits { memory: Some(1 << 30), ..Limits::default() };
    let Err(Unbuilt::TooLarge { size, bytes }) = Form::of(&game, &game.start(), limits) else {
        panic!("it is refused")
    };
    assert!(!size.exact && size.histories > 1e14 && bytes > size.histories, "{size:?}");
    let game: Dominoes = setup("3x4");
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    assert!(matches!(Form::of(&game, &game.start(), limits), Err(Unbuilt::TooLarge { .. })));
}

#[test]
fn a_stop_leaves_the_plans_so_far() {
    struct Impatient;
    impl Watch for Impatient {
        fn stop(&self) -> bool {
            true
        }
    }
    let game: Dominoes = setup("3x4");
    let form = form(&game);
    let limits = Limits { watch: &Impatient, ..Limits::default() };
    let options = RegretOptions { precision: 0.0, ..RegretOptions::default() };
    let settled = settle(&form, options, limits);
    assert_eq!(settled.stopped, Some(Stopped::Asked));
    assert!(settled.iterations < 1000 && settled.exploitability() < 1.0, "{settled:?}");
}

/// However later plans count more, averages tend to an equilibrium.
#[test]
fn averages_of_any_weight_are_worth_the_same() {
    let game: Kuhn = setup("");
    let form = form(&game);
    for averaging in 0..=STEEPEST {
        for method in [Method::Plus, Method::Discounted, Method::Predictive] {
            let options = RegretOptions {
                method,
                precision: 1e-3,
                averaging: Some(averaging),
                ..RegretOptions::default()
            };
            let settled = settle(&form, options, Limits::default());
            let [low, high] = settled.between;
            assert!(settled.exploitability() <= 1e-3, "{method:?} {averaging}: {settled:?}");
            assert!(low <= -1.0 / 18.0 && -1.0 / 18.0 <= high, "{low} to {high}");
        }
    }
    let usual = settle(&form, RegretOptions::default(), Limits::default());
    let named = RegretOptions { averaging: Some(2), ..RegretOptions::default() };
    assert_eq!(settle(&form, named, Limits::default()).between, usual.between);
}

/// DCFR takes for ever in Goofspiel, PCFR+ in liar's dice; in turn, they are soon precise in both.
#[test]
fn methods_in_turn_are_as_quick_as_the_better_one() {
    let options = RegretOptions { precision: 1e-5, ..RegretOptions::default() };
    let turns = |form: &Form, options| settle_in_turns(form, options, Limits::default());
    let goofspiel = form(&setup::<Goofspiel>("4"));
    let (found, by, tried) = turns(&goofspiel, options);
    assert!(found.exploitability() <= 1e-5 && found.stopped.is_none(), "{found:?}");
    assert!((5_000..25_000).contains(&found.iterations), "{}", found.iterations);
    assert_eq!((by, tried), (Method::Predictive, vec![Method::Discounted, Method::Predictive]));
    // One turn is as if there were no others.
    let dominoes = form(&setup::<Dominoes>("3x3"));
    let (found, by, tried) = turns(&dominoes, options);
    assert_eq!((by, tried), (Method::Discounted, vec![Method::Discounted]));
    assert_eq!(found.between, settle(&dominoes, options, Limits::default()).between);
    // However it ends, it is after so many iterations, with the best that was found.
    let few = RegretOptions { precision: 1e-300, iterations: 5_007, ..options };
    let (found, by, _) = turns(&dominoes, few);
    assert_eq!((found.iterations, by), (5_007, Method::Discounted));
}

/// OpenSpiel's `nash_conv` of the uniform policy is 11/12, the gain of both best responses together.
#[test]
fn the_best_opponent_of_random_play_in_kuhn_poker() {
    let form = form(&setup::<Kuhn>(""));
    let plans = Player::BOTH.map(|player| form.uniform(player));
    let found = form.exploitability([&plans[0], &plans[1]]);
    assert!((found - 11.0 / 24.0).abs() < 1e-12, "{found}");
}
