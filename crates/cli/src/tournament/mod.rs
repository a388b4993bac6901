//! How the outcome of a tournament is told: as text, as a table, as a page.

pub(crate) mod page;
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
    failure::{Complaint, Failure, unreadable, unwritable},
    files::save_bytes,
    i18n::Said,
    limit::Limit,
};

/// Why a file of results cannot be used.
pub(crate) fn store_trouble(path: &Path, error: &StoreError) -> Failure {
    about_store(&path.display().to_string(), error).into()
}

/// Every bot of a folder, as strategies: programs, and files of Python.
pub(crate) fn bots_in(folder: &Path) -> Result<Vec<String>, Failure> {
    let listed = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut words = Vec::new();
    for entry in listed {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if hidden || !path.is_file() {
            continue;
        }
        let is_python = path.extension().is_some_and(|extension| extension == "py");
        if !is_python && !is_program(&path) {
            continue;
        }
        // A strategy is a word, and words are text.
        let Some(name) = path.to_str() else {
            let said = Said::new("error-folder-name").with("path", path.display().to_string());
            return Err(Complaint::usage("folder", said).into());
        };
        words.push(if is_python { name.to_owned() } else { format!("bot:{}", quoted(name)) });
    }
    words.sort();
    if words.is_empty() {
        let said = Said::new("error-folder-empty").with("path", folder.display().to_string());
        return Err(Complaint::usage("folder", said).into());
    }
    Ok(words)
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "exe")
}

/// A path as a shell reads it: relative ones begin with `./`.
fn quoted(path: &str) -> String {
    let text = if path.contains('/') { path.to_owned() } else { format!("./{path}") };
    let plain = |symbol: char| symbol.is_ascii_alphanumeric() || "/._-".contains(symbol);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
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
