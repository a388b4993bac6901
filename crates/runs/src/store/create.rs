//! New files of results, which get their name when a tournament is described in them.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, params};
use stratege_tournament::running::StoreError;

use super::{APPLICATION, VERSION, database, sum_of_tournament};
use crate::files;

const TABLES: &str = "
    CREATE TABLE manifest (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE pairings (pairing INTEGER PRIMARY KEY, a TEXT NOT NULL, b TEXT NOT NULL) STRICT;
    CREATE TABLE blocks (
        pairing INTEGER NOT NULL REFERENCES pairings,
        block INTEGER NOT NULL,
        wins INTEGER NOT NULL, draws INTEGER NOT NULL, losses INTEGER NOT NULL,
        tally TEXT NOT NULL,
        plays TEXT,
        checksum TEXT NOT NULL,
        PRIMARY KEY (pairing, block)
    ) STRICT;";

/// What `SQLite` keeps beside a file.
const PARTS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Makes a file with a tournament and no blocks.
pub(super) fn new_file(
    path: &Path,
    manifest: &str,
    pairings: &[[&str; 2]],
) -> Result<(), StoreError> {
    // What another file of this name has left would be taken for news of this one.
    if let Some(path) = parts(path).find(|part| part.exists()) {
        return Err(StoreError::Orphan { path });
    }
    files::write(path, described(manifest, pairings).map_err(database)?)?;
    Ok(())
}

/// Removes a file in which nothing was begun.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    let gone = |path: PathBuf| match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    };
    parts(path).try_for_each(gone)?;
    gone(path.to_owned())
}

fn parts(path: &Path) -> impl Iterator<Item = PathBuf> {
    PARTS.iter().map(|end| {
        let mut name: OsString = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    })
}

/// The bytes of such a file.
fn described(manifest: &str, pairings: &[[&str; 2]]) -> rusqlite::Result<Vec<u8>> {
    let mut connection = Connection::open_in_memory()?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", VERSION)?;
    connection.execute_batch(TABLES)?;
    let checksum = format!("{:08x}", sum_of_tournament(manifest, pairings));
    for (key, value) in [("manifest", manifest), ("checksum", &checksum)] {
        connection.execute("INSERT INTO manifest VALUES (?1, ?2)", [key, value])?;
    }
    for (number, [a, b]) in pairings.iter().enumerate() {
        let row = params![number as i64, a, b];
        connection.execute("INSERT INTO pairings VALUES (?1, ?2, ?3)", row)?;
    }
    Ok(connection.serialize("main")?.to_vec())
}
