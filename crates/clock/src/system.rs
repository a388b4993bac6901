//! The clock of the system.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

/// Time since the clock was first looked at.
pub(crate) fn since_the_beginning() -> Duration {
    static BEGINNING: OnceLock<Instant> = OnceLock::new();
    BEGINNING.get_or_init(Instant::now).elapsed()
}
