//! `check`: whether the functions of a Python file are right; if not, the smallest counter-example.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use serde_json::Map;
use stratege_catalog::report::Document;
use stratege_check::{
    FileReport, Halt, Options, Python, PythonError, Sheet, UnknownFunction, check_file, games,
    sheet,
};
use stratege_confine::participates;

use super::Verb;
use crate::{
    check::{Class, class, text},
    confined::{self, Confined},
    exit::Exit,
    failure::{Complaint, Failure, unreadable},
    files::{Written, save},
    i18n::Message,
    session::Session,
    watch::Watcher,
};

/// The longest time for one call that can be asked for, in seconds.
const LONGEST: f64 = 3600.0;

#[derive(Args)]
pub(crate) struct Check {
    #[arg(value_name = "FILE", required_unless_present = "list")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "GAME")]
    game: String,
    #[arg(long, conflicts_with_all = ["file", "points", "csv"])]
    list: bool,
    #[arg(long)]
    points: bool,
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    time: f64,
    #[arg(long, value_name = "PATH")]
    python: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

impl Verb for Check {
    const NAME: &'static str = "check";
    const ALIASES: &'static [&'static str] = &["verifier", "vérifier"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let sheet = find_sheet(&self.game, session)?;
        let only = self.only.iter().map(|name| sheet.function(name));
        let only = only.collect::<Result<Vec<_>, _>>().map_err(unknown)?;
        let options = Options { seconds: self.time, seed: session.options.seed(), only };
        match &self.file {
            Some(path) => self.check(path, &sheet, &options, session),
            None => {
                let told = text::list(&sheet, &options, &session.words);
                session.print(&told)?;
                session.json(&text::listed(&sheet, &options))?;
                Ok(Exit::Done)
            }
        }
    }
}

impl Check {
    fn check(
        &self,
        path: &Path,
        sheet: &Sheet,
        options: &Options,
        session: &mut Session,
    ) -> Result<Exit, Failure> {
        let is_folder = fs::metadata(path).map_err(|error| unreadable(path, &error))?.is_dir();
        let files = if is_folder { files_in(path)? } else { vec![path.to_owned()] };
        let python = Python::find(self.python.as_deref()).map_err(|error| no_python(&error))?;
        // No file of a class may read another's.
        files.iter().for_each(|file| participates(file));
        confined::warn(session);
        let watcher = session.watcher_counting("progress-files");
        let class = run_all(&files, sheet, &python, options, &watcher)?;
        drop(watcher);
        self.tell(&class, is_folder, sheet, session)?;
        Ok(class.exit())
    }

    fn tell(
        &self,
        class: &Class,
        is_folder: bool,
        sheet: &Sheet,
        session: &mut Session,
    ) -> Result<(), Failure> {
        let to_terminal = self.csv.as_deref() == Some(Path::new("-"));
        if to_terminal {
            return session.raw(&class::csv(class));
        }
        let words = &session.words;
        let told = match class.reports.as_slice() {
            [report] if !is_folder => {
                text::file(report, sheet, self.time, text::Marks::wanted(self.points), words)
            }
            _ => class::table(class, sheet, self.time, words),
        };
        let mut written = Written::default();
        if let Some(path) = &self.csv {
            written.add(|| save(path, &class::csv(class)).map(|()| path.clone()));
        }
        let printed = session.print(&told).and_then(|()| match class.reports.as_slice() {
            [report] if !is_folder => session.json(&document(sheet, Confined::new(report))),
            _ => session.json(&document(sheet, Confined::new(class))),
        });
        written.tell(printed, session)
    }
}

/// An answer with the game it is about; boards of many sizes are tried, so it has no parameters.
fn document<T>(sheet: &Sheet, body: T) -> Document<T> {
    Document {
        stratege: env!("CARGO_PKG_VERSION"),
        game: sheet.game.to_owned(),
        parameters: Map::new(),
        convention: format!("as in {}", sheet.paper),
        body,
    }
}

/// The sheet of the game that `word` names.
fn find_sheet(word: &str, session: &Session) -> Result<Sheet, Failure> {
    let game = session.game(word)?;
    let name = game.card().name;
    let Some(sheet) = sheet(name) else {
        let said = Message::new("error-check-game").with("game", name);
        let said = said.with("known", games().collect::<Vec<_>>().join(", "));
        return Err(Complaint::usage("game", said).into());
    };
    if word.contains(':') {
        let said = Message::new("error-check-parameters").with("game", name);
        return Err(Complaint::usage("parameter", said).into());
    }
    Ok(sheet)
}

/// The Python files of a folder, by name.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "py") && path.is_file())
        .collect();
    files.sort();
    if files.is_empty() {
        let said = Message::new("error-check-empty").with("path", folder.display().to_string());
        return Err(Complaint::usage("file", said).into());
    }
    Ok(files)
}

/// Checks all files; those that are not reached before a limit are left out.
fn run_all(
    files: &[PathBuf],
    sheet: &Sheet,
    python: &Python,
    options: &Options,
    watcher: &Watcher,
) -> Result<Class, Failure> {
    let watch = watcher.limits().watch;
    let mut reports: Vec<FileReport> = Vec::new();
    for (done, file) in files.iter().enumerate() {
        watch.progress(done as u64, Some(files.len() as u64));
        match check_file(sheet, file, python, options, watch) {
            Ok(report) => reports.push(report),
            Err(Halt::Stopped) => break,
            Err(Halt::Python(error)) => return Err(no_python(&error)),
        }
    }
    if reports.is_empty() {
        return Err(Complaint::limit("stopped", Message::new("error-check-stopped")).into());
    }
    Ok(Class { unfinished: files.len() - reports.len(), seed: options.seed, reports })
}

fn unknown(error: UnknownFunction) -> Failure {
    let said = match error.nearest {
        Some(nearest) => Message::new("error-check-function-nearest").with("nearest", nearest),
        None => Message::new("error-check-function"),
    };
    Complaint::usage("function", said.with("found", error.found)).into()
}

fn no_python(error: &PythonError) -> Failure {
    let said = match error {
        PythonError::Missing => Message::new("error-python-missing"),
        PythonError::Unusable { program, why } => Message::new("error-python-unusable")
            .with("program", program.as_str())
            .with("why", why.as_str()),
        PythonError::TooOld { program, found, oldest } => Message::new("error-python-old")
            .with("program", program.as_str())
            .with("found", found.as_str())
            .with("oldest", *oldest),
        PythonError::Protocol { program } => {
            Message::new("error-python-protocol").with("program", program.as_str())
        }
    };
    Complaint::usage("python", said).into()
}

/// Reads a time in seconds.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('s').unwrap_or(text).replace(',', ".");
    let seconds: f64 = number.parse().map_err(|_| text.to_owned())?;
    if 0.0 < seconds && seconds <= LONGEST { Ok(seconds) } else { Err(text.to_owned()) }
}
