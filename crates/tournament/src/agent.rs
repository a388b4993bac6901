//! Somebody who plays by a strategy: chooses moves, and may remember the play.

use std::fmt;

use stratege_core::{Limits, Player, Stopped};
use stratege_solvers::Proof;

use crate::{
    observation::{MoveOf, Observation},
    random::Random,
};

/// Somebody who plays by a strategy.
pub trait Agent<S: Observation>: Send {
    /// A play begins, and the agent is `player` in it.
    fn begin(&mut self, _game: &S::Game, _player: Player) {}

    /// Whether the agent takes its moves from the list of legal ones, so that they need no check.
    fn is_trusted(&self) -> bool {
        false
    }

    /// How the agent chooses, if that takes no thought: such plays are conducted without ceremony.
    fn reflex(&self) -> Option<Reflex<S>> {
        None
    }

    /// Whether the agent wants to hear of every move.
    fn listens(&self) -> bool {
        false
    }

    /// Somebody made a move that everybody sees.
    fn hear(&mut self, _game: &S::Game, _player: Player, _mv: MoveOf<S>) {}

    /// The move that the agent makes where it is to move.
    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault>;

    /// Appends every move that the agent may make, with how likely it is relative to the others.
    ///
    /// `Ok(false)`, and nothing appended, if that is not known: the agent remembers, or asks
    /// somebody else.
    fn chances(
        &mut self,
        _game: &S::Game,
        _view: &S::View,
        _limits: Limits<'_>,
        _chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        Ok(false)
    }

    /// The play is over; `payoff` is the agent's own.
    fn end(&mut self, _game: &S::Game, _payoff: i32) {}
}

/// A choice that depends on nothing but what is seen, and a random number.
pub enum Reflex<S: Observation> {
    /// The move of a rule, which is always a legal one.
    Rule(fn(&S::Game, &S::View) -> MoveOf<S>),
    /// Any legal move.
    Lot,
}

/// What an agent chose.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<M> {
    /// The move.
    pub mv: M,
    /// How sure it is that no move is better; `None` if it does not ask.
    pub proof: Option<Proof>,
}

impl<M: Copy> Chosen<M> {
    /// One of these moves, each as likely as the others.
    pub fn among(moves: &[M], proof: Proof, random: &mut Random) -> Chosen<M> {
        let mv = moves[random.below_long(moves.len() as u64) as usize];
        Chosen { mv, proof: Some(proof) }
    }
}

/// Why an agent made no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// What it answered, if it answered.
    pub answer: String,
    /// The last lines it wrote besides answers.
    pub last_words: String,
}

/// What can happen to an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The work was stopped from outside: nobody's fault.
    Stopped(Stopped),
    /// It could not be started.
    NotStarted,
    /// It took too long.
    TooSlow,
    /// It used too much memory.
    TooLarge,
    /// Its program ended.
    Crashed,
    /// Its answer is not understood.
    Rubbish,
    /// Its move is not legal.
    Illegal,
    /// A file of the table that it asks is damaged or cannot be read.
    Table,
}

impl FaultKind {
    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            FaultKind::Stopped(_) => "stopped",
            FaultKind::NotStarted => "not-started",
            FaultKind::TooSlow => "timeout",
            FaultKind::TooLarge => "memory",
            FaultKind::Crashed => "crash",
            FaultKind::Rubbish => "rubbish",
            FaultKind::Illegal => "illegal-move",
            FaultKind::Table => "table",
        }
    }
}

impl Fault {
    /// A fault without an answer.
    pub fn silent(kind: FaultKind) -> Fault {
        Fault { kind, answer: String::new(), last_words: String::new() }
    }
}

impl From<Stopped> for Fault {
    fn from(cause: Stopped) -> Fault {
        Fault::silent(FaultKind::Stopped(cause))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.word())?;
        if !self.answer.is_empty() {
            write!(f, ": `{}`", self.answer)?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

/// Draws one of the moves by their chances.
pub fn draw_by_chance<M: Copy>(chances: &[(M, u64)], random: &mut Random) -> M {
    let total = chances.iter().map(|(_, weight)| weight).sum();
    let mut rest = random.below_long(total);
    for &(mv, weight) in chances {
        if rest < weight {
            return mv;
        }
        rest -= weight;
    }
    unreachable!("the draw is below the sum of the weights")
}
