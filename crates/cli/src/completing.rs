//! How a line that is being typed may go on: a shell asks, the catalogue answers.

mod bash;
mod offers;

use std::{
    ffi::{OsStr, OsString},
    io,
};

use clap::Command;
use clap_complete::{
    CompleteEnv, Shell,
    engine::ArgValueCompleter,
    env::{Elvish, Fish, Powershell, Shells, Zsh},
};
use stratege_catalog::{Catalog, Listing};

use crate::{
    args,
    args::PROGRAM,
    help,
    i18n::{Language, Words},
};

/// The variable in which a shell says who asks.
const VARIABLE: &str = "STRATEGE_COMPLETE";

/// The shells that can ask.
const SHELLS: Shells<'static> = Shells(&[&bash::Bash, &Elvish, &Fish, &Powershell, &Zsh]);

/// Answers a shell that asks how its line may go on, with the code to exit with; nothing if it is a
/// person who runs the program.
pub(crate) fn answer_shell(words: &[OsString]) -> Option<i32> {
    let line = || {
        let command = offering(args::command(), game_on_line(words));
        help::translate(command, &Words::new(Language::of_locale()))
    };
    let asked = CompleteEnv::with_factory(line).var(VARIABLE).bin(PROGRAM).completer(PROGRAM);
    let directory = std::env::current_dir().ok();
    match asked.shells(SHELLS).try_complete(words, directory.as_deref()) {
        Ok(is_answered) => is_answered.then_some(0),
        Err(error) => {
            // When even this fails, the exit code still tells.
            let _ = error.print();
            Some(error.exit_code())
        }
    }
}

/// What a shell must read once so that it asks.
pub(crate) fn registration(shell: Shell) -> io::Result<String> {
    let name = shell.to_string();
    let completer = SHELLS.completer(&name).ok_or(io::ErrorKind::NotFound)?;
    let mut script = Vec::new();
    completer.write_registration(VARIABLE, PROGRAM, PROGRAM, PROGRAM, &mut script)?;
    Ok(String::from_utf8_lossy(&script).trim_start().to_owned())
}

/// Adds what can be typed to the arguments whose words the catalogue knows.
fn offering(command: Command, game: Option<&'static Listing>) -> Command {
    command.mut_subcommands(|sub| {
        sub.mut_args(|arg| {
            let name = arg.get_value_names().and_then(|names| names.first());
            match name.and_then(|name| offers::of(name)) {
                Some(offer) if arg.get_possible_values().is_empty() => {
                    let offered = move |typed: &OsStr| offer(&typed.to_string_lossy(), game);
                    arg.add(ArgValueCompleter::new(offered))
                }
                _ => arg,
            }
        })
    })
}

/// The game that a line names; it stands after `--`, the program and the command.
fn game_on_line(words: &[OsString]) -> Option<&'static Listing> {
    words.iter().skip_while(|word| *word != "--").skip(3).find_map(|word| {
        let word = word.to_string_lossy();
        let name = word.split(':').next().unwrap_or_default();
        Catalog::shared().find(name).ok()
    })
}
