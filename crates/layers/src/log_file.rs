//! What every log of a folder needs: a small text file that ends with its checksum, the files beside
//! it, and room for more.

use std::fmt::Display;

use crate::{FolderError, folder::Folder};

/// What a log says; `None` if there is none.
pub(crate) fn read<T>(
    folder: &dyn Folder,
    name: &str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, FolderError> {
    let failed = |error| FolderError::File { name: name.to_owned(), error };
    let Some(bytes) = folder.read(name).map_err(failed)? else { return Ok(None) };
    let text = str::from_utf8((*bytes).as_ref()).ok();
    let log = text.and_then(checked).and_then(parse);
    log.map(Some).ok_or(FolderError::Damaged { name: name.to_owned(), block: None })
}

/// The text before its checksum, if that is right.
fn checked(text: &str) -> Option<&str> {
    let (body, crc) = text.rsplit_once("crc ")?;
    let crc = u32::from_str_radix(crc.strip_suffix('\n')?, 16).ok()?;
    (crc == crc32fast::hash(body.as_bytes())).then_some(body)
}

/// Replaces a log as a whole.
pub(crate) fn write(
    folder: &dyn Folder,
    name: &str,
    log: &impl Display,
) -> Result<(), FolderError> {
    let failed = |error| FolderError::File { name: name.to_owned(), error };
    let body = log.to_string();
    let crc = crc32fast::hash(body.as_bytes());
    let mut draft = folder.draft(name).map_err(failed)?;
    draft.write_all(format!("{body}crc {crc:08x}\n").as_bytes()).map_err(failed)?;
    draft.keep().map_err(failed)
}

/// The files of a folder and how long they are, in the order of their names.
pub(crate) fn files(folder: &dyn Folder) -> Result<Vec<(String, u64)>, FolderError> {
    folder.files().map_err(|error| FolderError::File { name: String::from("."), error })
}

/// Bytes of all files but the log.
pub(crate) fn bytes_beside(folder: &dyn Folder, log: &str) -> Result<u64, FolderError> {
    let files = files(folder)?;
    Ok(files.iter().filter(|(name, _)| name != log).map(|(_, bytes)| bytes).sum())
}

/// Refuses what the disk has no room for.
pub(crate) fn expect_room(folder: &dyn Folder, needed: u64) -> Result<(), FolderError> {
    match folder.free() {
        Some(free) if free < needed => Err(FolderError::NoRoom { needed, free }),
        _ => Ok(()),
    }
}
