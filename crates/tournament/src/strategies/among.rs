//! Agents that make any of the best moves, each as likely as the others.

use stratege_core::Limits;
use stratege_solvers::Proof;

use crate::{
    agent::{Agent, Chosen, Fault},
    observation::{MoveOf, Observation},
    random::Random,
};

/// Somebody who finds all best moves.
pub(super) trait FindsBest<S: Observation>: Send {
    /// Whether they come from the list of legal moves, so that they need no check.
    const IS_TRUSTED: bool = false;

    /// The best moves where the agent is to move, and how sure it is that they are.
    fn best(
        &mut self,
        game: &S::Game,
        view: &S::View,
        limits: Limits<'_>,
    ) -> Result<(Vec<MoveOf<S>>, Proof), Fault>;
}

/// The agent that makes any of the moves that somebody finds.
pub(super) struct AmongBest<F>(pub(super) F);

impl<S: Observation, F: FindsBest<S>> Agent<S> for AmongBest<F> {
    fn is_trusted(&self) -> bool {
        F::IS_TRUSTED
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        let (best, proof) = self.0.best(game, view, limits)?;
        Ok(Chosen::among(&best, proof, random))
    }

    fn chances(
        &mut self,
        game: &S::Game,
        view: &S::View,
        limits: Limits<'_>,
        chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        let (best, proof) = self.0.best(game, view, limits)?;
        if proof != Proof::Exact {
            return Ok(false);
        }
        chances.extend(best.into_iter().map(|mv| (mv, 1)));
        Ok(true)
    }
}
