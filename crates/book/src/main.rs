//! `stratege-book [OUTPUT]`: writes the documentation as a book, to `target/book` unless told.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use stratege_book::{Built, Program, Request, build};

fn main() -> ExitCode {
    match write_book() {
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

fn write_book() -> Result<Built> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let output = std::env::args_os().nth(1).map_or_else(|| root.join("target/book"), PathBuf::from);
    let (source, program) = (root.join("docs"), Program::beside_this_one()?);
    let built = build(Request { source, output: output.clone(), program })?;
    println!("{}", output.join("index.html").display());
    Ok(built)
}
