//! Games with payoffs of both players: what is read and refused, and how the answers are given.

use stratege_catalog::{
    core::Limits,
    matrix_game::{
        BimatrixGame, BimatrixReport, Dominance, MatrixGame, MatrixJobError, MatrixReadError,
        MatrixRequest, PayoffTable,
    },
};

/// The prisoners' dilemma: the payoffs of both, by row and column.
const DILEMMA: &str = "(-1,-1) (-5,0)\n(0,-5) (-4,-4)";

fn read(text: &str) -> BimatrixGame {
    match PayoffTable::read(text) {
        Ok(PayoffTable::Bimatrix(game)) => game,
        other => panic!("{text:?} was read as {other:?}"),
    }
}

fn solve(game: &BimatrixGame, request: &MatrixRequest<'_>) -> BimatrixReport {
    let request = MatrixRequest { patience: 10.0, ..*request };
    game.solve(&request, Limits::default()).expect("small")
}

/// Compares the names, and the only equilibrium with what it pays.
#[track_caller]
fn check(text: &str, rows: &str, columns: &str, pure: &str, payoffs: &str) {
    let game = read(text);
    let report = solve(&game, &MatrixRequest::default());
    assert_eq!([report.rows.join(" "), report.columns.join(" ")], [rows, columns], "{text:?}");
    assert_eq!(report.pure.iter().map(|cell| cell.join(" ")).collect::<Vec<_>>(), [pure]);
    let [first, second] = report.equilibria[0].payoffs.clone();
    let told = [first, second].map(|payoff| payoff.fraction.unwrap_or_default()).join(" ");
    assert_eq!(told, payoffs, "{text:?}");
}

#[test]
fn pairs_are_read_whatever_stands_around_them() {
    check(DILEMMA, "1 2", "1 2", "2 2", "-4 -4");
    check("(-1, -1), (-5, 0)\n(0, -5), (-4, -4)", "1 2", "1 2", "2 2", "-4 -4");
    check("\"-1,-1\",\"-5,0\"\n\"0,-5\",\"-4,-4\"", "1 2", "1 2", "2 2", "-4 -4");
    check(";a;b\nx;(-1;-1);(-5;0)\ny;(0;-5);(-4;-4)", "x y", "a b", "y b", "-4 -4");
    check("(0,5; 1/3)", "1", "1", "1 1", "1/2 1/3");
    check("a (old),b\n\"(1,0.25)\",(2,3)", "1", "a (old) b", "1 b", "2 3");
    check("[[[1, \"1/3\"]]]", "1", "1", "1 1", "1 1/3");
    let json = r#"{"rows": ["x"], "columns": ["a", "b"], "payoffs": [[[1, 2], [1, 3]]]}"#;
    check(json, "x", "a b", "x b", "1 3");
}

/// A denominator may be −1, and the least number of 64 bits has no opposite.
#[test]
fn payoffs_may_be_as_large_as_numbers_are() {
    for great in ["9223372036854775808", "-9223372036854775808"] {
        let text = format!("[[[0,0],[0,-1],[0,0]],[[0,0],[0,0],[0,{great}]],[[0,0],[0,1],[0,0]]]");
        let report = solve(&read(&text), &MatrixRequest::default());
        let gaps = report.equilibria.iter().flat_map(|found| &found.gaps);
        assert!(gaps.into_iter().all(|gap| gap.fraction.as_deref() == Some("0")), "{text}");
        assert!(!report.equilibria.is_empty());
    }
}

#[test]
fn two_tables_make_one_game() {
    let game = BimatrixGame::read_two(",a,b\nx,3,0\ny,5,1", "3,5\n0,1").expect("a game");
    let report = solve(&game, &MatrixRequest::default());
    assert_eq!(report.pure, [["y", "b"]]);
    let refuse = |first: &str, second: &str, expected: &str| {
        let error = BimatrixGame::read_two(first, second).expect_err("no game");
        assert_eq!(error.to_string(), expected);
    };
    refuse("1 2\n3 4", "1 2", "[1, 2] rows and columns where the first table has [2, 2]");
    refuse("a,b\n1,2", "a,c\n1,2", "the second table calls `c` what the first calls `b`");
    refuse("(1,2)", "3", "every cell has two payoffs");
}

#[test]
fn bad_pairs_are_refused_with_the_place() {
    let refuse = |text: &str, expected: &str| match PayoffTable::read(text) {
        Ok(game) => panic!("{text:?} was read as {game:?}"),
        Err(error) => assert_eq!(error.to_string(), expected, "{text:?}"),
    };
    refuse(
        "(1,2) (3,4)\n(5,6) 7",
        "line 2, column 2: `7` is one payoff where other cells have two",
    );
    refuse("(1,2) (3)", "line 1, column 2: `(3)` is not a number");
    refuse("(1,2) (3,4,5)", "line 1, column 2: `(3,4,5)` is not a number");
    refuse("(1,2) (3,nan)", "line 1, column 2: `(3,nan)` is not finite");
    refuse("[[[1, 2], 3]]", "row 1, column 2: `3` is one payoff where other cells have two");
    assert!(PayoffTable::read("[[[1, 2, 3]]]").is_err());
    assert_eq!(MatrixGame::read(DILEMMA).err(), Some(MatrixReadError::Pairs));
}

#[test]
fn every_equilibrium_has_its_certificate_and_infinitely_many_are_told() {
    let report = solve(&read("(1,2) (0,0)\n(1,0) (0,1)"), &MatrixRequest::default());
    assert!(!report.finite);
    assert_eq!(report.sets, [vec![1, 3], vec![2, 4], vec![3, 4]]);
    for equilibrium in &report.equilibria {
        assert!(equilibrium.gaps.iter().all(|gap| gap.fraction.as_deref() == Some("0")));
    }
}

#[test]
fn replies_are_those_of_the_player_who_replies() {
    let request = MatrixRequest {
        against_row: Some("1/2,1/2"),
        against_column: Some("1,0"),
        ..MatrixRequest::default()
    };
    let report = solve(&read(DILEMMA), &request);
    let told: Vec<_> = report
        .replies
        .iter()
        .map(|reply| (reply.player, reply.best.join(" "), reply.value.near))
        .collect();
    assert_eq!(told, [(2, "2".to_owned(), -2.0), (1, "2".to_owned(), 0.0)]);
    let wrong = MatrixRequest { against_row: Some("1"), ..MatrixRequest::default() };
    let error = read(DILEMMA).solve(&wrong, Limits::default()).expect_err("one weight");
    assert!(matches!(error, MatrixJobError::Read(MatrixReadError::WeightCount { .. })));
}

#[test]
fn dominated_choices_are_named() {
    let weak = MatrixRequest { dominance: Some(Dominance::Weak), ..MatrixRequest::default() };
    let report = solve(&read("(1,1) (0,0)\n(0,0) (0,0)"), &weak);
    let kinds: Vec<_> = report.dominance.steps.iter().map(|step| step.kind).collect();
    assert_eq!(kinds, ["weak", "strict"]);
    let game = MatrixGame::read("4 0\n1 1\n0 4").expect("a game");
    let strict = MatrixRequest { dominance: Some(Dominance::Strict), ..MatrixRequest::default() };
    let report = game.solve(&strict, Limits::default()).expect("small");
    let dominance = report.dominance.expect("asked for");
    assert_eq!(dominance.rows, ["1", "3"]);
    assert_eq!(dominance.steps[0].by.len(), 2);
}

#[test]
fn what_would_take_too_long_is_refused_before() {
    // No choice dominates another: each is the only best reply to one choice of the other.
    let size = 16;
    let row = |at: usize| (0..size).map(move |to| format!("({0},{0})", u8::from(at == to)));
    let text: Vec<String> = (0..size).map(|at| row(at).collect::<Vec<_>>().join(" ")).collect();
    let request = MatrixRequest { patience: 10.0, ..MatrixRequest::default() };
    let error = read(&text.join("\n")).solve(&request, Limits::default());
    assert!(matches!(error, Err(MatrixJobError::TooLarge { .. })));
}

#[test]
fn linear_programs_are_exact() {
    let program = MatrixGame::read(";a;b\nx;1/3;-0,5\ny;0;2").expect("a game").linear_program();
    let (comments, rest) = program.split_once("Maximize\n").expect("a program");
    assert!(comments.lines().all(|line| line.starts_with('\\')), "{comments}");
    let expected = " value: v\nSubject To\n c1: 3 v - x1 <= 0\n c2: v + 0.5 x1 - 2 x2 <= 0\n \
                    total: x1 + x2 = 1\nBounds\n v free\nEnd\n";
    assert_eq!(rest, expected);
}

#[test]
fn decimals_in_linear_programs_have_all_their_digits() {
    let program = MatrixGame::read(";a\nw;3\nx;-617/50\ny;1/40\nz;0").expect("a game");
    let constraint = " c1: v - 3 x1 + 12.34 x2 - 0.025 x3 <= 0\n";
    assert!(program.linear_program().contains(constraint), "{}", program.linear_program());
}
