//! What two strategies get on average, exactly: by dynamic programming over positions.

use dashu_ratio::RBig;
use rustc_hash::FxHashMap;
use stratege_core::{DEEPEST, Game, Limits, Meter, Player, Stopped, Turn};

use crate::{
    agent::{Agent, Fault, FaultKind},
    sight::{MoveOf, Sight, StateOf},
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

/// What two memoryless agents get from `state`, player 1 being the first.
///
/// Visits every position that they can lead to once. The limits hold for all of it.
pub fn evaluate<S: Sight>(
    game: &S::Game,
    state: &StateOf<S>,
    agents: [&mut dyn Agent<S>; 2],
    limits: Limits<'_>,
) -> Result<Evaluation, Inexact> {
    let [first, second] = agents;
    let mut floats = Walk::<S, f64>::new(game, [&mut *first, &mut *second], limits);
    let expected = floats.expect(state, 0)?;
    let positions = floats.known.len() as u64;
    drop(floats);
    let fractions = match positions {
        ..=FRACTIONS => Some(Walk::<S, RBig>::new(game, [first, second], limits).expect(state, 0)?),
        _ => None,
    };
    Ok(Evaluation { expected, fractions, positions })
}

/// A number that averages can be taken of.
pub trait Number: Clone {
    /// A whole number.
    fn whole(number: u32) -> Self;

    /// Adds `weight` times `other`.
    fn add(&mut self, other: &Self, weight: u64);

    /// Divides by a whole number.
    fn divide(&mut self, by: u64);
}

impl Number for f64 {
    #[inline]
    fn whole(number: u32) -> f64 {
        number.into()
    }

    #[inline]
    fn add(&mut self, other: &f64, weight: u64) {
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

    fn add(&mut self, other: &RBig, weight: u64) {
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

    #[inline]
    fn ended(payoff: i32) -> Expected<N> {
        Expected {
            win: N::whole((payoff > 0).into()),
            draw: N::whole((payoff == 0).into()),
            loss: N::whole((payoff < 0).into()),
            moves: N::whole(0),
        }
    }

    #[inline]
    fn add(&mut self, other: &Expected<N>, weight: u64) {
        self.win.add(&other.win, weight);
        self.draw.add(&other.draw, weight);
        self.loss.add(&other.loss, weight);
        self.moves.add(&other.moves, weight);
    }

    #[inline]
    fn divide(&mut self, by: u64) {
        for number in [&mut self.win, &mut self.draw, &mut self.loss, &mut self.moves] {
            number.divide(by);
        }
    }
}

struct Walk<'a, S: Sight, N> {
    game: &'a S::Game,
    agents: [&'a mut dyn Agent<S>; 2],
    limits: Limits<'a>,
    meter: Meter<'a>,
    /// The number of each position.
    numbers: FxHashMap<StateOf<S>, u32>,
    /// What each position is worth; `None` while it is being worked out.
    known: Vec<Option<Expected<N>>>,
    /// The moves of all positions on the way, each with its weight.
    chances: Vec<(MoveOf<S>, u64)>,
    outcomes: Vec<MoveOf<S>>,
}

impl<'a, S: Sight, N: Number> Walk<'a, S, N> {
    fn new(game: &'a S::Game, agents: [&'a mut dyn Agent<S>; 2], limits: Limits<'a>) -> Self {
        Walk {
            game,
            agents,
            limits,
            meter: Meter::new(limits, None),
            numbers: FxHashMap::default(),
            known: Vec::new(),
            chances: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    fn expect(&mut self, state: &StateOf<S>, depth: u32) -> Result<Expected<N>, Inexact> {
        let turn = self.game.turn(state);
        if let Turn::Over | Turn::Together = turn {
            return Ok(Expected::ended(self.game.payoff(state, Player::FIRST)));
        }
        let next = self.known.len() as u32;
        let number = *self.numbers.entry(state.clone()).or_insert(next);
        if number < next {
            return self.known[number as usize].clone().ok_or(Inexact::Cycle);
        }
        self.known.push(None);
        if depth >= DEEPEST {
            return Err(Inexact::Stopped(Stopped::Depth));
        }
        self.meter.tick().map_err(Inexact::Stopped)?;
        let begin = self.chances.len();
        self.list(state, turn)?;
        let end = self.chances.len();
        let mut expected = Expected::nothing();
        let mut total = 0;
        for place in begin..end {
            let (mv, weight) = self.chances[place];
            let after = self.expect(&self.game.after(state, mv), depth + 1)?;
            expected.add(&after, weight);
            total += weight;
        }
        self.chances.truncate(begin);
        expected.divide(total);
        if let Turn::Player(_) = turn {
            expected.moves.add(&N::whole(1), 1);
        }
        self.known[number as usize] = Some(expected.clone());
        Ok(expected)
    }

    /// Appends the moves that may be made at `state`, each with its weight.
    fn list(&mut self, state: &StateOf<S>, turn: Turn) -> Result<(), Inexact> {
        let Turn::Player(player) = turn else {
            self.outcomes.clear();
            self.game.moves(state, &mut self.outcomes);
            for &mv in &self.outcomes {
                self.chances.push((mv, self.game.weight(state, mv).into()));
            }
            return Ok(());
        };
        let agent = &mut self.agents[player.index()];
        let listed = S::see(self.game, state, player, |view| {
            let limits = Limits { nodes: None, ..self.limits };
            agent.chances(self.game, view, limits, &mut self.chances)
        });
        match listed {
            Ok(true) => Ok(()),
            Ok(false) => Err(Inexact::NotMemoryless),
            Err(Fault { kind: FaultKind::Stopped(cause), .. }) => Err(Inexact::Stopped(cause)),
            Err(fault) => Err(Inexact::Fault(fault)),
        }
    }
}
