//! A block of mirrored pairs: what is played, counted and kept at once.

use serde::{Deserialize, Serialize};
use serde_json::json;
use stratege_clock::Instant;
use stratege_core::{Game, Limits, Player};

use super::{
    Contest,
    tally::{Failure, Tally},
};
use crate::{
    agent::{Agent, Fault},
    observation::{MoveOf, Observation, StateOf, WrittenObservation},
    random::Random,
    referee::{Ended, GameRandomness, Nobody, Witness, referee},
};

/// Pairs of a block.
///
/// Few enough that little is lost when a run is killed, enough that keeping them costs nothing.
pub const PAIRS: u64 = 64;

/// The most plays of a pairing: as many as blocks have numbers.
pub const MOST_GAMES: u64 = 2 * PAIRS * u32::MAX as u64;

/// What came out of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// The pairing.
    pub pairing: u32,
    /// The number of the block in its pairing.
    pub index: u32,
    /// What was counted.
    pub tally: Tally,
    /// A line of JSON for every play, if they are recorded.
    pub plays: Option<String>,
}

/// Puts blocks into the order in which they are judged.
pub(super) fn in_order(blocks: &mut [Block]) {
    blocks.sort_by_key(|block| (block.index, block.pairing));
}

/// What is wrong with a block that was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Its checksum is not that of what it holds.
    #[error("its checksum is wrong")]
    Checksum,
    /// What was counted cannot be read.
    #[error("its counts cannot be read")]
    Tally,
    /// The plays that were won, drawn and lost are not those that were counted.
    #[error("its plays are not those that were counted")]
    Plays,
    /// It has another number of pairs than the plan says.
    #[error("it has {found} of {expected} pairs")]
    Pairs {
        /// How many it has.
        found: u64,
        /// How many it should have.
        expected: u64,
    },
    /// It stands where another block should be.
    #[error("another block should be there")]
    Place,
    /// What was counted of the same plays in several ways does not agree.
    #[error("its counts contradict each other")]
    Contradiction,
}

impl Block {
    /// Refuses a block that does not have `pairs` pairs, or that contradicts itself.
    pub fn check(&self, pairs: u64) -> Result<(), Flaw> {
        self.tally.check(pairs)?;
        let lines = self.plays.as_ref().map(|plays| plays.lines().count() as u64);
        if lines.is_some_and(|lines| lines != 2 * pairs) {
            return Err(Flaw::Contradiction);
        }
        Ok(())
    }
}

/// Those who play a block, and what they use again.
pub(super) struct Players<S: Observation> {
    agents: Vec<Option<Box<dyn Agent<S>>>>,
    buffer: Vec<MoveOf<S>>,
}

impl<S: WrittenObservation> Players<S> {
    pub(super) fn new(count: usize) -> Players<S> {
        Players { agents: (0..count).map(|_| None).collect(), buffer: Vec::new() }
    }

    /// Plays pairs `from..to` of a pairing.
    pub(super) fn play(
        &mut self,
        contest: &Contest<'_, S>,
        (pairing, index): (u32, u32),
        pairs: std::ops::Range<u64>,
        limits: Limits<'_>,
    ) -> Result<Block, Fault> {
        let [a, b] = contest.pairings()[pairing as usize];
        for entrant in [a, b] {
            let slot = &mut self.agents[entrant];
            slot.get_or_insert_with(|| contest.entrants[entrant].strategy.agent(contest.game));
        }
        let [Some(first), Some(second)] =
            self.agents.get_disjoint_mut([a, b]).expect("a strategy does not meet itself")
        else {
            unreachable!("both have just been made")
        };
        let mut table = Bout {
            contest,
            names: [a, b].map(|entrant| contest.entrants[entrant].shown()),
            agents: [first.as_mut(), second.as_mut()],
            buffer: &mut self.buffer,
            tally: Tally::default(),
            plays: contest.record.then(String::new),
        };
        let players = pairing_number([a, b].map(|entrant| contest.entrants[entrant].name.as_str()));
        for pair in pairs {
            table.pair(pair, players, limits)?;
            // A strategy that was stopped may have moved in haste: such a pair does not count.
            if limits.watch.stop() {
                return Err(stratege_core::Stopped::Asked.into());
            }
        }
        Ok(Block { pairing, index, tally: table.tally, plays: table.plays })
    }
}

/// A number for two names that does not depend on who else takes part (FNV-1a).
fn pairing_number(names: [&str; 2]) -> u64 {
    let bytes = names[0].bytes().chain([0]).chain(names[1].bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Two strategies that meet.
struct Bout<'a, S: WrittenObservation> {
    contest: &'a Contest<'a, S>,
    names: [&'a str; 2],
    agents: [&'a mut dyn Agent<S>; 2],
    buffer: &'a mut Vec<MoveOf<S>>,
    tally: Tally,
    plays: Option<String>,
}

impl<S: WrittenObservation> Bout<'_, S> {
    /// Plays the same deal twice, with seats swapped.
    fn pair(&mut self, pair: u64, players: u64, limits: Limits<'_>) -> Result<(), Fault> {
        let seed = self.contest.seed;
        // What chance does is the same for all pairings: strategies meet on the same deals.
        let mut chance = Random::stream(seed, 0, pair);
        let game = self.contest.game;
        let mut start = game.start();
        game.settle(&mut start, self.buffer, |count| chance.below(count));
        let mut half_points = 0;
        let mut first_seat = 0;
        for seat_of_a in [0, 1] {
            let players = Random::stream(seed, players, 2 * pair + seat_of_a as u64);
            let mut randomness = GameRandomness { chance: chance.clone(), players };
            let ended = self.play((pair, seat_of_a), &start, &mut randomness, limits)?;
            let payoff = if seat_of_a == 0 { ended.payoff } else { -ended.payoff };
            half_points += (payoff + 1) as usize;
            first_seat += (ended.payoff + 1) as usize;
            let seat = &mut self.tally.seats[seat_of_a];
            match payoff {
                1 => seat.wins += 1,
                0 => seat.draws += 1,
                _ => seat.losses += 1,
            }
            self.tally.lengths.record(ended.moves as i32);
            if let Some(margin) = ended.margin {
                self.tally.margins.record(if seat_of_a == 0 { margin } else { -margin });
            }
        }
        self.tally.pairs.record(half_points);
        self.tally.first_seat.record(first_seat);
        Ok(())
    }

    fn play(
        &mut self,
        (pair, seat_of_a): (u64, usize),
        start: &StateOf<S>,
        randomness: &mut GameRandomness,
        limits: Limits<'_>,
    ) -> Result<Ended<StateOf<S>>, Fault> {
        let contest = self.contest;
        let game = contest.game;
        let [a, b] = &mut self.agents;
        let agents: [&mut dyn Agent<S>; 2] =
            if seat_of_a == 0 { [&mut **a, &mut **b] } else { [&mut **b, &mut **a] };
        let watched = contest.times || self.plays.is_some();
        let mut notes = Notes::<S>::new(contest.times);
        let ended = if watched {
            referee(game, start.clone(), agents, randomness, self.buffer, &mut notes, limits)?
        } else {
            referee(game, start.clone(), agents, randomness, self.buffer, &mut Nobody, limits)?
        };
        for player in [0, 1] {
            let owner = player ^ seat_of_a;
            self.tally.moves[owner] += notes.made[player];
            self.tally.nanoseconds[owner] += notes.nanoseconds[player];
        }
        if let Some((player, fault)) = ended.fault.as_deref() {
            let owner = player.index() ^ seat_of_a;
            self.tally.fail(
                owner,
                &Failure {
                    strategy: self.names[owner].to_owned(),
                    against: self.names[1 - owner].to_owned(),
                    pair,
                    seat: player.number(),
                    reason: fault.kind.word().to_owned(),
                    position: S::see(game, &ended.state, *player, |view| S::position(game, view)),
                    answer: fault.answer.clone(),
                    last_words: fault.last_words.clone(),
                },
            );
        }
        if let Some(plays) = &mut self.plays {
            let seats = [seat_of_a, 1 - seat_of_a].map(|owner| self.names[owner]);
            let line = json!({
                "pair": pair,
                "players": seats,
                "start": notes.start.as_ref().map(|state| game.show(state)),
                "moves": notes.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "winner": match ended.payoff { 1 => Some(1), -1 => Some(2), _ => None },
                "margin": ended.margin,
                "failed": ended.fault.as_deref().map(|(player, fault)| {
                    json!({ "player": player.number(), "reason": fault.kind.word() })
                }),
            });
            plays.push_str(&line.to_string());
            plays.push('\n');
        }
        Ok(ended)
    }
}

/// What is written down of one play.
struct Notes<S: Observation> {
    start: Option<StateOf<S>>,
    moves: Vec<MoveOf<S>>,
    made: [u64; 2],
    nanoseconds: [u64; 2],
    /// When the player to move was asked, where time is taken.
    clock: Option<Instant>,
    times: bool,
}

impl<S: Observation> Notes<S> {
    fn new(times: bool) -> Notes<S> {
        Notes {
            start: None,
            moves: Vec::new(),
            made: [0; 2],
            nanoseconds: [0; 2],
            clock: None,
            times,
        }
    }
}

impl<S: Observation> Witness<S> for Notes<S> {
    fn dealt(&mut self, state: &StateOf<S>) {
        self.start.get_or_insert_with(|| state.clone());
    }

    fn asked(&mut self, _: Player) {
        self.clock = self.times.then(Instant::now);
    }

    fn moved(&mut self, player: Player, mv: MoveOf<S>, _: &StateOf<S>) {
        if let Some(clock) = self.clock {
            self.nanoseconds[player.index()] += clock.elapsed().as_nanos() as u64;
        }
        self.made[player.index()] += 1;
        self.moves.push(mv);
    }
}
