//! Another strategy that makes a random move now and then.

use std::sync::Arc;

use stratege_core::{Limits, Player, Text};

use crate::{
    agent::{Agent, Chosen, Fault},
    observation::{MoveOf, Observation},
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// The most moves between two random ones, on average.
const RAREST: u32 = 1_000_000;

/// The kind of strategy.
pub fn kind<S: Observation>() -> Kind<S> {
    let card = StrategyCard {
        word: "fallible:P,STRATEGY",
        names: vec!["fallible", "faillible"],
        about: Text::new(
            "another strategy that plays one move in P at random",
            "une autre stratégie qui joue au hasard un coup sur P",
        ),
        stochastic: true,
        memoryless: true,
        exact: false,
        cost: Text::new("that of the other strategy", "celui de l'autre stratégie"),
    };
    Kind::new(card, |options, within| {
        let expected = Text::new(
            "fallible:4,optimal, with a number from 1 to 1000000 and another strategy",
            "faillible:4,optimale, avec un nombre de 1 à 1000000 et une autre stratégie",
        );
        let wrong = || malformed(format!("fallible:{options}"), expected);
        let (number, other) = options.split_once(',').ok_or_else(wrong)?;
        let one_in = number.trim().parse().ok().filter(|one_in| (1..=RAREST).contains(one_in));
        let one_in = one_in.ok_or_else(wrong)?;
        Ok(Fallible { one_in, other: within.read(other.trim())? })
    })
}

/// Plays at random one move in `one_in`, else as another strategy does.
struct Fallible<S: Observation> {
    one_in: u32,
    other: Arc<dyn Strategy<S>>,
}

impl<S: Observation> Strategy<S> for Fallible<S> {
    fn word(&self) -> String {
        format!("fallible:{},{}", self.one_in, self.other.word())
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, ..self.other.nature() }
    }

    fn effort(&self) -> u64 {
        self.other.effort()
    }

    fn programs(&self) -> Vec<String> {
        self.other.programs()
    }

    fn tells_chances(&self) -> bool {
        self.other.tells_chances()
    }

    fn agent(&self, game: &S::Game) -> Box<dyn Agent<S>> {
        let (one_in, other) = (self.one_in, self.other.agent(game));
        Box::new(FallibleAgent { one_in, other, moves: Vec::new() })
    }
}

struct FallibleAgent<S: Observation> {
    one_in: u32,
    other: Box<dyn Agent<S>>,
    moves: Vec<MoveOf<S>>,
}

impl<S: Observation> Agent<S> for FallibleAgent<S> {
    fn begin(&mut self, game: &S::Game, player: Player) {
        self.other.begin(game, player);
    }

    fn listens(&self) -> bool {
        self.other.listens()
    }

    fn hear(&mut self, game: &S::Game, player: Player, mv: MoveOf<S>) {
        self.other.hear(game, player, mv);
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        if random.below(self.one_in) > 0 {
            return self.other.choose(game, view, random, limits);
        }
        let drawn = S::draw_move(game, view, &mut self.moves, |count| random.below(count));
        Ok(Chosen { mv: drawn.expect("a player to move has a move"), proof: None })
    }

    /// A share of 1 / `one_in` goes to all moves alike, the rest to those of the other strategy.
    fn chances(
        &mut self,
        game: &S::Game,
        view: &S::View,
        limits: Limits<'_>,
        chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        let begin = chances.len();
        if !self.other.chances(game, view, limits, chances)? {
            return Ok(false);
        }
        self.moves.clear();
        S::moves(game, view, &mut self.moves);
        let count = self.moves.len() as u64;
        let total: u64 = chances[begin..].iter().map(|(_, weight)| weight).sum();
        // The sum of all new weights; beyond that the chances are not known, but can be drawn.
        let sum = total.checked_mul(u64::from(self.one_in)).and_then(|sum| sum.checked_mul(count));
        if sum.is_none_or(|sum| sum > u64::MAX >> 16) {
            chances.truncate(begin);
            return Ok(false);
        }
        for (_, weight) in &mut chances[begin..] {
            *weight *= u64::from(self.one_in - 1) * count;
        }
        for &mv in &self.moves {
            match chances[begin..].iter_mut().find(|(known, _)| *known == mv) {
                Some((_, weight)) => *weight += total,
                None => chances.push((mv, total)),
            }
        }
        let mut place = 0;
        chances.retain(|(_, weight)| {
            place += 1;
            place <= begin || *weight > 0
        });
        Ok(true)
    }

    fn end(&mut self, game: &S::Game, payoff: i32) {
        self.other.end(game, payoff);
    }
}
