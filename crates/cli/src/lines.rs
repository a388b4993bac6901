//! A file of lines that grows while work goes on.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use stratege_runs::files::NewFile;

use crate::failure::{Failure, unwritable};

/// A file that lines are written to, under another name until it is whole.
pub(crate) struct Lines {
    path: PathBuf,
    file: NewFile,
}

impl Lines {
    /// Begins the file.
    pub(crate) fn create(path: &Path) -> Result<Lines, Failure> {
        let file = NewFile::create(path).map_err(|error| unwritable(path, &error))?;
        Ok(Lines { path: path.to_owned(), file })
    }

    /// Where the file will be.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes whole lines.
    pub(crate) fn write(&mut self, lines: &str) -> io::Result<()> {
        self.file.write_all(lines.as_bytes())
    }

    /// Gives the file its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.file.finish().map_err(|error| unwritable(&self.path, &error))
    }
}
