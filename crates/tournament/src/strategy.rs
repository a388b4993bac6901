//! Strategies as values: a word, what is known about them, and somebody who plays by them.

use std::{path::Path, sync::Arc};

use stratege_core::{DEEPEST_NESTING, Limits, Text, TooLong, check_word, nearest};

use crate::{
    agent::{Agent, Fault},
    observation::Observation,
    strategies::equilibrium::Behaviour,
    tables::TableFileError,
};

/// A way of choosing moves, with its options.
pub trait Strategy<S: Observation>: Send + Sync {
    /// How it is typed, in its normal form: `minimax:2,h1`.
    fn word(&self) -> String;

    /// What can be relied on.
    fn nature(&self) -> Nature;

    /// About how many positions it visits for a move.
    fn effort(&self) -> u64 {
        1
    }

    /// The commands of other programs that it starts when it plays.
    fn programs(&self) -> Vec<String> {
        Vec::new()
    }

    /// How likely it makes every move at every information set, where it has planned the whole game.
    ///
    /// That is known although it remembers what it did.
    fn behaviour(
        &self,
        _game: &S::Game,
        _limits: Limits<'_>,
    ) -> Result<Option<Arc<Behaviour>>, Fault> {
        Ok(None)
    }

    /// Whether it plans the whole game, so that [`Strategy::behaviour`] knows.
    fn is_planned(&self) -> bool {
        false
    }

    /// Whether its agents know how likely they make every move that they see, so that
    /// [`Agent::chances`] says so.
    ///
    /// Who draws what to look at, and then chooses, need not know.
    fn tells_chances(&self) -> bool {
        self.nature().memoryless
    }

    /// Somebody who plays by it. Each thread has its own.
    fn agent(&self, game: &S::Game) -> Box<dyn Agent<S>>;
}

/// What can be relied on when a strategy plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// Whether it uses random numbers.
    pub stochastic: bool,
    /// Whether its move depends on what it sees and on nothing else.
    pub memoryless: bool,
    /// Whether its moves depend on the clock or on another program, so that the seed alone does
    /// not repeat them.
    pub timed: bool,
}

impl Nature {
    /// The same move for the same view.
    pub const FIXED: Nature = Nature { stochastic: false, memoryless: true, timed: false };
    /// The same random draws for the same view.
    pub const RANDOM: Nature = Nature { stochastic: true, memoryless: true, timed: false };
}

/// What a kind of strategy is, for people.
#[derive(Clone, Debug)]
pub struct StrategyCard {
    /// How it is typed, options included: `minimax:P[,HEURISTIC]`.
    pub word: &'static str,
    /// The names it goes by: the proper one first, then the French one, then others.
    pub names: Vec<&'static str>,
    /// What it does.
    pub about: Text,
    /// Whether it uses random numbers.
    pub stochastic: bool,
    /// Whether its move depends only on what it sees.
    pub memoryless: bool,
    /// Whether it never makes a mistake.
    pub exact: bool,
    /// What a move costs.
    pub cost: Text,
}

/// Names that French readers type as they are, whatever other names there are.
const SHARED: [&str; 3] = ["mcts", "minimax", "alphabeta"];

impl StrategyCard {
    /// Whether it reads a file or starts a program: its word says so.
    pub fn reaches_outside(&self) -> bool {
        ["FILE", "COMMAND"].iter().any(|part| self.word.contains(part))
    }

    /// Its French name, as papers write it: `plus_de_points`.
    pub fn french(&self) -> String {
        let proper = self.names.first().copied().unwrap_or(self.word);
        if SHARED.contains(&proper) {
            return proper.to_owned();
        }
        self.names.get(1).copied().unwrap_or(proper).replace('-', "_")
    }

    /// How it is typed in French, options included.
    pub fn french_word(&self) -> String {
        let options = self.names.first().and_then(|name| self.word.strip_prefix(name));
        match options {
            Some(options) => format!("{}{options}", self.french()),
            // A file is its own name.
            None => self.word.to_owned(),
        }
    }
}

/// What follows the colon becomes a strategy; strategies within it are read by the second
/// argument.
pub type ReadOptions<S> =
    Box<dyn Fn(&str, Within<'_, S>) -> Result<Arc<dyn Strategy<S>>, StrategyError> + Send + Sync>;

/// A kind of strategy: its card, and how its options are read.
pub struct Kind<S: Observation> {
    /// What it is, for people.
    pub card: StrategyCard,
    /// Makes a strategy of what follows the colon.
    pub read: ReadOptions<S>,
}

/// All kinds of strategies that fit a game.
pub struct StrategyKinds<S: Observation> {
    /// The kinds, in the order in which they are listed.
    pub all: Vec<Kind<S>>,
}

/// Reads strategies within a strategy, down to a depth.
pub struct Within<'a, S: Observation> {
    kinds: &'a StrategyKinds<S>,
    /// Strategies that stand around those that are read here.
    depth: usize,
}

/// Why a word is not a strategy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StrategyError {
    /// No strategy has this name.
    #[error("there is no strategy `{found}`")]
    Unknown {
        /// What was typed.
        found: String,
        /// The nearest name, if one is near.
        nearest: Option<String>,
        /// How the strategies that fit are typed.
        known: Vec<String>,
        /// The same in French.
        french: Vec<String>,
    },
    /// The strategy exists, its options are wrong.
    #[error("`{found}` is not understood; write {}", expected.en)]
    Malformed {
        /// What was typed.
        found: String,
        /// How it is written.
        expected: Text,
    },
    /// The word is longer than any strategy.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Strategies within strategies without end.
    #[error("more than {most} strategies within each other")]
    TooDeep {
        /// How many there may be.
        most: usize,
    },
    /// No heuristic has this name.
    #[error("there is no heuristic `{found}`")]
    UnknownHeuristic {
        /// What was typed.
        found: String,
        /// The heuristics of the game.
        known: Vec<String>,
    },
    /// A learned table cannot be used.
    #[error("{path}: {error}")]
    Table {
        /// Its file.
        path: String,
        /// What is wrong with it.
        error: TableFileError,
    },
    /// The strategy does not fit the game with these parameters.
    #[error("{name} does not apply ({})", why.en)]
    Unfit {
        /// The strategy.
        name: &'static str,
        /// What the game lacks.
        why: Text,
    },
}

impl<S: Observation> Kind<S> {
    /// A kind whose options are read by `read`.
    pub fn new<T: Strategy<S> + 'static>(
        card: StrategyCard,
        read: impl Fn(&str, Within<'_, S>) -> Result<T, StrategyError> + Send + Sync + 'static,
    ) -> Kind<S> {
        let read: ReadOptions<S> =
            Box::new(move |options, within| Ok(Arc::new(read(options, within)?)));
        Kind { card, read }
    }

    /// A kind without options.
    pub fn plain<T: Strategy<S> + Clone + 'static>(card: StrategyCard, strategy: T) -> Kind<S> {
        let name = card.names[0];
        let expected = Text::new(name, card.names.get(1).unwrap_or(&name));
        Kind::new(card, move |options, _| match options {
            "" => Ok(strategy.clone()),
            _ => Err(malformed(format!("{name}:{options}"), expected)),
        })
    }
}

/// The error for options that are not understood.
pub fn malformed(found: String, expected: Text) -> StrategyError {
    StrategyError::Malformed { found, expected }
}

impl<S: Observation> StrategyKinds<S> {
    /// The strategy that a word such as `minimax:2,h1` names; French names are understood.
    pub fn read(&self, word: &str) -> Result<Arc<dyn Strategy<S>>, StrategyError> {
        check_word(word)?;
        Within { kinds: self, depth: 0 }.read(word)
    }
}

impl<S: Observation> Within<'_, S> {
    /// The strategy that a word names.
    pub fn read(&self, word: &str) -> Result<Arc<dyn Strategy<S>>, StrategyError> {
        if self.depth >= DEEPEST_NESTING {
            return Err(StrategyError::TooDeep { most: DEEPEST_NESTING });
        }
        let kinds = &self.kinds.all;
        let (name, options) = word.split_once(':').unwrap_or((word, ""));
        // A Python file is its own name.
        let is_file = Path::new(name.trim()).extension().is_some_and(|end| end == "py");
        let (name, options) = if is_file { ("python", word) } else { (name, options) };
        let name = name.trim().to_lowercase().replace('_', "-");
        let kind = kinds.iter().find(|kind| kind.card.names.contains(&name.as_str()));
        let Some(kind) = kind else {
            let names = kinds.iter().flat_map(|kind| kind.card.names.iter().copied());
            return Err(StrategyError::Unknown {
                found: word.to_owned(),
                nearest: nearest(&name, names).map(str::to_owned),
                known: kinds.iter().map(|kind| kind.card.word.to_owned()).collect(),
                french: kinds.iter().map(|kind| kind.card.french_word()).collect(),
            });
        };
        (kind.read)(options.trim(), Within { kinds: self.kinds, depth: self.depth + 1 })
    }
}
