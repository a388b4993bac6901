//! The files of this folder, one for each game; `counts.rs` says what their lines mean.

use std::{fs, path::Path};

/// The lines of the file of a game, each with its first word apart.
pub(crate) fn lines(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/data");
    let text = fs::read_to_string(folder.join(format!("{game}.txt")));
    let text = text.unwrap_or_else(|error| panic!("tests/data/{game}.txt: {error}"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let apart = |line: &str| {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        (kind.to_owned(), rest.trim().to_owned())
    };
    lines.map(apart).collect()
}
