//! Memory of a table: zeros that cost nothing until they are touched, and hints to the processor.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]
#![expect(unsafe_code, reason = "neither lazy zeros nor hints have a safe form")]

use std::{marker::PhantomData, sync::atomic::AtomicU64};

use stratege_core::Key;

/// A word of each of the entries that share a cache line: a position is looked for in all of them.
pub(super) type Bucket = [AtomicU64; 4];

/// Buckets, each within one cache line, whose entries have as many words as keys.
pub(super) struct Buckets<K> {
    entries: Box<[AtomicU64]>,
    /// Words before the first cache line begins.
    offset: usize,
    of: PhantomData<fn(K)>,
}

/// Bytes that the processor reads at once.
const CACHE_LINE: usize = 64;

impl<K: Key> Buckets<K> {
    /// Words of a bucket.
    const WORDS: usize = (4 * K::BITS / u64::BITS) as usize;

    /// Bytes of a bucket.
    pub(super) const BYTES: usize = Self::WORDS * size_of::<AtomicU64>();

    /// Empty buckets. The system hands out their memory page by page, when it is first written:
    /// it would not if it were asked for more than the usual alignment.
    pub(super) fn empty(count: usize) -> Buckets<K> {
        let entries =
            Box::new_zeroed_slice(Self::WORDS * count + CACHE_LINE / size_of::<AtomicU64>());
        // SAFETY: entries are integers, and all bits zero are the integer zero.
        let entries: Box<[AtomicU64]> = unsafe { entries.assume_init() };
        let offset = entries.as_ptr().align_offset(CACHE_LINE);
        Buckets { entries, offset, of: PhantomData }
    }

    /// The first word of each entry.
    #[inline(always)]
    pub(super) fn get(&self, index: usize) -> &Bucket {
        self.words(index, 0)
    }

    /// The second word of each entry, where keys have two.
    #[inline(always)]
    pub(super) fn upper(&self, index: usize) -> &Bucket {
        self.words(index, 4)
    }

    #[inline(always)]
    fn words(&self, index: usize, first: usize) -> &Bucket {
        let entries = &self.entries[self.offset + Self::WORDS * index + first..];
        entries.first_chunk().expect("a bucket is whole")
    }
}

/// Tells the processor that `bucket` is needed soon.
#[inline(always)]
pub(super) fn prefetch(bucket: &Bucket) {
    // Other processors are told nothing.
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bucket;
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a hint reads nothing, and every processor of this kind understands it.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(bucket.as_ptr().cast()) }
    }
}
