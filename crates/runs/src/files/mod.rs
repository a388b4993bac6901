//! Files: read within bounds, and written whole or not at all.

mod reading;
mod writing;

use std::{io, path::Path};

use stratege_tournament::host::Files;

pub use reading::{bounded, read, read_text};
pub use writing::{NewFile, abandon, check_place, write};

/// The files of this machine.
pub struct Disk;

impl Files for Disk {
    fn exists(&self, path: &Path) -> bool {
        path.exists()
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        read(path, most)
    }

    fn check_place(&self, path: &Path) -> io::Result<()> {
        check_place(path)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        write(path, bytes)
    }
}
