//! Tree search over what a player can see, against an opponent who searches or who is inferred.

use std::sync::Arc;

use stratege_core::{Hidden, Limits, Player, Stopped, Text};
use stratege_solvers::Proof;

use super::{
    belief::{Guess, MOST_MODELS, Model, Weighed, guesses},
    endgame::Endgame,
    tree::{Rules, Tree},
};
use crate::{
    agent::{Agent, Chosen, Fault},
    observation::PartialObservation,
    random::Random,
    strategies::mcts::{NAMES, Settings, WORD, think},
    strategy::{Kind, Nature, Strategy, StrategyCard},
};

/// Guesses that are weighed for one move.
pub(super) const GUESSES: usize = 4000;

/// Guesses that may be looked at to work the end of a play out exactly.
const ENDGAME: u64 = 60_000;

/// The belief in an opponent without a plan before the play; the rest is shared by the plans that
/// are known. A few moves by a plan are enough to outweigh it.
const PLANLESS: f32 = 0.9;

/// Plays between two looks at the clock.
pub(super) const STRIDE: u64 = 64;

/// Information-set tree search: the opponent searches too.
pub fn ismcts<G: Hidden>() -> Kind<PartialObservation<G>> {
    let about = Text::new(
        "information-set tree search: guesses what is hidden in each of N playouts, or for a time",
        "recherche arborescente sur les ensembles d'information : devine ce qui est caché à \
         chacune de N simulations, ou pendant un temps",
    );
    kind("ismcts", &["ismcts"], about, "ismcts:N|TIME", || {
        Arc::new([Weighed { model: Model::Search, prior: 1.0 }])
    })
}

/// The same search, by the word for tree search in all games.
pub fn mcts<G: Hidden>() -> Kind<PartialObservation<G>> {
    let about = Text::new("the same as ismcts", "la même chose qu'ismcts");
    kind("mcts", &NAMES, about, WORD, || Arc::new([Weighed { model: Model::Search, prior: 1.0 }]))
}

/// The same against an opponent who is inferred from what he has done.
pub fn inference<G: Hidden>() -> Kind<PartialObservation<G>> {
    let about = Text::new(
        "infers from every move what the opponent holds and how they play, then searches for the \
         best answer in N playouts, or for a time",
        "déduit de chaque coup ce que tient l'adversaire et comment il joue, puis cherche la \
         meilleure réponse en N simulations, ou pendant un temps",
    );
    kind("inference", &["inference", "inférence"], about, "inference:N|TIME", opponents)
}

/// The ways in which an opponent is believed to play who is inferred.
pub(super) fn opponents<G: Hidden>() -> Arc<[Weighed<G>]> {
    let policies = G::policies();
    let share = (1.0 - PLANLESS) / policies.len().max(1) as f32;
    let known = policies.into_iter().take(MOST_MODELS - 1);
    let known = known.map(|policy| Weighed { model: Model::Policy(policy), prior: share });
    std::iter::once(Weighed { model: Model::Random, prior: PLANLESS }).chain(known).collect()
}

fn kind<G: Hidden>(
    name: &'static str,
    names: &[&'static str],
    about: Text,
    word: &'static str,
    models: fn() -> Arc<[Weighed<G>]>,
) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word,
        names: names.to_vec(),
        about,
        stochastic: true,
        memoryless: false,
        exact: false,
        cost: Text::new("N playouts per move", "N simulations par coup"),
    };
    Kind::new(card, move |options, _| {
        let settings = Settings::parse(name, options, USUAL)?;
        Ok(Searching { name, settings, models: models() })
    })
}

/// Plays for one move unless something else is asked for.
const USUAL: u64 = 4000;

struct Searching<G: Hidden> {
    name: &'static str,
    settings: Settings,
    models: Arc<[Weighed<G>]>,
}

impl<G: Hidden> Strategy<PartialObservation<G>> for Searching<G> {
    fn word(&self) -> String {
        format!("{}:{}", self.name, self.settings)
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: self.settings.budget.is_timed() }
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(Searcher {
            settings: self.settings,
            models: Arc::clone(&self.models),
            own: Player::FIRST,
            history: Vec::new(),
        })
    }
}

struct Searcher<G: Hidden> {
    settings: Settings,
    models: Arc<[Weighed<G>]>,
    own: Player,
    history: Vec<(Player, G::Move)>,
}

impl<G: Hidden> Agent<PartialObservation<G>> for Searcher<G> {
    fn begin(&mut self, _: &G, player: Player) {
        self.own = player;
        self.history.clear();
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _: &G, player: Player, mv: G::Move) {
        self.history.push((player, mv));
    }

    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let mut moves = Vec::new();
        game.moves_in(view, &mut moves);
        let proof = Some(Proof::Estimate);
        if let [mv] = moves[..] {
            return Ok(Chosen { mv, proof });
        }
        let guesses = guesses(game, view, self.own, &self.history, &self.models, GUESSES, random);
        if self.infers() && guesses.len() < GUESSES {
            let mut endgame = Endgame::new(game, self.own, &self.models, ENDGAME);
            if let Some(mv) = endgame.best(&guesses) {
                return Ok(Chosen { mv, proof });
            }
        }
        let weights = WeightedGuesses::new(&guesses, self.models.len());
        let mut trees: Vec<Tree<G>> = (0..self.settings.threads).map(|_| Tree::new()).collect();
        think(&mut trees, &self.settings, random, limits, |tree, limits, random| {
            self.search(game, tree, (&guesses, &weights), random, limits);
            false
        });
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        let visits = |mv: G::Move| {
            let made = trees.iter().flat_map(Tree::moves).filter(|(known, _)| *known == mv);
            made.map(|(_, visits)| u64::from(visits)).sum::<u64>()
        };
        let tried = trees.iter().flat_map(Tree::moves).map(|(mv, _)| mv);
        Ok(Chosen { mv: tried.max_by_key(|&mv| visits(mv)).unwrap_or(moves[0]), proof })
    }
}

impl<G: Hidden> Searcher<G> {
    /// Whether the opponent is believed to play in some simple way.
    fn infers(&self) -> bool {
        !matches!(self.models[0].model, Model::Search)
    }

    /// Grows a tree until a limit is reached, by at least one play.
    fn search(
        &self,
        game: &G,
        tree: &mut Tree<G>,
        (guesses, weights): (&[Guess<G::State>], &WeightedGuesses),
        random: &mut Random,
        limits: Limits<'_>,
    ) {
        let policies = G::policies();
        let rules = Rules {
            game,
            own: self.own,
            models: &self.models,
            own_policy: policies.first().copied(),
            other_policy: policies.first().copied(),
            curiosity: self.settings.curiosity,
            foresees: self.infers(),
        };
        for play in 0..limits.nodes.unwrap_or(u64::MAX) {
            if play % STRIDE == 1 && limits.watch.stop() {
                return;
            }
            let (guess, model) = weights.draw(random);
            tree.grow(&rules, &guesses[guess], model, random);
        }
    }
}

/// Guesses and models, drawn by their weights.
pub(super) struct WeightedGuesses {
    /// The sum of the weights up to each guess and model.
    sums: Vec<f64>,
    models: usize,
}

impl WeightedGuesses {
    pub(super) fn new<S>(guesses: &[Guess<S>], models: usize) -> WeightedGuesses {
        let mut sum = 0.0;
        let mut sums = Vec::with_capacity(guesses.len() * models);
        for guess in guesses {
            for weight in &guess.weights[..models] {
                sum += f64::from(*weight);
                sums.push(sum);
            }
        }
        WeightedGuesses { sums, models }
    }

    pub(super) fn draw(&self, random: &mut Random) -> (usize, usize) {
        let total = self.sums.last().copied().unwrap_or(0.0);
        let point = random.share() * total;
        let place = self.sums.partition_point(|&sum| sum <= point).min(self.sums.len() - 1);
        (place / self.models, place % self.models)
    }
}
