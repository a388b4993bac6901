//! What is kept of a run, so that it survives a crash; where it is kept is not known here.

use std::{io, ops::Range, path::PathBuf};

use super::block::{Block, Flaw};

/// Blocks of a tournament that are kept.
pub trait Blocks {
    /// The blocks with these numbers that are there.
    fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError>;

    /// Keeps blocks, all of them or none.
    fn keep(&mut self, blocks: &[Block]) -> Result<(), StoreError>;
}

/// Why a file of results cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error("the file of results cannot be used: {0}")]
    Database(Box<dyn std::error::Error + Send + Sync>),
    /// The system says so.
    #[error("the file of results cannot be used: {0}")]
    File(#[from] io::Error),
    /// There is no tournament in the file.
    #[error("the file holds no tournament")]
    Empty,
    /// The program was stopped while it made the file.
    #[error("the file holds no tournament yet")]
    Unborn,
    /// The file exists already.
    #[error("the file exists already")]
    Exists,
    /// Part of another file lies where the database would take it for part of this one.
    #[error("{path} is left from another file")]
    Orphan {
        /// The part.
        path: PathBuf,
    },
    /// The file is of another version of the format.
    #[error("the file is of version {found}, and {understood} is understood")]
    Version {
        /// Its version.
        found: i32,
        /// The version that can be read.
        understood: i32,
    },
    /// The file as a whole is damaged.
    #[error("the file is damaged: {why}")]
    Damaged {
        /// What was noticed.
        why: String,
    },
    /// A block is damaged.
    #[error("block {block} of pairing {pairing} is damaged: {flaw}")]
    Block {
        /// The pairing, from 0.
        pairing: u32,
        /// The number of the block in its pairing, from 0.
        block: u32,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// A block cannot be written down.
    #[error("a block cannot be written: {0}")]
    Json(#[from] serde_json::Error),
}
