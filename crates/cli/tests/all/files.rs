//! What is written to files is whole or not there; what is read from them is right or refused.
#![cfg(unix)]

mod damage;
mod earlier;
mod names;
mod programs;
mod saved;
mod sizes;
mod writing;

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// The program in a directory, in English and without colours whatever the machine.
fn stratege(here: &Path, words: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.current_dir(here).stdin(Stdio::null());
    command
}

fn output(here: &Path, words: &[impl AsRef<OsStr>]) -> Output {
    stratege(here, words).output().expect("the program runs")
}

/// What the program prints when all is well.
#[track_caller]
fn run(here: &Path, words: &[impl AsRef<OsStr>]) -> String {
    let output = output(here, words);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// What the program complains of, with this exit code.
#[track_caller]
fn refused(here: &Path, words: &[impl AsRef<OsStr>], code: i32) -> String {
    let output = output(here, words);
    assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
    text(&output.stderr)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

/// The names of the files of a directory, in their order.
fn names(here: &Path) -> Vec<String> {
    let entries = fs::read_dir(here).expect("the directory is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[track_caller]
fn write(path: impl AsRef<Path>, text: impl AsRef<[u8]>) {
    fs::write(path, text).expect("there is room");
}

#[track_caller]
fn content(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("a file")
}
