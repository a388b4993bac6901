//! The bots of a folder: what they are called, and which of them can play.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use serde::Serialize;
use stratege_catalog::{
    AnyGame,
    core::Limits,
    tournament::bots::{BotFault, BotLimits},
};

use crate::{
    failure::{Complaint, Failure, fault_reason, unreadable},
    i18n::{Message, Words},
};

/// The bots of a folder.
#[derive(Default)]
pub(crate) struct Folder {
    /// Those that play, as strategies.
    pub(crate) strategies: Vec<String>,
    /// What they are called, by their words.
    pub(crate) names: BTreeMap<String, String>,
    /// Those that cannot be loaded.
    pub(crate) left_out: Vec<LeftOut>,
}

/// A file that takes no part, because it cannot be loaded.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct LeftOut {
    /// What it is called.
    pub(crate) name: String,
    /// Its strategy.
    pub(crate) strategy: String,
    /// What happened, as a stable word.
    pub(crate) reason: &'static str,
    /// The line of a Python file, where one is told.
    pub(crate) line: Option<u32>,
    /// The last line that it wrote.
    pub(crate) message: String,
}

impl Folder {
    /// The bots of a folder; files of Python are loaded first. `others` take part besides.
    pub(crate) fn read(
        folder: &Path,
        game: &dyn AnyGame,
        others: &[String],
        seed: u64,
        bots: BotLimits,
        limits: Limits<'_>,
    ) -> Result<Folder, Failure> {
        let found = bots_in(folder)?;
        let names = names(&found, others);
        let mut read = Folder::default();
        for (word, path) in found {
            let name = names.get(&word).cloned().unwrap_or_else(|| word.clone());
            // Programs are whatever they are; a file of Python is loaded before it plays.
            let fault = if is_python(&path) {
                let mut faults = game.check_bot(&word, 1, seed, bots, limits)?.faults.into_iter();
                faults.next().filter(|fault| is_not_loaded(fault, &word))
            } else {
                None
            };
            if let Some(fault) = fault {
                read.left_out.push(LeftOut::new(name, word, &fault));
            } else {
                read.names.insert(word.clone(), name);
                read.strategies.push(word);
            }
        }
        Ok(read)
    }
}

fn is_python(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "py")
}

/// Whether a file failed before its function was called.
///
/// Its own lines in a traceback are then outside of functions, or have no place at all: a file
/// that is not Python has none. A function that fails loses its plays, as every bot does.
fn is_not_loaded(fault: &BotFault, file: &str) -> bool {
    let own = || fault.last_words.lines().map(str::trim).filter(|line| is_frame(line, file));
    let outside = |line: &str| line.ends_with("in <module>") || !line.contains(", in ");
    match fault.kind {
        "not-started" => true,
        "crash" => own().any(outside),
        _ => false,
    }
}

/// Whether a line of a traceback names a place in this file.
fn is_frame(line: &str, file: &str) -> bool {
    let name = Path::new(file).file_name().map(|name| name.to_string_lossy().into_owned());
    line.starts_with("File ") && name.is_some_and(|name| line.contains(&name))
}

impl LeftOut {
    fn new(name: String, strategy: String, fault: &BotFault) -> LeftOut {
        let lines = fault.last_words.lines().map(str::trim);
        let told: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("exit status")).collect();
        // A traceback of Python ends with the innermost place, and what happened there.
        let place = told.iter().rev().find(|line| is_frame(line, &strategy));
        let number = place.and_then(|place| place.split("line ").nth(1));
        let digits = number.map(|rest| rest.chars().take_while(char::is_ascii_digit));
        let line = digits.and_then(|digits| digits.collect::<String>().parse().ok());
        let message = told.last().copied().unwrap_or_default().to_owned();
        LeftOut { name, strategy, reason: fault.kind, line, message }
    }

    /// Why it takes no part, in one line.
    pub(crate) fn told(&self, words: &Words) -> String {
        let said = match (self.line, self.message.is_empty()) {
            (Some(line), false) => Message::new("tournament-left-out-line").with("line", line),
            (None, false) => Message::new("tournament-left-out-message"),
            (_, true) => Message::new("tournament-left-out-reason"),
        };
        let said = said.with("name", self.name.as_str()).with("message", self.message.as_str());
        words.tell(&said.with("reason", fault_reason(self.reason)))
    }
}

/// What the bots are called: by their files without folder and ending, as far as that tells them
/// apart from each other and from the other strategies.
fn names(found: &[(String, PathBuf)], others: &[String]) -> BTreeMap<String, String> {
    let stem = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let whole = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let is_other = |name: &String| others.iter().any(|other| other == name);
    found
        .iter()
        .map(|(word, path)| {
            let is_alone = |name: &String, of: &dyn Fn(&Path) -> Option<String>| {
                let alike = found.iter().filter(|(_, path)| of(path).as_ref() == Some(name));
                alike.count() == 1 && !is_other(name)
            };
            let short = stem(path).filter(|name| is_alone(name, &stem));
            let short = short.or_else(|| whole(path).filter(|name| is_alone(name, &whole)));
            (word.clone(), short.unwrap_or_else(|| word.clone()))
        })
        .collect()
}

/// Every bot of a folder, as strategies: programs, and files of Python.
fn bots_in(folder: &Path) -> Result<Vec<(String, PathBuf)>, Failure> {
    let listed = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut words = Vec::new();
    for entry in listed {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if hidden || !path.is_file() {
            continue;
        }
        if !is_python(&path) && !is_program(&path) {
            continue;
        }
        // A strategy is a word, and words are text.
        let Some(name) = path.to_str() else {
            let said = Message::new("error-folder-name").with("path", path.display().to_string());
            return Err(Complaint::usage("folder", said).into());
        };
        let word = if is_python(&path) { name.to_owned() } else { format!("bot:{}", quoted(name)) };
        words.push((word, path));
    }
    words.sort();
    if words.is_empty() {
        let said = Message::new("error-folder-empty").with("path", folder.display().to_string());
        return Err(Complaint::usage("folder", said).into());
    }
    Ok(words)
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "exe")
}

/// A path as a shell reads it: relative ones begin with `./`.
fn quoted(path: &str) -> String {
    let text = if path.contains('/') { path.to_owned() } else { format!("./{path}") };
    let plain = |symbol: char| symbol.is_ascii_alphanumeric() || "/._-".contains(symbol);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_loaded_is_told_from_a_function_that_fails() {
        let own = r#"File "/home/class/alice.py", line 3"#;
        let syntax = format!("{own}\n  def f(:\nSyntaxError: invalid syntax\nexit status: 1");
        loads("crash", &syntax, Some((Some(3), "SyntaxError: invalid syntax")));
        let inside = format!("{own}, in <module>\n{own}, in f\nNameError: no\nexit status: 1");
        loads("crash", &inside, Some((Some(3), "NameError: no")));
        let called = format!("{own}, in strategie\nZeroDivisionError: no\nexit status: 1");
        loads("crash", &called, None);
        loads("timeout", "", None);
        loads(
            "not-started",
            "there is no function\nexit status: 127",
            Some((None, "there is no function")),
        );
    }

    /// Compares the line and the message with which a file is left out; nothing if it plays.
    #[track_caller]
    fn loads(kind: &'static str, last_words: &str, expected: Option<(Option<u32>, &str)>) {
        let fault = BotFault {
            play: 1,
            player: 1,
            kind,
            position: String::new(),
            answer: String::new(),
            last_words: last_words.to_owned(),
        };
        let word = "class/alice.py";
        let found = is_not_loaded(&fault, word)
            .then(|| LeftOut::new("alice".to_owned(), word.to_owned(), &fault));
        let found = found.as_ref().map(|one| (one.line, one.message.as_str()));
        assert_eq!(found, expected);
    }

    #[test]
    fn names_are_as_short_as_they_can_be() {
        check(&["class/alice.py", "class/bruno.py"], &[], &["alice", "bruno"]);
        check(&["class/random.py", "class/bruno.py"], &["random"], &["random.py", "bruno"]);
        check(&["class/alice.py", "class/alice"], &[], &["alice.py", "alice"]);
    }

    /// Compares the names of files.
    #[track_caller]
    fn check(files: &[&str], others: &[&str], expected: &[&str]) {
        let found: Vec<(String, PathBuf)> =
            files.iter().map(|file| ((*file).to_owned(), PathBuf::from(file))).collect();
        let others: Vec<String> = others.iter().map(|other| (*other).to_owned()).collect();
        let names = names(&found, &others);
        let given: Vec<&str> = files.iter().map(|file| names[*file].as_str()).collect();
        assert_eq!(given, expected);
    }
}
