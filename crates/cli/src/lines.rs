//! A file of lines that grows while work goes on.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use crate::failure::{Failure, unwritable};

/// A file that lines are written to, under another name until it is whole.
pub(crate) struct Lines {
    path: PathBuf,
    unfinished: PathBuf,
    file: BufWriter<File>,
}

impl Lines {
    /// Begins the file.
    pub(crate) fn create(path: &Path) -> Result<Lines, Failure> {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let unfinished = PathBuf::from(name);
        let file = File::create(&unfinished).map_err(|error| unwritable(path, &error))?;
        Ok(Lines { path: path.to_owned(), unfinished, file: BufWriter::new(file) })
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
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let renamed =
            self.file.flush().and_then(|()| std::fs::rename(&self.unfinished, &self.path));
        renamed.map_err(|error| unwritable(&self.path, &error))
    }
}
