//! Every game with every job that fits it, behind names and text.
//!
//! The one room where games, methods, strategies and pictures meet. Everything a front end can
//! do is a call into this crate.

pub mod analysis;
mod answer;
mod any_game;
mod auto;
pub mod bench;
pub mod certificate;
mod contest;
pub mod curve;
pub mod export;
mod external;
mod families;
mod family;
mod graph;
mod grundy_list;
mod heap_tables;
mod import;
mod job;
mod job_error;
pub mod learning;
pub mod map_report;
pub mod matrix_game;
mod opened;
pub mod openings;
pub mod pictures;
pub mod planning;
mod playing;
pub mod plays;
mod question;
pub mod race_report;
pub mod record;
pub mod report;
pub mod schema;
pub mod shapes;
mod sizes;
mod table;
pub mod tables;
pub mod throws;
mod valuation;
mod value_report;
mod valuer;

pub use answer::Answer;
pub use any_game::{
    AnyGame, ArenaRequest, Choice, Play, TournamentError, TournamentRequest, TreeRequest,
};
pub use external::{ExternalStrategy, Judge, Participant, Plays, Scene};
pub use families::{
    adopt_duel, adopt_impartial, adopt_partizan, adopt_perfect, adopt_puzzle, adopt_viewed,
};
pub use family::{Family, GameGroup};
pub use graph::Graph;
pub use heap_tables::Heaps;
pub use import::{ImportError, ImportOwners, import_arena};
pub use job::{
    Args, Given, JobCard, JobInfo, JobOption, JobRequest, MethodCard, MethodInfo, OptionCard,
    OptionKind, RefusalCard, Why,
};
pub use job_error::{DiskSize, JobError};
pub use stratege_core as core;
pub use stratege_draw as draw;
pub use stratege_layers as layers;
pub use stratege_tournament as tournament;
pub use stratege_values as values;
pub use valuation::{
    BoardValuer, USUAL_LENGTH, ValuationError, ValueRequest, ValuedBoard, ValuedMoves,
};
pub use value_report::{
    Comparison, Corner, Fraction, MoveValue, MovesOfBoth, SummandReport, ThermographReport,
    ValueName, ValueReport, ValueTable, Worth,
};

use std::{ops::RangeInclusive, sync::OnceLock};

use stratege_core::{
    Card, Limits, Param, ParamKind, Params, Setting, SetupError, Text, TooLong, check_word, nearest,
};
use stratege_solvers::heaps;
use stratege_tournament::{host::Host, strategy::StrategyCard};

use crate::{
    heap_tables::heap_sizes,
    report::{Document, FirstMoveTable, GrundyList, WinnerTable},
    sizes::Sizes,
    table::stopped_at,
    valuer::value_of_game,
};

/// All games.
pub struct Catalog {
    listings: Vec<Listing>,
    host: Host,
}

/// One game of the list, before parameters are chosen.
pub struct Listing {
    /// What the game says about itself.
    pub card: Card,
    /// What kind of game it is.
    pub family: &'static Family,
    /// What can be asked of it with its default parameters.
    pub jobs: Vec<JobInfo>,
    /// Its heuristics.
    pub heuristics: Vec<Offer>,
    /// The strategies that fit it.
    pub strategies: Vec<StrategyCard>,
    open: Open,
}

/// Opens a game with parameters.
type Open = Box<dyn Fn(Params) -> Result<Box<dyn AnyGame>, SetupError> + Send + Sync>;

/// A name with one sentence about it.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The word to type.
    pub name: &'static str,
    /// What it is.
    pub about: Text,
}

/// Why a word does not name a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum OpenError {
    /// No game has this name.
    #[error("there is no game `{found}`")]
    UnknownGame {
        /// What was asked for.
        found: String,
        /// The nearest name, if one is near.
        nearest: Option<String>,
    },
    /// The word is longer than that of any game.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// The game exists, the parameters are wrong.
    #[error("{error}")]
    Setup {
        /// The game.
        game: &'static str,
        /// What is wrong.
        error: SetupError,
    },
}

impl Catalog {
    /// Meets every game of the list; strategies reach neither files nor programs.
    pub fn new() -> Catalog {
        Catalog::with_host(Host::default())
    }

    /// The same where strategies reach what `host` offers.
    pub fn with_host(host: Host) -> Catalog {
        let mut collector = families::Collector { listings: Vec::new() };
        stratege_games::visit_all(&mut collector);
        Catalog { listings: collector.listings, host }
    }

    /// The one list of a program, met once.
    pub fn shared() -> &'static Catalog {
        static CATALOG: OnceLock<Catalog> = OnceLock::new();
        CATALOG.get_or_init(Catalog::new)
    }

    /// The options that these jobs have for any game, each once, with the methods that have it.
    pub fn options(&self, jobs: &[&str]) -> Vec<(JobOption, Vec<&'static str>)> {
        let mut options: Vec<(JobOption, Vec<&'static str>)> = Vec::new();
        let infos = self.listings.iter().flat_map(|listing| &listing.jobs);
        for info in infos.filter(|info| jobs.contains(&info.name)) {
            for method in &info.methods {
                for option in method.options {
                    match options.iter_mut().find(|(known, _)| known.name == option.name) {
                        Some((_, methods)) if methods.contains(&method.name) => {}
                        Some((_, methods)) => methods.push(method.name),
                        None => options.push((*option, vec![method.name])),
                    }
                }
            }
        }
        options
    }

    /// The games, in the order of the list.
    pub fn listings(&self) -> &[Listing] {
        &self.listings
    }

    /// The game with this name or alias, without parameters.
    pub fn find(&self, name: &str) -> Result<&Listing, OpenError> {
        check_word(name)?;
        let wanted = name.trim().to_lowercase().replace('_', "-");
        let words = |listing: &Listing| {
            std::iter::once(listing.card.name).chain(listing.card.aliases.iter().copied())
        };
        let found = self.listings.iter().find(|listing| words(listing).any(|word| word == wanted));
        found.ok_or_else(|| OpenError::UnknownGame {
            found: name.to_owned(),
            nearest: nearest(&wanted, self.listings.iter().flat_map(words)).map(str::to_owned),
        })
    }

    /// The game that a word such as `chomp:4x5` names.
    pub fn open(&self, word: &str) -> Result<Box<dyn AnyGame>, OpenError> {
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        let mut game = self.find(name)?.open(params)?;
        game.set_host(&self.host);
        Ok(game)
    }

    /// The game that a word names, as large as a position in the notation of a paper needs it.
    ///
    /// What the word says about its parameters stays; the position may then not fit.
    pub fn open_at(&self, word: &str, position: &str) -> Result<Box<dyn AnyGame>, OpenError> {
        let game = self.open(word)?;
        let implied = game.implied(position);
        if implied.is_empty() {
            return Ok(game);
        }
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        let listing = self.find(name)?;
        let params = implied.into_iter().fold(params.to_owned(), |params, (name, number)| {
            // What the word has chosen would be there twice.
            let more = format!("{params},{name}={number}");
            if listing.params(&more).is_ok() { more } else { params }
        });
        listing.open(&params)
    }

    /// All strategies, each once: those that fit many games come first.
    pub fn strategies(&self) -> Vec<StrategyCard> {
        let mut cards: Vec<StrategyCard> = Vec::new();
        for card in self.listings.iter().flat_map(|listing| &listing.strategies) {
            if !cards.iter().any(|known| known.word == card.word) {
                cards.push(card.clone());
            }
        }
        cards
    }

    /// Who wins for each pair of sizes of the first two lengths of a game.
    ///
    /// `limits` hold for the whole table: the board that reaches one and all after it are left
    /// null. `cell` hears of each board before it is solved.
    pub fn winner_table(
        &self,
        word: &str,
        rows: RangeInclusive<i64>,
        columns: RangeInclusive<i64>,
        limits: Limits<'_>,
        cell: &mut dyn FnMut(i64, i64),
    ) -> Result<WinnerTable, TableError> {
        let mut ask = |game: &dyn AnyGame, within: Limits<'_>| match game.outcome(within) {
            Ok((outcome, nodes)) => Ok((Some(outcome), nodes)),
            // A board that is too large leaves the others as they are.
            Err(JobError::Stopped { nodes, .. }) => Ok((None, nodes)),
            Err(JobError::TooLarge { .. } | JobError::TooMany { .. }) => Ok((None, 0)),
            Err(error) => Err(error.into()),
        };
        let sizes = Sizes::new(self, word, rows, columns)?;
        let winners = sizes.each(limits, cell, &mut ask, &|error| error)?;
        let (row_parameter, column_parameter) = sizes.parameters();
        let (rows, columns) = (sizes.rows.collect(), sizes.columns.collect());
        Ok(WinnerTable { row_parameter, column_parameter, rows, columns, winners })
    }

    /// All winning first moves for each pair of sizes; else as [`Catalog::winner_table`].
    ///
    /// Where one sweep finds them for all boards, a limit that it reaches is an error.
    pub fn first_move_table(
        &self,
        word: &str,
        rows: RangeInclusive<i64>,
        columns: RangeInclusive<i64>,
        limits: Limits<'_>,
    ) -> Result<FirstMoveTable, TableError> {
        let sizes = Sizes::new(self, word, rows, columns)?;
        let largest = sizes.board(*sizes.rows.end(), *sizes.columns.end())?;
        let moves = if let Some(all) = largest.first_moves_of_all(limits)? {
            let of =
                |row: i64, column: i64| Some(all[row as usize - 1][column as usize - 1].clone());
            let line = |row| sizes.columns.clone().map(|column| of(row, column)).collect();
            sizes.rows.clone().map(line).collect()
        } else {
            let mut ask = |game: &dyn AnyGame, within: Limits<'_>| match game.first_moves(within) {
                Ok((moves, nodes)) => Ok((Some(moves), nodes)),
                Err(JobError::Stopped { nodes, .. }) => Ok((None, nodes)),
                Err(JobError::TooLarge { .. }) => Ok((None, 0)),
                Err(error) => Err(error.into()),
            };
            sizes.each(limits, &mut |_, _| {}, &mut ask, &|error: TableError| error)?
        };
        let (row_parameter, column_parameter) = sizes.parameters();
        let (rows, columns) = (sizes.rows.collect(), sizes.columns.collect());
        Ok(FirstMoveTable { row_parameter, column_parameter, rows, columns, moves })
    }

    /// What the start is worth for each pair of sizes of the first two lengths of a game; else as
    /// [`Catalog::winner_table`]. Names longer than `longest` are not written out.
    pub fn value_table(
        &self,
        word: &str,
        rows: RangeInclusive<i64>,
        columns: RangeInclusive<i64>,
        longest: u64,
        limits: Limits<'_>,
    ) -> Result<ValueTable, ValuationError> {
        let mut ask =
            |game: &dyn AnyGame, within: Limits<'_>| match value_of_game(game, longest, within) {
                Ok((name, nodes)) => Ok((Some(name), nodes)),
                Err(error) if error.stopped().is_some() => Ok((None, within.nodes.unwrap_or(0))),
                Err(error) => Err(error),
            };
        let refused = |error| match error {
            TableError::Open(error) => {
                ValuationError::Open { text: word.to_owned(), word: word.to_owned(), at: 0, error }
            }
            TableError::Job(error) => error.into(),
        };
        let sizes = Sizes::new(self, word, rows, columns).map_err(refused)?;
        let values = sizes.each(limits, &mut |_, _| {}, &mut ask, &refused)?;
        let (row_parameter, column_parameter) = sizes.parameters();
        let (rows, columns) = (sizes.rows.collect(), sizes.columns.collect());
        Ok(ValueTable { row_parameter, column_parameter, rows, columns, values })
    }

    /// The Grundy values of a game as its first parameter grows.
    ///
    /// Where boards are sums of heaps, that may be more than what can be played.
    pub fn grundy_list(
        &self,
        word: &str,
        sizes: RangeInclusive<i64>,
        limits: Limits<'_>,
    ) -> Result<GrundyList, TableError> {
        // Games without Grundy values say so before their parameters are looked at.
        let heaps = self.heaps(word, limits)?;
        // Sizes that are not allowed are refused before any of them is looked at.
        if let (Some(moves), Some(range)) = (&heaps.moves, heap_sizes(&sizes)) {
            let most = *range.end();
            let table = stopped_at(limits, |limits| heaps::heaps(moves, most, limits))?;
            return Ok(GrundyList::of_heaps(heaps.parameter, &table, range));
        }
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        let listing = self.find(name)?;
        let params = listing.params(params)?;
        let sized = |size: i64| {
            let sized = params.with_number(&listing.card.params[0], size);
            listing.open_with(sized.map_err(|error| listing.refused(error))?)
        };
        sized(*sizes.start())?;
        sized(*sizes.end())?;
        let value = |size| Ok(sized(size)?.grundy(None, limits)?);
        let grundy = sizes.clone().map(value).collect::<Result<Vec<u64>, TableError>>()?;
        Ok(GrundyList::new(heaps.parameter, sizes, grundy))
    }

    /// What a game says about its heaps, to make a table of their values.
    pub fn heaps(&self, word: &str, limits: Limits<'_>) -> Result<Heaps, TableError> {
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        let listing = self.find(name)?;
        let params = listing.params(params)?;
        let game = listing.open_with(params.clone())?;
        let moves = game.heap_moves(limits)?;
        Ok(Heaps::new(listing.card.name, &params, listing.card.params[0].name, moves))
    }
}

impl Default for Catalog {
    fn default() -> Self {
        Catalog::new()
    }
}

impl Listing {
    /// What it says about a job.
    pub fn job(&self, name: &str) -> Option<&JobInfo> {
        self.jobs.iter().find(|job| job.name == name)
    }

    /// The methods that can solve it, the one that is used unless another is named first.
    pub fn methods(&self) -> &[MethodInfo] {
        self.job("solve").map_or(&[], |job| &job.methods)
    }

    /// The game with the parameters that `text` describes, such as `4x5`.
    pub fn open(&self, text: &str) -> Result<Box<dyn AnyGame>, OpenError> {
        self.open_with(self.params(text)?)
    }

    /// Its lengths, which come first among its parameters.
    pub fn sizes(&self) -> &[Param] {
        let params = &self.card.params;
        let is_size = |param: &&Param| matches!(param.kind, ParamKind::Size { .. });
        &params[..params.iter().take_while(is_size).count()]
    }

    fn params(&self, text: &str) -> Result<Params, OpenError> {
        check_word(text)?;
        Params::parse(&self.card.params, text).map_err(|error| self.refused(error))
    }

    fn open_with(&self, params: Params) -> Result<Box<dyn AnyGame>, OpenError> {
        (self.open)(params).map_err(|error| self.refused(error))
    }

    fn refused(&self, error: SetupError) -> OpenError {
        OpenError::Setup { game: self.card.name, error }
    }
}

/// Why a table could not be made.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// A word does not name a game.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A job was not done.
    #[error(transparent)]
    Job(#[from] JobError),
}

/// An answer with the game it is about.
pub fn document<T>(game: &dyn AnyGame, body: T) -> Document<T> {
    let value = |setting: &Setting| match setting {
        Setting::Number(number) => (*number).into(),
        Setting::Numbers(numbers) => numbers.clone().into(),
        Setting::Word(word) => (*word).into(),
        Setting::Line(line) => line.as_str().into(),
    };
    Document {
        stratege: env!("CARGO_PKG_VERSION"),
        game: game.card().name.to_owned(),
        parameters: game
            .params()
            .iter()
            .map(|(name, setting)| (name.to_owned(), value(setting)))
            .collect(),
        convention: convention(game.params()) + if game.is_composed() { COMPOSED } else { "" },
        body,
    }
}

/// The conventions that answers about a game with these parameters depend on.
fn convention(params: &Params) -> String {
    match params.iter().find(|(name, _)| *name == "play") {
        Some((_, Setting::Word(word))) => format!("{word} play; player 1 moves first"),
        _ => "player 1 moves first".to_owned(),
    }
}

/// How a convention ends where positions may be composed.
const COMPOSED: &str = "; the position is composed, no play need lead to it";
