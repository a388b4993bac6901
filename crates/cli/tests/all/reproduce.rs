//! The page of `reproduce`: where it may go, and that it needs nothing else.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn stratege(words: &[&str], directory: &Path) -> Output {
    Command::new(assert_cmd::cargo::cargo_bin!("stratege"))
        .args(words)
        .current_dir(directory)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .output()
        .expect("the program runs")
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

/// Items with a figure of every kind, all of them quick.
const DRAWN: [&str; 9] = [
    "chomp/2x2",
    "chomp/example-play",
    "dominoes/play",
    "domineering/h1",
    "dice/p-and-q",
    "dice/table-18-3",
    "dice/figure",
    "dice/program",
    "tic-tac-toe/figure",
];

#[test]
fn a_page_needs_nothing_else() {
    let place = directory("page");
    for language in ["en", "fr"] {
        let words = [&["reproduce", "--report", "page", "--lang", language][..], &DRAWN].concat();
        let output = stratege(&words, &place);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let page = fs::read_to_string(place.join("page/index.html")).expect("a page");
        let page = page.replace("url(#", "");
        for foreign in ["http:", "https:", "<script", "src=", "url("] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        let mut names: Vec<&str> = page.split(" id=\"").skip(1).collect();
        names.iter_mut().for_each(|name| *name = name.split('"').next().unwrap_or_default());
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "every name is used once");
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.matches("<svg").count() >= 15, "{}", page.matches("<svg").count());
        assert!(page.contains("dice/table-18-3"));
    }
    let numbers = fs::read_to_string(place.join("page/results.json")).expect("numbers");
    let numbers: serde_json::Value = serde_json::from_str(&numbers).expect("JSON");
    assert_eq!(numbers["differs"], 0);
}

#[test]
fn nothing_of_others_is_overwritten() {
    let place = directory("kept");
    let words = ["reproduce", "tic-tac-toe/5478", "--report", "page"];
    fs::create_dir(place.join("page")).expect("a directory");
    fs::write(place.join("page/index.html"), "<p>mine</p>").expect("a file");
    let output = stratege(&words, &place);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("contains other files"));
    let kept = fs::read_to_string(place.join("page/index.html")).expect("the file");
    assert_eq!(kept, "<p>mine</p>");
    fs::remove_file(place.join("page/index.html")).expect("the file goes");
    fs::write(place.join("page/results.json"), "{}").expect("a file");
    assert_eq!(stratege(&words, &place).status.code(), Some(2));
    fs::remove_file(place.join("page/results.json")).expect("the file goes");
    // An empty directory will do, and so will one with an earlier page.
    for _ in 0..2 {
        assert_eq!(stratege(&words, &place).status.code(), Some(0));
    }
}
