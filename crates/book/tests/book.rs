//! The book as it is: whole, without a warning, without a link that leads nowhere.

use std::{collections::BTreeSet, fs, path::PathBuf};

use stratege_book::{Built, Program, Request, build, pages};
use stratege_catalog::Catalog;

#[test]
fn book_builds_without_a_warning_and_every_link_leads_somewhere() {
    let directory = tempfile::tempdir().expect("there is room");
    let program = Program::beside_this_one().expect("`cargo build -p stratege-cli` makes it");
    let output = directory.path().to_owned();
    let built = build(Request { source: docs(), output: output.clone(), program });
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
    check("games", names.collect());
}

#[test]
fn every_method_has_its_page_in_both_languages() {
    let catalog = Catalog::new();
    let methods = catalog.listings().iter().flat_map(|listing| &listing.methods);
    check("methods", methods.map(|method| method.name).collect());
}

/// Every name has a page with that name, in English and in French.
#[track_caller]
fn check(directory: &str, names: BTreeSet<&str>) {
    let written = written();
    let wanted = names.iter().flat_map(|name| {
        ["", "fr/"].map(|language| PathBuf::from(format!("{language}{directory}/{name}.md")))
    });
    let missing: Vec<_> = wanted.filter(|page| !written.contains(page)).collect();
    assert_eq!(missing, Vec::<PathBuf>::new(), "these pages are missing in docs/");
}

fn written() -> Vec<PathBuf> {
    pages(&docs()).expect("the pages can be listed")
}

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}
