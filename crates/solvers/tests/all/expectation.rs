//! Chance with perfect information: values from elsewhere, and a plain reference.

#![expect(clippy::items_after_statements, reason = "a claim stands above what checks it")]

use std::collections::BTreeMap;

use stratege_core::{Game, Limits, Listed, Params, Perfect, Player, Stopped, Turn, ZeroSum};
use stratege_games::{pig::Pig, tic_tac_toe::TicTacToe};
use stratege_solvers::expectation::{Unvalued, expectation};

use super::small::each_small;

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

#[test]
fn pig_is_worth_what_is_published() {
    // T. W. Neller and C. G. M. Presser, 2004; the shorter race from a second program.
    check("100", 0.530_592_725_274, 1e-11);
    check("20", 0.615_56, 1e-5);

    #[track_caller]
    fn check(words: &str, chance: f64, within: f64) {
        let game: Pig = setup(words);
        let found = expectation(&game, &game.start(), Limits::default()).expect("no limit");
        let [low, high] = found.between(&game.start()).expect("the start");
        assert!(high - low < 1e-9, "{low} to {high}");
        let middle = f64::midpoint(f64::midpoint(low, high), 1.0);
        assert!((middle - chance).abs() < within, "{middle}");
    }
}

#[test]
fn every_position_is_worth_what_plain_iteration_says() {
    each_small::<Pig>(|game| check(&game, 1e-9));
    check(&setup::<TicTacToe>(""), 0.0);

    fn check<G: Perfect>(game: &G, within: f64) {
        let found = expectation(game, &game.start(), Limits::default()).expect("no limit");
        for (state, value) in iterated(game) {
            let [low, high] = found.between(&state).expect("a position that can be reached");
            assert!(low <= high && high - low <= within, "{state:?}: {low} to {high}");
            assert!(low - 1e-9 <= value && value <= high + 1e-9, "{state:?}: {value}");
            if let Turn::Player(_) = game.turn(&state) {
                assert!(!found.best(game, &state).is_empty());
            }
        }
    }

    /// Value iteration from 0 until nothing changes.
    fn iterated<G: Perfect>(game: &G) -> BTreeMap<G::State, f64> {
        let mut values = BTreeMap::from([(game.start(), 0.0)]);
        let mut waiting = vec![game.start()];
        while let Some(state) = waiting.pop() {
            for next in children(game, &state) {
                if values.insert(next.clone(), 0.0).is_none() {
                    waiting.push(next);
                }
            }
        }
        loop {
            let mut moved: f64 = 0.0;
            let states: Vec<G::State> = values.keys().cloned().collect();
            for state in states {
                let nexts = children(game, &state);
                let worths = nexts.iter().map(|next| values[next]);
                let value = match game.turn(&state) {
                    Turn::Over => game.payoff(&state, Player::FIRST).into(),
                    Turn::Chance => worths.sum::<f64>() / nexts.len() as f64,
                    Turn::Player(Player::FIRST) => worths.fold(f64::NEG_INFINITY, f64::max),
                    Turn::Player(_) => worths.fold(f64::INFINITY, f64::min),
                };
                let old = values.insert(state, value).expect("it was there");
                moved = moved.max((value - old).abs());
            }
            if moved < 1e-13 {
                return values;
            }
        }
    }

    fn children<G: Game>(game: &G, state: &G::State) -> Vec<G::State> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().map(|mv| game.after(state, mv)).collect()
    }
}

/// Two players hand a coin over as often as they like, or throw it: heads wins.
#[derive(Clone)]
struct Coin {
    /// Whether handing it over may make it vanish.
    slippery: bool,
}

impl Game for Coin {
    /// 0 and 1: who holds it; 2: it is thrown; 3: it is handed over; 4 and 5: who has won.
    type State = u8;
    type Move = u8;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> u8 {
        0
    }

    fn turn(&self, state: &u8) -> Turn {
        match state {
            0 => Turn::Player(Player::FIRST),
            1 => Turn::Player(Player::SECOND),
            2 | 3 => Turn::Chance,
            _ => Turn::Over,
        }
    }

    fn moves(&self, state: &u8, moves: &mut Vec<u8>) {
        match state {
            0 if self.slippery => moves.extend([3, 2]),
            0 => moves.extend([1, 2]),
            1 => moves.extend([0, 2]),
            2 => moves.extend([4, 5]),
            3 => moves.extend([1, 4]),
            _ => {}
        }
    }

    fn play(&self, state: &mut u8, mv: u8) {
        *state = mv;
    }

    fn payoff(&self, state: &u8, player: Player) -> i32 {
        let gain = if *state == 4 { 1 } else { -1 };
        if player.is_first() { gain } else { -gain }
    }

    fn show(&self, state: &u8) -> String {
        state.to_string()
    }
}

impl ZeroSum for Coin {}

impl Perfect for Coin {}

#[test]
fn players_who_can_go_on_for_ever_are_refused_and_others_are_not() {
    let endless = expectation(&Coin { slippery: false }, &0, Limits::default());
    assert!(matches!(endless, Err(Unvalued::Endless { state: 0 | 1 })));
    // Player 1 hands it over: half the time it is won, and player 2 then throws.
    let found = expectation(&Coin { slippery: true }, &0, Limits::default()).expect("a value");
    let [low, high] = found.between(&0).expect("the start");
    assert!(low <= 0.5 && 0.5 <= high && high - low < 1e-12, "{low} to {high}");
    assert_eq!(found.best(&Coin { slippery: true }, &0), [3]);
}

#[test]
fn limits_stop_the_work() {
    let game: Pig = setup("20");
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    let stopped = expectation(&game, &game.start(), limits);
    assert!(matches!(stopped, Err(Unvalued::Stopped(Stopped::Nodes))));
    let limits = Limits { memory: Some(10_000), ..Limits::default() };
    let stopped = expectation(&game, &game.start(), limits);
    assert!(matches!(stopped, Err(Unvalued::Stopped(Stopped::Memory))));
}

/// A way down, one step at a time; at its foot chance ends the play or leads up again.
struct Ladder(u32);

/// The end that player 2 wins; the other one is 0.
const LOST: u32 = u32::MAX;

impl Game for Ladder {
    type State = u32;
    type Move = u32;

    fn start(&self) -> u32 {
        1
    }

    fn turn(&self, &step: &u32) -> Turn {
        match step {
            0 | LOST => Turn::Over,
            1 => Turn::Chance,
            _ => Turn::Player(Player::FIRST),
        }
    }

    fn moves(&self, &step: &u32, moves: &mut Vec<u32>) {
        match step {
            1 => moves.extend([0, self.0, LOST]),
            _ => moves.push(step - 1),
        }
    }

    fn play(&self, step: &mut u32, to: u32) {
        *step = to;
    }

    fn payoff(&self, &end: &u32, player: Player) -> i32 {
        if (end == LOST) == (player == Player::FIRST) { -1 } else { 1 }
    }

    fn show(&self, step: &u32) -> String {
        step.to_string()
    }
}

impl ZeroSum for Ladder {}

impl Perfect for Ladder {}

/// Equations are solved where there is memory for them; else values are closed in.
#[test]
fn equations_take_no_more_memory_than_there_is() {
    let ladder = Ladder(4000);
    let gap = |memory| {
        let limits = Limits { memory, ..Limits::default() };
        let found = expectation(&ladder, &1, limits).expect("a value");
        let [low, high] = found.between(&1).expect("the start");
        assert!(low <= 0.0 && 0.0 <= high && high - low < 1e-9, "{low} to {high}");
        high - low
    };
    assert!((gap(None) - gap(Some(1 << 16))).abs() > 0.0);
}
