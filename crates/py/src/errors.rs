//! What goes wrong, as exceptions of Python.

use std::sync::{
    LazyLock,
    atomic::{AtomicBool, Ordering},
};

use pyo3::{
    create_exception,
    exceptions::{PyRuntimeError, PyValueError},
    prelude::*,
};
use stratege_catalog::{
    DiskSize, JobError, OpenError, TableError, TournamentError, ValuationError,
    core::Text,
    matrix_game::{MatrixJobError, MatrixReadError},
    tournament::tables::TableFileError,
    values::ValueError,
};
use stratege_words::{
    Complaint, Language, Message, Words,
    complaint::{self, cause_of},
    matrix::about_matrix,
    value::about_value,
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

/// Whether sentences are French.
static FRENCH: AtomicBool = AtomicBool::new(false);

/// The sentences of the other front ends, in English and in French.
static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| [Language::En, Language::Fr].map(Words::new));

/// Exceptions speak French (`fr`) or English from now on.
#[pyfunction]
pub(crate) fn speak(language: &str) {
    FRENCH.store(language == "fr", Ordering::Relaxed);
}

/// One of two sentences.
pub(crate) fn said(english: impl FnOnce() -> String, french: impl FnOnce() -> String) -> String {
    if FRENCH.load(Ordering::Relaxed) { french() } else { english() }
}

/// A sentence of the other front ends in English and in French.
pub(crate) fn in_both(sentence: impl Fn(&Words) -> String) -> [String; 2] {
    WORDS.each_ref().map(sentence)
}

/// The sentences of a language.
pub(crate) fn words(language: &str) -> &'static Words {
    let [english, french] = &*WORDS;
    if language == "fr" { french } else { english }
}

/// An error in English, or the complaint about it in French.
pub(crate) fn told<E: ToString>(error: E, complaint: impl FnOnce(E) -> Complaint) -> String {
    let [_, french] = &*WORDS;
    if FRENCH.load(Ordering::Relaxed) { complaint(error).what(french) } else { error.to_string() }
}

/// Words are typed in English, and those of the command line have other names here.
fn same(word: &'static str) -> Text {
    let word = in_python(word);
    Text::new(word, word)
}

/// What is typed in Python for a word of the command line.
fn in_python(word: &str) -> &str {
    match word {
        "--table" => "table",
        "--grundy A..B" => "grundy_values",
        "--depth" => "depth",
        "--position" => "position=…",
        "solve --position" => "solve(…, position)",
        "--method q" => "learn(…, \"q\")",
        "--method dcfr" => "method=\"dcfr\"",
        "graph" => "arena",
        word => word,
    }
}

/// An error of the catalogue as an exception.
pub(crate) trait Raise {
    fn raise(self) -> PyErr;
}

impl Raise for JobError {
    fn raise(self) -> PyErr {
        match self {
            JobError::DoesNotApply { job, game, why, instead } => {
                let (job, instead) = (in_python(&job).to_owned(), in_python(instead));
                let error = JobError::DoesNotApply { job, game, why, instead };
                GameError::new_err(told(error, |error| complaint::about_job(error, same)))
            }
            JobError::Table { ref error, .. } => {
                let advice = match error {
                    TableFileError::OtherGame { .. } | TableFileError::OtherMethod { .. } => said(
                        || "; give another file, or `anew=True`".to_owned(),
                        || "\u{202f}; donnez un autre fichier, ou `anew=True`".to_owned(),
                    ),
                    TableFileError::OtherSeed { .. } => said(
                        || "; leave `seed` out, or give `anew=True`".to_owned(),
                        || "\u{202f}; retirez `seed`, ou donnez `anew=True`".to_owned(),
                    ),
                    _ => String::new(),
                };
                let what = told(self, |error| complaint::about_job(error, same));
                GameError::new_err(what + &advice)
            }
            JobError::TooLarge { on_disk: Some(DiskSize { counted, solved }), .. } => {
                let [counted, solved] = [counted, solved].map(|bytes| (bytes / 1e6).ceil());
                let advice = said(
                    || {
                        format!(
                            "; `disk=` keeps the positions in a folder instead of memory: about \
                             {counted} MB to count them, {solved} MB with `solve_all`"
                        )
                    },
                    || {
                        format!(
                            "\u{202f}; `disk=` garde les positions dans un dossier et non en \
                             mémoire\u{202f}: environ {counted} Mo pour les compter, {solved} Mo \
                             avec `solve_all`"
                        )
                    },
                );
                let what = told(self, |error| complaint::about_job(error, same));
                LimitReached::new_err(what + &advice)
            }
            JobError::Stopped { .. } | JobError::TooLarge { .. } | JobError::TooMany { .. } => {
                LimitReached::new_err(told(self, |error| complaint::about_job(error, same)))
            }
            JobError::IllegalMove { notation, legal } => illegal(&notation, &legal),
            // With the nearest of the words that are known, as in the other front ends.
            JobError::UnknownWord { .. } => {
                let complaint = complaint::about_job(self, same);
                let [english, french] = in_both(|words| complaint.what(words));
                GameError::new_err(said(|| english, || french))
            }
            _ => GameError::new_err(told(self, |error| complaint::about_job(error, same))),
        }
    }
}

/// A move that cannot be made.
pub(crate) fn illegal(notation: &str, legal: &[String]) -> PyErr {
    let legal = clipped(legal);
    GameError::new_err(said(
        || format!("`{notation}` is not a legal move here; legal: {legal}"),
        || {
            format!(
                "`{notation}` n'est pas un coup permis ici\u{202f}; coups permis\u{202f}: {legal}"
            )
        },
    ))
}

impl Raise for OpenError {
    fn raise(self) -> PyErr {
        let french = |error| match error {
            OpenError::UnknownGame { found, nearest: None } => format!(
                "il n'y a pas de jeu `{found}`\u{202f}; `stratege.games()` en donne la liste"
            ),
            error => complaint::about_game("", error).what(&WORDS[1]),
        };
        if FRENCH.load(Ordering::Relaxed) {
            return GameError::new_err(french(self));
        }
        GameError::new_err(match &self {
            OpenError::UnknownGame { nearest: Some(near), .. } => {
                format!("{self}; did you mean `{near}`?")
            }
            OpenError::UnknownGame { nearest: None, .. } => {
                format!("{self}; `stratege.games()` lists them")
            }
            OpenError::TooLong(_) => self.to_string(),
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
            TournamentError::Run(_) => {
                GameError::new_err(told(self, |error| complaint::about_tournament(error, same)))
            }
        }
    }
}

impl Raise for MatrixReadError {
    fn raise(self) -> PyErr {
        // There is no text whose part could be marked.
        let message = |words: &Words| about_matrix(self.clone()).parts(words).message;
        let [english, french] = in_both(message);
        GameError::new_err(said(|| english, || french))
    }
}

impl Raise for MatrixJobError {
    fn raise(self) -> PyErr {
        match self {
            MatrixJobError::Read(error) => error.raise(),
            MatrixJobError::Stopped(cause) => LimitReached::new_err(told(self, |_| {
                Complaint::limit(
                    "stopped",
                    Message::new("error-matrix-stopped").with("cause", cause_of(cause)),
                )
            })),
            MatrixJobError::TooLarge { seconds, bytes } => LimitReached::new_err(said(
                || self.to_string(),
                || format!("cela prendrait environ {seconds:.0} s et {bytes:.0} octets"),
            )),
        }
    }
}

impl Raise for ValuationError {
    fn raise(self) -> PyErr {
        match self {
            ValuationError::Open { error, .. } => error.raise(),
            ValuationError::Board { error, .. } => error.raise(),
            ValuationError::Job(error) => error.raise(),
            ValuationError::Value(ValueError::Stopped(cause)) => {
                JobError::Stopped { cause, nodes: 0 }.raise()
            }
            error => {
                let complaint = about_value(error, same);
                let [english, french] = in_both(|words| complaint.what(words));
                GameError::new_err(said(|| english, || french))
            }
        }
    }
}

/// What a function of the user raised, and where.
pub(crate) fn raised(py: Python<'_>, name: &str, error: &PyErr, position: &str) -> String {
    let kind = error.get_type(py).name().map_or_else(|_| String::new(), |kind| kind.to_string());
    let value = error.value(py);
    said(
        || format!("`{name}` raised {kind}: {value} at the position {position}"),
        || format!("`{name}` a levé {kind}\u{202f}: {value} à la position {position}"),
    )
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
