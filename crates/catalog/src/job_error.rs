//! Why a job was not done.

use std::sync::Arc;

use stratege_core::{PositionError, Stopped, Text, TooLong};
use stratege_layers::FolderError;
use stratege_tournament::{agent::Fault, tables::TableFileError};

use crate::job::JobOption;

/// Why a job was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum JobError {
    /// A position, a move or a strategy that is longer than any.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Strategies within strategies without end.
    #[error("more than {most} strategies within each other")]
    TooDeep {
        /// How many there may be.
        most: usize,
    },
    /// The position is malformed or cannot occur.
    #[error("`{text}` is not a position: {error}")]
    Position {
        /// What was asked for.
        text: String,
        /// What is wrong with it.
        error: PositionError,
        /// Whether it would do if positions may be composed.
        composable: bool,
    },
    /// The job needs something that this game does not have.
    #[error("{job} does not apply to {game} ({}); try {instead}", why.en)]
    DoesNotApply {
        /// The job or method.
        job: String,
        /// The game.
        game: &'static str,
        /// What the game lacks.
        why: Text,
        /// What to use instead.
        instead: &'static str,
    },
    /// An option that the method does not have.
    #[error("`{option}` is not an option of {method}{}", elsewhere(methods))]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// Which method was to be used.
        method: String,
        /// The options that it has.
        known: Vec<&'static str>,
        /// The methods that have such an option.
        methods: Vec<&'static str>,
    },
    /// An option that does not take what was given for it.
    #[error("`{found}` cannot be the option `{}`", option.name)]
    OptionValue {
        /// The option.
        option: JobOption,
        /// What was given.
        found: String,
    },
    /// No such method, heuristic or strategy here.
    #[error("`{found}` is not a {kind} here; known: {}", known.join(", "))]
    UnknownWord {
        /// `method`, `heuristic` or `strategy`.
        kind: &'static str,
        /// What was asked for.
        found: String,
        /// What there is.
        known: Vec<String>,
        /// The same in French, where it has other names there; else nothing.
        french: Vec<String>,
    },
    /// A strategy made no legal move.
    #[error("{strategy} made no move: {fault}")]
    Failed {
        /// The strategy.
        strategy: String,
        /// What happened.
        fault: Fault,
    },
    /// An option of a strategy that makes no sense.
    #[error("`{found}` is not understood; write {}", expected.en)]
    Malformed {
        /// What was asked for.
        found: String,
        /// How it is written.
        expected: Text,
    },
    /// A learned table cannot be used.
    #[error("{path}: {error}")]
    Table {
        /// Its file.
        path: String,
        /// What is wrong with it.
        error: TableFileError,
    },
    /// A file of the table of every position is damaged or cannot be read.
    #[error("{path}: {error}")]
    Folder {
        /// Where the table is.
        path: String,
        /// What is wrong with it.
        error: Arc<FolderError>,
    },
    /// Not a legal move; the position is unchanged.
    #[error("`{notation}` is not a legal move here")]
    IllegalMove {
        /// What was asked for.
        notation: String,
        /// Legal moves that begin so, or all legal moves if there are none.
        legal: Vec<String>,
    },
    /// Too large for the memory allowed; nothing was started.
    #[error("about {positions:.1e} positions need about {bytes:.1e} bytes, {allowed} are allowed")]
    TooLarge {
        /// Positions expected.
        positions: f64,
        /// Bytes expected.
        bytes: f64,
        /// Bytes allowed.
        allowed: u64,
        /// What a table on disk would take instead, where the game has one.
        on_disk: Option<DiskSize>,
    },
    /// More positions than allowed; nothing was started.
    #[error("about {positions:.1e} positions, {allowed} are allowed")]
    TooMany {
        /// Positions expected.
        positions: f64,
        /// Positions allowed.
        allowed: u64,
    },
    /// A limit was reached, or somebody stopped it.
    #[error("{cause} after {nodes} positions")]
    Stopped {
        /// Which limit.
        cause: Stopped,
        /// Positions visited until then.
        nodes: u64,
    },
}

/// Bytes that a table of every position would take on disk, about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiskSize {
    /// If they are counted.
    pub counted: f64,
    /// If it also says what each is worth.
    pub solved: f64,
}

/// Which methods have an option that another has not.
fn elsewhere(methods: &[&'static str]) -> String {
    if methods.is_empty() {
        String::new()
    } else {
        format!("; it is one of {}", methods.join(", "))
    }
}
