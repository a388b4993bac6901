//! The words with which the program starts itself in order to confine itself.

use std::{ffi::OsString, path::PathBuf};

use crate::protection::Protection;

/// The first word of a command line that is for [`enter`].
pub const ENTRY: &str = "__confined";

const NEED: &str = "--need";
const MEMORY: &str = "--memory";
const RUN: &str = "--run";
const READ: &str = "--read";
const LIST: &str = "--list";
const END: &str = "--";

/// What a confined program may do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Grants {
    /// What must hold, or nothing is run.
    pub(crate) needed: Vec<Protection>,
    /// Bytes of memory.
    pub(crate) memory: u64,
    /// Files and folders that it may read and run.
    pub(crate) run: Vec<PathBuf>,
    /// Files and folders that it may read.
    pub(crate) read: Vec<PathBuf>,
    /// Folders in which it may see names.
    pub(crate) list: Vec<PathBuf>,
}

impl Grants {
    /// The words that [`Grants::take`] reads, up to the command.
    pub(crate) fn words(&self) -> Vec<OsString> {
        let mut words: Vec<OsString> = vec![
            NEED.into(),
            Protection::line(&self.needed).into(),
            MEMORY.into(),
            self.memory.to_string().into(),
        ];
        for (name, paths) in [(RUN, &self.run), (READ, &self.read), (LIST, &self.list)] {
            words.extend(paths.iter().flat_map(|path| [name.into(), path.clone().into()]));
        }
        words.push(END.into());
        words
    }

    /// Takes the words of [`Grants::words`] from the front; `None` if they are others.
    #[cfg_attr(
        not(any(target_os = "linux", test)),
        expect(dead_code, reason = "nothing is confined here")
    )]
    pub(crate) fn take(words: &mut impl Iterator<Item = OsString>) -> Option<Grants> {
        let mut grants = Grants::default();
        loop {
            let name = words.next()?;
            if name == END {
                return Some(grants);
            }
            let value = words.next()?;
            match name.to_str()? {
                NEED => grants.needed = Protection::read(value.to_str()?),
                MEMORY => grants.memory = value.to_str()?.parse().ok()?,
                RUN => grants.run.push(value.into()),
                READ => grants.read.push(value.into()),
                LIST => grants.list.push(value.into()),
                _ => return None,
            }
        }
    }
}

/// How the entry ended without having become another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// What is to be said: the answer if the code is 0, else what is wrong.
    pub text: String,
    /// The code to exit with.
    pub code: i32,
}

/// Confines this process and makes it the program that the words after [`ENTRY`] name.
///
/// `words` are those of the command line, the name of the program first. Comes back only if they
/// are for somebody else, with them, or if there is nothing to become.
pub fn enter(words: Vec<OsString>) -> Result<Vec<OsString>, Ended> {
    if words.get(1).is_none_or(|word| word != ENTRY) {
        return Ok(words);
    }
    Err(become_confined(words.into_iter().skip(2)))
}

#[cfg(target_os = "linux")]
use crate::linux::become_confined;

/// Other systems have nothing that would hold.
#[cfg(not(target_os = "linux"))]
fn become_confined(_: impl Iterator<Item = OsString>) -> Ended {
    Ended { text: String::new(), code: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_granted_is_read_as_it_was_written() {
        let grants = Grants {
            needed: vec![Protection::Files, Protection::Memory],
            memory: 7,
            run: vec!["/usr/lib".into(), "/a b".into()],
            read: vec!["--".into()],
            list: vec!["/é".into()],
        };
        let mut words = grants.words();
        words.push("python3".into());
        let mut words = words.into_iter();
        assert_eq!(Grants::take(&mut words), Some(grants));
        assert_eq!(words.next(), Some("python3".into()));
        let mut others = ["--need", "files"].map(OsString::from).into_iter();
        assert_eq!(Grants::take(&mut others), None);
    }

    #[test]
    fn other_command_lines_are_left_alone() {
        for line in [&["stratege"][..], &["stratege", "check", ENTRY]] {
            let words: Vec<OsString> = line.iter().map(OsString::from).collect();
            assert_eq!(enter(words.clone()), Ok(words));
        }
    }
}
