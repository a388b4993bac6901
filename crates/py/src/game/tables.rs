//! Tables of every position in folders: made whole or in pieces, and asked.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use pyo3::prelude::*;
use stratege_catalog::{
    JobError, document,
    layers::{FolderError, disk::DiskFolder, pieces::Piece},
    tables::{TableGoal, TableReport, TablesError},
};
use stratege_words::complaint::{about_folder, is_refused};

use super::{Allowance, Game, budget, to_json};
use crate::{
    errors::{GameError, LimitReached, Raise, in_both, said},
    functions::catalog,
    running::{Threads, run},
};

/// A folder, and what went wrong there.
struct Trouble {
    error: Box<TablesError>,
    path: String,
}

impl From<JobError> for Trouble {
    fn from(error: JobError) -> Trouble {
        Trouble { error: Box::new(error.into()), path: String::new() }
    }
}

impl Raise for Trouble {
    fn raise(self) -> PyErr {
        let Trouble { error, path } = self;
        let error = match *error {
            TablesError::Job(error) => return error.raise(),
            TablesError::Table(error) => error,
        };
        match error {
            FolderError::NoTable => GameError::new_err(said(
                || {
                    format!(
                        "{path} holds no table; choose an empty folder, or one that holds a table"
                    )
                },
                || {
                    format!(
                        "{path} ne contient pas de table\u{202f}; choisissez un dossier vide, ou \
                         un dossier qui contient une table"
                    )
                },
            )),
            FolderError::Unfinished => GameError::new_err(said(
                || {
                    format!(
                        "the table in {path} has no values yet; `solve_all(…, disk=…)` completes it"
                    )
                },
                || {
                    format!(
                        "la table de {path} n'a pas encore de valeurs\u{202f}; \
                         `solve_all(…, disk=…)` la complète"
                    )
                },
            )),
            error => {
                let limit = match &error {
                    FolderError::NoRoom { .. } => true,
                    FolderError::File { error, .. } => !is_refused(error),
                    _ => false,
                };
                let complaint = about_folder(&error, &path);
                let [english, french] = in_both(|words| complaint.parts(words).message);
                let message = said(|| english, || french);
                if limit { LimitReached::new_err(message) } else { GameError::new_err(message) }
            }
        }
    }
}

fn goal(word: &str) -> TableGoal {
    match word {
        "values" => TableGoal::Values,
        "plays" => TableGoal::Plays,
        _ => TableGoal::Counts,
    }
}

/// A folder of the disk, and how its trouble is told.
struct Place {
    folder: DiskFolder,
    path: String,
}

impl Place {
    /// Does some work in a folder, made if it is not there.
    fn filled<T>(path: &Path, work: impl FnOnce(&Place) -> PyResult<T>) -> PyResult<T> {
        DiskFolder::filled(path, |folder| {
            work(&Place { folder: folder.clone(), path: path.display().to_string() })
        })?
    }

    /// A folder that is there.
    fn open(path: &Path) -> PyResult<Place> {
        let folder = DiskFolder::open(path)?;
        Ok(Place { folder, path: path.display().to_string() })
    }

    fn trouble(&self, error: TablesError) -> Trouble {
        Trouble { error: Box::new(error), path: self.path.clone() }
    }
}

/// Counts or solves every position in a folder, or goes on with it, as JSON.
#[pyfunction]
pub(crate) fn make_table(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    disk: PathBuf,
    wanted: &str,
    allowance: Allowance,
) -> PyResult<String> {
    let begun = Instant::now();
    let report = Place::filled(&disk, |place| {
        game.work(py, allowance, &[], Threads::Many, |game, limits| {
            let made = game.make_table(&place.folder, goal(wanted), limits);
            made.map_err(|error| place.trouble(error))
        })
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    Ok(to_json(&document(game.game.as_ref(), TableReport { seconds, ..report })))
}

/// The pieces of a table that can be made now; none once it is whole.
#[pyfunction]
pub(crate) fn table_pieces(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    disk: PathBuf,
    wanted: &str,
    grain: Option<u64>,
    allowance: Allowance,
) -> PyResult<Vec<String>> {
    let pieces = Place::filled(&disk, |place| {
        game.work(py, allowance, &[], Threads::Many, |game, limits| {
            let pieces = game.table_pieces(&place.folder, goal(wanted), grain, limits);
            pieces.map_err(|error| place.trouble(error))
        })
    })?;
    Ok(pieces.iter().map(Piece::to_string).collect())
}

/// Makes a piece of a table, unless it is there.
#[pyfunction]
pub(crate) fn make_piece(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    disk: PathBuf,
    piece: &str,
    allowance: Allowance,
) -> PyResult<()> {
    let place = Place::open(&disk)?;
    let piece: Piece = piece.parse().map_err(GameError::new_err)?;
    game.work(py, allowance, &[], Threads::Many, |game, limits| {
        let made = game.make_piece(&place.folder, &piece, limits);
        made.map_err(|error| place.trouble(error))
    })
}

/// What the table in a folder says about a position, as JSON; nothing if no play leads there.
#[pyfunction]
pub(crate) fn ask_table(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    position: Option<&str>,
    disk: PathBuf,
    allowance: Allowance,
) -> PyResult<Option<String>> {
    let place = Place::open(&disk)?;
    let begun = Instant::now();
    let told = game.work(py, allowance, &[], Threads::Many, |game, limits| {
        match game.ask_table(position, &place.folder, limits) {
            Ok(told) => Ok(Some(told)),
            Err(TablesError::Table(FolderError::Unreached)) => Ok(None),
            Err(error) => Err(place.trouble(error)),
        }
    })?;
    Ok(told.map(|mut told| {
        told.seconds = begun.elapsed().as_secs_f64();
        to_json(&document(game.game.as_ref(), told))
    }))
}

/// The same game, whose hints and best moves come from the table in a folder.
#[pyfunction]
pub(crate) fn with_table(game: PyRef<'_, Game>, disk: PathBuf) -> PyResult<Game> {
    let place = Place::open(&disk)?;
    let mut opened = catalog().open(&game.game.word()).map_err(Raise::raise)?;
    let used = opened.use_table(Arc::new(place.folder.clone()));
    used.map_err(|error| place.trouble(error).raise())?;
    Ok(Game { game: Arc::from(opened), own: None })
}

/// The Grundy values of a game as its first parameter grows, from a folder if there is one.
#[pyfunction]
pub(crate) fn grundy_list(
    py: Python<'_>,
    word: &str,
    sizes: (i64, i64),
    disk: Option<PathBuf>,
    allowance: Allowance,
) -> PyResult<String> {
    let sizes = sizes.0..=sizes.1;
    let budget = budget(allowance);
    let list = match disk {
        None => run(py, &budget, &[], Threads::Many, |limits| {
            catalog().grundy_list(word, sizes, limits).map_err(Raise::raise)
        })?,
        Some(disk) => Place::filled(&disk, |place| {
            run(py, &budget, &[], Threads::Many, |limits| {
                let heaps = catalog().heaps(word, limits).map_err(Raise::raise)?;
                let list = heaps.list(&sizes, &place.folder, limits);
                list.map_err(|error| place.trouble(error).raise())
            })?
        }),
    };
    Ok(to_json(&list?))
}
