//! A tree of what a player can see, grown play by play.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use stratege_core::{Hidden, Player, Policy, Turn};

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
}

/// The tree, the root first; nodes are found by the moves that lead there.
pub(super) struct Tree<G: Hidden> {
    nodes: Vec<Vec<Edge<G::Move>>>,
    by_moves: FxHashMap<u64, u32>,
    path: Vec<(u32, u32, Player)>,
    moves: Vec<G::Move>,
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
    /// How much is tried out.
    pub(super) curiosity: f32,
}

/// What a draw is worth; a win is 1.
const DRAW: f32 = 0.3;

impl<G: Hidden> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            by_moves: FxHashMap::default(),
            path: Vec::new(),
            moves: Vec::new(),
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
        let game = rules.game;
        let mut state = guess.state.clone();
        let mut key = 0;
        let mut inside = true;
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
                self.select(key, player, rules.curiosity, random)
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
        let points = match game.payoff(&state, rules.own) {
            1.. => 1.0,
            0 => DRAW,
            ..0 => 0.0,
        };
        for &(node, edge, player) in &self.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.points += if player == rules.own { points } else { 1.0 - points };
        }
    }

    /// The most promising of the moves in the buffer, at the node that `key` leads to.
    fn select(&mut self, key: u64, player: Player, curiosity: f32, random: &mut Random) -> G::Move {
        let next = self.nodes.len() as u32;
        let node = *self.by_moves.entry(key).or_insert(next);
        if node == next {
            self.nodes.push(Vec::new());
        }
        let edges = &mut self.nodes[node as usize];
        let mut untried = 0;
        let mut best = (f32::NEG_INFINITY, 0);
        for &mv in &self.moves {
            let place = edges.iter().position(|edge| edge.mv == mv).unwrap_or_else(|| {
                edges.push(Edge { mv, visits: 0, available: 0, points: 0.0 });
                edges.len() - 1
            });
            let edge = &mut edges[place];
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if random.below(untried) == 0 {
                    best = (f32::INFINITY, place);
                }
            } else if best.0 < f32::INFINITY {
                let visits = edge.visits as f32;
                let tried = ((edge.available as f32).ln() / visits).sqrt();
                let promise = edge.points / visits + curiosity * tried;
                if promise > best.0 {
                    best = (promise, place);
                }
            }
        }
        self.path.push((node, best.1 as u32, player));
        edges[best.1].mv
    }

    /// The moves of the root, and how often each was made.
    pub(super) fn moves(&self) -> impl Iterator<Item = (G::Move, u32)> {
        self.nodes.first().into_iter().flatten().map(|edge| (edge.mv, edge.visits))
    }
}

/// The key after one more move.
fn step<M: Hash>(key: u64, mv: M) -> u64 {
    let mut hasher = FxHasher::default();
    (key, mv).hash(&mut hasher);
    hasher.finish()
}
