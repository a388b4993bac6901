//! The table of crates in `ARCHITECTURE.md` is what the crates say of themselves.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

type Uses = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// The table: each crate with those that it may use.
fn told() -> Uses {
    let document = text(&root().join("ARCHITECTURE.md"));
    let rows = document.lines().skip_while(|line| !line.starts_with("| crate "));
    let rows = rows.skip(2).take_while(|line| line.starts_with('|'));
    let named = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        let [_, name, _, used, _] = cells[..] else { panic!("three columns: {row}") };
        (name.trim().trim_matches('`').to_owned(), named(used))
    })
    .collect()
}

/// Each crate with those of ours that it depends on, tests aside.
fn found() -> Uses {
    let folders = entries(&root().join("crates")).into_iter();
    folders
        .map(|folder| {
            let mut used = BTreeSet::new();
            let mut counts = false;
            for line in text(&folder.join("Cargo.toml")).lines() {
                if line.starts_with('[') {
                    counts = line.ends_with("dependencies]") && !line.contains("dev-");
                } else if let Some(rest) = line.strip_prefix("stratege-").filter(|_| counts) {
                    let name = rest.split(['.', ' ', '=']).next().expect("a name");
                    used.insert(name.to_owned());
                }
            }
            let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
            (name.to_owned(), used)
        })
        .collect()
}

#[test]
fn every_crate_uses_what_the_table_says_and_nothing_else() {
    assert_eq!(found(), told());
}

/// What a page without a server has none of, and where it is allowed all the same.
const OUTSIDE: [(&str, &[&str]); 8] = [
    ("Instant", &["clock/src/lib.rs", "clock/src/system.rs"]),
    ("rayon", &["tournament/src/threads.rs"]),
    ("thread::scope", &["tournament/src/threads.rs", "solvers/src/insight/team.rs"]),
    ("thread::spawn", &[]),
    ("thread::Builder", &[]),
    ("std::process", &["layers/src/disk.rs"]),
    ("fs::", &["layers/src/disk.rs"]),
    ("rusqlite", &[]),
];

#[test]
fn what_answers_a_page_reaches_no_clock_thread_file_or_process_by_itself() {
    let all = found();
    let mut rooms = BTreeSet::from(["api".to_owned()]);
    let next = |rooms: &BTreeSet<String>| {
        let mut used = rooms.iter().flat_map(|room| &all[room]);
        used.find(|room| !rooms.contains(*room)).cloned()
    };
    while let Some(room) = next(&rooms) {
        rooms.insert(room);
    }
    let crates = root().join("crates");
    let mut files: Vec<PathBuf> = rooms.iter().map(|room| crates.join(room).join("src")).collect();
    while let Some(path) = files.pop() {
        let name = path.file_stem().unwrap_or_default();
        if path.is_dir() && name != "tests" {
            files.extend(entries(&path));
        } else if name != "tests" && path.extension().is_some_and(|end| end == "rs") {
            check(&path, path.strip_prefix(&crates).expect("below the crates"));
        }
    }
}

/// Looks for what is not allowed in a file, its tests and comments aside.
#[track_caller]
fn check(path: &Path, here: &Path) {
    let source = text(path);
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    for (word, allowed) in OUTSIDE {
        let is_ours = word == "Instant" && source.contains("use stratege_clock::Instant;");
        if is_ours || allowed.iter().any(|place| here == Path::new(place)) {
            continue;
        }
        let said = |line: &&str| !line.trim_start().starts_with("//") && line.contains(word);
        assert_eq!(source.lines().find(said), None, "{} has {word}", here.display());
    }
}
