//! Every notebook is valid, runs in plain Python, and can be written in every size it allows.

use std::{
    collections::BTreeSet,
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;
use stratege_catalog::{Catalog, core::Limits};
use stratege_notebook::{
    Body, Format, Language, Notebook, NotebookError, Version, compose, sheets,
};

/// Runs the code cells on standard input one after the other and says how each ended.
const RUNNER: &str = r#"
import contextlib, io, json, sys

namespace = {}
for cell in json.load(sys.stdin)["cells"]:
    if cell["cell_type"] == "code":
        ended = ""
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                exec(compile("".join(cell["source"]), cell["id"], "exec"), namespace)
            except AssertionError as failure:
                ended = str(failure)
            except BaseException as error:
                ended = "crash: " + repr(error)
        print(json.dumps([cell["metadata"]["tags"][0], cell["id"], ended]))
"#;

#[test]
fn every_notebook_is_valid() {
    for notebook in all(Version::Student).into_iter().chain(all(Version::Corrected)) {
        valid(&notebook);
    }
}

/// What nbformat 4.5 asks for.
#[track_caller]
fn valid(notebook: &Notebook) {
    let document: Value = serde_json::from_str(&notebook.write(Format::Ipynb)).expect("JSON");
    assert_eq!((&document["nbformat"], &document["nbformat_minor"]), (&4.into(), &5.into()));
    assert_eq!(document["metadata"]["kernelspec"]["name"], "python3");
    let cells = document["cells"].as_array().expect("cells");
    let mut ids = BTreeSet::new();
    for cell in cells {
        let id = cell["id"].as_str().expect("an id");
        assert!(ids.insert(id), "{id} is there twice");
        let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        assert!(!id.is_empty() && id.len() <= 64 && id.chars().all(is_allowed), "{id}");
        let lines = cell["source"].as_array().expect("lines");
        assert!(!lines.is_empty(), "{id}");
        for (place, line) in lines.iter().enumerate() {
            let line = line.as_str().expect("a text");
            assert_eq!(line.ends_with('\n'), place + 1 < lines.len(), "{id}: {line}");
        }
        assert!(cell["metadata"].is_object(), "{id}");
        let fields: Vec<&str> =
            cell.as_object().expect("a cell").keys().map(String::as_str).collect();
        let mut expected = match cell["cell_type"].as_str() {
            Some("code") => {
                assert_eq!(
                    (&cell["execution_count"], &cell["outputs"]),
                    (&Value::Null, &Value::Array(vec![]))
                );
                vec!["cell_type", "execution_count", "id", "metadata", "outputs", "source"]
            }
            Some("markdown") => vec!["cell_type", "id", "metadata", "source"],
            other => panic!("{id}: {other:?}"),
        };
        expected.retain(|field| !fields.contains(field));
        assert!(expected.is_empty(), "{id} has no {expected:?}");
    }
}

#[test]
fn both_versions_and_languages_have_the_same_cells() {
    let ids = |notebook: &Notebook| -> Vec<String> {
        notebook.cells.iter().map(|cell| cell.id.clone()).collect()
    };
    let student = all(Version::Student);
    for (student, corrected) in student.iter().zip(all(Version::Corrected)) {
        assert_eq!(ids(student), ids(&corrected), "{}", student.game);
    }
    for pair in student.chunks(2) {
        assert_eq!(ids(&pair[0]), ids(&pair[1]), "{}", pair[0].game);
    }
}

#[test]
fn corrected_notebooks_run_and_their_checks_hold() {
    for notebook in all(Version::Corrected) {
        for (role, id, ended) in run(&notebook) {
            assert_eq!(ended, "", "{} {role} {id}", notebook.game);
        }
    }
}

#[test]
fn every_check_of_a_students_notebook_fails_with_a_sentence() {
    for notebook in all(Version::Student) {
        for (role, id, ended) in run(&notebook) {
            let expected = role == "check";
            assert_eq!(ended.starts_with('✗'), expected, "{} {id}: {ended}", notebook.game);
            assert_eq!(ended.is_empty(), !expected, "{} {id}: {ended}", notebook.game);
        }
    }
}

#[test]
fn the_smallest_and_the_largest_notebooks_run() {
    let words = [
        "chomp:2x2",
        "chomp:4x5",
        "grundy:5",
        "grundy:20",
        "domineering:2x2",
        "domineering:4x5",
        "dice:n=5,d=1",
        "dice:n=40,d=10",
        "dominoes:set=3,hand=3",
        "dominoes:set=3,hand=5",
    ];
    for word in words {
        let notebook = written(word, Language::Fr, Version::Corrected).expect("allowed");
        assert_eq!(notebook.game, word);
        for (role, id, ended) in run(&notebook) {
            assert_eq!(ended, "", "{word} {role} {id}");
        }
    }
}

/// Squares have the numbers that functions return, not the letters that players type.
#[test]
fn figures_number_squares_as_the_text_does() {
    for (word, shown) in [
        ("chomp:2x3", "0 0 1 1 2"),
        ("domineering:3x4", "0 0 1 1 2 2 3"),
        ("tic-tac-toe", "2 3 5 6 7 8"),
    ] {
        let notebook = written(word, Language::En, Version::Corrected).expect("allowed");
        let mut figures = notebook.cells.iter().filter_map(|cell| match &cell.body {
            Body::Figure(figure) => Some(&figure.svg),
            _ => None,
        });
        let board = figures.next().expect("a board");
        let mut labels: Vec<&str> = texts(board);
        labels.sort_unstable();
        assert_eq!(labels.join(" "), shown, "{word}");
        for tree in figures.filter(|svg| svg.contains("MAX")) {
            let texts = texts(tree);
            let is_letters =
                |text: &&str| matches!(text.as_bytes(), [b'a'..=b'd', b'1'..=b'4', ..]);
            assert!(!texts.iter().any(is_letters), "{word}: {texts:?}");
        }
    }
}

/// What is written on a picture.
fn texts(svg: &str) -> Vec<&str> {
    let parts = svg.split("<text").skip(1);
    let text = |part: &'_ str| -> Option<(usize, usize)> {
        Some((part.find('>')? + 1, part.find("</text>")?))
    };
    parts.filter_map(|part| text(part).map(|(from, to)| &part[from..to])).collect()
}

#[test]
fn answers_are_for_teachers_only() {
    for (student, corrected) in all(Version::Student).iter().zip(all(Version::Corrected)) {
        for (hollow, whole) in student.cells.iter().zip(&corrected.cells) {
            if let (Body::Answer { text: None, .. }, Body::Answer { text: Some(answer), .. }) =
                (&hollow.body, &whole.body)
            {
                for format in [Format::Ipynb, Format::Html, Format::Md, Format::Py] {
                    let first_words: String =
                        answer.chars().take_while(|c| c.is_alphabetic() || *c == ' ').collect();
                    let sheet = student.write(format);
                    assert!(first_words.len() < 12 || !sheet.contains(&first_words), "{answer}");
                }
            } else {
                assert!(!matches!(hollow.body, Body::Answer { .. }), "{}", hollow.id);
            }
        }
    }
}

#[test]
fn sizes_that_do_not_fit_a_class_are_refused() {
    refused("chomp:5x5", "`rows` is 5; the notebook of chomp needs 2 to 4");
    refused("dice:n=200,d=3", "`n` is 200; the notebook of dice needs 5 to 100");
    refused("chomp:2x3,misere", "the notebook of chomp is about play=normal, not play=misere");
    refused(
        "nim",
        "there is no notebook for nim; there are notebooks for chomp, grundy, domineering, tic-tac-toe, dice, dominoes",
    );
    refused("chomps", "there is no game `chomps`");
}

#[track_caller]
fn refused(word: &str, sentence: &str) {
    let error = written(word, Language::En, Version::Student).expect_err("refused");
    assert_eq!(error.to_string(), sentence);
}

fn written(word: &str, language: Language, version: Version) -> Result<Notebook, NotebookError> {
    compose(&Catalog::new(), word, language, version, Limits::default())
}

/// Every notebook in its usual size, both languages of a game beside each other.
fn all(version: Version) -> Vec<Notebook> {
    let games = sheets().into_iter().map(|sheet| sheet.game);
    let both = games.flat_map(|game| [(game, Language::Fr), (game, Language::En)]);
    both.map(|(game, language)| written(game, language, version).expect("a notebook")).collect()
}

/// Runs a notebook in plain Python: role, id and message of every code cell; an empty message is
/// a good end.
fn run(notebook: &Notebook) -> Vec<(String, String, String)> {
    let python = Command::new("python3")
        .args(["-I", "-c", RUNNER])
        .env("PYTHONIOENCODING", "utf-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut python = match python {
        Ok(python) => python,
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "python3 is needed: {error}");
            println!("not run, python3 is missing: {error}");
            return Vec::new();
        }
    };
    let mut stdin = python.stdin.take().expect("a pipe");
    stdin.write_all(notebook.write(Format::Ipynb).as_bytes()).expect("Python reads");
    drop(stdin);
    let output = python.wait_with_output().expect("Python ends");
    assert!(output.status.success(), "{}", notebook.game);
    let text = String::from_utf8(output.stdout).expect("text");
    let ended: Vec<_> =
        text.lines().map(|line| serde_json::from_str(line).expect("three texts")).collect();
    assert_eq!(ended.len(), text.matches('\n').count());
    assert!(ended.len() > 10, "{}", notebook.game);
    ended
}
