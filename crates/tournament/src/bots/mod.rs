//! Bots: programs in any language that are asked for moves.
//!
//! How a program is started and spoken to is not known here: [`Programs`] are handed over by
//! whoever can start them. `strategies::bot` makes them strategies.

mod check;

use std::{sync::Arc, time::Duration};

use stratege_core::{Plain, Watch};

use crate::{agent::Fault, strategy::StrategyError};

pub use check::{BotFault, BotReport, CheckPlan, check};

/// Finds programs that play.
pub trait Programs: Send + Sync {
    /// The program that a command starts, as typed in a shell.
    fn command(&self, command: &str) -> Result<Arc<dyn Program>, StrategyError>;

    /// The function of a Python file.
    fn python(&self, file: &str) -> Result<Arc<dyn Program>, StrategyError>;
}

/// A program that plays.
pub trait Program: Send + Sync {
    /// The word of the strategy.
    fn word(&self) -> String;

    /// What is run, as somebody would type it.
    fn shown(&self) -> String;

    /// Somebody who asks it, and starts it for the first question.
    fn player(&self, limits: BotLimits) -> Box<dyn ProgramPlayer>;
}

/// Asks one running program after the other: a new one after each fault.
pub trait ProgramPlayer: Send {
    /// The place of the move that it answers among those of the question.
    fn choose(&mut self, question: &Question<'_>, watch: &dyn Watch) -> Result<usize, Fault>;
}

/// The request for one move, complete in itself.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The name of the game.
    pub game: &'static str,
    /// Which player the bot is: 1 or 2.
    pub player: u8,
    /// The same as the papers write it.
    pub player_plain: Plain,
    /// What the bot sees, in one line of text.
    pub position: String,
    /// The same as numbers, words and lists.
    pub board: Plain,
    /// The legal moves: notations, and the same as numbers, words and lists.
    pub moves: Vec<(String, Plain)>,
    /// All moves since the play began.
    pub history: &'a [String],
    /// The number of the play, from 1: another number is another play.
    pub play: u64,
    /// A number below 2^31 for the bot's own random draws.
    pub seed: u32,
}

/// What a bot may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotLimits {
    /// Time for each move.
    pub time_per_move: Duration,
    /// Time that the first move of a program has besides, because it has to be started.
    pub start_up: Duration,
    /// Resident bytes of all its processes together. Looked at where there is `/proc`.
    pub memory: u64,
}

impl Default for BotLimits {
    fn default() -> BotLimits {
        BotLimits {
            time_per_move: Duration::from_secs(2),
            start_up: Duration::from_secs(5),
            memory: 1 << 30,
        }
    }
}
