//! Whether the functions of a student's Python file are right, and the smallest counter-example
//! if they are not.
//!
//! A *sheet* lists what a paper asks for about one game, one *task* for each function: its names,
//! how arguments are made from positions, and the truth, computed by the rules and the solvers. A
//! file runs in an interpreter of its own, within limits of time and memory. To add a sheet: one
//! file in `sheets/`, and one line in its list.

mod examine;
mod examiner;
mod expected;
mod random;
mod report;
mod runner;
mod sheets;
mod task;
mod value;

pub use examine::check_file;
pub use report::{
    AspectReport, FileReport, FileTrouble, Finding, FunctionFault, FunctionReport, Verdict,
};
pub use runner::{Act, Halt, Python, PythonError, Trouble};
pub use sheets::{games, sheet};
pub use task::{Aspect, Kind, Mark, Reading, Sheet, Task, Wrong};
pub use value::Value;

use stratege_core::nearest;

/// How files are checked.
#[derive(Clone, Debug)]
pub struct Options {
    /// Seconds for each call.
    pub seconds: f64,
    /// The seed of everything random.
    pub seed: u64,
    /// The functions to look at, by the names of the paper; all if there are none.
    pub only: Vec<&'static str>,
}

impl Options {
    fn wants(&self, task: &Task) -> bool {
        self.only.is_empty() || self.only.contains(&task.name())
    }

    /// Whether a function earns points: the paper asks for it, or it was asked for by name.
    pub fn counts(&self, sheet: &Sheet, task: &Task) -> bool {
        sheet.asks_for(task) || self.only.contains(&task.name())
    }
}

/// No function of the sheet has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no function `{found}` in this sheet")]
pub struct UnknownFunction {
    /// What was asked for.
    pub found: String,
    /// The nearest name, if one is near.
    pub nearest: Option<&'static str>,
}

impl Sheet {
    /// The paper's name of a function that goes by `name`.
    pub fn function(&self, name: &str) -> Result<&'static str, UnknownFunction> {
        let found = self.tasks.iter().find(|task| task.is_called(name)).map(Task::name);
        found.ok_or_else(|| UnknownFunction {
            found: name.to_owned(),
            nearest: nearest(name, self.tasks.iter().flat_map(Task::names)),
        })
    }
}
