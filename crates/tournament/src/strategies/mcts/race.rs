//! Tree search in a race: chance is drawn, and nobody looks at what the other has just chosen.

use stratege_core::{Limits, Pace, Player, Race, Stopped, Text};
use stratege_solvers::{
    Proof,
    mcts::{CURIOSITY, Tried, Views, choose, merge},
};

use super::{Settings, card, think};
use crate::{
    agent::{Agent, Chosen, Fault, draw_by_chance},
    observation::PartialObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy},
};

/// Plays for one move unless something else is asked for.
const USUAL: u64 = 2000;

/// The kind of strategy.
pub fn of_race<G: Race>() -> Kind<PartialObservation<G>> {
    let about = Text::new(
        "Monte Carlo: N random playouts from here, or for a time (500ms, 2s), more often for \
         promising choices",
        "Monte-Carlo : N simulations au hasard à partir d'ici, ou pendant un temps (500ms, 2s), \
         plus souvent pour les choix prometteurs",
    );
    Kind::new(card(about), move |options, _| Settings::parse("mcts", options, USUAL).map(Sampling))
}

#[derive(Clone, Copy)]
struct Sampling(Settings);

impl<G: Race> Strategy<PartialObservation<G>> for Sampling {
    fn word(&self) -> String {
        format!("mcts:{}", self.0)
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: self.0.budget.is_timed() }
    }

    fn effort(&self) -> u64 {
        self.0.effort()
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        let curiosity = self.0.curiosity.unwrap_or(CURIOSITY);
        let search = |_| Views::new(G::view as fn(&G, &G::State, Player) -> G::View, curiosity);
        Box::new(MctsRaceAgent {
            settings: self.0,
            searches: (0..self.0.threads).map(search).collect(),
        })
    }
}

struct MctsRaceAgent<G: Race> {
    settings: Settings,
    /// One for each thread; kept during a play, because views come again.
    searches: Vec<Views<G, G::View>>,
}

impl<G: Race> Agent<PartialObservation<G>> for MctsRaceAgent<G> {
    fn begin(&mut self, _: &G, _: Player) {
        self.searches.iter_mut().for_each(Views::restart);
    }

    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let proof = Some(Proof::Estimate);
        let start = game.turn_of(view);
        think(&mut self.searches, &self.settings, random, limits, |search, limits, random| {
            search.grow(game, &start, limits, &mut |count| random.below(count));
            false
        });
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        let mut moves = Vec::new();
        self.searches.iter().for_each(|search| merge(&mut moves, &search.moves(view)));
        let best = match game.pace() {
            Pace::InTurn => choose(&moves).map(|chosen| chosen.mv),
            Pace::AtOnce => mix(&moves, random),
        };
        let mv = best.unwrap_or_else(|| {
            // One play was not enough to come to this view.
            let mut moves = Vec::new();
            game.moves_in(view, &mut moves);
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
