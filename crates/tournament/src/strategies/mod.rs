//! The strategies, one file each, and the list of those that fit a kind of game.

pub mod alpha_beta;
mod among;
pub mod bot;
pub mod equilibrium;
pub mod expected;
pub mod fallible;
pub mod fixed;
pub mod hidden;
pub mod learned;
pub mod mcts;
pub mod minimax;
pub mod optimal;
pub mod race;
pub mod random;

use std::sync::Arc;

use stratege_core::{Duel, Game, Heuristic, Hidden, Listed, Pace, Perfect, Puzzle, Race, Viewed};
use stratege_solvers::race::Race as Rules;

use self::equilibrium::PlanSize;
use crate::{
    host::Host,
    observation::{FullObservation, PartialObservation, WrittenObservation},
    strategy::{Kind, StrategyKinds},
};

/// A game that is its own listing.
pub trait Played: Game + Listed<Game = Self, Position = <Self as Game>::State> {}

impl<G: Game + Listed<Game = G, Position = <G as Game>::State>> Played for G {}

/// Strategies that fit every game.
fn for_all<S: WrittenObservation>(host: &Host) -> Vec<Kind<S>> {
    let mut kinds = vec![random::kind(), fixed::first(), fixed::last(), fallible::kind()];
    kinds.extend([bot::command(host), bot::python(host)]);
    kinds
}

/// Strategies for games of two players who see everything.
///
/// `search` finds best moves where the dictionary is too large.
pub fn for_duels<G: Duel + Played>(
    heuristics: Vec<Heuristic<G>>,
    search: optimal::BestMoves<G>,
    host: &Host,
) -> StrategyKinds<FullObservation<G>> {
    let mut kinds = for_all(host);
    kinds.push(alpha_beta::kind(&heuristics));
    kinds.push(minimax::greedy(heuristics.clone()));
    kinds.push(minimax::minimax(heuristics));
    kinds.push(mcts::of_duel());
    kinds.push(optimal::of_duel(search));
    StrategyKinds { all: kinds }
}

/// Strategies for games of one player.
pub fn for_puzzles<G: Puzzle + Played>(
    heuristics: Vec<Heuristic<G>>,
    search: optimal::BestMoves<G>,
    host: &Host,
) -> StrategyKinds<FullObservation<G>> {
    let mut kinds = for_all(host);
    kinds.push(minimax::greedy(heuristics.clone()));
    kinds.push(minimax::minimax(heuristics));
    kinds.push(mcts::of_puzzle());
    kinds.push(optimal::by_search(search));
    StrategyKinds { all: kinds }
}

/// Strategies for games of two players who do not see everything.
pub fn for_hidden<G: Hidden + Clone + Played>(host: &Host) -> StrategyKinds<PartialObservation<G>> {
    let mut kinds = for_all(host);
    kinds.extend(G::policies().into_iter().map(fixed::of_policy));
    kinds.extend([hidden::determinised(), hidden::ismcts(), hidden::inference()]);
    kinds.push(hidden::mcts());
    StrategyKinds { all: kinds }
}

/// Strategies for races for points.
pub fn for_races<G: Race + Played>(
    rules: &Arc<Rules>,
    pace: Pace,
    host: &Host,
) -> StrategyKinds<PartialObservation<G>> {
    let mut kinds = for_all(host);
    kinds.extend(G::policies().into_iter().map(fixed::of_policy));
    kinds.extend([race::always(rules), race::table(rules, host), race::sequential(rules)]);
    kinds.extend([race::against(rules), mcts::of_race(), race::optimal(rules, pace)]);
    StrategyKinds { all: kinds }
}

/// Strategies for games of two players who see everything, with chance or with scores.
pub fn for_perfect<G: Perfect + Played>(host: &Host) -> StrategyKinds<FullObservation<G>> {
    let mut kinds = for_all(host);
    kinds.extend([mcts::of_perfect(), expected::optimal()]);
    StrategyKinds { all: kinds }
}

/// Strategies for games of two players who see their own views.
pub fn for_viewed<G: Viewed + Clone + Played>(
    game: &G,
    size: &PlanSize,
    host: &Host,
) -> StrategyKinds<PartialObservation<G>> {
    let mut kinds = for_all(host);
    kinds.extend(G::policies().into_iter().map(fixed::of_policy));
    kinds.extend(equilibrium::kinds(game, size));
    StrategyKinds { all: kinds }
}
