//! What goes wrong, as exceptions of Python.

use pyo3::{
    PyErr, create_exception,
    exceptions::{PyRuntimeError, PyValueError},
};
use stratege_catalog::{
    ImportError, JobError, OpenError, TableError, TournamentError,
    core::Text,
    matrix_game::{MatrixJobError, MatrixReadError},
};

create_exception!(
    stratege,
    GameError,
    PyValueError,
    "A word, a position, a move or an option is not understood, or does not fit the game."
);
create_exception!(
    stratege,
    RulesError,
    PyRuntimeError,
    "The functions of a game or a strategy written in Python failed or contradict each other."
);
create_exception!(
    stratege,
    LimitReached,
    PyRuntimeError,
    "A limit of time, positions or memory was reached before the answer was known."
);

/// An error of the catalogue as an exception.
pub(crate) trait Raise {
    fn raise(self) -> PyErr;
}

impl Raise for JobError {
    fn raise(self) -> PyErr {
        match &self {
            JobError::Stopped { .. } | JobError::TooLarge { .. } => {
                LimitReached::new_err(self.to_string())
            }
            JobError::IllegalMove { notation, legal } => GameError::new_err(format!(
                "`{notation}` is not a legal move here; legal: {}",
                clipped(legal)
            )),
            _ => GameError::new_err(self.to_string()),
        }
    }
}

impl Raise for OpenError {
    fn raise(self) -> PyErr {
        GameError::new_err(match &self {
            OpenError::UnknownGame { nearest: Some(near), .. } => {
                format!("{self}; did you mean `{near}`?")
            }
            OpenError::UnknownGame { nearest: None, .. } => {
                format!("{self}; `stratege.games()` lists them")
            }
            OpenError::Setup { game, .. } => format!("{game}: {self}"),
        })
    }
}

impl Raise for TableError {
    fn raise(self) -> PyErr {
        match self {
            TableError::Open(error) => error.raise(),
            TableError::Job(error) => error.raise(),
        }
    }
}

impl Raise for TournamentError {
    fn raise(self) -> PyErr {
        match self {
            TournamentError::Job(error) => error.raise(),
            TournamentError::Run(error) => GameError::new_err(error.to_string()),
        }
    }
}

impl Raise for ImportError {
    fn raise(self) -> PyErr {
        GameError::new_err(self.to_string())
    }
}

impl Raise for MatrixReadError {
    fn raise(self) -> PyErr {
        GameError::new_err(self.to_string())
    }
}

impl Raise for MatrixJobError {
    fn raise(self) -> PyErr {
        match &self {
            MatrixJobError::Read(_) => GameError::new_err(self.to_string()),
            _ => LimitReached::new_err(self.to_string()),
        }
    }
}

/// The first few moves of a list.
fn clipped(moves: &[String]) -> String {
    /// More would hide the sentence.
    const SHOWN: usize = 12;
    let shown = moves.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    if moves.len() > SHOWN { format!("{shown}, …") } else { shown }
}

/// A text in the language that was asked for.
pub(crate) fn in_language(text: Text, language: &str) -> &'static str {
    if language == "fr" { text.fr } else { text.en }
}
