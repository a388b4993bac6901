//! Where tables are kept, whatever that is.

use std::{
    io::{self, Write},
    ops::Deref,
    sync::Arc,
};

/// The bytes of a file, read or mapped.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// A folder of files with short names.
pub trait Folder: Sync {
    /// The files that are there and how long they are, drafts left out, in the order of their names.
    fn files(&self) -> io::Result<Vec<(String, u64)>>;

    /// The bytes of a file; `None` if there is none.
    fn read(&self, name: &str) -> io::Result<Option<Bytes>>;

    /// Begins a file that is there only once it is kept.
    fn draft(&self, name: &str) -> io::Result<Box<dyn Draft + '_>>;

    /// Removes a file, if it is there.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Bytes that can still be written, if that is known.
    fn free(&self) -> Option<u64>;

    /// Where it is, for whoever has to look after it.
    fn place(&self) -> String {
        String::new()
    }
}

/// Whatever leads to a folder is one: a reference, or something shared.
impl<P: Deref<Target: Folder> + Sync> Folder for P {
    fn files(&self) -> io::Result<Vec<(String, u64)>> {
        (**self).files()
    }

    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        (**self).read(name)
    }

    fn draft(&self, name: &str) -> io::Result<Box<dyn Draft + '_>> {
        (**self).draft(name)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        (**self).remove(name)
    }

    fn free(&self) -> Option<u64> {
        (**self).free()
    }

    fn place(&self) -> String {
        (**self).place()
    }
}

/// A file that is being written.
pub trait Draft: Write {
    /// Makes it the file of its name, whole and at once. A draft that is dropped instead leaves
    /// nothing.
    fn keep(self: Box<Self>) -> io::Result<()>;
}
