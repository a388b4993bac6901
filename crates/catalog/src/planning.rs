//! Equilibria of whole games, and what the best opponent does against a strategy.

use std::sync::Arc;

use serde::Serialize;
use stratege_core::{Limits, Stopped};
use stratege_tournament::{
    agent::{Fault, FaultKind},
    bots::BotLimits,
    observation::StateOf,
    strategies::equilibrium::Answered,
    strategy::Strategy,
};

use crate::{
    JobError, JobRequest, Plays, contest,
    families::METHODS,
    job::{Args, Why},
    opened::{Opened, PlayedObservation},
    report::{SetReport, Solved},
};

/// How a strategy behaves: for each player how likely every move is, information set by
/// information set in the order in which an equilibrium lists them.
#[derive(Clone, Debug, PartialEq)]
pub struct Behaviour {
    /// What it is called.
    pub name: String,
    /// For player 1 and for player 2.
    pub chances: [Vec<f64>; 2],
}

/// What the best opponent gains against a strategy.
#[derive(Clone, Debug, Serialize)]
pub struct ResponseReport {
    /// The strategy.
    pub against: String,
    /// What the best opponent gains on average over both seats.
    pub exploitability: f64,
    /// The same as player 1, and as player 2.
    pub gains: [f64; 2],
    /// What the best opponent does at every information set.
    pub strategy: Vec<SetReport>,
}

/// What can be planned where the players see their own views.
pub(crate) struct Planning<S: PlayedObservation> {
    /// What the best opponent does and gains; nothing if the strategy remembers.
    pub(crate) answer: Answers<S>,
    /// An equilibrium, by the method of this name, with every information set.
    pub(crate) equilibrium: Equilibrate<S>,
    /// These chances with views and moves.
    pub(crate) listed: Lists<S>,
    /// The strategy that behaves so.
    pub(crate) given: fn(&Behaviour) -> Arc<dyn Strategy<S>>,
}

/// Finds the best opponent of a strategy.
type Answers<S> = fn(&Opened<S>, &dyn Strategy<S>, Limits<'_>) -> Result<Option<Answered>, Fault>;

/// Names the information sets to which chances belong.
type Lists<S> = fn(&Opened<S>, &[Vec<f64>; 2], Limits<'_>) -> Result<Vec<SetReport>, JobError>;

/// Finds an equilibrium.
type Equilibrate<S> =
    fn(&Opened<S>, &StateOf<S>, Option<&str>, &Args, Limits<'_>) -> Result<Solved, JobError>;

/// An equilibrium with all its information sets.
pub(crate) fn equilibrium<S: PlayedObservation>(
    game: &Opened<S>,
    request: &JobRequest<'_>,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let planning = planning(game, "equilibrium")?;
    let names = METHODS.map(|method| method.name);
    if let Some(found) = request.method.filter(|method| !names.contains(method)) {
        let known = names.map(str::to_owned).to_vec();
        let (kind, found, french) = ("method", found.to_owned(), Vec::new());
        return Err(JobError::UnknownWord { kind, found, known, french });
    }
    // All methods that take options take the same.
    let method = request.method.or(Some(names[0]));
    let prepared = game.prepare("solve", &JobRequest { method, ..request.clone() }, limits)?;
    (planning.equilibrium)(game, &prepared.state, request.method, &prepared.args, limits)
}

/// What the best opponent gains, without saying how.
pub(crate) fn exploited<S: PlayedObservation>(
    game: &Opened<S>,
    against: &Plays,
    limits: Limits<'_>,
) -> Result<ResponseReport, JobError> {
    Ok(answered(game, against, limits)?.1)
}

/// What the best opponent gains and does.
pub(crate) fn best_response<S: PlayedObservation>(
    game: &Opened<S>,
    against: &Plays,
    limits: Limits<'_>,
) -> Result<ResponseReport, JobError> {
    let (answered, report) = answered(game, against, limits)?;
    let strategy = (planning(game, "best-response")?.listed)(game, &answered.chances, limits)?;
    Ok(ResponseReport { strategy, ..report })
}

fn answered<S: PlayedObservation>(
    game: &Opened<S>,
    against: &Plays,
    limits: Limits<'_>,
) -> Result<(Answered, ResponseReport), JobError> {
    let strategy = contest::strategy(game, against, BotLimits::default())?;
    let found = answer(game, strategy.as_ref(), limits)?;
    let found = found.ok_or_else(|| REMEMBERS.error("exploitability", game.table.card.name))?;
    let report = ResponseReport {
        against: strategy.word(),
        exploitability: found.exploitability(),
        gains: found.gains,
        strategy: Vec::new(),
    };
    Ok((found, report))
}

/// The best opponent of a strategy; nothing if the strategy remembers.
pub(crate) fn answer<S: PlayedObservation>(
    game: &Opened<S>,
    strategy: &dyn Strategy<S>,
    limits: Limits<'_>,
) -> Result<Option<Answered>, JobError> {
    let name = game.table.card.name;
    let planning = planning(game, "exploitability")?;
    (planning.answer)(game, strategy, limits).map_err(|fault| match fault.kind {
        FaultKind::Stopped(Stopped::Asked) => JobError::Stopped { cause: Stopped::Asked, nodes: 0 },
        FaultKind::Stopped(_) | FaultKind::TooLarge => TOO_LARGE.error("exploitability", name),
        _ => JobError::Failed { strategy: strategy.word(), fault },
    })
}

fn planning<'a, S: PlayedObservation>(
    game: &'a Opened<S>,
    job: &str,
) -> Result<&'a Planning<S>, JobError> {
    game.planning.as_ref().ok_or_else(|| NOT_HIDDEN.error(job, game.table.card.name))
}

/// Exploitability is about hidden information.
pub(crate) const NOT_HIDDEN: Why = Why::new(
    "it has no hidden information, or is a race",
    "il n'a pas d'information cachée, ou c'est une course",
    "solve",
);

/// The best opponent is found by going through the whole game.
const TOO_LARGE: Why = Why::new(
    "it has too many ways to be played to go through all of them; choose a smaller one",
    "il a trop de déroulements pour les parcourir tous\u{202f}; prenez-en un plus petit",
    "tournament",
);

/// What a strategy with a memory does is not known at every information set.
const REMEMBERS: Why = Why::new(
    "the strategy remembers what happened, or draws its moves by itself, so its plan is not known",
    "la stratégie se souvient de la partie, ou tire elle-même ses coups, et son plan n'est pas connu",
    "tournament",
);
