//! Files from outside that are too large, endless, or never come.

use std::{fs::File, process::Command};

use super::{directory, output, refused, run, text, write};

/// Commands that read the file that comes last, or is part of the last word.
const READERS: [&[&str]; 6] = [
    &["trace", "FILE"],
    &["verify", "FILE"],
    &["matrix", "FILE"],
    &["graph", "--import", "FILE"],
    &["tournament", "--rerun", "FILE"],
    &["tournament", "dice:n=5,d=2", "blind", "table:FILE"],
];

fn words(reader: &[&str], path: &str) -> Vec<String> {
    reader.iter().map(|word| word.replace("FILE", path)).collect()
}

#[test]
fn endless_files_are_refused() {
    let here = directory("sizes-endless");
    for reader in READERS {
        let complaint = refused(&here, &words(reader, "/dev/zero"), 2);
        assert!(complaint.contains("it is larger than "), "{complaint}");
        assert!(complaint.contains("MiB, the limit"), "{complaint}");
    }
    let complaint = refused(&here, &["trace", "/dev/zero", "--lang", "fr"], 2);
    assert!(complaint.contains("il dépasse 256 Mio"), "{complaint}");
}

#[test]
fn large_files_are_refused_with_their_size() {
    let here = directory("sizes-large");
    // A file of zeros that takes no room.
    let file = File::create(here.join("large")).expect("there is room");
    file.set_len(2 << 30).expect("there is room for none");
    for reader in READERS {
        let complaint = refused(&here, &words(reader, "large"), 2);
        assert!(complaint.contains("it has 2 GiB; the limit is "), "{complaint}");
    }
    let learned = ["tournament", "nim:1,2", "random", "learned:large"];
    assert!(refused(&here, &learned, 2).contains("it has 2 GiB; the limit is 1 GiB"));
    let learn = ["learn", "nim:1,2", "--plays", "4", "--seeds", "1", "--table", "large"];
    assert!(refused(&here, &learn, 2).contains("it has 2 GiB; the limit is 1 GiB"));
}

#[test]
fn a_pipe_that_nobody_writes_to_is_not_waited_for() {
    let here = directory("sizes-pipe");
    let made = Command::new("mkfifo").arg(here.join("pipe")).status();
    assert!(made.expect("there is such a program").success());
    for reader in READERS {
        let read = output(&here, &words(reader, "pipe"));
        assert_eq!(read.status.code(), Some(2), "{reader:?}: {}", text(&read.stderr));
    }
}

#[test]
fn a_pipe_that_somebody_writes_to_is_read() {
    let here = directory("sizes-written");
    let play = run(&here, &["trace", "nim:1,2", "random", "first", "--json"]);
    write(here.join("play.json"), &play);
    let program = assert_cmd::cargo::cargo_bin!("stratege").display().to_string();
    let script = "mkfifo pipe; cat play.json > pipe & \"$0\" trace pipe --json && \
                  cat play.json | \"$0\" trace /dev/stdin --json";
    let read = Command::new("sh").args(["-c", script, &program]).current_dir(&here).output();
    let read = read.expect("there is a shell");
    assert_eq!(text(&read.stdout), format!("{play}{play}"), "{}", text(&read.stderr));
}
