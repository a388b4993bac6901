//! Every position that two strategies can lead to, and what leads where.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;
use stratege_core::{Game, Limits, Meter, Player, Stopped, Turn};

use super::Inexact;
use crate::{
    agent::{Agent, Fault, FaultKind},
    sight::{MoveOf, Sight, StateOf},
};

/// The vertices before the first position: plays that player 2 won, drawn ones, and those that
/// player 1 won.
pub(super) const ENDINGS: u32 = 3;

/// The positions that can be met, numbered as they were found, and the moves between them.
///
/// Endings are not kept: each is one of the first three vertices.
pub(super) struct Map {
    /// Where the arcs of each position begin, and one more.
    begins: Vec<u32>,
    /// The vertices that the arcs lead to.
    targets: Vec<u32>,
    /// How likely each arc is; empty while all are alike.
    weights: Vec<u64>,
    /// Whether a player, and not chance, acts at each position.
    is_choice: Vec<bool>,
    /// Whether every arc leads to an ending or to a position that was found later.
    leads_on: bool,
}

/// Positions that are looked up together, so that the memory answers to many at once.
const BATCH: usize = 64;

impl Map {
    /// Finds all positions that `agents` can lead to from `state`, where the play is not over.
    pub(super) fn new<S: Sight>(
        game: &S::Game,
        state: &StateOf<S>,
        agents: [&mut dyn Agent<S>; 2],
        limits: Limits<'_>,
    ) -> Result<Map, Inexact> {
        let mut map = Map {
            begins: vec![0],
            targets: Vec::new(),
            weights: Vec::new(),
            is_choice: Vec::new(),
            leads_on: true,
        };
        let [first, second] = agents;
        let agents: [&mut dyn Agent<S>; 2] = [&mut *first, &mut *second];
        let mut list = List { game, agents, limits, chances: Vec::new(), outcomes: Vec::new() };
        let mut meter = Meter::new(limits, None);
        let mut found = Numbers::new();
        found.number(FxBuildHasher.hash_one(state), state);
        let mut batch: Vec<(u64, StateOf<S>)> = Vec::new();
        while map.is_choice.len() < found.states.len() {
            let begin = map.is_choice.len();
            let end = found.states.len().min(begin + BATCH);
            for state in &found.states[begin..end] {
                meter.tick().map_err(Inexact::Stopped)?;
                let turn = game.turn(state);
                list.chances.clear();
                list.fill(state, turn)?;
                for &(mv, weight) in &list.chances {
                    let after = game.after(state, mv);
                    let target = match game.turn(&after) {
                        Turn::Over => ending(game.payoff(&after, Player::FIRST)),
                        _ => {
                            let hash = FxBuildHasher.hash_one(&after);
                            batch.push((hash, after));
                            UNKNOWN
                        }
                    };
                    map.push(target, weight);
                }
                map.begins.push(index(map.targets.len())?);
                map.is_choice.push(matches!(turn, Turn::Player(_)));
            }
            found.look_ahead(&batch);
            let mut waiting = batch.drain(..);
            for position in begin..end {
                let arcs = map.begins[position] as usize..map.begins[position + 1] as usize;
                let vertex = position as u32 + ENDINGS;
                for target in map.targets[arcs].iter_mut().filter(|target| **target == UNKNOWN) {
                    let (hash, state) = waiting.next().expect("one for each arc left open");
                    *target = found.number(hash, &state);
                    map.leads_on &= *target > vertex;
                }
            }
        }
        Ok(map)
    }

    /// How many positions there are.
    pub(super) fn positions(&self) -> usize {
        self.is_choice.len()
    }

    /// Whether a player acts at a position.
    pub(super) fn is_choice(&self, position: usize) -> bool {
        self.is_choice[position]
    }

    /// The vertices that a position leads to, with their weights where they differ.
    pub(super) fn arcs(&self, position: usize) -> (&[u32], Option<&[u64]>) {
        let range = self.begins[position] as usize..self.begins[position + 1] as usize;
        let weights = (!self.weights.is_empty()).then(|| &self.weights[range.clone()]);
        (&self.targets[range], weights)
    }

    /// Visits every position after all that it leads to; `false` if a play can come back to a
    /// position, so that there is no such order.
    pub(super) fn visit_backwards(&self, mut visit: impl FnMut(usize)) -> bool {
        let count = self.positions();
        // In most games positions are found in an order that will do.
        if self.leads_on {
            (0..count).rev().for_each(visit);
            return true;
        }
        let mut marks = vec![Mark::New; count];
        // Positions on the way, each with the number of its arcs that have been followed.
        let mut way = vec![(0, 0)];
        marks[0] = Mark::OnTheWay;
        while let Some((position, followed)) = way.last_mut() {
            let (targets, _) = self.arcs(*position);
            let Some(&target) = targets.get(*followed) else {
                marks[*position] = Mark::Done;
                visit(*position);
                way.pop();
                continue;
            };
            *followed += 1;
            if target < ENDINGS {
                continue;
            }
            let next = (target - ENDINGS) as usize;
            match marks[next] {
                Mark::OnTheWay => return false,
                Mark::Done => {}
                Mark::New => {
                    marks[next] = Mark::OnTheWay;
                    way.push((next, 0));
                }
            }
        }
        true
    }

    #[inline]
    fn push(&mut self, target: u32, weight: u64) {
        if weight != 1 && self.weights.is_empty() {
            self.weights.resize(self.targets.len(), 1);
        }
        if weight != 1 || !self.weights.is_empty() {
            self.weights.push(weight);
        }
        self.targets.push(target);
    }
}

#[derive(Clone, Copy)]
enum Mark {
    New,
    OnTheWay,
    Done,
}

/// An arc whose vertex is not known yet.
const UNKNOWN: u32 = u32::MAX;

/// The vertex of a play that is over.
pub(super) fn ending(payoff: i32) -> u32 {
    (payoff.signum() + 1) as u32
}

fn index(number: usize) -> Result<u32, Inexact> {
    u32::try_from(number).map_err(|_| Inexact::Stopped(Stopped::Memory))
}

/// What the agents and chance may do at a position.
struct List<'a, S: Sight> {
    game: &'a S::Game,
    agents: [&'a mut dyn Agent<S>; 2],
    limits: Limits<'a>,
    chances: Vec<(MoveOf<S>, u64)>,
    outcomes: Vec<MoveOf<S>>,
}

impl<S: Sight> List<'_, S> {
    /// Appends the moves that may be made at `state`, each with its weight.
    fn fill(&mut self, state: &StateOf<S>, turn: Turn) -> Result<(), Inexact> {
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

/// Numbers positions in the order in which they are met.
struct Numbers<T> {
    states: Vec<T>,
    /// Open addressing, a power of two: the vertex, and bits of the hash that spare most looks
    /// at a position that is another one. Zero where nothing is.
    slots: Vec<(u32, u32)>,
}

impl<T: Clone + Eq + std::hash::Hash> Numbers<T> {
    fn new() -> Numbers<T> {
        Numbers { states: Vec::new(), slots: vec![(0, 0); 1 << 10] }
    }

    /// Touches what will be looked up, all at once: the misses of the cache overlap.
    fn look_ahead(&self, batch: &[(u64, T)]) {
        let mask = self.slots.len() - 1;
        let slot = |hash: u64| self.slots[hash as usize & mask].0;
        let filled = batch.iter().filter(|(hash, _)| slot(*hash) != 0).count();
        std::hint::black_box(filled);
    }

    /// The vertex of `state`, a new one if it was not met before.
    fn number(&mut self, hash: u64, state: &T) -> u32 {
        let mask = self.slots.len() - 1;
        let tag = (hash >> 32) as u32;
        let mut place = hash as usize & mask;
        loop {
            let (vertex, seen) = self.slots[place];
            if vertex == 0 {
                break;
            }
            if seen == tag && self.states[(vertex - ENDINGS) as usize] == *state {
                return vertex;
            }
            place = (place + 1) & mask;
        }
        let vertex = self.states.len() as u32 + ENDINGS;
        self.slots[place] = (vertex, tag);
        self.states.push(state.clone());
        if self.states.len() * 2 > self.slots.len() {
            self.grow();
        }
        vertex
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 4 - 1;
        let mut slots = vec![(0, 0); self.slots.len() * 4];
        for (number, state) in self.states.iter().enumerate() {
            let hash = FxBuildHasher.hash_one(state);
            let mut place = hash as usize & mask;
            while slots[place] != (0, 0) {
                place = (place + 1) & mask;
            }
            slots[place] = (number as u32 + ENDINGS, (hash >> 32) as u32);
        }
        self.slots = slots;
    }
}
