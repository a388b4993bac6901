//! The examples in the documents are what the program answers.

use trycmd::TestCases;

#[test]
fn documents_in_english_tell_the_truth() {
    let documents =
        ["README.md", "docs/*.md", "docs/tutorials/*.md", "docs/games/*.md", "docs/methods/*.md"];
    check("en_GB.UTF-8", &documents);
}

#[test]
fn documents_in_french_tell_the_truth() {
    let documents = [
        "LISEZMOI.md",
        "docs/fr/*.md",
        "docs/fr/tutorials/*.md",
        "docs/fr/games/*.md",
        "docs/fr/methods/*.md",
    ];
    check("fr_FR.UTF-8", &documents);
}

/// Runs the examples of these documents as somebody with this locale would, in the directory that
/// holds them all.
fn check(locale: &str, documents: &[&str]) {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the directory is there");
    let cases = TestCases::new();
    // What a machine cannot confine is not what is tested here.
    cases.env("LC_ALL", locale).env("NO_COLOR", "1").env("STRATEGE_CONFINE", "quiet");
    documents.iter().for_each(|document| {
        cases.case(document);
    });
}
