//! Where a page goes: a new directory, an empty one, or one with an earlier page of ours.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use stratege_catalog::tournament::files::DOCUMENT;
use stratege_runs::files::read_text;

use crate::{
    failure::{Complaint, Failure, unwritable},
    files::save_bytes,
    i18n::Message,
};

/// The page.
const PAGE: &str = "index.html";
/// The numbers behind it.
const NUMBERS: &str = "results.json";
/// What every page of ours holds.
pub(super) const MARK: &str = "stratege reproduce";

/// Makes the directory if it is not there, and refuses one that holds anything else.
pub(crate) fn check(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|error| unwritable(path, &error))?;
    let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|error| unwritable(path, &error))?;
    let is_ours = |entry: &fs::DirEntry| match entry.file_name().to_str() {
        Some(PAGE) => read_text(&entry.path(), DOCUMENT).is_ok_and(|page| page.contains(MARK)),
        Some(NUMBERS) => path.join(PAGE).is_file(),
        _ => false,
    };
    if entries.iter().all(is_ours) {
        return Ok(());
    }
    let said = Message::new("error-report-directory").with("path", path.display().to_string());
    Err(Complaint::usage("file", said).into())
}

/// Writes the page and the numbers behind it; gives the path of the page.
pub(crate) fn write(directory: &Path, page: &str, json: &str) -> Result<PathBuf, Failure> {
    for (name, text) in [(NUMBERS, json), (PAGE, page)] {
        let path = directory.join(name);
        save_bytes(&path, text.as_bytes())?;
    }
    Ok(directory.join(PAGE))
}
