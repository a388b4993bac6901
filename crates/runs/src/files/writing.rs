//! Files that appear under their name when they are whole, and not before.
//!
//! A file is written under another name in the same directory, brought to the disk and then given
//! its name: whoever is stopped on the way, by a full disk or a power failure, leaves the file
//! that was there. Devices and pipes have no such name and are written to as they are.

use std::{
    collections::BTreeSet,
    fs::{self, File, Permissions},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

/// Links that are followed until they are taken to go round in circles.
const LINKS: u32 = 40;

/// Names of standard output.
const OUTPUTS: [&str; 3] = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

/// Writes a whole file; if that fails, what was there is still there.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = NewFile::create(path)?;
    file.write_all(bytes.as_ref())?;
    file.finish()
}

/// Checks that a file can be written there, before there is anything to write.
pub fn check_place(path: &Path) -> io::Result<()> {
    match Place::of(path)? {
        Place::Output | Place::Through(_) => Ok(()),
        Place::Replaced { path, .. } => Unfinished::create(&path).map(drop),
    }
}

/// Removes every file that has not got its name yet: for those who leave without saying goodbye.
pub fn abandon() {
    for path in std::mem::take(&mut *unfinished()) {
        // Nobody is left to be told.
        let _ = fs::remove_file(path);
    }
}

/// A file that is being written; dropped before it is finished, it has never been there.
pub struct NewFile {
    to: To,
}

enum To {
    Output(io::Stdout),
    Through(BufWriter<File>),
    Replaced {
        file: BufWriter<File>,
        unfinished: Unfinished,
        path: PathBuf,
        permissions: Option<Permissions>,
    },
}

impl NewFile {
    /// Begins the file that will be at `path`; links are followed.
    pub fn create(path: &Path) -> io::Result<NewFile> {
        let to = match Place::of(path)? {
            Place::Output => To::Output(io::stdout()),
            Place::Through(path) => {
                let file = File::options().write(true).truncate(true).open(path)?;
                To::Through(BufWriter::new(file))
            }
            Place::Replaced { path, permissions } => {
                let (file, unfinished) = Unfinished::create(&path)?;
                To::Replaced { file: BufWriter::new(file), unfinished, path, permissions }
            }
        };
        Ok(NewFile { to })
    }

    /// Brings everything to the disk and gives the file its name.
    pub fn finish(self) -> io::Result<()> {
        match self.to {
            To::Output(mut output) => output.flush(),
            To::Through(mut file) => file.flush(),
            To::Replaced { mut file, unfinished, path, permissions } => {
                file.flush()?;
                if let Some(permissions) = permissions {
                    file.get_ref().set_permissions(permissions)?;
                }
                file.get_ref().sync_all()?;
                drop(file);
                unfinished.name(&path)
            }
        }
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.to {
            To::Output(output) => output.write(bytes),
            To::Through(file) | To::Replaced { file, .. } => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.to {
            To::Output(output) => output.flush(),
            To::Through(file) | To::Replaced { file, .. } => file.flush(),
        }
    }
}

/// How a path can be written to.
enum Place {
    /// It is standard output, whose lines come in the order in which they are written.
    Output,
    /// It is a device, a pipe or what another program has opened.
    Through(PathBuf),
    /// It is a file, or will be one.
    Replaced {
        /// Where it is, links followed.
        path: PathBuf,
        /// Those of the file that is there.
        permissions: Option<Permissions>,
    },
}

impl Place {
    fn of(path: &Path) -> io::Result<Place> {
        if OUTPUTS.iter().any(|output| path == Path::new(output)) {
            return Ok(Place::Output);
        }
        let Some(path) = followed(path)? else { return Ok(Place::Through(path.to_owned())) };
        match fs::metadata(&path) {
            Ok(about) if about.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(about) if about.is_file() => {
                // Who must not write to the file must not replace it.
                File::options().write(true).open(&path)?;
                Ok(Place::Replaced { path, permissions: Some(about.permissions()) })
            }
            Ok(_) => Ok(Place::Through(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Ok(Place::Replaced { path, permissions: None })
            }
            Err(error) => Err(error),
        }
    }
}

/// Where the links end that begin at `path`; nothing if that is no place in a directory, as with
/// the descriptors of a process.
fn followed(path: &Path) -> io::Result<Option<PathBuf>> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let (Some(name), Some(parent)) = (path.file_name(), path.parent()) else {
            return Ok(Some(path));
        };
        let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
        let parent = fs::canonicalize(parent)?;
        if parent.starts_with("/proc") {
            return Ok(None);
        }
        let here = parent.join(name);
        match fs::read_link(&here) {
            Ok(target) => path = parent.join(target),
            // It is no link, or there is nothing.
            Err(_) => return Ok(Some(here)),
        }
    }
    Err(io::Error::other("too many links"))
}

/// The other name of a file that is not whole; it is removed unless the file gets its own.
struct Unfinished {
    path: PathBuf,
}

impl Unfinished {
    /// A new file in the directory of `path`.
    fn create(path: &Path) -> io::Result<(File, Unfinished)> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let name = format!(".stratege-{}-{number}.part", std::process::id());
            let path = path.with_file_name(name);
            match File::options().write(true).create_new(true).open(&path) {
                // An earlier program with this number was killed.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(file) => {
                    unfinished().insert(path.clone());
                    return Ok((file, Unfinished { path }));
                }
            }
        }
    }

    /// Gives the file its name.
    fn name(self, path: &Path) -> io::Result<()> {
        fs::rename(&self.path, path)?;
        unfinished().remove(&self.path);
        std::mem::forget(self);
        // That the name is on the disk as well cannot be had everywhere.
        if let Some(Ok(directory)) = path.parent().map(File::open) {
            let _ = directory.sync_all();
        }
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        unfinished().remove(&self.path);
        // The reason why it is not finished is told; this one would hide it.
        let _ = fs::remove_file(&self.path);
    }
}

/// All files that are not whole.
fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    static UNFINISHED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
