//! Files from outside, read up to a size: endless ones are refused, and nobody is waited for who
//! does not come.

use std::{
    fs::{File, Metadata},
    io::{self, Read},
    path::Path,
    thread,
    time::{Duration, Instant},
};

use stratege_tournament::files::{DOCUMENT, TooLarge, text};

/// How long a pipe that nobody writes to is kept open.
const GRACE: Duration = Duration::from_secs(1);

/// How often is looked whether a pipe has something.
const TICK: Duration = Duration::from_millis(5);

/// The bytes of a file, if there are at most `cap`.
pub fn read(path: &Path, cap: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if about.is_file() {
        if about.len() > cap {
            return Err(TooLarge { size: Some(about.len()), cap }.into());
        }
        return bounded(file, cap);
    }
    // What comes from a pipe or a device has no size: less of it is kept before it is refused.
    bounded(Patient::new(file, &about), cap.min(DOCUMENT))
}

/// The text of a file, if it has at most `cap` bytes.
pub fn read_text(path: &Path, cap: u64) -> io::Result<String> {
    text(read(path, cap)?)
}

/// Everything that can be read from somewhere, if that is at most `cap` bytes.
pub fn bounded(from: impl Read, cap: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(cap + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > cap {
        return Err(TooLarge { size: None, cap }.into());
    }
    Ok(bytes)
}

/// Opens a file without waiting for somebody who writes to it.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;

    use nix::fcntl::OFlag;

    File::options().read(true).custom_flags(OFlag::O_NONBLOCK.bits()).open(path)
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

#[cfg(unix)]
fn is_pipe(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_fifo()
}

#[cfg(not(unix))]
fn is_pipe(_: &Metadata) -> bool {
    false
}

/// Waits for those who write, as long as there is one; for the first one only for a while.
struct Patient {
    file: File,
    /// Until when the first byte may come although nobody writes.
    grace: Option<Instant>,
}

impl Patient {
    fn new(file: File, about: &Metadata) -> Patient {
        Patient { file, grace: is_pipe(about).then(|| Instant::now() + GRACE) }
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.file.read(buffer) {
                // Somebody has the pipe open and has written nothing yet.
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                // Nobody has it open, or not yet.
                Ok(0) if self.grace.is_some_and(|end| Instant::now() < end) => {}
                Ok(bytes) => {
                    self.grace = None;
                    return Ok(bytes);
                }
                Err(error) => return Err(error),
            }
            thread::sleep(TICK);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use stratege_tournament::files::FileTrouble;

    use super::*;

    #[test]
    fn what_is_larger_than_its_cap_is_refused_with_both_sizes() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let size = fs::metadata(&path).expect("it is there").len();
        assert_eq!(read(&path, size).expect("not too large").len() as u64, size);
        let error = read(&path, size - 1).expect_err("too large");
        let trouble = TooLarge { size: Some(size), cap: size - 1 };
        assert_eq!(FileTrouble::from(&error), FileTrouble::TooLarge(trouble));
        assert_eq!(
            trouble.to_string(),
            format!("it has {size} bytes, and at most {} are read", size - 1)
        );
        let error = bounded(io::repeat(0), 10).expect_err("endless");
        let trouble = TooLarge { size: None, cap: 10 };
        assert_eq!(FileTrouble::from(&error), FileTrouble::TooLarge(trouble));
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_file_is_refused() {
        let error = read(Path::new("/dev/zero"), 1000).expect_err("endless");
        let trouble = TooLarge { size: None, cap: 1000 };
        assert_eq!(FileTrouble::from(&error), FileTrouble::TooLarge(trouble));
    }

    #[test]
    fn directories_and_missing_files_are_told_apart() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let kind = |path: &Path| read(path, 10).expect_err("refused").kind();
        assert_eq!(kind(here), io::ErrorKind::IsADirectory);
        assert_eq!(kind(&here.join("none")), io::ErrorKind::NotFound);
    }
}
