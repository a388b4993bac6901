//! `tables`: which folders of solved positions there are, and whether they are whole.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use stratege_catalog::layers::{FolderError, Table, care, disk::DiskFolder, heaps::HeapFolder};
use stratege_words::complaint::{about_folder, size};

use super::Verb;
use crate::{
    disk,
    exit::Exit,
    failure::Failure,
    format::{Align, columns},
    i18n::{Message, Words},
    session::Session,
};

#[derive(Args)]
pub(crate) struct Tables {
    #[arg(value_name = "list|check|compress|remove", ignore_case = true)]
    action: Action,
    #[arg(value_name = "DIRECTORY", required = true)]
    folders: Vec<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Action {
    #[value(alias = "lister")]
    List,
    #[value(alias = "verifier", alias = "vérifier")]
    Check,
    #[value(alias = "compresser")]
    Compress,
    #[value(alias = "supprimer")]
    Remove,
}

/// What is said about one table: a line of the list, or a sentence.
struct Told<T> {
    text: T,
    json: Value,
}

/// One line of the list, its cells.
type Line = Vec<String>;

impl Verb for Tables {
    const NAME: &'static str = "tables";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let (mut lines, mut sentences, mut tables) = (Vec::new(), Vec::new(), Vec::new());
        for path in &self.folders {
            // One that is there and cannot be read has its line in the list.
            if self.action != Action::List || !path.is_dir() {
                disk::open(path)?;
            }
            let told = match self.action {
                Action::List => {
                    for Told { text, json } in listed(path, &session.words) {
                        lines.push(text);
                        tables.push(json);
                    }
                    continue;
                }
                Action::Check => checked(path, session)?,
                Action::Compress => compressed(path, session)?,
                Action::Remove => removed(path, &session.words)?,
            };
            sentences.push(told.text);
            tables.push(told.json);
        }
        if self.action == Action::List {
            sentences.push(list(lines, &session.words));
        }
        session.print(&sentences.join("\n"))?;
        session.json(&json!({ "stratege": env!("CARGO_PKG_VERSION"), "tables": tables }))?;
        Ok(Exit::Done)
    }
}

fn failed(path: &Path, error: FolderError) -> Failure {
    match error {
        FolderError::Stopped(cause) => {
            let error = stratege_catalog::JobError::Stopped { cause, nodes: 0 };
            error.into()
        }
        error => about_folder(&error, &path.display().to_string()).into(),
    }
}

/// The table in a folder, and those in folders right below it. One that cannot be read hides no
/// other.
fn listed(path: &Path, words: &Words) -> Vec<Told<Line>> {
    let below = std::fs::read_dir(path).into_iter().flatten();
    let below = below.filter_map(Result::ok).map(|entry| entry.path());
    let mut paths = vec![path.to_owned()];
    paths.extend(below.filter(|path| path.is_dir()));
    paths.sort();
    let told = paths.iter().filter_map(|path| match found(path, words) {
        Err(FolderError::NoTable) => None,
        Err(error) => Some(about_trouble(path, &error, words)),
        Ok(told) => Some(told),
    });
    told.collect()
}

/// What there is in a folder.
fn found(path: &Path, words: &Words) -> Result<Told<Line>, FolderError> {
    let unreadable = |error| FolderError::File { name: String::from("."), error };
    let folder = DiskFolder::open(path).map_err(unreadable)?;
    match HeapFolder::open(&folder)? {
        Some(heaps) => about_heaps(path, &heaps, words),
        None => about(path, &Table::open(&folder)?, words),
    }
}

/// A folder that does not tell what it holds.
fn about_trouble(path: &Path, error: &FolderError, words: &Words) -> Told<Line> {
    let folder = path.display().to_string();
    let why = about_folder(error, &folder).parts(words).message;
    let json = json!({ "folder": folder, "error": why });
    let nothing = String::new;
    Told { text: vec![folder, nothing(), nothing(), nothing(), nothing(), why], json }
}

fn about(path: &Path, table: &Table<'_>, words: &Words) -> Result<Told<Line>, FolderError> {
    let layers = table.layers();
    let positions: u64 = layers.iter().map(|line| line.positions).sum();
    let bytes = table.bytes()?;
    let state = match (table.is_counted(), table.is_solved()) {
        (_, true) => "tables-solved",
        (true, false) => "tables-counted",
        (false, _) => "tables-begun",
    };
    let text = vec![
        path.display().to_string(),
        table.game().to_owned(),
        words.number(positions),
        layers.len().to_string(),
        words.tell(&Message::new("tables-size").with("bytes", size(bytes as f64))),
        words.say(state),
    ];
    let json = json!({
        "folder": path.display().to_string(),
        "game": table.game(),
        "positions": positions,
        "layers": layers.len(),
        "counted": table.is_counted(),
        "solved": table.is_solved(),
        "bytes": bytes,
    });
    Ok(Told { text, json })
}

/// The same of Grundy values by heap.
fn about_heaps(
    path: &Path,
    heaps: &HeapFolder<'_>,
    words: &Words,
) -> Result<Told<Line>, FolderError> {
    let bytes = heaps.bytes()?;
    let text = vec![
        path.display().to_string(),
        heaps.game().to_owned(),
        words.number(heaps.len()),
        String::new(),
        words.tell(&Message::new("tables-size").with("bytes", size(bytes as f64))),
        words.say("tables-heaps"),
    ];
    let json = json!({
        "folder": path.display().to_string(),
        "game": heaps.game(),
        "heaps": heaps.len(),
        "bytes": bytes,
    });
    Ok(Told { text, json })
}

fn list(lines: Vec<Line>, words: &Words) -> String {
    if lines.is_empty() {
        return words.say("tables-none");
    }
    let header = [
        "tables-folder",
        "tables-game",
        "count-positions",
        "tables-layers",
        "tables-bytes",
        "tables-state",
    ]
    .map(|key| words.say(key));
    let align = [Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Left];
    columns(&header, lines, &align)
}

fn checked(path: &Path, session: &Session) -> Result<Told<String>, Failure> {
    let folder = DiskFolder::open(path)?;
    let watcher = session.watcher_counting("progress-positions");
    let blocks = care::check(&folder, watcher.limits()).map_err(|error| failed(path, error))?;
    drop(watcher);
    let said = Message::new("tables-whole").with("path", path.display().to_string());
    let text = session.words.tell(&said.with("blocks", blocks));
    let json = json!({ "folder": path.display().to_string(), "blocks": blocks, "whole": true });
    Ok(Told { text, json })
}

fn compressed(path: &Path, session: &Session) -> Result<Told<String>, Failure> {
    let folder = DiskFolder::open(path)?;
    let watcher = session.watcher_counting("progress-positions");
    let sizes = care::compress(&folder, watcher.limits()).map_err(|error| failed(path, error))?;
    drop(watcher);
    let [before, after] = sizes;
    let said = Message::new("tables-compressed").with("path", path.display().to_string());
    let said = said.with("before", size(before as f64)).with("after", size(after as f64));
    let text = session.words.tell(&said);
    let json = json!({ "folder": path.display().to_string(), "before": before, "bytes": after });
    Ok(Told { text, json })
}

fn removed(path: &Path, words: &Words) -> Result<Told<String>, Failure> {
    let folder = DiskFolder::open(path)?;
    let bytes = care::remove(&folder).map_err(|error| failed(path, error))?;
    // A folder that holds anything else stays.
    let _ = std::fs::remove_dir(path);
    let said = Message::new("tables-removed").with("path", path.display().to_string());
    let text = words.tell(&said.with("bytes", size(bytes as f64)));
    Ok(Told { text, json: json!({ "folder": path.display().to_string(), "bytes": bytes }) })
}
