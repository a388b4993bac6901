//! Help texts in the reader's language.

use clap::{Arg, Command, builder::StyledStr};
use stratege_catalog::{JobOption, core::Text};
use stratege_words::sentences;

use crate::{
    build,
    commands::{self, Entry},
    i18n::{Message, Words},
    job_options,
};

/// Puts the texts of `words` into the command line.
pub(crate) fn translate(command: Command, words: &Words) -> Command {
    let root = describe(command, words, "root").long_version(build::describe(words));
    root.mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        let sub = describe(sub, words, &name);
        match commands::find(&name) {
            Some(entry) => speak(sub, entry, words),
            None => sub,
        }
    })
}

/// Gives a command its name in the reader's language; the other names become aliases.
fn speak(command: Command, entry: &Entry, words: &Words) -> Command {
    let spoken = words.pick(entry.word());
    let names = std::iter::once(entry.name).chain(entry.aliases.iter().copied());
    let forgotten = command.name(spoken).alias(None);
    forgotten.aliases(names.filter(|name| *name != spoken))
}

fn describe(command: Command, words: &Words, name: &str) -> Command {
    let mut about = words.find(&format!("help-{name}")).unwrap_or_default();
    if let Some(Text { en, fr }) = commands::find(name).map(Entry::word)
        && en != fr
    {
        let other = words.pick(Text::new(fr, en));
        about.push_str(&words.tell(&Message::new("help-alias").with("alias", other)));
    }
    let usage = words.say("help-usage");
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .about(about)
        .help_template(template)
        .subcommand_value_name(words.say("help-command"))
        .subcommand_help_heading(words.say("help-commands"));
    if let Some(examples) = words.find(&format!("help-{name}-examples")) {
        let heading = words.say("help-examples");
        command = command.after_help(StyledStr::from(format!("{heading}\n{}", indent(&examples))));
    }
    command.mut_args(|arg| {
        let id = arg.get_id().as_str();
        let listed = commands::find(name).and_then(|entry| job_options::about(entry, id));
        if let Some((option, methods)) = listed {
            return option_of(arg, option, &methods, words);
        }
        let own = words.find(&format!("arg-{name}-{id}"));
        let help = own.or_else(|| words.find(&format!("arg-{id}"))).unwrap_or_default();
        let heading = if arg.is_positional() {
            "help-arguments"
        } else if arg.is_global_set() || name == "root" {
            "help-global-options"
        } else {
            "help-options"
        };
        let names: Vec<String> = arg
            .get_value_names()
            .unwrap_or_default()
            .iter()
            .map(|name| {
                words
                    .find(&format!("name-{}", name.to_lowercase()))
                    .unwrap_or_else(|| name.to_string())
            })
            .collect();
        let arg = arg.help(help).help_heading(words.say(heading));
        if !arg.get_action().takes_values() {
            return arg;
        }
        arg.value_names(names).hide_possible_values(true).hide_default_value(true)
    })
}

/// An option of a job, under the names of the methods that have it if not all do.
fn option_of(arg: Arg, option: JobOption, methods: &[&str], words: &Words) -> Arg {
    let heading = if methods.is_empty() {
        Message::new("help-options")
    } else {
        Message::new("help-options-of").with("methods", methods.join(", "))
    };
    let help = sentences::option_help(&option, words);
    let arg = arg.help(help).help_heading(words.tell(&heading));
    // A flag has no values to hide.
    let takes_values = arg.get_action().takes_values();
    arg.hide_possible_values(takes_values)
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
