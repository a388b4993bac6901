//! What is wrong with files and folders.

use std::io;

use stratege_catalog::{
    layers::FolderError,
    tournament::{
        files::{FileTrouble, TooLarge},
        running::{Flaw, PartError, StoreError},
        tables::TableFileError,
    },
};

use super::{Complaint, cause_of, stopped};
use crate::{Arg, Message};

/// What is wrong with a file.
pub fn file_reason(error: &io::Error) -> Message {
    match FileTrouble::from(error) {
        FileTrouble::System(kind) => system_reason(kind, error.to_string()),
        trouble @ FileTrouble::TooLarge(_) => file_trouble(trouble),
    }
}

/// What is wrong with a file, without what the system calls it.
pub fn file_trouble(trouble: FileTrouble) -> Message {
    match trouble {
        FileTrouble::System(kind) => system_reason(kind, kind.to_string()),
        FileTrouble::TooLarge(TooLarge { size: found, cap }) => {
            let cap = size(cap as f64);
            match found {
                Some(found) => Message::new("file-too-large").with("size", size(found as f64)),
                None => Message::new("file-endless"),
            }
            .with("cap", cap)
        }
    }
}

fn system_reason(kind: io::ErrorKind, otherwise: String) -> Message {
    Message::new(match kind {
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-permission",
        io::ErrorKind::IsADirectory => "file-directory",
        io::ErrorKind::NotADirectory => "file-not-directory",
        io::ErrorKind::InvalidData => "file-not-text",
        io::ErrorKind::StorageFull => "file-full",
        io::ErrorKind::QuotaExceeded => "file-quota",
        io::ErrorKind::FileTooLarge => "file-limit",
        io::ErrorKind::ReadOnlyFilesystem => "file-read-only",
        _ => return Message::new("file-other").with("why", otherwise),
    })
}

/// Why a file of results cannot be used.
pub fn about_store(path: &str, error: &StoreError) -> Complaint {
    let said = match error {
        StoreError::Exists => Message::new("error-store-exists"),
        StoreError::Empty => Message::new("error-store-empty"),
        StoreError::Unborn => Message::new("error-store-unborn"),
        StoreError::Orphan { path } => {
            Message::new("error-store-orphan").with("part", path.display().to_string())
        }
        StoreError::Version { found: 0, .. } => Message::new("error-store-unsealed"),
        StoreError::Version { found, .. } => {
            Message::new("error-store-version").with("found", found.to_string())
        }
        StoreError::Damaged { why } => {
            Message::new("error-store-damaged").with("why", why.as_str())
        }
        StoreError::Block { pairing, block, flaw } => Message::new("error-store-block")
            .with("pairing", pairing + 1)
            .with("block", block + 1)
            .with("flaw", flaw_of(*flaw)),
        StoreError::File(error) => Message::new("error-store").with("why", file_reason(error)),
        StoreError::Database(_) | StoreError::Json(_) => {
            Message::new("error-store").with("why", error.to_string())
        }
    };
    Complaint::usage("store", said.with("path", path))
}

/// A part of a tournament that is refused.
pub fn about_part(path: &str, error: &PartError) -> Complaint {
    let block = |key, pairing: u32, block: u32| {
        Message::new(key).with("pairing", pairing + 1).with("block", block + 1)
    };
    let said = match error {
        PartError::Unknown => Message::new("error-part-unknown"),
        PartError::Version { found, expected } => Message::new("error-part-version")
            .with("found", found.as_str())
            .with("version", expected.as_str()),
        PartError::Program => Message::new("error-part-program"),
        PartError::Foreign => Message::new("error-part-foreign"),
        PartError::Short { found, expected } => {
            Message::new("error-part-short").with("found", *found).with("expected", *expected)
        }
        PartError::Block { pairing, block: number, flaw } => {
            block("error-part-block", *pairing, *number).with("flaw", flaw_of(*flaw))
        }
        PartError::Unequal { pairing, block: number } => {
            block("error-part-unequal", *pairing, *number)
        }
        PartError::Store(error) => return about_store(path, error),
    };
    Complaint::usage("part", said.with("path", path))
}

fn flaw_of(flaw: Flaw) -> Message {
    match flaw {
        Flaw::Checksum => Message::new("flaw-checksum"),
        Flaw::Tally => Message::new("flaw-tally"),
        Flaw::Place => Message::new("flaw-place"),
        Flaw::Plays | Flaw::Contradiction => Message::new("flaw-contradiction"),
        Flaw::Pairs { found, expected } => {
            Message::new("flaw-pairs").with("found", found).with("expected", expected)
        }
    }
}

/// A folder of positions that cannot be used.
pub fn about_folder(error: &FolderError, path: &str) -> Complaint {
    let said = match error {
        FolderError::Stopped(cause) => return stopped(cause_of(*cause), 0),
        FolderError::File { name, error } => {
            let said = Message::new("error-tables-file").with("name", name.as_str());
            let said = said.with("why", file_reason(error)).with("path", path);
            // What may not be written now may not be written later, either.
            if is_refused(error) {
                return Complaint::usage("table", said);
            }
            let advice = Message::new("advice-tables-goes-on");
            return Complaint::limit("table", said).advising(advice);
        }
        FolderError::Damaged { name, block: Some(block) } => {
            let said = Message::new("error-tables-block").with("block", *block);
            return Complaint::no("table", said.with("name", name.as_str()).with("path", path));
        }
        FolderError::Damaged { name, block: None } => {
            let said = Message::new("error-tables-damaged").with("name", name.as_str());
            return Complaint::no("table", said.with("path", path));
        }
        FolderError::Foreign { found, expected } => {
            let said = Message::new("error-tables-foreign").with("found", found.as_str());
            said.with("expected", expected.as_str())
        }
        FolderError::NoTable => Message::new("error-tables-none"),
        FolderError::NoRoom { needed, free } => {
            let said = Message::new("error-tables-room").with("needed", size(*needed as f64));
            let said = said.with("free", size(*free as f64)).with("path", path);
            return Complaint::limit("table", said);
        }
        FolderError::TooLarge => Message::new("error-tables-large"),
        FolderError::Unfinished => Message::new("error-tables-unfinished"),
        FolderError::WithoutPlays => Message::new("error-tables-plays"),
        FolderError::Unreached => Message::new("error-tables-unreached"),
    };
    Complaint::usage("table", said.with("path", path))
}

/// Why a table that is there does not answer.
pub(super) fn about_answers(error: &FolderError, path: &str) -> Complaint {
    match error {
        // Nothing is being made that could go on.
        FolderError::File { name, error } => {
            let said = Message::new("error-tables-file").with("name", name.as_str());
            Complaint::limit("table", said.with("why", file_reason(error)).with("path", path))
        }
        error => about_folder(error, path),
    }
}

/// Whether a file may not be used, however often it is tried.
pub fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// A number of bytes in a unit that can be read, in English and in French.
pub fn size(bytes: f64) -> [String; 2] {
    let units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let mut amount = bytes;
    let mut unit = 0;
    while amount >= 1024.0 && unit + 1 < units.len() {
        amount /= 1024.0;
        unit += 1;
    }
    let amount = if amount < 1e4 { format!("{amount:.0}") } else { power_of_ten(amount) };
    ["B", "o"].map(|byte| format!("{amount} {}", units[unit].replace('B', byte)))
}

/// An estimate: its size, not its digits.
pub fn rough(count: f64) -> Arg {
    if count < 1e6 { Arg::Number(count as u128) } else { Arg::Word(power_of_ten(count)) }
}

/// One digit and a power of ten: `7 × 10^13`.
fn power_of_ten(count: f64) -> String {
    format!("{count:.0e}").replace('e', " × 10^")
}

/// A learned table that cannot be used.
pub(super) fn bad_table(path: &str, error: TableFileError) -> Complaint {
    let advice = match error {
        TableFileError::OtherGame { .. } | TableFileError::OtherMethod { .. } => {
            Some(Message::new("advice-table-other"))
        }
        TableFileError::OtherSeed { .. } => Some(Message::new("advice-table-seed")),
        _ => None,
    };
    let said = match error {
        TableFileError::Unusable(trouble) => {
            Message::new("error-table-file").with("why", file_trouble(trouble))
        }
        TableFileError::NotATable => Message::new("error-table-magic"),
        TableFileError::Version { found } => {
            Message::new("error-table-version").with("found", found)
        }
        TableFileError::Truncated => Message::new("error-table-truncated"),
        TableFileError::Checksum => Message::new("error-table-checksum"),
        TableFileError::Line { line } => Message::new("error-table-line").with("line", line),
        TableFileError::OtherGame { found, wanted } => {
            Message::new("error-table-game").with("found", found).with("wanted", wanted)
        }
        TableFileError::OtherMethod { found } => {
            Message::new("error-table-method").with("found", found)
        }
        TableFileError::OtherSeed { found } => {
            Message::new("error-table-seed").with("found", found.to_string())
        }
    };
    Complaint { advice, ..Complaint::usage("table", said.with("path", path)) }
}
