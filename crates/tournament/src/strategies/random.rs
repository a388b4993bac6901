//! Any legal move.

use stratege_core::{Limits, Text};

use crate::{
    agent::{Agent, Chosen, Fault, Reflex},
    observation::{MoveOf, Observation},
    random::Random as Lots,
    strategy::{Kind, Nature, Strategy, StrategyCard},
};

/// The kind of strategy.
pub fn kind<S: Observation>() -> Kind<S> {
    let card = StrategyCard {
        word: "random",
        names: vec!["random", "hasard", "aleatoire", "aléatoire"],
        about: Text::new("any legal move, all equally likely", "un coup possible au hasard"),
        stochastic: true,
        memoryless: true,
        exact: false,
        cost: Text::new("nothing", "rien"),
    };
    Kind::plain(card, Random)
}

/// Every legal move equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

struct RandomAgent<S: Observation> {
    moves: Vec<MoveOf<S>>,
}

impl<S: Observation> Strategy<S> for Random {
    fn word(&self) -> String {
        "random".to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    fn agent(&self, _: &S::Game) -> Box<dyn Agent<S>> {
        Box::new(RandomAgent::<S> { moves: Vec::new() })
    }
}

impl<S: Observation> Agent<S> for RandomAgent<S> {
    fn is_trusted(&self) -> bool {
        true
    }

    fn reflex(&self) -> Option<Reflex<S>> {
        Some(Reflex::Lot)
    }

    #[inline]
    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Lots,
        _: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        let drawn = S::draw_move(game, view, &mut self.moves, |count| random.below(count));
        Ok(Chosen { mv: drawn.expect("a player to move has a move"), proof: None })
    }

    fn chances(
        &mut self,
        game: &S::Game,
        view: &S::View,
        _: Limits<'_>,
        chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        self.moves.clear();
        S::moves(game, view, &mut self.moves);
        chances.extend(self.moves.iter().map(|&mv| (mv, 1)));
        Ok(true)
    }
}
