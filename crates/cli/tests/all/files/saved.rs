//! Saved tournaments that cannot be resumed, and why.

use std::{fs, path::Path};

use serde_json::Value;
use stratege_catalog::tournament::{
    files::checksum_of,
    running::{Block, Blocks, Tally},
};
use stratege_runs::Store;

use super::{content, directory, names, refused, run, write};

const GAME: [&str; 5] = ["tournament", "nim:2", "random", "first", "--games"];

/// The manifest of a tournament of 256 plays, changed and sealed again.
fn manifest(here: &Path, change: impl FnOnce(&mut Value)) -> String {
    run(here, &[GAME.as_slice(), &["256", "--manifest", "m.json"]].concat());
    let mut manifest: Value = serde_json::from_str(&content(here.join("m.json"))).expect("JSON");
    change(&mut manifest);
    manifest.as_object_mut().expect("an object").remove("checksum");
    manifest["checksum"] = checksum_of(&manifest).expect("JSON").into();
    manifest.to_string()
}

#[test]
fn a_tournament_of_another_version_is_refused() {
    let here = directory("saved-version");
    let manifest = manifest(&here, |manifest| manifest["stratege"] = "0.0.9".into());
    let path = here.join("run.sqlite");
    Store::create(&path, &manifest, &[["random", "first"]]).expect("a new file");
    let complaint = refused(&here, &["tournament", "--resume", "run.sqlite"], 2);
    let begin = "error: run.sqlite was played by Stratège 0.0.9, and this is ";
    assert!(complaint.starts_with(begin), "{complaint}");
    assert!(complaint.contains("`--rerun run.sqlite` plays"), "{complaint}");
    run(&here, &["tournament", "--rerun", "run.sqlite"]);
}

#[test]
fn a_block_without_its_pairs_is_refused() {
    let here = directory("saved-block");
    let manifest = manifest(&here, |_| {});
    let path = here.join("run.sqlite");
    let mut store = Store::create(&path, &manifest, &[["random", "first"]]).expect("a new file");
    let empty = Block { pairing: 0, index: 1, tally: Tally::default(), plays: None };
    store.keep(&[empty]).expect("there is room");
    drop(store);
    assert_eq!(
        refused(&here, &["tournament", "--resume", "run.sqlite"], 2),
        "error: run.sqlite is damaged: block 2 of pairing 1 (it has 0 of 64 pairs); `--rerun \
         run.sqlite` plays the tournament again\n"
    );
    let french = refused(&here, &["tournoi", "--lang", "fr", "--resume", "run.sqlite"], 2);
    assert!(french.contains("il a 0 paires sur 64"), "{french}");
}

#[test]
fn a_file_in_which_nothing_was_begun_is_no_dead_end() {
    let here = directory("saved-unborn");
    write(here.join("run.sqlite"), "");
    assert_eq!(
        refused(&here, &["tournament", "--resume", "run.sqlite"], 2),
        "error: run.sqlite contains no tournament yet: the program was stopped while creating \
         the file; give the game and the strategies again, with `--save run.sqlite`\n"
    );
    let save = [GAME.as_slice(), &["256", "--json", "--save", "run.sqlite"]].concat();
    let saved = run(&here, &save);
    assert_eq!(run(&here, &["tournament", "--resume", "run.sqlite", "--json"]), saved);
    assert!(refused(&here, &save, 2).contains("already exists"));
}

#[test]
fn what_is_refused_leaves_no_file() {
    let here = directory("saved-refused");
    refused(&here, &["tournament", "nim:2", "random", "--save", "run.sqlite"], 2);
    refused(&here, &["tournament", "nim:2", "random", "what", "--save", "run.sqlite"], 2);
    let save = [GAME.as_slice(), &["2", "--save", "run.sqlite", "--csv", "none/x.csv"]].concat();
    refused(&here, &save, 2);
    assert!(names(&here).is_empty());
    fs::create_dir(here.join("run.sqlite")).expect("a directory");
    refused(&here, &["tournament", "--resume", "run.sqlite"], 2);
}
