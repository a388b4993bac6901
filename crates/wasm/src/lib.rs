//! The engine of the page without a server, as a module of WebAssembly.
//!
//! [`Engine`] answers what the server answers, by the same functions, and compiles everywhere.
//! Only on `wasm32` are there the functions that a page calls (`host`); they hand bytes over.

mod engine;
#[cfg(target_arch = "wasm32")]
mod host;

pub use engine::Engine;
