//! What a confined program is kept from.

use serde::Serialize;

/// One thing that a confined program is kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Protection {
    /// Reading other files than it needs, and changing any.
    Files,
    /// Reaching the network, or a service of this machine.
    Network,
    /// Starting other programs, and ending or disturbing those that run.
    Processes,
    /// Using as much memory as there is.
    Memory,
}

impl Protection {
    /// All of them.
    pub const ALL: [Protection; 4] =
        [Protection::Files, Protection::Network, Protection::Processes, Protection::Memory];

    /// A stable word for scripts.
    pub fn word(self) -> &'static str {
        match self {
            Protection::Files => "files",
            Protection::Network => "network",
            Protection::Processes => "processes",
            Protection::Memory => "memory",
        }
    }

    /// The protections in a line of words; words that mean nothing are left out.
    pub(crate) fn read(line: &str) -> Vec<Protection> {
        let is_in = |one: &Protection| line.split_whitespace().any(|word| word == one.word());
        Protection::ALL.into_iter().filter(is_in).collect()
    }

    /// The line of words that [`Protection::read`] reads.
    pub(crate) fn line(protections: &[Protection]) -> String {
        protections.iter().map(|one| one.word()).collect::<Vec<_>>().join(" ")
    }
}

/// The protections that are not among those that hold.
pub fn missing(held: &[Protection]) -> Vec<Protection> {
    Protection::ALL.into_iter().filter(|one| !held.contains(one)).collect()
}
