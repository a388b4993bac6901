//! Strategies for races: what to choose for every pair of points, for certain or by chance.

mod always;
mod learned;
mod plans;
mod table_file;

pub use always::always;
pub use learned::learned;
pub use plans::{against, optimal, sequential};
pub use table_file::table;

use std::sync::{Arc, OnceLock};

use stratege_core::{Limits, Player, Race};
use stratege_solvers::race::{self, Play, RaceStrategy};

use crate::{
    agent::{Agent, Chosen, Fault, draw_by_chance},
    observation::PartialObservation,
    random::Random,
    strategy::{Nature, Strategy},
};

/// Makes a plan for each seat; the limits are those of the first move.
type MakePlan<G> = Arc<dyn Fn(&G, &race::Race, Player) -> Arc<RaceStrategy> + Send + Sync>;

/// A strategy that follows a plan, made when it is first needed.
struct Planned<G: Race> {
    word: String,
    nature: Nature,
    race: Arc<race::Race>,
    make: MakePlan<G>,
    plans: Arc<[OnceLock<Arc<RaceStrategy>>; 2]>,
}

impl<G: Race> Planned<G> {
    fn new(
        word: String,
        nature: Nature,
        race: &Arc<race::Race>,
        make: impl Fn(&G, &race::Race, Player) -> Arc<RaceStrategy> + Send + Sync + 'static,
    ) -> Planned<G> {
        let plans = Arc::default();
        Planned { word, nature, race: Arc::clone(race), make: Arc::new(make), plans }
    }
}

impl<G: Race> Clone for Planned<G> {
    fn clone(&self) -> Self {
        Planned {
            word: self.word.clone(),
            nature: self.nature,
            race: Arc::clone(&self.race),
            make: Arc::clone(&self.make),
            plans: Arc::clone(&self.plans),
        }
    }
}

impl<G: Race> Strategy<PartialObservation<G>> for Planned<G> {
    fn word(&self) -> String {
        self.word.clone()
    }

    fn nature(&self) -> Nature {
        self.nature
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(Follower {
            strategy: self.clone(),
            seat: Player::FIRST,
            moves: Vec::new(),
            chances: Vec::new(),
        })
    }
}

/// Follows a plan.
struct Follower<G: Race> {
    strategy: Planned<G>,
    seat: Player,
    moves: Vec<G::Move>,
    chances: Vec<(G::Move, u64)>,
}

/// What a chance is multiplied by to become a whole number.
///
/// Small enough that other strategies can mix such chances with theirs.
const WHOLE: f64 = (1_u64 << 40) as f64;

impl<G: Race> Follower<G> {
    /// Appends the choices of the plan, each with its weight.
    fn list(&mut self, game: &G, view: &G::View, chances: &mut Vec<(G::Move, u64)>) {
        let strategy = &self.strategy;
        let plan = strategy.plans[self.seat.index()]
            .get_or_init(|| (strategy.make)(game, &strategy.race, self.seat));
        let [own, other] = game.points(view);
        self.moves.clear();
        game.moves_in(view, &mut self.moves);
        match plan.at(own, other) {
            Play::Pure(choice) => chances.push((self.moves[choice - 1], 1)),
            Play::Mixed(weights) => {
                let weighed = self.moves.iter().zip(weights);
                let weighed = weighed.map(|(&mv, weight)| (mv, (weight * WHOLE).round() as u64));
                chances.extend(weighed.filter(|&(_, weight)| weight > 0));
            }
        }
    }
}

impl<G: Race> Agent<PartialObservation<G>> for Follower<G> {
    fn begin(&mut self, _: &G, player: Player) {
        self.seat = player;
    }

    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        random: &mut Random,
        _: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let mut chances = std::mem::take(&mut self.chances);
        chances.clear();
        self.list(game, view, &mut chances);
        let mv = match chances[..] {
            [(only, _)] => only,
            _ => draw_by_chance(&chances, random),
        };
        self.chances = chances;
        Ok(Chosen { mv, proof: None })
    }

    fn chances(
        &mut self,
        game: &G,
        view: &G::View,
        _: Limits<'_>,
        chances: &mut Vec<(G::Move, u64)>,
    ) -> Result<bool, Fault> {
        self.list(game, view, chances);
        Ok(true)
    }
}
