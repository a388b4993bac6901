//! Exact averages against plain recursion, and against sampling.

use std::sync::Arc;

use stratege_core::{Alternating, Convention, Duel, Game, Limits, Listed, Params, Player, Turn};
use stratege_games::{domineering::Domineering, dominoes::Dominoes, tic_tac_toe::TicTacToe};
use stratege_tournament::{
    agent::Agent,
    exact::{Evaluation, Evaluator, Expected, Inexact},
    host::Host,
    observation::{FullObservation, Observation, WrittenObservation},
    running::{Contest, Entrant, Plan, RunContext, run},
    statistics::wilson,
    strategies::{for_duels, for_hidden},
    strategy::StrategyKinds,
};

fn duels<G: Duel + Listed<Game = G, Position = <G as Game>::State>>()
-> StrategyKinds<FullObservation<G>> {
    for_duels(
        G::heuristics(),
        Arc::new(|_, _, _| Err(stratege_core::Stopped::Nodes.into())),
        &Host::default(),
    )
}

fn exactly<S: Observation>(
    game: &S::Game,
    kinds: &StrategyKinds<S>,
    words: [&str; 2],
) -> Result<Evaluation, Inexact> {
    let agent = |word: &str| kinds.read(word).expect("a strategy").agent(game);
    let (mut first, mut second) = (agent(words[0]), agent(words[1]));
    let mut evaluator = Evaluator::new();
    evaluator.evaluate(game, &game.start(), [first.as_mut(), second.as_mut()], Limits::default())
}

fn dominoes(words: &str) -> Dominoes {
    let params = Params::parse(&Dominoes::card().params, words).expect("allowed parameters");
    Dominoes::setup(&params).expect("parameters that fit")
}

/// The chances of player 1 between random players, by going down every line of play.
fn plain<G: Game>(game: &G, state: &G::State) -> [f64; 3] {
    if game.turn(state) == Turn::Over {
        let payoff = game.payoff(state, Player::FIRST);
        return [1, 0, -1].map(|ending| f64::from(u8::from(payoff == ending)));
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let total: u32 = moves.iter().map(|&mv| game.weight(state, mv)).sum();
    let mut sum = [0.0; 3];
    for mv in moves {
        let share = f64::from(game.weight(state, mv)) / f64::from(total);
        let after = plain(game, &game.after(state, mv));
        sum.iter_mut().zip(after).for_each(|(sum, chance)| *sum += share * chance);
    }
    sum
}

#[test]
fn random_players_have_the_chances_that_plain_recursion_finds() {
    let small = Alternating::normal(Domineering::new(3, 3));
    check(&small, &duels());
    let boxes = ["1,hand=1", "2,hand=2", "2,hand=2,ends=free,start=double", "2,hand=2,block"];
    boxes.iter().for_each(|words| check(&dominoes(words), &for_hidden(&Host::default())));
}

#[track_caller]
fn check<S: Observation>(game: &S::Game, kinds: &StrategyKinds<S>) {
    let found = exactly(game, kinds, ["random", "random"]).expect("small enough").expected;
    let plain = plain(game, &game.start());
    for (found, plain) in [found.win, found.draw, found.loss].into_iter().zip(plain) {
        assert!((found - plain).abs() < 1e-12, "{found} instead of {plain}");
    }
}

#[test]
fn known_chances_come_out_as_fractions() {
    let game = Alternating::normal(Domineering::new(3, 4));
    let found = exactly(&game, &duels(), ["random", "random"]).expect("small enough");
    let fractions = found.fractions.expect("small enough for fractions");
    assert_eq!(fractions.win.to_string(), "4321/8400");
    assert_eq!(found.positions, 177, "positions in which somebody moves");
    // Random players at tic-tac-toe: 737/1260, 8/63 and 121/420.
    let game = TicTacToe { convention: Convention::Normal };
    let found = exactly(&game, &duels(), ["random", "random"]).expect("small enough");
    let fractions = found.fractions.expect("small enough for fractions");
    let shares = [fractions.win, fractions.draw, fractions.loss].map(|share| share.to_string());
    assert_eq!(shares, ["737/1260", "8/63", "121/420"]);
}

#[test]
fn an_evaluator_finds_the_same_after_larger_and_smaller_boards() {
    let mut evaluator = Evaluator::new();
    for size in [4, 2, 4, 3] {
        let game = Alternating::normal(Domineering::new(size, size));
        let kinds = duels();
        let agent = || kinds.read("random").expect("a strategy").agent(&game);
        let (mut first, mut second) = (agent(), agent());
        let agents: [&mut dyn Agent<_>; 2] = [first.as_mut(), second.as_mut()];
        let again = evaluator.evaluate(&game, &game.start(), agents, Limits::default());
        let once = exactly(&game, &kinds, ["random", "random"]).expect("small enough");
        let again = again.expect("small enough");
        assert_eq!((again.positions, again.expected), (once.positions, once.expected), "{size}");
        assert_eq!(again.fractions, once.fractions, "{size}");
    }
}

#[test]
fn the_averages_of_a_larger_board_never_change() {
    let game = Alternating::normal(Domineering::new(5, 5));
    let found = exactly(&game, &duels(), ["random", "random"]).expect("small enough");
    let Expected { win, draw, loss, moves } = found.expected;
    let bits = [win, draw, loss, moves].map(f64::to_bits);
    let known = [0x3fde_0898_2ebb_69be, 0, 0x3fe0_fbb3_e8a2_4b21, 0x4025_699c_0afb_ed87];
    assert_eq!((found.positions, bits), (444_651, known));
}

#[test]
fn the_best_player_never_loses_at_tic_tac_toe() {
    let game = TicTacToe { convention: Convention::Normal };
    let kinds = duels();
    for opponent in ["random", "first", "last", "minimax:2", "fallible:3,optimal"] {
        let first = exactly(&game, &kinds, ["optimal", opponent]).expect("small enough");
        let second = exactly(&game, &kinds, [opponent, "optimal"]).expect("small enough");
        assert_eq!((first.expected.loss, second.expected.win), (0.0, 0.0), "{opponent}");
    }
}

#[test]
fn a_fallible_player_is_a_mixture() {
    let game = Alternating::normal(Domineering::new(3, 3));
    let kinds = duels();
    let win = |words| exactly(&game, &kinds, words).expect("small enough").fractions;
    assert_eq!(win(["fallible:1,first", "last"]), win(["random", "last"]), "always at random");
    let rarely = exactly(&game, &kinds, ["fallible:1000000,first", "last"]).expect("small enough");
    let never = exactly(&game, &kinds, ["first", "last"]).expect("small enough");
    assert!((rarely.expected.win - never.expected.win).abs() < 1e-4);
}

#[test]
fn chances_too_fine_for_whole_numbers_are_not_worked_out() {
    let game = Alternating::normal(Domineering::new(3, 3));
    let word = "fallible:1000000,fallible:1000000,fallible:1000000,fallible:1000000,first";
    let found = exactly(&game, &duels(), [word, "first"]);
    assert!(matches!(found, Err(Inexact::NotMemoryless)), "{found:?}");
}

#[test]
fn strategies_that_remember_are_not_worked_out() {
    let game = dominoes("2,hand=2");
    let kinds = for_hidden(&Host::default());
    let found = exactly(&game, &kinds, ["ismcts:10", "random"]);
    assert!(matches!(found, Err(Inexact::NotMemoryless)), "{found:?}");
}

#[test]
fn sampling_agrees_with_exact_averages() {
    agree(&dominoes("3,hand=3"), &for_hidden(&Host::default()), ["most-points", "random"]);
    agree(&Alternating::normal(Domineering::new(4, 4)), &duels(), ["minimax:1", "random"]);
    agree(&TicTacToe { convention: Convention::Normal }, &duels(), ["fallible:2,optimal", "first"]);
}

/// 40,000 plays, 20,000 in each seat, seed 5: intervals at 99.99 %.
#[track_caller]
fn agree<S: WrittenObservation>(game: &S::Game, kinds: &StrategyKinds<S>, words: [&str; 2]) {
    let entrant = |word: &str| Entrant {
        name: word.to_owned(),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    };
    let contest = Contest {
        game,
        entrants: words.map(entrant).into_iter().collect(),
        seed: 5,
        plan: Plan::Games { games: 40_000 },
        record: false,
        times: false,
    };
    let context = RunContext { threads: 2, store: None, plays: &mut |_| Ok(()) };
    let played = run(&contest, context, Limits::default()).expect("it can be played");
    let seats = played.pairings[0].tally.seats;
    let there = exactly(game, kinds, words).expect("small enough").expected;
    let back = exactly(game, kinds, [words[1], words[0]]).expect("small enough").expected;
    for (seat, [win, draw]) in seats.iter().zip([[there.win, there.draw], [back.loss, back.draw]]) {
        assert!(wilson(seat.wins, seat.plays(), 0.9999).contains(win), "{words:?} {seat:?} {win}");
        assert!(wilson(seat.draws, seat.plays(), 0.9999).contains(draw), "{words:?} {seat:?}");
    }
}
