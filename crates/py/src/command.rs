//! The command line, for whoever installed the package only.

use std::{ffi::OsString, path::PathBuf};

use pyo3::prelude::*;
use stratege_cli::{Program, run};

/// Does what the words of a command line ask for, the name of the program first; gives the code to
/// exit with. `again` starts the same from the interpreter `python`, and what was installed with it
/// lies in `folder`; `file` is the library itself.
#[pyfunction]
pub(crate) fn command(
    py: Python<'_>,
    words: Vec<OsString>,
    again: Vec<OsString>,
    folder: PathBuf,
    file: PathBuf,
    python: PathBuf,
) -> i32 {
    let program = Program { again, folders: vec![folder], file: Some(file), python: Some(python) };
    py.detach(|| run(words, program))
}
