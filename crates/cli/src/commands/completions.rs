//! `completions`: what a shell needs to complete commands and flags.

use clap::Args;
use clap_complete::Shell;
use serde_json::json;

use super::Verb;
use crate::{args, exit::Exit, failure::Failure, help, session::Session};

#[derive(Args)]
pub(crate) struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Verb for Completions {
    const NAME: &'static str = "completions";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let mut command = help::translate(args::command(), &session.words);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, args::PROGRAM, &mut script);
        let script = String::from_utf8_lossy(&script);
        session.print(&script)?;
        session.json(&json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "shell": self.shell.to_string(),
            "script": script,
        }))?;
        Ok(Exit::Done)
    }
}
