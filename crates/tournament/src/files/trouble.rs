//! Why a file cannot be used, as a value that can be compared and told in any language.

use std::{fmt, io};

/// Why a file cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileTrouble {
    /// The system says so.
    System(io::ErrorKind),
    /// There is more in it than is read of such files.
    TooLarge(TooLarge),
}

/// More bytes than are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// How many there are; nothing if nobody knows, as with a pipe.
    pub size: Option<u64>,
    /// How many are read at most.
    pub cap: u64,
}

impl From<&io::Error> for FileTrouble {
    fn from(error: &io::Error) -> FileTrouble {
        let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<TooLarge>());
        match inner {
            Some(too_large) => FileTrouble::TooLarge(*too_large),
            None => FileTrouble::System(error.kind()),
        }
    }
}

impl fmt::Display for FileTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileTrouble::System(kind) => kind.fmt(f),
            FileTrouble::TooLarge(too_large) => too_large.fmt(f),
        }
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            Some(size) => write!(f, "it has {size} bytes, and at most {} are read", self.cap),
            None => {
                write!(f, "it has more than {} bytes, which is the most that is read", self.cap)
            }
        }
    }
}

impl std::error::Error for TooLarge {}

impl From<TooLarge> for io::Error {
    fn from(too_large: TooLarge) -> io::Error {
        io::Error::new(io::ErrorKind::FileTooLarge, too_large)
    }
}
