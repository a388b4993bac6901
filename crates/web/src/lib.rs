//! The server of Stratège: the page, and every job of the catalogue over HTTP.
//!
//! Rules and searches stay in the catalogue, sentences in `stratege-words`. What is here is the
//! way in and out: requests are read and bounded, work is given to threads that can be stopped,
//! and answers are the documents that `stratege … --json` prints.

mod api;
mod app;
mod asker;
mod assets;
mod body;
mod connections;
mod crew;
mod guard;
mod jobs;
mod kept;
mod lanes;
mod packed;
mod picture;
mod programs;
mod refusal;
mod remembered;
mod server;
mod settings;
mod speech;
mod thinking;
mod token;
mod turns;
mod watch;

pub use server::{BindError, Server};
pub use settings::Settings;
