//! Lost boards of games of bites: against the definition, against tables of all boards, against
//! what is published.

use stratege_core::{
    Alternating, BoardWithMover, Game, Limits, Player, Staircases, Stopped, Watch,
};
use stratege_games::chomp::Chomp;
use stratege_solvers::{
    Found, grundy,
    retrograde::winners,
    tails::{LostBoards, cost, first_bites, lost_boards, plain, solve},
};

fn count(rows: u8, columns: u8) -> LostBoards {
    lost_boards(rows, columns, Limits::default(), None).expect("no limit")
}

fn listed(rows: u8, columns: u8) -> Vec<Vec<u8>> {
    let mut boards = Vec::new();
    let mut visit = |lengths: &[u8]| boards.push(lengths.to_vec());
    let found = lost_boards(rows, columns, Limits::default(), Some(&mut visit)).expect("no limit");
    assert_eq!(found.lost, boards.len() as u64, "{rows}x{columns}");
    boards
}

fn sorted(mut boards: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    boards.sort_unstable();
    boards
}

#[test]
fn lost_boards_are_those_of_the_definition_and_of_the_table_of_all_boards() {
    for rows in 1..=7 {
        for columns in 1..=7 {
            let rules = Chomp::new(rows, columns);
            let boards = stratege_core::Indexed::boards(&rules).expect("few");
            let table = winners(&Alternating::normal(rules.clone()), Limits::default());
            let table = table.expect("no limit");
            let lost = (0..boards).filter(|&index| !table.is_won(index)).map(|index| {
                let mut lengths = Vec::new();
                rules.lengths(&stratege_core::Indexed::board(&rules, index), &mut lengths);
                lengths
            });
            let found = sorted(listed(rows, columns));
            assert_eq!(found, sorted(lost.collect()), "{rows}x{columns}");
            let defined = plain(rows.into(), columns.into());
            assert_eq!(found, sorted(defined), "{rows}x{columns}");
            assert_eq!(count(rows, columns).boards, boards);
        }
    }
}

/// Masks of 16, 32 and 64 bits, and boards that are mirrored because no mask is long enough.
#[test]
fn masks_of_all_widths_and_mirrored_boards_agree() {
    let edges = [(3, 18), (3, 19), (3, 34), (3, 35), (3, 66), (2, 67), (3, 99), (1, 99)];
    for (rows, columns) in edges.into_iter().chain([(5, 18), (9, 3), (9, 2)]) {
        let found = sorted(listed(rows, columns));
        assert_eq!(found, sorted(plain(rows.into(), columns.into())), "{rows}x{columns}");
    }
    let mirrored = |lengths: &Vec<u8>| {
        let taller = |column| lengths.iter().filter(|&&length| length > column).count() as u8;
        (0..lengths[0]).map(taller).collect::<Vec<u8>>()
    };
    let upright = listed(12, 5);
    assert_eq!(sorted(upright.iter().map(mirrored).collect()), sorted(listed(5, 12)));
}

/// Rows that are read and written in runs only begin above six.
#[test]
fn the_literature_says_how_many_boards_are_lost() {
    let mut known = vec![(8, 10, 1_000), (10, 10, 2_612), (12, 12, 26_838), (14, 14, 256_366)];
    if std::env::var_os("STRATEGE_LONG").is_some() {
        known.extend([(16, 16, 3_317_972), (17, 17, 10_862_859)]);
    }
    for (rows, columns, lost) in known {
        assert_eq!(count(rows, columns).lost, lost, "{rows}x{columns}");
    }
    assert_eq!(count(12, 12).boards, 2_704_155);
}

#[test]
fn the_smallest_board_with_two_winning_first_bites_has_8_rows_of_10() {
    let bites = first_bites(8, 10, Limits::default()).expect("no limit");
    for (row, boards) in bites.iter().enumerate() {
        for (column, bites) in boards.iter().enumerate() {
            let expected = match (row + 1, column + 1) {
                (1, 1) => 0,
                (8, 10) => 2,
                _ => 1,
            };
            assert_eq!(bites.len(), expected, "{}x{}: {bites:?}", row + 1, column + 1);
        }
    }
    assert_eq!(
        bites[7][9],
        first_bites(10, 8, Limits::default()).expect("no limit")[9][7]
            .iter()
            .rev()
            .map(|&[row, column]| [column, row])
            .collect::<Vec<_>>()
    );
}

/// Who wins, and by which of all moves.
#[test]
fn positions_and_their_moves_are_judged_as_by_grundy_values() {
    let game = Alternating::normal(Chomp::new(4, 5));
    let all = stratege_core::Indexed::boards(&game.rules).expect("few");
    for index in 0..all {
        let board = stratege_core::Indexed::board(&game.rules, index);
        for mover in Player::BOTH {
            let state = BoardWithMover { board, mover };
            let found = solve(&game, &state, Limits::default()).expect("no limit");
            let expected = grundy::solve(&game, &state, Limits::default()).expect("no limit");
            assert_eq!(said(&found), said(&expected), "{}", game.show(&state));
        }
    }
}

fn said<M: Copy + ToString>(found: &Found<M>) -> String {
    let moves = found.moves.iter().map(|judged| (judged.mv.to_string(), judged.value));
    let best: Vec<String> = found.best.iter().map(M::to_string).collect();
    format!("{:?} {:?} {best:?}", found.value, moves.collect::<Vec<_>>())
}

#[test]
fn winning_first_bites_are_those_of_each_board() {
    let bites = first_bites(4, 6, Limits::default()).expect("no limit");
    for (rows, boards) in (1_u8..).zip(&bites) {
        for (columns, bites) in (1_u8..).zip(boards) {
            let game = Alternating::normal(Chomp::new(rows, columns));
            let solved = grundy::solve(&game, &game.start(), Limits::default()).expect("no limit");
            let wins = solved.value.is_some_and(|value| {
                value.winner() == stratege_core::Winner::Player(Player::FIRST)
            });
            let best = if wins { solved.best } else { Vec::new() };
            let bites: Vec<_> =
                bites.iter().map(|&[row, column]| game.rules.bite(row, column)).collect();
            assert_eq!(bites, best, "{rows}x{columns}");
        }
    }
}

struct Impatient;

impl Watch for Impatient {
    fn stop(&self) -> bool {
        true
    }
}

#[test]
fn limits_are_heard_before_and_while_it_runs() {
    let cost = cost(14, 14).expect("it fits");
    assert_eq!(cost.tails, 20_058_300);
    let within = |memory, nodes| {
        let limits = Limits { memory, nodes, ..Limits::default() };
        lost_boards(14, 14, limits, None)
    };
    assert_eq!(within(Some(cost.bytes - 1), None), Err(Stopped::Memory));
    assert_eq!(within(Some(cost.bytes), Some(1_000_000)), Err(Stopped::Nodes));
    let limits = Limits { watch: &Impatient, ..Limits::default() };
    assert_eq!(lost_boards(14, 14, limits, None), Err(Stopped::Asked));
    assert_eq!(stratege_solvers::tails::cost(200, 200), None);
    assert_eq!(stratege_solvers::tails::cost(60, 60), None);
    // 18 x 18 fits what is allowed where nobody says otherwise.
    let large = stratege_solvers::tails::cost(18, 18).expect("it can be counted");
    assert!(large.tails == 4_537_567_650 && large.bytes < 8 << 30);
}
