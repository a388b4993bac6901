//! `help`: the help text of the program or of one command.

use clap::Args;
use serde_json::json;

use super::{Verb, find};
use crate::{args, exit::Exit, failure::Failure, help, session::Session, usage::unknown_command};

#[derive(Args)]
pub(crate) struct Help {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Verb for Help {
    const NAME: &'static str = "help";
    const ALIASES: &'static [&'static str] = &["aide"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let mut root = help::translate(args::command(), &session.words);
        root.build();
        let help = match &self.command {
            None => root.render_help(),
            Some(name) => {
                let entry = find(name).ok_or_else(|| unknown_command(name))?;
                match root.find_subcommand_mut(entry.name) {
                    Some(command) => command.render_help(),
                    None => root.render_help(),
                }
            }
        };
        session.print(&help.ansi().to_string())?;
        session.json(&json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "help": help.to_string(),
        }))?;
        Ok(Exit::Done)
    }
}
