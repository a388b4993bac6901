//! Tree search by what players see: where chance or scores have a part, and where nobody looks at
//! what the other has just chosen.

use std::hash::Hash;

use stratege_core::{Limits, Pace, Perfect, Player, Race, Stopped, Text, ZeroSum};
use stratege_solvers::{
    Proof,
    mcts::{CURIOSITY, Tried, Views, choose, merge},
};

use super::{Settings, card, think};
use crate::{
    agent::{Agent, Chosen, Fault, draw_by_chance},
    observation::{FullObservation, MoveOf, Observation, PartialObservation, StateOf},
    random::Random,
    strategy::{Kind, Nature, Strategy},
};

/// Plays for one move unless something else is asked for.
const USUAL: u64 = 2000;

/// The kind of strategy for races.
pub fn of_race<G: Race>() -> Kind<PartialObservation<G>> {
    kind(Rules {
        start: G::turn_of,
        see: G::view,
        range: G::range,
        is_mixed: |game| game.pace() == Pace::AtOnce,
    })
}

/// The kind of strategy where both see everything, with chance or with scores.
pub fn of_perfect<G: Perfect>() -> Kind<FullObservation<G>> {
    kind(Rules {
        start: |_, state| state.clone(),
        see: |_, state, _| state.clone(),
        range: G::range,
        is_mixed: |_| false,
    })
}

/// What came of every move at a position where a player is to move: the same each time, unless
/// it is stopped sooner.
pub fn try_moves<G: Perfect>(
    game: &G,
    state: &G::State,
    simulations: u64,
    limits: Limits<'_>,
) -> Vec<Tried<G::Move>> {
    let see = |_: &G, state: &G::State, _| state.clone();
    let mut search = Views::new(see, game.range(), CURIOSITY);
    let mut random = Random::stream(0, 0, 0);
    let limits = Limits { nodes: Some(simulations), ..limits };
    search.grow(game, state, limits, &mut |count| random.below(count));
    search.moves(state)
}

/// What a search asks of a game.
struct Rules<S: Observation> {
    /// A position in which the player to move sees this.
    start: fn(&S::Game, &S::View) -> StateOf<S>,
    see: fn(&S::Game, &StateOf<S>, Player) -> S::View,
    /// The least and the most that player 1 can get.
    range: fn(&S::Game) -> [i32; 2],
    /// Whether always the same choice could be answered.
    is_mixed: fn(&S::Game) -> bool,
}

impl<S: Observation> Clone for Rules<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Observation> Copy for Rules<S> {}

fn kind<S>(rules: Rules<S>) -> Kind<S>
where
    S: Observation<Game: ZeroSum, View: Clone + Eq + Hash + Send>,
{
    let about = Text::new(
        "Monte Carlo: N random playouts from here, or for a time (500ms, 2s), more often for \
         promising choices",
        "Monte-Carlo : N simulations au hasard à partir d'ici, ou pendant un temps (500ms, 2s), \
         plus souvent pour les choix prometteurs",
    );
    Kind::new(card(about), move |options, _| {
        Ok(Sampling { settings: Settings::parse("mcts", options, USUAL)?, rules })
    })
}

struct Sampling<S: Observation> {
    settings: Settings,
    rules: Rules<S>,
}

impl<S: Observation> Clone for Sampling<S> {
    fn clone(&self) -> Self {
        Sampling { settings: self.settings, rules: self.rules }
    }
}

impl<S> Strategy<S> for Sampling<S>
where
    S: Observation<Game: ZeroSum, View: Clone + Eq + Hash + Send>,
{
    fn word(&self) -> String {
        format!("mcts:{}", self.settings)
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: self.settings.budget.is_timed() }
    }

    fn effort(&self) -> u64 {
        self.settings.effort()
    }

    fn agent(&self, game: &S::Game) -> Box<dyn Agent<S>> {
        let curiosity = self.settings.curiosity.unwrap_or(CURIOSITY);
        let range = (self.rules.range)(game);
        let search = |_| Views::new(self.rules.see, range, curiosity);
        Box::new(MctsViewsAgent {
            settings: self.settings,
            rules: self.rules,
            searches: (0..self.settings.threads).map(search).collect(),
        })
    }
}

struct MctsViewsAgent<S: Observation> {
    settings: Settings,
    rules: Rules<S>,
    /// One for each thread; kept during a play, because views come again.
    searches: Vec<Views<S::Game, S::View>>,
}

impl<S> Agent<S> for MctsViewsAgent<S>
where
    S: Observation<Game: ZeroSum, View: Clone + Eq + Hash + Send>,
{
    fn begin(&mut self, _: &S::Game, _: Player) {
        self.searches.iter_mut().for_each(Views::restart);
    }

    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        let proof = Some(Proof::Estimate);
        let start = (self.rules.start)(game, view);
        think(&mut self.searches, &self.settings, random, limits, |search, limits, random| {
            search.grow(game, &start, limits, &mut |count| random.below(count));
            false
        });
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        let mut moves = Vec::new();
        self.searches.iter().for_each(|search| merge(&mut moves, &search.moves(view)));
        let best = if (self.rules.is_mixed)(game) {
            mix(&moves, random)
        } else {
            choose(&moves).map(|chosen| chosen.mv)
        };
        let mv = best.unwrap_or_else(|| {
            // One play was not enough to come to this view.
            let mut moves = Vec::new();
            S::moves(game, view, &mut moves);
            moves[0]
        });
        Ok(Chosen { mv, proof })
    }
}

/// One of the moves that were made about as often as the first of them.
///
/// Where both choose at once, always the same choice may be answered: so it is drawn.
fn mix<M: Copy>(moves: &[Tried<M>], random: &mut Random) -> Option<M> {
    let most = moves.iter().map(|tried| tried.visits).max().filter(|&visits| visits > 0)?;
    let often = moves.iter().filter(|tried| 2 * tried.visits >= most);
    let chances: Vec<(M, u64)> = often.map(|tried| (tried.mv, tried.visits)).collect();
    Some(draw_by_chance(&chances, random))
}
