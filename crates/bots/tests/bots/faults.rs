//! Bots that break the protocol lose the game, and the reason is given.

use std::fs;

use stratege_core::Alternating;
use stratege_games::{subtraction::Subtraction, tic_tac_toe::TicTacToe};
use stratege_tournament::{
    bots::{BotFault, BotLimits},
    observation::FullObservation,
    strategies::bot,
    strategy::{StrategyError, StrategyKinds},
};

use super::{FIRST, GENEROUS, IMPATIENT, folder, machine, play, run};

#[test]
fn a_bot_that_keeps_the_protocol_has_no_faults() {
    let report = run(FIRST, GENEROUS, 10);
    assert!(report.is_clean(), "{report:?}");
    assert_eq!((report.plays, report.won + report.drawn + report.lost), (10, 10));
    assert!(report.answers >= 30, "{report:?}");
    assert!(report.first_seconds.is_some() && report.mean_seconds <= report.slowest_seconds);
    assert!(serde_json::to_value(&report).is_ok());
}

#[test]
fn an_illegal_move_is_told_with_the_position_and_the_answer() {
    let fault = check(r#"read q; echo '{"move": "z9"}'; cat"#, GENEROUS, "illegal-move");
    assert_eq!(fault.answer, r#"{"move": "z9"}"#);
    assert_eq!((fault.position.as_str(), fault.play, fault.player), (".../.../...", 1, 1));
}

#[test]
fn an_answer_that_is_no_move_is_rubbish() {
    let fault = check("read q; echo hm >&2; echo 'let me think'; cat", GENEROUS, "rubbish");
    assert_eq!((fault.answer.as_str(), fault.last_words.as_str()), ("let me think", "hm"));
    check("read q; echo; cat", GENEROUS, "rubbish");
    check(r"read q; printf '\377\376\n'; cat", GENEROUS, "rubbish");
}

#[test]
fn a_program_that_ends_has_crashed_and_its_last_words_are_kept() {
    let fault = check("read q; echo one >&2; echo two >&2; exit 3", GENEROUS, "crash");
    assert_eq!(fault.last_words, "one\ntwo\nexit status: 3");
    let fault = check("read q; kill -SEGV $$", GENEROUS, "crash");
    assert!(fault.last_words.contains("signal: 11"), "{fault:?}");
}

#[test]
fn a_program_that_closes_its_output_has_crashed_also_behind_a_shell() {
    check("exec >&-; cat", GENEROUS, "crash");
    let script = folder("closed").join("close.sh");
    fs::write(&script, "read q; exec >&-; cat > /dev/null").expect("there is room");
    let path = script.display();
    check(&format!("sh {path}"), GENEROUS, "crash");
    check(&format!("cd / && sh '{path}' 2> /dev/null"), GENEROUS, "crash");
    check("cat > /dev/null", GENEROUS, "crash");
}

#[test]
fn only_the_end_of_long_last_words_is_kept() {
    let script =
        "read q; i=0; while [ $i -lt 3000 ]; do echo line $i >&2; i=$((i+1)); done; exit 1";
    let fault = check(script, GENEROUS, "crash");
    assert!(fault.last_words.starts_with("line 2980\n"), "{}", fault.last_words);
    check("{ tr '\\0' a < /dev/zero >&2; }", IMPATIENT, "timeout");
}

#[test]
fn a_program_that_ends_within_a_play_has_crashed() {
    let script = FIRST.replace("; done", "; exit; done");
    let report = run(&script, GENEROUS, 1);
    assert_eq!((report.answers, report.faults[0].kind), (1, "crash"));
}

#[test]
fn a_bot_may_say_that_it_gives_up() {
    let fault = check(r#"read q; echo '{"error": "no idea"}'; cat"#, GENEROUS, "crash");
    assert_eq!(fault.answer, "no idea");
}

#[test]
fn no_answer_in_time_is_a_fault() {
    check("while :; do :; done", IMPATIENT, "timeout");
    check("while read q; do :; done", IMPATIENT, "timeout");
    check("read q; printf a1; cat", IMPATIENT, "timeout");
    // The first question of all does not fit into a pipe, and is never read.
    let game = Alternating::normal(Subtraction::new(20_000, 20_000));
    let report =
        play::<FullObservation<Alternating<Subtraction>>>(&game, "bot:sleep 100", IMPATIENT, 1);
    assert_eq!(report.faults[0].kind, "timeout");
}

#[test]
fn floods_are_rubbish() {
    let fault = check("yes", GENEROUS, "rubbish");
    assert_eq!(fault.answer, "y");
    let fault = check("tr '\\0' a < /dev/zero", GENEROUS, "rubbish");
    assert!(fault.answer.len() < 300 && fault.answer.starts_with("aaa"), "{}", fault.answer);
}

#[test]
fn a_program_that_does_not_exist_is_not_started() {
    let fault = check("./no-such-program --fast", GENEROUS, "not-started");
    assert!(fault.last_words.contains("not found"), "{fault:?}");
    let kinds: StrategyKinds<FullObservation<TicTacToe>> =
        StrategyKinds { all: vec![bot::command(&machine(GENEROUS))] };
    assert!(matches!(kinds.read("bot:"), Err(StrategyError::Malformed { .. })));
}

#[test]
fn a_bot_plays_on_after_a_fault() {
    let wrong = r#"; do case $q in *'"play":2,'*) echo z9; continue;; esac; m="#;
    let report = run(&FIRST.replace("; do m=", wrong), GENEROUS, 4);
    let faults: Vec<_> = report.faults.iter().map(|fault| (fault.play, fault.kind)).collect();
    assert_eq!(faults, [(2, "illegal-move")]);
}

#[test]
fn a_bot_that_fails_three_times_is_not_started_again() {
    let starts = folder("given-up").join("starts");
    let report = run(&format!("echo x >> {}; exit 7", starts.display()), GENEROUS, 10);
    assert_eq!(report.faults.len(), 10);
    assert!(report.faults.iter().all(|fault| fault.kind == "crash"));
    assert!(report.faults[9].last_words.contains("exit status: 7"), "{report:?}");
    assert_eq!(fs::read_to_string(starts).expect("a file").lines().count(), 3);
}

/// Lets a script play, and returns its only fault.
#[track_caller]
fn check(script: &str, limits: BotLimits, kind: &str) -> BotFault {
    let report = run(script, limits, 1);
    assert_eq!((report.faults.len(), report.lost), (1, 1), "{report:?}");
    let fault = report.faults[0].clone();
    assert_eq!(fault.kind, kind, "{fault:?}");
    fault
}
