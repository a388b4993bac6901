//! The options of jobs as flags of commands: as the catalogue lists them, and no others.

use std::marker::PhantomData;

use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches,
    builder::{PossibleValue, PossibleValuesParser},
};
use stratege_catalog::{Catalog, Given, JobOption, OptionKind};

use crate::commands::{Entry, Verb};

/// What was given for the options of the jobs that a command does.
pub(crate) struct JobOptions<V> {
    given: Vec<(&'static str, Given)>,
    command: PhantomData<fn() -> V>,
}

impl<V: Verb> JobOptions<V> {
    /// The options that were given.
    pub(crate) fn given(&self) -> &[(&'static str, Given)] {
        &self.given
    }
}

fn options<V: Verb>() -> impl Iterator<Item = JobOption> {
    Catalog::shared().options(V::JOBS).into_iter().map(|(option, _)| option)
}

impl<V: Verb> FromArgMatches for JobOptions<V> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = options::<V>().filter_map(|option| {
            let given = match option.kind {
                OptionKind::Flag => matches.get_flag(option.name).then_some(Given::Flag(true)),
                _ => matches.get_one::<String>(option.name).cloned().map(Given::Text),
            };
            given.map(|given| (option.name, given))
        });
        Ok(JobOptions { given: given.collect(), command: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<V: Verb> Args for JobOptions<V> {
    fn augment_args(command: Command) -> Command {
        options::<V>().fold(command, |command, option| command.arg(flag::<V>(option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn flag<V: Verb>(option: JobOption) -> Arg {
    let arg = Arg::new(option.name).long(option.name).conflicts_with_all(V::APART);
    match option.kind {
        OptionKind::Flag => arg.action(ArgAction::SetTrue),
        OptionKind::Word(words) => {
            let forms = words.iter().map(|(en, fr)| PossibleValue::new(*en).alias(*fr));
            let forms = PossibleValuesParser::new(forms);
            arg.value_name(option.name.to_uppercase()).ignore_case(true).value_parser(forms)
        }
        _ => arg.value_name(option.name.to_uppercase()).allow_negative_numbers(true),
    }
}

/// What a flag of a command chooses, and which methods have it; nothing if the catalogue does not
/// list it.
pub(crate) fn about(entry: &Entry, id: &str) -> Option<(JobOption, Vec<&'static str>)> {
    Catalog::shared().options(entry.jobs).into_iter().find(|(option, _)| option.name == id)
}
