//! The documentation: pages that can be read as they stand, and the book made of them.
//!
//! A page is plain Markdown. What the program knows is written into it by [`Documents::renew`] and
//! kept with it: pictures below `pictures/`, each with the command that draws it, and parts between
//! two comments: `card` has what a game says about itself, `schema` the fields of a JSON document,
//! `file` a file. [`build`] makes a book of the pages with mdBook.

mod cards;
mod figures;
mod language;
mod lines;
mod links;
mod markdown;
mod parts;
mod pictures;
mod program;
mod schema;
mod twins;
mod warnings;
mod written;

pub use links::broken_links;
pub use markdown::dead_links;
pub use pictures::picture;
pub use program::Program;
pub use schema::commands;
pub use written::Documents;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use mdbook_driver::MDBook;

use crate::{
    language::mark_french, pictures::Pictures, twins::Twins, warnings::collecting_warnings,
};

/// What to build, from what, and where.
pub struct Request {
    /// The directory with `book.toml` and the pages.
    pub source: PathBuf,
    /// Where the pages are written; whatever is there is replaced.
    pub output: PathBuf,
}

/// A book that was built.
#[derive(Debug)]
pub struct Built {
    /// What mdBook complained about, one line each.
    pub warnings: Vec<String>,
    /// Links that lead nowhere, as `page: address`.
    pub broken: Vec<String>,
}

/// Builds the whole book.
///
/// A picture that is not there is an error, never a page with a hole.
pub fn build(request: Request) -> Result<Built> {
    let Request { source, output } = request;
    let mut book = MDBook::load(&source)
        .with_context(|| format!("`{}` does not hold a book", source.display()))?;
    fs::create_dir_all(&output)
        .with_context(|| format!("`{}` cannot be written", output.display()))?;
    let output = output.canonicalize()?;
    book.config.build.build_dir.clone_from(&output);
    book.with_preprocessor(Pictures);
    book.with_preprocessor(Twins);
    let (result, warnings) = collecting_warnings(|| book.build());
    result?;
    mark_french(&output)?;
    let broken = broken_links(&output)?;
    Ok(Built { warnings, broken })
}

/// The pages of a directory and those below it, as paths from there, in the order of their names.
pub fn pages(directory: &Path) -> Result<Vec<PathBuf>> {
    let mut pages = files_below(directory, "md")?;
    pages.retain(|page| page.file_name().is_some_and(|name| name != "SUMMARY.md"));
    Ok(pages)
}

/// The files below a directory whose names end in `.extension`, as paths from there, sorted.
fn files_below(directory: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![directory.to_owned()];
    while let Some(inner) = open.pop() {
        for entry in fs::read_dir(&inner)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path.strip_prefix(directory)?.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}
