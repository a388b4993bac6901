//! Answers as compressed JSON, written without a copy of them in between.

use std::{
    io::{self, BufWriter, Cursor, Read, Write},
    iter,
    sync::Arc,
};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use serde::Serialize;
use stratege_catalog::core::Watch;

/// An answer that is kept.
#[derive(Debug)]
pub struct Packed {
    bytes: Arc<[u8]>,
    /// Bytes of the JSON.
    length: u64,
}

/// Why an answer is not packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PackError {
    /// It does not fit.
    TooLarge,
    /// Nobody wants it any more, or its time is up.
    Stopped,
    /// It is not JSON: a bug of ours.
    Unwritable(String),
}

/// Bytes that are unpacked at once.
const PIECE: usize = 64 << 10;

impl Packed {
    /// Writes an answer, in `most` bytes at most.
    pub(crate) fn new(
        answer: &impl Serialize,
        most: u64,
        watch: &dyn Watch,
    ) -> Result<Packed, PackError> {
        let bounded = Bounded { bytes: Vec::new(), most };
        let encoder = DeflateEncoder::new(bounded, Compression::fast());
        let counted = Counted { inner: encoder, length: 0, watch };
        // JSON is written in tiny pieces, which are compressed in larger ones.
        let mut writer = BufWriter::with_capacity(PIECE, counted);
        let written = serde_json::to_writer(&mut writer, answer);
        if let Err(error) = written
            && !error.is_io()
        {
            return Err(PackError::Unwritable(error.to_string()));
        }
        let why_not = || if watch.stop() { PackError::Stopped } else { PackError::TooLarge };
        let counted = writer.into_inner().map_err(|_| why_not())?;
        let length = counted.length;
        let bounded = counted.inner.finish().map_err(|_| why_not())?;
        Ok(Packed { bytes: bounded.bytes.into(), length })
    }

    /// Bytes that it takes.
    pub(crate) fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Bytes of the JSON.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The JSON, piece by piece.
    pub fn pieces(&self) -> impl Iterator<Item = Vec<u8>> + Send + use<> {
        let mut decoder = DeflateDecoder::new(Cursor::new(Arc::clone(&self.bytes)));
        iter::from_fn(move || {
            let mut piece = Vec::with_capacity(PIECE);
            // What was packed here is unpacked here, and from memory.
            decoder.by_ref().take(PIECE as u64).read_to_end(&mut piece).ok()?;
            (!piece.is_empty()).then_some(piece)
        })
    }

    /// The JSON at once.
    pub fn text(&self) -> String {
        let all: Vec<u8> = self.pieces().flatten().collect();
        String::from_utf8(all).expect("JSON is text")
    }
}

/// Counts what is written, and asks whether to go on.
struct Counted<'a, W> {
    inner: W,
    length: u64,
    watch: &'a dyn Watch,
}

impl<W: Write> Write for Counted<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.watch.stop() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let written = self.inner.write(bytes)?;
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Bytes up to a number.
struct Bounded {
    bytes: Vec<u8>,
    most: u64,
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if (self.bytes.len() + bytes.len()) as u64 > self.most {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use stratege_catalog::core::Unwatched;

    use super::*;
    use crate::watch::Never;

    #[test]
    fn what_is_packed_is_unpacked() {
        let long: Vec<u32> = (0..100_000).collect();
        let packed = Packed::new(&long, 1 << 20, &Unwatched).expect("room");
        let text = serde_json::to_string(&long).expect("numbers");
        assert_eq!((packed.text(), packed.length()), (text.clone(), text.len() as u64));
        assert!(packed.size() < packed.length());
        assert!(packed.pieces().count() > 1);
    }

    #[test]
    fn what_is_too_large_or_given_up_is_not() {
        let long: Vec<u32> = (0..100_000).collect();
        let packed = |most: u64, watch: &dyn Watch| Packed::new(&long, most, watch).err();
        assert_eq!(packed(1000, &Unwatched), Some(PackError::TooLarge));
        assert_eq!(packed(1 << 20, &Never), Some(PackError::Stopped));
    }
}
