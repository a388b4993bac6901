//! A layer with its values, as much of it at a time as fits into memory.

use crate::{FolderError, cursor::Layer, merge::END, worth::Worth};

/// Bits of a key by which a window is divided before it is searched.
const BUCKET_BITS: u32 = 16;

/// A window that moves over a layer.
pub(crate) struct Windows<'a> {
    pub(crate) layer: &'a Layer,
    /// Most keys in a window.
    held: usize,
    next_block: usize,
    /// Whether the window has reached the end of the layer.
    ended: bool,
    /// Keys of the window are from here on, and below there.
    low: u64,
    high: u64,
    keys: Vec<u64>,
    worths: Vec<Worth>,
    /// Where the keys of each bucket begin.
    buckets: Vec<u32>,
    shift: u32,
}

impl<'a> Windows<'a> {
    pub(crate) fn new(layer: &'a Layer, held: usize) -> Windows<'a> {
        Windows {
            layer,
            held: held.max(1),
            next_block: 0,
            ended: false,
            low: 0,
            high: 0,
            keys: Vec::new(),
            worths: Vec::new(),
            buckets: Vec::new(),
            shift: 0,
        }
    }

    /// Reads the next keys; false if the windows so far have covered everything.
    pub(crate) fn advance(&mut self) -> Result<bool, FolderError> {
        if self.ended {
            return Ok(false);
        }
        self.keys.clear();
        self.worths.clear();
        let (mut keys, mut worths, mut buffer) = (Vec::new(), Vec::new(), Vec::new());
        while self.next_block < self.layer.blocks() && self.keys.len() < self.held {
            self.layer.read_keys(self.next_block, &mut buffer, &mut keys)?;
            self.layer.read_worths(self.next_block, &mut buffer, &mut worths)?;
            self.keys.extend_from_slice(&keys);
            self.worths.extend_from_slice(&worths);
            self.next_block += 1;
        }
        self.low = self.high;
        self.ended = self.next_block == self.layer.blocks();
        self.high = if self.ended { END } else { self.layer.first(self.next_block) };
        self.divide();
        Ok(true)
    }

    fn divide(&mut self) {
        let widest = self.keys.last().map_or(0, |last| last - self.low);
        self.shift = (u64::BITS - widest.leading_zeros()).saturating_sub(BUCKET_BITS);
        self.buckets.clear();
        self.buckets.resize((1 << BUCKET_BITS) + 1, self.keys.len() as u32);
        for (index, &key) in self.keys.iter().enumerate().rev() {
            self.buckets[((key - self.low) >> self.shift) as usize] = index as u32;
        }
        // A bucket without keys begins where the next one does.
        for bucket in (0..1 << BUCKET_BITS).rev() {
            self.buckets[bucket] = self.buckets[bucket].min(self.buckets[bucket + 1]);
        }
    }

    /// Whether a key belongs to this window, if it is there at all.
    #[inline]
    pub(crate) fn covers(&self, key: u64) -> bool {
        self.low <= key && key < self.high
    }

    /// The worth of a key that the window covers, if it is there.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Worth> {
        let bucket = ((key - self.low) >> self.shift) as usize;
        let range = *self.buckets.get(bucket)?..*self.buckets.get(bucket + 1)?;
        let start = range.start as usize;
        let found = self.keys[start..range.end as usize].binary_search(&key).ok()?;
        Some(self.worths[start + found])
    }
}
