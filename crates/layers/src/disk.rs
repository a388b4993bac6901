//! Tables in a folder of the disk: files are mapped where that is safe, and written under another name first.
#![cfg_attr(unix, expect(unsafe_code, reason = "a file larger than memory is read by mapping it"))]

use std::{
    fs::{self, File},
    io::{self, BufWriter, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    process,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::folder::{Bytes, Draft, Folder};

/// How names of drafts begin.
const DRAFT: &str = "draft-";

/// Drafts that this process has begun: two of one file have different names.
static BEGUN: AtomicU64 = AtomicU64::new(0);

/// Bytes that are collected before they are written.
const BUFFER: usize = 1 << 18;

/// Files shorter than this are read as a whole.
const SMALL: u64 = 1 << 16;

/// A folder of the disk.
#[derive(Clone, Debug)]
pub struct DiskFolder {
    path: PathBuf,
}

impl DiskFolder {
    /// A folder, made if it is not there. Drafts that a process left behind which is no more are removed.
    pub fn create(path: &Path) -> io::Result<DiskFolder> {
        // The system only says that there is something of this name.
        fs::create_dir_all(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => ErrorKind::NotADirectory.into(),
            _ => error,
        })?;
        let folder = DiskFolder { path: path.to_owned() };
        folder.remove_abandoned_drafts()?;
        Ok(folder)
    }

    /// Does some work in a folder, made if it is not there; one that was made for work which then
    /// fails is removed again while it is empty.
    pub fn filled<T, E>(
        path: &Path,
        work: impl FnOnce(&DiskFolder) -> Result<T, E>,
    ) -> io::Result<Result<T, E>> {
        let is_new = !path.exists();
        let worked = work(&DiskFolder::create(path)?);
        if worked.is_err() && is_new {
            // Only what is empty goes.
            let _ = fs::remove_dir(path);
        }
        Ok(worked)
    }

    /// A folder that is there.
    pub fn open(path: &Path) -> io::Result<DiskFolder> {
        fs::read_dir(path)?;
        Ok(DiskFolder { path: path.to_owned() })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn remove_abandoned_drafts(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.path)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let Some(rest) = name.strip_prefix(DRAFT) else { continue };
            let mut numbers = rest.split('-');
            // Folders may be shared: other machines have other processes.
            let is_ours = numbers.next() == Some(&machine());
            let process = numbers.next().and_then(|number| number.parse::<u32>().ok());
            if is_ours && process.is_some_and(|process| !is_running(process)) {
                self.remove(&name)?;
            }
        }
        Ok(())
    }
}

/// A word for this machine since it was started, as far as its processes see each other: containers
/// number them by themselves.
fn machine() -> String {
    let mut id = fs::read("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let numbering = fs::read_link("/proc/self/ns/pid").unwrap_or_default();
    id.extend_from_slice(numbering.as_os_str().as_encoded_bytes());
    format!("{:08x}", crc32fast::hash(&id))
}

/// Whether there is a process with this number, as far as this machine can tell.
fn is_running(process: u32) -> bool {
    let all = Path::new("/proc");
    !all.join("self").exists() || all.join(process.to_string()).exists()
}

fn read_all(mut file: &File) -> io::Result<Bytes> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(Arc::new(bytes))
}

#[cfg(unix)]
fn bytes(file: &File) -> io::Result<Bytes> {
    // SAFETY: files are never changed once they have their name: they are written as drafts and
    // renamed. Somebody else who cuts one short while it is read ends this process, and no more.
    let map = unsafe { memmap2::Mmap::map(file)? };
    Ok(Arc::new(map))
}

/// A file that is mapped could be neither replaced nor removed here: it is read instead.
#[cfg(not(unix))]
fn bytes(file: &File) -> io::Result<Bytes> {
    read_all(file)
}

impl Folder for DiskFolder {
    fn files(&self) -> io::Result<Vec<(String, u64)>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with(DRAFT) {
                continue;
            }
            match entry.metadata() {
                // Another process has removed it meanwhile.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                metadata => files.push((name, metadata?.len())),
            }
        }
        files.sort();
        Ok(files)
    }

    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        let file = match File::open(self.path.join(name)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        // The log is replaced while others read it, and a mapping of what is no more ends a process
        // on a network file system.
        if file.metadata()?.len() < SMALL { read_all(&file) } else { bytes(&file) }.map(Some)
    }

    fn draft(&self, name: &str) -> io::Result<Box<dyn Draft + '_>> {
        let machine = machine();
        loop {
            let number = BEGUN.fetch_add(1, Ordering::Relaxed);
            let draft = format!("{DRAFT}{machine}-{}-{number}-{name}", process::id());
            let draft = self.path.join(draft);
            let file = match File::create_new(&draft) {
                // A process that is no more had the same number.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                file => BufWriter::with_capacity(BUFFER, file?),
            };
            return Ok(Box::new(DiskDraft { file: Some(file), draft, path: self.path.join(name) }));
        }
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.path.join(name)) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }

    fn place(&self) -> String {
        self.path.display().to_string()
    }

    #[cfg(unix)]
    fn free(&self) -> Option<u64> {
        let stat = nix::sys::statvfs::statvfs(&self.path).ok()?;
        Some(stat.blocks_available() as u64 * stat.fragment_size() as u64)
    }

    #[cfg(not(unix))]
    fn free(&self) -> Option<u64> {
        None
    }
}

struct DiskDraft {
    file: Option<BufWriter<File>>,
    draft: PathBuf,
    path: PathBuf,
}

impl DiskDraft {
    fn file(&mut self) -> io::Result<&mut BufWriter<File>> {
        self.file.as_mut().ok_or_else(|| ErrorKind::NotConnected.into())
    }
}

impl Write for DiskDraft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file()?.flush()
    }
}

impl Draft for DiskDraft {
    fn keep(mut self: Box<Self>) -> io::Result<()> {
        self.flush()?;
        // What has a name is on the disk, also after a loss of power.
        self.file()?.get_ref().sync_data()?;
        self.file = None;
        fs::rename(&self.draft, &self.path)?;
        sync_folder_of(&self.path)
    }
}

/// Puts on the disk that a file has a new name.
#[cfg(unix)]
fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Other systems do not open folders as files; they write names by themselves.
#[cfg(not(unix))]
fn sync_folder_of(_path: &Path) -> io::Result<()> {
    Ok(())
}

impl Drop for DiskDraft {
    fn drop(&mut self) {
        if let Some(file) = self.file.take() {
            // What was collected is not wanted any more.
            let _ = file.into_parts();
        }
        // A draft that was kept is not there under its first name.
        let _ = fs::remove_file(&self.draft);
    }
}
