//! Parts of a tournament as texts: played on any machine, and put together on one.
//!
//! A part is a text. Its first line says what it is a part of and which blocks it has; every other
//! line is a block, in their order. A line begins with a checksum of all that follows in it, and that
//! of a block depends on the first line too: a part that was cut, changed or put together from
//! others is noticed.

use std::{io, ops::Range};

use serde::{Deserialize, Serialize};

use super::{Block, Blocks, Flaw, Schedule, StoreError, block::in_order};
use crate::files::crc32;

/// What blocks are blocks of; those of anything else do not go together with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The version of the program.
    pub stratege: String,
    /// The digest of the program.
    pub program: String,
    /// The digest of what describes the tournament.
    pub tournament: String,
}

/// The first line of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartHeader {
    /// What it is a part of.
    #[serde(flatten)]
    pub origin: Origin,
    /// Which of how many, as `3/24`, if it was asked for so.
    pub part: Option<String>,
    /// The number of its first block, and that of the first one that follows.
    pub blocks: Range<u64>,
}

/// A part that is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedPart {
    /// Its first line.
    pub header: PartHeader,
    /// Its blocks.
    pub blocks: Vec<Block>,
}

/// Why a part is refused.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// It is no part of any tournament, or its first line is damaged.
    #[error("it is not a part of a tournament")]
    Unknown,
    /// It was played by another version.
    #[error("it was played by Stratège {found}, and this is {expected}")]
    Version {
        /// Its version.
        found: String,
        /// That of this program.
        expected: String,
    },
    /// It was played by another program of the same version.
    #[error("it was played by another program")]
    Program,
    /// It is a part of another tournament.
    #[error("it is a part of another tournament")]
    Foreign,
    /// It has other blocks than it says.
    #[error("it has {found} of {expected} blocks")]
    Short {
        /// Whole blocks.
        found: u64,
        /// Those that it should have.
        expected: u64,
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
    /// The same block was played before, and ended otherwise.
    #[error("block {block} of pairing {pairing} is there already, and is not the same")]
    Unequal {
        /// The pairing, from 0.
        pairing: u32,
        /// The number of the block in its pairing, from 0.
        block: u32,
    },
    /// What is kept cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Writes a part, block by block.
pub struct PartWriter<W: io::Write> {
    to: W,
    seed: u32,
}

impl<W: io::Write> PartWriter<W> {
    /// Begins a part.
    pub fn new(header: &PartHeader, mut to: W) -> io::Result<PartWriter<W>> {
        let line = serde_json::to_string(header)?;
        let seed = crc32(line.as_bytes());
        writeln!(to, "{seed:08x} {line}")?;
        Ok(PartWriter { to, seed })
    }

    /// Writes the next blocks.
    pub fn write(&mut self, blocks: &[Block]) -> io::Result<()> {
        blocks.iter().try_for_each(|block| {
            let line = serde_json::to_string(block)?;
            writeln!(self.to, "{:08x} {line}", sum(self.seed, &line))
        })
    }

    /// Where it was written.
    pub fn finish(self) -> W {
        self.to
    }
}

/// The checksum of a block in a part whose first line has the checksum `seed`.
fn sum(seed: u32, line: &str) -> u32 {
    crc32(format!("{seed:08x} {line}").as_bytes())
}

impl PlayedPart {
    /// Reads a part of what `origin` says; `schedule` says which blocks there are.
    pub fn read(text: &str, origin: &Origin, schedule: &Schedule) -> Result<PlayedPart, PartError> {
        let (first, rest) = text.split_once('\n').ok_or(PartError::Unknown)?;
        let (seed, line) = checked(first).ok_or(PartError::Unknown)?;
        if seed != crc32(line.as_bytes()) {
            return Err(PartError::Unknown);
        }
        let header: PartHeader = serde_json::from_str(line).map_err(|_| PartError::Unknown)?;
        header.origin.check(origin)?;
        let Range { start, end } = header.blocks;
        if start > end || end > schedule.blocks() {
            return Err(PartError::Unknown);
        }
        let mut blocks = Vec::new();
        // A line without its end was cut.
        for text in rest.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let number = start + blocks.len() as u64;
            if number >= end {
                let found = end - start + 1;
                return Err(PartError::Short { found, expected: end - start });
            }
            blocks.push(read_block(text, seed, number, schedule)?);
        }
        let found = blocks.len() as u64;
        if found != end - start || !rest.is_empty() && !rest.ends_with('\n') {
            return Err(PartError::Short { found, expected: end - start });
        }
        Ok(PlayedPart { header, blocks })
    }

    /// Adds its blocks to those that are kept, and gives how many were new; none is added if one of
    /// them was kept before and is not the same.
    pub fn merge(self, store: &mut dyn Blocks) -> Result<u64, PartError> {
        let indices = self.blocks.iter().map(|block| block.index);
        let (Some(low), Some(high)) = (indices.clone().min(), indices.max()) else { return Ok(0) };
        let mut known = store.blocks(low..high + 1)?;
        in_order(&mut known);
        let place = |block: &Block| (block.index, block.pairing);
        let mut fresh = Vec::new();
        for block in self.blocks {
            match known.binary_search_by_key(&place(&block), place) {
                Err(_) => fresh.push(block),
                Ok(there) if known[there] == block => {}
                Ok(_) => {
                    let Block { pairing, index, .. } = block;
                    return Err(PartError::Unequal { pairing, block: index });
                }
            }
        }
        store.keep(&fresh)?;
        Ok(fresh.len() as u64)
    }
}

impl Origin {
    /// Refuses another origin than the one that is expected.
    fn check(&self, expected: &Origin) -> Result<(), PartError> {
        if self.stratege != expected.stratege {
            let (found, expected) = (self.stratege.clone(), expected.stratege.clone());
            return Err(PartError::Version { found, expected });
        }
        if self.tournament != expected.tournament {
            return Err(PartError::Foreign);
        }
        if self.program != expected.program {
            return Err(PartError::Program);
        }
        Ok(())
    }
}

/// The checksum of a line, and what follows it.
fn checked(line: &str) -> Option<(u32, &str)> {
    let (sum, rest) = line.split_once(' ')?;
    Some((u32::from_str_radix(sum, 16).ok()?, rest))
}

/// The block that a line holds, which must be the one with this number.
fn read_block(text: &str, seed: u32, number: u64, schedule: &Schedule) -> Result<Block, PartError> {
    let (pairing, index) = schedule.place(number);
    let refused = |flaw| PartError::Block { pairing, block: index, flaw };
    let (found, line) = checked(text).ok_or_else(|| refused(Flaw::Checksum))?;
    if found != sum(seed, line) {
        return Err(refused(Flaw::Checksum));
    }
    let block: Block = serde_json::from_str(line).map_err(|_| refused(Flaw::Tally))?;
    if (block.pairing, block.index) != (pairing, index) {
        return Err(refused(Flaw::Place));
    }
    block.check(schedule.pairs(number)).map_err(refused)?;
    Ok(block)
}

#[cfg(test)]
mod tests;
