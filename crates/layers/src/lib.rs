//! Every position of a game, layer by layer, in a folder of sorted files.
//!
//! A layer is what can be reached by so many moves. Its keys are sorted, so the next layer is a
//! merge: of the lanes of a game that has them ([`by_lanes`]), else of sorted runs ([`by_runs`]).
//! Values come back the same way. Memory holds a few blocks, whatever the size of the game.
//!
//! A layer is made in parts. A part is a range of keys, and a function of files that are finished:
//! whatever stops the work, the same call goes on with the next part, and ends with the same bytes.

pub mod answers;
pub mod by_lanes;
pub mod by_runs;
pub mod care;
mod cursor;
#[cfg(not(target_arch = "wasm32"))]
pub mod disk;
mod error;
pub mod estimate;
mod file;
pub mod folder;
mod forwards;
pub mod heaps;
mod log;
mod log_file;
mod merge;
mod packed;
pub mod pieces;
mod room;
mod table;
mod ways;
mod window;
mod worth;

pub use error::FolderError;
pub use log::LayerLine;
pub use room::Goal;
pub use table::{Table, TablePlan, Totals};
