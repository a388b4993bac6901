//! Sentences that were found stiff or translated do not come back, in any file that people read.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The old words, each with what to write instead.
const FORBIDDEN: &str = include_str!("data/forbidden.tsv");

/// Directories with nothing written by hand, or of other people.
const SKIPPED: [&str; 6] = ["target", "node_modules", "assets", "corpus", "artifacts", "data"];

/// Files with texts for people.
const ENDINGS: [&str; 9] = ["ftl", "rs", "ts", "py", "pyi", "md", "html", "trycmd", "stdout"];

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory of the repository") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if !name.starts_with('.') && !SKIPPED.contains(&name) {
                files(&path, found);
            }
        } else if path.extension().is_some_and(|end| ENDINGS.iter().any(|known| end == *known)) {
            found.push(path);
        }
    }
}

/// The text with sentences on one line, however they were wrapped, and with plain blanks.
fn unwrapped(text: &str) -> String {
    let text = text.replace("\\\n", "\n").replace("\\u{202f}", " ").replace("\\u202f", " ");
    let lines = text.lines().map(|line| {
        let line = line.trim_start();
        let comment = ["//!", "///", "//"].iter().find_map(|mark| line.strip_prefix(mark));
        comment.unwrap_or(line)
    });
    let words = lines.flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

fn forbidden() -> impl Iterator<Item = (String, &'static str)> {
    let rows = FORBIDDEN.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let (old, new) = row.split_once('\t').expect("an old text, a tab, a new one");
        (unwrapped(old), new)
    })
}

#[test]
fn stiff_sentences_stay_away() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    assert!(paths.len() > 500, "only {} files were read", paths.len());
    let mut complaints = Vec::new();
    for path in paths.iter().filter(|path| !path.ends_with("words/tests/sentences.rs")) {
        let bytes = fs::read(path).expect("a file of the repository");
        let text = unwrapped(&String::from_utf8_lossy(&bytes));
        for (old, new) in forbidden().filter(|(old, _)| text.contains(old)) {
            complaints.push(format!("{}: instead of “{old}” write “{new}”", path.display()));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn wrapped_sentences_are_found() {
    assert_eq!(unwrapped("/// Meilleur\n    /// jeu\u{202f}: a"), "meilleur jeu : a");
    assert_eq!(unwrapped("\"plays of \\\n     every pairing\""), "\"plays of every pairing\"");
    assert!(forbidden().count() > 20);
}
