//! Which interpreter runs files, and how it is started.

use std::{
    env,
    ffi::OsString,
    io,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use serde_json::Value as Json;
use stratege_confine::{InterpreterError, Lost, Order, Part, Process, Terms, host};
use stratege_core::Watch;

use super::{Halt, patience};

const BOOT: &str = include_str!("boot.py");
const DRIVER: &str = include_str!("driver.py");

/// What is looked for if no interpreter is named.
const NAMES: [&str; 2] = ["python3", "python"];

/// The oldest version that will do.
pub(crate) const OLDEST: &str = "3.9";

/// How it is listened to: of a traceback, the innermost line comes first.
const TERMS: Terms =
    Terms { longest: 64 << 20, words: 64 << 10, part: Part::First, goodbye: Duration::ZERO };

/// How long an interpreter may take until it is ready.
const START: Duration = Duration::from_mins(1);

/// An interpreter of Python.
#[derive(Clone, Debug)]
pub struct Python {
    program: PathBuf,
}

/// Why there is no interpreter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PythonError {
    /// None of the usual names is on the `PATH`.
    #[error("neither `python3` nor `python` is on the PATH")]
    Missing,
    /// The one that was named cannot be started.
    #[error("`{program}` cannot be started: {why}")]
    Unusable {
        /// What was named.
        program: String,
        /// What the system says.
        why: String,
    },
    /// It is too old.
    #[error("`{program}` is Python {found}, and {oldest} or later is needed")]
    TooOld {
        /// What was started.
        program: String,
        /// Its version.
        found: String,
        /// The oldest version that will do.
        oldest: &'static str,
    },
    /// What was started does not answer as Python does.
    #[error("`{program}` does not answer as Python does")]
    Protocol {
        /// What was started.
        program: String,
    },
}

impl Python {
    /// The interpreter that is named, that in which this program runs, or the first of the usual
    /// ones on the `PATH`.
    pub fn find(named: Option<&Path>) -> Result<Python, PythonError> {
        if let Some(program) = named.or(host()) {
            return Ok(Python { program: program.to_owned() });
        }
        let path = env::var_os("PATH").unwrap_or_default();
        let directories: Vec<PathBuf> = env::split_paths(&path).collect();
        let is_there = |name: &&&str| {
            let file = format!("{name}{}", env::consts::EXE_SUFFIX);
            directories.iter().any(|directory| directory.join(&file).is_file())
        };
        let name = NAMES.iter().find(is_there).ok_or(PythonError::Missing)?;
        Ok(Python { program: name.into() })
    }

    /// Starts it with a file, which is not loaded yet.
    pub(super) fn start(
        &self,
        file: &Path,
        memory: u64,
        watch: &dyn Watch,
    ) -> Result<Process, Halt> {
        let words = ["-B", "-c", BOOT, DRIVER].map(OsString::from);
        let file_words = [file.into(), memory.to_string().into()];
        let order = Order {
            interpreter: &self.program,
            arguments: words.into_iter().chain(file_words).collect(),
            file,
            memory,
        };
        let mut command = match order.command() {
            Ok(command) => command,
            Err(InterpreterError::NotStarted { why, .. }) => {
                return Err(self.unusable(&why).into());
            }
            // An old one may not even say where its libraries are: it is asked without the file.
            Err(InterpreterError::NotPython { .. }) => {
                let mut command = Command::new(&self.program);
                command.args(["-B", "-c", BOOT, ""]);
                command
            }
        };
        for (name, _) in env::vars_os() {
            if name.to_string_lossy().starts_with("PYTHON") {
                command.env_remove(name);
            }
        }
        // Sets of strings are walked in the same order whenever a file is checked.
        command.env("PYTHONHASHSEED", "0").env("PYTHONIOENCODING", "utf-8");
        let mut process =
            Process::start(&mut command, TERMS).map_err(|error| self.unusable(&error))?;
        let hello = match process.hear(patience(START, &|| watch.stop())) {
            Err(Lost::Stopped) => return Err(Halt::Stopped),
            Err(Lost::Ended) => {
                let words = process.end(Duration::ZERO).words;
                return Err(match words.trim() {
                    "" => PythonError::Protocol { program: self.name() },
                    why => PythonError::Unusable { program: self.name(), why: why.to_owned() },
                }
                .into());
            }
            hello => hello.unwrap_or_default(),
        };
        let hello: Json = serde_json::from_str(&hello).unwrap_or_default();
        if let Some(version) = hello["old"].as_str() {
            return Err(self.too_old(version).into());
        }
        if hello["ready"] != Json::Bool(true) {
            return Err(PythonError::Protocol { program: self.name() }.into());
        }
        Ok(process)
    }

    fn too_old(&self, found: &str) -> PythonError {
        PythonError::TooOld { program: self.name(), found: found.to_owned(), oldest: OLDEST }
    }

    fn unusable(&self, error: &io::Error) -> PythonError {
        PythonError::Unusable { program: self.name(), why: error.to_string() }
    }

    /// How it was named.
    pub(super) fn name(&self) -> String {
        self.program.display().to_string()
    }
}
