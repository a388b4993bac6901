//! Strategies by name: what can be typed after `--first` or in a tournament.

use std::{
    fmt,
    time::{Duration, Instant},
};

use stratege_core::{Duel, Game, Heuristic, Limits, Stopped, Text, Watch};
use stratege_solvers::{
    Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    minimax::look_ahead,
};

use crate::random::Random;

/// A way of choosing moves, as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Every legal move equally likely.
    Random,
    /// Looks a number of moves ahead and judges by a heuristic, the game's first if none is
    /// named.
    Minimax {
        /// Moves it looks ahead.
        depth: u32,
        /// The heuristic's name.
        heuristic: Option<String>,
    },
    /// Alpha-beta pruning for a time per move.
    AlphaBeta {
        /// Time per move.
        time: Duration,
    },
    /// A best move of the solved game, at random among equals; the longest defence when lost.
    Optimal,
}

/// What a strategy is, for people.
#[derive(Clone, Copy, Debug)]
pub struct StrategyCard {
    /// How it is typed.
    pub word: &'static str,
    /// What it does.
    pub about: Text,
}

/// Every strategy with how it is typed.
pub const CARDS: &[StrategyCard] = &[
    StrategyCard {
        word: "random",
        about: Text::new("any legal move, all equally likely", "un coup possible au hasard"),
    },
    StrategyCard {
        word: "minimax:P[,HEURISTIC]",
        about: Text::new(
            "looks P moves ahead and judges by a heuristic",
            "min-max à profondeur P avec une heuristique",
        ),
    },
    StrategyCard {
        word: "alphabeta:TIME",
        about: Text::new(
            "alpha-beta pruning for a time per move (1s, 200ms)",
            "élagage alpha-bêta pendant un temps par coup (1s, 200ms)",
        ),
    },
    StrategyCard {
        word: "optimal",
        about: Text::new(
            "a best move of the solved game; the longest defence when lost",
            "un meilleur coup du jeu résolu ; la plus longue défense si c'est perdu",
        ),
    },
];

/// Why a word is not a strategy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StrategyError {
    /// No strategy has this name.
    #[error("there is no strategy `{found}`")]
    Unknown {
        /// What was typed.
        found: String,
    },
    /// The strategy exists, its options are wrong.
    #[error("`{found}` is not understood; write {}", expected.en)]
    Malformed {
        /// What was typed.
        found: String,
        /// How it is written.
        expected: Text,
    },
}

/// The deepest look ahead that is offered: far beyond what any tree allows, and a recursion this
/// deep fits every stack.
const DEEPEST: u32 = 1000;

impl Strategy {
    /// Reads a word such as `minimax:2,h1`; French names are understood.
    ///
    /// ```
    /// use stratege_tournament::strategy::Strategy;
    ///
    /// assert_eq!(Strategy::parse("hasard"), Ok(Strategy::Random));
    /// let word = Strategy::parse("minimax:2,h1").map(|strategy| strategy.to_string());
    /// assert_eq!(word.as_deref(), Ok("minimax:2,h1"));
    /// assert!(Strategy::parse("minimax:deep").is_err());
    /// ```
    pub fn parse(word: &str) -> Result<Strategy, StrategyError> {
        let (name, options) = word.split_once(':').unwrap_or((word, ""));
        let malformed =
            |expected| Err(StrategyError::Malformed { found: word.to_owned(), expected });
        match name.to_lowercase().as_str() {
            "random" | "hasard" | "aleatoire" | "aléatoire" => match options {
                "" => Ok(Strategy::Random),
                _ => malformed(Text::new("random", "hasard")),
            },
            "optimal" | "optimale" => match options {
                "" => Ok(Strategy::Optimal),
                _ => malformed(Text::new("optimal", "optimale")),
            },
            "minimax" | "minmax" | "min-max" => {
                let (depth, heuristic) = match options.split_once(',') {
                    Some((depth, heuristic)) => (depth, Some(heuristic.trim().to_owned())),
                    None => (options, None),
                };
                match depth.trim().parse() {
                    Ok(depth @ 1..=DEEPEST) => Ok(Strategy::Minimax { depth, heuristic }),
                    _ => malformed(Text::new(
                        "minimax:2 or minimax:2,HEURISTIC, with a depth from 1 to 1000",
                        "minimax:2 ou minimax:2,HEURISTIQUE, avec une profondeur de 1 à 1000",
                    )),
                }
            }
            "alphabeta" | "alpha-beta" | "alphabêta" => match parse_time(options) {
                Some(time) => Ok(Strategy::AlphaBeta { time }),
                None => malformed(Text::new(
                    "alphabeta:1s or alphabeta:200ms, at most 60min",
                    "alphabeta:1s ou alphabeta:200ms, au plus 60min",
                )),
            },
            _ => Err(StrategyError::Unknown { found: word.to_owned() }),
        }
    }
}

/// Reads `1s`, `0.5s`, `200ms`, `2min`; positive and at most an hour.
fn parse_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let unit_at = text.find(|symbol: char| symbol.is_ascii_alphabetic()).unwrap_or(text.len());
    let number: f64 = text[..unit_at].trim().parse().ok()?;
    let seconds = match &text[unit_at..] {
        "" | "s" => number,
        "ms" => number / 1000.0,
        "min" => number * 60.0,
        _ => return None,
    };
    let reasonable = 0.0 < seconds && seconds <= 3600.0;
    reasonable.then(|| Duration::from_secs_f64(seconds))
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strategy::Random => f.write_str("random"),
            Strategy::Minimax { depth, heuristic: None } => write!(f, "minimax:{depth}"),
            Strategy::Minimax { depth, heuristic: Some(name) } => {
                write!(f, "minimax:{depth},{name}")
            }
            Strategy::AlphaBeta { time } => write!(f, "alphabeta:{}ms", time.as_millis()),
            Strategy::Optimal => f.write_str("optimal"),
        }
    }
}

/// What a strategy chose.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<M> {
    /// The move.
    pub mv: M,
    /// How sure it is that no move is better; `None` if the strategy does not ask.
    pub proof: Option<Proof>,
}

/// Any legal move, all equally likely.
pub fn choose_at_random<G: Game>(
    game: &G,
    state: &G::State,
    random: &mut Random,
) -> Chosen<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    Chosen { mv: one_of(&moves, random), proof: None }
}

/// The first best move by looking ahead.
pub fn choose_by_minimax<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    heuristic: &Heuristic<G>,
    limits: Limits<'_>,
) -> Result<Chosen<G::Move>, Stopped> {
    let ahead = look_ahead(game, state, depth, heuristic, limits)?;
    let mv = ahead.best.expect("a player to move looks at least one move ahead");
    Ok(Chosen { mv, proof: Some(Proof::Estimate) })
}

/// The best move that alpha-beta finds in a given time.
pub fn choose_by_alpha_beta<G: Duel>(
    game: &G,
    state: &G::State,
    time: Duration,
    heuristic: Option<&Heuristic<G>>,
    random: &mut Random,
    limits: Limits<'_>,
) -> Chosen<G::Move> {
    let watch = Deadline { outer: limits.watch, at: Instant::now() + time };
    let options = Options { heuristic, judge: JudgeMoves::Best, ..Options::default() };
    let found = alpha_beta(game, state, &options, Limits { watch: &watch, ..limits });
    match found.best.first() {
        Some(&mv) => Chosen { mv, proof: Some(found.proof) },
        // Not even one move deep in that time.
        None => Chosen { proof: Some(Proof::Estimate), ..choose_at_random(game, state, random) },
    }
}

/// One of several moves, all equally likely.
pub fn one_of<M: Copy>(moves: &[M], random: &mut Random) -> M {
    moves[random.below(moves.len() as u32) as usize]
}

/// Stops at a moment, or when somebody else says so.
pub struct Deadline<'a> {
    /// Who else may stop it.
    pub outer: &'a dyn Watch,
    /// When to stop.
    pub at: Instant,
}

impl Watch for Deadline<'_> {
    fn stop(&self) -> bool {
        self.outer.stop() || Instant::now() >= self.at
    }
}
