//! How strategies fare while one parameter of a game varies.

use serde::Serialize;
use stratege_core::{Limits, Text};
use stratege_tournament::{
    bots::BotLimits,
    report::{Count, Extras, PairingReport},
    running::{Plan, RunContext},
};
use utoipa::ToSchema;

use crate::{Catalog, JobError, OpenError, TournamentError, TournamentRequest};

/// Which curves.
#[derive(Clone, Copy, Debug)]
pub struct CurveRequest<'a> {
    /// The game, with the other parameters.
    pub game: &'a str,
    /// The parameter that varies.
    pub parameter: &'a str,
    /// Its values.
    pub values: &'a [i64],
    /// The strategies.
    pub strategies: &'a [String],
    /// Which of them meet, the one that moves first coming first.
    pub pairs: &'a [[usize; 2]],
    /// Plays of every pair that are sampled besides at some of the values, if any.
    pub games: Option<u64>,
    /// The seed of all random draws.
    pub seed: u64,
    /// Threads; as many as there are cores if 0.
    pub threads: usize,
}

/// Curves of several pairs of strategies.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CurveReport {
    /// The parameter that varies.
    pub parameter: String,
    /// Its values.
    pub values: Vec<i64>,
    /// One for each pair.
    pub curves: Vec<PairCurve>,
}

/// How two strategies fare, seen by the one that moves first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PairCurve {
    /// Who moves first.
    pub a: String,
    /// The other one.
    pub b: String,
    /// A point for every value.
    pub points: Vec<CurvePoint>,
}

/// What is known at one value of the parameter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CurvePoint {
    /// The value.
    pub x: i64,
    /// The share of plays won by the strategy that moves first.
    pub win: f64,
    /// The share of plays without a winner.
    pub draw: f64,
    /// The mean gain of the strategy that moves first: a win is 1, a loss is -1.
    pub gain: f64,
    /// The mean score of the strategy that moves first: a win is 1, a draw 1/2.
    pub score: f64,
    /// The mean score in sampled plays, with its interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampled: Option<Sampled>,
}

/// The mean score in sampled plays.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Sampled {
    /// Plays.
    pub games: u64,
    /// The mean.
    pub mean: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Values of the parameter at which plays are sampled, at most.
const SAMPLED: usize = 10;

/// Why there are no curves.
#[derive(Debug, thiserror::Error)]
pub enum CurveError {
    /// The game, or the value of the parameter, does not exist.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The strategies cannot be compared exactly.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
}

impl Catalog {
    /// How strategies fare while one parameter varies, exactly.
    ///
    /// The limits hold for each value.
    pub fn curve(
        &self,
        request: &CurveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<CurveReport, CurveError> {
        let name = |pair: [usize; 2]| pair.map(|place| request.strategies[place].clone());
        let mut curves: Vec<PairCurve> = request
            .pairs
            .iter()
            .map(|&pair| {
                let [a, b] = name(pair);
                PairCurve { a, b, points: Vec::new() }
            })
            .collect();
        let every = request.values.len().div_ceil(SAMPLED);
        for (done, &value) in (0_u64..).zip(request.values) {
            limits.watch.progress(done, Some(request.values.len() as u64));
            let (name, rest) = request.game.split_once(':').unwrap_or((request.game, ""));
            let comma = if rest.is_empty() { "" } else { "," };
            let word = format!("{name}:{rest}{comma}{}={value}", request.parameter);
            let game = self.open(&word)?;
            let play = |plan: Option<Plan>| {
                let tournament = TournamentRequest {
                    strategies: request.strategies,
                    seed: request.seed,
                    plan,
                    record: false,
                    extras: Extras::default(),
                    bots: BotLimits::default(),
                };
                let context =
                    RunContext { threads: request.threads, store: None, plays: &mut |_| Ok(()) };
                game.tournament(&tournament, context, limits)
            };
            let exact = play(None)?;
            if !exact.exact {
                return Err(TournamentError::Job(inexact(game.card().name)).into());
            }
            let sampled = match request.games {
                // A few samples show as much as many, and can be told apart.
                Some(games) if done as usize % every == every - 1 => {
                    Some(play(Some(Plan::Games { games }))?)
                }
                _ => None,
            };
            for curve in &mut curves {
                let found = |pairings: &'_ [PairingReport]| {
                    let is_it = |pairing: &&PairingReport| {
                        pairing.seat == "a" && pairing.a == curve.a && pairing.b == curve.b
                    };
                    pairings.iter().find(is_it).cloned()
                };
                let pairing = found(&exact.pairings).expect("exact results have every pair");
                let [win, draw, loss] = [pairing.wins, pairing.draws, pairing.losses].map(share);
                let sampled = sampled.as_ref().and_then(|report| found(&report.pairings));
                curve.points.push(CurvePoint {
                    x: value,
                    win,
                    draw,
                    gain: win - loss,
                    score: win + draw / 2.0,
                    sampled: sampled.map(|pairing| Sampled {
                        games: pairing.games.unwrap_or(0),
                        mean: pairing.score.mean,
                        low: pairing.score.low,
                        high: pairing.score.high,
                    }),
                });
            }
        }
        let (parameter, values) = (request.parameter.to_owned(), request.values.to_vec());
        Ok(CurveReport { parameter, values, curves })
    }
}

fn share(count: Count) -> f64 {
    match count {
        Count::Share(share) => share,
        Count::Plays(plays) => plays as f64,
    }
}

fn inexact(game: &'static str) -> JobError {
    JobError::DoesNotApply {
        job: "curve".to_owned(),
        game,
        why: Text::new(
            "a strategy has a memory, calls another program or depends on the clock",
            "une stratégie a une mémoire, appelle un autre programme ou dépend de l'horloge",
        ),
        instead: "tournament",
    }
}
