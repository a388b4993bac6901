//! The clock of the host: the page that a module of WebAssembly runs in.
#![expect(unsafe_code, reason = "a function of the host is outside of what the compiler checks")]

use std::time::Duration;

#[link(wasm_import_module = "stratege")]
unsafe extern "C" {
    /// Milliseconds since the page was opened, by a clock that never goes back.
    safe fn now() -> f64;
}

/// Time since the page was opened.
pub(crate) fn since_the_beginning() -> Duration {
    // A host without a clock may say anything; then no time goes by.
    Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()
}
