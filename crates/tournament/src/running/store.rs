//! The results of a run in one `SQLite` file: what is there survives a crash.

use std::{ops::Range, path::Path};

use rusqlite::{Connection, OptionalExtension, params};

use super::block::Block;

/// A file of results.
pub struct Store {
    connection: Connection,
}

/// Why a file of results cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// `SQLite` says so.
    #[error("the file of results cannot be used: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// There is no tournament in the file.
    #[error("the file holds no tournament")]
    Empty,
    /// The file exists already.
    #[error("the file exists already")]
    Exists,
    /// A block cannot be read.
    #[error("a block of the file is damaged: {0}")]
    Damaged(#[from] serde_json::Error),
}

/// What the file says it is, among `SQLite` files: `STRG`.
const APPLICATION: i32 = 0x5354_5247;

const TABLES: &str = "
    CREATE TABLE manifest (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE pairings (pairing INTEGER PRIMARY KEY, a TEXT NOT NULL, b TEXT NOT NULL) STRICT;
    CREATE TABLE blocks (
        pairing INTEGER NOT NULL REFERENCES pairings,
        block INTEGER NOT NULL,
        wins INTEGER NOT NULL, draws INTEGER NOT NULL, losses INTEGER NOT NULL,
        tally TEXT NOT NULL,
        plays TEXT,
        PRIMARY KEY (pairing, block)
    ) STRICT;";

impl Store {
    /// A new file for the tournament that `manifest` describes.
    pub fn create(
        path: &Path,
        manifest: &str,
        pairings: &[[&str; 2]],
    ) -> Result<Store, StoreError> {
        if path.exists() {
            return Err(StoreError::Exists);
        }
        let store = Store::connect(path)?;
        let transaction = store.connection.unchecked_transaction()?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.execute_batch(TABLES)?;
        transaction.execute("INSERT INTO manifest VALUES ('manifest', ?1)", [manifest])?;
        for (number, [a, b]) in pairings.iter().enumerate() {
            let row = params![number as i64, a, b];
            transaction.execute("INSERT INTO pairings VALUES (?1, ?2, ?3)", row)?;
        }
        transaction.commit()?;
        Ok(store)
    }

    /// The file of an earlier run, and the manifest in it.
    pub fn open(path: &Path) -> Result<(Store, String), StoreError> {
        if !path.exists() {
            return Err(StoreError::Empty);
        }
        let store = Store::connect(path)?;
        let found: i32 =
            store.connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        if found != APPLICATION {
            return Err(StoreError::Empty);
        }
        let query = "SELECT value FROM manifest WHERE key = 'manifest'";
        let manifest = store.connection.query_row(query, [], |row| row.get(0)).optional()?;
        Ok((store, manifest.ok_or(StoreError::Empty)?))
    }

    fn connect(path: &Path) -> Result<Store, StoreError> {
        let connection = Connection::open(path)?;
        // What is committed survives a killed program; only a power failure may lose the last.
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        Ok(Store { connection })
    }

    /// The blocks with these numbers that are there.
    pub fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError> {
        let query = "SELECT pairing, block, tally, plays FROM blocks
                     WHERE ?1 <= block AND block < ?2 ORDER BY block, pairing";
        let mut statement = self.connection.prepare_cached(query)?;
        let rows = statement.query_map([range.start, range.end], |row| {
            let tally: String = row.get(2)?;
            Ok((row.get(0)?, row.get(1)?, tally, row.get(3)?))
        })?;
        let block = |row: rusqlite::Result<(u32, u32, String, Option<String>)>| {
            let (pairing, index, tally, plays) = row?;
            Ok(Block { pairing, index, tally: serde_json::from_str(&tally)?, plays })
        };
        rows.map(block).collect()
    }

    /// Keeps blocks, all of them or none.
    pub fn keep(&mut self, blocks: &[Block]) -> Result<(), StoreError> {
        let transaction = self.connection.transaction()?;
        {
            let insert = "INSERT OR REPLACE INTO blocks VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
            let mut insert = transaction.prepare_cached(insert)?;
            for block in blocks {
                let plays = block.tally.plays();
                insert.execute(params![
                    block.pairing,
                    block.index,
                    plays.wins as i64,
                    plays.draws as i64,
                    plays.losses as i64,
                    serde_json::to_string(&block.tally)?,
                    block.plays,
                ])?;
            }
        }
        transaction.commit()?;
        Ok(())
    }
}
