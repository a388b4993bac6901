//! A best move of the solved game.

use std::sync::Arc;

use stratege_core::{Duel, Game, Limits, Stopped, Text, Turn, Value};
use stratege_solvers::{
    Proof,
    memo::{Memo, memo},
};

use super::{
    Played,
    among::{AmongBest, FindsBest},
};
use crate::{
    agent::{Agent, Fault, FaultKind},
    observation::FullObservation,
    strategy::{Kind, Nature, Strategy, StrategyCard},
};

/// The best moves of a position, found without the whole dictionary, with their proof.
pub type BestMoves<G> = Arc<
    dyn Fn(&G, &<G as Game>::State, Limits<'_>) -> Result<(Vec<<G as Game>::Move>, Proof), Fault>
        + Send
        + Sync,
>;

/// Positions of the largest game that is solved whole.
const DICTIONARY: u64 = 4_000_000;

/// Positions visited for one move of a larger game.
const PER_MOVE: u64 = 2_000_000;

/// The kind of strategy for games of two players; `search` is for games whose dictionary is too
/// large.
pub fn of_duel<G: Duel + Played>(search: BestMoves<G>) -> Kind<FullObservation<G>> {
    Kind::plain(card(), Optimal { search, dictionary: Some(dictionary::<G>) })
}

/// The kind of strategy for games whose best moves are found by `search` alone.
pub fn by_search<G: Game>(search: BestMoves<G>) -> Kind<FullObservation<G>> {
    Kind::plain(card(), Optimal { search, dictionary: None })
}

/// What the strategy is, for people.
pub(super) fn card() -> StrategyCard {
    StrategyCard {
        word: "optimal",
        names: vec!["optimal", "optimale"],
        about: Text::new(
            "an optimal move of the solved game; the longest defence when lost",
            "un coup optimal du jeu résolu ; la plus longue défense si la position est perdue",
        ),
        stochastic: true,
        memoryless: true,
        exact: true,
        cost: Text::new("solving the game once", "résoudre le jeu une fois"),
    }
}

type Dictionary<G> =
    fn(&G, &<G as Game>::State, Limits<'_>) -> Result<Memo<<G as Game>::State>, Stopped>;

fn dictionary<G: Duel + Played>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Memo<G::State>, Stopped> {
    // A dictionary is filled from the ends back: where positions repeat it is never full. The
    // size is an upper bound: only what is far too large is not even tried.
    let hopeless = game.size().is_some_and(|size| size > 1000.0 * DICTIONARY as f64);
    if hopeless || game.repetition().is_some() {
        return Err(Stopped::Nodes);
    }
    memo(game, state, limits)
}

/// A best move, at random among equals; the longest defence when lost.
struct Optimal<G: Game> {
    search: BestMoves<G>,
    dictionary: Option<Dictionary<G>>,
}

impl<G: Game> Clone for Optimal<G> {
    fn clone(&self) -> Self {
        Optimal { search: Arc::clone(&self.search), dictionary: self.dictionary }
    }
}

impl<G: Game> Strategy<FullObservation<G>> for Optimal<G> {
    fn word(&self) -> String {
        "optimal".to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<FullObservation<G>>> {
        Box::new(AmongBest(OptimalAgent {
            search: Arc::clone(&self.search),
            dictionary: self.dictionary,
            known: None,
            moves: Vec::new(),
        }))
    }
}

struct OptimalAgent<G: Game> {
    search: BestMoves<G>,
    /// How the dictionary is made; `None` once that was tried.
    dictionary: Option<Dictionary<G>>,
    known: Option<Memo<G::State>>,
    moves: Vec<G::Move>,
}

impl<G: Game> FindsBest<FullObservation<G>> for OptimalAgent<G> {
    fn best(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<(Vec<G::Move>, Proof), Fault> {
        let known = |memo: &Memo<G::State>| memo.value(state).is_some();
        // Tried once, from the start: what is known must not depend on the plays before.
        if let Some(make) = self.dictionary {
            let limits = Limits { nodes: Some(DICTIONARY), ..limits };
            self.known = match make(game, &game.start(), limits) {
                Ok(memo) => Some(memo),
                Err(Stopped::Asked) => return Err(Stopped::Asked.into()),
                Err(_) => None,
            };
            self.dictionary = None;
        }
        if let Some(memo) = self.known.as_ref().filter(|memo| known(memo)) {
            return Ok((best_known(game, state, memo, &mut self.moves), Proof::Exact));
        }
        let found = (self.search)(game, state, Limits { nodes: Some(PER_MOVE), ..limits });
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        match found {
            Ok((best, proof)) if !best.is_empty() => Ok((best, proof)),
            Err(fault) if fault.kind == FaultKind::Table => Err(fault),
            _ => {
                self.moves.clear();
                game.moves(state, &mut self.moves);
                Ok((self.moves.clone(), Proof::Estimate))
            }
        }
    }
}

/// The moves that lead to the best value that the dictionary knows.
pub(super) fn best_known<G: Game>(
    game: &G,
    state: &G::State,
    memo: &Memo<G::State>,
    moves: &mut Vec<G::Move>,
) -> Vec<G::Move> {
    let Turn::Player(mover) = game.turn(state) else { return Vec::new() };
    moves.clear();
    game.moves(state, moves);
    let value = |mv: G::Move| -> Value {
        memo.value(&game.after(state, mv)).expect("every position below is known")
    };
    let best = moves.iter().map(|&mv| value(mv)).reduce(|a, b| a.best_for(b, mover));
    moves.iter().copied().filter(|&mv| Some(value(mv)) == best).collect()
}
