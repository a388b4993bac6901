//! Learned tables as files: one line of text for every position.
//!
//! ```text
//! stratege-table 1
//! game nim:2,play=normal
//! convention normal play; player 1 moves first
//! method trajectories uniform
//! seed 0
//! plays 4
//! entries 4
//! 0 1⇥2
//! 0 2⇥1
//! 1 2⇥2
//! 2 1⇥1
//! end a0db0152
//! ```
//!
//! `seed` and `plays` are all that the random draws of the next play depend on, so a table is continued as
//! if it had never been left. Positions are in their own notation and in the order of their bytes;
//! what is known of one stands after a tab. For trajectories: who wins (`1`, `2`, `=` for a draw,
//! `?` if it is not settled), then, after another tab, what the way of choosing remembers, unless
//! that is 0. For Q-learning: the numbers of the moves, in the game's order. The last line is the
//! CRC-32 of all bytes before it.

mod book;
mod method;

use std::{io, path::Path};

use crate::{
    files::{self, FileTrouble, crc32},
    host::Files,
};

pub use self::{
    book::{Book, Numbered, read_numbers, read_values, write_numbers, write_values},
    method::Method,
};

/// A table as it is written down.
#[derive(Clone, Debug, PartialEq)]
pub struct TableFile {
    /// The game with its parameters, such as `chomp:4x5,play=normal`.
    pub game: String,
    /// The conventions of the game, for whoever reads the file.
    pub convention: String,
    /// How it was learned.
    pub method: Method,
    /// The seed of all random draws.
    pub seed: u64,
    /// How many plays it was learned from.
    pub plays: u64,
    /// Positions, each with what is known of it.
    pub entries: Vec<(String, String)>,
}

/// Why a file is not the table that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableFileError {
    /// It cannot be read or written.
    #[error("{0}")]
    Unusable(FileTrouble),
    /// It does not begin as tables do.
    #[error("it is not a learned table")]
    NotATable,
    /// It is of another version of the format.
    #[error("its version is {found}, and {VERSION} is understood")]
    Version {
        /// The version.
        found: String,
    },
    /// Its end is missing.
    #[error("its end is missing")]
    Truncated,
    /// It is not what was written.
    #[error("its checksum is wrong: it was changed or damaged")]
    Checksum,
    /// A line is not understood.
    #[error("line {line} is not understood")]
    Line {
        /// Its number, from 1.
        line: usize,
    },
    /// It is about another game, or the same one with other parameters.
    #[error("it is about {found}, not about {wanted}")]
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game that is wanted.
        wanted: String,
    },
    /// It was learned by the other method.
    #[error("it was learned by {found}")]
    OtherMethod {
        /// The method of the file.
        found: String,
    },
    /// It is learned with another seed.
    #[error("it is learned with seed {found}")]
    OtherSeed {
        /// The seed of the file.
        found: u64,
    },
}

const MAGIC: &str = "stratege-table";
const VERSION: &str = "1";
/// The line of the first entry.
const FIRST_ENTRY: usize = 8;

impl TableFile {
    /// Reads a file and checks that it is whole.
    pub fn load(files: &dyn Files, path: &Path) -> Result<TableFile, TableFileError> {
        TableFile::parse(&files.read(path, files::TABLE)?)
    }

    /// Writes the file; if that fails, the one that was there is still there.
    pub fn save(&self, files: &dyn Files, path: &Path) -> Result<(), TableFileError> {
        Ok(files.write(path, self.to_text().as_bytes())?)
    }

    /// The table as text; entries are put in order.
    pub fn to_text(&self) -> String {
        let mut entries: Vec<&(String, String)> = self.entries.iter().collect();
        entries.sort();
        let TableFile { game, convention, method, seed, plays, .. } = self;
        let mut text = format!(
            "{MAGIC} {VERSION}\ngame {game}\nconvention {convention}\nmethod {method}\nseed {seed}\n\
             plays {plays}\nentries {}\n",
            entries.len()
        );
        for (position, known) in entries {
            text.extend([position, "\t", known, "\n"]);
        }
        let sum = crc32(text.as_bytes());
        text + &format!("end {sum:08x}\n")
    }

    /// The table that the bytes of a file describe.
    pub fn parse(bytes: &[u8]) -> Result<TableFile, TableFileError> {
        if !bytes.starts_with(MAGIC.as_bytes()) {
            return Err(TableFileError::NotATable);
        }
        let version: Vec<u8> = bytes[MAGIC.len()..]
            .iter()
            .copied()
            .skip(1)
            .take_while(|byte| *byte != b'\n')
            .take(20)
            .collect();
        if version != VERSION.as_bytes() {
            let found = String::from_utf8_lossy(&version).into_owned();
            return Err(TableFileError::Version { found });
        }
        let body = checked(bytes)?;
        let body = str::from_utf8(body).map_err(|_| TableFileError::Checksum)?;
        let mut lines = body.lines().skip(1);
        let mut header = |line: usize, name: &str| {
            let found = lines.next().and_then(|text| text.strip_prefix(name)?.strip_prefix(' '));
            found.ok_or(TableFileError::Line { line })
        };
        let number = |line, text: &str| text.parse().map_err(|_| TableFileError::Line { line });
        let game = header(2, "game")?.to_owned();
        let convention = header(3, "convention")?.to_owned();
        let method = header(4, "method")?.parse().map_err(|()| TableFileError::Line { line: 4 })?;
        let seed = number(5, header(5, "seed")?)?;
        let plays = number(6, header(6, "plays")?)?;
        let count: u64 = number(7, header(7, "entries")?)?;
        let entry = |(index, text): (usize, &str)| -> Result<_, TableFileError> {
            let (position, known) =
                text.split_once('\t').ok_or(TableFileError::Line { line: FIRST_ENTRY + index })?;
            Ok((position.to_owned(), known.to_owned()))
        };
        let entries = lines.enumerate().map(entry).collect::<Result<Vec<_>, _>>()?;
        if entries.len() as u64 != count {
            return Err(TableFileError::Line { line: FIRST_ENTRY - 1 });
        }
        Ok(TableFile { game, convention, method, seed, plays, entries })
    }

    /// Refuses a table of another game.
    pub fn check_game(&self, wanted: &str) -> Result<(), TableFileError> {
        if self.game == wanted {
            return Ok(());
        }
        let (found, wanted) = (self.game.clone(), wanted.to_owned());
        Err(TableFileError::OtherGame { found, wanted })
    }
}

impl From<io::Error> for TableFileError {
    fn from(error: io::Error) -> TableFileError {
        TableFileError::Unusable(FileTrouble::from(&error))
    }
}

/// All lines but the last, if that has the right checksum.
fn checked(bytes: &[u8]) -> Result<&[u8], TableFileError> {
    let whole = bytes.strip_suffix(b"\n").ok_or(TableFileError::Truncated)?;
    let last = whole.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let sum = whole[last..].strip_prefix(b"end ").ok_or(TableFileError::Truncated)?;
    let (body, wanted) = (&bytes[..last], format!("{:08x}", crc32(&bytes[..last])));
    if sum != wanted.as_bytes() {
        return Err(TableFileError::Checksum);
    }
    Ok(body)
}

#[cfg(test)]
mod tests;
