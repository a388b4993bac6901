//! Looking ahead: one move (`greedy`) or several (`minimax`), judged by a heuristic.

use stratege_core::{DEEPEST, Game, Heuristic, Limits, Text};
use stratege_solvers::{Proof, minimax::look_ahead};

use super::fixed::Fixed;
use crate::{
    agent::{Chosen, Fault},
    observation::FullObservation,
    strategy::{Kind, StrategyCard, StrategyError, malformed},
};

/// The deepest look ahead that is offered: far beyond what any tree allows, and a recursion this
/// deep fits every stack.
const DEEPEST_LOOK: u32 = DEEPEST / 2;

/// Looks a number of moves ahead.
pub fn minimax<G: Game>(heuristics: Vec<Heuristic<G>>) -> Kind<FullObservation<G>> {
    let card = StrategyCard {
        word: "minimax:P[,HEURISTIC]",
        names: vec!["minimax", "minmax", "min-max"],
        about: Text::new(
            "min-max at depth P with a heuristic",
            "min-max à profondeur P avec une heuristique",
        ),
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("all lines of P moves", "toutes les suites de P coups"),
    };
    Kind::new(card, move |options, _| {
        let (depth, name) = match options.split_once(',') {
            Some((depth, name)) => (depth, Some(name.trim())),
            None => (options, None),
        };
        let expected = Text::new(
            "minimax:2 or minimax:2,HEURISTIC, with a depth from 1 to 1000",
            "minimax:2 ou minimax:2,HEURISTIQUE, avec une profondeur de 1 à 1000",
        );
        let Ok(depth @ 1..=DEEPEST_LOOK) = depth.trim().parse() else {
            return Err(malformed(format!("minimax:{options}"), expected));
        };
        let heuristic = named(&heuristics, name)?;
        let word = match name {
            None => format!("minimax:{depth}"),
            Some(name) => format!("minimax:{depth},{name}"),
        };
        Ok(looking(word, depth, heuristic))
    })
}

/// Looks one move ahead.
pub fn greedy<G: Game>(heuristics: Vec<Heuristic<G>>) -> Kind<FullObservation<G>> {
    let card = StrategyCard {
        word: "greedy[:HEURISTIC]",
        names: vec!["greedy", "glouton"],
        about: Text::new(
            "the move with the best heuristic value",
            "le coup dont la valeur heuristique est la meilleure",
        ),
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("all moves", "tous les coups"),
    };
    Kind::new(card, move |options, _| {
        let name = Some(options).filter(|name| !name.is_empty());
        let heuristic = named(&heuristics, name)?;
        let word = name.map_or("greedy".to_owned(), |name| format!("greedy:{name}"));
        Ok(looking(word, 1, heuristic))
    })
}

fn looking<G: Game>(
    word: String,
    depth: u32,
    heuristic: Heuristic<G>,
) -> Fixed<FullObservation<G>> {
    Fixed::new(word, move |game: &G, state: &G::State, _, limits: Limits<'_>| {
        let ahead = look_ahead(game, state, depth, &heuristic, limits).map_err(Fault::from)?;
        let mv = ahead.best.expect("a player to move looks at least one move ahead");
        Ok(Chosen { mv, proof: Some(Proof::Estimate) })
    })
    .visiting(BRANCHES.saturating_pow(depth))
}

/// Moves of a position, roughly.
const BRANCHES: u64 = 6;

/// The heuristic with this name, the first one if none is named.
pub(super) fn named<G: Game>(
    heuristics: &[Heuristic<G>],
    name: Option<&str>,
) -> Result<Heuristic<G>, StrategyError> {
    let wanted = |heuristic: &&Heuristic<G>| name.is_none_or(|name| heuristic.name == name);
    heuristics.iter().find(wanted).copied().ok_or_else(|| StrategyError::UnknownHeuristic {
        found: name.unwrap_or_default().to_owned(),
        known: heuristics.iter().map(|heuristic| heuristic.name.to_owned()).collect(),
    })
}
