//! The options of jobs as flags of commands: as the catalogue lists them, and no others.

use std::marker::PhantomData;

use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches,
    builder::{PossibleValue, PossibleValuesParser},
};
use stratege_catalog::{Catalog, Given, JobError, JobOption, OptionKind};

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

    /// The whole number that an option means, checked as the catalogue does; its default where
    /// nothing was given.
    pub(crate) fn integer(&self, name: &str) -> Result<Option<i64>, JobError> {
        let Some(listed) = options::<V>().find(|option| option.name == name) else {
            return Ok(None);
        };
        let given = self.given.iter().find(|(known, _)| *known == name);
        let usual = || listed.default.map(|default| Given::Text(default.to_owned()));
        let Some(given) = given.map(|(_, given)| given.clone()).or_else(usual) else {
            return Ok(None);
        };
        match listed.read(&given)? {
            Some(Given::Integer(number)) => Ok(Some(number)),
            _ => Ok(None),
        }
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
    let mut arg = Arg::new(option.name).long(option.name);
    if !V::BESIDE.contains(&option.name) {
        arg = arg.conflicts_with_all(V::APART);
    }
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

/// What a flag of a command chooses, and which methods have it if not all do; nothing if the
/// catalogue does not list it.
pub(crate) fn about(entry: &Entry, id: &str) -> Option<(JobOption, Vec<&'static str>)> {
    let catalog = Catalog::shared();
    let listed = catalog.options(entry.jobs).into_iter().find(|(option, _)| option.name == id);
    let (option, methods) = listed?;
    let infos = catalog.listings().iter().flat_map(|listing| &listing.jobs);
    let infos = infos.filter(|info| entry.jobs.contains(&info.name));
    let mut all = infos.flat_map(|info| &info.methods);
    let is_everywhere = all.all(|method| methods.contains(&method.name));
    Some((option, if is_everywhere { Vec::new() } else { methods }))
}
