//! What is kept of a run, so that it survives a crash; where it is kept is not known here.

use std::{collections::BTreeMap, io, ops::Range, path::PathBuf};

use super::block::{Block, Flaw};

/// Blocks of a tournament that are kept.
pub trait Blocks {
    /// The blocks with these numbers that are there.
    fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError>;

    /// Keeps blocks, all of them or none.
    fn keep(&mut self, blocks: &[Block]) -> Result<(), StoreError>;

    /// Whether blocks that are missing are played.
    fn is_filled(&self) -> bool {
        true
    }
}

/// What is kept and nothing else: blocks that are missing are not played.
pub struct OnlyKept<'a>(pub &'a dyn Blocks);

impl Blocks for OnlyKept<'_> {
    fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError> {
        self.0.blocks(range)
    }

    /// There is nothing to keep: nothing is played.
    fn keep(&mut self, _: &[Block]) -> Result<(), StoreError> {
        Ok(())
    }

    fn is_filled(&self) -> bool {
        false
    }
}

/// Blocks that are kept as long as the program runs, by their index and pairing.
#[derive(Default)]
pub struct KeptInMemory(BTreeMap<(u32, u32), Block>);

impl Blocks for KeptInMemory {
    fn blocks(&self, range: Range<u32>) -> Result<Vec<Block>, StoreError> {
        let range = (range.start, 0)..(range.end, 0);
        Ok(self.0.range(range).map(|(_, block)| block.clone()).collect())
    }

    fn keep(&mut self, blocks: &[Block]) -> Result<(), StoreError> {
        let placed = |block: &Block| ((block.index, block.pairing), block.clone());
        self.0.extend(blocks.iter().map(placed));
        Ok(())
    }
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
