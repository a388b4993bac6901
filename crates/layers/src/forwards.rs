//! What both ways of making a layer share: writing keys, and cutting a layer into parts.

use std::ops::AddAssign;

use stratege_core::Meter;

use crate::{
    FolderError,
    cursor::Layer,
    file::{BLOCK, BlockFile, Kind, Name, Writer, push_difference},
    folder::Folder,
    log::LayerLine,
    merge::END,
    ways::{self, Child, push_ways},
};

/// Most parts of a layer.
const MOST_PARTS: u64 = 4096;

/// What is counted while a part is made; kept in its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) keys: u64,
    pub(crate) classes: u64,
    pub(crate) positions: u64,
    pub(crate) arcs: u64,
    pub(crate) endings: [u64; 3],
    pub(crate) ending_classes: [u64; 3],
}

impl Counts {
    pub(crate) fn totals(&self) -> Vec<u64> {
        let sums = [self.keys, self.classes, self.positions, self.arcs];
        [&sums[..], &self.endings, &self.ending_classes].concat()
    }

    /// What a finished file says.
    pub(crate) fn of(file: &BlockFile) -> Result<Counts, FolderError> {
        let damaged = || file.name.damaged(None);
        let &[keys, classes, positions, arcs, ref splits @ ..] = &file.totals[..] else {
            return Err(damaged());
        };
        let [endings, ending_classes] = two_splits(splits).ok_or_else(damaged)?;
        Ok(Counts { keys, classes, positions, arcs, endings, ending_classes })
    }

    pub(crate) fn line(&self, layer: u32, parts: u32, bytes: u64) -> LayerLine {
        let &Counts { keys, classes, positions, arcs, endings, ending_classes } = self;
        LayerLine { layer, parts, keys, classes, positions, arcs, endings, ending_classes, bytes }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.keys += other.keys;
        self.classes += other.classes;
        self.positions += other.positions;
        self.arcs += other.arcs;
        for index in 0..3 {
            self.endings[index] += other.endings[index];
            self.ending_classes[index] += other.ending_classes[index];
        }
    }
}

/// Two splits that were written one after the other; `None` if there are more or fewer numbers.
pub(crate) fn two_splits(numbers: &[u64]) -> Option<[[u64; 3]; 2]> {
    let (first, second) = numbers.split_first_chunk()?;
    Some([*first, second.try_into().ok()?])
}

/// Writes keys in increasing order, and their ways if they have them.
pub(crate) struct KeyWriter<'f> {
    writer: Writer<'f>,
    first: u64,
    last: u64,
    count: usize,
    bytes: Vec<u8>,
    ways: Vec<u8>,
}

impl<'f> KeyWriter<'f> {
    pub(crate) fn new(folder: &'f dyn Folder, name: Name) -> Result<KeyWriter<'f>, FolderError> {
        let writer = Writer::new(folder, name)?;
        let bytes = Vec::with_capacity(2 * BLOCK);
        Ok(KeyWriter { writer, first: 0, last: 0, count: 0, bytes, ways: Vec::new() })
    }

    #[inline]
    pub(crate) fn push<C: Child>(&mut self, child: C) -> Result<(), FolderError> {
        let key = child.key();
        if self.count == 0 {
            self.first = key;
        } else {
            push_difference(&mut self.bytes, key - self.last);
        }
        if C::HAS_WAYS {
            push_ways(&mut self.ways, child.ways());
        }
        self.last = key;
        self.count += 1;
        if self.count == BLOCK { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), FolderError> {
        self.bytes.append(&mut self.ways);
        self.writer.block(self.first, self.count, &self.bytes)?;
        self.bytes.clear();
        self.count = 0;
        Ok(())
    }

    pub(crate) fn finish(mut self, totals: &[u64]) -> Result<(), FolderError> {
        if self.count > 0 {
            self.flush()?;
        }
        self.writer.finish(totals)
    }
}

/// Writes a part of a layer: its keys, and beside them their ways if they have them.
pub(crate) struct PartWriter<'f> {
    keys: KeyWriter<'f>,
    ways: Option<KeyWriter<'f>>,
    pub(crate) counts: Counts,
    plays: [u128; 3],
}

impl<'f> PartWriter<'f> {
    /// A writer of the file `name`, of children such as `C`.
    pub(crate) fn new<C: Child>(
        folder: &'f dyn Folder,
        name: Name,
    ) -> Result<PartWriter<'f>, FolderError> {
        let beside = Name { kind: Kind::Ways, ..name.clone() };
        let ways = C::HAS_WAYS.then(|| KeyWriter::new(folder, beside)).transpose()?;
        let keys = KeyWriter::new(folder, name)?;
        Ok(PartWriter { keys, ways, counts: Counts::default(), plays: [0; 3] })
    }

    /// Writes a position in which the play goes on.
    #[inline]
    pub(crate) fn push<C: Child>(&mut self, child: C) -> Result<(), FolderError> {
        self.counts.keys += 1;
        if let (true, Some(ways)) = (C::HAS_WAYS, &mut self.ways) {
            ways.push(child)?;
        }
        self.keys.push(child.key())
    }

    /// Counts the plays that end in a position, as part of `split`.
    #[inline]
    pub(crate) fn end<C: Child>(&mut self, child: C, split: usize) {
        if C::HAS_WAYS {
            self.plays[split] = self.plays[split].saturating_add(child.ways());
        }
    }

    /// Gives the files their names.
    pub(crate) fn finish(self) -> Result<Counts, FolderError> {
        // The keys say that the part is there, so they come last.
        if let Some(ways) = self.ways {
            ways.finish(&ways::totals(self.plays))?;
        }
        self.keys.finish(&self.counts.totals())?;
        Ok(self.counts)
    }
}

/// The plays that end in a layer of so many parts.
pub(crate) fn plays_of_parts(
    folder: &dyn Folder,
    name: impl Fn(u32) -> Name,
    parts: u32,
) -> Result<[u128; 3], FolderError> {
    let mut sum = [0; 3];
    for part in 0..parts {
        // On a network file system, what is there may be seen later.
        let file = BlockFile::open(folder, name(part))?.ok_or(FolderError::Unfinished)?;
        let plays = ways::of_totals(&file.totals).ok_or_else(|| file.name.damaged(None))?;
        sum = ways::add(sum, plays);
    }
    Ok(sum)
}

/// Where the parts of the layer after `layer` begin and end, each about `grain` keys.
pub(crate) fn cuts(layer: &Layer, grain: u64) -> Vec<u64> {
    let keys: u64 = layer.keys.iter().map(BlockFile::entries).sum();
    let blocks = layer.blocks() as u64;
    // A layer has about twice the keys of the one before it.
    let parts = (2 * keys / grain.max(1)).clamp(1, MOST_PARTS).min(blocks.max(1));
    let inner = (1..parts).map(|part| layer.first((part * blocks / parts) as usize));
    std::iter::once(0).chain(inner).chain([END]).collect()
}

/// The keys of a part of the layer after `layer`: from the first one on, and below the second one.
pub(crate) fn range(layer: &Layer, grain: u64, part: u32) -> Result<[u64; 2], FolderError> {
    let cuts = cuts(layer, grain);
    let found = cuts.get(part as usize..).and_then(|rest| rest.first_chunk());
    // Nobody asks for a part that there is not, unless files were changed meanwhile.
    found.copied().ok_or(FolderError::Unfinished)
}

/// Makes the parts of the next layer that are not there yet.
pub(crate) fn parts(
    folder: &dyn Folder,
    name: impl Fn(u32) -> Name,
    cuts: &[u64],
    mut make: impl FnMut(Name, u64, u64) -> Result<(), FolderError>,
) -> Result<(), FolderError> {
    for (part, range) in (0..).zip(cuts.windows(2)) {
        if BlockFile::open(folder, name(part))?.is_none() {
            make(name(part), range[0], range[1])?;
        }
    }
    Ok(())
}

/// What parts that are there count, and their bytes.
pub(crate) fn sum_of_parts(
    folder: &dyn Folder,
    name: impl Fn(u32) -> Name,
    parts: u32,
) -> Result<(Counts, u64), FolderError> {
    let mut sum = Counts::default();
    let mut bytes = 0;
    for part in 0..parts {
        let file = BlockFile::require(folder, name(part))?;
        sum += Counts::of(&file)?;
        bytes += file.len();
    }
    Ok((sum, bytes))
}

/// Counts positions for the watcher, many at a time.
pub(crate) struct Ticks {
    waiting: u64,
}

impl Ticks {
    pub(crate) fn new() -> Ticks {
        Ticks { waiting: 0 }
    }

    #[inline]
    pub(crate) fn tick(&mut self, meter: &mut Meter<'_>) -> Result<(), FolderError> {
        self.waiting += 1;
        if self.waiting < BLOCK as u64 {
            return Ok(());
        }
        self.waiting = 0;
        Ok(meter.add(BLOCK as u64)?)
    }

    /// Counts the rest, once a part is finished: it is kept even where the limit is reached now.
    pub(crate) fn finish(self, meter: &mut Meter<'_>) -> Result<(), FolderError> {
        Ok(meter.add(self.waiting)?)
    }
}
