//! How the outcome of a tournament is told: as text, as a table, as a page.

pub(crate) mod folder;
pub(crate) mod manifest;
pub(crate) mod outputs;
pub(crate) mod page;
pub(crate) mod parts;
pub(crate) mod text;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use stratege_catalog::tournament::{bots::BotLimits, running::StoreError};
use stratege_words::complaint::about_store;

use crate::{
    failure::{Failure, unwritable},
    files::save_bytes,
    limit::Limit,
};

/// Why a file of results cannot be used.
pub(crate) fn store_trouble(path: &Path, error: &StoreError) -> Failure {
    about_store(&path.display().to_string(), error).into()
}

/// Writes the page and the numbers behind it into a directory; gives the path of the page.
pub(crate) fn write_report(
    directory: &Path,
    page: &str,
    json: &str,
    csv: &str,
) -> Result<PathBuf, Failure> {
    fs::create_dir_all(directory).map_err(|error| unwritable(directory, &error))?;
    let write = |name: &str, text: &str| {
        let path = directory.join(name);
        save_bytes(&path, text.as_bytes()).map(|()| path)
    };
    write("results.json", json)?;
    write("results.csv", csv)?;
    write("index.html", page)
}

/// What programs that play may use.
#[derive(clap::Args, Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotFlags {
    #[arg(long, value_name = "TIME", value_parser = time)]
    move_time: Option<Duration>,
    #[arg(long, value_name = "SIZE", value_parser = size)]
    bot_memory: Option<u64>,
}

impl BotFlags {
    /// The limits, the default where nothing was said.
    pub(crate) fn limits(self) -> BotLimits {
        let usual = BotLimits::default();
        BotLimits {
            time_per_move: self.move_time.unwrap_or(usual.time_per_move),
            memory: self.bot_memory.unwrap_or(usual.memory),
            ..usual
        }
    }
}

/// Reads a time such as `2s`.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    match text.parse()? {
        Limit::Time(time) => Ok(time),
        Limit::Positions(_) | Limit::Memory(_) | Limit::None => Err(text.to_owned()),
    }
}

pub(crate) fn size(text: &str) -> Result<u64, String> {
    match text.parse()? {
        Limit::Memory(bytes) => Ok(bytes),
        Limit::Positions(_) | Limit::Time(_) | Limit::None => Err(text.to_owned()),
    }
}
