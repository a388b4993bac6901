//! All positions that can be reached, and where moves and chance lead.

use std::{
    hash::{BuildHasher, Hash},
    ops::Range,
};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use stratege_core::{Meter, Perfect, Player, Stopped, Turn};

/// Who decides at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    First,
    Second,
    Chance,
    /// The play has ended, and player 1 gets this.
    Nobody(i32),
}

/// Positions numbered in the order in which they are met, and arcs between them.
pub(super) struct Graph<S> {
    states: Vec<S>,
    /// Numbers of positions, by their hashes.
    numbers: HashTable<u32>,
    pub(super) who: Vec<Who>,
    /// Where the arcs of each position begin.
    starts: Vec<u32>,
    pub(super) targets: Vec<u32>,
    /// How often chance takes each arc, relative to the others of the same position.
    pub(super) weights: Vec<u32>,
    /// What all of it takes, roughly.
    pub(super) bytes: u64,
}

impl<S: Eq + Hash + Clone> Graph<S> {
    pub(super) fn of<G: Perfect<State = S>>(
        game: &G,
        start: &S,
        meter: &mut Meter<'_>,
    ) -> Result<Graph<S>, Stopped> {
        let mut graph = Graph {
            states: Vec::new(),
            numbers: HashTable::new(),
            who: Vec::new(),
            starts: vec![0],
            targets: Vec::new(),
            weights: Vec::new(),
            bytes: 0,
        };
        graph.meet(start.clone())?;
        let mut moves = Vec::new();
        let mut next = 0;
        while next < graph.states.len() {
            meter.tick()?;
            if next.is_multiple_of(1 << 12) {
                meter.check_memory(graph.count_bytes(game))?;
            }
            let state = graph.states[next].clone();
            next += 1;
            moves.clear();
            let turn = game.turn(&state);
            graph.who.push(match turn {
                Turn::Player(Player::FIRST) => Who::First,
                Turn::Player(_) => Who::Second,
                Turn::Chance => Who::Chance,
                Turn::Over => Who::Nobody(game.payoff(&state, Player::FIRST)),
            });
            if turn != Turn::Over {
                game.moves(&state, &mut moves);
            }
            for &mv in &moves {
                let target = graph.meet(game.after(&state, mv))?;
                graph.targets.push(target);
                let weight = if turn == Turn::Chance { game.weight(&state, mv) } else { 1 };
                graph.weights.push(weight);
            }
            graph.starts.push(u32::try_from(graph.targets.len()).map_err(|_| Stopped::Memory)?);
        }
        graph.bytes = graph.count_bytes(game);
        Ok(graph)
    }

    /// The number of a position, which may be new.
    #[inline]
    fn meet(&mut self, state: S) -> Result<u32, Stopped> {
        let hash = FxBuildHasher.hash_one(&state);
        let states = &self.states;
        let known = self.numbers.find(hash, |&number| states[number as usize] == state);
        if let Some(&number) = known {
            return Ok(number);
        }
        let number = u32::try_from(states.len()).map_err(|_| Stopped::Memory)?;
        self.numbers.insert_unique(hash, number, |&number| {
            FxBuildHasher.hash_one(&states[number as usize])
        });
        self.states.push(state);
        Ok(number)
    }

    fn count_bytes<G: Perfect<State = S>>(&self, game: &G) -> u64 {
        let inside = self.states.last().map_or(0, |state| game.heap_bytes(state) as u64);
        let each = size_of::<S>() as u64 + inside + size_of::<Who>() as u64 + 40;
        self.states.len() as u64 * each + self.targets.len() as u64 * 8
    }

    pub(super) fn number(&self, state: &S) -> Option<u32> {
        let hash = FxBuildHasher.hash_one(state);
        self.numbers.find(hash, |&number| self.states[number as usize] == *state).copied()
    }
}

impl<S> Graph<S> {
    pub(super) fn states(&self) -> &[S] {
        &self.states
    }

    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    pub(super) fn arcs(&self) -> usize {
        self.targets.len()
    }

    /// The least and the most that player 1 can get; `None` if no play ends.
    pub(super) fn range(&self) -> Option<[i32; 2]> {
        let payoff = |who: &Who| match who {
            Who::Nobody(payoff) => Some(*payoff),
            _ => None,
        };
        let payoffs = || self.who.iter().filter_map(payoff);
        Some([payoffs().min()?, payoffs().max()?])
    }

    /// What player 1 can get at the ends of plays from a position, in increasing order, each once.
    pub(super) fn ends(&self, number: u32) -> Vec<i32> {
        let mut met = vec![false; self.len()];
        met[number as usize] = true;
        let (mut waiting, mut ends) = (vec![number], Vec::new());
        while let Some(number) = waiting.pop() {
            if let Who::Nobody(payoff) = self.who[number as usize]
                && let Err(place) = ends.binary_search(&payoff)
            {
                ends.insert(place, payoff);
            }
            for &target in &self.targets[self.out(number)] {
                if !std::mem::replace(&mut met[target as usize], true) {
                    waiting.push(target);
                }
            }
        }
        ends
    }

    /// The arcs of a position.
    #[inline]
    pub(super) fn out(&self, number: u32) -> Range<usize> {
        let number = number as usize;
        self.starts[number] as usize..self.starts[number + 1] as usize
    }

    /// The weights of a position's arcs together.
    #[inline]
    pub(super) fn total(&self, number: u32) -> f64 {
        self.weights[self.out(number)].iter().map(|&weight| f64::from(weight)).sum()
    }

    /// What a position is worth if the others are worth so much.
    #[inline]
    pub(super) fn backed_up(&self, number: u32, worth: impl Fn(u32) -> f64) -> f64 {
        let out = self.out(number);
        let values = self.targets[out.clone()].iter().map(|&target| worth(target));
        match self.who[number as usize] {
            Who::Nobody(payoff) => payoff.into(),
            Who::First => values.fold(f64::NEG_INFINITY, f64::max),
            Who::Second => values.fold(f64::INFINITY, f64::min),
            Who::Chance => {
                let weighted = values.zip(&self.weights[out]);
                let sum: f64 = weighted.map(|(value, &weight)| f64::from(weight) * value).sum();
                sum / self.total(number)
            }
        }
    }
}
