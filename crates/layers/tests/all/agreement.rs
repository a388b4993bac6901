//! Tables say what plain counting and retrograde analysis say, by lanes and by runs.

use stratege_core::{Alternating, Convention, Lanes, Layered, Limits, Player};
use stratege_games::{
    connect_four::ConnectFour,
    domineering::Domineering,
    mnk::Mnk,
    pegs::{Goal, Pegs, Shape},
    tic_tac_toe::TicTacToe,
};
use stratege_layers::{
    FolderError, TablePlan, Totals, answers::Answers, by_lanes, by_runs, care, folder::Folder,
};
use stratege_solvers::{arena::reachable, attractor::values, survey::survey};

use crate::memory::MemoryFolder;

/// Small numbers, so that small games have many parts, runs and windows.
pub(crate) const SMALL: TablePlan = TablePlan { grain: 3000, sorted: 9000, held: 5000 };

#[test]
fn tic_tac_toe() {
    for convention in [Convention::Normal, Convention::Misere] {
        check_lanes(&TicTacToe { convention });
    }
}

#[test]
fn connect_four() {
    check_lanes(&ConnectFour::new(4, 4, 4));
    check_lanes(&ConnectFour::new(5, 3, 3));
    check_lanes(&ConnectFour::new(1, 5, 4));
    check_lanes(&ConnectFour::new(3, 3, 1));
}

#[test]
fn mnk() {
    check_lanes(&Mnk::new(4, 3, 3, Convention::Misere));
    check_lanes(&Mnk::new(8, 1, 8, Convention::Normal));
    check_lanes(&Mnk::new(1, 1, 1, Convention::Normal));
}

#[test]
fn domineering() {
    check_lanes(&Alternating::normal(Domineering::new(4, 4)));
    check_lanes(&Alternating::misere(Domineering::new(3, 5)));
    check_lanes(&Alternating::normal(Domineering::new(1, 1)));
    check_lanes(&Alternating::normal(Domineering::new(1, 6)));
}

#[test]
fn peg_solitaire() {
    // The middle hole of the triangle is kept by every symmetry of none, a corner by one.
    for (hole, goal) in [(28, Goal::One), (0, Goal::Vacancy), (8, Goal::One)] {
        check_runs(&Pegs::new(Shape::Triangle, hole, goal).expect("a hole"));
    }
}

fn check_lanes<G: Lanes>(game: &G) {
    let folder = MemoryFolder::new();
    let counted = by_lanes::count(game, "game", &folder, SMALL, Limits::default());
    let counted = counted.expect("a table");
    let solved = by_lanes::solve(game, "game", &folder, SMALL, Limits::default());
    let solved = solved.expect("a table");
    assert_eq!((counted.positions, counted.arcs), (solved.positions, solved.arcs));
    check(game, &solved, &folder);
    check_plays(game, by_lanes::count_plays);
    check_runs(game);
}

fn check_runs<G: Layered>(game: &G) {
    let folder = MemoryFolder::new();
    let solved = by_runs::solve(game, "game", &folder, SMALL, Limits::default());
    check(game, &solved.expect("a table"), &folder);
    assert!(folder.contents().keys().all(|name| !name.contains(".run")));
    check_plays(game, by_runs::count_plays);
}

/// Counts a game in a folder.
type Count<G> = fn(&G, &str, &dyn Folder, TablePlan, Limits<'_>) -> Result<Totals, FolderError>;

/// Compares the plays, by their ending and by their length.
fn check_plays<G: Layered>(game: &G, count: Count<G>) {
    let folder = MemoryFolder::new();
    let totals = count(game, "game", &folder, SMALL, Limits::default()).expect("a table");
    let plain = survey(game, &game.start(), Limits::default()).expect("no limits");
    let plays = totals.plays.expect("plays");
    let by_length = plain.plays_by_length.expect("cheap");
    for (length, plays) in plays.iter().enumerate() {
        let expected = by_length.get(&(length as u32)).copied().unwrap_or_default();
        assert_eq!(*plays, expected, "of {length} moves");
    }
    let sum = |split: usize| plays.iter().map(|plays| plays[split]).sum::<u128>();
    assert_eq!(plain.plays, Some([0, 1, 2].map(sum)));
    assert_eq!(totals.positions, plain.positions);
    care::check(&folder, Limits::default()).expect("a whole table");
    // What is only there to count plays is gone.
    assert!(folder.contents().keys().all(|name| !name.contains(".ways") && !name.contains(".run")));
}

/// Compares the counts, and the value and distance of every position.
fn check<G: Layered>(game: &G, totals: &Totals, folder: &MemoryFolder) {
    let plain = survey(game, &game.start(), Limits::default()).expect("no limits");
    assert_eq!(totals.positions, plain.positions);
    assert_eq!(totals.arcs, plain.arcs);
    let ratio = totals.estimated as f64 / plain.positions as f64;
    assert!((0.45..2.2).contains(&ratio), "{} of {}", totals.estimated, plain.positions);
    assert_eq!(totals.endings, plain.endings);
    assert_eq!(totals.values, Some(plain.values));
    let by_layer: Vec<u64> = totals.layers.iter().map(|line| line.positions).collect();
    assert_eq!(by_layer, plain.positions_by_ply);
    if let Some(classes) = totals.classes {
        assert_eq!(classes, plain.classes);
        assert_eq!(totals.ending_classes, Some(plain.ending_classes));
        assert_eq!(totals.value_classes, Some(plain.value_classes));
    }
    let arena = reachable(game, &game.start(), Limits::default()).expect("no limits");
    let expected = values(&arena, Limits::default()).expect("no limits");
    care::check(folder, Limits::default()).expect("a whole table");
    check_values(game, folder, &arena.vertices, &expected);
    care::compress(folder, Limits::default()).expect("a whole table");
    check_values(game, folder, &arena.vertices, &expected);
    care::check(folder, Limits::default()).expect("a whole table");
}

fn check_values<G: Layered>(
    game: &G,
    folder: &MemoryFolder,
    states: &[G::State],
    expected: &[stratege_core::Value],
) {
    let answers = Answers::open(folder, "game").expect("a solved table");
    for (state, &value) in states.iter().zip(expected).step_by(1 + states.len() / 4000) {
        assert_eq!(
            answers.value(game, state).expect("a position of the table"),
            value,
            "{state:?}"
        );
    }
}

#[test]
fn positions_that_no_play_reaches_are_not_answered() {
    let game = Alternating::normal(Domineering::new(3, 3));
    let folder = MemoryFolder::new();
    by_lanes::solve(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
    let answers = Answers::open(&folder, "game").expect("a solved table");
    let start = stratege_core::Game::start(&game);
    let twin = stratege_core::Duel::with_turn(&game, &start, Player::SECOND).expect("a twin");
    let answer = answers.value(&game, &twin);
    assert!(matches!(answer, Err(FolderError::Unreached)), "{answer:?}");
    let other = Answers::open(&folder, "another game").map(|_| ());
    assert!(matches!(other, Err(FolderError::Foreign { .. })), "{other:?}");
}
