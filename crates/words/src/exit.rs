//! What the program tells the shell when it ends.

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The question was answered.
    Done,
    /// The answer is "no": a check failed.
    No,
    /// The question was not understood.
    Usage,
    /// A limit was reached: the answer is partial, or there is none.
    Limit,
}

impl Exit {
    /// The exit code of the process.
    pub fn code(self) -> i32 {
        match self {
            Exit::Done => 0,
            Exit::No => 1,
            Exit::Usage => 2,
            Exit::Limit => 3,
        }
    }
}
