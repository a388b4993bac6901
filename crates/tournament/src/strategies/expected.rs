//! A best move where both see everything and chance has a part.

use std::sync::{Arc, Mutex, PoisonError};

use stratege_core::{Limits, Perfect, Stopped};
use stratege_solvers::{
    Proof,
    expectation::{Expectation, Unvalued, expectation},
};

use super::{
    Played,
    among::{AmongBest, FindsBest},
    optimal::card,
};
use crate::{
    agent::{Agent, Fault},
    observation::FullObservation,
    strategy::{Kind, Nature, Strategy},
};

/// Positions of the largest game that is solved whole.
const MOST_POSITIONS: u64 = 30_000_000;

/// The kind of strategy: a move with the most on average, at random among equals.
pub fn optimal<G: Perfect + Played>() -> Kind<FullObservation<G>> {
    Kind::plain(card(), Expecting { solved: Arc::default() })
}

/// What was found, once that was tried; nothing was where the game is too large.
type Tried<G> = Option<Option<Arc<Expectation<G>>>>;

type Solved<G> = Arc<Mutex<Tried<G>>>;

struct Expecting<G: Perfect> {
    solved: Solved<G>,
}

impl<G: Perfect> Clone for Expecting<G> {
    fn clone(&self) -> Self {
        Expecting { solved: Arc::clone(&self.solved) }
    }
}

impl<G: Perfect> Strategy<FullObservation<G>> for Expecting<G> {
    fn word(&self) -> String {
        "optimal".to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<FullObservation<G>>> {
        Box::new(AmongBest(ExpectingAgent { solved: Arc::clone(&self.solved), known: None }))
    }
}

struct ExpectingAgent<G: Perfect> {
    solved: Solved<G>,
    known: Tried<G>,
}

impl<G: Perfect> FindsBest<FullObservation<G>> for ExpectingAgent<G> {
    const IS_TRUSTED: bool = true;

    /// The best moves; all moves where the game is too large to be solved.
    fn best(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<(Vec<G::Move>, Proof), Fault> {
        if self.known.is_none() {
            let mut solved = self.solved.lock().unwrap_or_else(PoisonError::into_inner);
            if solved.is_none() {
                let limits = Limits { nodes: Some(MOST_POSITIONS), ..limits };
                *solved = match expectation(game, &game.start(), limits) {
                    Ok(found) => Some(Some(Arc::new(found))),
                    Err(Unvalued::Stopped(Stopped::Asked)) => return Err(Stopped::Asked.into()),
                    Err(Unvalued::Stopped(_) | Unvalued::Endless { .. }) => Some(None),
                };
            }
            self.known.clone_from(&solved);
        }
        let known = self.known.iter().flatten().next().map(|known| known.best(game, state));
        match known.filter(|best| !best.is_empty()) {
            Some(best) => Ok((best, Proof::Exact)),
            None => {
                let mut moves = Vec::new();
                game.moves(state, &mut moves);
                Ok((moves, Proof::Estimate))
            }
        }
    }
}
