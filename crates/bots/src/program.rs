//! Which program is started for a bot, and how.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

use stratege_confine::{InterpreterError, Order, host, participates};
use stratege_core::Text;
use stratege_tournament::{
    bots::{BotLimits, Program, ProgramPlayer, Programs},
    strategy::{StrategyError, malformed},
};

use crate::player::ProgramAgent;

/// Runs a program and watches over it.
const WATCHED: &str = include_str!("watched.sh");

/// Calls the function of a Python file.
const DRIVER: &str = include_str!("driver.py");

/// The interpreter of Python files, where this program does not run in one.
const PYTHON: &str = "python3";

/// Bytes of memory that a Python file may reserve besides those that it may use: libraries reserve
/// more than they touch.
const RESERVE: u64 = 1 << 30;

/// The programs of this machine.
pub struct Machine;

impl Programs for Machine {
    fn command(&self, command: &str) -> Result<Arc<dyn Program>, StrategyError> {
        can_play("bot")?;
        Ok(Arc::new(Bot(Arc::new(Run::Shell(command.to_owned())))))
    }

    fn python(&self, file: &str) -> Result<Arc<dyn Program>, StrategyError> {
        can_play("python")?;
        if !Path::new(file).is_file() {
            let expected = Text::new(
                "the name of a Python file that exists",
                "le nom d'un fichier Python qui existe",
            );
            return Err(malformed(file.to_owned(), expected));
        }
        // Whoever plays beside it must not read it.
        participates(Path::new(file));
        Ok(Arc::new(Bot(Arc::new(Run::Python(file.into())))))
    }
}

/// Refuses programs on systems where nothing would watch over them, before anything is played.
fn can_play(name: &'static str) -> Result<(), StrategyError> {
    if cfg!(unix) { Ok(()) } else { Err(needs_unix(name)) }
}

fn needs_unix(name: &'static str) -> StrategyError {
    let why = Text::new(
        "bots and Python files play on Linux, macOS and other Unix systems only",
        "les bots et les fichiers Python ne jouent que sous Linux, macOS et d'autres systèmes Unix",
    );
    StrategyError::Unfit { name, why }
}

/// A program that plays.
struct Bot(Arc<Run>);

impl Program for Bot {
    fn word(&self) -> String {
        match &*self.0 {
            Run::Shell(command) => format!("bot:{command}"),
            Run::Python(file) => file.display().to_string(),
        }
    }

    fn shown(&self) -> String {
        self.0.shown()
    }

    fn player(&self, limits: BotLimits) -> Box<dyn ProgramPlayer> {
        Box::new(ProgramAgent::new(Arc::clone(&self.0), limits))
    }
}

/// What is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    /// A command with its arguments, as typed in a shell.
    Shell(String),
    /// A Python file with a function that chooses moves.
    Python(PathBuf),
}

impl Run {
    /// Why it cannot be started, where that is known before.
    pub(crate) fn obstacle(&self) -> Option<String> {
        match self {
            Run::Python(_) if host().is_none() && !is_on_path(PYTHON) => {
                Some(format!("Python files need the program `{PYTHON}`, which is not on the PATH"))
            }
            _ => None,
        }
    }

    /// What is run, as somebody would type it.
    pub(crate) fn shown(&self) -> String {
        match self {
            Run::Shell(command) => command.clone(),
            Run::Python(file) => format!("{PYTHON} {}", file.display()),
        }
    }

    /// The command that runs it under watch; a Python file is confined, with so much memory.
    pub(crate) fn command(&self, memory: u64) -> Result<Command, InterpreterError> {
        let mut watched = Command::new("sh");
        watched.args(["-c", WATCHED, "sh", &std::process::id().to_string()]);
        match self {
            Run::Shell(command) => watched.args(["sh", "-c", &replacing(command)]),
            Run::Python(file) => {
                let words: [OsString; 3] = ["-c".into(), DRIVER.into(), file.into()];
                let order = Order {
                    interpreter: host().unwrap_or(Path::new(PYTHON)),
                    arguments: words.into(),
                    file,
                    memory: memory.saturating_add(RESERVE),
                };
                let command = order.command()?;
                watched.arg(command.get_program()).args(command.get_args())
            }
        };
        Ok(watched)
    }
}

/// A command in which the shell gives its place to the last program of the line.
///
/// A shell that waits holds the output of the program open, so that nobody would notice when the
/// program closes it.
fn replacing(command: &str) -> String {
    match last_program(command) {
        Some(begin) => format!("{}exec {}", &command[..begin], &command[begin..]),
        None => command.to_owned(),
    }
}

/// Where the last command of a line begins, if it is a program that is started by itself.
///
/// Commands with parentheses, with keywords or in a pipe are left to the shell.
fn last_program(line: &str) -> Option<usize> {
    let (mut begin, mut quote, mut before) = (0, None, ' ');
    let mut symbols = line.char_indices().peekable();
    while let Some((at, symbol)) = symbols.next() {
        match (quote, symbol) {
            (None | Some('"'), '\\') => drop(symbols.next()),
            (Some(end), _) if symbol == end => quote = None,
            (None, '\'' | '"') => quote = Some(symbol),
            (None, '(' | ')' | '`' | '#') => return None,
            // A document that follows, or a descriptor that is joined to another.
            (None, '<') if line[at..].starts_with("<<") => return None,
            (None, '&') if before == '>' || before == '<' => {}
            (None, '|') if before != '|' && !line[at..].starts_with("||") => return None,
            (None, ';' | '&' | '|' | '\n') => begin = at + 1,
            _ => {}
        }
        before = symbol;
    }
    let rest = &line[begin..];
    let name = rest.split_whitespace().next()?;
    let is_plain = |symbol: char| symbol.is_alphanumeric() || "/._-+'\"$~".contains(symbol);
    let is_program = name.chars().all(is_plain) && (name.contains('/') || is_on_path(name));
    (quote.is_none() && is_program).then(|| begin + rest.len() - rest.trim_start().len())
}

/// Whether there is a program with this name.
pub fn is_on_path(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| is_program(&folder.join(OsStr::new(name))))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|about| about.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_shell_gives_its_place_to_the_last_program() {
        for (line, run) in [
            ("./bot --fast", "exec ./bot --fast"),
            ("./bot 'a; b' \"c & d\" e\\;f", "exec ./bot 'a; b' \"c & d\" e\\;f"),
            ("'./my bot' $HOME", "exec './my bot' $HOME"),
            ("cd here && ./bot", "cd here && exec ./bot"),
            ("a=1; export a\n ./bot 2>&1", "a=1; export a\n exec ./bot 2>&1"),
            ("./first || ./second", "./first || exec ./second"),
            ("sh -c './bot; true'", "exec sh -c './bot; true'"),
        ] {
            assert_eq!(replacing(line), run);
        }
    }

    #[test]
    fn programs_are_refused_before_they_play_where_they_cannot() {
        let machine = Machine;
        assert_eq!(machine.command("true").is_ok(), cfg!(unix));
        let refused = needs_unix("bot").to_string();
        let why = "bots and Python files play on Linux, macOS and other Unix systems only";
        assert_eq!(refused, format!("bot does not apply ({why})"));
    }

    #[test]
    fn what_is_not_one_program_is_left_to_the_shell() {
        for line in [
            "",
            "while read -r q; do echo a1; done",
            "a=1 ./bot",
            "./bot | ./filter",
            "(./bot)",
            "{ ./bot; }",
            "f() { ./bot; }; f",
            "./bot $(./arguments)",
            "cat <<end\na1\nend",
            "./bot 'open",
            "no-such-program-anywhere",
            "if ./wanted; then ./bot; fi",
        ] {
            assert_eq!(replacing(line), line);
        }
    }
}
