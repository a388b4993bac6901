//! Files of blocks: each block with a checksum, and an index of them at the end.
//!
//! ```text
//! header  magic, kind, game, layer, part                     24 bytes
//! blocks  bytes, 4,096 entries each
//! index   first key, end, entries, checksum of the block     24 bytes for each block
//! totals  numbers, 8 bytes each
//! tail    where the index begins, blocks, numbers, checksum of header, index, totals and tail
//! ```
//!
//! All numbers are little-endian.

use std::io::Write;

use crate::{
    FolderError,
    folder::{Bytes, Draft, Folder},
    packed::{self, Packing},
    ways::{Child, next_ways},
};

/// Entries of a block.
pub(crate) const BLOCK: usize = 4096;

const MAGIC: &[u8; 8] = b"stratlay";
const HEADER: usize = 24;
pub(crate) const ENTRY: usize = 24;
const TAIL: usize = 20;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Keys: differences as bytes of seven bits, the first key of a block in the index.
    Keys,
    /// A byte for each key.
    Values,
    /// Keys that have not been merged.
    Run,
    /// The same of one part, where several processes sort.
    Sorted,
    /// Two or four bytes for each heap.
    Heaps,
    /// Keys, then in how many ways the start leads to each of them.
    Ways,
}

impl Kind {
    pub(crate) const ALL: [Kind; 6] =
        [Kind::Keys, Kind::Values, Kind::Run, Kind::Sorted, Kind::Heaps, Kind::Ways];

    /// How the names of its files end.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Kind::Keys => "keys",
            Kind::Values => "values",
            Kind::Run => "run",
            Kind::Sorted => "sorted",
            Kind::Heaps => "heaps",
            Kind::Ways => "ways",
        }
    }

    fn number(self, packing: Packing) -> u16 {
        let kind = match self {
            Kind::Keys => 1,
            Kind::Values => 2,
            Kind::Run => 3,
            Kind::Sorted => 4,
            Kind::Heaps => 5,
            Kind::Ways => 6,
        };
        kind | packing.bit() << 8
    }
}

/// Which file it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) kind: Kind,
    /// A number for the game and its parameters.
    pub(crate) game: u32,
    pub(crate) layer: u32,
    pub(crate) part: u32,
}

impl Name {
    /// The name of the file in its folder.
    pub(crate) fn file(&self) -> String {
        format!("{:03}-{:04}.{}", self.layer, self.part, self.kind.ending())
    }

    fn header(&self, packing: Packing) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..8].copy_from_slice(MAGIC);
        header[8..10].copy_from_slice(&1_u16.to_le_bytes());
        header[10..12].copy_from_slice(&self.kind.number(packing).to_le_bytes());
        for (field, number) in (12..).step_by(4).zip([self.game, self.layer, self.part]) {
            header[field..field + 4].copy_from_slice(&number.to_le_bytes());
        }
        header
    }

    pub(crate) fn damaged(&self, block: Option<usize>) -> FolderError {
        FolderError::Damaged { name: self.file(), block }
    }

    pub(crate) fn failed(&self, error: std::io::Error) -> FolderError {
        FolderError::File { name: self.file(), error }
    }
}

/// One block in the index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) first: u64,
    pub(crate) end: u64,
    pub(crate) count: u32,
    crc: u32,
}

/// Writes a file block by block.
pub(crate) struct Writer<'f> {
    name: Name,
    packing: Packing,
    draft: Box<dyn Draft + 'f>,
    index: Vec<Entry>,
    end: u64,
}

impl<'f> Writer<'f> {
    pub(crate) fn new(folder: &'f dyn Folder, name: Name) -> Result<Writer<'f>, FolderError> {
        Writer::packing(folder, name, Packing::Plain)
    }

    pub(crate) fn packing(
        folder: &'f dyn Folder,
        name: Name,
        packing: Packing,
    ) -> Result<Writer<'f>, FolderError> {
        let mut draft = folder.draft(&name.file()).map_err(|error| name.failed(error))?;
        draft.write_all(&name.header(packing)).map_err(|error| name.failed(error))?;
        Ok(Writer { name, packing, draft, index: Vec::new(), end: HEADER as u64 })
    }

    /// Adds a block that begins with the key `first`.
    pub(crate) fn block(
        &mut self,
        first: u64,
        count: usize,
        bytes: &[u8],
    ) -> Result<(), FolderError> {
        let stored = packed::pack(self.packing, bytes).map_err(|error| self.name.failed(error))?;
        self.draft.write_all(&stored).map_err(|error| self.name.failed(error))?;
        self.end += stored.len() as u64;
        let crc = crc32fast::hash(&stored);
        self.index.push(Entry { first, end: self.end, count: count as u32, crc });
        Ok(())
    }

    /// Writes the index and gives the file its name.
    pub(crate) fn finish(self, totals: &[u64]) -> Result<(), FolderError> {
        let mut rest = Vec::with_capacity(self.index.len() * ENTRY + totals.len() * 8 + TAIL);
        for Entry { first, end, count, crc } in &self.index {
            rest.extend_from_slice(&first.to_le_bytes());
            rest.extend_from_slice(&end.to_le_bytes());
            rest.extend_from_slice(&count.to_le_bytes());
            rest.extend_from_slice(&crc.to_le_bytes());
        }
        totals.iter().for_each(|total| rest.extend_from_slice(&total.to_le_bytes()));
        rest.extend_from_slice(&self.end.to_le_bytes());
        rest.extend_from_slice(&(self.index.len() as u32).to_le_bytes());
        rest.extend_from_slice(&(totals.len() as u32).to_le_bytes());
        let crc = checksum(&self.name.header(self.packing), &rest);
        rest.extend_from_slice(&crc.to_le_bytes());
        let Writer { name, mut draft, .. } = self;
        draft.write_all(&rest).map_err(|error| name.failed(error))?;
        draft.keep().map_err(|error| name.failed(error))
    }
}

fn checksum(header: &[u8], rest: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header);
    hasher.update(rest);
    hasher.finalize()
}

/// A file that is open.
#[derive(Clone)]
pub(crate) struct BlockFile {
    pub(crate) name: Name,
    bytes: Bytes,
    pub(crate) packing: Packing,
    pub(crate) index: Vec<Entry>,
    pub(crate) totals: Vec<u64>,
}

impl BlockFile {
    /// Opens a file and checks everything but its blocks; `None` if there is none.
    pub(crate) fn open(folder: &dyn Folder, name: Name) -> Result<Option<BlockFile>, FolderError> {
        let Some(bytes) = folder.read(&name.file()).map_err(|error| name.failed(error))? else {
            return Ok(None);
        };
        let (packing, index, totals) =
            read_index((*bytes).as_ref(), &name).ok_or_else(|| name.damaged(None))?;
        Ok(Some(BlockFile { name, bytes, packing, index, totals }))
    }

    /// The same where a file that is not there is damage.
    pub(crate) fn require(folder: &dyn Folder, name: Name) -> Result<BlockFile, FolderError> {
        let damaged = name.damaged(None);
        BlockFile::open(folder, name)?.ok_or(damaged)
    }

    pub(crate) fn len(&self) -> u64 {
        (*self.bytes).as_ref().len() as u64
    }

    /// Entries in all blocks.
    pub(crate) fn entries(&self) -> u64 {
        self.index.iter().map(|entry| u64::from(entry.count)).sum()
    }

    /// The bytes of a block as they were handed to the writer, checked; `buffer` holds them where
    /// they are stored otherwise.
    pub(crate) fn block<'a>(
        &'a self,
        block: usize,
        buffer: &'a mut Vec<u8>,
    ) -> Result<&'a [u8], FolderError> {
        let start = block.checked_sub(1).map_or(HEADER as u64, |before| self.index[before].end);
        let entry = self.index[block];
        let damaged = || self.name.damaged(Some(block));
        let range = start as usize..entry.end as usize;
        let stored = (*self.bytes).as_ref().get(range).ok_or_else(damaged)?;
        if crc32fast::hash(stored) != entry.crc {
            return Err(damaged());
        }
        packed::unpack(self.packing, stored, buffer).ok_or_else(damaged)
    }

    /// The keys of a block, which replace those in `keys`.
    pub(crate) fn keys<C: Child>(
        &self,
        block: usize,
        buffer: &mut Vec<u8>,
        keys: &mut Vec<C>,
    ) -> Result<(), FolderError> {
        let Entry { first, count, .. } = self.index[block];
        let bytes = self.block(block, buffer)?;
        read_keys(first, count as usize, bytes, keys).ok_or_else(|| self.name.damaged(Some(block)))
    }
}

/// Appends the difference of two keys, seven bits to a byte.
#[inline]
pub(crate) fn push_difference(bytes: &mut Vec<u8>, mut difference: u64) {
    while difference >= 0x80 {
        bytes.push(difference as u8 | 0x80);
        difference >>= 7;
    }
    bytes.push(difference as u8);
}

/// The keys of a block; `None` if the bytes are not those of so many.
#[inline]
fn read_keys<C: Child>(first: u64, count: usize, bytes: &[u8], keys: &mut Vec<C>) -> Option<()> {
    keys.clear();
    if count == 0 {
        return bytes.is_empty().then_some(());
    }
    keys.reserve(count);
    let mut key = first;
    keys.push(C::new(key, 0));
    let mut bytes = bytes.iter();
    for _ in 1..count {
        let mut byte = *bytes.next()?;
        let mut difference = u64::from(byte & 0x7f);
        let mut shift = 7;
        while byte >= 0x80 {
            byte = *bytes.next()?;
            difference |= u64::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
        }
        key = key.wrapping_add(difference);
        keys.push(C::new(key, 0));
    }
    let mut rest = bytes.as_slice();
    if C::HAS_WAYS {
        for child in keys {
            *child = C::new(child.key(), next_ways(&mut rest)?);
        }
    }
    rest.is_empty().then_some(())
}

fn read_index(bytes: &[u8], name: &Name) -> Option<(Packing, Vec<Entry>, Vec<u64>)> {
    let long = |at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
    let short = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let header = bytes.get(..HEADER)?;
    let packing = Packing::ALL.into_iter().find(|&packing| name.header(packing) == header)?;
    let tail = bytes.len().checked_sub(TAIL)?;
    let (start, blocks) = (usize::try_from(long(tail)?).ok()?, short(tail + 8)? as usize);
    let totals = short(tail + 12)? as usize;
    let rest = bytes.get(start..bytes.len() - 4)?;
    if rest.len() != blocks * ENTRY + totals * 8 + TAIL - 4
        || checksum(header, rest) != short(bytes.len() - 4)?
    {
        return None;
    }
    let entry = |block: usize| {
        let at = start + block * ENTRY;
        Some(Entry {
            first: long(at)?,
            end: long(at + 8)?,
            count: short(at + 16)?,
            crc: short(at + 20)?,
        })
    };
    let index = (0..blocks).map(entry).collect::<Option<Vec<Entry>>>()?;
    let first_total = start + blocks * ENTRY;
    let totals = (0..totals).map(|total| long(first_total + 8 * total)).collect::<Option<_>>()?;
    Some((packing, index, totals))
}
