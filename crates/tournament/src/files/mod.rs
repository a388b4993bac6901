//! Files: read within bounds, written whole or not at all, and checked for damage.

mod checksum;
mod reading;
mod sealing;
mod trouble;
mod writing;

pub use checksum::crc32;
pub use reading::{DOCUMENT, TABLE, TEXT, bounded, read, read_text, text};
pub use sealing::{CHECKSUM, Seal, checksum_of, seal_of};
pub use trouble::{FileTrouble, TooLarge};
pub use writing::{NewFile, abandon, check_place, write};
