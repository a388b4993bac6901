//! A table that several processes make in one folder: the same bytes, whoever dies.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn begin(place: &Path, words: &[&str]) -> Child {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).current_dir(place).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

#[track_caller]
fn done(process: Child) -> String {
    let output = process.wait_with_output().expect("a process of ours");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("a file"))
    };
    fs::read_dir(folder).expect("a folder").map(file).collect()
}

#[test]
fn three_processes_make_the_table_of_one() {
    let place = directory("table-parts");
    let words = |disk, part| {
        let game = ["solve", "connect-four:4x4", "--all", "--grain", "4096"];
        [&game[..], &["--disk", disk, "--part", part]].concat()
    };
    let alone = done(begin(&place, &words("alone", "1/1")));
    // It waits for the first one, and dies.
    let mut waiting = begin(&place, &words("shared", "3/3"));
    waiting.kill().expect("a process of ours");
    assert!(!waiting.wait().expect("a process of ours").success());
    let processes = ["3/3", "2/3", "1/3"].map(|part| begin(&place, &words("shared", part)));
    for told in processes.map(done) {
        assert_eq!(told.replace("shared", "alone"), alone);
    }
    let files = contents(&place.join("alone"));
    assert!(files.contains_key("013-0002.keys"), "{:?}", files.keys());
    assert!(contents(&place.join("shared")) == files, "other bytes");
    // One process by itself finds that all is done.
    let solved = ["solve", "connect-four:4x4", "--all", "--disk", "shared"];
    assert_eq!(done(begin(&place, &solved)).replace("shared", "alone"), alone);
    assert!(contents(&place.join("shared")) == files, "other bytes");
}

#[test]
fn parts_need_a_folder_and_a_number() {
    let place = directory("table-parts-refused");
    for (words, why) in [
        (&["count", "tic-tac-toe", "--part", "1/2"][..], "--disk"),
        (&["count", "tic-tac-toe", "--disk", "ttt", "--part", "3/2"], "3/2"),
        (&["count", "tic-tac-toe", "--disk", "ttt", "--grain", "5000"], "--part"),
    ] {
        let output = begin(&place, words).wait_with_output().expect("a process of ours");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(why), "{said}");
    }
    assert!(!place.join("ttt").exists());
}
