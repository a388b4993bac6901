//! Moves from a learned table in a file.

use std::{path::PathBuf, sync::Arc};

use rustc_hash::FxHashMap;
use stratege_core::{Game, Limits, Listed, Params, Stopped, Text};
use stratege_solvers::{Proof, exam, learning};

use super::{Played, optimal::BestMoves};
use crate::{
    agent::{Agent, Chosen, Fault, FaultKind, draw_by_chance},
    host::Host,
    observation::FullObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, StrategyError, malformed},
    tables::{Book, TableFile},
};

/// Positions visited to solve one that the table does not know.
const ON_THE_SPOT: u64 = 100_000;

/// Positions solved on the spot that an agent remembers.
const REMEMBERED: usize = 100_000;

/// The kind of strategy for the game with these parameters; `search` finds best moves where the
/// table knows nothing.
///
/// A table belongs to a game with its parameters, so this is put among the kinds where they are known.
pub fn kind<G: Played>(
    params: Params,
    search: BestMoves<G>,
    host: &Host,
) -> Kind<FullObservation<G>> {
    let files = Arc::clone(&host.files);
    Kind::new(card(), move |path, _| {
        if path.is_empty() {
            let expected = Text::new(
                "learned: and the file of a learned table, such as learned:nim.table",
                "appris: et le fichier d'une table apprise, par exemple appris:nim.table",
            );
            return Err(malformed("learned".to_owned(), expected));
        }
        let refused = |error| StrategyError::Table { path: path.to_owned(), error };
        let file = TableFile::load(&*files, path.as_ref()).map_err(refused)?;
        file.check_game(&format!("{}:{params}", G::card().name)).map_err(refused)?;
        let game = <G as Listed>::setup(&params).expect("the game was set up so before");
        let book = Arc::new(Book::read(&game, &file).map_err(refused)?);
        Ok(Learned::<G> { path: path.into(), book, search: Arc::clone(&search) })
    })
}

/// What the strategy is, for people.
pub fn card() -> StrategyCard {
    StrategyCard {
        word: "learned:FILE",
        names: vec!["learned", "appris", "table"],
        about: Text::new(
            "a best known move of a learned table; off the table, solved if quick, else at random",
            "un meilleur coup connu d'une table apprise ; hors de la table, résolu si c'est \
             rapide, sinon au hasard",
        ),
        stochastic: true,
        memoryless: true,
        exact: false,
        cost: Text::new(
            "nothing, or 100,000 positions off the table",
            "rien, ou 100 000 positions hors de la table",
        ),
    }
}

/// Any of the best known moves.
struct Learned<G: Game> {
    path: PathBuf,
    book: Arc<Book<G::State>>,
    search: BestMoves<G>,
}

impl<G: Game> Strategy<FullObservation<G>> for Learned<G> {
    fn word(&self) -> String {
        format!("learned:{}", self.path.display())
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    /// More than one position where the table knows nothing: larger games are then sampled.
    fn effort(&self) -> u64 {
        100
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<FullObservation<G>>> {
        Box::new(LearnedAgent {
            book: Arc::clone(&self.book),
            search: Arc::clone(&self.search),
            solved: FxHashMap::default(),
            moves: Vec::new(),
            best: Vec::new(),
        })
    }
}

/// Moves, each with how likely it is relative to the others.
type Chances<G> = Vec<(<G as Game>::Move, u64)>;

struct LearnedAgent<G: Game> {
    book: Arc<Book<G::State>>,
    search: BestMoves<G>,
    solved: FxHashMap<G::State, Chances<G>>,
    moves: Vec<G::Move>,
    best: Vec<usize>,
}

impl<G: Game> LearnedAgent<G> {
    fn best(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<(Chances<G>, Proof), Fault> {
        let book = Arc::clone(&self.book);
        let is_known = learning::Learned::<G>::knows(&*book, state);
        if !is_known {
            if let Some(solved) = self.solved.get(state) {
                return Ok((solved.clone(), Proof::Exact));
            }
            let within = Limits { nodes: Some(ON_THE_SPOT), ..limits };
            let found = (self.search)(game, state, within);
            if limits.watch.stop() {
                return Err(Stopped::Asked.into());
            }
            match found {
                Ok((best, Proof::Exact)) if !best.is_empty() => {
                    let best: Chances<G> = best.into_iter().map(|mv| (mv, 1)).collect();
                    if self.solved.len() < REMEMBERED {
                        self.solved.insert(state.clone(), best.clone());
                    }
                    return Ok((best, Proof::Exact));
                }
                Err(fault) if fault.kind == FaultKind::Table => return Err(fault),
                _ => {}
            }
        }
        self.moves.clear();
        game.moves(state, &mut self.moves);
        let mover = game.mover(state).expect("a player is to move");
        exam::choose(game, state, mover, &*book, &self.moves, &mut self.best);
        let best = self.best.iter().map(|&index| (self.moves[index], 1)).collect();
        let proof = match *book {
            Book::Values(_) if is_known => Proof::Exact,
            _ => Proof::Estimate,
        };
        Ok((best, proof))
    }
}

impl<G: Game> Agent<FullObservation<G>> for LearnedAgent<G> {
    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let (best, proof) = self.best(game, state, limits)?;
        Ok(Chosen { mv: draw_by_chance(&best, random), proof: Some(proof) })
    }

    fn chances(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
        chances: &mut Vec<(G::Move, u64)>,
    ) -> Result<bool, Fault> {
        chances.extend(self.best(game, state, limits)?.0);
        Ok(true)
    }
}
