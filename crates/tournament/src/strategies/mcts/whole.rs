//! Tree search where the whole position is seen: duels and puzzles.

use stratege_core::{Duel, Game, Limits, Player, Puzzle, Stopped, Text};
use stratege_solvers::{
    Proof,
    mcts::{CURIOSITY, Options, Search, choose, merge},
};

use super::{Settings, card, think};
use crate::{
    agent::{Agent, Chosen, Fault},
    observation::FullObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy},
};

/// Plays for one move unless something else is asked for.
const USUAL: u64 = 10_000;

/// Begins a search at a position.
type Begin<G> = fn(&G, <G as Game>::State, Options) -> Search<G>;

/// The kind of strategy for games of two players.
pub fn of_duel<G: Duel>() -> Kind<FullObservation<G>> {
    let about = Text::new(
        "Monte Carlo tree search: N random playouts, or for a time (500ms, 2s); proved values are \
         backed up",
        "recherche arborescente Monte-Carlo : N simulations au hasard, ou pendant un temps (500ms, \
         2s) ; les valeurs prouvées remontent",
    );
    kind(about, Search::of_duel)
}

/// The kind of strategy for games of one player.
pub fn of_puzzle<G: Puzzle>() -> Kind<FullObservation<G>> {
    let about = Text::new(
        "Monte Carlo tree search: N random playouts, or for a time (500ms, 2s), then the best line \
         found",
        "recherche arborescente Monte-Carlo : N simulations au hasard, ou pendant un temps (500ms, \
         2s), puis la meilleure suite trouvée",
    );
    kind(about, Search::of_puzzle)
}

fn kind<G: Game>(about: Text, begin: Begin<G>) -> Kind<FullObservation<G>> {
    Kind::new(card(about), move |options, _| {
        Ok(Sampling { settings: Settings::parse("mcts", options, USUAL)?, begin })
    })
}

struct Sampling<G: Game> {
    settings: Settings,
    begin: Begin<G>,
}

impl<G: Game> Strategy<FullObservation<G>> for Sampling<G> {
    fn word(&self) -> String {
        format!("mcts:{}", self.settings)
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: self.settings.budget.is_timed() }
    }

    fn effort(&self) -> u64 {
        self.settings.effort()
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<FullObservation<G>>> {
        Box::new(MctsAgent {
            settings: self.settings,
            begin: self.begin,
            trees: Vec::new(),
            follows: false,
        })
    }
}

struct MctsAgent<G: Game> {
    settings: Settings,
    begin: Begin<G>,
    /// One for each thread.
    trees: Vec<Search<G>>,
    /// Whether the trees have followed this play so far.
    follows: bool,
}

/// Bytes for all trees of a player.
const MEMORY: usize = 256 << 20;

impl<G: Game> MctsAgent<G> {
    /// Puts the roots of all trees at `state`.
    fn look_at(&mut self, game: &G, state: &G::State) {
        let threads = self.settings.threads;
        if self.trees.is_empty() {
            let curiosity = self.settings.curiosity.unwrap_or(CURIOSITY);
            let options = Options { curiosity, memory: MEMORY / threads };
            let tree = |_| (self.begin)(game, state.clone(), options);
            self.trees = (0..threads).map(tree).collect();
        } else if !self.follows || self.trees[0].root() != state {
            self.trees.iter_mut().for_each(|tree| tree.restart(game, state.clone()));
        }
        self.follows = true;
    }
}

impl<G: Game> Agent<FullObservation<G>> for MctsAgent<G> {
    fn begin(&mut self, _: &G, _: Player) {
        self.follows = false;
    }

    fn is_trusted(&self) -> bool {
        true
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, game: &G, _: Player, mv: G::Move) {
        // A move that is not there was not made at the root: somebody went back in the play.
        self.follows = self.follows && self.trees.iter().all(|tree| tree.has(mv));
        if self.follows {
            self.trees.iter_mut().for_each(|tree| tree.advance(game, mv));
        }
    }

    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        self.look_at(game, state);
        let mut moves = self.trees[0].moves();
        if let [only] = moves[..] {
            // No other move is better.
            return Ok(Chosen { mv: only.mv, proof: Some(Proof::Exact) });
        }
        think(&mut self.trees, &self.settings, random, limits, |tree, limits, random| {
            tree.grow(game, limits, &mut |count| random.below(count));
            tree.proved().is_some()
        });
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        moves.clear();
        self.trees.iter().for_each(|tree| merge(&mut moves, &tree.moves()));
        if let Some(chosen) = choose(&moves) {
            return Ok(Chosen { mv: chosen.mv, proof: Some(chosen.proof) });
        }
        // More moves than a tree can hold.
        let drawn = game.draw_move(state, &mut Vec::new(), |count| random.below(count));
        let mv = drawn.expect("a player to move has a move");
        Ok(Chosen { mv, proof: Some(Proof::Estimate) })
    }
}
