//! The command line of Stratège: define a game once; solve it, draw it, play it.
//!
//! A library, so that the program and the Python package run the same one.

mod args;
mod build;
mod check;
mod commands;
mod completing;
mod confined;
mod dice;
mod disk;
#[cfg(test)]
mod documents;
mod failure;
mod files;
mod format;
mod help;
mod job_options;
mod learning;
mod limit;
mod lines;
mod output;
mod page_file;
mod play;
mod png;
mod programs;
mod reproduce;
mod run;
mod session;
#[cfg(test)]
mod texts;
mod this_program;
mod tournament;
mod ugi;
mod usage;
mod watch;
mod words;

use stratege_words::{self as i18n, exit};

use std::{
    ffi::OsString,
    io::{self, Write},
    panic,
    path::PathBuf,
    thread,
};

/// How the running program is called by others.
pub struct Program {
    /// The words that start it again; its arguments follow.
    pub again: Vec<OsString>,
    /// Where files lie that were installed with it, the nearest folder first.
    pub folders: Vec<PathBuf>,
    /// The file that it was loaded from.
    pub file: Option<PathBuf>,
    /// The interpreter of Python in which it runs, if it runs in one.
    pub python: Option<PathBuf>,
}

impl Program {
    /// The program of this process.
    pub fn of_this_process() -> Program {
        let path = std::env::current_exe().ok();
        // What cargo builds lies one folder deeper than what `make static` does.
        let folders = path.iter().flat_map(|path| path.ancestors().skip(1).take(2));
        Program {
            folders: folders.map(PathBuf::from).collect(),
            file: path.clone(),
            again: path.into_iter().map(OsString::from).collect(),
            python: None,
        }
    }
}

/// Does what the words of a command line ask for, the name of the program first; gives the code to
/// exit with.
pub fn run(words: Vec<OsString>, program: Program) -> i32 {
    if let Some(code) = completing::answer_shell(&words) {
        return code;
    }
    let words = match stratege_confine::enter(words) {
        Ok(words) => words,
        Err(ended) => return confined::end(&ended),
    };
    confined::install(program.again);
    page_file::look_in(program.folders);
    if let Some(file) = program.file {
        this_program::is_at(file);
    }
    if let Some(python) = program.python {
        stratege_confine::hosted_by(python);
    }
    let exit = on_a_large_stack(words);
    // A host that is not written in Rust does not do it. Nobody is left to tell when it fails.
    let _ = io::stdout().flush();
    exit.code()
}

/// Bytes of stack for recursion: the first thread of a program has a megabyte on some systems.
const STACK: usize = 64 << 20;

/// Does what words ask for in a thread that has the same room on all systems.
fn on_a_large_stack(words: Vec<OsString>) -> exit::Exit {
    let given = words.clone();
    let thread = thread::Builder::new().name("main".to_owned()).stack_size(STACK);
    match thread.spawn(move || run::run(given.into_iter())) {
        Ok(running) => running.join().unwrap_or_else(|panic| panic::resume_unwind(panic)),
        // Nothing more may be begun here: the stack that there is has to do.
        Err(_) => run::run(words.into_iter()),
    }
}
