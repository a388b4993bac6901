//! A best move where nothing is hidden after all: all hands lie on the table.

use stratege_core::{Hidden, Limits, Open, Stopped};
use stratege_solvers::{
    Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    memo::{Memo, memo},
};

use crate::{
    agent::{Agent, Fault},
    observation::PartialObservation,
    strategies::{
        among::{AmongBest, FindsBest},
        optimal::{best_known, card},
    },
    strategy::{Kind, Nature, Strategy},
};

/// Positions of the largest dictionary of one deal.
const DICTIONARY: u64 = 1_000_000;

/// The kind of strategy; only for games that [`Hidden::is_open`].
pub fn kind<G: Hidden + Clone>() -> Kind<PartialObservation<G>> {
    Kind::plain(card(), Optimal)
}

#[derive(Clone, Copy, Debug)]
struct Optimal;

impl<G: Hidden + Clone> Strategy<PartialObservation<G>> for Optimal {
    fn word(&self) -> String {
        "optimal".to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(AmongBest(OpenAgent { known: None }))
    }
}

struct OpenAgent<G: Hidden> {
    /// The dictionary of the deal at hand.
    known: Option<Memo<G::State>>,
}

impl<G: Hidden + Clone> FindsBest<PartialObservation<G>> for OpenAgent<G> {
    fn best(
        &mut self,
        game: &G,
        view: &G::View,
        limits: Limits<'_>,
    ) -> Result<(Vec<G::Move>, Proof), Fault> {
        let mut states = Vec::new();
        game.guesses(view, 1, &mut states);
        let state = states.pop().expect("nothing is hidden");
        let open = Open { rules: game.clone(), deal: state.clone() };
        let knows = |memo: &Memo<G::State>| memo.value(&state).is_some();
        if !self.known.as_ref().is_some_and(knows) {
            let nodes = limits.nodes.map_or(DICTIONARY, |most| most.min(DICTIONARY));
            self.known = match memo(&open, &state, Limits { nodes: Some(nodes), ..limits }) {
                Ok(memo) => Some(memo),
                Err(Stopped::Asked) => return Err(Stopped::Asked.into()),
                Err(_) => None,
            };
        }
        if let Some(memo) = &self.known {
            return Ok((best_known(&open, &state, memo, &mut Vec::new()), Proof::Exact));
        }
        let options = Options { judge: JudgeMoves::Best, ..Options::default() };
        let found = alpha_beta(&open, &state, &options, limits);
        Ok((found.best, found.proof))
    }
}
