//! `export`: a game as a file for other programs.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use stratege_catalog::{document, export::ExportReport};

use super::Verb;
use crate::{args::Start, exit::Exit, failure::Failure, output::Target, session::Session};

#[derive(Args)]
pub(crate) struct Export {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    start: Start,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What is written.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Efg,
    Nfg,
    Lp,
}

impl Format {
    /// The method by its name in the catalogue.
    fn method(self) -> &'static str {
        match self {
            Format::Efg => "efg",
            Format::Nfg => "nfg",
            Format::Lp => "lp",
        }
    }
}

impl Verb for Export {
    const NAME: &'static str = "export";
    const ALIASES: &'static [&'static str] = &["exporter"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let target = Target::new(self.output, self.format, Format::Efg)?;
        let game = self.start.game(&self.game, session)?;
        let method = target.format.method();
        let watcher = session.watcher();
        let text = game.export(self.start.position(), method, watcher.limits())?;
        drop(watcher);
        target.give(text.trim_end(), session)?;
        session.json(&document(game.as_ref(), ExportReport { format: method.to_owned(), text }))?;
        Ok(Exit::Done)
    }
}
