//! What is said about checked files.

pub(crate) mod class;
mod fault;
pub(crate) mod text;

use serde::Serialize;
use stratege_check::FileReport;

use crate::exit::Exit;

/// The files of one run.
#[derive(Serialize)]
pub(crate) struct Class {
    /// The seed of everything random.
    pub(crate) seed: u64,
    /// Files that a limit or Ctrl-C left out.
    pub(crate) unfinished: usize,
    /// What was found out about the others.
    #[serde(rename = "files")]
    pub(crate) reports: Vec<FileReport>,
}

impl Class {
    /// How the run ends.
    pub(crate) fn exit(&self) -> Exit {
        if self.unfinished > 0 {
            Exit::Limit
        } else if self.reports.iter().all(|report| report.right) {
            Exit::Done
        } else {
            Exit::No
        }
    }
}
