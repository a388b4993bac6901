//! One run: understand the command line, do it, say how it went.

use std::{ffi::OsString, io::Write};

use anstyle::{AnsiColor, Style};
use clap::FromArgMatches;

use crate::{
    args::{self, Early, Global},
    commands, confined,
    exit::Exit,
    failure::Failure,
    help,
    i18n::{Language, Words},
    session::Session,
    usage, watch,
};

/// Does what `words` ask for; the first one names the program.
pub(crate) fn run(words: impl Iterator<Item = OsString>) -> Exit {
    let words: Vec<OsString> = words.collect();
    // Flags and commands are text; the names of files are kept as they are.
    let typed: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let early = Early::read(&typed);
    match obey(&words, &typed, early.language) {
        Ok(exit) => exit,
        Err(Failure::ClosedPipe) => Exit::Done,
        Err(Failure::Complaint(complaint)) => {
            let words = Words::new(early.language);
            let label = words.say("error-label");
            let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
            let text = complaint.text(&words);
            // When even this fails, the exit code still tells.
            let _ = writeln!(anstream::stderr(), "{style}{label}{style:#} {text}");
            if early.json {
                let json = complaint.json(&Words::new(Language::En));
                let _ = writeln!(anstream::stdout(), "{json:#}");
            }
            complaint.exit()
        }
    }
}

fn obey(given: &[OsString], typed: &[String], language: Language) -> Result<Exit, Failure> {
    let words = Words::new(language);
    let command = help::translate(args::command(), &words);
    let matches = match command.clone().try_get_matches_from(given) {
        Ok(matches) => matches,
        Err(error) => match usage::reword(&error, &command, typed, &words) {
            Some(complaint) => return Err(complaint.into()),
            None => {
                write!(anstream::stdout(), "{}", error.render().ansi())?;
                return Ok(Exit::Done);
            }
        },
    };
    // The flags were checked by `try_get_matches_from`: this repeats no error.
    let options = Global::from_arg_matches(&matches)
        .map_err(|error| Failure::from(std::io::Error::other(error)))?;
    watch::listen(words.say("stopped-farewell"));
    let mut session = Session::new(words, options);
    match matches.subcommand() {
        None => {
            let examples = session.words.say("bare");
            session.raw(&examples)?;
            Ok(Exit::Done)
        }
        Some((name, matches)) => {
            let exit = commands::run(name, matches, &mut session);
            // For those that run Python files and have not said it before.
            confined::warn(&session);
            exit
        }
    }
}
