//! Why a table was not made, or is not trusted.

use stratege_core::Stopped;

/// Why a table was not made, or is not trusted.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// The work ended before it was done; the same call goes on.
    #[error("{0}")]
    Stopped(Stopped),
    /// A file could not be read or written.
    #[error("{name}: {error}")]
    File {
        /// The file in the folder.
        name: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// A file is not what was written.
    #[error("{name} is damaged{}", at(*block))]
    Damaged {
        /// The file in the folder.
        name: String,
        /// The block that is wrong, unless it is the file as a whole.
        block: Option<usize>,
    },
    /// The folder holds a table of another game.
    #[error("the folder holds {found}, not {expected}")]
    Foreign {
        /// The game of the folder.
        found: String,
        /// The game that was asked for.
        expected: String,
    },
    /// The folder holds files, but no table.
    #[error("the folder holds files other than a table")]
    NoTable,
    /// The table would take more room than there is.
    #[error("about {needed} more bytes are needed, {free} are free")]
    NoRoom {
        /// Bytes that the rest of the table would take.
        needed: u64,
        /// Bytes that are free.
        free: u64,
    },
    /// Positions of this game do not fit into keys, or plays are longer than distances can be.
    #[error("the game is too large for a table")]
    TooLarge,
    /// What is asked for has not been computed yet.
    #[error("the table is not finished")]
    Unfinished,
    /// The table was begun without plays, and they cannot be added.
    #[error("the table was begun without counting plays")]
    WithoutPlays,
    /// The position is not in the table: no play leads to it.
    #[error("no play leads to this position")]
    Unreached,
}

impl From<Stopped> for FolderError {
    fn from(stopped: Stopped) -> FolderError {
        FolderError::Stopped(stopped)
    }
}

fn at(block: Option<usize>) -> String {
    block.map_or_else(String::new, |block| format!(" in block {block}"))
}
