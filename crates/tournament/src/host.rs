//! What strategies reach outside of this program: files, and other programs.
//!
//! Front ends on a machine hand over its files and its programs; a page has neither.

use std::{io, path::Path, sync::Arc};

use stratege_core::Text;

use crate::{
    bots::{BotLimits, Program, Programs},
    strategy::StrategyError,
};

/// Files by their names.
pub trait Files: Send + Sync {
    /// Whether there is such a file.
    fn exists(&self, path: &Path) -> bool;

    /// The bytes of a file, if there are at most `most`.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Checks that a file can be written there, before there is anything to write.
    fn check_place(&self, path: &Path) -> io::Result<()>;

    /// Writes a whole file; if that fails, what was there is still there.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// What can be reached from here.
#[derive(Clone)]
pub struct Host {
    /// Files.
    pub files: Arc<dyn Files>,
    /// Programs that play.
    pub programs: Arc<dyn Programs>,
    /// What such a program may spend.
    pub limits: BotLimits,
}

impl Host {
    /// The same with other limits.
    pub fn with_limits(&self, limits: BotLimits) -> Host {
        Host { limits, ..self.clone() }
    }
}

/// Neither files nor programs.
impl Default for Host {
    fn default() -> Host {
        Host { files: Arc::new(Nothing), programs: Arc::new(Nothing), limits: BotLimits::default() }
    }
}

/// A host without files and programs.
struct Nothing;

impl Files for Nothing {
    fn exists(&self, _: &Path) -> bool {
        false
    }

    fn read(&self, _: &Path, _: u64) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn check_place(&self, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

impl Programs for Nothing {
    fn command(&self, _: &str) -> Result<Arc<dyn Program>, StrategyError> {
        Err(no_programs("bot"))
    }

    fn python(&self, _: &str) -> Result<Arc<dyn Program>, StrategyError> {
        Err(no_programs("python"))
    }
}

fn no_programs(name: &'static str) -> StrategyError {
    let why =
        Text::new("no program can be started from here", "on ne peut lancer aucun programme d'ici");
    StrategyError::Unfit { name, why }
}
