//! Estimates are as large as the truth, give or take a factor of two.

use stratege_core::{Alternating, Convention, Layered, Limits};
use stratege_games::{
    connect_four::ConnectFour, domineering::Domineering, mnk::Mnk, tic_tac_toe::TicTacToe,
};
use stratege_layers::estimate::estimate;

#[test]
fn estimates_are_right_within_a_factor_of_two() {
    check(&ConnectFour::new(4, 5, 4), 1_706_255.0);
    check(&ConnectFour::new(5, 5, 4), 69_763_700.0);
    check(&ConnectFour::new(6, 5, 4), 2_818_972_642.0);
    check(&Mnk::new(4, 4, 4, Convention::Normal), 9_722_011.0);
    check(&Alternating::normal(Domineering::new(5, 5)), 455_317.0);
    check(&Alternating::normal(Domineering::new(6, 6)), 303_267_289.0);
}

#[track_caller]
fn check<G: Layered>(game: &G, positions: f64) {
    let found = estimate(game, 0, Limits::default()).expect("no limits");
    let ratio = found.positions() / positions;
    assert!((0.45..2.2).contains(&ratio), "{} instead of {positions}", found.positions());
    assert!(!found.is_exact());
}

#[test]
fn small_games_are_counted() {
    let game = TicTacToe { convention: Convention::Normal };
    let found = estimate(&game, 0, Limits::default()).expect("no limits");
    assert_eq!(found.layers, [1.0, 9.0, 72.0, 252.0, 756.0, 1260.0, 1520.0, 1140.0, 390.0, 78.0]);
    assert!(found.is_exact());
}
