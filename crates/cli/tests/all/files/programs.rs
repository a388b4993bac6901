//! Files that name programs: nobody's commands are run unless somebody says so.

use std::path::Path;

use serde_json::Value;
use stratege_catalog::tournament::files::checksum_of;

use super::{content, directory, output, refused, run, text, write};

/// A bot that leaves a trace, and makes the first legal move.
const BOT: &str =
    r#"bot:touch started; while read -r q; do m=${q#*'"moves":["'}; echo "${m%%'"'*}"; done"#;

/// A manifest of a tournament with these strategies, sealed.
fn manifest(here: &Path, strategies: &[&str]) {
    run(here, &["tournament", "nim:2", "random", "first", "--games", "2", "--manifest", "m.json"]);
    let mut manifest: Value = serde_json::from_str(&content(here.join("m.json"))).expect("JSON");
    manifest["strategies"] = strategies.into();
    let fields = manifest.as_object_mut().expect("an object");
    fields.remove("checksum");
    manifest["checksum"] = checksum_of(&manifest).expect("JSON").into();
    write(here.join("m.json"), manifest.to_string());
}

#[test]
fn the_programs_of_a_file_are_shown_and_not_started() {
    let here = directory("programs");
    write(here.join("bot.py"), "def strategy(board, player):\n    return 1\n");
    for (strategy, shown) in [
        (BOT.to_owned(), BOT.strip_prefix("bot:").expect("a bot")),
        (format!("fallible:4,{BOT}"), BOT.strip_prefix("bot:").expect("a bot")),
        ("bot.py".to_owned(), "python3 bot.py"),
        ("bot:true \u{1b}[2K".to_owned(), "true \\u{1b}[2K"),
    ] {
        manifest(&here, &["first", &strategy]);
        let complaint = refused(&here, &["tournament", "--rerun", "m.json"], 2);
        assert_eq!(
            complaint,
            format!(
                "error: m.json would start programs on this machine:\n  {shown}\nIf you trust \
                 their author, add --allow-programs.\n"
            )
        );
        assert!(!here.join("started").exists());
    }
    let french = refused(&here, &["tournoi", "--lang", "fr", "--rerun", "m.json"], 2);
    assert!(french.contains("lancerait des programmes sur cette machine"), "{french}");
    manifest(&here, &["first", BOT]);
    run(&here, &["tournament", "--rerun", "m.json", "--allow-programs"]);
    assert!(here.join("started").exists());
}

#[test]
fn programs_that_were_typed_need_no_question_and_a_saved_tournament_does() {
    let here = directory("programs-saved");
    run(&here, &["tournament", "nim:2", BOT, "first", "--games", "2", "--save", "r.sqlite"]);
    assert!(here.join("started").exists());
    let complaint = refused(&here, &["tournament", "--resume", "r.sqlite"], 2);
    assert!(complaint.contains("touch started"), "{complaint}");
    let resumed = output(&here, &["tournament", "--resume", "r.sqlite", "--allow-programs"]);
    assert_eq!(resumed.status.code(), Some(0), "{}", text(&resumed.stderr));
}
