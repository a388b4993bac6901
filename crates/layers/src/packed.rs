//! Blocks as they are stored: as they are, or compressed once nobody works on them any more.

use std::{borrow::Cow, io};

/// How blocks are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    /// As they are.
    Plain,
    /// Compressed by zstd.
    Zstd,
}

impl Packing {
    pub(crate) const ALL: [Packing; 2] = [Packing::Plain, Packing::Zstd];

    pub(crate) fn bit(self) -> u16 {
        u16::from(self == Packing::Zstd)
    }
}

/// The level that made values a fifth of their size in a prototype; higher ones gain little.
#[cfg(not(target_arch = "wasm32"))]
const LEVEL: i32 = 3;

/// No block is longer when unpacked: ten bytes for each of 4,096 keys, and nineteen for its ways.
#[cfg(not(target_arch = "wasm32"))]
const LONGEST: usize = crate::file::BLOCK * (10 + 19);

pub(crate) fn pack(packing: Packing, bytes: &[u8]) -> io::Result<Cow<'_, [u8]>> {
    match packing {
        Packing::Plain => Ok(Cow::Borrowed(bytes)),
        Packing::Zstd => compress(bytes).map(Cow::Owned),
    }
}

/// What was packed; `None` if it cannot be.
pub(crate) fn unpack<'a>(
    packing: Packing,
    stored: &'a [u8],
    buffer: &'a mut Vec<u8>,
) -> Option<&'a [u8]> {
    match packing {
        Packing::Plain => Some(stored),
        Packing::Zstd => {
            *buffer = decompress(stored)?;
            Some(buffer)
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn compress(bytes: &[u8]) -> io::Result<Vec<u8>> {
    zstd::bulk::compress(bytes, LEVEL)
}

#[cfg(not(target_arch = "wasm32"))]
fn decompress(stored: &[u8]) -> Option<Vec<u8>> {
    zstd::bulk::decompress(stored, LONGEST).ok()
}

#[cfg(target_arch = "wasm32")]
fn compress(_bytes: &[u8]) -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(target_arch = "wasm32")]
fn decompress(_stored: &[u8]) -> Option<Vec<u8>> {
    None
}
