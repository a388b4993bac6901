//! Notebooks as files: their names, what is never overwritten, and the commands under figures.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

use serde_json::Value;
use stratege_catalog::{
    Catalog,
    core::{Limits, Unwatched},
};
use stratege_check::{Options, Python, Verdict, check_file};
use stratege_notebook::{Body, Language, Role, Version, compose, sheets};

fn run(directory: &PathBuf, words: &[&str]) -> Output {
    Command::new(assert_cmd::cargo::cargo_bin!("stratege"))
        .args(words)
        .current_dir(directory)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .output()
        .expect("the program starts")
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

#[test]
fn files_are_named_after_the_game() {
    let directory = directory("notebook-names");
    check(&directory, &["notebook", "chomp"], "chomp.ipynb");
    check(&directory, &["notebook", "chomp", "--corrected"], "chomp-corrected.ipynb");
    check(&directory, &["carnet", "chocolat", "--corrige", "--lang", "fr"], "chomp-corrige.ipynb");
    check(&directory, &["notebook", "grundy:7", "--format", "html"], "grundy.html");
    check(&directory, &["notebook", "dice", "--output", "sheet.md"], "sheet.md");
}

/// Runs it and looks for the file.
#[track_caller]
fn check(directory: &PathBuf, words: &[&str], file: &str) {
    let output = run(directory, words);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(directory.join(file).is_file(), "{file}");
}

#[test]
fn a_file_is_written_over_only_by_force() {
    let directory = directory("notebook-force");
    fs::write(directory.join("chomp.ipynb"), "mine").expect("written");
    let output = run(&directory, &["notebook", "chomp"]);
    assert_eq!(output.status.code(), Some(2));
    let sentence =
        "error: chomp.ipynb already exists; --force overwrites it, --output chooses another name\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), sentence);
    assert_eq!(fs::read_to_string(directory.join("chomp.ipynb")).expect("there"), "mine");
    check(&directory, &["notebook", "chomp", "--force"], "chomp.ipynb");
    assert_ne!(fs::read_to_string(directory.join("chomp.ipynb")).expect("there"), "mine");
}

#[test]
fn what_was_written_is_told_as_json() {
    let directory = directory("notebook-json");
    let told = |language: &str| -> Value {
        let words = ["notebook", "chomp:3x4", "--force", "--json", "--lang", language];
        let output = run(&directory, &words);
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    let document = told("en");
    assert_eq!(document, told("fr"));
    assert_eq!(document["game"], "chomp");
    assert_eq!(document["parameters"]["rows"], 3);
    assert_eq!(
        (&document["path"], &document["version"]),
        (&"chomp.ipynb".into(), &"student".into())
    );
    let written = fs::read_to_string(directory.join("chomp.ipynb")).expect("there");
    let written: Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!(document["cells"], written["cells"].as_array().expect("cells").len());
}

#[cfg(unix)]
#[test]
fn the_command_of_a_figure_draws_that_figure() {
    let directory = directory("notebook-figures");
    let catalog = Catalog::new();
    for sheet in sheets() {
        for version in [Version::Student, Version::Corrected] {
            let notebook = compose(&catalog, sheet.game, Language::En, version, Limits::default());
            for cell in notebook.expect("a notebook").cells {
                let Body::Figure(figure) = cell.body else { continue };
                let words = words(&figure.command);
                let words: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
                let output = run(&directory, &words);
                assert_eq!(output.status.code(), Some(0), "{}", figure.command);
                let path = directory.join(format!("figure-{}.svg", figure.number));
                let drawn = fs::read_to_string(path).expect("drawn");
                assert!(drawn.trim_end() == figure.svg.trim_end(), "{}", figure.command);
            }
        }
    }
}

/// What a sheet asks for, its checker accepts: on the day of grading both must agree.
#[test]
fn the_functions_of_corrected_notebooks_are_right() {
    let python = match Python::find(None) {
        Ok(python) => python,
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{error}");
            println!("not checked: {error}");
            return;
        }
    };
    let directory = directory("notebook-checked");
    let catalog = Catalog::new();
    for (game, least) in [
        ("chomp", 9),
        ("grundy", 8),
        ("domineering", 10),
        ("tic-tac-toe", 8),
        ("dice", 7),
        ("dominoes", 12),
    ] {
        for (language, name) in [(Language::Fr, "fr"), (Language::En, "en")] {
            let notebook = compose(&catalog, game, language, Version::Corrected, Limits::default());
            let solutions = notebook.expect("a notebook").cells.into_iter().filter_map(|cell| {
                match cell.body {
                    Body::Code { role: Role::Solution, source, .. } => Some(source),
                    _ => None,
                }
            });
            let path = directory.join(format!("{}_{name}.py", game.replace('-', "_")));
            fs::write(&path, solutions.collect::<Vec<_>>().join("\n\n")).expect("written");
            let sheet = stratege_check::sheet(game).expect("there is a sheet");
            for seed in [0, 7] {
                let options = Options { seconds: 60.0, seed, only: Vec::new() };
                let report = check_file(&sheet, &path, &python, &options, &Unwatched);
                let report = report.expect("the interpreter runs");
                let wrong = report.functions.iter().filter(|one| one.verdict == Verdict::Wrong);
                let wrong: Vec<_> = wrong.map(|one| (one.name, &one.aspects)).collect();
                assert!(report.right, "{game} {name}: {:?} {wrong:#?}", report.trouble);
                assert!(report.count(Verdict::Right) >= least, "{game} {name}: some are not found");
            }
        }
    }
}

/// The words of a command; between quotes, spaces are part of a word.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            1 => vec![part.to_owned()],
            _ => part.split_whitespace().map(str::to_owned).collect(),
        })
        .collect()
}
