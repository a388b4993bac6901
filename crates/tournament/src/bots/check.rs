//! Whether a bot follows the protocol: some games against random moves.

use std::time::Duration;

use serde::Serialize;
use stratege_clock::Instant;
use stratege_core::{Game, Limits, Player};
use utoipa::ToSchema;

use crate::{
    agent::{Agent, Fault},
    observation::{MoveOf, StateOf, WrittenObservation},
    random::Random,
    referee::{GameRandomness, Witness, referee},
    strategies::random as random_strategy,
    strategy::Strategy,
};

/// Which plays a bot is checked with.
#[derive(Clone, Copy, Debug)]
pub struct CheckPlan<'a> {
    /// How many.
    pub plays: u32,
    /// Where the bot sits, in turn: both seats, or the first of a game for one.
    pub seats: &'a [Player],
    /// The seed of the deals, of the random moves and of the bot's own random draws.
    pub seed: u64,
}

/// How a bot did.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BotReport {
    /// How the bot is typed.
    pub strategy: String,
    /// The seed.
    pub seed: u64,
    /// Plays.
    pub plays: u32,
    /// Plays that the bot won against random moves.
    pub won: u32,
    /// Plays without a winner.
    pub drawn: u32,
    /// Plays that the bot lost, those with a fault included.
    pub lost: u32,
    /// Legal moves that it answered.
    pub answers: u64,
    /// Seconds until its very first move, the start of the program included.
    pub first_seconds: Option<f64>,
    /// Seconds for each other move, on average.
    pub mean_seconds: Option<f64>,
    /// Seconds for the slowest other move.
    pub slowest_seconds: Option<f64>,
    /// What went wrong.
    pub faults: Vec<BotFault>,
}

/// A play that a bot lost without being beaten.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BotFault {
    /// The number of the play, from 1.
    pub play: u32,
    /// Which player the bot was.
    pub player: u8,
    /// What happened, as a stable word.
    pub kind: &'static str,
    /// What the bot saw.
    pub position: String,
    /// What it answered, if it answered.
    pub answer: String,
    /// The last lines that it wrote besides answers.
    pub last_words: String,
}

/// Lets `bot` play against random moves.
///
/// The error is that the work was stopped from outside.
pub fn check<S: WrittenObservation>(
    game: &S::Game,
    bot: &dyn Strategy<S>,
    plan: CheckPlan<'_>,
    limits: Limits<'_>,
) -> Result<BotReport, Fault> {
    let mut bot_agent = bot.agent(game);
    let mut random_agent = Strategy::<S>::agent(&random_strategy::Random, game);
    let mut report = BotReport::new(bot.word(), plan);
    let mut clock = Clock::default();
    let mut buffer = Vec::new();
    for (play, &seat) in (1..=plan.plays).zip(plan.seats.iter().cycle()) {
        clock.seat = Some(seat);
        let mut randomness = GameRandomness {
            chance: Random::stream(plan.seed, 0, play.into()),
            players: Random::stream(plan.seed, 1, play.into()),
        };
        let agents: [&mut dyn Agent<S>; 2] = if seat.is_first() {
            [&mut *bot_agent, &mut *random_agent]
        } else {
            [&mut *random_agent, &mut *bot_agent]
        };
        let ended = referee::<S>(
            game,
            game.start(),
            agents,
            &mut randomness,
            &mut buffer,
            &mut clock,
            limits,
        )?;
        report.plays += 1;
        match if seat.is_first() { ended.payoff } else { -ended.payoff } {
            1.. => report.won += 1,
            0 => report.drawn += 1,
            ..0 => report.lost += 1,
        }
        if let Some((player, fault)) = ended.fault.map(|fault| *fault) {
            // The program was ended: its successor has to be started.
            clock.is_started = false;
            let position = S::see(game, &ended.state, player, |view| S::position(game, view));
            report.faults.push(BotFault {
                play,
                player: player.number(),
                kind: fault.kind.word(),
                position,
                answer: fault.answer,
                last_words: fault.last_words,
            });
        }
    }
    clock.tell(&mut report);
    Ok(report)
}

impl BotReport {
    fn new(strategy: String, plan: CheckPlan<'_>) -> BotReport {
        BotReport {
            strategy,
            seed: plan.seed,
            plays: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            answers: 0,
            first_seconds: None,
            mean_seconds: None,
            slowest_seconds: None,
            faults: Vec::new(),
        }
    }

    /// Whether every answer was a legal move, in time.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Measures the answers of one player.
#[derive(Default)]
struct Clock {
    seat: Option<Player>,
    asked: Option<Instant>,
    /// Whether the program has made a move since it was started.
    is_started: bool,
    answers: u64,
    first: Option<Duration>,
    /// Moves that are not the first of a program, their time, and the slowest.
    others: u32,
    total: Duration,
    slowest: Duration,
}

impl Clock {
    fn tell(&self, report: &mut BotReport) {
        report.answers = self.answers;
        report.first_seconds = self.first.map(|time| time.as_secs_f64());
        if self.others > 0 {
            report.mean_seconds = Some((self.total / self.others).as_secs_f64());
            report.slowest_seconds = Some(self.slowest.as_secs_f64());
        }
    }
}

impl<S: WrittenObservation> Witness<S> for Clock {
    fn asked(&mut self, player: Player) {
        self.asked = (self.seat == Some(player)).then(Instant::now);
    }

    fn moved(&mut self, _: Player, _: MoveOf<S>, _: &StateOf<S>) {
        let Some(asked) = self.asked.take() else { return };
        let time = asked.elapsed();
        self.answers += 1;
        if !self.is_started {
            self.is_started = true;
            self.first = self.first.or(Some(time));
            return;
        }
        self.others += 1;
        self.total += time;
        self.slowest = self.slowest.max(time);
    }
}
