//! Which language a page is in: French below `fr/`, English everywhere else.

use std::{fs, path::Path};

use anyhow::{Result, ensure};
use stratege_words::Language;

use crate::files_below;

/// The directory of the French pages.
pub(crate) const FRENCH: &str = "fr";

/// The language of the page with this path.
pub(crate) fn language_of(page: &Path) -> Language {
    if page.starts_with(FRENCH) { Language::Fr } else { Language::En }
}

/// Marks the French pages of a finished book as French, for screen readers and hyphenation.
///
/// A book of mdBook has one language, and writes it into every page.
pub(crate) fn mark_french(output: &Path) -> Result<()> {
    let directory = output.join(FRENCH);
    if !directory.is_dir() {
        return Ok(());
    }
    for page in files_below(&directory, "html")? {
        let path = directory.join(page);
        let html = fs::read_to_string(&path)?;
        let marked = html.replacen("<html lang=\"en\"", "<html lang=\"fr\"", 1);
        ensure!(marked != html, "`{}` does not say its language", path.display());
        fs::write(path, marked)?;
    }
    Ok(())
}
