//! A graph of what the players see, grown play by play: for chance, scores and hidden choices.

use std::{collections::hash_map::Entry, hash::Hash};

use rustc_hash::FxHashMap;
use stratege_core::{Game, Limits, Player, Stopped, Turn};

use super::{STRIDE, bound::Bound, choice::Tried, longest_play, node::seen_by};

/// What is known about a move of a player who sees a certain thing.
struct Edge<M> {
    sum: i64,
    visits: u32,
    mv: M,
}

/// What a player sees, and the moves there.
#[derive(Clone, Copy)]
struct Spot {
    first: u32,
    visits: u32,
    count: u16,
    tried: u16,
}

/// A search among views.
///
/// Players choose by what they see and by nothing else, and chance is drawn anew in every
/// simulation. Where a player does not see what the other has just chosen, the two choose
/// independently: with a view for each of them this is decoupled UCT. Views that are reached
/// in several ways are the same view, so nothing is proved here.
pub struct Views<G: Game, V> {
    see: fn(&G, &G::State, Player) -> V,
    curiosity: f32,
    /// What payoffs are multiplied with.
    scale: f32,
    by_view: FxHashMap<V, u32>,
    spots: Vec<Spot>,
    edges: Vec<Edge<G::Move>>,
    path: Vec<(u32, u32, Player)>,
    moves: Vec<G::Move>,
}

/// Moves that are kept at most, roughly; when there are more, no view is added.
const MOST_EDGES: usize = 8 << 20;

impl<G: Game, V: Eq + Hash> Views<G, V> {
    /// A search in which players see what `see` says, and player 1 gets a payoff in `range`.
    pub fn new(
        see: fn(&G, &G::State, Player) -> V,
        range: [i32; 2],
        curiosity: f32,
    ) -> Views<G, V> {
        Views {
            see,
            curiosity,
            scale: 1.0 / range[1].abs_diff(range[0]).max(1) as f32,
            by_view: FxHashMap::default(),
            spots: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Forgets everything.
    pub fn restart(&mut self) {
        self.by_view.clear();
        self.spots.clear();
        self.edges.clear();
    }

    /// Simulates plays from `state` until a limit is reached; gives their number.
    ///
    /// `draw` gives a number below the one it is told, each equally likely.
    pub fn grow(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> (u64, Option<Stopped>) {
        let most = limits.nodes.unwrap_or(u64::MAX);
        let mut plies = 0;
        for simulation in 0..most {
            plies += self.simulate(game, state.clone(), draw);
            if plies >= STRIDE {
                plies = 0;
                if limits.watch.stop() {
                    return (simulation + 1, Some(Stopped::Asked));
                }
            }
        }
        (most, Some(Stopped::Nodes))
    }

    /// The moves of a player who sees `view`, and what came of them; none if it was never seen.
    pub fn moves(&self, view: &V) -> Vec<Tried<G::Move>> {
        let tried = |edge: &Edge<G::Move>| Tried {
            mv: edge.mv,
            visits: edge.visits.into(),
            sum: edge.sum,
            proved: None,
            reached: None,
        };
        let Some(&spot) = self.by_view.get(view) else { return Vec::new() };
        self.edges[self.spots[spot as usize].range()].iter().map(tried).collect()
    }

    /// One play, within the graph as far as it goes; gives the moves made.
    fn simulate(
        &mut self,
        game: &G,
        mut state: G::State,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> u32 {
        self.path.clear();
        let longest = longest_play(game);
        let mut plies = 0;
        let mut inside = true;
        let payoff = loop {
            match game.turn(&state) {
                Turn::Chance => game.settle(&mut state, &mut self.moves, &mut *draw),
                Turn::Over => break game.payoff(&state, Player::FIRST),
                Turn::Player(player) => {
                    let mut mv = None;
                    if inside {
                        (mv, inside) = self.step(game, &state, player, draw);
                    }
                    if mv.is_none() {
                        mv = game.draw_move(&state, &mut self.moves, &mut *draw);
                    }
                    game.play(&mut state, mv.expect("a player to move has a move"));
                    plies += 1;
                    if plies == longest {
                        break 0;
                    }
                }
            }
        };
        for &(spot, edge, player) in &self.path {
            self.spots[spot as usize].visits += 1;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += i64::from(seen_by(payoff, player));
        }
        plies + 1
    }

    /// Puts the next move on the path, unless there is no room for its view; and whether the view
    /// was known before.
    fn step(
        &mut self,
        game: &G,
        state: &G::State,
        player: Player,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> (Option<G::Move>, bool) {
        let next = self.spots.len() as u32;
        let has_room = self.edges.len() < MOST_EDGES;
        let at = match self.by_view.entry((self.see)(game, state, player)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) if has_room => *new.insert(next),
            Entry::Vacant(_) => return (None, false),
        };
        let is_known = at < next;
        if !is_known {
            self.add(game, state, draw);
        }
        let edge = self.pick(at);
        self.path.push((at, edge, player));
        (Some(self.edges[edge as usize].mv), is_known)
    }

    /// Lists the moves of a new view in random order.
    fn add(&mut self, game: &G, state: &G::State, draw: &mut impl FnMut(u32) -> u32) {
        self.moves.clear();
        game.moves(state, &mut self.moves);
        for place in (1..self.moves.len()).rev() {
            self.moves.swap(place, draw(place as u32 + 1) as usize);
        }
        let first = self.edges.len() as u32;
        let count = self.moves.len() as u16;
        self.edges.extend(self.moves.iter().map(|&mv| Edge { sum: 0, visits: 0, mv }));
        self.spots.push(Spot { first, visits: 0, count, tried: 0 });
    }

    /// The most promising move, an untried one first.
    fn pick(&mut self, at: u32) -> u32 {
        let spot = &mut self.spots[at as usize];
        if spot.tried < spot.count {
            spot.tried += 1;
            return spot.first + u32::from(spot.tried) - 1;
        }
        let bound = Bound::new(self.scale, self.curiosity, spot.visits.max(1));
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, edge) in (0..).zip(&self.edges[spot.range()]) {
            let promise = bound.of(edge.sum, edge.visits.max(1));
            if promise > best.0 {
                best = (promise, place);
            }
        }
        spot.first + best.1
    }
}

impl Spot {
    fn range(self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.count)
    }
}
