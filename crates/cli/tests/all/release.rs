//! What a release says about itself in several places is the same in all of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn the_citation_and_the_list_of_changes_are_of_this_version() {
    let citation = text("CITATION.cff");
    assert_eq!(after(&citation, "version: "), Some(VERSION));
    let changes = text("CHANGELOG.md");
    let mut versions = changes.lines().filter_map(|line| line.strip_prefix("## "));
    assert_eq!(versions.next(), Some("[Unreleased]"));
    let released = versions.next().expect("a version is listed");
    let date = released.strip_prefix(&format!("[{VERSION}] - "));
    assert!(date.is_some(), "the last version of CHANGELOG.md is {released}");
    assert_eq!(date, after(&citation, "date-released: "), "the dates differ");
}

#[test]
fn every_crate_says_what_it_is_and_that_of_fuzzing_has_the_same_version() {
    let crates = fs::read_dir(root().join("crates")).expect("the crates are there");
    let mut names: Vec<String> = crates
        .map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert!(names.len() > 20, "{names:?}");
    let mut descriptions = Vec::new();
    for name in names {
        let manifest = text(&format!("crates/{name}/Cargo.toml"));
        for key in ["version", "license", "keywords", "categories"] {
            assert!(manifest.contains(&format!("{key}.workspace = true\n")), "{name}: {key}");
        }
        let said = after(&manifest, "description = ").map(str::to_owned);
        descriptions.push(said.unwrap_or_else(|| panic!("{name} has no description")));
    }
    let all = descriptions.len();
    descriptions.sort();
    descriptions.dedup();
    assert_eq!(descriptions.len(), all, "two crates say the same");
    let quoted = format!("\"{VERSION}\"");
    assert_eq!(after(&text("fuzz/Cargo.toml"), "version = "), Some(quoted.as_str()));
}

/// What follows these words at the beginning of a line.
fn after<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(words))
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
