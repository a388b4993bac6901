//! The bots of the documentation and the templates play without faults.

use std::{fs, process::Command};

use stratege_bots::{LANGUAGES, Template, is_on_path, template};
use stratege_core::{Alternating, Listed, Params};
use stratege_games::{domineering::Domineering, dominoes::Dominoes, tic_tac_toe::TicTacToe};
use stratege_tournament::{
    bots::BotReport,
    observation::{FullObservation, PartialObservation},
};

use super::{GENEROUS, TIC_TAC_TOE, domineering, folder, play};

const DOCUMENTATION: &str = include_str!("../../../../docs/bots.md");

#[test]
fn python_plays() {
    check("python");
}

#[test]
fn c_plays() {
    check("c");
}

#[test]
fn rust_plays() {
    check("rust");
}

#[test]
fn javascript_plays() {
    check("javascript");
}

#[test]
fn java_plays() {
    check("java");
}

#[test]
fn every_template_is_tested() {
    assert_eq!(LANGUAGES, ["python", "c", "rust", "javascript", "java"]);
    assert_eq!(template("JS"), template("javascript"));
    assert_eq!(template("cobol"), None);
}

#[test]
fn the_functions_of_the_documentation_play() {
    if !is_on_path("python3") {
        println!("skipped: there is no python3");
        return;
    }
    let functions: Vec<&str> =
        blocks("python").into_iter().filter(|block| block.contains("\ndef strategie(")).collect();
    assert_eq!(functions.len(), 1);
    let file = folder("documented-function").join("eleve.py");
    fs::write(&file, functions[0]).expect("a file");
    let word = format!("python:{}", file.display());
    clean(&play::<FullObservation<Alternating<Domineering>>>(&domineering(), &word, GENEROUS, 6));
}

/// Plays three games with the template, and with the code of the documentation where it has any.
#[track_caller]
fn check(language: &str) {
    let template = template(language).expect("a template");
    play_all(template, "template", template.text);
    let bots = blocks(language).into_iter().filter(|block| block.contains("A bot for Stratège"));
    let bots: Vec<&str> = bots.collect();
    assert_eq!(bots.len(), usize::from(["python", "c", "javascript"].contains(&language)));
    for text in bots.into_iter().filter(|&text| text != template.text) {
        play_all(template, "documented", text);
    }
}

#[track_caller]
fn play_all(template: Template, name: &str, text: &str) {
    let command = template.build.unwrap_or(template.run);
    let program = command.split(' ').next().expect("a word");
    if !is_on_path(program) {
        println!("skipped: there is no {program}");
        return;
    }
    let folder = folder(&format!("{}-{name}", template.language));
    fs::write(folder.join(template.file_name), text).expect("a file");
    if let Some(build) = template.build {
        let built = Command::new("sh").args(["-c", build]).current_dir(&folder).output();
        let built = built.expect("a shell");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    }
    let word = format!("bot:cd '{}' && {}", folder.display(), template.run);
    clean(&play::<FullObservation<TicTacToe>>(&TIC_TAC_TOE, &word, GENEROUS, 4));
    clean(&play::<FullObservation<Alternating<Domineering>>>(&domineering(), &word, GENEROUS, 4));
    let dominoes = Dominoes::setup(&Params::default_of::<Dominoes>()).expect("legal defaults");
    clean(&play::<PartialObservation<Dominoes>>(&dominoes, &word, GENEROUS, 4));
}

#[track_caller]
fn clean(report: &BotReport) {
    assert!(report.is_clean() && report.answers > 4, "{report:?}");
}

/// The code of one language in the documentation.
fn blocks(language: &str) -> Vec<&'static str> {
    let begin = format!("\n```{language}\n");
    let parts = DOCUMENTATION.split(begin.as_str()).skip(1);
    parts.map(|part| &part[..=part.find("\n```").expect("its end")]).collect()
}
