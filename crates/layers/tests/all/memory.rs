//! A folder in memory that can fail at any moment, or be full.

use std::{
    collections::BTreeMap,
    io::{self, ErrorKind, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use stratege_layers::folder::{Bytes, Draft, Folder};

/// The files, and how much may still be done to them.
pub(crate) struct MemoryFolder {
    pub(crate) files: Mutex<BTreeMap<String, Arc<Vec<u8>>>>,
    /// Writes, names and removals until everything fails.
    steps: AtomicU64,
    /// Bytes that may be written.
    room: AtomicU64,
    /// Whether it says how many.
    tells_room: bool,
    done: AtomicU64,
}

impl MemoryFolder {
    pub(crate) fn new() -> MemoryFolder {
        MemoryFolder::with(BTreeMap::new(), u64::MAX, u64::MAX)
    }

    pub(crate) fn with(
        files: BTreeMap<String, Arc<Vec<u8>>>,
        steps: u64,
        room: u64,
    ) -> MemoryFolder {
        MemoryFolder {
            files: Mutex::new(files),
            steps: AtomicU64::new(steps),
            room: AtomicU64::new(room),
            tells_room: false,
            done: AtomicU64::new(0),
        }
    }

    /// A folder that says how much room it has.
    pub(crate) fn telling_room(files: BTreeMap<String, Arc<Vec<u8>>>, room: u64) -> MemoryFolder {
        MemoryFolder { tells_room: true, ..MemoryFolder::with(files, u64::MAX, room) }
    }

    pub(crate) fn contents(&self) -> BTreeMap<String, Arc<Vec<u8>>> {
        self.files.lock().expect("nobody panics with the lock").clone()
    }

    /// How much was done.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    fn step(&self, bytes: usize) -> io::Result<()> {
        let steps = self.steps.load(Ordering::Relaxed);
        if steps == 0 {
            return Err(io::Error::other("killed"));
        }
        self.steps.store(steps - 1, Ordering::Relaxed);
        self.done.fetch_add(1, Ordering::Relaxed);
        let room = self.room.load(Ordering::Relaxed);
        let left = room.checked_sub(bytes as u64).ok_or(ErrorKind::StorageFull)?;
        self.room.store(left, Ordering::Relaxed);
        Ok(())
    }
}

struct MemoryDraft<'f> {
    folder: &'f MemoryFolder,
    name: String,
    bytes: Vec<u8>,
}

impl Write for MemoryDraft<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.folder.step(bytes.len())?;
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Draft for MemoryDraft<'_> {
    fn keep(self: Box<Self>) -> io::Result<()> {
        self.folder.step(0)?;
        let mut files = self.folder.files.lock().expect("nobody panics with the lock");
        files.insert(self.name, Arc::new(self.bytes));
        Ok(())
    }
}

impl Folder for MemoryFolder {
    fn files(&self) -> io::Result<Vec<(String, u64)>> {
        let files = self.contents();
        Ok(files.iter().map(|(name, bytes)| (name.clone(), bytes.len() as u64)).collect())
    }

    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        Ok(self.contents().get(name).map(|bytes| Arc::clone(bytes) as Bytes))
    }

    fn draft(&self, name: &str) -> io::Result<Box<dyn Draft + '_>> {
        Ok(Box::new(MemoryDraft { folder: self, name: name.to_owned(), bytes: Vec::new() }))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.step(0)?;
        self.files.lock().expect("nobody panics with the lock").remove(name);
        Ok(())
    }

    fn free(&self) -> Option<u64> {
        self.tells_room.then(|| self.room.load(Ordering::Relaxed))
    }
}
