//! Programs that play: bots in any language that answer lines with lines.
//!
//! `docs/bots.md` is for those who write one.

mod player;
mod process;
mod program;
mod protocol;
mod template;

pub use program::{Machine, is_on_path};
pub use template::{LANGUAGES, Template, template};
