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

/// What is said about one table.
struct Told {
    text: String,
    json: Value,
}

impl Verb for Tables {
    const NAME: &'static str = "tables";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let mut told = Vec::new();
        for path in &self.folders {
            disk::open(path)?;
            match self.action {
                Action::List => told.extend(listed(path, &session.words)?),
                Action::Check => told.push(checked(path, session)?),
                Action::Compress => told.push(compressed(path, session)?),
                Action::Remove => told.push(removed(path, &session.words)?),
            }
        }
        let text = if self.action == Action::List {
            list(&told, &session.words)
        } else {
            told.iter().map(|told| told.text.as_str()).collect::<Vec<_>>().join("\n")
        };
        session.print(&text)?;
        let tables: Vec<Value> = told.into_iter().map(|told| told.json).collect();
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

/// The table in a folder, and those in folders right below it.
fn listed(path: &Path, words: &Words) -> Result<Vec<Told>, Failure> {
    let mut paths = vec![path.to_owned()];
    let below = std::fs::read_dir(path)?;
    paths.extend(
        below.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir()),
    );
    paths.sort();
    let mut told = Vec::new();
    for path in paths {
        let folder = disk::open(&path)?;
        if let Some(heaps) = HeapFolder::open(&folder).map_err(|error| failed(&path, error))? {
            told.push(about_heaps(&path, &heaps, words)?);
            continue;
        }
        match Table::open(&folder) {
            Err(FolderError::NoTable) => {}
            Err(error) => return Err(failed(&path, error)),
            Ok(table) => told.push(about(&path, &table, words)?),
        }
    }
    Ok(told)
}

/// One line of the list, its cells separated by tabs.
fn about(path: &Path, table: &Table<'_>, words: &Words) -> Result<Told, Failure> {
    let layers = table.layers();
    let positions: u64 = layers.iter().map(|line| line.positions).sum();
    let bytes = table.bytes().map_err(|error| failed(path, error))?;
    let state = match (table.is_counted(), table.is_solved()) {
        (_, true) => "tables-solved",
        (true, false) => "tables-counted",
        (false, _) => "tables-begun",
    };
    let cells = [
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
    Ok(Told { text: cells.join("\t"), json })
}

/// The same of Grundy values by heap.
fn about_heaps(path: &Path, heaps: &HeapFolder<'_>, words: &Words) -> Result<Told, Failure> {
    let bytes = heaps.bytes().map_err(|error| failed(path, error))?;
    let cells = [
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
    Ok(Told { text: cells.join("\t"), json })
}

fn list(told: &[Told], words: &Words) -> String {
    if told.is_empty() {
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
    let rows = told.iter().map(|told| told.text.split('\t').map(str::to_owned).collect()).collect();
    let align = [Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Left];
    columns(&header, rows, &align)
}

fn checked(path: &Path, session: &Session) -> Result<Told, Failure> {
    let folder = DiskFolder::open(path)?;
    let watcher = session.watcher_counting("progress-positions");
    let blocks = care::check(&folder, watcher.limits()).map_err(|error| failed(path, error))?;
    drop(watcher);
    let said = Message::new("tables-whole").with("path", path.display().to_string());
    let text = session.words.tell(&said.with("blocks", blocks));
    let json = json!({ "folder": path.display().to_string(), "blocks": blocks, "whole": true });
    Ok(Told { text, json })
}

fn compressed(path: &Path, session: &Session) -> Result<Told, Failure> {
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

fn removed(path: &Path, words: &Words) -> Result<Told, Failure> {
    let folder = DiskFolder::open(path)?;
    let bytes = care::remove(&folder).map_err(|error| failed(path, error))?;
    // A folder that holds anything else stays.
    let _ = std::fs::remove_dir(path);
    let said = Message::new("tables-removed").with("path", path.display().to_string());
    let text = words.tell(&said.with("bytes", size(bytes as f64)));
    Ok(Told { text, json: json!({ "folder": path.display().to_string(), "bytes": bytes }) })
}
