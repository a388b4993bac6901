//! What was wrong with the command line itself, in the reader's language.

use clap::{
    Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};
use stratege_catalog::core::{Text, nearest};

use crate::{
    commands,
    failure::Complaint,
    i18n::{Message, Words},
};

/// Words an error of the command line anew; `None` if it is no error but a wish for help.
///
/// `typed` is the command line, to know which command's flags could have been meant.
pub(crate) fn reword(
    error: &Error,
    command: &Command,
    typed: &[String],
    words: &Words,
) -> Option<Complaint> {
    let sub = typed.iter().find_map(|word| commands::find(word));
    let advice = match sub {
        Some(entry) => Message::new("advice-help").with("command", entry.word()),
        None => Message::new("advice-help-root"),
    };
    let sentence = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::InvalidSubcommand => {
            no_such_command(&context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => {
            let found = context(error, ContextKind::InvalidArg);
            let command = sub.and_then(|entry| command.find_subcommand(entry.name));
            unknown_argument(&found, command)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(error, command, words),
        ErrorKind::MissingRequiredArgument => {
            Message::new("error-missing").with("missing", context(error, ContextKind::InvalidArg))
        }
        ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues | ErrorKind::TooManyValues => {
            let name = flag_name(error);
            let expected = expected(&name, command, words);
            Message::new("error-number-of-values").with("argument", name).with("expected", expected)
        }
        ErrorKind::ArgumentConflict => conflict(error),
        ErrorKind::InvalidUtf8 => Message::new("error-utf8"),
        _ => Message::new("error-usage").with("why", first_line(error)),
    };
    Some(Complaint::usage("usage", sentence).advising(advice))
}

/// There is no such command.
pub(crate) fn unknown_command(found: &str) -> Complaint {
    Complaint::usage("usage", no_such_command(found)).advising(Message::new("advice-help-root"))
}

fn no_such_command(found: &str) -> Message {
    let known =
        commands::ALL.iter().flat_map(|entry| std::iter::once(&entry.name).chain(entry.aliases));
    let sentence = match nearest(found, known.copied()) {
        Some(near) => Message::new("error-unknown-command-nearest").with("nearest", near),
        None => {
            let names = |pick: fn(Text) -> &'static str| {
                let names = commands::ALL.iter().map(|entry| pick(entry.word()));
                names.collect::<Vec<_>>().join(", ")
            };
            let known = [names(|word| word.en), names(|word| word.fr)];
            Message::new("error-unknown-command").with("known", known)
        }
    };
    sentence.with("found", found)
}

fn unknown_argument(found: &str, command: Option<&Command>) -> Message {
    if !found.starts_with('-') {
        return Message::new("error-unexpected").with("found", found);
    }
    let args = command.map(Command::get_arguments).into_iter().flatten();
    let flags: Vec<String> =
        args.filter_map(|arg| arg.get_long()).map(|long| format!("--{long}")).collect();
    let sentence = match nearest(found, flags.iter().map(String::as_str)) {
        Some(near) => Message::new("error-unknown-flag-nearest").with("nearest", near),
        None => Message::new("error-unknown-flag"),
    };
    sentence.with("found", found)
}

fn wrong_value(error: &Error, command: &Command, words: &Words) -> Message {
    let found = context(error, ContextKind::InvalidValue);
    let known = context(error, ContextKind::ValidValue);
    let name = flag_name(error);
    let expected = expected(&name, command, words);
    if found.is_empty() {
        let sentence = Message::new("error-no-value").with("argument", name);
        return sentence.with("expected", if known.is_empty() { expected } else { known });
    }
    let sentence = Message::new("error-value").with("argument", name).with("found", found);
    sentence.with("expected", if known.is_empty() { expected } else { known })
}

/// The flag that an error is about, without its values.
fn flag_name(error: &Error) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    argument.split([' ', '=']).next().unwrap_or_default().to_owned()
}

/// How the value of a flag is written: the text with key `value-ID`, or with that of what it names.
fn expected(flag: &str, command: &Command, words: &Words) -> String {
    let id = flag.trim_start_matches('-').trim_matches(['<', '>']).to_lowercase();
    let known = std::iter::once(command).chain(command.get_subcommands());
    let is_it = |arg: &clap::Arg| arg.get_id().as_str() == id || arg.get_long() == Some(&id);
    let known = known.flat_map(Command::get_arguments).find(|arg| is_it(arg));
    let hint = known.and_then(|arg| {
        let what = arg.get_value_names().and_then(<[_]>::first);
        let of_what = || words.find(&format!("value-of-{}", what?.to_lowercase()));
        words.find(&format!("value-{id}")).or_else(of_what)
    });
    hint.unwrap_or_else(|| words.say("value-number"))
}

fn conflict(error: &Error) -> Message {
    let one = context(error, ContextKind::InvalidArg);
    let other = context(error, ContextKind::PriorArg);
    if other.is_empty() || one == other {
        return Message::new("error-twice").with("argument", one);
    }
    Message::new("error-conflict").with("one", one).with("other", other)
}

/// What an error says about one thing.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn first_line(error: &Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.trim_start_matches("error: ").to_owned()
}
