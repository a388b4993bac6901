//! `stratege-book [OUTPUT]`: writes the documentation as a book, to `target/book` unless told.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use stratege_book::{Built, Program, Request, build};

fn main() -> Result<ExitCode> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let output = std::env::args_os().nth(1).map_or_else(|| root.join("target/book"), PathBuf::from);
    let (source, program) = (root.join("docs"), Program::beside_this_one()?);
    let Built { warnings, broken } = build(Request { source, output: output.clone(), program })?;
    warnings.iter().for_each(|warning| eprintln!("warning: {warning}"));
    broken.iter().for_each(|link| eprintln!("this link leads nowhere: {link}"));
    println!("{}", output.join("index.html").display());
    Ok(if warnings.is_empty() && broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
