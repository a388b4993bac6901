//! What an item works with: the games, the seed, the limits.

use stratege_catalog::{
    AnyGame, ArenaRequest, Catalog, JobError, JobRequest, TournamentError, TournamentRequest,
    TreeRequest,
    core::{Limits, Stopped},
    curve::{CurveError, CurveReport, CurveRequest},
    race_report::{RaceReport, RaceRequest},
    report::{ArenaReport, Solved, TreeReport},
    tournament::{
        bots::BotLimits,
        report::{Count, Extras, PairingReport, TournamentReport},
        running::{Plan, RunContext},
    },
};

/// The games, the seed of random draws, and how much may be spent.
#[derive(Clone, Copy)]
pub struct Workbench<'a> {
    /// All games.
    pub catalog: &'a Catalog,
    /// The seed of all random draws.
    pub seed: u64,
    /// Samples are smaller by this factor: 1 for what is to be believed.
    pub thinner: u64,
    /// What may be spent, on each item.
    pub limits: Limits<'a>,
}

/// How plays between two strategies end, seen by the first.
pub(crate) struct Match {
    /// Plays won, drawn and lost, or their shares.
    pub(crate) outcomes: [f64; 3],
}

impl Match {
    /// The numbers of plays.
    pub(crate) fn counts(&self) -> Vec<u64> {
        self.outcomes.iter().map(|count| *count as u64).collect()
    }

    /// Shares of plays won, drawn and lost.
    pub(crate) fn shares(&self) -> [f64; 3] {
        let all: f64 = self.outcomes.iter().sum();
        self.outcomes.map(|count| count / all)
    }
}

/// Who sits where in a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seats {
    /// The first strategy always moves first.
    Fixed,
    /// Both change places.
    Both,
}

impl Workbench<'_> {
    /// The game with this name.
    pub(crate) fn game(&self, word: &str) -> Box<dyn AnyGame> {
        self.catalog.open(word).expect("items name games of the list")
    }

    /// The size of a sample.
    pub(crate) fn plays(&self, plays: u64) -> u64 {
        (plays / self.thinner.max(1)).max(2).next_multiple_of(2)
    }

    /// Who wins from a position.
    pub(crate) fn solve(&self, word: &str, position: Option<&str>) -> Result<Solved, JobError> {
        self.solve_by(word, &JobRequest { position, ..JobRequest::default() })
    }

    /// Who wins, by a method.
    pub(crate) fn solve_by(
        &self,
        word: &str,
        request: &JobRequest<'_>,
    ) -> Result<Solved, JobError> {
        self.game(word).solve(request, self.limits)
    }

    /// The legal moves at a position.
    pub(crate) fn moves(
        &self,
        word: &str,
        position: Option<&str>,
    ) -> Result<Vec<String>, JobError> {
        Ok(self.game(word).play(position, self.seed)?.moves())
    }

    /// The position after these moves.
    pub(crate) fn after(
        &self,
        word: &str,
        position: Option<&str>,
        moves: &[&str],
    ) -> Result<String, JobError> {
        let game = self.game(word);
        let mut play = game.play(position, self.seed)?;
        for mv in moves {
            play.play(mv)?;
        }
        Ok(play.position())
    }

    /// The graph of a game, with the attractor of player 1.
    pub(crate) fn arena(&self, word: &str) -> Result<ArenaReport, JobError> {
        let request = ArenaRequest { attractor: Some(1), ..ArenaRequest::default() };
        self.game(word).arena(&request, self.limits)
    }

    /// The graph of a game alone.
    pub(crate) fn graph(&self, word: &str) -> Result<ArenaReport, JobError> {
        self.game(word).arena(&ArenaRequest::default(), self.limits)
    }

    /// The min-max tree of a position.
    pub(crate) fn tree(
        &self,
        word: &str,
        position: Option<&str>,
        depth: u32,
        heuristic: &str,
    ) -> Result<TreeReport, JobError> {
        let request = TreeRequest { position, depth, heuristic: Some(heuristic) };
        self.game(word).tree(&request, self.limits)
    }

    /// What is best at all points of a race.
    pub(crate) fn race(&self, word: &str, request: &RaceRequest) -> Result<RaceReport, JobError> {
        self.game(word).race(request, self.limits)
    }

    /// How two strategies fare in so many plays, or exactly if there is no number.
    pub(crate) fn matched(
        &self,
        word: &str,
        [a, b]: [&str; 2],
        seats: Seats,
        plays: Option<u64>,
    ) -> Result<Match, JobError> {
        let strategies = [a, b].map(str::to_owned);
        let request = TournamentRequest {
            strategies: &strategies,
            seed: self.seed,
            plan: plays.map(|games| Plan::Games { games }),
            record: false,
            extras: Extras::default(),
            bots: BotLimits::default(),
        };
        // Items run beside each other; one of them needs no more than one thread.
        let context = RunContext { threads: 1, store: None, plays: &mut |_| Ok(()) };
        let report =
            self.game(word).tournament(&request, context, self.limits).map_err(job_error)?;
        if !report.complete || (plays.is_none() && !report.exact) {
            return Err(stopped());
        }
        let seat = if seats == Seats::Fixed { "a" } else { "both" };
        let first = &report.strategies[0].name;
        let is_it = |pairing: &&PairingReport| pairing.seat == seat && pairing.a == *first;
        let other = &report.strategies[1].name;
        let pairing = report.pairings.iter().find(|pairing| is_it(pairing) && pairing.b == *other);
        let pairing = pairing.expect("two strategies that take part meet");
        let number = |count: Count| match count {
            Count::Plays(plays) => plays as f64,
            Count::Share(share) => share,
        };
        Ok(Match { outcomes: [pairing.wins, pairing.draws, pairing.losses].map(number) })
    }

    /// How strategies fare against each other, exactly where that can be had, and what the best
    /// opponent gains against each.
    pub(crate) fn measured(
        &self,
        word: &str,
        strategies: &[String],
    ) -> Result<TournamentReport, JobError> {
        let request = TournamentRequest {
            strategies,
            seed: self.seed,
            plan: None,
            record: false,
            extras: Extras { exploitability: true, ..Extras::default() },
            bots: BotLimits::default(),
        };
        let context = RunContext { threads: 1, store: None, plays: &mut |_| Ok(()) };
        let report =
            self.game(word).tournament(&request, context, self.limits).map_err(job_error)?;
        if report.complete { Ok(report) } else { Err(stopped()) }
    }

    /// How the first strategy fares against the second while a parameter varies, exactly.
    pub(crate) fn curve(
        &self,
        game: &str,
        parameter: &str,
        values: &[i64],
        strategies: &[&str],
        pairs: &[[usize; 2]],
    ) -> Result<CurveReport, JobError> {
        let strategies: Vec<String> = strategies.iter().map(ToString::to_string).collect();
        let request = CurveRequest {
            game,
            parameter,
            values,
            strategies: &strategies,
            pairs,
            games: None,
            seed: self.seed,
            threads: 1,
        };
        self.catalog.curve(&request, self.limits).map_err(|error| match error {
            CurveError::Tournament(error) => job_error(error),
            CurveError::Open(error) => unreachable!("items name games of the list: {error}"),
        })
    }
}

fn job_error(error: TournamentError) -> JobError {
    match error {
        TournamentError::Job(error) => error,
        // Nothing is stored and no other program plays: only a wish to stop is left.
        TournamentError::Run(_) => stopped(),
    }
}

fn stopped() -> JobError {
    JobError::Stopped { cause: Stopped::Asked, nodes: 0 }
}
