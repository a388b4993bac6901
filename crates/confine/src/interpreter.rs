//! Where an interpreter keeps what it needs.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

/// Asks an interpreter for its places.
const PLACES: &str = include_str!("places.py");

/// How the answer begins.
#[cfg(unix)]
const GREETING: &[u8] = b"places\0";

static KNOWN: Mutex<BTreeMap<PathBuf, Arc<Places>>> = Mutex::new(BTreeMap::new());

/// The interpreter in which this program runs, if it runs in one.
static HOST: OnceLock<PathBuf> = OnceLock::new();

/// Names the interpreter in which this program runs: it is the first choice for people's files.
pub fn hosted_by(interpreter: PathBuf) {
    // The first one stays; there is no second in practice.
    let _ = HOST.set(interpreter);
}

/// The interpreter in which this program runs, if it runs in one.
pub fn host() -> Option<&'static Path> {
    HOST.get().map(PathBuf::as_path)
}

/// Where an interpreter is, and what it reads.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Places {
    /// The interpreter itself; what was named may be a script that looks for it.
    pub(crate) executable: PathBuf,
    /// Files and folders of the interpreter and its libraries.
    pub(crate) readable: Vec<PathBuf>,
}

/// Why an interpreter cannot be confined.
#[derive(Debug, thiserror::Error)]
pub enum InterpreterError {
    /// It cannot be started.
    #[error("`{program}` cannot be started: {why}")]
    NotStarted {
        /// What was named.
        program: String,
        /// What the system says.
        why: io::Error,
    },
    /// It does not say where it keeps its libraries.
    #[error("`{program}` does not answer as Python does")]
    NotPython {
        /// What was named.
        program: String,
    },
}

impl Places {
    /// Asks the interpreter, unconfined and with nobody's file; every interpreter only once.
    pub(crate) fn of(program: &Path) -> Result<Arc<Places>, InterpreterError> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(places) = known.get(program) {
            return Ok(Arc::clone(places));
        }
        let name = || program.display().to_string();
        let mut command = Command::new(program);
        command.args(["-B", "-c", PLACES]).stdin(Stdio::null()).stderr(Stdio::null());
        let said = command
            .output()
            .map_err(|why| InterpreterError::NotStarted { program: name(), why })?;
        let places = read(&said.stdout);
        let places = places.ok_or_else(|| InterpreterError::NotPython { program: name() })?;
        let places = Arc::new(places);
        known.insert(program.to_owned(), Arc::clone(&places));
        Ok(places)
    }
}

/// Reads paths that end with a zero each.
#[cfg(unix)]
fn read(said: &[u8]) -> Option<Places> {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let paths = said.strip_prefix(GREETING)?.split(|&byte| byte == 0);
    let mut paths = paths.map(|bytes| PathBuf::from(OsStr::from_bytes(bytes)));
    let executable = paths.next().filter(|path| path.is_absolute())?;
    Some(Places { executable, readable: paths.filter(|path| path.is_absolute()).collect() })
}

/// Nothing is confined here.
#[cfg(not(unix))]
fn read(_: &[u8]) -> Option<Places> {
    None
}
