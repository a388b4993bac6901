//! The program as other programs see it: pipes, signals, files, JSON.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::PathBuf,
    process::{Child, Command, Output, Stdio},
};

use serde_json::Value;

/// The program, in English and without colours whatever the machine.
fn stratege(words: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
}

fn run(words: &[&str], input: &str) -> Output {
    let mut child = stratege(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that does not read its input may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

#[test]
fn words_that_are_too_long_or_too_deep_are_refused_in_a_sentence() {
    let long = "against:".repeat(16_000) + "blind";
    let deep = "against:".repeat(30) + "blind";
    for (words, expected) in [
        (["trace", "dice:n=20,d=3", &long, "blind"], "has 128,005 bytes; the limit is 4,096"),
        (["trace", "dice:n=20,d=3", &deep, "blind"], "too deeply; the limit is 8"),
        (["solve", &long.replace(':', ""), "--lang", "en"], "the limit is"),
        (["solve", "nim", "--position", &long], "the limit is 65,536"),
    ] {
        let output = run(&words, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    }
    let output = run(&["matrix", "-"], "1\t2\n3\t4\t\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("3 cells"), "{}", text(&output.stderr));
}

/// What `rules` tells people to type can be typed.
#[test]
fn the_example_of_every_game_works() {
    let games: Value =
        serde_json::from_str(&text(&run(&["list", "--json"], "").stdout)).expect("JSON");
    let games = games["games"].as_array().expect("games").clone();
    assert!(games.len() >= 17);
    for game in games {
        let rules = text(&run(&["rules", game["name"].as_str().expect("a name")], "").stdout);
        let mut lines = rules.lines().skip_while(|line| line.trim() != "Example");
        let example = lines.nth(1).expect("an example").trim().to_owned();
        let words: Vec<&str> = example.split(' ').skip(1).chain(["--limit", "20000"]).collect();
        let output = run(&words, "");
        let code = output.status.code();
        let is_refused = text(&output.stderr).contains("so nothing was started");
        assert!(code == Some(0) || code == Some(3) || is_refused, "{example}: {code:?}");
    }
}

#[test]
fn every_command_answers_in_json() {
    let commands: &[&[&str]] = &[
        &["list"],
        &["rules", "chomp"],
        &["show", "chomp"],
        &["solve", "chomp"],
        &["solve", "chomp", "--table", "1..2", "1..2"],
        &["solve", "nim", "--grundy", "0..3"],
        &["count", "chomp"],
        &["graph", "chomp:2x3", "--attractor", "1", "--step", "1"],
        &["tree", "tic-tac-toe", "--depth", "1"],
        &["play", "chomp", "--first", "random"],
        &["perft", "chomp", "--depth", "2"],
        &["tournament", "chomp", "random", "first"],
        &["tournament", "dominoes", "random", "worst", "--games", "100"],
        &["trace", "dominoes", "random", "most-points"],
        &["learn", "nim:1,2", "--seeds", "2"],
        &["learn", "nim:1,2", "--watch"],
        &["matrix", "tests/matrices/mixed.csv"],
        &["matrix", "tests/matrices/named.json", "--exact", "--against", "1/2,1/2"],
        &["matrix", "tests/matrices/hole.csv"],
        &["bench", "--limit", "1"],
        &["check", "../check/tests/files/misbehaving/two.py", "--game", "chomp"],
        &["check", "../check/tests/files/class", "--game", "chomp", "--only", "etat_possible"],
        &["check", "--list", "--game", "dice"],
        &["reproduce", "--list", "dice"],
        &["reproduce", "dice/ep", "tic-tac-toe/cells"],
        &["completions", "bash"],
        &["man"],
        &["help", "solve"],
        &["solve", "no-such-game"],
        &["no-such-command"],
    ];
    for words in commands {
        let in_language = |language| {
            let output = run(&[words, &["--json", "--lang", language][..]].concat(), "");
            let document: Value = serde_json::from_slice(&output.stdout).expect("JSON");
            assert_eq!(document["stratege"], env!("CARGO_PKG_VERSION"), "{words:?}");
            document
        };
        let (mut english, mut french) = (in_language("en"), in_language("fr"));
        for document in [&mut english, &mut french] {
            // Times differ from run to run, and some texts are the answer.
            for field in ["seconds", "help", "script"] {
                document[field] = Value::Null;
            }
        }
        assert_eq!(english, french, "{words:?}");
    }
}

#[test]
fn without_python_nothing_is_checked_and_the_reason_is_told() {
    let file = "../check/tests/files/misbehaving/two.py";
    let mut command = stratege(&["check", file, "--game", "chomp"]);
    let output = command.env("PATH", "").output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("neither `python3` nor `python` is on the PATH"));
}

#[test]
fn a_play_can_be_scripted() {
    let output = run(&["play", "chomp:2x3", "--second", "human", "--json"], "c2\nc1\nb2\nb1\na2\n");
    let play: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(play["winner"], 1);
    assert_eq!(play["moves"], serde_json::json!(["c2", "c1", "b2", "b1", "a2"]));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_end_of_input_ends_a_play_in_peace() {
    let output = run(&["play", "tic-tac-toe"], "b2\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).ends_with("The game is not finished.\n"));
}

#[test]
fn the_optimal_player_never_loses() {
    for seed in ["1", "2", "3", "4", "5"] {
        let words = ["play", "tic-tac-toe", "--first", "random", "--seed", seed, "--json"];
        let output = run(&words, "");
        let play: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(play["over"], true);
        assert_ne!(play["winner"], 1, "seed {seed}");
        assert_eq!(output.stdout, run(&words, "").stdout, "the same seed, the same play");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = stratege(&["graph", "chomp:4x5", "--format", "python"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    stdout.read_line(&mut first).expect("a line");
    drop(stdout);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(first, "graph = {\n");
    assert_eq!((text(&output.stderr).as_str(), output.status.code()), ("", Some(0)));
}

#[cfg(target_os = "linux")]
#[test]
fn control_c_stops_long_work_with_a_message() {
    let child = stratege(&["count", "connect-four", "--position", "4", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let output = interrupted(child);
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains("stopped by Ctrl-C"), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(document["error"]["code"], "stopped");
}

#[cfg(target_os = "linux")]
#[test]
fn control_c_gives_the_strategy_so_far() {
    // So safe it never gets.
    let precision = ["--method", "dcfr", "--precision", "1e-300", "--iterations", "1000000000"];
    let mut child = stratege(&["solve", "leduc", "--json"])
        .args(precision)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It has long begun to look back by then.
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert!(child.try_wait().expect("a child").is_none());
    let output = interrupted(child);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(document["stopped"], true);
    assert_eq!(document["strategy"].as_array().map(Vec::len), Some(288));
    let [low, high] = ["low", "high"].map(|end| document["gain"][end].as_f64().expect("a gain"));
    let told = document["exploitability"].as_f64().expect("how safe it is");
    assert!(low <= -0.085_606_424 && -0.085_606_425 <= high && told < 0.1, "{low} to {high}");
    assert!((told - (high - low) / 2.0).abs() < 1e-12);
}

#[cfg(target_os = "linux")]
#[test]
fn control_c_at_a_prompt_ends_the_program() {
    let mut child = stratege(&["play", "tic-tac-toe"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program asks for a move and waits.
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while !line.contains("to move") {
        line.clear();
        stdout.read_line(&mut line).expect("a line");
    }
    let output = interrupted(child);
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).expect("text");
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains("Stopped by Ctrl-C"), "{}", text(&output.stderr));
}

/// Sends Ctrl-C as soon as the program listens to signals, as `/proc` tells.
#[cfg(target_os = "linux")]
fn interrupted(mut child: Child) -> Output {
    let id = child.id().to_string();
    // The program is busy or waits for input as soon as it has started to read signals.
    let status = format!("/proc/{id}/status");
    let listens = || {
        let status = fs::read_to_string(&status).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        caught.is_some_and(|mask| mask >> 1 & 1 == 1)
    };
    while !listens() && child.try_wait().expect("a child").is_none() {
        std::thread::yield_now();
    }
    // Waiting closes the input, and the end of input would be another reason to end.
    let _input = child.stdin.take();
    let sent = Command::new("kill").args(["-INT", &id]).status().expect("kill is installed");
    assert!(sent.success());
    child.wait_with_output().expect("the program ends")
}

#[test]
fn drawings_go_to_files_whose_names_say_the_format() {
    let directory = directory("drawings");
    let cases = [
        ("a.svg", "<svg"),
        ("a.dot", "digraph"),
        ("a.tex", "\\begin{tikzpicture}"),
        ("a.json", "\"vertices\""),
        ("a.py", "graph = {"),
        ("a.mmd", "flowchart"),
        ("a.txt", "Player 1 wins"),
    ];
    for (name, beginning) in cases {
        let path = directory.join(name);
        let path = path.to_str().expect("text");
        let output = run(&["graph", "chomp:2x3", "--attractor", "1", "--output", path], "");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let drawing = fs::read_to_string(path).expect("the file was written");
        assert!(drawing.contains(beginning), "{name}: {drawing}");
    }
}

#[test]
fn dots_are_drawn_or_it_is_said_how_to_get_them() {
    let path = directory("dots").join("a.PNG");
    let output = run(&["show", "chomp:2x3", "--output", path.to_str().expect("text")], "");
    if cfg!(feature = "png") {
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(fs::read(path).expect("written").starts_with(b"\x89PNG\r\n"));
    } else {
        assert_eq!(output.status.code(), Some(2));
        let told = text(&output.stderr);
        assert!(told.contains("cargo build --release --features png"), "{told}");
        assert!(!path.exists());
    }
}

#[test]
fn a_matrix_game_is_read_from_standard_input_and_drawn() {
    let directory = directory("matrix");
    let files = ["bars.svg", "map.svg"].map(|name| directory.join(name));
    let [bars, map] = files.each_ref().map(|file| file.to_str().expect("a path in UTF-8"));
    for words in [&["matrix", "-"][..], &["matrix"]] {
        let words = [words, &["--json", "--exact", "--svg", bars, "--map", map]].concat();
        let output = run(&words, "3 1\n0 2\n");
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(answer["value"], "3/2");
        assert_eq!(answer["column"], serde_json::json!(["1/4", "3/4"]));
        for file in &files {
            assert!(fs::read_to_string(file).expect("written").starts_with("<svg"));
        }
    }
}

#[test]
fn a_matrix_game_of_200_choices_is_solved() {
    let cell =
        |row: usize, column: usize| (row * row * 37 + column * column * 11 + row * column) % 101;
    let line = |row| (0..200).map(|column| cell(row, column).to_string()).collect::<Vec<_>>();
    let table: String = (0..200).map(|row| line(row).join(";") + "\n").collect();
    let output = run(&["matrix", "--json"], &table);
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let gaps: Vec<f64> = serde_json::from_value(answer["gaps"].clone()).expect("numbers");
    assert!(gaps.iter().all(|&gap| gap < 1e-9), "{gaps:?}");
}

#[test]
fn a_graph_written_as_python_can_be_read_again() {
    let graph = |words: &[&str], input: &str| {
        let output = run(&[&["graph"], words, &["--attractor", "1"]].concat(), input);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let python = graph(&["chomp:2x3", "--format", "python"], "");
    let again = graph(&["--import", "-", "--format", "python"], &python);
    assert_eq!(python, again);
}

#[test]
fn every_page_of_the_manual_is_written() {
    let directory = directory("manual");
    let output = run(&["man", "--output", directory.to_str().expect("text")], "");
    assert_eq!(output.status.code(), Some(0));
    let page = fs::read_to_string(directory.join("stratege-solve.1")).expect("a page");
    assert!(page.contains("stratege"));
}

#[test]
fn the_locale_chooses_the_language() {
    let say = |name: &str, value: &str| {
        let mut command = stratege(&["solve", "chomp:2x3"]);
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").env(name, value);
        text(&command.output().expect("the program runs").stdout)
    };
    assert!(say("LANG", "fr_FR.UTF-8").starts_with("J1 gagne en 5 coups"));
    assert!(say("LC_ALL", "fr").starts_with("J1 gagne"));
    assert!(say("LC_MESSAGES", "de_DE.UTF-8").starts_with("Player 1 wins"));
}

/// Runs a tournament and gives its JSON.
fn tournament(words: &[&str]) -> String {
    let output = run(&[&["tournament", "--json"], words].concat(), "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_tournament_gives_the_same_bytes_on_any_number_of_threads() {
    let words = ["dominoes", "most-points", "random", "worst", "--games", "4000", "--seed", "3"];
    let one = tournament(&[&words[..], &["--threads", "1"]].concat());
    let two = tournament(&[&words[..], &["--threads", "2"]].concat());
    assert_eq!(one, two);
    let manifest = directory("rerun").join("manifest.json");
    fs::write(&manifest, &one).expect("a file");
    let again = tournament(&["--rerun", manifest.to_str().expect("a path")]);
    assert_eq!(one, again, "a result runs itself again");
}

#[cfg(unix)]
#[test]
fn a_killed_tournament_is_resumed_to_the_same_bytes() {
    let folder = directory("killed");
    let file = folder.join("run.sqlite");
    let file = file.to_str().expect("a path");
    let words = ["dominoes", "inference:20", "most-points", "--games", "800"];
    let whole = tournament(&words);
    let mut child = stratege(&[&["tournament", "--json"], &words[..], &["--save", file]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    // Killed as soon as something is kept: the file grows with the first block.
    let kept = || fs::metadata(format!("{file}-wal")).map_or(0, |data| data.len());
    while kept() < 30_000 && child.try_wait().expect("a child").is_none() {
        std::thread::yield_now();
    }
    // SIGKILL; a run that was quicker has nothing to resume, and must give the same all the more.
    let _ = child.kill();
    child.wait().expect("a child");
    let resumed = tournament(&["--resume", file]);
    assert_eq!(whole, resumed);
}

#[cfg(unix)]
#[test]
fn bad_bots_lose_and_good_ones_are_ranked() {
    use std::os::unix::fs::PermissionsExt;

    let folder = directory("bots");
    let script = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
    };
    script("illegal", "while read line; do echo z9; done");
    script("endless", "read line; while :; do :; done");
    script("crash", "read line; echo goodbye >&2; exit 3");
    let folder = folder.to_str().expect("a path");
    let words = ["tic-tac-toe", "random", "first", "optimal", "--folder", folder, "--games", "2"];
    let json = tournament(&[&words[..], &["--move-time", "200ms"]].concat());
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let ranking: Vec<&str> =
        json["ranking"].as_array().expect("a list").iter().map(|r| text_of(&r["name"])).collect();
    let good: std::collections::BTreeSet<&str> = ranking[..3].iter().copied().collect();
    assert_eq!(good, ["first", "optimal", "random"].into(), "{ranking:?}");
    let reasons: Vec<(String, String)> = json["errors"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|error| {
            let plays = error["plays"].as_object().expect("reasons");
            let reason = plays.keys().next().expect("a reason").clone();
            (text_of(&error["strategy"]).rsplit('/').next().unwrap_or_default().to_owned(), reason)
        })
        .collect();
    let expected = [("crash", "crash"), ("endless", "timeout"), ("illegal", "illegal-move")];
    assert_eq!(reasons, expected.map(|(bot, reason)| (bot.to_owned(), reason.to_owned())));
    let crash = &json["errors"][0]["examples"][0];
    assert!(text_of(&crash["last_words"]).contains("goodbye"), "{crash}");
    assert!(!text_of(&crash["position"]).is_empty());
}

fn text_of(value: &Value) -> &str {
    value.as_str().expect("a text")
}
