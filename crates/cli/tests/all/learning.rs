//! Learning as other programs see it: files that are written, refused, continued and played from.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;

/// The program, in English and without colours whatever the machine.
fn stratege(directory: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).env("LC_ALL", "C").env("NO_COLOR", "1").current_dir(directory);
    command.output().expect("the program runs")
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

fn read(directory: &Path, name: &str) -> String {
    fs::read_to_string(directory.join(name)).expect("a file that was written")
}

/// Runs what must be done.
#[track_caller]
fn done(directory: &Path, words: &[&str]) -> String {
    let output = stratege(directory, words);
    assert_eq!(output.status.code(), Some(0), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Runs what must be refused, for a reason that is said.
#[track_caller]
fn refused(directory: &Path, words: &[&str], reason: &str) {
    let output = stratege(directory, words);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}: {complaint}");
    assert!(complaint.contains(reason), "{words:?}: {complaint}");
}

#[test]
fn a_table_that_was_left_is_continued_to_the_same_bytes() {
    for way in ["uniform", "depth", "breadth", "least-visited"] {
        let here = directory(&format!("continued-{way}"));
        let whole = ["learn", "nim:3,4", "--way", way, "--table", "whole", "--seeds", "1"];
        done(&here, &whole);
        let mut parts = 0;
        let part = ["learn", "nim:3,4", "--way", way, "--table", "parts", "--limit", "40"];
        while stratege(&here, &part).status.code() == Some(3) {
            parts += 1;
        }
        assert!(parts > 1, "the limit is reached more than once");
        assert_eq!(read(&here, "whole"), read(&here, "parts"), "{way}");
    }
    let here = directory("continued-q");
    let learn = |plays, table| {
        done(&here, &["learn", "nim:3,4", "--method", "q", "--plays", plays, "--table", table]);
    };
    learn("500", "whole");
    learn("200", "parts");
    learn("300", "parts");
    assert_eq!(read(&here, "whole"), read(&here, "parts"));
}

#[test]
fn a_limit_gives_a_partial_answer_with_its_label() {
    let here = directory("partial");
    let learn = ["learn", "tic-tac-toe", "--limit", "2000", "--table", "part", "--json"];
    let output = stratege(&here, &learn);
    assert_eq!(output.status.code(), Some(3));
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["stopped"], "positions");
    assert_eq!(json["learners"][0]["runs"][0]["settled"], Value::Null);
    assert!(read(&here, "part").starts_with("stratege-table 1\ngame tic-tac-toe:play=normal\n"));
    let told = text(&stratege(&here, &learn[..4]).stdout);
    assert!(told.contains("Partial answer: the limit on positions was reached"), "{told}");
}

#[test]
fn tables_that_do_not_fit_are_refused() {
    let here = directory("refused");
    let learn = |game| ["learn", game, "--table", "table", "--seeds", "1"];
    done(&here, &learn("nim:1,2"));
    let whole = fs::read(here.join("table")).expect("a table");
    refused(&here, &learn("nim:1,3"), "is about nim:1,2,play=normal, not about nim:1,3");
    refused(&here, &learn("nim:1,2,misere"), "not about nim:1,2,play=misere");
    refused(&here, &learn("chomp:2x2"), "not about chomp:2x2");
    let with = |more: &[&'static str]| [&learn("nim:1,2")[..], more].concat();
    refused(&here, &with(&["--method", "q"]), "was learned by `trajectories uniform`");
    refused(&here, &with(&["--seed", "7"]), "was learned with seed 0");
    assert_eq!(fs::read(here.join("table")).expect("a table"), whole, "it was left alone");

    for length in [0, 10, 60, whole.len() - 5, whole.len() - 1] {
        fs::write(here.join("table"), &whole[..length]).expect("written");
        let reason = if length < 16 { "is not a learned table" } else { "is cut off" };
        refused(&here, &learn("nim:1,2"), reason);
        refused(&here, &["tournament", "nim:1,2", "learned:table", "random"], reason);
    }
    let mut flipped = whole.clone();
    flipped[150] ^= 1;
    fs::write(here.join("table"), &flipped).expect("written");
    refused(&here, &learn("nim:1,2"), "its checksum is wrong");
    done(&here, &with(&["--force"]));
    assert_eq!(fs::read(here.join("table")).expect("a table"), whole, "begun anew");

    refused(&here, &["learn", "nim:1,2", "--table", "no/such/file"], "no such file or directory");
    refused(&here, &["learn", "nim:1,2", "--table", "."], "it is a directory");
    refused(&here, &["learn", "dominoes"], "does not apply to dominoes");
    let trajectories = ["learn", "dice", "--method", "trajectories"];
    refused(&here, &trajectories, "does not apply to dice");
    let left: Vec<_> = fs::read_dir(&here).expect("the directory").flatten().collect();
    assert_eq!(left.len(), 1, "nothing half-written is left: {left:?}");
}

#[test]
fn a_learned_table_plays_without_error() {
    let here = directory("plays");
    done(&here, &["learn", "tic-tac-toe", "--table", "xo", "--seeds", "1"]);
    let words = ["tournament", "tic-tac-toe", "learned:xo", "optimal", "random", "--json"];
    let json: Value = serde_json::from_str(&done(&here, &words)).expect("JSON");
    assert_eq!(json["exact"], true);
    let pairings = json["pairings"].as_array().expect("a list");
    let losses = |pairing: &&Value| pairing["a"] == "learned:xo" && pairing["losses"] != 0.0;
    assert_eq!(pairings.iter().find(losses), None, "it never loses");
    done(&here, &["trace", "tic-tac-toe", "appris:xo", "random"]);
    done(&here, &["learn", "pegs:triangle", "--table", "pegs", "--seeds", "1"]);
    let solved = done(&here, &["trace", "pegs:triangle", "learned:pegs"]);
    assert!(solved.ends_with("Solved.\n"), "{solved}");
}

#[test]
fn every_form_of_the_answer_agrees() {
    let here = directory("forms");
    let words = [
        "learn",
        "nim:1,2",
        "--compare",
        "uniform,depth,q",
        "--seeds",
        "3",
        "--plays",
        "200",
        "--every",
        "50",
        "--svg",
        "curve.svg",
        "--csv",
        "curve.csv",
        "--jsonl",
        "steps.jsonl",
        "--report",
        "page",
        "--json",
        "--lang",
        "fr",
    ];
    let json: Value = serde_json::from_str(&done(&here, &words)).expect("JSON");
    assert_eq!(json["full"]["value"], "1");
    let learners = json["learners"].as_array().expect("a list");
    let runs = |learner: &Value| learner["runs"].as_array().map_or(0, Vec::len);
    assert_eq!(learners.iter().map(runs).collect::<Vec<_>>(), [3, 1, 3], "depth draws no numbers");
    let points: usize =
        learners.iter().map(|learner| learner["curve"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(read(&here, "curve.csv").lines().count(), points + 1);
    let plays = learners[0]["runs"][0]["plays"].as_u64();
    let steps = read(&here, "steps.jsonl");
    let last: Value = serde_json::from_str(steps.lines().last().expect("a step")).expect("JSON");
    assert_eq!(last["play"].as_u64(), plays);
    assert_eq!(last["settled"], "1");
    assert!(read(&here, "curve.svg").starts_with("<svg"));
    let page = read(&here, "page/index.html");
    assert!(page.contains("<html lang=\"fr\">") && page.contains("Courbes d&#39;apprentissage"));
    assert!(!page.contains("http://") && !page.contains("<script"), "nothing from elsewhere");
}
