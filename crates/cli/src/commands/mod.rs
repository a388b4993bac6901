//! The commands, one file each.

mod analyse;
mod bench;
mod bot;
mod check;
mod completions;
pub(crate) mod count;
mod dice;
mod export;
mod export_page;
mod graph;
mod help;
mod learn;
mod list;
mod man;
pub(crate) mod matrix;
mod merge;
mod notebook;
mod openings;
mod perft;
mod play;
mod reproduce;
mod rules;
mod serve;
mod show;
pub(crate) mod solve;
mod tables;
mod tournament;
mod trace;
mod tree;
mod ugi;
mod value;
mod verify;

use clap::{ArgMatches, Args, Command};

use stratege_catalog::core::Text;

use crate::{exit::Exit, failure::Failure, session::Session};

/// The list of commands, in the order of the help.
pub(crate) const ALL: &[Entry] = &[
    Entry::of::<list::List>(),
    Entry::of::<rules::Rules>(),
    Entry::of::<show::Show>(),
    Entry::of::<solve::Solve>(),
    Entry::of::<verify::Verify>(),
    Entry::of::<value::Value>(),
    Entry::of::<count::Count>(),
    Entry::of::<graph::Graph>(),
    Entry::of::<tree::Tree>(),
    Entry::of::<play::Play>(),
    Entry::of::<tournament::Tournament>(),
    Entry::of::<merge::Merge>(),
    Entry::of::<trace::Trace>(),
    Entry::of::<analyse::Analyse>(),
    Entry::of::<openings::Openings>(),
    Entry::of::<tables::Tables>(),
    Entry::of::<learn::Learn>(),
    Entry::of::<bot::Bot>(),
    Entry::of::<ugi::Ugi>(),
    Entry::of::<dice::Dice>(),
    Entry::of::<matrix::Matrix>(),
    Entry::of::<perft::Perft>(),
    Entry::of::<export::Export>(),
    Entry::of::<reproduce::Reproduce>(),
    Entry::of::<check::Check>(),
    Entry::of::<notebook::Notebook>(),
    Entry::of::<serve::Serve>(),
    Entry::of::<export_page::ExportPage>(),
    Entry::of::<bench::Bench>(),
    Entry::of::<completions::Completions>(),
    Entry::of::<man::Man>(),
    Entry::of::<help::Help>(),
];

/// A command with its flags.
pub(crate) trait Verb: Args {
    /// The word that is typed.
    const NAME: &'static str;
    /// Further words for it, the French one first.
    const ALIASES: &'static [&'static str];
    /// The jobs of the catalogue whose options it takes.
    const JOBS: &'static [&'static str] = &[];
    /// Its flags that do not go together with those options.
    const APART: &'static [&'static str] = &[];
    /// The options that go together with those flags all the same.
    const BESIDE: &'static [&'static str] = &[];

    /// Does it.
    fn run(self, session: &mut Session) -> Result<Exit, Failure>;
}

/// A command of the list.
pub(crate) struct Entry {
    /// The word that is typed.
    pub name: &'static str,
    /// Further words for it, the French one first.
    pub aliases: &'static [&'static str],
    /// The jobs of the catalogue whose options it takes.
    pub jobs: &'static [&'static str],
    /// Adds its flags.
    pub define: fn(Command) -> Command,
    run: fn(&ArgMatches, &mut Session) -> Result<Exit, Failure>,
}

impl Entry {
    const fn of<V: Verb>() -> Entry {
        Entry {
            name: V::NAME,
            aliases: V::ALIASES,
            jobs: V::JOBS,
            define: V::augment_args,
            run: run_verb::<V>,
        }
    }

    /// The word that is typed in each language.
    pub(crate) fn word(&self) -> Text {
        Text::new(self.name, self.aliases.first().unwrap_or(&self.name))
    }
}

fn run_verb<V: Verb>(matches: &ArgMatches, session: &mut Session) -> Result<Exit, Failure> {
    // The flags were checked when the command line was read: this repeats no error.
    let verb = V::from_arg_matches(matches).map_err(std::io::Error::other)?;
    verb.run(session)
}

/// The command with this name or alias.
pub(crate) fn find(name: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.name == name || entry.aliases.contains(&name))
}

/// Does the command with this name.
pub(crate) fn run(
    name: &str,
    matches: &ArgMatches,
    session: &mut Session,
) -> Result<Exit, Failure> {
    match find(name) {
        Some(entry) => (entry.run)(matches, session),
        // Commands that are not in the list are refused when the command line is read.
        None => Ok(Exit::Usage),
    }
}
