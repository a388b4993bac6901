//! What is known of files without touching one: how large they may be, whether they are damaged,
//! and what can be wrong with them.

mod checksum;
mod sealing;
mod trouble;

use std::io;

pub use checksum::crc32;
pub use sealing::{CHECKSUM, Seal, checksum_of, seal_of};
pub use trouble::{FileTrouble, TooLarge};

/// The most bytes of a text that somebody wrote: a matrix, a graph, a table of choices.
pub const TEXT: u64 = 64 << 20;

/// The most bytes of a document that this program wrote: a play, a manifest, a result.
pub const DOCUMENT: u64 = 256 << 20;

/// The most bytes of a table with a line for each position: a learned one, or a certificate.
pub const TABLE: u64 = 1 << 30;

/// Bytes as text in UTF-8.
pub fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
