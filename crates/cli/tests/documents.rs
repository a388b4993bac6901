//! The examples in the documents are what the program answers.

use trycmd::TestCases;

#[test]
fn documents_in_english_tell_the_truth() {
    check("en_GB.UTF-8", &["../../README.md", "../../docs/papers.md", "../../docs/learning.md"]);
}

#[test]
fn documents_in_french_tell_the_truth() {
    check("fr_FR.UTF-8", &["../../LISEZMOI.md"]);
}

/// Runs the examples of these documents as somebody with this locale would.
fn check(locale: &str, documents: &[&str]) {
    let cases = TestCases::new();
    cases.env("LC_ALL", locale).env("NO_COLOR", "1");
    documents.iter().for_each(|document| {
        cases.case(document);
    });
}
