//! An arena from a dictionary that somebody wrote, as in an exercise.

use std::path::Path;

use clap::Args;
use serde_json::json;
use stratege_catalog::{
    ImportOwners,
    core::{Limits, Text},
    import_arena,
    tournament::files::TEXT,
};
use stratege_words::complaint::about_import;

use super::Subject;
use crate::{failure::Failure, files::read_text};

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
    limits: Limits<'_>,
) -> Result<Subject, Failure> {
    let text = read_text(path, TEXT)?;
    let program = Program::read(&text);
    let owners = ImportOwners {
        first: owners.owner1.clone().or_else(|| program.names("player1")),
        second: owners.owner2.clone().or_else(|| program.names("player2")),
        targets: owners.targets.clone(),
        attractor,
        start: owners.start.clone().or_else(|| program.name("start")),
    };
    let report = import_arena(&program.dictionary, &owners, limits)
        .map_err(|error| about_import(&text, error))?;
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
        game: None,
        title: Text::new("Imported arena", "Arène importée"),
        convention: None,
        step: None,
        document,
    })
}

/// A file that this program wrote as Python: assignments, one of them the dictionary.
///
/// Any other text is taken to be the dictionary itself.
struct Program<'a> {
    dictionary: String,
    rest: &'a str,
}

impl<'a> Program<'a> {
    /// The dictionary keeps its place, so that errors name the right line and column.
    fn read(text: &'a str) -> Program<'a> {
        let begin = text.find('{').unwrap_or(0);
        let name = text[..begin].trim().strip_suffix('=').map(str::trim_end);
        let is_name = |name: &str| !name.is_empty() && name.chars().all(char::is_alphanumeric);
        let end = text.find("\n}").map_or(text.len(), |end| end + 2);
        if !name.is_some_and(is_name) || end < begin {
            return Program { dictionary: text.to_owned(), rest: "" };
        }
        let blank = |symbol: char| if symbol == '\n' { '\n' } else { ' ' };
        let before: String = text[..begin].chars().map(blank).collect();
        Program { dictionary: before + &text[begin..end], rest: &text[end..] }
    }

    /// What is assigned to `name`, in one line.
    fn value(&self, name: &str) -> Option<&'a str> {
        let assigned = |line: &'a str| line.strip_prefix(name)?.trim_start().strip_prefix('=');
        self.rest.lines().find_map(assigned).map(str::trim)
    }

    /// A set of texts.
    fn names(&self, name: &str) -> Option<Vec<String>> {
        let names = self.value(name)?.strip_prefix('{')?.strip_suffix('}')?;
        serde_json::from_str(&format!("[{names}]")).ok()
    }

    /// One text.
    fn name(&self, name: &str) -> Option<String> {
        serde_json::from_str(self.value(name)?).ok()
    }
}
