//! What every move leads to for a player who does not see everything: by the view and the moves so
//! far, never by what is hidden.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use stratege_clock::Instant;
use stratege_core::{Hidden, Limits, Player, Stopped, Turn, Viewed};
use stratege_tournament::{
    agent::{Fault, FaultKind},
    observation::PartialObservation,
    strategies::{
        alpha_beta::Deadline,
        equilibrium::{Advice, Advisor, PlanSize},
        hidden::{SampledMove, sampled_chances},
    },
};

use crate::{
    JobError,
    job::Why,
    opened::PlaySoFar,
    report::{LIKELY, MoveReport, Proof, Solved},
    table::{GameSetup, Played, stopped_at, turn_number},
};

use super::{chance::range_of, common};

/// Plays that are sampled for one hint, for all moves together.
const PLAYOUTS: u64 = 24_000;

/// The equilibrium that was found for a game, with the parameters it has.
pub(super) type Known = Arc<Mutex<Option<Arc<Advisor>>>>;

/// The chances to win, by sampling.
pub(super) fn sampled<G: Hidden + Clone + Played>(
    table: &GameSetup<G>,
    play: &PlaySoFar<'_, PartialObservation<G>>,
    thinking: Duration,
    limits: Limits<'_>,
) -> Solved {
    let game = &table.game;
    let Turn::Player(player) = game.turn(play.state) else { return over(table, play.state) };
    // A play that was begun in the middle tells nothing of the moves before.
    let first = play.before.first().unwrap_or(play.state);
    let heard = if game.deal(first) == *first { play.moves } else { &[] };
    let watch = Deadline { outer: limits.watch, at: Instant::now() + thinking };
    let limits = Limits { watch: &watch, ..limits };
    by_chances(game, &game.view(play.state, player), player, heard, limits)
}

/// What sampling says to a player, who sees this and has heard of these moves.
fn by_chances<G: Hidden + Played>(
    game: &G,
    view: &G::View,
    player: Player,
    heard: &[(Player, G::Move)],
    limits: Limits<'_>,
) -> Solved {
    let sampled = sampled_chances(game, view, player, heard, PLAYOUTS, limits);
    // Equal chances to win are told apart by what is drawn.
    let order = |told: &SampledMove<G::Move>| (told.wins, told.score);
    let most =
        sampled.iter().map(order).max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let best = sampled.iter().filter(|told| Some(order(told)) == most);
    let told = |told: &SampledMove<G::Move>| MoveReport {
        notation: told.mv.to_string(),
        win_chance: Some(told.wins),
        ..MoveReport::default()
    };
    Solved {
        best: best.map(|told| told.mv.to_string()).collect(),
        moves: sampled.iter().map(told).collect(),
        proof: Proof::Estimate,
        nodes: sampled.iter().map(|told| told.plays).sum(),
        ..Solved::blank(game.write_view(view), Some(player.number()), "inference")
    }
}

/// What an equilibrium does, and what each move gains against it.
pub(super) fn planned<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    size: &PlanSize,
    known: &Known,
    play: &PlaySoFar<'_, PartialObservation<G>>,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let game = &table.game;
    let Turn::Player(player) = game.turn(play.state) else { return Ok(over(table, play.state)) };
    let advisor = advisor(table, size, known, limits)?;
    let own = play.moves.iter().zip(play.before).filter(|((mover, _), _)| *mover == player);
    let before: Vec<(G::View, G::Move)> =
        own.map(|(&(_, mv), state)| (game.view(state, player), mv)).collect();
    Ok(by_plan(game, &advisor, player, &before, &game.view(play.state, player)))
}

/// The equilibrium of the game, found unless it is known.
fn advisor<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    size: &PlanSize,
    known: &Known,
    limits: Limits<'_>,
) -> Result<Arc<Advisor>, JobError> {
    let name = table.card.name;
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = &*known {
        return Ok(Arc::clone(found));
    }
    if !stopped_at(limits, |limits| size.is_small(&table.game, limits))? {
        return Err(TOO_LARGE.error(common::HINT.name, name));
    }
    let found = Advisor::new(&table.game, limits).map_err(|Fault { kind, .. }| match kind {
        FaultKind::Stopped(Stopped::Memory) | FaultKind::TooLarge => {
            TOO_LARGE.error(common::HINT.name, name)
        }
        FaultKind::Stopped(cause) => JobError::Stopped { cause, nodes: 0 },
        _ => INCONSISTENT.error(common::HINT.name, name),
    })?;
    let found = Arc::new(found);
    if !found.is_unfinished {
        *known = Some(Arc::clone(&found));
    }
    Ok(found)
}

/// What an equilibrium says to a player, who sees this and has chosen so before.
fn by_plan<G: Viewed + Played>(
    game: &G,
    advisor: &Advisor,
    player: Player,
    before: &[(G::View, G::Move)],
    view: &G::View,
) -> Solved {
    let advice = advisor.advise(game, player, before, view);
    let likely = advice.iter().filter(|told| told.chance > LIKELY);
    let told = |told: &Advice<G::Move>| MoveReport {
        notation: told.mv.to_string(),
        gain: told.gain,
        chance: Some(told.chance),
        ..MoveReport::default()
    };
    Solved {
        best: likely.map(|told| told.mv.to_string()).collect(),
        moves: advice.iter().map(told).collect(),
        range: range_of(game),
        exploitability: Some(advisor.exploitability),
        proof: Proof::Bound,
        ..Solved::blank(game.write_view(view), Some(player.number()), "equilibrium")
    }
}

/// The answer where nobody is to move.
fn over<G: Viewed + Clone + Played>(table: &GameSetup<G>, state: &G::State) -> Solved {
    let game = &table.game;
    let over = game.turn(state) == Turn::Over;
    let winner = over.then(|| game.payoff(state, Player::FIRST)).and_then(|payoff| match payoff {
        1.. => Some(1),
        0 => None,
        ..0 => Some(2),
    });
    let proof = if over { Proof::Exact } else { Proof::Estimate };
    Solved { winner, proof, ..Solved::blank(game.write(state), turn_number(game, state), "rules") }
}

/// Why there is no equilibrium to ask.
const TOO_LARGE: Why = Why::new(
    "it has too many ways to be played for an equilibrium of the whole game",
    "il a trop de déroulements pour un équilibre du jeu entier",
    "tournament",
);

/// Why there is no equilibrium of a game that breaks its promises.
const INCONSISTENT: Why = Why::new(
    "positions that look alike do not have the same moves",
    "des positions d'aspect identique n'ont pas les mêmes coups",
    "tournament",
);
