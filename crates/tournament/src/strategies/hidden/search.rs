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
    random::Random,
    sight::Veiled,
    strategies::alpha_beta::Budget,
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// Guesses that are weighed for one move.
const GUESSES: usize = 4000;

/// Guesses that may be looked at to work the end of a play out exactly.
const ENDGAME: u64 = 60_000;

/// Plays between two looks at the clock.
const STRIDE: u64 = 64;

/// Information-set tree search: the opponent searches too.
pub fn ismcts<G: Hidden>() -> Kind<Veiled<G>> {
    let about = Text::new(
        "searches a tree of what it can see, guessing what is hidden in each of N plays or for a time",
        "explore un arbre de ce qu'elle voit, en devinant ce qui est caché à chacune de N parties ou pendant un temps",
    );
    kind("ismcts", &["ismcts"], about, "ismcts:N|TIME", || {
        Arc::new([Weighed { model: Model::Search, prior: 1.0 }])
    })
}

/// The same against an opponent who is inferred from what he has done.
pub fn inference<G: Hidden>() -> Kind<Veiled<G>> {
    let about = Text::new(
        "infers from every move what the opponent holds and how he plays, then searches the best answer in N plays or for a time",
        "déduit de chaque coup ce que tient l'adversaire et comment il joue, puis cherche la meilleure réponse en N parties ou pendant un temps",
    );
    kind("inference", &["inference", "inférence"], about, "inference:N|TIME", || {
        let policies = G::policies();
        // Half the belief is in a player without a plan, the rest in the plans that are known.
        let share = 0.5 / policies.len().max(1) as f32;
        let known = policies.into_iter().take(MOST_MODELS - 1);
        let known = known.map(|policy| Weighed { model: Model::Policy(policy), prior: share });
        std::iter::once(Weighed { model: Model::Random, prior: 0.5 }).chain(known).collect()
    })
}

fn kind<G: Hidden>(
    name: &'static str,
    names: &[&'static str],
    about: Text,
    word: &'static str,
    models: fn() -> Arc<[Weighed<G>]>,
) -> Kind<Veiled<G>> {
    let card = StrategyCard {
        word,
        names: names.to_vec(),
        about,
        stochastic: true,
        memoryless: false,
        exact: false,
        cost: Text::new("N plays for every move", "N parties par coup"),
    };
    Kind::new(card, move |options, _| {
        let budget = match options {
            "" => Some(Budget::Count(USUAL)),
            options => Budget::parse(options),
        };
        match budget {
            Some(budget) => Ok(Searching { name, budget, models: models() }),
            None => Err(malformed(
                format!("{name}:{options}"),
                Text::new(
                    "ismcts:2000 plays or ismcts:20ms, at most 60min; the same for inference",
                    "ismcts:2000 parties ou ismcts:20ms, au plus 60min ; de même pour inference",
                ),
            )),
        }
    })
}

/// Plays for one move unless something else is asked for.
const USUAL: u64 = 4000;

struct Searching<G: Hidden> {
    name: &'static str,
    budget: Budget,
    models: Arc<[Weighed<G>]>,
}

impl<G: Hidden> Strategy<Veiled<G>> for Searching<G> {
    fn word(&self) -> String {
        format!("{}:{}", self.name, self.budget)
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: self.budget.is_timed() }
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<Veiled<G>>> {
        Box::new(Searcher {
            budget: self.budget,
            models: Arc::clone(&self.models),
            own: Player::FIRST,
            history: Vec::new(),
        })
    }
}

struct Searcher<G: Hidden> {
    budget: Budget,
    models: Arc<[Weighed<G>]>,
    own: Player,
    history: Vec<(Player, G::Move)>,
}

impl<G: Hidden> Agent<Veiled<G>> for Searcher<G> {
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
        let infers = !matches!(self.models[0].model, Model::Search);
        if infers && guesses.len() < GUESSES {
            let mut endgame = Endgame::new(game, self.own, &self.models, ENDGAME);
            if let Some(mv) = endgame.best(&guesses) {
                return Ok(Chosen { mv, proof });
            }
        }
        let tree =
            self.budget.spend(limits, |limits| self.search(game, &guesses, random, limits))?;
        Ok(Chosen { mv: tree.best().unwrap_or(moves[0]), proof })
    }
}

impl<G: Hidden> Searcher<G> {
    fn search(
        &self,
        game: &G,
        guesses: &[Guess<G::State>],
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Tree<G>, Fault> {
        let policies = G::policies();
        let rules = Rules {
            game,
            own: self.own,
            models: &self.models,
            own_policy: policies.first().copied(),
            other_policy: policies.first().copied(),
        };
        let lots = Lots::new(guesses, self.models.len());
        let mut tree = Tree::new();
        let most = limits.nodes.unwrap_or(u64::MAX);
        for play in 0..most {
            if play % STRIDE == 0 && limits.watch.stop() {
                if self.budget.is_timed() && play > 0 {
                    break;
                }
                return Err(Stopped::Asked.into());
            }
            let (guess, model) = lots.draw(random);
            tree.grow(&rules, &guesses[guess], model, random);
        }
        Ok(tree)
    }
}

/// Guesses and models, drawn by their weights.
struct Lots {
    /// The sum of the weights up to each guess and model.
    sums: Vec<f64>,
    models: usize,
}

impl Lots {
    fn new<S>(guesses: &[Guess<S>], models: usize) -> Lots {
        let mut sum = 0.0;
        let mut sums = Vec::with_capacity(guesses.len() * models);
        for guess in guesses {
            for weight in &guess.weights[..models] {
                sum += f64::from(*weight);
                sums.push(sum);
            }
        }
        Lots { sums, models }
    }

    fn draw(&self, random: &mut Random) -> (usize, usize) {
        let total = self.sums.last().copied().unwrap_or(0.0);
        let point = random.share() * total;
        let place = self.sums.partition_point(|&sum| sum <= point).min(self.sums.len() - 1);
        (place / self.models, place % self.models)
    }
}
