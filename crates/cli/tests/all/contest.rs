//! The contest of a class: a folder of Python files, some of which cannot be loaded.

#![cfg(unix)]

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

use serde_json::Value;

const FIRST: &str = "def strategie(plateau, joueur):
    return next((i, j) for i, n in enumerate(plateau) for j in range(n) if (i, j) != (0, 0))
";

const LAST: &str = "def strategie(plateau, joueur):
    return [(i, j) for i, n in enumerate(plateau) for j in range(n) if (i, j) != (0, 0)][-1]
";

/// The folder of a class, and a run in the directory above it.
fn run(test: &str, files: &[(&str, &str)], words: &[&str]) -> Option<Output> {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "python3 is needed");
        println!("not run: python3 is missing");
        return None;
    }
    let above = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&above);
    fs::create_dir_all(above.join("class")).expect("a directory for the test");
    for (name, text) in files {
        fs::write(above.join("class").join(name), text).expect("written");
    }
    let output = Command::new(assert_cmd::cargo::cargo_bin!("stratege"))
        .args(["tournament", "chomp:2x3"])
        .args(words)
        .args(["--folder", "class", "--games", "40", "--seed", "1"])
        .current_dir(&above)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .output();
    Some(output.expect("the program starts"))
}

const CLASS: [(&str, &str); 5] = [
    ("alice.py", FIRST),
    ("bruno.py", LAST),
    ("chloe.py", "def strategie(plateau joueur):\n    return 1\n"),
    ("david.py", "import random\n\nplateau = tablette\n"),
    ("emma.py", "def mon_coup(plateau, joueur):\n    return (0, 1)\n"),
];

#[test]
fn students_stand_in_rows_and_files_that_do_not_load_apart() {
    let Some(output) = run("contest-text", &CLASS, &["random"]) else { return };
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let is_row = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let mut names: Vec<&str> =
        text.lines().filter(is_row).filter_map(|row| row.split_whitespace().nth(1)).collect();
    // The sentence about how many games there were begins with a number, too.
    names.retain(|name| *name != "games" && *name != "files");
    names.sort_unstable();
    assert_eq!(names, ["alice", "bruno", "random"], "{text}");
    assert!(text.contains("against random"), "{text}");
    let apart = "3 files are left out because they cannot be loaded:
  chloe, line 1: SyntaxError: ";
    assert!(text.contains(apart), "{text}");
    assert!(text.contains("\n  david, line 3: NameError: "), "{text}");
    assert!(text.contains("\n  emma: it could not be started ("), "{text}");
    let compared = text.split("3 files").next().unwrap_or_default();
    for name in ["chloe", "david", "emma", "class/", ".py"] {
        assert!(!compared.contains(name), "{name}: {text}");
    }
}

#[test]
fn scripts_get_the_short_names_and_who_is_left_out() {
    let Some(output) = run("contest-json", &CLASS, &["random", "--json"]) else { return };
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let names = |list: &Value| -> Vec<String> {
        let name = |one: &Value| one["name"].as_str().unwrap_or_default().to_owned();
        list.as_array().expect("a list").iter().map(name).collect()
    };
    assert_eq!(names(&json["strategies"]), ["random", "alice", "bruno"]);
    assert_eq!(names(&json["left_out"]), ["chloe", "david", "emma"]);
    assert_eq!(json["left_out"][0]["line"], 1);
    // The words run it again.
    assert_eq!(json["manifest"]["strategies"][1], "class/alice.py");
    assert_eq!(json["manifest"]["names"]["class/alice.py"], "alice");
}

#[test]
fn a_class_that_cannot_be_loaded_is_told_why() {
    let broken = &CLASS[2..4];
    let Some(output) = run("contest-broken", broken, &["random"]) else { return };
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("chloe, line 1: SyntaxError"), "{told}");
    assert!(told.contains("david, line 3: NameError"), "{told}");
}

#[test]
fn french_answers_use_french_names() {
    let Some(output) = run("contest-french", &CLASS[..2], &["random", "--lang", "fr"]) else {
        return;
    };
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("contre hasard") && !text.contains("random"), "{text}");
}
