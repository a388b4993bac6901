//! Parts of a tournament: blocks that are played anywhere and in any order, and come together again.

use std::{fmt, io, ops::Range, str::FromStr, sync::Mutex};

use stratege_clock::Instant;
use stratege_core::Limits;

use super::{
    Block, Contest, PAIRS, Plan, Progress, RunError, WAVE_SECONDS, WIDEST, block::Players,
    give_back, pairs_of, take,
};
use crate::{
    observation::{Observation, WrittenObservation},
    threads::Workers,
};

/// The blocks of a tournament, numbered from 0 in the order in which they are judged.
///
/// A number fixes the pairing, the pairs and all their random draws: a block is the same wherever it is
/// played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    pairings: u64,
    /// The most pairs of a pairing.
    pairs: u64,
}

impl Schedule {
    /// The blocks of a plan for so many pairings.
    pub fn new(plan: &Plan, pairings: usize) -> Schedule {
        Schedule { pairings: pairings as u64, pairs: plan.pairs() }
    }

    /// How many blocks there are; at most so many where the plan may stop by itself.
    pub fn blocks(&self) -> u64 {
        self.pairs.div_ceil(PAIRS) * self.pairings
    }

    /// How many pairings there are.
    pub fn pairings(&self) -> u64 {
        self.pairings
    }

    /// The pairing of a block, and its number in that pairing.
    pub fn place(&self, number: u64) -> (u32, u32) {
        ((number % self.pairings) as u32, (number / self.pairings) as u32)
    }

    /// How many pairs a block has.
    pub fn pairs(&self, number: u64) -> u64 {
        let pairs = pairs_of(self.place(number).1, self.pairs);
        pairs.end - pairs.start
    }

    /// The blocks of a part; parts differ by at most one block.
    pub fn range(&self, part: PartNumber) -> Range<u64> {
        let share = |number: u64| {
            let blocks = u128::from(self.blocks()) * u128::from(number) / u128::from(part.of);
            u64::try_from(blocks).expect("no more than all blocks")
        };
        share(part.number - 1)..share(part.number)
    }
}

/// Which of how many parts: `3/24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartNumber {
    /// From 1 on.
    number: u64,
    of: u64,
}

impl PartNumber {
    /// Part `number` of `of`, counted from 1; nothing if there is no such part.
    pub fn new(number: u64, of: u64) -> Option<PartNumber> {
        (1 <= number && number <= of).then_some(PartNumber { number, of })
    }

    /// How many parts there are.
    pub fn of(self) -> u64 {
        self.of
    }
}

impl fmt::Display for PartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for PartNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<PartNumber, String> {
        let read = |text: &str| text.trim().parse().ok();
        let found =
            text.split_once('/').and_then(|(number, of)| PartNumber::new(read(number)?, read(of)?));
        found.ok_or_else(|| text.to_owned())
    }
}

/// Which blocks are played, and where they go.
pub struct PartContext<'a> {
    /// The numbers of the blocks.
    pub blocks: Range<u64>,
    /// Threads; as many as there are cores if 0.
    pub threads: usize,
    /// Gets the blocks in their order.
    pub keep: &'a mut dyn FnMut(&[Block]) -> io::Result<()>,
}

impl<S: Observation> Contest<'_, S> {
    /// The blocks of this contest, if they can be played apart.
    ///
    /// A strategy that looks at the clock makes other moves on another machine. A program that
    /// plays is given its random numbers; whether it relies on anything else shows when blocks are compared.
    pub fn schedule(&self) -> Result<Schedule, RunError> {
        let clocked = |strategy: &dyn crate::strategy::Strategy<S>| {
            strategy.nature().timed && strategy.programs().is_empty()
        };
        if let Some(entrant) = self.entrants.iter().find(|entrant| clocked(&*entrant.strategy)) {
            return Err(RunError::Clocked { strategy: entrant.shown().to_owned() });
        }
        let pairings = self.pairings().len();
        self.plan.begin(pairings)?;
        Ok(Schedule::new(&self.plan, pairings))
    }
}

/// Plays some blocks of a tournament; false if it was stopped before the last one.
///
/// The progress that is told is in pairs.
pub fn play_blocks<S: WrittenObservation>(
    contest: &Contest<'_, S>,
    context: PartContext<'_>,
    limits: Limits<'_>,
) -> Result<bool, RunError> {
    let schedule = contest.schedule()?;
    let PartContext { blocks, threads, keep } = context;
    let workers = Workers::new(threads);
    let numbers = blocks.start..blocks.end.min(schedule.blocks());
    let progress =
        Progress::new(numbers.clone().map(|number| schedule.pairs(number)).sum(), limits.watch);
    let limits = Limits { nodes: None, watch: &progress, ..limits };
    let idle: Mutex<Vec<Players<S>>> = Mutex::new(Vec::new());
    let play = |&number: &u64| {
        let (pairing, index) = schedule.place(number);
        let mut players = take(&idle, contest.entrants.len());
        let pairs = pairs_of(index, contest.plan.pairs());
        let block = players.play(contest, (pairing, index), pairs, limits);
        give_back(&idle, players);
        progress.add(schedule.pairs(number));
        block
    };
    let (mut next, mut width) = (numbers.start, 1);
    while next < numbers.end {
        let began = Instant::now();
        let wave: Vec<u64> = (next..(next + width).min(numbers.end)).collect();
        next += wave.len() as u64;
        let Ok(played) = workers.try_map(&wave, play) else { return Ok(false) };
        keep(&played)?;
        width = match began.elapsed().as_secs_f64() {
            seconds if seconds < WAVE_SECONDS => (2 * width).min(WIDEST.into()),
            _ => width,
        };
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_every_block_once_and_in_order() {
        let schedule = Schedule::new(&Plan::Games { games: 3001 }, 3);
        assert_eq!(schedule.blocks(), 24 * 3);
        for of in [1, 2, 7, 24, 72, 100] {
            let parts = (1..=of).map(|number| PartNumber::new(number, of).expect("a part"));
            let numbers: Vec<u64> = parts.flat_map(|part| schedule.range(part)).collect();
            assert_eq!(numbers, (0..72).collect::<Vec<_>>(), "{of} parts");
        }
        assert_eq!(schedule.place(7), (1, 2));
        assert_eq!([schedule.pairs(0), schedule.pairs(71)], [64, 29]);
    }

    #[test]
    fn parts_are_written_as_they_are_read() {
        let read = |text: &str| text.parse::<PartNumber>().map(|part| part.to_string());
        assert_eq!(read("3/24"), Ok("3/24".to_owned()));
        assert_eq!(read(" 1 / 1 "), Ok("1/1".to_owned()));
        for wrong in ["0/3", "4/3", "3", "/", "-1/3", "1/0", "a/b"] {
            assert_eq!(read(wrong), Err(wrong.to_owned()));
        }
    }
}
