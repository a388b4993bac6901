//! Layers whose files are finished, read block by block.

use crate::{
    FolderError,
    file::{BlockFile, Kind, Name},
    folder::Folder,
    log::LayerLine,
    ways::Child,
    worth::Worth,
};

/// A layer: its keys in the order of its parts, and values beside them where they are known.
pub(crate) struct Layer {
    pub(crate) number: u32,
    pub(crate) keys: Vec<BlockFile>,
    values: Vec<BlockFile>,
    blocks: Vec<Place>,
}

/// Where a block lies.
#[derive(Clone, Copy)]
struct Place {
    first: u64,
    part: usize,
    block: usize,
}

/// What is wanted of a layer besides its keys.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum With {
    Keys,
    Values,
    Ways,
}

impl Layer {
    /// Opens the files of a layer that the log speaks of.
    pub(crate) fn open(
        folder: &dyn Folder,
        game: u32,
        line: &LayerLine,
        with: With,
    ) -> Result<Layer, FolderError> {
        let name = |kind, part| Name { kind, game, layer: line.layer, part };
        let open = |kind| {
            (0..line.parts)
                .map(|part| BlockFile::require(folder, name(kind, part)))
                .collect::<Result<Vec<BlockFile>, FolderError>>()
        };
        let keys = open(if with == With::Ways { Kind::Ways } else { Kind::Keys })?;
        let values = if with == With::Values { open(Kind::Values)? } else { Vec::new() };
        for (keys, values) in keys.iter().zip(&values) {
            if keys.index.len() != values.index.len() {
                return Err(values.name.damaged(None));
            }
        }
        let mut layer = Layer { number: line.layer, keys, values, blocks: Vec::new() };
        for (part, file) in layer.keys.iter().enumerate() {
            let places = file.index.iter().enumerate();
            let place = |(block, entry): (usize, &crate::file::Entry)| Place {
                first: entry.first,
                part,
                block,
            };
            layer.blocks.extend(places.map(place));
        }
        Ok(layer)
    }

    pub(crate) fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The first key of a block.
    pub(crate) fn first(&self, block: usize) -> u64 {
        self.blocks[block].first
    }

    /// The blocks of a part.
    pub(crate) fn part(&self, part: usize) -> std::ops::Range<usize> {
        let start = self.keys[..part].iter().map(|file| file.index.len()).sum();
        start..start + self.keys[part].index.len()
    }

    /// The last block all of whose keys may be at least `low`, as `image` moves them: it never
    /// falls as keys grow.
    pub(crate) fn seek(&self, low: u64, image: impl Fn(u64) -> u64) -> usize {
        self.blocks.partition_point(|block| image(block.first) < low).saturating_sub(1)
    }

    /// The damage where a key has to be, and is not.
    pub(crate) fn lacks(&self, key: u64) -> FolderError {
        let block = self.blocks.partition_point(|block| block.first <= key).saturating_sub(1);
        // A layer without blocks has files all the same.
        let part = self.blocks.get(block).map_or(0, |block| block.part);
        self.keys[part].name.damaged(None)
    }

    /// Replaces `keys` by those of a block.
    pub(crate) fn read_keys<C: Child>(
        &self,
        block: usize,
        buffer: &mut Vec<u8>,
        keys: &mut Vec<C>,
    ) -> Result<(), FolderError> {
        let Place { part, block, .. } = self.blocks[block];
        self.keys[part].keys(block, buffer, keys)
    }

    /// Replaces `worths` by those of a block.
    pub(crate) fn read_worths(
        &self,
        block: usize,
        buffer: &mut Vec<u8>,
        worths: &mut Vec<Worth>,
    ) -> Result<(), FolderError> {
        let Place { part, block, .. } = self.blocks[block];
        let file = &self.values[part];
        let bytes = file.block(block, buffer)?;
        if bytes.len() != self.keys[part].index[block].count as usize {
            return Err(file.name.damaged(Some(block)));
        }
        worths.clear();
        worths.extend(bytes.iter().map(|&byte| byte as Worth));
        Ok(())
    }
}

/// Blocks one after the other.
pub(crate) struct Blocks<'a> {
    pub(crate) layer: &'a Layer,
    next: usize,
    end: usize,
    buffer: Vec<u8>,
}

impl<'a> Blocks<'a> {
    pub(crate) fn new(layer: &'a Layer, blocks: std::ops::Range<usize>) -> Blocks<'a> {
        Blocks { layer, next: blocks.start, end: blocks.end, buffer: Vec::new() }
    }

    /// Replaces `keys` by those of the next block and tells which one it is; `None` at the end.
    pub(crate) fn next<C: Child>(
        &mut self,
        keys: &mut Vec<C>,
    ) -> Result<Option<usize>, FolderError> {
        if self.next == self.end {
            return Ok(None);
        }
        let block = self.next;
        self.layer.read_keys(block, &mut self.buffer, keys)?;
        self.next += 1;
        Ok(Some(block))
    }
}

/// Keys and their worths in increasing order, for whoever asks in increasing order.
pub(crate) struct Finder<'a> {
    pub(crate) layer: &'a Layer,
    next: usize,
    keys: Vec<u64>,
    worths: Vec<Worth>,
    at: usize,
    buffer: Vec<u8>,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(layer: &'a Layer) -> Finder<'a> {
        Finder { layer, next: 0, keys: Vec::new(), worths: Vec::new(), at: 0, buffer: Vec::new() }
    }

    /// The worth of `key`, if it is there. Keys that are asked for never become smaller.
    #[inline]
    pub(crate) fn find(&mut self, key: u64) -> Result<Option<Worth>, FolderError> {
        loop {
            while let Some(&here) = self.keys.get(self.at) {
                if here >= key {
                    return Ok((here == key).then(|| self.worths[self.at]));
                }
                self.at += 1;
            }
            if !self.load(key)? {
                return Ok(None);
            }
        }
    }

    /// Reads the block in which `key` would be, unless all that is left has been read.
    #[cold]
    fn load(&mut self, key: u64) -> Result<bool, FolderError> {
        let rest = self.next..self.layer.blocks();
        if rest.is_empty() {
            return Ok(false);
        }
        // Whole blocks are stepped over where nobody asks for long.
        let next_ones = &self.layer.blocks[rest];
        let steps = next_ones.partition_point(|block| block.first <= key).saturating_sub(1);
        let block = self.next + steps;
        self.layer.read_keys(block, &mut self.buffer, &mut self.keys)?;
        self.layer.read_worths(block, &mut self.buffer, &mut self.worths)?;
        self.at = 0;
        self.next = block + 1;
        Ok(true)
    }
}
