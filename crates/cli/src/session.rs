//! What every command has at hand: words, games, limits, and where answers go.

use std::{
    io::{self, IsTerminal, Write},
    path::Path,
    sync::Arc,
};

use anstyle::{AnsiColor, Style};
use serde::Serialize;
use stratege_bots::Machine;
use stratege_catalog::{AnyGame, Catalog, tournament::host::Host};
use stratege_runs::Disk;

use crate::{
    args::Global,
    failure::{Failure, not_a_game},
    i18n::{Message, Words},
    limit::{Budget, Reader},
    watch::Watcher,
};

/// One run of the program.
pub(crate) struct Session {
    /// What to say, in the language of the reader.
    pub words: Words,
    /// All games.
    pub catalog: Catalog,
    /// The flags that every command has.
    pub options: Global,
    stdout: anstream::Stdout,
}

impl Session {
    /// A run with these flags.
    pub(crate) fn new(words: Words, options: Global) -> Session {
        let host = Host { files: Arc::new(Disk), programs: Arc::new(Machine), ..Host::default() };
        let catalog = Catalog::with_host(host);
        Session { words, catalog, options, stdout: anstream::stdout() }
    }

    /// The game that `word` names.
    pub(crate) fn game(&self, word: &str) -> Result<Box<dyn AnyGame>, Failure> {
        self.catalog.open(word).map_err(|error| not_a_game(word, error))
    }

    /// The game that `word` names, for a position: one in the notation of a paper has a size.
    pub(crate) fn game_at(
        &self,
        word: &str,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        let Some(position) = position else { return self.game(word) };
        self.catalog.open_at(word, position).map_err(|error| not_a_game(word, error))
    }

    /// Starts the clock for one piece of work.
    pub(crate) fn watcher(&self) -> Watcher {
        self.watcher_within(Budget::new(&self.options.limit))
    }

    /// Starts the clock for an answer that somebody may be waiting for.
    pub(crate) fn watcher_for_answer(&self) -> Watcher {
        let is_terminal = std::io::stdout().is_terminal();
        let reader = if is_terminal { Reader::Terminal } else { Reader::Pipe };
        self.watcher_within(Budget::for_answer(&self.options.limit, reader))
    }

    /// Starts the clock for work whose progress is counted in something else than positions.
    pub(crate) fn watcher_counting(&self, what: &'static str) -> Watcher {
        Watcher::counting(Budget::new(&self.options.limit), &self.words, self.options.quiet, what)
    }

    /// Says that a file was written.
    pub(crate) fn written(&mut self, path: &Path) -> Result<(), Failure> {
        let said = Message::new("output-written").with("path", path.display().to_string());
        let text = self.words.tell(&said);
        self.remark(&text)
    }

    /// Says that something may be wrong, where no answer goes.
    pub(crate) fn warn(&self, said: &Message) {
        let label = self.words.say("warning-label");
        let style = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
        let text = self.words.tell(said);
        // Nobody is left to tell when this fails.
        let _ = writeln!(anstream::stderr(), "{style}{label}{style:#} {text}");
    }

    /// Warns that nobody knows whether a file is as it was written.
    pub(crate) fn warn_of_no_checksum(&self, path: &Path) {
        self.warn(&Message::new("warning-no-checksum").with("path", path.display().to_string()));
    }

    /// Starts the clock for one piece of work with limits of its own.
    pub(crate) fn watcher_within(&self, budget: Budget) -> Watcher {
        Watcher::new(budget, &self.words, self.options.quiet)
    }

    /// Gives the answer as text; with `--json` the text is left out.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), Failure> {
        if self.options.json {
            return Ok(());
        }
        self.raw(text)
    }

    /// Gives a remark that `--quiet` leaves out.
    pub(crate) fn remark(&mut self, text: &str) -> Result<(), Failure> {
        if self.options.quiet {
            return Ok(());
        }
        self.print(text)
    }

    /// With `--json`, gives the answer as one document.
    pub(crate) fn json(&mut self, document: &impl Serialize) -> Result<(), Failure> {
        if !self.options.json {
            return Ok(());
        }
        self.raw(&to_json(document)?)
    }

    /// Gives a text whatever the flags.
    pub(crate) fn raw(&mut self, text: &str) -> Result<(), Failure> {
        let end = if text.ends_with('\n') { "" } else { "\n" };
        write!(self.stdout, "{text}{end}")?;
        self.stdout.flush()?;
        Ok(())
    }
}

/// A document as JSON.
pub(crate) fn to_json(document: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string_pretty(document).map_err(io::Error::other)?)
}
