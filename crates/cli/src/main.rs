//! The command line of Stratège: define a game once; solve it, draw it, play it.

mod args;
mod check;
mod commands;
mod confined;
mod dice;
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
mod tournament;
mod usage;
mod watch;
mod words;

use stratege_words::{self as i18n, exit};

fn main() {
    let words = match stratege_confine::enter(std::env::args_os().collect()) {
        Ok(words) => words,
        Err(ended) => confined::end(&ended),
    };
    confined::install();
    let exit = run::run(words.into_iter());
    std::process::exit(exit.code());
}
