//! A tree of what a player can see, grown play by play.

use std::hash::Hash;

use rustc_hash::FxHashMap;
use stratege_core::{Hidden, Player, Policy, Turn};
use stratege_solvers::hash::stable_hash;

use super::belief::{Guess, Model, Weighed};
use crate::random::Random;

/// A move out of a node.
struct Edge<M> {
    mv: M,
    visits: u32,
    /// Plays in which the move was there to be made.
    available: u32,
    /// Points of whoever moves here.
    points: f32,
    /// What the game told of the position after it.
    outlook: Option<f32>,
}

impl<M> Edge<M> {
    /// The mean of its points, and how many plays it stands for; nothing if it is untried.
    fn mean(&self) -> Option<(f32, f32)> {
        let (plays, points) = match self.outlook {
            Some(outlook) => (TRUST, TRUST * outlook),
            None => (0.0, 0.0),
        };
        let plays = plays + self.visits as f32;
        (plays > 0.0).then(|| ((points + self.points) / plays, plays))
    }
}

/// The tree, the root first; nodes are found by the moves that lead there.
pub(super) struct Tree<G: Hidden> {
    nodes: Vec<Vec<Edge<G::Move>>>,
    by_moves: FxHashMap<u64, u32>,
    path: Vec<(u32, u32, Player)>,
    moves: Vec<G::Move>,
    /// What the game tells of the positions after these moves, if it does.
    outlooks: Vec<f32>,
}

/// How plays go on outside the tree, and what endings are worth.
pub(super) struct Rules<'a, G: Hidden> {
    pub(super) game: &'a G,
    pub(super) own: Player,
    pub(super) models: &'a [Weighed<G>],
    /// How we play outside the tree; at random if there is none.
    pub(super) own_policy: Option<Policy<G>>,
    /// How a searching opponent plays outside the tree.
    pub(super) other_policy: Option<Policy<G>>,
    /// How much is tried out, if that was said.
    pub(super) curiosity: Option<f32>,
    /// Whether what the game tells of a position may stand for a play to the end.
    pub(super) foresees: bool,
}

/// How a play ended for us, or is expected to end.
pub(super) struct PlayResult {
    pub(super) wins: f32,
    pub(super) score: f32,
}

/// What a draw is worth; a win is 1.
const DRAW: f32 = 0.3;

/// How much is tried out where every move has to be.
const CURIOSITY: f32 = 1.0;

/// How much is tried out where the game tells what moves are worth: its word is no lottery.
const FORESEEING: f32 = 0.4;

/// Plays for which the word of the game stands.
const TRUST: f32 = 3.0;

impl<G: Hidden> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            by_moves: FxHashMap::default(),
            path: Vec::new(),
            moves: Vec::new(),
            outlooks: Vec::new(),
        }
    }

    /// One play from a guess, the opponent playing by model number `model`.
    pub(super) fn grow(
        &mut self,
        rules: &Rules<'_, G>,
        guess: &Guess<G::State>,
        model: usize,
        random: &mut Random,
    ) {
        self.play_on(rules, guess.state.clone(), 0, model, random);
    }

    /// One play from a guess in which we make this move first.
    pub(super) fn grow_after(
        &mut self,
        rules: &Rules<'_, G>,
        guess: &Guess<G::State>,
        model: usize,
        first: G::Move,
        random: &mut Random,
    ) -> PlayResult {
        let state = rules.game.after(&guess.state, first);
        self.play_on(rules, state, step(0, first), model, random)
    }

    /// One play from `state` on, to which the moves behind `key` led.
    fn play_on(
        &mut self,
        rules: &Rules<'_, G>,
        mut state: G::State,
        mut key: u64,
        model: usize,
        random: &mut Random,
    ) -> PlayResult {
        let game = rules.game;
        let mut inside = true;
        let mut foreseen = None;
        self.path.clear();
        while let Turn::Player(player) = game.turn(&state) {
            self.moves.clear();
            game.moves(&state, &mut self.moves);
            let chosen = &rules.models[model].model;
            let searches = player == rules.own || matches!(chosen, Model::Search);
            let mv = if let [only] = self.moves[..] {
                only
            } else if searches && inside {
                inside = self.by_moves.contains_key(&key);
                self.outlooks.clear();
                if !inside && player == rules.own && rules.foresees {
                    self.look_ahead(rules, &state);
                }
                let (mv, outlook) = self.select(key, player, rules.curiosity, random);
                // The game tells what comes against random moves, and only against them.
                if !inside && matches!(chosen, Model::Random) && outlook.is_some() {
                    foreseen = outlook;
                    break;
                }
                mv
            } else {
                let policy = match (player == rules.own, chosen) {
                    (true, _) => rules.own_policy,
                    (false, Model::Policy(policy)) => Some(*policy),
                    (false, Model::Search) => rules.other_policy,
                    (false, Model::Random) => None,
                };
                match policy {
                    Some(policy) => (policy.choose)(game, &game.view(&state, player)),
                    None => self.moves[random.below(self.moves.len() as u32) as usize],
                }
            };
            if inside {
                key = step(key, mv);
            }
            game.play(&mut state, mv);
        }
        let payoff = || game.payoff(&state, rules.own);
        let points = foreseen.unwrap_or_else(|| worth(payoff()));
        for &(node, edge, player) in &self.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.points += if player == rules.own { points } else { 1.0 - points };
        }
        match foreseen {
            Some(chance) => PlayResult { wins: chance, score: chance },
            None => match payoff() {
                1.. => PlayResult { wins: 1.0, score: 1.0 },
                0 => PlayResult { wins: 0.0, score: 0.5 },
                ..0 => PlayResult { wins: 0.0, score: 0.0 },
            },
        }
    }

    /// Asks the game what the moves in the buffer are worth to us.
    fn look_ahead(&mut self, rules: &Rules<'_, G>, state: &G::State) {
        let game = rules.game;
        for &mv in &self.moves {
            let after = game.after(state, mv);
            let outlook = match game.turn(&after) {
                Turn::Over => Some(worth(game.payoff(&after, rules.own))),
                Turn::Player(_) | Turn::Chance => game.outlook(&game.view(&after, rules.own)),
            };
            let Some(outlook) = outlook else { return self.outlooks.clear() };
            self.outlooks.push(outlook);
        }
    }

    /// The most promising of the moves in the buffer, at the node that `key` leads to, and what
    /// the game told of it.
    fn select(
        &mut self,
        key: u64,
        player: Player,
        curiosity: Option<f32>,
        random: &mut Random,
    ) -> (G::Move, Option<f32>) {
        let next = self.nodes.len() as u32;
        let node = *self.by_moves.entry(key).or_insert(next);
        if node == next {
            self.nodes.push(Vec::new());
        }
        let edges = &mut self.nodes[node as usize];
        let mut untried = 0;
        let mut best = (f32::NEG_INFINITY, 0);
        for (number, &mv) in self.moves.iter().enumerate() {
            let place = edges.iter().position(|edge| edge.mv == mv).unwrap_or_else(|| {
                let outlook = self.outlooks.get(number).copied();
                edges.push(Edge { mv, visits: 0, available: 0, points: 0.0, outlook });
                edges.len() - 1
            });
            let edge = &mut edges[place];
            edge.available += 1;
            let Some((mean, plays)) = edge.mean() else {
                untried += 1;
                if random.below(untried) == 0 {
                    best = (f32::INFINITY, place);
                }
                continue;
            };
            let usual = if edge.outlook.is_some() { FORESEEING } else { CURIOSITY };
            let tried = (libm::logf(edge.available as f32) / plays).sqrt();
            let promise = mean + curiosity.unwrap_or(usual) * tried;
            if promise > best.0 {
                best = (promise, place);
            }
        }
        self.path.push((node, best.1 as u32, player));
        let chosen = &edges[best.1];
        (chosen.mv, chosen.outlook)
    }

    /// The moves of the root, and how often each was made.
    pub(super) fn moves(&self) -> impl Iterator<Item = (G::Move, u32)> {
        self.nodes.first().into_iter().flatten().map(|edge| (edge.mv, edge.visits))
    }
}

/// What an ending is worth to the player whose payoff it is.
fn worth(payoff: i32) -> f32 {
    match payoff {
        1.. => 1.0,
        0 => DRAW,
        ..0 => 0.0,
    }
}

/// The key after one more move.
fn step<M: Hash>(key: u64, mv: M) -> u64 {
    stable_hash(&(key, mv))
}
