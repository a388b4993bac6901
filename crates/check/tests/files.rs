//! Right files have all points, every known mistake is caught where it is smallest, and no file
//! can disturb the check.

use std::path::{Path, PathBuf};

use stratege_check::{
    Aspect, FileReport, Finding, FunctionReport, Options, Python, Verdict, check_file, sheet,
};
use stratege_core::Unwatched;

/// An interpreter; `None` on machines without one that are not there for testing.
fn python() -> Option<Python> {
    match Python::find(None) {
        Ok(python) => Some(python),
        Err(error) if std::env::var_os("CI").is_none() => {
            println!("not checked: {error}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files").join(file)
}

fn report(python: &Python, file: &str, game: &str, seconds: f64) -> FileReport {
    let options = Options { seconds, seed: 0, only: Vec::new() };
    let sheet = sheet(game).expect("there is a sheet");
    check_file(&sheet, &path(file), python, &options, &Unwatched).expect("the interpreter runs")
}

fn function<'a>(report: &'a FileReport, name: &str) -> &'a FunctionReport {
    report.functions.iter().find(|function| function.name == name).expect("it is in the sheet")
}

#[test]
fn right_files_have_all_points() {
    let Some(python) = python() else { return };
    for game in ["chomp", "grundy", "domineering", "tic-tac-toe", "dice", "dominoes"] {
        for language in ["fr", "en"] {
            let file = format!("right/{}_{language}.py", game.replace('-', "_"));
            let report = report(&python, &file, game, 60.0);
            let wrong = report.functions.iter().filter(|one| one.verdict != Verdict::Right);
            let wrong: Vec<_> = wrong.map(|one| (one.name, one.verdict, &one.aspects)).collect();
            assert!(report.right, "{file}: {:?} {wrong:#?}", report.trouble);
            assert_eq!(report.points, report.out_of, "{file}: {wrong:#?}");
        }
    }
}

/// A mistake: the file, its game, the function, what fails, and the smallest counter-example.
struct Mistake {
    file: &'static str,
    game: &'static str,
    function: &'static str,
    aspect: Aspect,
    reason: &'static str,
    call: &'static str,
    expected: Option<&'static str>,
    obtained: Option<&'static str>,
}

#[test]
fn a_fastest_win_without_a_minimum_dawdles() {
    check(&Mistake {
        file: "fastest_win",
        game: "tic-tac-toe",
        function: "strategie_optimale",
        aspect: Aspect::Fast,
        reason: "slow",
        call: "strategie_optimale(('O', '.', '.', 'O', 'X', 'X', 'X', '.', 'O'))",
        expected: Some("[2]"),
        obtained: Some("7"),
    });
}

#[test]
fn a_dictionary_of_last_winning_successors_dawdles() {
    check(&Mistake {
        file: "last_successor",
        game: "chomp",
        function: "strategie_gagnante",
        aspect: Aspect::Fast,
        reason: "slow",
        call: "strategie_gagnante(construire_graphe(3, 4))",
        expected: Some("[((2, 2, 1), 2)]"),
        obtained: Some("((4, 3), 2)"),
    });
}

#[test]
fn layers_of_a_changing_set_are_wrong() {
    check(&Mistake {
        file: "layers_while_changing",
        game: "chomp",
        function: "attracteurs",
        aspect: Aspect::Answer,
        reason: "layer",
        call: "attracteurs(construire_graphe(2, 2))",
        expected: Some("[((1, 1), 1), ((2,), 1)]"),
        obtained: Some("[((1, 1), 1), ((2,), 1), ((2, 1), 2), ((2, 2), 1)]"),
    });
}

#[test]
fn a_missing_diagonal_is_found() {
    check(&Mistake {
        file: "missing_diagonal",
        game: "tic-tac-toe",
        function: "gagner",
        aspect: Aspect::Answer,
        reason: "value",
        call: "gagner(('.', '.', 'X', '.', 'X', 'O', 'X', '.', 'O'))",
        expected: Some("1"),
        obtained: Some("0"),
    });
}

#[test]
fn the_first_half_counted_twice_is_found() {
    check(&Mistake {
        file: "first_half_twice",
        game: "dominoes",
        function: "who_wins",
        aspect: Aspect::Answer,
        reason: "value",
        call: "who_wins([[1, 0]], [[1, 1]])",
        expected: Some("1"),
        obtained: Some("0"),
    });
}

#[test]
fn both_readings_of_h1_are_right_and_named() {
    let Some(python) = python() else { return };
    for (file, reading) in [
        ("domineering_printed", "printed"),
        ("domineering_fr", "corrected"),
        ("domineering_en", "corrected"),
    ] {
        // Other seeds draw other grids, where min-max with the printed h1 passes over wins.
        for seed in 0..4 {
            let options = Options { seconds: 60.0, seed, only: vec!["h1", "strategie_minmax"] };
            let sheet = sheet("domineering").expect("there is a sheet");
            let path = path(&format!("right/{file}.py"));
            let report = check_file(&sheet, &path, &python, &options, &Unwatched);
            let report = report.expect("the interpreter runs");
            assert!(report.right, "{file}, seed {seed}: {:#?}", report.functions);
            assert_eq!(function(&report, "h1").reading, Some(reading), "{file}, seed {seed}");
        }
    }
}

#[test]
fn a_mixture_of_both_readings_is_wrong() {
    let finding = check(&Mistake {
        file: "mixed_readings",
        game: "domineering",
        function: "h1",
        aspect: Aspect::Answer,
        reason: "value",
        call: "h1([[0, 0], [0, 0], [1, 1]])",
        expected: Some("-inf"),
        obtained: Some("inf"),
    });
    let is_told = |finding: &Finding| finding.hint.is_some_and(|hint| hint.contains("are mixed"));
    assert!(finding.as_ref().is_none_or(is_told), "{finding:#?}");
}

#[test]
fn a_mistake_is_shown_by_the_reading_that_the_function_follows() {
    let finding = check(&Mistake {
        file: "late_mistake",
        game: "domineering",
        function: "h1",
        aspect: Aspect::Answer,
        reason: "value",
        call: "h1([[-1, -1, -1], [-1, -1, -1]])",
        expected: Some("-1"),
        obtained: Some("1"),
    });
    assert!(finding.is_none_or(|finding| finding.hint.is_none()));
}

#[test]
fn a_bar_without_the_poisoned_square_is_none() {
    check(&Mistake {
        file: "empty_bar",
        game: "chomp",
        function: "etat_possible",
        aspect: Aspect::Answer,
        reason: "value",
        call: "etat_possible([])",
        expected: Some("False"),
        obtained: Some("True"),
    });
    check(&Mistake {
        file: "zero_row",
        game: "chomp",
        function: "etat_possible",
        aspect: Aspect::Answer,
        reason: "value",
        call: "etat_possible([0])",
        expected: Some("False"),
        obtained: Some("True"),
    });
}

#[test]
fn high_heaps_are_tried() {
    check(&Mistake {
        file: "high_heap",
        game: "grundy",
        function: "verif_valid",
        aspect: Aspect::Answer,
        reason: "value",
        call: "verif_valid([12], 0, 6)",
        expected: Some("False"),
        obtained: Some("True"),
    });
}

#[test]
fn a_tile_that_stays_in_the_hand_was_chosen_all_the_same() {
    let Some(python) = python() else { return };
    let report = report(&python, "wrong/highest_tile_kept.py", "dominoes", 60.0);
    let worst = function(&report, "strategie_pire");
    let reasons = worst.aspects.iter().map(|aspect| {
        let finding = aspect.counterexample.as_ref().expect("a counter-example");
        (aspect.aspect, finding.reason)
    });
    assert_eq!(reasons.collect::<Vec<_>>(), [(Aspect::Legal, "value"), (Aspect::Best, "not-best")],);
    assert_eq!((worst.verdict, worst.points), (Verdict::Wrong, 0));
}

#[test]
fn a_strategy_without_moves_earns_nothing() {
    let Some(python) = python() else { return };
    let options = Options { seconds: 60.0, seed: 0, only: vec!["strategie_optimale"] };
    let sheet = sheet("chomp").expect("there is a sheet");
    let report = check_file(&sheet, &path("wrong/no_move.py"), &python, &options, &Unwatched);
    let report = report.expect("the interpreter runs");
    assert_eq!((report.points, report.out_of), (0, 4));
    let best = function(&report, "strategie_optimale");
    let shown = best.aspects.iter().filter(|aspect| aspect.counterexample.is_some());
    assert_eq!(shown.count(), 1, "one counter-example says it all");
}

#[test]
fn points_are_for_what_the_paper_asks() {
    for (game, points) in [
        ("chomp", 14),
        ("grundy", 16),
        ("domineering", 21),
        ("tic-tac-toe", 14),
        ("dice", 16),
        ("dominoes", 25),
    ] {
        let sheet = sheet(game).expect("there is a sheet");
        let asked = sheet.tasks.iter().filter(|task| sheet.asks_for(task));
        let sum: u32 = asked.flat_map(|task| task.marks).map(|mark| mark.points).sum();
        assert_eq!(sum, points, "{game}");
        for name in sheet.beyond {
            assert!(sheet.tasks.iter().any(|task| task.name() == *name), "{game}: {name}");
        }
    }
}

#[test]
fn what_the_paper_does_not_ask_for_is_checked_and_earns_nothing() {
    let Some(python) = python() else { return };
    let report = report(&python, "wrong/last_successor.py", "chomp", 60.0);
    assert!(!report.right);
    let winning = function(&report, "strategie_gagnante");
    assert_eq!((winning.verdict, winning.asked), (Verdict::Wrong, false));
    assert_eq!((winning.points, winning.out_of), (0, 0));
    assert_eq!((report.points, report.out_of), (2, 14));
    assert_eq!(report.count(Verdict::Missing), 6, "attractors are not missed");
}

#[test]
fn a_memo_without_the_player_is_wrong() {
    let finding = check(&Mistake {
        file: "memo_without_player",
        game: "chomp",
        function: "est_gagnant_memo",
        aspect: Aspect::Answer,
        reason: "value",
        call: "est_gagnant_memo(((1,), 2), construire_graphe(1, 2))",
        expected: Some("True"),
        obtained: Some("False"),
    });
    let before = "est_gagnant_memo(((1,), 1), construire_graphe(1, 1))";
    assert!(finding.is_none_or(|finding| finding.after.as_deref() == Some(before)));
}

#[test]
fn rows_that_are_one_list_are_found() {
    check(&Mistake {
        file: "shared_rows",
        game: "domineering",
        function: "grille_vide",
        aspect: Aspect::Answer,
        reason: "shared",
        call: "grille_vide(2, 1)",
        expected: None,
        obtained: Some("[[-1], [-1]]"),
    });
}

#[test]
fn an_argument_that_must_not_change_is_watched() {
    check(&Mistake {
        file: "changed_argument",
        game: "grundy",
        function: "suivant",
        aspect: Aspect::Answer,
        reason: "changed",
        call: "suivant([3], True, 0, 1)",
        expected: Some("[3]"),
        obtained: Some("[1, 2]"),
    });
}

#[test]
fn what_only_large_bars_show_is_shrunk() {
    check(&Mistake {
        file: "large_only",
        game: "chomp",
        function: "est_fini",
        aspect: Aspect::Answer,
        reason: "value",
        call: "est_fini([5, 3, 1, 1])",
        expected: Some("False"),
        obtained: Some("True"),
    });
}

/// Finds the mistake, and nothing else that is wrong with the file.
#[track_caller]
fn check(mistake: &Mistake) -> Option<Finding> {
    let python = python()?;
    let report = report(&python, &format!("wrong/{}.py", mistake.file), mistake.game, 60.0);
    assert!(!report.right, "the mistake is not found");
    let wrong = report.functions.iter().filter(|one| one.verdict == Verdict::Wrong);
    let names: Vec<&str> = wrong.map(|one| one.name).collect();
    assert_eq!(names, [mistake.function]);
    let aspects = &function(&report, mistake.function).aspects;
    let failed: Vec<_> = aspects.iter().filter(|aspect| !aspect.holds).collect();
    let [failed] = failed[..] else { panic!("{failed:#?}") };
    let finding = failed.counterexample.clone().expect("a counter-example");
    let found = (failed.aspect, finding.reason, finding.call.as_str());
    assert_eq!(found, (mistake.aspect, mistake.reason, mistake.call), "{finding:#?}");
    let values = (finding.expected.as_deref(), finding.obtained.as_deref());
    assert_eq!(values, (mistake.expected, mistake.obtained));
    Some(finding)
}

/// A file that misbehaves: its functions that fail, each with the reason and the line.
type Misbehaviour = &'static [(&'static str, &'static str, Option<u32>)];

#[test]
fn endless_loops_are_ended_and_located() {
    misbehaves("endless", &[("est_fini", "endless", None)], &["etat_possible"]);
    misbehaves("stubborn", &[("est_fini", "endless", None)], &[]);
}

#[test]
fn exceptions_are_located() {
    misbehaves("crash", &[("est_fini", "exception", Some(2))], &["coup_possible"]);
}

#[test]
fn other_types_are_told() {
    let wrong = &[("coup_possible", "type", None), ("est_fini", "type", None)];
    misbehaves("kind", wrong, &[]);
}

#[test]
fn other_parameters_are_told() {
    let wrong = &[("etat_possible", "parameters", Some(5)), ("est_fini", "parameters", Some(1))];
    misbehaves("parameters", wrong, &[]);
}

#[test]
fn files_processes_and_networks_are_out_of_reach() {
    misbehaves("writes", &[("est_fini", "forbidden", Some(2))], &[]);
    let wrong = &[
        ("etat_possible", "forbidden", Some(12)),
        ("coup_jouer", "forbidden", Some(21)),
        ("coup_possible", "forbidden", Some(17)),
        ("est_fini", "forbidden", Some(7)),
    ];
    misbehaves("starts", wrong, &[]);
    assert!(!Path::new("trace.txt").exists(), "nothing was written");
}

#[test]
fn who_leaves_or_grows_is_told_and_the_rest_is_checked() {
    let wrong = &[
        ("etat_possible", "exception", Some(9)),
        ("coup_jouer", "large", None),
        ("coup_possible", "exception", Some(13)),
        ("est_fini", "died", None),
        ("strategie_aleatoire", "exception", Some(21)),
    ];
    misbehaves("leaves", wrong, &[]);
}

/// Compares what fails; the functions of `right` are right all the same.
#[track_caller]
fn misbehaves(file: &str, wrong: Misbehaviour, right: &[&str]) {
    let Some(python) = python() else { return };
    let report = report(&python, &format!("misbehaving/{file}.py"), "chomp", 3.0);
    assert!(!report.right);
    let found = report.functions.iter().filter(|one| one.verdict == Verdict::Wrong).map(|one| {
        let finding = one.aspects.iter().find_map(|aspect| aspect.counterexample.as_ref());
        let finding = finding.expect("a counter-example");
        // A loop is stopped at any of its lines.
        let line = finding.line.filter(|_| finding.reason != "endless");
        assert!(finding.reason != "endless" || finding.line.is_some_and(|line| 2 <= line));
        (one.name, finding.reason, line)
    });
    assert_eq!(found.collect::<Vec<_>>(), wrong);
    right.iter().for_each(|name| assert_eq!(function(&report, name).verdict, Verdict::Right));
}

#[test]
fn syntax_errors_are_located() {
    troubles("syntax", Some(("syntax", Some(5))), &[]);
    troubles("not_text", Some(("syntax", None)), &[]);
}

#[test]
fn what_fails_while_loading_does_not_hide_the_functions() {
    troubles("raises", Some(("exception", Some(5))), &["etat_possible", "est_fini"]);
    troubles("never_loads", Some(("endless", None)), &["est_fini"]);
}

#[test]
fn an_empty_file_has_no_function() {
    troubles("empty", None, &[]);
}

/// Compares what happens while loading, and which functions are right all the same.
#[track_caller]
fn troubles(file: &str, trouble: Option<(&str, Option<u32>)>, right: &[&str]) {
    let Some(python) = python() else { return };
    let report = report(&python, &format!("misbehaving/{file}.py"), "chomp", 3.0);
    assert!(!report.right);
    let found = report
        .trouble
        .as_ref()
        .map(|trouble| (trouble.reason, trouble.line.filter(|_| trouble.reason != "endless")));
    assert_eq!(found, trouble);
    let names = report.functions.iter().filter(|one| one.verdict == Verdict::Right);
    assert_eq!(names.map(|one| one.name).collect::<Vec<_>>(), right);
}

#[test]
fn printing_is_told_with_its_line() {
    let Some(python) = python() else { return };
    let report = report(&python, "misbehaving/prints.py", "chomp", 60.0);
    assert_eq!((report.right, report.prints), (false, Some(2)));
    assert_eq!(function(&report, "est_fini").verdict, Verdict::Right);
}

#[test]
fn two_functions_are_enough() {
    let Some(python) = python() else { return };
    let report = report(&python, "misbehaving/two.py", "chomp", 60.0);
    assert!(report.right && report.count(Verdict::Right) == 2);
    assert_eq!(function(&report, "coup_possible").defined.as_deref(), Some("coupPossible"));
}

#[test]
fn nearly_right_names_are_recognised() {
    let Some(python) = python() else { return };
    let report = report(&python, "misbehaving/none.py", "chomp", 60.0);
    assert!(!report.right && report.count(Verdict::Missing) == 7);
    let nearest = |name| function(&report, name).nearest.clone();
    assert_eq!(nearest("coup_possible").as_deref(), Some("coup_posible"));
    assert_eq!(nearest("est_fini").as_deref(), Some("est_finie"));
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let Some(python) = python() else { return };
    let twice = [(); 2].map(|()| {
        let report = report(&python, "wrong/large_only.py", "chomp", 60.0);
        format!("{report:?}")
    });
    assert_eq!(twice[0], twice[1]);
}
