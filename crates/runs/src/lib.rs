//! What is kept on disk: files written whole or not at all, and the results of tournaments.

mod digest;
pub mod files;
mod store;

pub use digest::{digest, digest_of, named_files};
pub use files::Disk;
pub use store::Store;
