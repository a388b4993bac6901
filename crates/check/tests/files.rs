//! Right files have all points, every known mistake is caught where it is smallest, and no file
//! can disturb the check.

use std::path::{Path, PathBuf};

use stratege_check::{FileReport, Options, Python, Verdict, check_file, sheet};
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

fn report(python: &Python, file: &str, game: &str) -> FileReport {
    let options = Options { seconds: 20.0, seed: 0, only: Vec::new() };
    let sheet = sheet(game).expect("there is a sheet");
    check_file(&sheet, &path(file), python, &options, &Unwatched).expect("the interpreter runs")
}

#[test]
fn right_files_have_all_points() {
    let Some(python) = python() else { return };
    for game in ["chomp", "grundy", "domineering", "tic-tac-toe", "dice", "dominoes"] {
        for language in ["fr", "en"] {
            let file = format!("right/{}_{language}.py", game.replace('-', "_"));
            let t=std::time::Instant::now();
            let report = report(&python, &file, game);
            println!("{file} {:?} {:?}", t.elapsed(), report.functions.iter().map(|f| (f.name, f.calls)).collect::<Vec<_>>());
            let wrong = report.functions.iter().filter(|one| one.verdict != Verdict::Right);
            let wrong: Vec<_> = wrong.map(|one| (one.name, one.verdict, &one.aspects)).collect();
            assert!(report.right, "{file}: {:?} {wrong:#?}", report.trouble);
            assert_eq!(report.points, report.out_of, "{file}: {wrong:#?}");
        }
    }
}
