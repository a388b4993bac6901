//! Strategies of a game by their words, and tournaments between them.

use std::sync::Arc;

use stratege_core::{Game, Limits, Listed, Stopped, Turn};
use stratege_tournament::{
    bots::BotLimits,
    exact::{ExactPairing, Inexact},
    observation::Observation,
    report::{self, Named, TournamentReport},
    running::{Contest, Entrant, PartContext, Plan, RunContext, Schedule, play_blocks, run},
    strategy::{Strategy, StrategyError},
};

use crate::{
    AnyGame, JobError, Participant, Plays, TournamentError, TournamentRequest,
    external::ExternalPlayer,
    opened::{Opened, PlayedObservation},
    planning::{self, NOT_HIDDEN},
};

/// Plays of a pairing where no number is given and no exact answer can be had.
pub(crate) const GAMES: u64 = 10_000;

/// Positions up to which an exact answer is sought, for strategies that look at one a move.
const EXACT: u64 = 10_000_000;

/// The strategy that a word names.
pub(crate) fn read<S: PlayedObservation>(
    game: &Opened<S>,
    word: &str,
    bots: BotLimits,
) -> Result<Arc<dyn Strategy<S>>, JobError> {
    game.strategy_kinds(&game.table.host.with_limits(bots)).read(word).map_err(
        |error| match error {
            StrategyError::Unknown { found, known, french, .. } => {
                JobError::UnknownWord { kind: "strategy", found, known, french }
            }
            StrategyError::UnknownHeuristic { found, known } => {
                JobError::UnknownWord { kind: "heuristic", found, known, french: Vec::new() }
            }
            StrategyError::TooLong(error) => error.into(),
            StrategyError::TooDeep { most } => JobError::TooDeep { most },
            StrategyError::Malformed { found, expected } => JobError::Malformed { found, expected },
            StrategyError::Table { path, error } => JobError::Table { path, error },
            StrategyError::Unfit { name, why } => JobError::DoesNotApply {
                job: name.to_owned(),
                game: game.table.card.name,
                why,
                instead: "random",
            },
        },
    )
}

/// The strategy by which somebody plays.
pub(crate) fn strategy<S: PlayedObservation>(
    game: &Opened<S>,
    plays: &Plays,
    bots: BotLimits,
) -> Result<Arc<dyn Strategy<S>>, JobError> {
    match plays {
        Plays::Guest(guest) => Ok(Arc::new(ExternalPlayer(Arc::clone(guest)))),
        Plays::Word(word) => read(game, word, bots),
        Plays::Behaviour(behaviour) => match &game.planning {
            Some(planning) => Ok((planning.given)(behaviour)),
            None => Err(NOT_HIDDEN.error(&behaviour.name, game.table.card.name)),
        },
    }
}

/// Plays a tournament, or works it out exactly.
pub(crate) fn tournament<S: PlayedObservation>(
    game: &Opened<S>,
    request: &TournamentRequest<'_>,
    participants: &[Participant],
    context: RunContext<'_>,
    limits: Limits<'_>,
) -> Result<TournamentReport, TournamentError> {
    let contest = contest(game, request, participants)?;
    let named: Vec<Named> = contest
        .entrants
        .iter()
        .map(|entrant| Named {
            name: entrant.shown().to_owned(),
            nature: entrant.strategy.nature(),
        })
        .collect();
    let exploited = if request.extras.exploitability {
        exploitabilities(game, &contest.entrants, limits)?
    } else {
        Vec::new()
    };
    let mut told = if request.plan.is_none()
        && let Some(pairings) = exact(game, &contest, context.threads, limits)?
    {
        report::exact(&named, &pairings, request.seed)
    } else {
        let played = run(&contest, context, limits)?;
        report::sampled(&named, &played, contest.plan, request.seed, request.extras)
    };
    for (competitor, exploitability) in told.strategies.iter_mut().zip(exploited) {
        competitor.exploitability = exploitability;
    }
    Ok(told)
}

/// The blocks of a tournament, if they can be played apart.
pub(crate) fn schedule<S: PlayedObservation>(
    game: &Opened<S>,
    request: &TournamentRequest<'_>,
    participants: &[Participant],
) -> Result<Schedule, TournamentError> {
    Ok(contest(game, request, participants)?.schedule()?)
}

/// Plays some blocks of a tournament.
pub(crate) fn part<S: PlayedObservation>(
    game: &Opened<S>,
    request: &TournamentRequest<'_>,
    participants: &[Participant],
    context: PartContext<'_>,
    limits: Limits<'_>,
) -> Result<bool, TournamentError> {
    let contest = contest(game, request, participants)?;
    Ok(play_blocks(&contest, context, limits)?)
}

/// What is to be played.
fn contest<'a, S: PlayedObservation>(
    game: &'a Opened<S>,
    request: &TournamentRequest<'_>,
    participants: &[Participant],
) -> Result<Contest<'a, S>, JobError> {
    game.applies("tournament")?;
    let mut entrants: Vec<Entrant<S>> = Vec::new();
    for Participant { name: given, plays } in participants {
        let strategy = strategy(game, plays, request.bots)?;
        let name = free_name(&strategy.word(), &entrants, |entrant| &entrant.name);
        let shown = given.as_ref().unwrap_or(&name);
        let shown = free_name(shown, &entrants, Entrant::shown);
        let alias = (shown != name).then_some(shown);
        entrants.push(Entrant { name, alias, strategy });
    }
    Ok(Contest {
        game: &game.table.game,
        entrants,
        seed: request.seed,
        plan: request.plan.unwrap_or(Plan::Games { games: GAMES }),
        record: request.record,
        times: request.extras.times,
    })
}

/// What the best opponent gains against each strategy; nothing against one that remembers.
fn exploitabilities<S: PlayedObservation>(
    game: &Opened<S>,
    entrants: &[Entrant<S>],
    limits: Limits<'_>,
) -> Result<Vec<Option<f64>>, JobError> {
    let gained = |entrant: &Entrant<S>| {
        let answered = planning::answer(game, entrant.strategy.as_ref(), limits)?;
        Ok(answered.map(|answered| answered.exploitability()))
    };
    entrants.iter().map(gained).collect()
}

/// `word`, or `word#2` if that is the name of another.
fn free_name<S: Observation>(
    word: &str,
    others: &[Entrant<S>],
    name_of: impl Fn(&Entrant<S>) -> &str,
) -> String {
    let is_free = |name: &String| !others.iter().any(|entrant| name_of(entrant) == name);
    let numbered = (2..).map(|number| format!("{word}#{number}"));
    std::iter::once(word.to_owned())
        .chain(numbered)
        .find(is_free)
        .expect("there are more numbers than strategies")
}

/// The exact averages of every ordered pair, if they can be had.
fn exact<S: PlayedObservation>(
    opened: &Opened<S>,
    contest: &Contest<'_, S>,
    threads: usize,
    limits: Limits<'_>,
) -> Result<Option<Vec<ExactPairing>>, JobError> {
    let memoryless = |entrant: &Entrant<S>| {
        let nature = entrant.strategy.nature();
        nature.memoryless && !nature.timed
    };
    let game = contest.game;
    let start = game.start();
    // Where chance acts first, every deal has to be gone through.
    let hopeless = game.turn(&start) == Turn::Chance
        && game.size().is_some_and(|size| size > 4.0 * EXACT as f64);
    if hopeless || !contest.entrants.iter().all(memoryless) {
        return Ok(None);
    }
    let effort = contest.entrants.iter().map(|entrant| entrant.strategy.effort()).max();
    let most = EXACT / effort.unwrap_or(1).max(1);
    let nodes = limits.nodes.map_or(most, |allowed| allowed.min(most));
    let limits = Limits { nodes: Some(nodes), ..limits };
    match (opened.exact)(contest, threads, limits) {
        Ok(pairings) => Ok(Some(pairings)),
        Err(Inexact::Stopped(Stopped::Asked)) => {
            Err(JobError::Stopped { cause: Stopped::Asked, nodes: 0 })
        }
        Err(_) => Ok(None),
    }
}
