//! What a position is worth on average where both players see everything and chance has a part.
//!
//! All positions that can be reached are written down once. Where no play comes back to a position,
//! values follow backwards from the ends. Positions that lead to each other form a component; within
//! one, players improve their choices against exact values (policy iteration), or the value is
//! closed in from both sides where that would be too large a system of equations.
//!
//! A component in which players can go on for ever without chance ever leading out of it has no
//! such value by these means, and is refused.

mod component;
mod components;
mod graph;

use stratege_core::{Limits, Meter, Perfect, Player, Stopped, Turn};

use self::graph::Graph;

/// How precise values have to be where they are closed in.
const PRECISION: f64 = 1e-12;

/// What every position is worth that can be reached.
pub struct Expectation<G: Perfect> {
    graph: Graph<G::State>,
    /// The least and the most that player 1 gets on average.
    between: Vec<[f64; 2]>,
    /// Positions of the largest component.
    pub largest: usize,
}

/// Why there is no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unvalued<S> {
    /// A limit was reached.
    Stopped(Stopped),
    /// From this position the players can go on for ever.
    Endless {
        /// One of the positions.
        state: S,
    },
}

impl<S> From<Stopped> for Unvalued<S> {
    fn from(cause: Stopped) -> Unvalued<S> {
        Unvalued::Stopped(cause)
    }
}

/// A move and what it leads to on average, for player 1: at least and at most.
#[derive(Clone, Copy, Debug)]
pub struct Expected<M> {
    /// The move.
    pub mv: M,
    /// What player 1 gets on average after it.
    pub between: [f64; 2],
}

/// Works out what player 1 gets on average from `state` on, and from all positions after it.
///
/// A position, for the limits, is one that is written down.
pub fn expectation<G: Perfect>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Expectation<G>, Unvalued<G::State>> {
    let mut meter = Meter::new(limits, None);
    let graph = Graph::of(game, state, &mut meter)?;
    // The ends that can be reached may lie closer together than those of the whole game.
    let range = graph.range().unwrap_or_else(|| game.range());
    let (between, largest) = components::solve(&graph, range, PRECISION, &mut meter)?;
    Ok(Expectation { graph, between, largest })
}

impl<G: Perfect> Expectation<G> {
    /// Positions that can be reached.
    pub fn positions(&self) -> usize {
        self.graph.len()
    }

    /// Pairs of a position and a move.
    pub fn arcs(&self) -> usize {
        self.graph.arcs()
    }

    /// Whether every play from a position ends with a win or a loss: payoffs of 1 or −1.
    ///
    /// The mean then tells how likely player 1 wins. False for a position that cannot be reached.
    pub fn is_decisive(&self, state: &G::State) -> bool {
        let ends = self.graph.number(state).map(|number| self.graph.ends(number));
        ends.is_some_and(|ends| ends.iter().all(|end| end.abs() == 1))
    }

    /// What player 1 gets on average at a position that can be reached: at least and at most.
    pub fn between(&self, state: &G::State) -> Option<[f64; 2]> {
        self.graph.number(state).map(|number| self.between[number as usize])
    }

    /// The moves at a position that can be reached, in the order of the rules.
    pub fn moves(&self, game: &G, state: &G::State) -> Vec<Expected<G::Move>> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let expected = |mv| {
            let between = self.between(&game.after(state, mv))?;
            Some(Expected { mv, between })
        };
        moves.into_iter().filter_map(expected).collect()
    }

    /// The best moves of the player to move: all whose values cannot be told apart.
    pub fn best(&self, game: &G, state: &G::State) -> Vec<G::Move> {
        let Turn::Player(player) = game.turn(state) else { return Vec::new() };
        let moves = self.moves(game, state);
        let gain = |[low, high]: [f64; 2]| {
            let middle = f64::midpoint(low, high);
            if player == Player::FIRST { middle } else { -middle }
        };
        let most = moves.iter().map(|mv| gain(mv.between)).fold(f64::NEG_INFINITY, f64::max);
        let good = moves.iter().filter(|mv| gain(mv.between) >= most - TIE);
        good.map(|mv| mv.mv).collect()
    }

    /// All positions at which a player is to move, in the order in which they were met.
    pub fn choices<'a>(&'a self, game: &'a G) -> impl Iterator<Item = &'a G::State> {
        let states = self.graph.states();
        states.iter().filter(|state| matches!(game.turn(state), Turn::Player(_)))
    }
}

/// Moves whose values differ by less are equally good.
pub const TIE: f64 = 1e-11;
