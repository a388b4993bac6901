//! Positions whose value is known from the literature.

use std::sync::atomic::{AtomicBool, Ordering};

use stratege_catalog::{
    Catalog, Given, JobRequest,
    core::{Limits, Watch},
    report::Proof,
};

#[test]
fn known_positions_have_their_value() {
    let catalog = Catalog::new();
    let lines = include_str!("../data/values.txt").lines();
    let mut checked = 0;
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let columns: Vec<&str> =
            line.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect();
        let [word, position, winner, distance, best] = columns[..] else {
            panic!("five columns in `{line}`");
        };
        let game = catalog.open(word).expect("a game");
        let request = JobRequest { position: Some(position), ..JobRequest::default() };
        let solved = game.solve(&request, Limits::default()).expect("no limit");
        assert_eq!(solved.proof, Proof::Exact, "{line}");
        let found = solved.winner.map_or("=".to_owned(), |winner| winner.to_string());
        let mut found_best = solved.best.clone();
        found_best.sort();
        let mut known_best: Vec<&str> = best.split(',').collect();
        known_best.sort_unstable();
        assert!(winner == "-" || winner == found, "{line}: {found}");
        let found = solved.distance.map_or(String::new(), |distance| distance.to_string());
        assert!(distance == "-" || distance == found, "{line}: {found}");
        assert!(best == "-" || known_best == found_best, "{line}: {found_best:?}");
        checked += 1;
    }
    assert!(checked > 30, "{checked} positions");
}

/// What the first moves of Connect Four score is in the literature; four discs are 18, nineteen
/// are 3.
#[test]
fn scores_count_as_programs_for_connect_four_do() {
    let check = |word: &str, position: &str, score: Option<i32>, moves: &[i32]| {
        let game = Catalog::new().open(word).expect("a game");
        let request = JobRequest { position: Some(position), ..JobRequest::default() };
        let request = request.with("all-moves", Given::Flag(true));
        let solved = game.solve(&request, Limits::default()).expect("no limit");
        assert_eq!(solved.score, score, "{word} {position}");
        let told: Vec<i32> = solved.moves.iter().filter_map(|report| report.score).collect();
        assert_eq!(told, moves, "{word} {position}");
    };
    check("connect-four", "start", Some(1), &[-2, -1, 0, 1, 0, -1, -2]);
    check("connect-four", "121212", Some(18), &[18, -3, -18, -18, -18, -18, -18]);
    check("connect-four:4x4", "start", Some(0), &[0, 0, 0, 0]);
    check("connect-four", "1212121", None, &[]);
    check("tic-tac-toe", "start", None, &[]);
}

/// Rows 1 to 4, columns 1 to 5, player 1 vertical.
#[test]
fn small_boards_of_domineering_have_their_winner() {
    let rows = ["2HHHH", "V11HV", "V11HH", "VVV1V"];
    let table = Catalog::new()
        .winner_table("domineering", 1..=4, 1..=5, Limits::default(), &mut |_, _| {})
        .expect("a table");
    let found: Vec<String> = table
        .winners
        .iter()
        .map(|row| row.iter().map(|cell| cell.as_deref().unwrap_or("?")).collect())
        .collect();
    assert_eq!(found, rows);
}

#[test]
fn sizes_that_are_not_allowed_are_refused_before_any_board_is_solved() {
    let mut solved = 0;
    for (rows, columns) in [(1..=33, 1..=4), (1..=4, 0..=4), (1..=4, 1..=100)] {
        let table = Catalog::new().winner_table(
            "chomp:rows=3",
            rows,
            columns,
            Limits::default(),
            &mut |_, _| solved += 1,
        );
        assert!(table.is_err());
    }
    assert_eq!(solved, 0);
}

#[test]
fn an_interrupted_table_keeps_what_was_solved() {
    let interrupted = AtomicBool::new(false);
    let limits = Limits { watch: &Interrupted(&interrupted), ..Limits::default() };
    let mut begun = 0;
    let mut cell = |row, column| {
        begun += 1;
        interrupted.store((row, column) == (2, 2), Ordering::Relaxed);
    };
    let table = Catalog::new().winner_table("chomp", 1..=3, 1..=3, limits, &mut cell);
    let winners = table.expect("a table").winners;
    let solved: Vec<bool> = winners.iter().flatten().map(Option::is_some).collect();
    assert_eq!(solved, [true, true, true, true, false, false, false, false, false]);
    assert_eq!(begun, 5);
}

/// Somebody who may press Ctrl-C.
struct Interrupted<'a>(&'a AtomicBool);

impl Watch for Interrupted<'_> {
    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// OEIS A002188.
#[test]
fn grundy_values_of_grundys_game() {
    let known = "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3";
    let list = Catalog::new().grundy_list("grundy", 0..=50, Limits::default()).expect("impartial");
    let found: Vec<String> = list.grundy[..=30].iter().map(u64::to_string).collect();
    assert_eq!(found.join(" "), known);
    assert_eq!(list.losing, [0, 1, 2, 4, 7, 10, 20, 23, 26, 50]);
}
