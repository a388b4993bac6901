//! What is kept on disk: files written whole or not at all, and the results of tournaments.

pub mod files;
mod store;

pub use files::Disk;
pub use store::Store;
