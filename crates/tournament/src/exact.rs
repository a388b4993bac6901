//! What two strategies get on average, exactly: by dynamic programming over positions.

mod cross;
mod map;
mod race;

pub use cross::{ExactPairing, cross_table};
pub use race::{plan_of, race_table};

use dashu_ratio::RBig;
use stratege_core::{Game, Limits, Player, Stopped, Turn};

use self::map::{ENDINGS, Found, Map, ending};
use crate::{
    agent::{Agent, Fault},
    observation::{Observation, StateOf},
};

/// How a play between two strategies goes on average.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected<N> {
    /// Chance that player 1 wins.
    pub win: N,
    /// Chance of a draw.
    pub draw: N,
    /// Chance that player 2 wins.
    pub loss: N,
    /// Moves of the players.
    pub moves: N,
}

/// What came out of an evaluation.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// To the precision of floating point numbers.
    pub expected: Expected<f64>,
    /// As fractions, for games that are small enough.
    pub fractions: Option<Expected<RBig>>,
    /// Positions that can be met.
    pub positions: u64,
}

/// Why there is no exact answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inexact {
    /// Too many positions, or somebody stopped it.
    Stopped(Stopped),
    /// A strategy remembers, or depends on something besides what it sees.
    NotMemoryless,
    /// A play can come back to a position.
    Cycle,
    /// A strategy failed.
    Fault(Fault),
}

/// Positions up to which fractions are worked out.
const FRACTIONS: u64 = 20_000;

/// Evaluates one pair of agents after the other in the same memory.
///
/// A quarter of the time goes into getting memory from the system if it is given back in between.
pub struct Evaluator<S: Observation> {
    map: Map,
    found: Found<StateOf<S>>,
    known: Vec<Expected<f64>>,
}

impl<S: Observation> Evaluator<S> {
    /// An evaluator that holds no memory yet.
    pub fn new() -> Evaluator<S> {
        Evaluator { map: Map::new(), found: Found::new(), known: Vec::new() }
    }

    /// What two memoryless agents get from `state`, player 1 being the first.
    ///
    /// Visits every position that they can lead to once. The limits hold for all of it.
    pub fn evaluate(
        &mut self,
        game: &S::Game,
        state: &StateOf<S>,
        agents: [&mut dyn Agent<S>; 2],
        limits: Limits<'_>,
    ) -> Result<Evaluation, Inexact> {
        if game.turn(state) == Turn::Over {
            let vertex = ending(game.payoff(state, Player::FIRST)) as usize;
            let expected = Expected::<f64>::endings()[vertex].clone();
            let fractions = Some(Expected::<RBig>::endings()[vertex].clone());
            return Ok(Evaluation { expected, fractions, positions: 0 });
        }
        self.map.fill(&mut self.found, game, state, agents, limits)?;
        let positions = self.map.positions() as u64;
        let expected = average(&self.map, &mut self.known).ok_or(Inexact::Cycle)?;
        let fractions =
            if positions <= FRACTIONS { average(&self.map, &mut Vec::new()) } else { None };
        Ok(Evaluation { expected, fractions, positions })
    }
}

impl<S: Observation> Default for Evaluator<S> {
    fn default() -> Evaluator<S> {
        Evaluator::new()
    }
}

/// What the first position is worth, worked out from the endings backwards; `None` if a play can
/// come back to a position.
///
/// `known` has room for what every vertex is worth; whatever it holds is not looked at.
fn average<N: Number>(map: &Map, known: &mut Vec<Expected<N>>) -> Option<Expected<N>> {
    let vertices = map.positions() + ENDINGS as usize;
    if known.len() < vertices {
        known.resize(vertices, Expected::nothing());
    }
    known[..ENDINGS as usize].clone_from_slice(&Expected::endings());
    let is_done = map.visit_backwards(|position| {
        let (targets, weights) = map.arcs(position);
        let mut expected = Expected::<N>::nothing();
        match weights {
            None => {
                targets.iter().for_each(|&target| expected.add(&known[target as usize]));
                expected.divide(targets.len() as u64);
            }
            Some(weights) => {
                for (&target, &weight) in targets.iter().zip(weights) {
                    expected.add_times(&known[target as usize], weight);
                }
                expected.divide(weights.iter().sum());
            }
        }
        if map.is_choice(position) {
            expected.moves.add(&N::whole(1));
        }
        known[position + ENDINGS as usize] = expected;
    });
    is_done.then(|| known[ENDINGS as usize].clone())
}

/// A number that averages can be taken of.
pub trait Number: Clone {
    /// A whole number.
    fn whole(number: u32) -> Self;

    /// Adds `other`.
    fn add(&mut self, other: &Self);

    /// Adds `weight` times `other`.
    fn add_times(&mut self, other: &Self, weight: u64);

    /// Divides by a whole number.
    fn divide(&mut self, by: u64);
}

impl Number for f64 {
    #[inline]
    fn whole(number: u32) -> f64 {
        number.into()
    }

    #[inline]
    fn add(&mut self, other: &f64) {
        *self += other;
    }

    #[inline]
    fn add_times(&mut self, other: &f64, weight: u64) {
        *self += other * weight as f64;
    }

    #[inline]
    fn divide(&mut self, by: u64) {
        *self /= by as f64;
    }
}

impl Number for RBig {
    fn whole(number: u32) -> RBig {
        number.into()
    }

    fn add(&mut self, other: &RBig) {
        *self += other;
    }

    fn add_times(&mut self, other: &RBig, weight: u64) {
        *self += other * RBig::from(weight);
    }

    fn divide(&mut self, by: u64) {
        *self /= RBig::from(by);
    }
}

impl<N: Number> Expected<N> {
    #[inline]
    fn nothing() -> Expected<N> {
        let zero = || N::whole(0);
        Expected { win: zero(), draw: zero(), loss: zero(), moves: zero() }
    }

    /// A play that is over, for each vertex that stands for one.
    fn endings() -> [Expected<N>; ENDINGS as usize] {
        let one = || N::whole(1);
        [
            Expected { loss: one(), ..Expected::nothing() },
            Expected { draw: one(), ..Expected::nothing() },
            Expected { win: one(), ..Expected::nothing() },
        ]
    }

    #[inline]
    fn add(&mut self, other: &Expected<N>) {
        self.win.add(&other.win);
        self.draw.add(&other.draw);
        self.loss.add(&other.loss);
        self.moves.add(&other.moves);
    }

    #[inline]
    fn add_times(&mut self, other: &Expected<N>, weight: u64) {
        self.win.add_times(&other.win, weight);
        self.draw.add_times(&other.draw, weight);
        self.loss.add_times(&other.loss, weight);
        self.moves.add_times(&other.moves, weight);
    }

    #[inline]
    fn divide(&mut self, by: u64) {
        for number in [&mut self.win, &mut self.draw, &mut self.loss, &mut self.moves] {
            number.divide(by);
        }
    }
}
