//! No front end asks which game or which kind of game it has before it: the names are taken from
//! the catalogue, and looked for in comparisons.

use std::{
    fs,
    path::{Path, PathBuf},
};

use stratege_catalog::Catalog;

/// Where people are spoken with.
const FRONT_ENDS: [&str; 7] = [
    "crates/cli/src",
    "crates/api/src",
    "crates/web/src",
    "crates/web/page/src",
    "crates/words/src",
    "crates/py/src",
    "crates/py/python/stratege",
];

/// What is about single games by design, and what is generated or a test.
const EXEMPT: [&str; 8] =
    ["dice", "reproduce", "check", "notebook", "bench", "test", "schema.ts", "/fr/"];

/// How a line compares.
const COMPARISONS: [&str; 6] = ["==", "!=", "=>", "case ", "matches!", " in ("];

/// Words of HTML that are the names of a family and of a game, too.
const OTHER_LANGUAGES: [&str; 2] = ["<figure ", "scope=\"col\""];

#[test]
fn no_front_end_compares_the_name_of_a_game_or_a_family() {
    let catalog = Catalog::new();
    let jobs: Vec<&str> =
        catalog.listings().iter().flat_map(|listing| &listing.jobs).map(|job| job.name).collect();
    let names: Vec<&str> = catalog
        .listings()
        .iter()
        .flat_map(|listing| [listing.card.name, listing.family.name])
        .filter(|name| !jobs.contains(name))
        .collect();
    assert!(names.contains(&"chomp") && names.contains(&"puzzle"), "{names:?}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for place in FRONT_ENDS {
        for path in files_below(&root.join(place)) {
            let shown = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
            if EXEMPT.iter().any(|exempt| shown.contains(exempt)) {
                continue;
            }
            let text = fs::read_to_string(&path).expect("sources are text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for (number, line) in code.lines().enumerate() {
                if names.iter().any(|name| compares(line, name)) {
                    found.push(format!("{shown}:{}: {}", number + 1, line.trim()));
                }
            }
        }
    }
    assert!(found.is_empty(), "a front end branches on a name:\n{}", found.join("\n"));
}

#[test]
fn comparisons_are_recognised() {
    assert!(compares(r#"if family == "puzzle" {"#, "puzzle"));
    assert!(compares("case 'chomp':", "chomp"));
    assert!(!compares("/// as in `chomp` == `chomp`", "chomp"));
    assert!(!compares(r#"let first = "chomp:4x5";"#, "chomp"));
}

fn compares(line: &str, name: &str) -> bool {
    let line = line.trim();
    let comment = ["//", "*", "#", "/*", ">>>"].iter().any(|sign| line.starts_with(sign));
    let quoted = [format!("\"{name}\""), format!("'{name}'")];
    let foreign = OTHER_LANGUAGES.iter().any(|words| line.contains(words));
    !comment
        && !foreign
        && quoted.iter().any(|name| line.contains(name.as_str()))
        && COMPARISONS.iter().any(|sign| line.contains(sign))
}

fn files_below(place: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("a directory can be read").path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else if path
            .extension()
            .is_some_and(|end| ["rs", "ts", "py"].iter().any(|one| end == *one))
        {
            files.push(path);
        }
    }
    files
}
