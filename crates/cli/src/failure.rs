//! Why a run gave no answer, as a sentence that says what was wrong, where, and what is right.

pub(crate) use stratege_words::{
    Complaint,
    complaint::{about_game, fault_reason, size},
};

use std::{io, path::Path};

use stratege_catalog::{
    JobError, OpenError, TableError, TournamentError, ValuationError,
    core::{Stopped, Text},
    values::ValueError,
};
use stratege_words::{
    complaint,
    value::{about_value, value_stopped},
};

use crate::{
    commands::{self, Entry},
    i18n::Message,
    watch,
};

/// What ended a run early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of the output has gone away (`| head`): nothing to complain about.
    ClosedPipe,
    /// Something to tell.
    Complaint(Box<Complaint>),
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Complaint(Box::new(complaint))
    }
}

/// Trouble with standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        Complaint::usage("output", Message::new("error-output").with("why", error.to_string()))
            .into()
    }
}

/// A file that could not be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    file("error-read", path, error)
}

/// A folder that could not be opened or made.
pub(crate) fn no_folder(path: &Path, error: &io::Error) -> Failure {
    file("error-folder", path, error)
}

/// A file that could not be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    file("error-write", path, error)
}

fn file(key: &'static str, path: &Path, error: &io::Error) -> Failure {
    let said = Message::new(key).with("path", path.display().to_string());
    Complaint::usage("file", said.with("why", complaint::file_reason(error))).into()
}

/// A word that does not name a game.
pub(crate) fn not_a_game(word: &str, error: OpenError) -> Failure {
    complaint::about_game(word, error).into()
}

/// A table that could not be made for the game that `word` names.
pub(crate) fn no_table(word: &str, error: TableError) -> Failure {
    match error {
        TableError::Open(error) => not_a_game(word, error),
        TableError::Job(error) => error.into(),
    }
}

/// Why a sum has no value.
pub(crate) fn no_value(error: ValuationError) -> Failure {
    match error {
        ValuationError::Job(error) => error.into(),
        ValuationError::Value(ValueError::Stopped(cause)) => value_stopped(cause_of(cause)).into(),
        error => about_value(error, spoken).into(),
    }
}

/// Why there was no tournament.
pub(crate) fn no_tournament(error: TournamentError) -> Failure {
    match error {
        TournamentError::Job(error) => error.into(),
        error @ TournamentError::Run(_) => complaint::about_tournament(error, spoken).into(),
    }
}

impl From<JobError> for Failure {
    fn from(error: JobError) -> Failure {
        complaint_about(error).into()
    }
}

/// A job that was not done, as a complaint.
pub(crate) fn complaint_about(error: JobError) -> Complaint {
    match error {
        JobError::Stopped { cause, nodes } => complaint::stopped(cause_of(cause), nodes),
        error @ JobError::Position { composable: true, .. } => {
            complaint::about_job(error, spoken).advising(Message::new("advice-composed"))
        }
        error => complaint::about_job(error, spoken),
    }
}

/// Which limit was reached.
pub(crate) fn cause_of(cause: Stopped) -> Message {
    match cause {
        Stopped::Asked if watch::interrupted() => Message::new("stopped-interrupted"),
        cause => complaint::cause_of(cause),
    }
}

/// How a word is typed: commands have a French name.
fn spoken(word: &'static str) -> Text {
    commands::find(word).map_or(Text::new(word, word), Entry::word)
}
