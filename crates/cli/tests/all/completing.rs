//! What a shell is offered while a line is typed.

use std::{
    env,
    path::Path,
    process::{Command, Output},
};

/// The program.
fn program() -> &'static Path {
    assert_cmd::cargo::cargo_bin!("stratege")
}

#[test]
fn games_and_their_parameters_are_offered() {
    offers("stratege solve ch", &["chomp"]);
    offers("stratege solve marien", &["marienbad"]);
    offers("stratege play toads", &["toads-and-frogs"]);
    offers("stratege solve nim:", &["nim:1,3,5,7", "nim:play=normal", "nim:play=misere"]);
    offers("stratege solve nim:3,play=m", &["nim:3,play=misere"]);
    offers("stratege count dice:n", &["dice:n="]);
    offers("stratege solve pegs:h", &["pegs:hole="]);
    offers(
        "stratege solve pegs:hole=a",
        &["a1", "a2", "a3", "a4", "a5", "a6", "a7"].map(|hole| format!("pegs:hole={hole}")),
    );
}

#[test]
fn what_fits_the_game_on_the_line_is_offered() {
    offers("stratege solve grundy --method gr", &["grundy"]);
    offers("stratege solve pegs --method gr", &[] as &[&str]);
    offers("stratege tournament dominoes most", &["most-points", "most-present"]);
    offers("stratege tournament chomp most", &[] as &[&str]);
    offers("stratege tournament chomp random mini", &["minimax:"]);
    offers("stratege tree domineering --heuristic h1", &["h1-corrected", "h1"]);
    offers("stratege play domineering --second minimax:2,h1-", &["minimax:2,h1-corrected"]);
    offers("stratege play domineering --second greedy:h1-", &["greedy:h1-corrected"]);
}

#[test]
fn commands_are_offered_in_both_languages() {
    offers("stratege tour", &["tournament"]);
    let french = ask("stratege tour", "fr_FR.UTF-8");
    assert_eq!(french, ["tournoi"]);
}

/// Bash ends words at colons and equals signs; what it puts into the line must fit all the same.
#[test]
fn bash_completes_words_with_colons() {
    bash(&["stratege", "sol"], "solve");
    bash(&["stratege", "solve", "tic"], "tic-tac-toe");
    bash(&["stratege", "solve", "nim", ":", "3,pl"], "3,play=misere 3,play=normal");
    bash(&["stratege", "solve", "nim", ":", "3,play", "=", "m"], "misere");
    bash(&["stratege", "solve", "chomp", ":", "3x4", "--method", "ret"], "retrograde");
    bash(
        &["stratege", "tournament", "domineering", ":"],
        "4x4 columns= play=misere play=normal rows=",
    );
}

/// Checks what is offered for the last word of a line.
#[track_caller]
fn offers<T: AsRef<str>>(line: &str, expected: &[T]) {
    let expected: Vec<&str> = expected.iter().map(AsRef::as_ref).collect();
    assert_eq!(ask(line, "en_GB.UTF-8"), expected, "{line}");
}

/// Asks as a shell does.
fn ask(line: &str, locale: &str) -> Vec<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let Output { status, stdout, .. } = Command::new(program())
        .arg("--")
        .args(&words)
        .env("LC_ALL", locale)
        .env("STRATEGE_COMPLETE", "bash")
        .env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string())
        .env("_CLAP_IFS", "\n")
        .output()
        .expect("the program starts");
    assert!(status.success(), "{line}");
    String::from_utf8_lossy(&stdout).lines().map(str::to_owned).collect()
}

/// Lets bash complete the last of these words, which are words as bash sees them.
#[track_caller]
fn bash(words: &[&str], expected: &str) {
    // Blanks stand between words, but not beside the signs at which bash alone ends them.
    let line = words.join(" ").replace(" : ", ":").replace(" = ", "=").replace(" :", ":");
    let script = "source <(stratege completions bash); COMP_LINE=$1; COMP_POINT=${#1}; shift
        COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _stratege
        printf '%s\\n' \"${COMPREPLY[@]}\" | sort | paste -sd ' '";
    let here = program().parent().expect("a program is in a directory");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([here.to_owned()].into_iter().chain(env::split_paths(&path)));
    let Output { stdout, stderr, .. } = Command::new("bash")
        .args(["--norc", "-c", script, "bash", &line])
        .args(words)
        .env("PATH", path.expect("paths without a colon"))
        .env("LC_ALL", "C")
        .output()
        .expect("bash is installed");
    let said = String::from_utf8_lossy(&stdout);
    assert_eq!(said.trim(), expected, "{line}: {}", String::from_utf8_lossy(&stderr));
}
