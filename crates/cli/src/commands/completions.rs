//! `completions`: what a shell needs to complete commands, flags, games, strategies and methods.

use clap::Args;
use clap_complete::Shell;
use serde_json::json;

use super::Verb;
use crate::{completing, exit::Exit, failure::Failure, session::Session};

#[derive(Args)]
pub(crate) struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Verb for Completions {
    const NAME: &'static str = "completions";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let script = completing::registration(self.shell)?;
        session.print(&script)?;
        session.json(&json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "shell": self.shell.to_string(),
            "script": script,
        }))?;
        Ok(Exit::Done)
    }
}
