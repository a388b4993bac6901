//! Tournaments: who plays, in which order, and what is kept.

mod block;
mod kept;
mod part;
mod plan;
mod tally;
mod written;

pub use block::{Block, Flaw, MOST_GAMES, PAIRS};
pub use kept::{Blocks, KeptInMemory, OnlyKept, StoreError};
pub use part::{PartContext, PartNumber, Schedule, play_blocks};
pub use plan::{Course, Plan};
pub use tally::{Failure, Histogram, Tally};
pub use written::{Origin, PartError, PartHeader, PartWriter, PlayedPart};

use std::{
    ops::Range,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use rustc_hash::FxHashSet;
use stratege_clock::Instant;
use stratege_core::{Limits, Watch};

use self::block::{Players, in_order};
use crate::{
    agent::Fault,
    observation::{Observation, WrittenObservation},
    statistics::PlanError,
    strategy::Strategy,
    threads::Workers,
};

/// A strategy that takes part.
pub struct Entrant<S: Observation> {
    /// The random draws of its plays depend on it; no two are called the same.
    pub name: String,
    /// What people have called it, if not by its name; no two are called the same.
    pub alias: Option<String>,
    /// How it plays.
    pub strategy: Arc<dyn Strategy<S>>,
}

impl<S: Observation> Entrant<S> {
    /// What it is called in results.
    pub fn shown(&self) -> &str {
        self.alias.as_ref().unwrap_or(&self.name)
    }
}

/// What is to be played.
pub struct Contest<'a, S: Observation> {
    /// The game.
    pub game: &'a S::Game,
    /// Who takes part.
    pub entrants: Vec<Entrant<S>>,
    /// The seed of all random draws.
    pub seed: u64,
    /// How many plays.
    pub plan: Plan,
    /// Whether every play is written down.
    pub record: bool,
    /// Whether time is taken.
    pub times: bool,
}

/// How a pairing went.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The two strategies, a and b.
    pub entrants: [usize; 2],
    /// What was counted.
    pub tally: Tally,
    /// What the plan says of it.
    pub course: Course,
}

/// How a tournament went.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every two strategies.
    pub pairings: Vec<Pairing>,
    /// Whether it came to the end that was planned.
    pub complete: bool,
}

/// Why a tournament could not be played.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The plan makes no sense.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The file of results cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody who hears of the plays could not keep up.
    #[error("the plays cannot be written: {0}")]
    Plays(#[from] std::io::Error),
    /// A strategy looks at the clock: its blocks would not be the same elsewhere.
    #[error("the moves of {strategy} depend on the clock")]
    Clocked {
        /// The strategy.
        strategy: String,
    },
}

impl<S: Observation> Contest<'_, S> {
    /// Every two entrants, in their order.
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        let count = self.entrants.len();
        (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b])).collect()
    }
}

/// Where results come from and go to while a tournament runs.
pub struct RunContext<'a> {
    /// Threads; as many as there are cores if 0.
    pub threads: usize,
    /// Keeps every block, and knows those of an earlier run.
    pub store: Option<&'a mut dyn Blocks>,
    /// Hears of every play that is written down, in an order that depends on the seed only.
    pub plays: &'a mut dyn FnMut(&str) -> std::io::Result<()>,
}

/// A wave of blocks takes about so long: often enough for a progress bar, rarely enough to keep
/// all threads busy.
const WAVE_SECONDS: f64 = 0.25;

/// The most blocks of a pairing in one wave.
const WIDEST: u32 = 2048;

/// Plays a tournament.
///
/// What comes out depends on the contest alone: not on the threads, nor on how often it was
/// stopped and resumed. The progress that is told is in pairs.
pub fn run<S: WrittenObservation>(
    contest: &Contest<'_, S>,
    context: RunContext<'_>,
    limits: Limits<'_>,
) -> Result<Played, RunError> {
    let RunContext { threads, mut store, plays } = context;
    let workers = Workers::new(threads);
    let entrants = contest.pairings();
    let begin = |entrants: &[usize; 2]| -> Result<_, PlanError> {
        let course = contest.plan.begin(contest.pairings().len())?;
        Ok((Pairing { entrants: *entrants, tally: Tally::default(), course }, true))
    };
    let mut pairings = entrants.iter().map(begin).collect::<Result<Vec<_>, _>>()?;
    let all_pairs = contest.plan.pairs();
    let blocks = all_pairs.div_ceil(PAIRS) as u32;
    let progress = Progress::new(all_pairs * pairings.len() as u64, limits.watch);
    // A limit on positions is for solving; strategies have their own.
    let limits = Limits { nodes: None, watch: &progress, ..limits };
    let idle: Mutex<Vec<Players<S>>> = Mutex::new(Vec::new());
    let (mut next, mut width) = (0, 1);
    while next < blocks && pairings.iter().any(|(_, open)| *open) {
        let began = Instant::now();
        let wave = next..(next + width).min(blocks);
        let open = |(number, (_, open)): (usize, &(Pairing, bool))| open.then_some(number as u32);
        let open: Vec<u32> = pairings.iter().enumerate().filter_map(open).collect();
        let tasks: Vec<(u32, u32)> = wave
            .clone()
            .flat_map(|block| open.iter().map(move |&pairing| (pairing, block)))
            .collect();
        let mut known = match &store {
            Some(store) => known_blocks(&**store, wave.clone(), all_pairs)?,
            None => Vec::new(),
        };
        known.retain(|block| {
            let whole = !contest.record || block.plays.is_some();
            whole && open.contains(&block.pairing)
        });
        let there: FxHashSet<(u32, u32)> =
            known.iter().map(|block| (block.pairing, block.index)).collect();
        let mut missing: Vec<(u32, u32)> =
            tasks.into_iter().filter(|task| !there.contains(task)).collect();
        if store.as_ref().is_some_and(|store| !store.is_filled()) {
            missing.clear();
        }
        progress.add(known.len() as u64 * PAIRS);
        let play = |&(pairing, index): &(u32, u32)| {
            let mut players = take(&idle, contest.entrants.len());
            let block = players.play(contest, (pairing, index), pairs_of(index, all_pairs), limits);
            give_back(&idle, players);
            progress.add(PAIRS);
            block
        };
        let fresh: Vec<Result<Block, Fault>> = workers.map(&missing, play);
        let stopped = fresh.iter().any(Result::is_err);
        let fresh: Vec<Block> = fresh.into_iter().filter_map(Result::ok).collect();
        if let Some(store) = &mut store {
            store.keep(&fresh)?;
        }
        known.extend(fresh);
        in_order(&mut known);
        let complete = accept(&mut pairings, &known, wave.clone(), plays)?;
        if stopped || !complete {
            break;
        }
        next = wave.end;
        let seconds = began.elapsed().as_secs_f64();
        width = match seconds {
            seconds if seconds < WAVE_SECONDS / 2.0 => (2 * width).min(WIDEST),
            seconds if seconds > 2.0 * WAVE_SECONDS => (width / 2).max(1),
            _ => width,
        };
    }
    let complete = next >= blocks || pairings.iter().all(|(_, open)| !*open);
    let pairings = pairings.into_iter().map(|(mut pairing, _)| {
        pairing.course.finish();
        pairing
    });
    Ok(Played { pairings: pairings.collect(), complete })
}

/// The blocks of a wave that an earlier run has kept, each checked.
fn known_blocks(store: &dyn Blocks, wave: Range<u32>, all: u64) -> Result<Vec<Block>, StoreError> {
    let mut blocks = store.blocks(wave)?;
    for block in &blocks {
        let pairs = pairs_of(block.index, all);
        block.check(pairs.end - pairs.start).map_err(|flaw| StoreError::Block {
            pairing: block.pairing,
            block: block.index,
            flaw,
        })?;
    }
    blocks.dedup_by_key(|block| (block.index, block.pairing));
    Ok(blocks)
}

/// Counts the blocks of a wave in their order; false as soon as one is missing.
fn accept(
    pairings: &mut [(Pairing, bool)],
    blocks: &[Block],
    wave: Range<u32>,
    plays: &mut dyn FnMut(&str) -> std::io::Result<()>,
) -> std::io::Result<bool> {
    let mut blocks = blocks.iter().peekable();
    for index in wave {
        for (number, (pairing, open)) in pairings.iter_mut().enumerate() {
            let here = |block: &&Block| (block.index, block.pairing) == (index, number as u32);
            let block = blocks.next_if(here);
            if !*open {
                continue;
            }
            let Some(block) = block else { return Ok(false) };
            pairing.tally.merge(&block.tally);
            if let Some(lines) = &block.plays {
                plays(lines)?;
            }
            *open = !pairing.course.add(&block.tally.pairs);
        }
    }
    Ok(true)
}

/// The pairs of a block.
fn pairs_of(index: u32, all: u64) -> Range<u64> {
    let from = u64::from(index) * PAIRS;
    from..(from + PAIRS).min(all)
}

/// Players that nobody uses just now, or new ones.
fn take<S: WrittenObservation>(idle: &Mutex<Vec<Players<S>>>, count: usize) -> Players<S> {
    let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
    idle.pop().unwrap_or_else(|| Players::new(count))
}

fn give_back<S: WrittenObservation>(idle: &Mutex<Vec<Players<S>>>, players: Players<S>) {
    idle.lock().unwrap_or_else(PoisonError::into_inner).push(players);
}

/// Counts pairs for whoever watches; what the strategies visit meanwhile is not told.
struct Progress<'a> {
    done: AtomicU64,
    total: u64,
    outer: &'a dyn Watch,
}

impl<'a> Progress<'a> {
    fn new(total: u64, outer: &'a dyn Watch) -> Progress<'a> {
        Progress { done: AtomicU64::new(0), total, outer }
    }

    fn add(&self, pairs: u64) {
        let done = self.done.fetch_add(pairs, Ordering::Relaxed) + pairs;
        self.outer.progress(done.min(self.total), Some(self.total));
    }
}

impl Watch for Progress<'_> {
    fn stop(&self) -> bool {
        self.outer.stop()
    }
}
