//! Limits hold, however long plays are and however many moves a position has.

use stratege_core::{
    Alternating, DEEPEST, Game, Limits, Player, Stopped, Value, Watch, perft_within,
};
use stratege_games::{grundy::Grundy, mnk::Mnk, nim::Nim, subtraction::Subtraction};
use stratege_solvers::{
    Proof,
    alpha_beta::{Options, alpha_beta},
    arena::reachable,
    discount, memo, minimax, retrograde,
};

/// Somebody who has already pressed Ctrl-C.
struct Impatient;

impl Watch for Impatient {
    fn stop(&self) -> bool {
        true
    }
}

#[test]
fn plays_longer_than_the_stack_are_followed_or_given_up() {
    let game = Alternating::normal(Subtraction::new(100_000, 1));
    let start = game.start();
    let exact = memo::solve(&game, &start, Limits::default()).expect("no limit");
    assert_eq!(exact.value, Some(Value::win(Player::SECOND, 100_000)));
    let table = retrograde::solve(&game, &start, Limits::default()).expect("no limit");
    assert_eq!(table.value, exact.value);
    let plain = minimax::solve(&game, &start, Limits::default());
    assert_eq!(plain.map(|found| found.value), Err(Stopped::Depth));
    let searched = alpha_beta(&game, &start, &Options::default(), Limits::default());
    assert_eq!((searched.value, searched.stopped), (None, Some(Stopped::Depth)));
    assert_eq!((searched.depth, searched.proof), (Some(DEEPEST), Proof::Estimate));
}

#[test]
fn a_discount_that_vanishes_does_not_hide_who_wins() {
    let game = Alternating::normal(Subtraction::new(2001, 1));
    let found = discount::solve(&game, &game.start(), 0.5, Limits::default()).expect("no limit");
    assert_eq!(found.value, Some(Value::win(Player::FIRST, 2001)));
    assert_eq!(found.best.len(), 1);
}

#[test]
fn memory_counts_what_positions_keep_outside_themselves() {
    let game = Alternating::normal(Grundy::new(60));
    let limits = Limits { memory: Some(4 << 20), ..Limits::default() };
    let stopped = memo::memo(&game, &game.start(), limits).err();
    assert_eq!(stopped, Some(Stopped::Memory));
    assert_eq!(reachable(&game, &game.start(), limits).err(), Some(Stopped::Memory));
}

#[test]
fn one_position_with_many_moves_does_not_delay_a_stop() {
    let game = Alternating::normal(Nim::new(&[60_000; 10]));
    let limits = Limits { watch: &Impatient, ..Limits::default() };
    assert_eq!(reachable(&game, &game.start(), limits).err(), Some(Stopped::Asked));
    assert_eq!(memo::memo(&game, &game.start(), limits).err(), Some(Stopped::Asked));
}

#[test]
fn counting_plays_stops_when_asked() {
    let game = Mnk::new(10, 10, 5, stratege_core::Convention::Normal);
    let limits = Limits { watch: &Impatient, ..Limits::default() };
    assert_eq!(perft_within(&game, &game.start(), 8, limits), Err(Stopped::Asked));
    let few = Limits { nodes: Some(1000), ..Limits::default() };
    assert_eq!(perft_within(&game, &game.start(), 8, few), Err(Stopped::Nodes));
    assert_eq!(perft_within(&game, &game.start(), DEEPEST + 1, few), Err(Stopped::Depth));
}
