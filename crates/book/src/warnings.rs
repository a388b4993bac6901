//! What mdBook complains about while it works.

use std::{
    io,
    sync::{Arc, Mutex},
};

use tracing::{Level, subscriber::with_default};

/// Does `work` and gives its result with all warnings and errors that were logged meanwhile.
pub(crate) fn collecting_warnings<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(Level::WARN)
        .with_ansi(false)
        .without_time()
        .with_level(false)
        .with_target(false)
        .with_writer(move || writer.clone())
        .finish();
    let result = with_default(subscriber, work);
    let bytes = log.bytes.lock().expect("nobody panics while writing").clone();
    (result, String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
}

#[derive(Clone, Default)]
struct Log {
    bytes: Arc<Mutex<Vec<u8>>>,
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.lock().expect("nobody panics while writing").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
