//! Alpha-beta pruning within a budget per move.

use std::{fmt, time::Duration};

use stratege_clock::Instant;
use stratege_core::{Duel, Heuristic, Limits, Stopped, Text, Watch};
use stratege_solvers::{
    Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
};

use crate::{
    agent::{Agent, Chosen, Fault},
    observation::FullObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// The kind of strategy; the first heuristic judges the horizon.
pub fn kind<G: Duel>(heuristics: &[Heuristic<G>]) -> Kind<FullObservation<G>> {
    let card = StrategyCard {
        word: "alphabeta:TIME|N",
        names: vec!["alphabeta", "alpha-beta", "alphabêta"],
        about: Text::new(
            "alpha-beta pruning for a time (1s, 200ms) or a number of positions per move",
            "élagage alpha-bêta pendant un temps (1s, 200ms) ou un nombre de positions par coup",
        ),
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("the time given", "le temps donné"),
    };
    let heuristic = heuristics.first().copied();
    Kind::new(card, move |options, _| match Budget::parse(options) {
        Some(budget) => Ok(AlphaBeta { budget, heuristic }),
        None => Err(malformed(
            format!("alphabeta:{options}"),
            Text::new(
                "alphabeta:1s or alphabeta:200ms, at most 60min, or alphabeta:100000 positions",
                "alphabeta:1s ou alphabeta:200ms, au plus 60min, ou alphabeta:100000 positions",
            ),
        )),
    })
}

/// What one move may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time on the clock.
    Time(Duration),
    /// Positions or plays: repeatable.
    Count(u64),
}

impl Budget {
    /// Reads `1s`, `0.5s`, `200ms`, `2min` (at most an hour), or a count such as `10000`.
    pub fn parse(text: &str) -> Option<Budget> {
        let text = text.trim();
        let unit_at = text.find(|symbol: char| symbol.is_ascii_alphabetic()).unwrap_or(text.len());
        let (number, unit) = text.split_at(unit_at);
        if unit.is_empty() {
            return number.parse().ok().filter(|&count| count > 0).map(Budget::Count);
        }
        let number: f64 = number.trim().parse().ok()?;
        let seconds = match unit {
            "s" => number,
            "ms" => number / 1000.0,
            "min" => number * 60.0,
            _ => return None,
        };
        let reasonable = 0.0 < seconds && seconds <= 3600.0;
        reasonable.then(|| Budget::Time(Duration::from_secs_f64(seconds)))
    }

    /// Whether the clock decides.
    pub fn is_timed(self) -> bool {
        matches!(self, Budget::Time(_))
    }

    /// Runs `work` within the budget and within `limits`.
    ///
    /// Time that is longer than what whoever watches has [left](Watch::left) is cut to that, and
    /// the work has an answer then. A count is never cut: it stands for the same answer each time.
    pub fn spend<T>(self, limits: Limits<'_>, work: impl FnOnce(Limits<'_>) -> T) -> T {
        match self {
            Budget::Time(time) => {
                let watch = Deadline { outer: limits.watch, at: Instant::now() + time };
                work(Limits { watch: &watch, ..limits })
            }
            Budget::Count(nodes) => {
                let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
                work(Limits { nodes: Some(nodes), ..limits })
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_micros() as f64 / 1000.0),
            Budget::Count(count) => count.fmt(f),
        }
    }
}

/// Stops at a moment, or sooner when somebody else says so or leaves no time.
pub struct Deadline<'a> {
    /// Who else may stop it.
    pub outer: &'a dyn Watch,
    /// When to stop.
    pub at: Instant,
}

impl Watch for Deadline<'_> {
    fn stop(&self) -> bool {
        self.outer.stop() || self.left() == Some(Duration::ZERO)
    }

    fn left(&self) -> Option<Duration> {
        let own = self.at.saturating_duration_since(Instant::now());
        Some(self.outer.left().map_or(own, |others| others.min(own)))
    }
}

/// Alpha-beta pruning within a budget per move.
pub struct AlphaBeta<G: Duel> {
    budget: Budget,
    heuristic: Option<Heuristic<G>>,
}

impl<G: Duel> Clone for AlphaBeta<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Duel> Copy for AlphaBeta<G> {}

impl<G: Duel> Strategy<FullObservation<G>> for AlphaBeta<G> {
    fn word(&self) -> String {
        format!("alphabeta:{}", self.budget)
    }

    fn nature(&self) -> Nature {
        Nature { timed: self.budget.is_timed(), ..Nature::FIXED }
    }

    fn effort(&self) -> u64 {
        match self.budget {
            Budget::Count(nodes) => nodes,
            Budget::Time(_) => u64::MAX,
        }
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<FullObservation<G>>> {
        Box::new(*self)
    }
}

/// Bytes for the table of positions: what one move can fill.
const TABLE: usize = 16 << 20;

impl<G: Duel> AlphaBeta<G> {
    fn best(&self, game: &G, state: &G::State, limits: Limits<'_>) -> Chosen<G::Move> {
        let heuristic = self.heuristic.as_ref();
        let options =
            Options { heuristic, judge: JudgeMoves::Best, table: TABLE, ..Options::default() };
        let found = self.budget.spend(limits, |limits| alpha_beta(game, state, &options, limits));
        if let Some(&mv) = found.best.first() {
            return Chosen { mv, proof: Some(found.proof) };
        }
        // Not even one move deep in that time.
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        Chosen { mv: moves[0], proof: Some(Proof::Estimate) }
    }
}

impl<G: Duel> Agent<FullObservation<G>> for AlphaBeta<G> {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        _: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let chosen = self.best(game, state, limits);
        if limits.watch.stop() { Err(Stopped::Asked.into()) } else { Ok(chosen) }
    }

    fn chances(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
        chances: &mut Vec<(G::Move, u64)>,
    ) -> Result<bool, Fault> {
        if self.budget.is_timed() {
            return Ok(false);
        }
        let chosen = self.best(game, state, limits);
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        chances.push((chosen.mv, 1));
        Ok(true)
    }
}
