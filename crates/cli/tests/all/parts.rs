//! A tournament in parts: planned, played by a loop of a shell, and put together to the same bytes.

#![cfg(unix)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// Three pairings of 32 blocks.
const PLANNED: [&str; 9] =
    ["tournament", "dominoes", "most-points", "random", "worst", "--games", "4096", "--seed", "7"];

fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn stratege(place: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    command.args(words).current_dir(place).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.output().expect("the program starts")
}

#[track_caller]
fn done(place: &Path, words: &[&str]) -> String {
    let output = stratege(place, words);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn refused(place: &Path, words: &[&str], why: &str) {
    let output = stratege(place, words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(why), "{said}");
}

/// A plan in `plan.sqlite`, and a copy for one run.
fn planned(name: &str, words: &[&str]) -> PathBuf {
    let place = directory(name);
    done(&place, &[words, &["--save", "plan.sqlite", "--plan-only"]].concat());
    fs::copy(place.join("plan.sqlite"), place.join("alone.sqlite")).expect("a copy");
    place
}

#[test]
fn a_loop_of_a_shell_plays_the_same_bytes_as_one_run() {
    let place = planned("parts-loop", &[&PLANNED[..], &["--plays", "later.jsonl"]].concat());
    let plan = fs::read(place.join("plan.sqlite")).expect("the plan");
    let program = assert_cmd::cargo::cargo_bin!("stratege");
    // Backwards, two at a time: the order does not matter.
    let script = "seq 24 -1 1 | xargs -P 2 -I{} \"$0\" tournament --resume plan.sqlite \
                  --part {}/24 --out p{}.part --threads 1 --quiet";
    let status = Command::new("sh")
        .args(["-c", script])
        .arg(program)
        .current_dir(&place)
        .stdout(std::process::Stdio::null())
        .status();
    assert!(status.expect("a shell").success());
    assert!(plan == fs::read(place.join("plan.sqlite")).expect("the plan"), "it was only read");
    let some = ["merge", "plan.sqlite", "p1.part", "p3.part", "p3.part", "--lang", "en"];
    let output = stratege(&place, &some);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("8 of at most 96 blocks"), "{said}");
    assert!(said.contains("Missing parts: 2/24, 4/24, 5/24"), "{said}");
    let parts: Vec<String> = (1..=24).map(|number| format!("p{number}.part")).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let outputs = |name: &str| [format!("{name}.jsonl"), format!("{name}.csv")];
    let [plays, csv] = outputs("merged");
    let forms = ["--json", "--plays", &plays, "--csv", &csv];
    let merged = done(&place, &[&["merge", "plan.sqlite"], &parts[..], &forms].concat());
    let [plays, csv] = outputs("alone");
    let forms = ["--json", "--plays", &plays, "--csv", &csv];
    let alone = done(&place, &[&["tournament", "--resume", "alone.sqlite"], &forms[..]].concat());
    assert_eq!(merged, alone);
    for end in ["jsonl", "csv"] {
        let read = |name: &str| fs::read(place.join(format!("{name}.{end}"))).expect("written");
        assert!(read("merged") == read("alone"), "{end}");
        assert!(!read("alone").is_empty());
    }
    // What was merged is a saved tournament like any other.
    assert_eq!(done(&place, &["tournament", "--resume", "plan.sqlite", "--json"]), alone);
}

#[test]
fn a_plan_that_stops_by_itself_is_judged_in_order() {
    let words =
        ["tournament", "dominoes", "most-points", "worst", "--sprt", "0.05", "--games", "200000"];
    let place = planned("parts-sprt", &words);
    for number in ["3", "1", "2"] {
        let (part, out) = (format!("{number}/50"), format!("p{number}.part"));
        done(&place, &["tournament", "--resume", "plan.sqlite", "--part", &part, "--out", &out]);
    }
    let merged = done(&place, &["merge", "plan.sqlite", "p3.part", "p1.part", "p2.part", "--json"]);
    assert_eq!(merged, done(&place, &["tournament", "--resume", "alone.sqlite", "--json"]));
}

#[test]
fn parts_of_something_else_and_damaged_ones_are_refused() {
    let place = planned("parts-refused", &PLANNED);
    let play = |plan: &str, part: &str, out: &str| {
        done(&place, &["tournament", "--resume", plan, "--part", part, "--out", out]);
    };
    play("plan.sqlite", "1/48", "p1.part");
    let whole = fs::read_to_string(place.join("p1.part")).expect("a part");
    let write = |name: &str, text: &str| fs::write(place.join(name), text).expect("written");
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    write("torn.part", &whole[..whole.len() - 9]);
    write("short.part", &lines[..2].concat());
    write("doubled.part", &[lines[0], lines[1], lines[1]].concat());
    write("changed.part", &whole.replacen("wins", "wons", 1));
    write("text.part", "a text\nof two lines\n");
    let merge = |name: &str, why: &str| refused(&place, &["merge", "plan.sqlite", name], why);
    merge("torn.part", "torn.part has 1 of 2 blocks");
    merge("short.part", "short.part has 1 of 2 blocks");
    merge("doubled.part", "block 1 of pairing 2 (another block should be there)");
    merge("changed.part", "block 1 of pairing 1 (its checksum is wrong)");
    merge("text.part", "text.part is not a part of a tournament");
    merge("none.part", "none.part");
    let other = [&PLANNED[..8], &["8", "--save", "other.sqlite", "--plan-only"]].concat();
    done(&place, &other);
    play("other.sqlite", "1/48", "foreign.part");
    merge("foreign.part", "foreign.part is a part of another tournament");
    refused(&place, &["merge", "alone.sqlite", "foreign.part"], "another tournament");
    // Nothing of all that was kept.
    let output = stratege(&place, &["merge", "plan.sqlite", "p1.part", "--json"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("\"blocks\": 2"), "{said}");
}

#[test]
fn what_would_differ_from_machine_to_machine_is_refused() {
    let place = directory("parts-players");
    let plan = |words: &[&str]| {
        let words = [words, &["--games", "200", "--save", "plan.sqlite", "--plan-only"]].concat();
        stratege(&place, &words)
    };
    let output = plan(&["tournament", "connect-four", "alphabeta:10ms", "random"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("depend on the clock"), "{said}");
    assert!(!place.join("plan.sqlite").exists());
    // A bot is known by its file.
    let bot = "import sys\nfor line in sys.stdin:\n    print('{\"move\": 0}', flush=True)\n";
    fs::write(place.join("bot.py"), bot).expect("written");
    let output = plan(&["tournament", "chomp:2x3", "bot:python3 bot.py", "random"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    fs::write(place.join("bot.py"), format!("{bot}# changed\n")).expect("written");
    let play = ["tournament", "--resume", "plan.sqlite", "--part", "1/2", "--out", "p1.part"];
    refused(&place, &[&play[..], &["--allow-programs"]].concat(), "bot.py is not the file");
    let many = ["tournament", "--resume", "plan.sqlite", "--part", "1/9", "--out", "p1.part"];
    fs::write(place.join("bot.py"), bot).expect("written");
    refused(&place, &[&many[..], &["--allow-programs"]].concat(), "at most 2 parts");
}
