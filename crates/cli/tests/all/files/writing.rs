//! Files that are written: whole, before anything is printed, or not at all.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use super::{content, directory, names, output, run, stratege, text, write};

/// Commands that write a file whose name is `FILE`.
const WRITERS: [&[&str]; 14] = [
    &["solve", "nim:3,4,5", "--certificate", "FILE"],
    &["graph", "chomp:2x3", "--format", "svg", "--output", "FILE"],
    &["tree", "tic-tac-toe", "--depth", "1", "--format", "svg", "--output", "FILE"],
    &["show", "tic-tac-toe", "--format", "svg", "--output", "FILE"],
    &["dice", "--n", "10", "--d", "3", "--map", "FILE"],
    &["dice", "--n", "10", "--d", "3", "--bars", "FILE"],
    &["matrix", "payoffs.csv", "--svg", "FILE"],
    &["matrix", "payoffs.csv", "--map", "FILE"],
    &["tournament", "nim:2", "random", "first", "--games", "200", "--plays", "FILE"],
    &["tournament", "nim:2,3", "random", "first", "optimal", "minimax:1", "--csv", "FILE"],
    &["learn", "nim:2,3", "--plays", "60", "--seeds", "2", "--svg", "FILE"],
    &["learn", "nim:2,3", "--plays", "60", "--seeds", "2", "--jsonl", "FILE"],
    &["notebook", "chomp", "--force", "--format", "ipynb", "--output", "FILE"],
    &["bot", "new", "--output", "FILE"],
];

fn words(writer: &[&str], path: &str) -> Vec<String> {
    writer.iter().map(|word| word.replace("FILE", path)).collect()
}

/// A new directory with what the commands read.
fn prepared(name: &str) -> PathBuf {
    let here = directory(name);
    write(here.join("payoffs.csv"), "1,2\n3,0\n");
    here
}

/// The program where no file may have more than half a kibibyte, as on a full disk.
fn cramped(here: &Path, words: &[String]) -> Output {
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let program = assert_cmd::cargo::cargo_bin!("stratege");
    let mut command = Command::new("sh");
    command.args(["-c", script]).arg(program).args(words);
    command.env("LC_ALL", "C").env("NO_COLOR", "1").current_dir(here);
    command.output().expect("there is a shell")
}

#[test]
fn where_there_is_no_room_the_old_file_stays() {
    for (number, writer) in WRITERS.into_iter().enumerate() {
        let here = prepared(&format!("writing-cramped-{number}"));
        let is_new = writer[0] == "bot";
        if !is_new {
            write(here.join("old"), "old");
        }
        let before = names(&here);
        let written = cramped(&here, &words(writer, "old"));
        assert_eq!(written.status.code(), Some(2), "{writer:?}: {}", text(&written.stderr));
        let complaint = text(&written.stderr);
        assert!(complaint.contains("it would be larger than the system allows"), "{complaint}");
        assert_eq!(names(&here), before, "{writer:?}");
        if !is_new {
            assert_eq!(content(here.join("old")), "old", "{writer:?}");
        }
    }
}

#[test]
fn where_there_is_no_room_the_old_table_stays() {
    let here = directory("writing-cramped-table");
    let learn = |plays: &str| {
        let words =
            ["learn", "tic-tac-toe", "--seeds", "1", "--table", "t.table", "--plays", plays];
        words.map(str::to_owned)
    };
    run(&here, &learn("3"));
    let before = content(here.join("t.table"));
    let written = cramped(&here, &learn("500"));
    assert_eq!(written.status.code(), Some(2), "{}", text(&written.stderr));
    assert_eq!((content(here.join("t.table")), names(&here)), (before, vec!["t.table".to_owned()]));
}

// Other systems have no `/dev/full`.
#[cfg(target_os = "linux")]
#[test]
fn an_answer_is_printed_also_when_its_file_cannot_be_written() {
    let here = directory("writing-answer");
    for words in [
        ["solve", "nim:3,4,5", "--certificate", "/dev/full"].as_slice(),
        &["tournament", "nim:2", "random", "first", "--csv", "/dev/full"],
        &["learn", "nim:2", "--plays", "10", "--seeds", "1", "--csv", "/dev/full"],
    ] {
        let written = output(&here, words);
        assert_eq!(written.status.code(), Some(2), "{words:?}");
        assert!(!written.stdout.is_empty(), "{words:?}");
        assert!(text(&written.stderr).ends_with("the disk is full\n"), "{}", text(&written.stderr));
    }
}

#[test]
fn a_reader_who_goes_away_takes_no_file_along() {
    let here = prepared("writing-pipe");
    for (number, writer) in WRITERS.into_iter().enumerate() {
        let whole = format!("whole-{number}");
        run(&here, &words(writer, &whole));
        let file = format!("file-{number}");
        let (reader, closed) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = stratege(&here, &words(writer, &file));
        let status = command.stdout(closed).status().expect("the program runs");
        assert_eq!(status.code(), Some(0), "{writer:?}");
        // The name of a file is a word of the template of a bot and of nothing else.
        let written = content(here.join(&file)).replace(&file, &whole);
        assert_eq!(written.len(), content(here.join(&whole)).len(), "{writer:?}");
    }
}

#[test]
fn several_files_are_all_there_when_the_reader_goes_away() {
    let here = directory("writing-several");
    for (words, files) in [
        (
            ["tournament", "nim:2", "random", "first", "--games", "20", "--csv", "t.csv"]
                .into_iter()
                .chain(["--manifest", "t.json", "--plays", "t.jsonl", "--report", "page"])
                .collect::<Vec<_>>(),
            ["t.csv", "t.json", "t.jsonl", "page/index.html", "page/results.json"].as_slice(),
        ),
        (
            ["learn", "nim:2", "--plays", "10", "--seeds", "1", "--csv", "l.csv"]
                .into_iter()
                .chain(["--svg", "l.svg", "--table", "l.table", "--report", "learned"])
                .collect(),
            &["l.csv", "l.svg", "l.table", "learned/index.html", "learned/results.csv"],
        ),
        (
            vec!["dice", "--n", "6", "--d", "2", "--map", "map.svg", "--bars", "bars.svg"],
            &["map.svg", "bars.svg"],
        ),
    ] {
        let (reader, closed) = std::io::pipe().expect("a pipe");
        drop(reader);
        let status = stratege(&here, &words).stdout(closed).status().expect("the program runs");
        assert_eq!(status.code(), Some(0), "{words:?}");
        for file in files {
            assert!(fs::metadata(here.join(file)).is_ok_and(|about| about.len() > 0), "{file}");
        }
    }
}

// Other systems have no `/dev/full`.
#[cfg(target_os = "linux")]
#[test]
fn devices_and_pipes_are_written_to() {
    let here = directory("writing-devices");
    let graph = ["graph", "chomp:2x2", "--format", "svg", "--quiet", "--output"];
    let to = |path: &'static str| [graph.as_slice(), &[path]].concat();
    run(&here, &to("drawing.svg"));
    let drawing = content(here.join("drawing.svg"));
    assert!(run(&here, &to("/dev/stdout")).starts_with(&drawing));
    run(&here, &to("/dev/null"));
    let full = output(&here, &to("/dev/full"));
    assert_eq!(full.status.code(), Some(2));
    assert!(text(&full.stderr).contains("the disk is full"), "{}", text(&full.stderr));
    let program = assert_cmd::cargo::cargo_bin!("stratege").display().to_string();
    let script = "\"$0\" \"$@\" /dev/fd/3 3> redirected.svg > /dev/null; mkfifo pipe; \
                  cat pipe > piped.svg & \"$0\" \"$@\" pipe > /dev/null; wait";
    let mut command = Command::new("sh");
    command.args(["-c", script, &program]).args(graph).current_dir(&here);
    assert!(command.status().expect("there is a shell").success());
    for file in ["redirected.svg", "piped.svg"] {
        assert_eq!(content(here.join(file)), drawing, "{file}");
    }
}
