//! An arena from a dictionary that somebody wrote, as in an exercise.

use std::{fs, io, path::Path};

use clap::Args;
use serde_json::json;
use stratege_catalog::{ImportError, ImportOwners, core::Text, import_arena};

use super::Subject;
use crate::{
    failure::{Complaint, Failure, unreadable},
    i18n::Said,
    watch,
};

#[derive(Args)]
pub(crate) struct Owners {
    #[arg(long, value_name = "VERTICES", value_delimiter = ',', requires = "import")]
    owner1: Option<Vec<String>>,
    #[arg(long, value_name = "VERTICES", value_delimiter = ',', requires = "import")]
    owner2: Option<Vec<String>>,
    #[arg(long, value_name = "VERTICES", value_delimiter = ',', requires = "import")]
    targets: Option<Vec<String>>,
    #[arg(long, value_name = "VERTEX", requires = "import")]
    start: Option<String>,
}

/// The arena that the dictionary in the file `path` describes; `-` is standard input.
pub(crate) fn arena(
    path: &Path,
    owners: &Owners,
    attractor: Option<u8>,
) -> Result<Subject, Failure> {
    let text = if path == Path::new("-") {
        watch::waiting(|| io::read_to_string(io::stdin()))
    } else {
        fs::read_to_string(path)
    };
    let text = text.map_err(|error| unreadable(path, &error))?;
    let owners = ImportOwners {
        first: owners.owner1.clone(),
        second: owners.owner2.clone(),
        targets: owners.targets.clone(),
        attractor,
        start: owners.start.clone(),
    };
    let report = import_arena(&text, &owners).map_err(|error| complaint(&text, error))?;
    let mut document = json!({
        "stratege": env!("CARGO_PKG_VERSION"),
        "game": null,
        "parameters": {},
        "convention": "imported arena",
    });
    if let (Some(document), Ok(serde_json::Value::Object(body))) =
        (document.as_object_mut(), serde_json::to_value(&report))
    {
        document.extend(body);
    }
    Ok(Subject {
        report,
        title: Text::new("Imported arena", "Arène importée"),
        convention: None,
        document,
    })
}

fn complaint(text: &str, error: ImportError) -> Complaint {
    match error {
        ImportError::Syntax { line, column, expected } => {
            let sentence = Said::new("error-import-syntax")
                .with("line", line)
                .with("column", column)
                .with("expected", expected);
            let complaint = Complaint::usage("import", sentence);
            let Some(source) = text.lines().nth(line.saturating_sub(1)) else { return complaint };
            let at = source.char_indices().nth(column.saturating_sub(1));
            let at = at.map_or(source.len(), |(index, _)| index);
            complaint.marking(source, at..at + 1)
        }
        ImportError::UnknownVertex { vertex } => {
            Complaint::usage("import", Said::new("error-import-vertex").with("vertex", vertex))
        }
        ImportError::Repeated { vertex } => {
            Complaint::usage("import", Said::new("error-import-twice").with("vertex", vertex))
        }
        ImportError::Owner { vertex } => {
            Complaint::usage("import", Said::new("error-import-owner").with("vertex", vertex))
        }
    }
}
