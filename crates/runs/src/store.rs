//! The results of a run in one `SQLite` file: what is there survives a crash, and what was damaged
//! is noticed.
//!
//! Every block has a checksum of all that is kept of it, of its place and of the tournament it
//! belongs to. The file is made under another name and gets its own when the tournament is
//! described in it, so that there is never a file without one.

mod create;

use std::{fs, io, ops::Range, path::Path};

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use stratege_tournament::{
    files::crc32,
    running::{Block, Blocks, Flaw, StoreError},
};

/// A file of results.
pub struct Store {
    connection: Connection,
    /// The checksum of the tournament, which those of all blocks depend on.
    tournament: u32,
}

/// What the file says it is, among `SQLite` files: `STRG`.
const APPLICATION: i32 = 0x5354_5247;

/// The version of the format; files without checksums say 0.
const VERSION: i32 = 2;

impl Store {
    /// A new file for the tournament that `manifest` describes.
    ///
    /// A file in which nothing was begun, because the program was stopped, is begun again.
    pub fn create(
        path: &Path,
        manifest: &str,
        pairings: &[[&str; 2]],
    ) -> Result<Store, StoreError> {
        if path.exists() {
            match Store::open(path) {
                Err(StoreError::Unborn) => create::remove(path)?,
                _ => return Err(StoreError::Exists),
            }
        }
        create::new_file(path, manifest, pairings)?;
        Ok(Store::open(path)?.0)
    }

    /// The file of an earlier run, and the manifest in it.
    pub fn open(path: &Path) -> Result<(Store, String), StoreError> {
        let (connection, version) = connect(path)?;
        if version != VERSION {
            return Err(StoreError::Version { found: version, understood: VERSION });
        }
        // Only a power failure may lose the last blocks, and they are played again.
        connection.pragma_update(None, "journal_mode", "WAL").map_err(database)?;
        connection.pragma_update(None, "synchronous", "NORMAL").map_err(database)?;
        let found = connection.pragma_query_value(None, "integrity_check", |row| row.get(0));
        let found: String = found.map_err(database)?;
        if found != "ok" {
            return Err(StoreError::Damaged { why: found });
        }
        let (manifest, tournament) = described(&connection)?;
        Ok((Store { connection, tournament }, manifest))
    }

    /// The manifest of an earlier run, also of one that cannot be resumed.
    pub fn manifest(path: &Path) -> Result<String, StoreError> {
        let (connection, version) = connect(path)?;
        if version == VERSION {
            drop(connection);
            return Ok(Store::open(path)?.1);
        }
        entry(&connection, "manifest").map_err(database)?.ok_or(StoreError::Empty)
    }

    /// The manifest of a run, read without touching the file: many machines may see the same one,
    /// and none of them must open it as a database.
    pub fn plan(path: &Path) -> Result<String, StoreError> {
        is_there(path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let connection = Connection::open_with_flags(untouched(path), flags).map_err(database)?;
        let version = version_of(&connection)?;
        if version != VERSION {
            return Err(StoreError::Version { found: version, understood: VERSION });
        }
        Ok(described(&connection)?.0)
    }

    /// The blocks that are there: the pairing of each, and its number in that pairing.
    pub fn places(&self) -> Result<Vec<(u32, u32)>, StoreError> {
        let places = || -> rusqlite::Result<Vec<(u32, u32)>> {
            let query = "SELECT pairing, block FROM blocks ORDER BY block, pairing";
            let mut statement = self.connection.prepare_cached(query)?;
            statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        };
        places().map_err(database)
    }

    /// The rows of the blocks with these numbers.
    fn rows(&self, range: Range<u32>) -> rusqlite::Result<Vec<Row>> {
        let query = "SELECT pairing, block, wins, draws, losses, tally, plays, checksum FROM blocks
                     WHERE ?1 <= block AND block < ?2 ORDER BY block, pairing";
        let mut statement = self.connection.prepare_cached(query)?;
        let rows = statement.query_map([range.start, range.end], |row| {
            Ok(Row {
                pairing: row.get(0)?,
                index: row.get(1)?,
                plays: [row.get(2)?, row.get(3)?, row.get(4)?],
                tally: row.get(5)?,
                lines: row.get(6)?,
                checksum: row.get(7)?,
            })
        })?;
        rows.collect()
    }

    /// Keeps rows, all of them or none.
    fn insert(&mut self, rows: Vec<Row>) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        {
            let insert = "INSERT OR REPLACE INTO blocks VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
            let mut insert = transaction.prepare_cached(insert)?;
            for row in rows {
                let [wins, draws, losses] = row.plays;
                let Row { pairing, index, tally, lines, checksum, .. } = row;
                insert.execute(params![
                    pairing, index, wins, draws, losses, tally, lines, checksum
                ])?;
            }
        }
        transaction.commit()
    }
}

impl Blocks for Store {
    fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError> {
        let rows = self.rows(range).map_err(database)?;
        rows.into_iter().map(|row| row.read(self.tournament)).collect()
    }

    fn keep(&mut self, blocks: &[Block]) -> Result<(), StoreError> {
        let rows = blocks.iter().map(|block| Row::write(block, self.tournament));
        let rows = rows.collect::<Result<_, _>>()?;
        self.insert(rows).map_err(database)
    }
}

/// What the database says, without its type.
fn database(error: rusqlite::Error) -> StoreError {
    StoreError::Database(Box::new(error))
}

/// Opens a file of ours, whatever its version.
fn connect(path: &Path) -> Result<(Connection, i32), StoreError> {
    is_there(path)?;
    let connection = Connection::open(path).map_err(database)?;
    let version = version_of(&connection)?;
    Ok((connection, version))
}

fn is_there(path: &Path) -> Result<(), StoreError> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(()),
        Ok(_) => Err(StoreError::Empty),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Empty),
        Err(error) => Err(error.into()),
    }
}

/// The version of a file, if it is one of ours.
fn version_of(connection: &Connection) -> Result<i32, StoreError> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get(0));
    let application: i32 = number("application_id").map_err(database)?;
    let version = number("user_version").map_err(database)?;
    let query = "SELECT count(*) FROM sqlite_schema";
    let tables = connection.query_row(query, [], |row| row.get(0));
    let tables: u32 = tables.map_err(database)?;
    match (application, tables) {
        (0 | APPLICATION, 0) => Err(StoreError::Unborn),
        (APPLICATION, _) => Ok(version),
        _ => Err(StoreError::Empty),
    }
}

/// The address at which a file is read as if nobody could ever change it.
fn untouched(path: &Path) -> String {
    let path = path.display().to_string();
    let escaped = path.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("file:{escaped}?immutable=1")
}

/// The manifest in a file, and the checksum of its tournament.
fn described(connection: &Connection) -> Result<(String, u32), StoreError> {
    let manifest = entry(connection, "manifest").map_err(database)?.ok_or(StoreError::Empty)?;
    let tournament = sum_of_tournament(&manifest, &pairings(connection).map_err(database)?);
    if entry(connection, "checksum").map_err(database)? != Some(format!("{tournament:08x}")) {
        let why = "the checksum of its tournament is wrong".to_owned();
        return Err(StoreError::Damaged { why });
    }
    Ok((manifest, tournament))
}

fn entry(connection: &Connection, key: &str) -> rusqlite::Result<Option<String>> {
    let query = "SELECT value FROM manifest WHERE key = ?1";
    connection.query_row(query, [key], |row| row.get(0)).optional()
}

/// Who meets whom, in the order of the pairings.
fn pairings(connection: &Connection) -> rusqlite::Result<Vec<[String; 2]>> {
    let mut query = connection.prepare("SELECT a, b FROM pairings ORDER BY pairing")?;
    query.query_map([], |row| Ok([row.get(0)?, row.get(1)?]))?.collect()
}

/// The checksum of what is played, and by whom.
fn sum_of_tournament(manifest: &str, pairings: &[[impl AsRef<str>; 2]]) -> u32 {
    let mut text = manifest.to_owned();
    for [a, b] in pairings {
        text.extend(["\0", a.as_ref(), "\0", b.as_ref()]);
    }
    crc32(text.as_bytes())
}

/// A block as it is kept.
struct Row {
    pairing: u32,
    index: u32,
    plays: [i64; 3],
    tally: String,
    lines: Option<String>,
    checksum: String,
}

impl Row {
    fn write(block: &Block, tournament: u32) -> Result<Row, StoreError> {
        let plays = block.tally.plays();
        let row = Row {
            pairing: block.pairing,
            index: block.index,
            plays: [plays.wins, plays.draws, plays.losses].map(|count| count as i64),
            tally: serde_json::to_string(&block.tally)?,
            lines: block.plays.clone(),
            checksum: String::new(),
        };
        Ok(Row { checksum: row.sum(tournament), ..row })
    }

    fn sum(&self, tournament: u32) -> String {
        let Row { pairing, index, plays, tally, lines, .. } = self;
        let known = if lines.is_some() { "plays" } else { "no plays" };
        let lines = lines.as_deref().unwrap_or_default();
        let text =
            format!("{tournament:08x} {pairing} {index} {plays:?} {known}\n{tally}\n{lines}");
        format!("{:08x}", crc32(text.as_bytes()))
    }

    fn read(self, tournament: u32) -> Result<Block, StoreError> {
        let (pairing, block) = (self.pairing, self.index);
        let refused = |flaw| StoreError::Block { pairing, block, flaw };
        if self.sum(tournament) != self.checksum {
            return Err(refused(Flaw::Checksum));
        }
        let tally = serde_json::from_str(&self.tally).map_err(|_| refused(Flaw::Tally))?;
        let read = Block { pairing, index: block, tally, plays: self.lines };
        if Row::write(&read, tournament)?.plays != self.plays {
            return Err(refused(Flaw::Plays));
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests;
