//! Bots: programs in any language that play by answering lines with lines.
//!
//! `docs/bots.md` is for those who write one. `strategies::bot` makes them strategies.

mod check;
pub(crate) mod memory;
pub(crate) mod process;
pub(crate) mod program;
pub(crate) mod protocol;
mod template;

use std::time::Duration;

pub use check::{BotFault, BotReport, CheckPlan, check};
pub use program::is_on_path;
pub use template::{LANGUAGES, Template, template};

/// What a bot may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotLimits {
    /// Time for each move.
    pub time_per_move: Duration,
    /// Time that the first move of a program has besides, because it has to be started.
    pub start_up: Duration,
    /// Resident bytes of all its processes together. Looked at where there is `/proc`.
    pub memory: u64,
}

impl Default for BotLimits {
    fn default() -> BotLimits {
        BotLimits {
            time_per_move: Duration::from_secs(2),
            start_up: Duration::from_secs(5),
            memory: 1 << 30,
        }
    }
}
