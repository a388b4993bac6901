//! The file that this program was loaded from: parts of a tournament are played by the same one.

use std::{
    io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use stratege_runs::digest_of;

use crate::failure::{Failure, unreadable};

/// Where it is: a property of the running program.
static FILE: OnceLock<PathBuf> = OnceLock::new();

/// Says where it is.
pub(crate) fn is_at(file: PathBuf) {
    // The first one stays; there is no other in practice.
    let _ = FILE.set(file);
}

/// Its digest.
pub(crate) fn digest() -> Result<String, Failure> {
    let missing = || unreadable(Path::new("stratege"), &io::ErrorKind::NotFound.into());
    let file = FILE.get().ok_or_else(missing)?;
    digest_of(file).map_err(|error| unreadable(file, &error))
}
