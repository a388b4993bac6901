//! A real server, asked over real connections.

#[path = "http/client.rs"]
mod client;
#[path = "http/crowd.rs"]
mod crowd;
#[cfg(target_os = "linux")]
#[path = "http/fairness.rs"]
mod fairness;
#[path = "http/headers.rs"]
mod headers;
#[path = "http/jobs.rs"]
mod jobs;
#[path = "http/lengths.rs"]
mod lengths;
#[path = "http/plays.rs"]
mod plays;
#[path = "http/questions.rs"]
mod questions;
#[path = "http/rubbish.rs"]
mod rubbish;
#[path = "http/value.rs"]
mod value;
