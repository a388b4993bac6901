//! Games that are cut where both players know everything: one small game for each such position.
//!
//! What went before no longer matters there, so that a play is a chain of stages: each stage is the
//! form of what happens until the next known position, whose value is already there. Races in which
//! both choose at once are such games.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use stratege_core::{DEEPEST, Limits, Meter, Player, Stopped, Turn, Viewed};

use crate::form::{Form, RegretOptions, Unbuilt, known_until, settle};

/// What is known about every known position.
pub struct Stages<G: Viewed> {
    /// The least and the most that player 1 gets on average.
    values: HashMap<G::State, [f64; 2], FxBuildHasher>,
    /// Histories of all stages together.
    pub histories: u64,
}

impl<G: Viewed> Stages<G> {
    /// What player 1 gets at least and at most at a known position that was met.
    pub fn between(&self, state: &G::State) -> Option<[f64; 2]> {
        self.values.get(state).copied()
    }

    /// How many stages there are.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// Solves all stages from `state` on, where both players know the position.
///
/// `options` is how precise each stage has to be. The bounds of later stages are added to those of
/// earlier ones, so that every interval holds. Positions must not come back to themselves.
pub fn stages<G: Viewed>(
    game: &G,
    state: &G::State,
    options: RegretOptions,
    limits: Limits<'_>,
) -> Result<Stages<G>, Unbuilt<G::State>> {
    let mut solver = Solver {
        game,
        options,
        limits,
        meter: Meter::new(limits, None),
        stages: Stages { values: HashMap::default(), histories: 0 },
    };
    solver.solve(state, 0)?;
    Ok(solver.stages)
}

/// The longest chain of stages: each is a walk of its own on the stack.
const DEEPEST_STAGE: u32 = DEEPEST / 4;

struct Solver<'a, G: Viewed> {
    game: &'a G,
    options: RegretOptions,
    limits: Limits<'a>,
    meter: Meter<'a>,
    stages: Stages<G>,
}

impl<'a, G: Viewed> Solver<'a, G> {
    fn solve(&mut self, state: &G::State, depth: u32) -> Result<[f64; 2], Unbuilt<G::State>> {
        if let Some(between) = self.stages.between(state) {
            return Ok(between);
        }
        if depth >= DEEPEST_STAGE {
            return Err(Stopped::Depth.into());
        }
        self.meter.tick()?;
        let game = self.game;
        if let Some(between) = self.drawn(state, depth)? {
            self.stages.values.insert(state.clone(), between);
            return Ok(between);
        }
        let limits = self.left();
        let mut slack: f64 = 0.0;
        let form: Form = known_until(game, state, limits, |next| {
            if next == state || !game.is_known(next) {
                return Ok(None);
            }
            let [low, high] = self.solve(next, depth + 1)?;
            slack = slack.max((high - low) / 2.0);
            Ok(Some(f64::midpoint(low, high)))
        })?;
        self.meter.add(form.histories())?;
        self.stages.histories += form.histories();
        let settled = settle(&form, self.options, self.left());
        let sets: usize = Player::BOTH.iter().map(|&player| form.side(player).sets().len()).sum();
        self.meter.add(settled.iterations * sets as u64)?;
        if let Some(cause) = settled.stopped {
            return Err(cause.into());
        }
        let [low, high] = settled.between;
        let between = [low - slack, high + slack];
        let entry = size_of::<(G::State, [f64; 2])>() + 1;
        self.meter.check_memory((self.stages.values.capacity() * entry) as u64)?;
        self.stages.values.insert(state.clone(), between);
        Ok(between)
    }

    /// What the next stage may spend.
    fn left(&self) -> Limits<'a> {
        let nodes = self.limits.nodes.map(|most| most.saturating_sub(self.meter.nodes()));
        Limits { nodes, ..self.limits }
    }

    /// What an ended position is worth, or one from which chance leads to known positions only.
    fn drawn(
        &mut self,
        state: &G::State,
        depth: u32,
    ) -> Result<Option<[f64; 2]>, Unbuilt<G::State>> {
        let game = self.game;
        match game.turn(state) {
            Turn::Over => {
                let payoff = f64::from(game.payoff(state, Player::FIRST));
                return Ok(Some([payoff; 2]));
            }
            Turn::Player(_) => return Ok(None),
            Turn::Chance => {}
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let nexts: Vec<G::State> = moves.iter().map(|&mv| game.after(state, mv)).collect();
        if !nexts.iter().all(|next| game.is_known(next)) {
            return Ok(None);
        }
        let weights: Vec<f64> = moves.iter().map(|&mv| f64::from(game.weight(state, mv))).collect();
        let total: f64 = weights.iter().sum();
        let mut sum = [0.0; 2];
        for (next, weight) in nexts.iter().zip(weights) {
            let [low, high] = self.solve(next, depth + 1)?;
            sum = [sum[0] + weight * low, sum[1] + weight * high];
        }
        Ok(Some(sum.map(|bound| bound / total)))
    }
}
