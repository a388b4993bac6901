//! Requests and answers: everything that can be asked of the catalogue, however it is sent.
//!
//! Rules and searches stay in the catalogue, sentences in `stratege-words`. Here requests are read
//! and bounded, and answers are the documents that `stratege … --json` prints. [`endpoints`] is
//! the one table of what is answered at once; a [`JobRequest`] takes longer and tells how far it
//! is. Who sends them, and on which threads they are worked on, is not known here.

#![expect(
    clippy::needless_pass_by_value,
    reason = "all functions of the table have one shape: a request is handed over to them"
)]

mod arena;
mod body;
mod choose;
mod description;
mod dice;
mod endpoint;
mod games;
mod jobs;
mod limits;
mod packed;
mod picture;
mod play;
mod position;
mod programs;
mod refusal;
mod refusals;
mod remembered;
mod replay;
mod settings;
mod shapes;
mod thinking;
mod value;
mod watch;

pub use body::read;
pub use description::{begun as description, finished as described};
pub use endpoint::{Answer, Effort, Endpoint, JSON, Method, Step, Work, endpoints};
pub use jobs::{Heard, JobProgress, JobReport, JobRequest, JobState, News, Running};
pub use packed::Packed;
pub use refusal::Refusal;
pub use remembered::Remembered;
pub use settings::Bounds;
pub use watch::{Asking, Stop, Waiting};

use std::sync::Arc;

use stratege_catalog::{AnyGame, Catalog, tables::SharedFolder, tournament::host::Host};
use stratege_words::{Language, Words};

/// What every request has at hand.
pub struct Api {
    /// All games.
    pub(crate) catalog: Catalog,
    /// Folders of solved positions that are asked first.
    tables: Vec<SharedFolder>,
    /// What may be spent.
    pub bounds: Bounds,
    /// Hints that were found before, and results of jobs.
    pub remembered: Arc<Remembered>,
    english: Words,
    french: Words,
}

impl Api {
    /// Answers within these bounds; strategies reach what `host` offers.
    pub fn new(bounds: Bounds, host: Host) -> Api {
        Api {
            catalog: Catalog::with_host(host),
            tables: Vec::new(),
            remembered: Arc::new(Remembered::new(bounds.keep)),
            bounds,
            english: Words::new(Language::En),
            french: Words::new(Language::Fr),
        }
    }

    /// The same with folders of solved positions: hints and the strategy `optimal` ask them first.
    pub fn with_tables(self, tables: Vec<SharedFolder>) -> Api {
        Api { tables, ..self }
    }

    /// The sentences of a language.
    pub fn words(&self, language: Language) -> &Words {
        match language {
            Language::En => &self.english,
            Language::Fr => &self.french,
        }
    }

    /// The answer to a request, worked on to its end.
    pub fn answer(
        &self,
        (method, path): (Method, &str),
        body: &[u8],
        language: Language,
        asking: &Asking,
    ) -> Result<Answer, Refusal> {
        let is_meant = |endpoint: &&Endpoint| endpoint.method == method && endpoint.path == path;
        let endpoint = endpoints().iter().find(is_meant);
        let mut work = endpoint.ok_or_else(|| Refusal::not_found(path))?.read(body)?;
        loop {
            match work(self, self.words(language), asking)? {
                Step::Done(answer) => return Ok(answer),
                Step::Then(_, further) => work = further,
            }
        }
    }

    /// The game that `word` names.
    pub(crate) fn game(&self, word: &str) -> Result<Box<dyn AnyGame>, Refusal> {
        let mut game = self.catalog.open(word).map_err(|error| Refusal::game(word, error))?;
        // The folder of another game, or one that was removed meanwhile, is passed over.
        let _ = self.tables.iter().any(|folder| game.use_table(Arc::clone(folder)).is_ok());
        Ok(game)
    }

    /// The normal form of a strategy's word, if it may be used here.
    pub(crate) fn strategy(&self, game: &dyn AnyGame, word: &str) -> Result<String, Refusal> {
        programs::strategy(&self.catalog, game, word, self.bounds.allow_programs)
    }
}
