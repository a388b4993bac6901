//! The command line of Stratège: define a game once; solve it, draw it, play it.

mod args;
mod check;
mod commands;
mod dice;
mod exit;
mod failure;
mod format;
mod help;
mod i18n;
mod learning;
mod limit;
mod lines;
mod output;
mod play;
mod png;
mod reproduce;
mod run;
mod session;
mod tournament;
mod usage;
mod watch;
mod words;

fn main() {
    let exit = run::run(std::env::args_os());
    std::process::exit(exit.code());
}
