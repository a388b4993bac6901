//! `stratege-book [OUTPUT]`: writes the documentation as a book, to `target/book` unless told.
//! `stratege-book --renew`: draws the pictures of its pages and writes their parts again.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Result;
use stratege_book::{Built, Documents, Program, Request, build};

fn main() -> ExitCode {
    let asked = std::env::args_os().nth(1);
    let is_for_docs = asked.as_ref().is_some_and(|word| word == "--renew");
    let done = if is_for_docs { renew() } else { write_book(asked) };
    match done {
        Ok(Built { warnings, broken }) if warnings.is_empty() && broken.is_empty() => {
            ExitCode::SUCCESS
        }
        Ok(Built { warnings, broken }) => {
            warnings.iter().for_each(|warning| eprintln!("warning: {warning}"));
            broken.iter().for_each(|link| eprintln!("this link leads nowhere: {link}"));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write_book(output: Option<OsString>) -> Result<Built> {
    let root = root()?;
    let output = output.map_or_else(|| root.join("target/book"), PathBuf::from);
    let built = build(Request { source: root.join("docs"), output: output.clone() })?;
    println!("{}", output.join("index.html").display());
    Ok(built)
}

fn renew() -> Result<Built> {
    let directory = root()?.join("docs");
    let renewed = Documents::of(&directory, &Program::beside_this_one()?)?.renew()?;
    renewed.iter().for_each(|path| println!("{}", Path::new("docs").join(path).display()));
    Ok(Built { warnings: Vec::new(), broken: Vec::new() })
}

fn root() -> Result<PathBuf> {
    Ok(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?)
}
