//! The files that commands read and write.

use std::{
    io,
    path::{Path, PathBuf},
};

use stratege_catalog::tournament::files::text;
use stratege_runs::files;

use crate::{
    failure::{Failure, unreadable, unwritable},
    png,
    session::Session,
    watch,
};

/// The text of a file of at most `cap` bytes; `-` is standard input.
pub(crate) fn read_text(path: &Path, cap: u64) -> Result<String, Failure> {
    let bytes = read(path, cap)?;
    text(bytes).map_err(|error| unreadable(path, &error))
}

/// The bytes of a file, if there are at most `cap`; `-` is standard input.
pub(crate) fn read(path: &Path, cap: u64) -> Result<Vec<u8>, Failure> {
    let bytes = watch::waiting(|| {
        if path == Path::new("-") {
            files::bounded(io::stdin().lock(), cap)
        } else {
            files::read(path, cap)
        }
    });
    bytes.map_err(|error| unreadable(path, &error))
}

/// Writes a drawing: as it is, or as dots if the file's name ends in `.png`.
pub(crate) fn save_drawing(path: &Path, svg: &str) -> Result<(), Failure> {
    if !png::is_wanted(path) {
        return save(path, svg);
    }
    save_bytes(path, &png::from_svg(svg)?)
}

/// Writes a text, which ends with the end of a line.
pub(crate) fn save(path: &Path, text: &str) -> Result<(), Failure> {
    let end = if text.ends_with('\n') { "" } else { "\n" };
    save_bytes(path, format!("{text}{end}").as_bytes())
}

/// Writes a file; if that fails, what was there is still there.
pub(crate) fn save_bytes(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    files::write(path, bytes).map_err(|error| unwritable(path, &error))
}

/// Refuses what cannot be written before there is anything to write.
pub(crate) fn check_place(path: &Path) -> Result<(), Failure> {
    files::check_place(path).map_err(|error| unwritable(path, &error))
}

/// Files that are written before anything is printed: a reader of the answer who goes away takes
/// none of them along, and a file that cannot be written does not take the answer along.
#[derive(Default)]
pub(crate) struct Written {
    paths: Vec<PathBuf>,
    trouble: Option<Failure>,
}

impl Written {
    /// Writes a file, unless an earlier one could not be.
    pub(crate) fn add(&mut self, write: impl FnOnce() -> Result<PathBuf, Failure>) {
        if self.trouble.is_some() {
            return;
        }
        match write() {
            Ok(path) => self.paths.push(path),
            Err(failure) => self.trouble = Some(failure),
        }
    }

    /// Says which files were written after the answer was `printed`, then what went wrong.
    pub(crate) fn tell(
        self,
        printed: Result<(), Failure>,
        session: &mut Session,
    ) -> Result<(), Failure> {
        let told =
            printed.and_then(|()| self.paths.iter().try_for_each(|path| session.written(path)));
        match self.trouble {
            Some(failure) => Err(failure),
            None => told,
        }
    }
}
