//! Names of files that are not UTF-8.

use std::{
    ffi::{OsStr, OsString},
    os::unix::ffi::OsStrExt,
};

use super::{directory, refused, run};

/// `café` and an ending, in Latin-1.
fn latin(ending: &str) -> OsString {
    OsStr::from_bytes(&[b"caf\xe9.", ending.as_bytes()].concat()).to_owned()
}

fn words(words: &str, last: OsString) -> Vec<OsString> {
    words.split(' ').map(OsString::from).chain([last]).collect()
}

#[test]
fn names_that_are_not_utf8_are_kept_as_they_are() {
    let here = directory("names");
    let is_there = |ending: &str| here.join(latin(ending)).is_file();
    run(&here, &words("solve nim:1,2 --certificate", latin("certificate")));
    assert!(is_there("certificate"));
    run(&here, &words("verify", latin("certificate")));
    run(&here, &words("graph chomp:2x2 --output", latin("svg")));
    assert!(is_there("svg"));
    let play = run(&here, &["trace", "nim:1,2", "random", "first", "--json"]);
    super::write(here.join(latin("play")), &play);
    assert_eq!(run(&here, &words("trace --json", latin("play"))), play);
    super::write(here.join(latin("csv")), "1,2\n3,0\n");
    run(&here, &words("matrix", latin("csv")));
    run(&here, &words("learn nim:1,2 --plays 4 --seeds 1 --table", latin("table")));
    assert!(is_there("table"));
    let tournament = "tournament nim:2 random first --games 130";
    let once = run(&here, &words(&format!("{tournament} --json --save"), latin("sqlite")));
    assert!(is_there("sqlite"));
    assert_eq!(run(&here, &words("tournament --json --resume", latin("sqlite"))), once);
    for (flag, ending) in [("plays", "jsonl"), ("manifest", "json"), ("csv", "table.csv")] {
        run(&here, &words(&format!("{tournament} --quiet --{flag}"), latin(ending)));
        assert!(is_there(ending), "{flag}");
    }
    assert!(run(&here, &words("tournament --rerun", latin("json"))).lines().count() > 1);
    // Nothing was written under a name that only looks like it.
    assert!(super::names(&here).iter().all(|name| name.starts_with("caf\u{fffd}.")));
}

#[test]
fn an_argument_that_is_not_utf8_and_no_file_is_refused() {
    let here = directory("names-words");
    let complaint = refused(&here, &words("solve", latin("game")), 2);
    assert!(complaint.starts_with("error: an argument is not valid UTF-8"), "{complaint}");
}
