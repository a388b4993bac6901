//! Strategies that make the same move whenever they see the same: a rule as a function.

use std::sync::Arc;

use stratege_core::{Limits, Policy, Text, Viewed};

use crate::{
    agent::{Agent, Chosen, Fault, Reflex},
    observation::{MoveOf, Observation, PartialObservation},
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard},
};

/// Which move a rule makes.
type Rule<S> = dyn Fn(
        &<S as Observation>::Game,
        &<S as Observation>::View,
        &mut Vec<MoveOf<S>>,
        Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault>
    + Send
    + Sync;

/// A strategy that is a function of what is seen.
pub struct Fixed<S: Observation> {
    word: String,
    effort: u64,
    rule: Arc<Rule<S>>,
}

impl<S: Observation> Fixed<S> {
    /// The strategy with this word that follows `rule`; the buffer is for the rule to use.
    pub fn new(
        word: String,
        rule: impl Fn(
            &S::Game,
            &S::View,
            &mut Vec<MoveOf<S>>,
            Limits<'_>,
        ) -> Result<Chosen<MoveOf<S>>, Fault>
        + Send
        + Sync
        + 'static,
    ) -> Fixed<S> {
        Fixed { word, effort: 1, rule: Arc::new(rule) }
    }
}

impl<S: Observation> Fixed<S> {
    /// The same, said to visit so many positions for a move.
    pub fn visiting(self, effort: u64) -> Fixed<S> {
        Fixed { effort, ..self }
    }
}

impl<S: Observation> Clone for Fixed<S> {
    fn clone(&self) -> Self {
        Fixed { word: self.word.clone(), effort: self.effort, rule: Arc::clone(&self.rule) }
    }
}

/// The first legal move.
pub fn first<S: Observation>() -> Kind<S> {
    let about = Text::new("the first legal move", "le premier coup possible");
    Kind::plain(simple("first", vec!["first", "premier"], about), end_of_list("first", |_| 0))
}

/// The last legal move.
pub fn last<S: Observation>() -> Kind<S> {
    let about = Text::new("the last legal move", "le dernier coup possible");
    let rule = end_of_list("last", |count: usize| count - 1);
    Kind::plain(simple("last", vec!["last", "dernier"], about), rule)
}

/// A simple strategy that belongs to a game.
pub fn of_policy<G: Viewed>(policy: Policy<G>) -> Kind<PartialObservation<G>> {
    let names = std::iter::once(policy.name).chain(policy.aliases.iter().copied());
    Kind::plain(simple(policy.name, names.collect(), policy.about), ByPolicy(policy))
}

/// A policy as a strategy: called directly, because it is called millions of times a second.
struct ByPolicy<G: Viewed>(Policy<G>);

impl<G: Viewed> Clone for ByPolicy<G> {
    fn clone(&self) -> Self {
        ByPolicy(self.0)
    }
}

impl<G: Viewed> Strategy<PartialObservation<G>> for ByPolicy<G> {
    fn word(&self) -> String {
        self.0.name.to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::FIXED
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(self.clone())
    }
}

impl<G: Viewed> Agent<PartialObservation<G>> for ByPolicy<G> {
    fn is_trusted(&self) -> bool {
        true
    }

    fn reflex(&self) -> Option<Reflex<PartialObservation<G>>> {
        Some(Reflex::Rule(self.0.choose))
    }

    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        _: &mut Random,
        _: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        Ok(Chosen { mv: (self.0.choose)(game, view), proof: None })
    }

    fn chances(
        &mut self,
        game: &G,
        view: &G::View,
        _: Limits<'_>,
        chances: &mut Vec<(G::Move, u64)>,
    ) -> Result<bool, Fault> {
        chances.push(((self.0.choose)(game, view), 1));
        Ok(true)
    }
}

fn end_of_list<S: Observation>(word: &str, place: fn(usize) -> usize) -> Fixed<S> {
    Fixed::new(word.to_owned(), move |game, view, moves: &mut Vec<_>, _| {
        moves.clear();
        S::moves(game, view, moves);
        Ok(Chosen { mv: moves[place(moves.len())], proof: None })
    })
}

fn simple(word: &'static str, names: Vec<&'static str>, about: Text) -> StrategyCard {
    StrategyCard {
        word,
        names,
        about,
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("nothing", "rien"),
    }
}

struct FixedAgent<S: Observation> {
    rule: Arc<Rule<S>>,
    moves: Vec<MoveOf<S>>,
}

impl<S: Observation> Strategy<S> for Fixed<S> {
    fn word(&self) -> String {
        self.word.clone()
    }

    fn nature(&self) -> Nature {
        Nature::FIXED
    }

    fn effort(&self) -> u64 {
        self.effort
    }

    fn agent(&self, _: &S::Game) -> Box<dyn Agent<S>> {
        Box::new(FixedAgent { rule: Arc::clone(&self.rule), moves: Vec::new() })
    }
}

impl<S: Observation> Agent<S> for FixedAgent<S> {
    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        _: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        (self.rule)(game, view, &mut self.moves, limits)
    }

    fn chances(
        &mut self,
        game: &S::Game,
        view: &S::View,
        limits: Limits<'_>,
        chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        chances.push(((self.rule)(game, view, &mut self.moves, limits)?.mv, 1));
        Ok(true)
    }
}
