//! The server of Stratège: the page, and every job of the catalogue over HTTP.
//!
//! What is asked and answered is in `stratege-api`. What is here is the way in and out: requests
//! over HTTP become work for threads that can be stopped, in turn over those who ask, and long
//! jobs are told of by event streams.

mod answers;
mod app;
mod assets;
mod client_address;
mod connections;
mod guard;
mod jobs;
mod lanes;
mod refusal;
mod router;
mod server;
mod settings;
mod speech;
mod stored_answer;
mod token;
mod turns;
mod worker_pool;

pub use server::{BindError, Server};
pub use settings::Settings;
pub use stratege_api::Bounds;
