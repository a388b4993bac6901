//! Every position that two strategies can lead to, and what leads where.

use std::hash::Hash;

use stratege_core::{Game, Limits, Meter, Player, Stopped, Turn};
use stratege_solvers::hash::stable_hash;

use super::Inexact;
use crate::{
    agent::{Agent, Fault, FaultKind},
    observation::{MoveOf, Observation, StateOf},
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
    pub(super) fn new() -> Map {
        Map {
            begins: Vec::new(),
            targets: Vec::new(),
            weights: Vec::new(),
            is_choice: Vec::new(),
            leads_on: true,
        }
    }

    /// Finds all positions that `agents` can lead to from `state`, where the play is not over.
    ///
    /// What the map and `found` held before is forgotten.
    pub(super) fn fill<S: Observation>(
        &mut self,
        found: &mut Found<StateOf<S>>,
        game: &S::Game,
        state: &StateOf<S>,
        agents: [&mut dyn Agent<S>; 2],
        limits: Limits<'_>,
    ) -> Result<(), Inexact> {
        self.clear();
        found.clear();
        let [first, second] = agents;
        let agents: [&mut dyn Agent<S>; 2] = [&mut *first, &mut *second];
        let mut list = List { game, agents, limits, chances: Vec::new(), outcomes: Vec::new() };
        let mut meter = Meter::new(limits, None);
        found.number(&Reached::new(0, state.clone()));
        while self.positions() < found.states.len() {
            let begin = self.positions();
            let end = found.states.len().min(begin + BATCH);
            for state in &found.states[begin..end] {
                meter.tick().map_err(Inexact::Stopped)?;
                let turn = game.turn(state);
                list.fill(state, turn)?;
                for &(mv, weight) in &list.chances {
                    let after = game.after(state, mv);
                    let target = match game.turn(&after) {
                        Turn::Over => ending(game.payoff(&after, Player::FIRST)),
                        _ => {
                            found.reached.push(Reached::new(self.targets.len(), after));
                            UNKNOWN
                        }
                    };
                    self.push(target, weight);
                }
                self.begins.push(index(self.targets.len())?);
                self.is_choice.push(matches!(turn, Turn::Player(_)));
            }
            found.number_reached(&mut self.targets);
            self.leads_on &= (begin..end).all(|position| self.leads_on_from(position));
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.begins.clear();
        self.begins.push(0);
        self.targets.clear();
        self.weights.clear();
        self.is_choice.clear();
        self.leads_on = true;
    }

    /// How many positions there are.
    pub(super) fn positions(&self) -> usize {
        self.is_choice.len()
    }

    /// Whether a player acts at a position.
    #[inline]
    pub(super) fn is_choice(&self, position: usize) -> bool {
        self.is_choice[position]
    }

    /// The vertices that a position leads to, with their weights where they differ.
    #[inline]
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
        if weight != 1 || !self.weights.is_empty() {
            self.weights.resize(self.targets.len(), 1);
            self.weights.push(weight);
        }
        self.targets.push(target);
    }

    /// Whether no arc of a position leads to one that was found before it, or to itself.
    fn leads_on_from(&self, position: usize) -> bool {
        let vertex = position as u32 + ENDINGS;
        let (targets, _) = self.arcs(position);
        targets.iter().all(|&target| target < ENDINGS || vertex < target)
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
struct List<'a, S: Observation> {
    game: &'a S::Game,
    agents: [&'a mut dyn Agent<S>; 2],
    limits: Limits<'a>,
    chances: Vec<(MoveOf<S>, u64)>,
    outcomes: Vec<MoveOf<S>>,
}

impl<S: Observation> List<'_, S> {
    /// Lists the moves that may be made at `state`, each with its weight.
    fn fill(&mut self, state: &StateOf<S>, turn: Turn) -> Result<(), Inexact> {
        self.chances.clear();
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

/// Slots in the beginning.
const FEWEST: usize = 1 << 10;

/// Positions by their numbers, in the order in which they were met.
pub(super) struct Found<T> {
    states: Vec<T>,
    /// Open addressing, a power of two: the vertex, and bits of the hash that spare most looks
    /// at a position that is another one. Zero where nothing is.
    slots: Vec<(u32, u32)>,
    /// Positions that arcs lead to, until they have numbers.
    reached: Vec<Reached<T>>,
}

struct Reached<T> {
    state: T,
    hash: u64,
    arc: usize,
}

impl<T: Hash> Reached<T> {
    #[inline]
    fn new(arc: usize, state: T) -> Reached<T> {
        Reached { hash: stable_hash(&state), state, arc }
    }
}

impl<T: Clone + Eq + Hash> Found<T> {
    pub(super) fn new() -> Found<T> {
        Found { states: Vec::new(), slots: vec![(0, 0); FEWEST], reached: Vec::new() }
    }

    fn clear(&mut self) {
        // Many pairs of strategies lead to a few positions only.
        if self.states.len() < self.slots.len() / 8 {
            self.slots.truncate(FEWEST);
        }
        self.slots.fill((0, 0));
        self.states.clear();
        self.reached.clear();
    }

    /// Says where the arcs lead that were left open.
    fn number_reached(&mut self, targets: &mut [u32]) {
        self.look_ahead();
        let mut reached = std::mem::take(&mut self.reached);
        for reached in &reached {
            targets[reached.arc] = self.number(reached);
        }
        reached.clear();
        self.reached = reached;
    }

    /// Touches what will be looked up, all at once: the misses of the cache overlap.
    fn look_ahead(&self) {
        let mask = self.slots.len() - 1;
        let slot = |hash: u64| self.slots[hash as usize & mask].0;
        let filled = self.reached.iter().filter(|reached| slot(reached.hash) != 0).count();
        std::hint::black_box(filled);
    }

    /// The vertex of a position, a new one if it was not met before.
    #[inline]
    fn number(&mut self, reached: &Reached<T>) -> u32 {
        let mask = self.slots.len() - 1;
        let tag = (reached.hash >> 32) as u32;
        let mut place = reached.hash as usize & mask;
        loop {
            let (vertex, seen) = self.slots[place];
            if vertex == 0 {
                return self.add(place, tag, &reached.state);
            }
            if seen == tag && self.states[(vertex - ENDINGS) as usize] == reached.state {
                return vertex;
            }
            place = (place + 1) & mask;
        }
    }

    /// Not inlined: the way of most positions through the loop stays short.
    #[inline(never)]
    fn add(&mut self, place: usize, tag: u32, state: &T) -> u32 {
        let vertex = self.states.len() as u32 + ENDINGS;
        self.slots[place] = (vertex, tag);
        self.states.push(state.clone());
        if self.slots.len() / 8 * 5 < self.states.len() {
            self.grow();
        }
        vertex
    }

    /// Twice as many slots.
    #[cold]
    fn grow(&mut self) {
        let count = 2 * self.slots.len();
        self.slots.clear();
        self.slots.resize(count, (0, 0));
        for (number, state) in self.states.iter().enumerate() {
            let hash = stable_hash(state);
            let mut place = hash as usize & (count - 1);
            while self.slots[place] != (0, 0) {
                place = (place + 1) & (count - 1);
            }
            self.slots[place] = (number as u32 + ENDINGS, (hash >> 32) as u32);
        }
    }
}
