//! What becomes of the processes of bots.

use std::{
    fs,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use stratege_core::Alternating;
use stratege_games::nim::Nim;
use stratege_tournament::{bots::BotLimits, observation::FullObservation};

use super::{FIRST, GENEROUS, IMPATIENT, folder, nim, play, run};

/// Whether this system tells about processes.
fn has_proc() -> bool {
    let has_proc = Path::new("/proc/self/stat").exists();
    if !has_proc {
        println!("skipped: there is no /proc");
    }
    has_proc
}

#[test]
fn the_first_move_of_a_program_has_more_time() {
    let slow = format!("bot:sleep 0.3; {FIRST}");
    let limits = BotLimits { time_per_move: Duration::from_millis(1), ..GENEROUS };
    // The only move of the play is the first one.
    let report = play::<FullObservation<Alternating<Nim>>>(&nim(&[1]), &slow, limits, 1);
    assert!(report.is_clean(), "{report:?}");
    let limits = BotLimits { start_up: Duration::ZERO, ..limits };
    let report = play::<FullObservation<Alternating<Nim>>>(&nim(&[1]), &slow, limits, 1);
    assert_eq!(report.faults[0].kind, "timeout");
}

#[test]
fn one_program_serves_all_plays() {
    let starts = folder("one-program").join("starts");
    let report = run(&format!("echo x >> {}; {FIRST}", starts.display()), GENEROUS, 6);
    assert!(report.is_clean(), "{report:?}");
    assert_eq!(fs::read_to_string(starts).expect("a file"), "x\n");
}

#[test]
fn too_much_memory_is_a_fault() {
    if !has_proc() {
        return;
    }
    let limits = BotLimits { memory: 32 << 20, ..GENEROUS };
    let eat = "x=aaaaaaaa; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23; \
               do x=$x$x; done; sleep 1000; echo $x";
    assert_eq!(run(eat, limits, 1).faults[0].kind, "memory");
    assert_eq!(run(&format!("({eat}) & wait"), limits, 1).faults[0].kind, "memory");
    // A program that has eaten and goes on playing is found out all the same.
    let report =
        run(&format!("{}; {FIRST}", eat.replace("sleep 1000; echo $x", "sleep 0.1")), limits, 1);
    assert_eq!(report.faults[0].kind, "memory");
}

#[test]
fn what_a_bot_has_started_ends_with_it() {
    check("children", &format!("sleep 1000 & sleep 1000 & {FIRST}"), GENEROUS, 0);
    check("grandchildren", &format!("(sleep 1000 & sleep 1000) & {FIRST}"), GENEROUS, 0);
    check("left-behind", "(trap '' HUP; sleep 1000) & exit 1", GENEROUS, 1);
    check("with-the-pipes", "read q; sleep 1000 & exit 1", GENEROUS, 1);
}

#[test]
fn nothing_can_refuse_to_end() {
    // Deaf from the second move on, so that only that move is hurried.
    let limits = BotLimits { time_per_move: IMPATIENT.time_per_move, ..GENEROUS };
    let deaf = FIRST.replace("; done", "; while :; do sleep 1000; done; done");
    check("deaf", &format!("trap '' TERM HUP INT; {deaf}"), limits, 1);
    check("deaf-at-the-end", &format!("trap '' TERM HUP INT; {FIRST}; sleep 1000"), GENEROUS, 0);
}

#[test]
fn bots_end_when_whoever_started_them_is_killed() {
    let mut starter = Command::new("cat").stdin(Stdio::piped()).spawn().expect("a starter");
    let watched = include_str!("../../src/watched.sh");
    let mut bot = Command::new("sh")
        .args(["-c", watched, "sh", &starter.id().to_string()])
        .args(["sh", "-c", "trap '' TERM HUP; while :; do sleep 1000; done"])
        .process_group(0)
        .spawn()
        .expect("a bot");
    starter.kill().expect("it runs");
    starter.wait().expect("it runs");
    assert_eq!(bot.wait().expect("it runs").to_string(), "signal: 9 (SIGKILL)");
    await_end(bot.id());
}

/// Plays once, and waits until nothing is left of the processes of the bot.
#[track_caller]
fn check(name: &str, script: &str, limits: BotLimits, faults: usize) {
    let file: PathBuf = folder(name).join("id");
    let report = run(&format!("echo $$ > {}; {script}", file.display()), limits, 1);
    assert_eq!(report.faults.len(), faults, "{report:?}");
    let id = fs::read_to_string(file).expect("a file").trim().parse().expect("a number");
    await_end(id);
}

/// Waits until a process group has no members but dead ones that nobody has asked about.
fn await_end(group: u32) {
    while has_proc()
        && fs::read_dir("/proc").expect("processes").flatten().any(|entry| {
            let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            let fields: Vec<&str> =
                stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().collect();
            fields.get(2) == Some(&group.to_string().as_str()) && fields[0] != "Z"
        })
    {
        thread::sleep(Duration::from_millis(5));
    }
}
