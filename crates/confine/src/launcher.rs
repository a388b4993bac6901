//! Which program confines, what it can do here, and whose files are run.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Mutex, OnceLock, PoisonError},
};

use crate::{entry::ENTRY, protection::Protection};

/// The variable that turns confinement off, with the value `off`.
const SWITCH: &str = "STRATEGE_CONFINE";

static LAUNCHER: OnceLock<Vec<OsString>> = OnceLock::new();
static HELD: OnceLock<Vec<Protection>> = OnceLock::new();
static PARTICIPANTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Names the program that calls [`enter`](crate::enter) when it is started with [`ENTRY`]: the words
/// that start it, before its arguments.
///
/// It is a property of the running program, so there is one for all that it starts: nobody can
/// forget to pass it on.
pub fn install(words: Vec<OsString>) {
    // The first one stays; there is no second in practice.
    let _ = LAUNCHER.set(words);
}

/// What the files that are run are kept from; found out once, by trying.
pub fn protections() -> &'static [Protection] {
    HELD.get_or_init(|| {
        let is_off = env::var_os(SWITCH).is_some_and(|value| value == "off");
        launcher().filter(|_| !is_off).map_or_else(Vec::new, try_out)
    })
}

/// Says that a file is run beside others, which therefore must not read it.
pub fn participates(file: &Path) {
    if let Ok(file) = file.canonicalize() {
        PARTICIPANTS.lock().unwrap_or_else(PoisonError::into_inner).insert(file);
    }
}

/// Whether a file was named by [`participates`].
pub fn someone_participates() -> bool {
    !participants().is_empty()
}

/// The files that are run, by their real paths.
pub(crate) fn participants() -> BTreeSet<PathBuf> {
    PARTICIPANTS.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The command that starts the program so that it confines itself.
pub(crate) fn launcher() -> Option<Command> {
    let (program, arguments) = LAUNCHER.get()?.split_first()?;
    let mut command = Command::new(program);
    command.args(arguments).arg(ENTRY);
    Some(command)
}

/// Lets the program confine itself and say what holds.
fn try_out(mut launcher: Command) -> Vec<Protection> {
    let said = launcher.stdin(Stdio::null()).stderr(Stdio::null()).output();
    said.map(|said| Protection::read(&String::from_utf8_lossy(&said.stdout))).unwrap_or_default()
}
