//! Plays that were written down are shown again, to the same bytes, or refused with the reason.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

/// The program, in English and without colours whatever the machine.
fn stratege(directory: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).env("LC_ALL", "C").env("NO_COLOR", "1").current_dir(directory);
    command
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[track_caller]
fn done(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[track_caller]
fn run(directory: &Path, words: &[&str]) -> String {
    done(&stratege(directory, words).output().expect("the program runs"))
}

#[test]
fn a_play_of_every_kind_is_shown_again_to_the_same_bytes() {
    let here = directory("traces");
    for (kind, words) in [
        ("duel", vec!["connect-four:5x4", "minimax:2", "random"]),
        ("from", vec!["tic-tac-toe", "random", "optimal", "--position", "XO./.../..."]),
        ("heaps", vec!["nim:3,4,5,play=misere", "random", "optimal"]),
        ("line", vec!["dvonn", "random", "random"]),
        ("hidden", vec!["dominoes:hand=4", "most-points", "random"]),
        ("race", vec!["dice:n=30,d=5", "optimal", "blind"]),
        ("together", vec!["dice:20x3,simultaneous", "optimal", "random"]),
        ("puzzle", vec!["pegs:triangle", "random"]),
    ] {
        for seed in ["0", "7", "12345678901234567890"] {
            let play = [&["trace"], words.as_slice(), &["--seed", seed]].concat();
            let json = run(&here, &[play.as_slice(), &["--json"]].concat());
            let file = format!("{kind}.json");
            fs::write(here.join(&file), &json).expect("a file for the test");
            assert_eq!(run(&here, &["trace", &file, "--json"]), json, "{kind} {seed}");
            assert_eq!(run(&here, &["trace", &file]), run(&here, &play), "{kind} {seed}");
            let french = [play.as_slice(), &["--lang", "fr"]].concat();
            let again = run(&here, &["partie", &file, "--lang", "fr"]);
            assert_eq!(again, run(&here, &french), "{kind} {seed}");
        }
    }
}

#[test]
fn a_play_is_read_from_standard_input() {
    let here = directory("traces-piped");
    let play = ["trace", "nim:1,2", "optimal", "random", "--json"];
    let json = run(&here, &play);
    let mut command = stratege(&here, &["trace", "-", "--json"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("its input");
    input.write_all(json.as_bytes()).expect("it listens");
    drop(input);
    assert_eq!(done(&child.wait_with_output().expect("it ends")), json);
}

#[test]
fn a_play_that_was_given_up_is_shown_as_far_as_it_went() {
    let here = directory("traces-failed");
    let play = ["trace", "nim:1,2", "optimal", "bot:false", "--json"];
    let json = run(&here, &play);
    fs::write(here.join("play.json"), &json).expect("a file for the test");
    assert_eq!(run(&here, &["trace", "play.json", "--json"]), json);
    let shown = run(&here, &["trace", "play.json"]);
    assert!(shown.ends_with("Player 2 made no legal move.\nPlayer 1 wins.\n"), "{shown}");
}

#[test]
fn a_spoiled_file_is_refused_with_the_place() {
    let here = directory("traces-spoiled");
    let play = ["trace", "dice:n=12,d=2", "optimal", "blind", "--seed", "3", "--json"];
    let mut play: Value = serde_json::from_str(&run(&here, &play)).expect("JSON");
    let mut changed = play.clone();
    changed["convention"] = json!("player 2 moves first");
    refused(&here, changed.to_string().as_bytes(), "was changed or damaged: its checksum is");
    // Whoever changes a play by hand removes its checksum.
    play.as_object_mut().expect("an object").remove("checksum");
    let check = |place: &str, value: Value, said: &str| {
        let mut spoiled = play.clone();
        match value {
            Value::Null => {
                spoiled.as_object_mut().expect("an object").remove(place.trim_matches('/'));
            }
            value => *spoiled.pointer_mut(place).expect("a place in a play") = value,
        }
        refused(&here, spoiled.to_string().as_bytes(), said);
    };
    check("/game", json!("dise"), "play.json: there is no game `dise`; did you mean");
    check("/parameters/n", json!(-3), "play.json: ");
    check("/parameters/n", json!("12,d=3"), "`d`");
    check("/start", json!("13,0 1"), "position");
    check("/moves/1", json!("7"), "play.json, move 2: 7 is not legal in ");
    check("/seed", json!(4), "`steps[0].position` is ");
    check("/steps/2/player", json!(2), "`steps[2]` is ");
    check("/winner", json!(3), "`winner` is 3, but replaying gives ");
    check("/players", json!(["human"]), "`players` has 1 name instead of 2");
    check(
        "/moves",
        Value::Null,
        "play.json is not a recorded game: the field `moves` is missing; export one",
    );
    check("/failed", json!(3), "`failed` is 3; expected 1, 2 or null");
    check("/failed", json!(2), "`failed` is 2, but replaying gives ");
    let mut longer = play.clone();
    longer["moves"].as_array_mut().expect("moves").push(json!("1"));
    refused(&here, longer.to_string().as_bytes(), "the game is over in ");
    refused(&here, b"{\n  \"game\": ?", "it is not JSON, line 2, column 11\n");
    refused(&here, b"\xff", "play.json");
    let solved = run(&here, &["solve", "nim:1,2", "--json"]);
    refused(&here, solved.as_bytes(), "play.json is not a recorded game: the field `players`");
}

/// Writes `bytes` to a file, which must be refused for a reason that is said.
#[track_caller]
fn refused(here: &Path, bytes: &[u8], said: &str) {
    fs::write(here.join("play.json"), bytes).expect("a file for the test");
    let output = stratege(here, &["trace", "play.json"]).output().expect("the program runs");
    let complaint = text(&output.stderr);
    assert_eq!(
        (output.status.code(), text(&output.stdout)),
        (Some(2), String::new()),
        "{complaint}"
    );
    assert!(complaint.contains(said), "{complaint}");
}
