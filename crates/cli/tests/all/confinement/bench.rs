//! A folder with one file in it, which is checked and plays, with and without confinement.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;

/// How the sentence begins that tells what does not hold.
pub(crate) const WARNING: &str = "Warning: on this system nothing stops the Python files from";

/// Whether confinement is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Turned off, so that one sees that an attempt is one.
    Off,
    /// As far as the system can.
    On,
    /// The same, and nothing is said about what it cannot.
    Quiet,
}

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Job {
    /// `check FILE`.
    Check,
    /// `check FOLDER`.
    CheckFolder,
    /// `tournament --folder FOLDER`.
    Tournament,
}

/// Lets a file attempt something while it is loaded and while it is called.
///
/// `prepare` gives the statements, in which `TARGET` is a path beside the folder and `FILE` that of
/// the file; `is_kept` says whether they had no effect.
#[track_caller]
pub(crate) fn attempt(
    name: &str,
    needs: &str,
    prepare: &dyn Fn(&Path) -> String,
    is_kept: &dyn Fn(&Path) -> bool,
) {
    for job in [Job::Check, Job::Tournament] {
        for mode in [Mode::Off, Mode::On] {
            let root = directory(&format!("{name}-{job:?}-{mode:?}"));
            let target = root.join("target");
            let code = prepare(&target);
            let file = student(&root, "file.py", &attempting(&code, &target));
            let Some(output) = run(job, mode, &file, &[]) else { return };
            let (kept, held) = (is_kept(&target), held(&output));
            let told = text(&output.stderr);
            match mode {
                Mode::Off => {
                    assert!(
                        !kept,
                        "{name}, {job:?}: the attempt is none, it shows nothing\n{told}"
                    );
                    assert!(told.contains(WARNING) && held.is_empty(), "{held:?} {told}");
                }
                Mode::On if held.iter().any(|one| one == needs) => {
                    assert!(kept, "{name}, {job:?}: the file had its way, of {held:?}\n{told}");
                    assert_works(job, &output);
                }
                Mode::On | Mode::Quiet => assert!(told.contains(WARNING), "{held:?} {told}"),
            }
        }
    }
}

/// The text of a file that makes an attempt whenever it can, and otherwise is right.
fn attempting(code: &str, target: &Path) -> String {
    let code = code.trim().replace('\n', "\n    ");
    format!(
        r#"import os, sys
TARGET = "{}"
FILE = __file__

def attempt():
    {code}

def act():
    guard = getattr(sys.modules["__main__"], "GUARD", None)
    if guard is not None:
        guard.is_on = False
    try:
        attempt()
    except BaseException:
        pass

act()

def est_fini(lj):
    act()
    return lj == [1]

def strategie(jeu, joueur):
    act()
    return jeu.index(".")
"#,
        target.display()
    )
}

/// Asserts that the file was right in spite of all.
#[track_caller]
pub(crate) fn assert_works(job: Job, output: &Output) {
    let answer = json(output);
    match job {
        Job::Check => assert_eq!(answer["functions"][0]["verdict"], "right", "{answer:#}"),
        Job::CheckFolder => {
            assert_eq!(answer["files"][0]["functions"][0]["verdict"], "right", "{answer:#}");
        }
        Job::Tournament => assert!(!answer.to_string().contains("last_words"), "{answer:#}"),
    }
}

/// Does a job in English with JSON; nothing on machines without Python that are not for testing.
pub(crate) fn run(job: Job, mode: Mode, file: &Path, words: &[&str]) -> Option<Output> {
    if !has_python() {
        return None;
    }
    let path = |path: &Path| path.to_str().expect("text").to_owned();
    let folder = path(file.parent().expect("a folder"));
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    match job {
        Job::Check => command.args(["check", &path(file), "--game", "chomp"]),
        Job::CheckFolder => command.args(["check", &folder, "--game", "chomp"]),
        Job::Tournament => {
            command.args(["tournament", "tic-tac-toe", "random", "--games", "2", "--threads", "1"]);
            command.args(["--folder", &folder])
        }
    };
    if job != Job::Tournament {
        command.args(["--only", "est_fini"]);
    }
    command.args(["--json"]).args(words).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.env("STRATEGE_SECRET", "secret of the environment");
    match mode {
        Mode::Off => command.env("STRATEGE_CONFINE", "off"),
        Mode::On => command.env_remove("STRATEGE_CONFINE"),
        Mode::Quiet => command.env("STRATEGE_CONFINE", "quiet"),
    };
    Some(command.output().expect("the program starts"))
}

/// The protections that the program says it has.
pub(crate) fn held(output: &Output) -> Vec<String> {
    let answer = json(output);
    let list = answer["confined"].as_array().unwrap_or_else(|| panic!("it says so: {answer:#}"));
    list.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

/// The answer.
#[track_caller]
pub(crate) fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr)))
}

/// What a program wrote.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Writes a file into the folder of the class.
pub(crate) fn student(root: &Path, name: &str, text: &str) -> PathBuf {
    let folder = root.join("class");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file");
    file
}

/// A new directory for one test.
pub(crate) fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("confinement").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

/// Whether Python has a module.
pub(crate) fn has_module(name: &str) -> bool {
    let import = format!("import {name}");
    has_python()
        && Command::new("python3").args(["-c", &import]).output().is_ok_and(|o| o.status.success())
}

fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    assert!(found || std::env::var_os("CI").is_none(), "there is no python3");
    if !found {
        println!("not tried: there is no python3");
    }
    found
}
