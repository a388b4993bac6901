//! Which program is started for a bot, and how.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use stratege_confine::{InterpreterError, Order};

/// Runs a program and watches over it.
const WATCHED: &str = include_str!("watched.sh");

/// Calls the function of a Python file.
const DRIVER: &str = include_str!("driver.py");

/// The interpreter of Python files.
const PYTHON: &str = "python3";

/// Bytes of memory that a Python file may reserve besides those that it may use: libraries reserve
/// more than they touch.
const RESERVE: u64 = 1 << 30;

/// What is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// A command with its arguments, as typed in a shell.
    Shell(String),
    /// A Python file with a function that chooses moves.
    Python(PathBuf),
}

impl Program {
    /// Why it cannot be started, where that is known before.
    pub(crate) fn obstacle(&self) -> Option<String> {
        if cfg!(not(unix)) {
            return Some("bots run on Unix systems only".to_owned());
        }
        match self {
            Program::Python(_) if !is_on_path(PYTHON) => {
                Some(format!("Python files need the program `{PYTHON}`, which is not on the PATH"))
            }
            _ => None,
        }
    }

    /// The command that runs it under watch; a Python file is confined, with so much memory.
    pub(crate) fn command(&self, memory: u64) -> Result<Command, InterpreterError> {
        let mut watched = Command::new("sh");
        watched.args(["-c", WATCHED, "sh", &std::process::id().to_string()]);
        match self {
            Program::Shell(command) => watched.args(["sh", "-c", command]),
            Program::Python(file) => {
                let words: [OsString; 3] = ["-c".into(), DRIVER.into(), file.into()];
                let order = Order {
                    interpreter: Path::new(PYTHON),
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
