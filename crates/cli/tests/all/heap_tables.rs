//! Grundy values in a folder: stopped, killed, gone on with, and refused.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    thread::sleep,
    time::Duration,
};

fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn command(place: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).current_dir(place).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
}

#[track_caller]
fn told(place: &Path, words: &[&str], code: i32) -> String {
    let Output { status, stdout, stderr } = command(place, words).output().expect("it starts");
    let said = [stdout, stderr].map(|text| String::from_utf8(text).expect("text")).concat();
    assert_eq!(status.code(), Some(code), "{said}");
    said
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read(entry.path()).expect("a file"))
    };
    entries.map(file).collect()
}

#[test]
fn grundy_values_are_kept_and_gone_on_with() {
    let place = directory("heap-tables");
    let list = |disk: &'static str, sizes: &'static str| {
        ["solve", "grundy", "--grundy", sizes, "--disk", disk, "--json"]
    };
    let plain = told(&place, &["solve", "grundy", "--grundy", "0..30000", "--json"], 0);
    assert_eq!(told(&place, &list("whole", "0..30000"), 0), plain);
    // Asked again, for fewer heaps, and for those in the middle.
    assert_eq!(told(&place, &list("whole", "0..30000"), 0), plain);
    let some = told(&place, &["solve", "grundy", "--grundy", "40..49", "--json"], 0);
    let list_of = |text: &str| {
        let (_, rest) = text.split_once("\"grundy\": [").expect("a list");
        rest.split_once(']').expect("its end").0.to_owned()
    };
    assert_eq!(list_of(&told(&place, &list("whole", "40..49"), 0)), list_of(&some));
    // A limit stops it, and what was found is kept.
    let mut stops = 0;
    for nodes in (4_000..).step_by(4_000) {
        let nodes = nodes.to_string();
        let words = [&list("stopped", "0..30000")[..], &["--limit", &nodes]].concat();
        let output = command(&place, &words).output().expect("it starts");
        match output.status.code() {
            Some(0) => break,
            code => assert_eq!(code, Some(3), "{}", String::from_utf8_lossy(&output.stderr)),
        }
        stops += 1;
        assert!(String::from_utf8_lossy(&output.stderr).contains("Nothing is lost"));
    }
    assert!(stops > 0);
    assert!(contents(&place.join("stopped")) == contents(&place.join("whole")), "other bytes");
    // Whoever is killed loses the last seconds at most.
    for wait in [20, 60, 140] {
        let mut process = command(&place, &list("killed", "0..30000")).spawn().expect("it starts");
        sleep(Duration::from_millis(wait));
        let _ = process.kill();
        process.wait().expect("a process of ours");
    }
    assert_eq!(told(&place, &list("killed", "0..30000"), 0), plain);
    assert!(contents(&place.join("killed")) == contents(&place.join("whole")), "other bytes");
}

#[test]
fn folders_of_heaps_are_looked_after() {
    let place = directory("heap-tables-care");
    told(&place, &["solve", "octal:0.77", "--grundy", "0..5000", "--disk", "k"], 0);
    let listed = told(&place, &["tables", "list", ".", "--json"], 0);
    assert!(listed.contains("\"heaps\": 5001"), "{listed}");
    let listed = told(&place, &["tables", "list", "."], 0);
    assert!(listed.contains("octal:code=0.77,play=normal"), "{listed}");
    let kept = told(&place, &["solve", "octal:40,0.77", "--grundy", "70..83", "--disk", "k"], 0);
    assert!(kept.contains("71"), "{kept}");
    let refused = told(&place, &["solve", "octal:0.07", "--grundy", "0..9", "--disk", "k"], 2);
    assert!(refused.contains("k holds octal:code=0.77,play=normal"), "{refused}");
    let refused = told(&place, &["solve", "chomp", "--grundy", "2..4", "--disk", "c"], 2);
    assert!(refused.contains("only sizes of heaps"), "{refused}");
    assert!(!place.join("c").exists());
    let refused =
        told(&place, &["solve", "grundy", "--grundy", "0..9", "--disk", "k", "--part", "1/2"], 2);
    assert!(refused.contains("leave --part out"), "{refused}");
    told(&place, &["tables", "compress", "k"], 0);
    told(&place, &["tables", "check", "k"], 0);
    let file = place.join("k/000-0000.heaps");
    let mut bytes = fs::read(&file).expect("a file");
    bytes[100] ^= 1;
    fs::write(&file, bytes).expect("a file");
    for words in [
        &["tables", "check", "k"][..],
        &["solve", "octal:0.77", "--grundy", "0..6000", "--disk", "k"],
    ] {
        let said = told(&place, words, 1);
        assert!(said.contains("000-0000.heaps"), "{said}");
    }
    told(&place, &["tables", "remove", "k"], 0);
    assert!(!place.join("k").exists());
}

#[test]
fn what_cannot_be_made_leaves_no_folder() {
    let place = directory("tables-refused");
    told(&place, &["count", "chomp", "--disk", "none"], 2);
    assert!(!place.join("none").exists());
}
