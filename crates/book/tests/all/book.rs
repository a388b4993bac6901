//! The book as it is: whole, without a warning, without a link that leads nowhere.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use stratege_book::{Built, Documents, Program, Request, build, commands, dead_links, pages};
use stratege_catalog::{Catalog, Listing};

#[test]
fn book_builds_without_a_warning_and_every_link_leads_somewhere() {
    let directory = tempfile::tempdir().expect("there is room");
    let output = directory.path().to_owned();
    let built = build(Request { source: docs(), output: output.clone() });
    let Built { warnings, broken } = built.expect("the book builds");
    assert_eq!(warnings, Vec::<String>::new(), "mdBook warns of nothing");
    assert_eq!(broken, Vec::<String>::new(), "every link leads somewhere");
    for (page, language) in [("start.html", "en"), ("fr/start.html", "fr")] {
        let html = fs::read_to_string(output.join(page)).expect("the page was written");
        assert!(html.contains(&format!("<html lang=\"{language}\"")), "language of {page}");
        assert!(html.contains("<figure class=\"picture\">"), "{page} has a picture");
    }
}

#[test]
fn pages_and_pictures_are_what_the_program_writes() {
    let program = Program::beside_this_one().expect("`cargo build -p stratege-cli` makes it");
    let documents = Documents::of(&docs(), &program).expect("the pictures can be drawn");
    let stale = documents.stale().expect("the pages can be read");
    assert_eq!(stale, Vec::<PathBuf>::new(), "`make docs` writes these again; read what changes");
}

#[test]
fn pictures_are_small() {
    let size = |path: PathBuf| fs::metadata(path).expect("a picture").len();
    let all: u64 = below(&docs().join("pictures")).into_iter().map(size).sum();
    assert!(all < 3_000_000, "{all} bytes of pictures");
}

#[test]
fn no_page_waits_for_the_book_to_fill_it() {
    let blocks = ["```picture", "```card", "```schema", "{{#"];
    let text = |page: &PathBuf| fs::read_to_string(docs().join(page)).expect("readable");
    let waits = |page: &PathBuf| {
        text(page).lines().any(|line| blocks.iter().any(|block| line.starts_with(block)))
    };
    let waiting: Vec<_> = written().into_iter().filter(waits).collect();
    assert_eq!(waiting, Vec::<PathBuf>::new(), "docs/extending.md says how pictures are written");
}

#[test]
fn every_link_of_the_documents_as_they_stand_leads_somewhere() {
    let root = docs().join("..").canonicalize().expect("it is there");
    assert_eq!(dead_links(&root, &documents()).expect("readable"), Vec::<String>::new());
}

#[test]
fn files_of_the_sources_that_documents_name_are_there() {
    let root = docs().join("..");
    // A name in capitals stands for any name, and the guide has its reader write a knight.
    let is_to_be = |path: &str| {
        let name = Path::new(path).file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        name == "knight" || name.bytes().all(|byte| byte.is_ascii_uppercase())
    };
    let mut missing = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(root.join(&document)).expect("readable");
        let paths = text.split('`').filter(|word| {
            word.starts_with("crates/") && !word.contains([' ', '\n', '…', '*', '{'])
        });
        let gone = paths.filter(|path| !is_to_be(path) && !root.join(path).exists());
        missing.extend(gone.map(|path| format!("{}: {path}", document.display())));
    }
    assert_eq!(missing, Vec::<String>::new(), "documents name files that are not there");
}

#[test]
fn readme_shows_a_game_of_ones_own_before_all_else() {
    let found = [
        (
            "README.md",
            ["docs/pictures/", "```python", "pip install .", "stratege solve", "## Gallery"],
        ),
        (
            "LISEZMOI.md",
            ["docs/pictures/", "```python", "pip install .", "stratege resoudre", "## Galerie"],
        ),
    ];
    for (name, parts) in found {
        let text = fs::read_to_string(docs().join("..").join(name)).expect("readable");
        let places = parts.map(|part| text.find(part).unwrap_or_else(|| panic!("{name}: {part}")));
        assert!(places.is_sorted(), "{name}: {parts:?} at {places:?}");
        let words = text.split_ascii_whitespace().count();
        assert!(words <= 900, "{name} has {words} words; the reference is in docs/");
    }
}

#[test]
fn every_page_is_in_the_summary() {
    let summary = fs::read_to_string(docs().join("SUMMARY.md")).expect("there is a summary");
    let listed = |page: &PathBuf| summary.contains(&format!("]({})", page.display()));
    let missing: Vec<_> = written().into_iter().filter(|page| !listed(page)).collect();
    assert_eq!(missing, Vec::<PathBuf>::new(), "add a line for each to docs/SUMMARY.md");
}

#[test]
fn every_game_has_its_page_in_both_languages() {
    let catalog = Catalog::new();
    let names = catalog.listings().iter().map(|listing| listing.card.name);
    let wanted = names.flat_map(|name| {
        ["", "fr/"].map(|language| PathBuf::from(format!("{language}games/{name}.md")))
    });
    let written = written();
    let missing: Vec<_> = wanted.filter(|page| !written.contains(page)).collect();
    assert_eq!(missing, Vec::<PathBuf>::new(), "these pages are missing in docs/");
}

#[test]
fn pages_in_both_languages_have_the_same_sections() {
    let root = docs();
    let sections = |page: &Path| -> usize {
        let text = fs::read_to_string(root.join(page)).expect("readable");
        let outside = text.split("```").step_by(2);
        outside.map(|part| part.lines().filter(|line| line.starts_with("## ")).count()).sum()
    };
    let both = written().into_iter().filter(|page| !page.starts_with("fr") && !is_english(page));
    let unlike: Vec<PathBuf> = both
        .filter(|page| {
            let twin = twin(page);
            !root.join(&twin).exists() || sections(page) != sections(&twin)
        })
        .collect();
    assert_eq!(unlike, Vec::<PathBuf>::new(), "write the same sections in docs/fr");
}

#[test]
fn pages_in_french_lead_to_pages_in_french() {
    let english: BTreeMap<PathBuf, PathBuf> = written()
        .into_iter()
        .filter(|page| !page.starts_with("fr") && docs().join(twin(page)).exists())
        .map(|page| (docs().join(&page).canonicalize().expect("it is there"), twin(&page)))
        .collect();
    let mut wrong = Vec::new();
    for page in written().into_iter().filter(|page| page.starts_with("fr")) {
        let text = fs::read_to_string(docs().join(&page)).expect("readable");
        let folder = docs().join(page.parent().expect("a folder"));
        for address in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let place = folder.join(address).canonicalize().ok();
            let meant = place.and_then(|place| english.get(&place));
            // The same page in the other language may be named.
            if let Some(meant) = meant.filter(|meant| **meant != page) {
                wrong.push(format!("{}: {address} is {}", page.display(), meant.display()));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_method_is_named_in_the_title_of_a_page_in_both_languages() {
    let catalog = Catalog::new();
    let methods = catalog.listings().iter().flat_map(Listing::methods);
    let methods: BTreeSet<&str> = methods.map(|method| method.name).collect();
    for directory in ["methods", "fr/methods"] {
        let titles = titles(directory);
        let is_named = |name: &&str| titles.contains(&format!("`{name}`"));
        let missing: Vec<_> = methods.iter().filter(|name| !is_named(name)).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "no page of docs/{directory} is about these");
    }
}

#[test]
fn every_json_document_is_in_the_reference() {
    let page = fs::read_to_string(docs().join("json.md")).expect("there is a reference");
    let is_told = |command: &&str| page.contains(&format!("<!-- schema {command} -->\n"));
    let commands = commands().into_iter().map(|document| document.command);
    let missing: Vec<_> = commands.filter(|command| !is_told(command)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "add a block for each to docs/json.md");
}

/// Pages that are in English only: generated references, and reasons for programmers.
fn is_english(page: &Path) -> bool {
    let alone = ["SUMMARY.md", "changelog.md", "gallery.md", "json.md"];
    page.starts_with("decisions") || alone.iter().any(|name| page == Path::new(name))
}

/// The same page in French.
fn twin(page: &Path) -> PathBuf {
    let name = if page == Path::new("teaching.md") { Path::new("enseigner.md") } else { page };
    Path::new("fr").join(name)
}

/// The first lines of the pages of a directory.
fn titles(directory: &str) -> String {
    let read = |page: &PathBuf| fs::read_to_string(docs().join(page)).expect("a page is readable");
    let within = written().into_iter().filter(|page| page.starts_with(directory));
    within.filter_map(|page| read(&page).lines().next().map(str::to_owned)).collect()
}

/// All files below a directory.
fn below(directory: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(directory).expect("a directory").map(|it| it.expect("readable").path());
    entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

/// All documents of the repository, from its root.
fn documents() -> Vec<PathBuf> {
    let within = written().into_iter().map(|page| Path::new("docs").join(page));
    let names = ["README", "LISEZMOI", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY"];
    let beside = names.into_iter().chain(["docs/SUMMARY"]);
    within.chain(beside.map(|name| PathBuf::from(format!("{name}.md")))).collect()
}

fn written() -> Vec<PathBuf> {
    pages(&docs()).expect("the pages can be listed")
}

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}
