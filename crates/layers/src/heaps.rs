//! Grundy values of heaps of 0, 1, 2, …, in a folder.
//!
//! A file has the values of so many heaps one after the other, two bytes each, or four where one of
//! them needs that. The last file is written anew until it is full; the log, replaced last, tells how many
//! heaps are known. So whatever stops the work, the same call goes on, and ends with the same bytes.

use std::fmt;

use crate::{
    FolderError,
    file::{BLOCK, BlockFile, Kind, Name, Writer},
    folder::Folder,
    log_file,
};

/// The file of the log.
pub(crate) const FILE: &str = "heaps.log";

const TITLE: &str = "stratege heaps 1";

/// Heaps of a file.
pub const GRAIN: u64 = 1 << 20;

/// The values of heaps of one game in a folder.
pub struct HeapFolder<'f> {
    folder: &'f dyn Folder,
    log: Log,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Log {
    game: String,
    grain: u64,
    /// How many heaps are known, the empty one included.
    heaps: u64,
}

impl<'f> HeapFolder<'f> {
    /// The values of a game in a folder; an empty folder is begun.
    pub fn begin(folder: &'f dyn Folder, word: &str) -> Result<HeapFolder<'f>, FolderError> {
        HeapFolder::with_grain(folder, word, GRAIN)
    }

    /// The same with so many heaps to a file, where the folder is begun.
    pub fn with_grain(
        folder: &'f dyn Folder,
        word: &str,
        grain: u64,
    ) -> Result<HeapFolder<'f>, FolderError> {
        match HeapFolder::open(folder)? {
            Some(kept) if kept.log.game == word => Ok(kept),
            Some(kept) => {
                Err(FolderError::Foreign { found: kept.log.game, expected: word.to_owned() })
            }
            None => {
                let log = Log { game: word.to_owned(), grain: grain.max(1), heaps: 0 };
                let kept = HeapFolder { folder, log };
                // What was stopped before the first log has left files of heaps, and no more.
                let is_ours = |name: &str| name.ends_with(Kind::Heaps.ending());
                if log_file::files(folder)?.iter().any(|(name, _)| !is_ours(name)) {
                    return Err(FolderError::NoTable);
                }
                Ok(kept)
            }
        }
    }

    /// What is in a folder; `None` if there are no values of heaps.
    pub fn open(folder: &'f dyn Folder) -> Result<Option<HeapFolder<'f>>, FolderError> {
        let log = log_file::read(folder, FILE, parse)?;
        Ok(log.map(|log| HeapFolder { folder, log }))
    }

    /// The game, without the size of the heap.
    pub fn game(&self) -> &str {
        &self.log.game
    }

    /// How many heaps are known, the empty one included.
    pub fn len(&self) -> u64 {
        self.log.heaps
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.log.heaps == 0
    }

    /// Bytes of all files.
    pub fn bytes(&self) -> Result<u64, FolderError> {
        log_file::bytes_beside(self.folder, FILE)
    }

    /// How many heaps there have to be for one more file to be full.
    pub fn next_part(&self) -> u64 {
        (self.log.heaps / self.log.grain + 1) * self.log.grain
    }

    /// Refuses what the disk has no room for: two bytes for each heap that is not known.
    pub fn expect_room(&self, heaps: u64) -> Result<(), FolderError> {
        log_file::expect_room(self.folder, 2 * heaps.saturating_sub(self.log.heaps))
    }

    /// All values that are known, every block compared with its checksum.
    pub fn values(&self) -> Result<Vec<u32>, FolderError> {
        let mut values = Vec::with_capacity(self.log.heaps as usize);
        let mut buffer = Vec::new();
        for part in 0..self.parts() {
            let file = self.file(part)?;
            let width = width_of(&file)?;
            for block in 0..file.index.len() {
                let bytes = file.block(block, &mut buffer)?;
                if bytes.len() != file.index[block].count as usize * width {
                    return Err(file.name.damaged(Some(block)));
                }
                let value = |bytes: &[u8]| {
                    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte))
                };
                values.extend(bytes.chunks_exact(width).map(value));
            }
            // The last file may have been written just before the log was not.
            values.truncate(self.log.heaps as usize);
        }
        Ok(values)
    }

    /// Keeps the values of so many heaps, if that is more than before.
    pub fn save(&mut self, heaps: u64, value: impl Fn(u32) -> u32) -> Result<(), FolderError> {
        if heaps <= self.log.heaps {
            return Ok(());
        }
        let grain = self.log.grain;
        for part in self.log.heaps / grain..heaps.div_ceil(grain) {
            let range = part * grain..heaps.min((part + 1) * grain);
            let is_wide = range.clone().any(|heap| value(heap as u32) > u32::from(u16::MAX));
            let width = if is_wide { 4 } else { 2 };
            let mut writer = Writer::new(self.folder, self.name(part as u32))?;
            let mut bytes = Vec::with_capacity(BLOCK * width);
            for first in range.clone().step_by(BLOCK) {
                let end = range.end.min(first + BLOCK as u64);
                bytes.clear();
                for heap in first..end {
                    bytes.extend_from_slice(&value(heap as u32).to_le_bytes()[..width]);
                }
                writer.block(first, (end - first) as usize, &bytes)?;
            }
            writer.finish(&[width as u64])?;
        }
        self.log.heaps = heaps;
        log_file::write(self.folder, FILE, &self.log)
    }

    /// Every file that the log speaks of, in order.
    pub(crate) fn each_file(
        &self,
        mut visit: impl FnMut(&BlockFile) -> Result<(), FolderError>,
    ) -> Result<(), FolderError> {
        (0..self.parts()).try_for_each(|part| visit(&self.file(part)?))
    }

    fn parts(&self) -> u32 {
        self.log.heaps.div_ceil(self.log.grain) as u32
    }

    fn name(&self, part: u32) -> Name {
        let game = crc32fast::hash(self.log.game.as_bytes());
        Name { kind: Kind::Heaps, game, layer: 0, part }
    }

    /// A file that has as many heaps as the log says, or more.
    fn file(&self, part: u32) -> Result<BlockFile, FolderError> {
        let file = BlockFile::require(self.folder, self.name(part))?;
        let wanted = self.log.grain.min(self.log.heaps - u64::from(part) * self.log.grain);
        if (wanted..=self.log.grain).contains(&file.entries()) {
            width_of(&file)?;
            return Ok(file);
        }
        Err(file.name.damaged(None))
    }
}

fn width_of(file: &BlockFile) -> Result<usize, FolderError> {
    match file.totals[..] {
        [2] => Ok(2),
        [4] => Ok(4),
        _ => Err(file.name.damaged(None)),
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Log { game, grain, heaps } = self;
        writeln!(f, "{TITLE}\ngame {game}\ngrain {grain}\nheaps {heaps}")
    }
}

fn parse(text: &str) -> Option<Log> {
    let mut lines = text.lines();
    (lines.next()? == TITLE).then_some(())?;
    let game = lines.next()?.strip_prefix("game ")?.to_owned();
    let grain: u64 = lines.next()?.strip_prefix("grain ")?.parse().ok()?;
    let heaps = lines.next()?.strip_prefix("heaps ")?.parse().ok()?;
    (lines.next().is_none() && grain > 0).then_some(Log { game, grain, heaps })
}
