//! Exact averages of races, from what each strategy chooses for every pair of points.

use stratege_core::{Limits, Pace, Player, Race};
use stratege_solvers::race::{
    self, RaceStrategy, compare_sequential, compare_simultaneous, mean_turns,
};

use super::{Evaluation, Expected, Inexact, cross::ExactPairing, cross::every_pair};
use crate::{
    agent::{Agent, Fault, FaultKind},
    observation::PartialObservation,
    running::Contest,
};

/// What an agent chooses at every pair of points below the target when it is `player`.
pub fn plan_of<G: Race>(
    game: &G,
    race: &race::Race,
    agent: &mut dyn Agent<PartialObservation<G>>,
    player: Player,
    limits: Limits<'_>,
) -> Result<RaceStrategy, Inexact> {
    agent.begin(game, player);
    let mut trouble = None;
    let mut chances = Vec::new();
    let mut moves = Vec::new();
    let choices = race.choices().len();
    let plan = RaceStrategy::mixed(race, |own, other| {
        let view = game.view_at(player, [own, other]);
        chances.clear();
        let listed = agent.chances(game, &view, Limits { nodes: None, ..limits }, &mut chances);
        match listed {
            Ok(true) => {}
            Ok(false) => trouble = Some(Inexact::NotMemoryless),
            Err(Fault { kind: FaultKind::Stopped(cause), .. }) => {
                trouble = Some(Inexact::Stopped(cause));
            }
            Err(fault) => trouble = Some(Inexact::Fault(fault)),
        }
        moves.clear();
        game.moves_in(&view, &mut moves);
        let mut weights = vec![0.0; choices];
        for &(mv, weight) in &chances {
            let choice = moves.iter().position(|&each| each == mv);
            weights[choice.expect("agents choose among the legal moves")] += weight as f64;
        }
        if chances.is_empty() {
            // There is trouble already: anything will do.
            weights[0] = 1.0;
        }
        weights
    });
    match trouble {
        Some(trouble) => Err(trouble),
        None => Ok(plan.expect("weights of all choices, not all 0")),
    }
}

/// The exact averages of every ordered pair of strategies of a race, on `threads` threads (0: all
/// cores).
pub fn race_table<G: Race>(
    contest: &Contest<'_, PartialObservation<G>>,
    race: &race::Race,
    threads: usize,
    limits: Limits<'_>,
) -> Result<Vec<ExactPairing>, Inexact> {
    let game = contest.game;
    let limits = Limits { nodes: None, ..limits };
    let mut plans = Vec::new();
    for entrant in &contest.entrants {
        let mut agent = entrant.strategy.agent(game);
        let mut plan = |player| plan_of(game, race, agent.as_mut(), player, limits);
        plans.push([plan(Player::FIRST)?, plan(Player::SECOND)?]);
    }
    every_pair(contest, threads, |[a, b]| {
        let (first, second) = (&plans[a][0], &plans[b][1]);
        let outcome = match game.pace() {
            Pace::InTurn => compare_sequential(race, first, second, limits),
            Pace::AtOnce => compare_simultaneous(race, first, second, limits),
        };
        let outcome = outcome.map_err(Inexact::Stopped)?;
        let moves = mean_turns(race, game.pace(), first, second, limits);
        let moves = moves.map_err(Inexact::Stopped)?;
        let (win, draw, loss) = (outcome.win, outcome.draw, outcome.loss);
        let positions = u64::from(race.target()).pow(2);
        let expected = Expected { win, draw, loss, moves };
        Ok(Evaluation { expected, fractions: None, positions })
    })
}
