//! Plans for games with views: an equilibrium, and the best answer to another strategy.

mod advice;

pub use advice::{Advice, Advisor};

use std::{
    hash::{BuildHasher, Hash},
    sync::{Arc, Mutex, PoisonError},
};

use rustc_hash::{FxBuildHasher, FxHashMap};
use stratege_core::{Limits, Player, Stopped, Text, Viewed};
use stratege_solvers::{
    Proof,
    form::{Form, Method, Place, Plan, RegretOptions, Settled, Track, Unbuilt, settle, size},
};

use crate::{
    agent::{Agent, Chosen, Fault, FaultKind, draw_by_chance},
    observation::PartialObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, StrategyError, malformed},
};

/// Histories of the largest game that is planned as a whole.
const MOST_HISTORIES: f64 = 3e7;

/// Bytes that a plan may take.
const MOST_BYTES: u64 = 2 << 30;

/// Steps of work for an equilibrium, after which it is taken as it is.
const WORK: u64 = 4_000_000_000;

/// How far an equilibrium may be from one nobody gains against.
const PRECISION: f64 = 1e-6;

/// Parts in which chances are told as whole numbers.
const PARTS: f64 = (1_u64 << 40) as f64;

/// Both kinds; `size` is kept for as long as the game is.
pub fn kinds<G: Viewed + Clone>(game: &G, size: &PlanSize) -> [Kind<PartialObservation<G>>; 2] {
    [equilibrium(game, size), best_response(game, size)]
}

/// A strategy that is safe: no opponent gains on average against it.
fn equilibrium<G: Viewed + Clone>(game: &G, size: &PlanSize) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "equilibrium",
        names: vec!["equilibrium", "équilibre", "equilibre", "nash"],
        about: Text::new(
            "an equilibrium of the whole game: no opponent gains against it on average",
            "un équilibre du jeu entier : aucun adversaire ne gagne contre lui en moyenne",
        ),
        stochastic: true,
        memoryless: false,
        exact: false,
        cost: Text::new("planning the whole game once", "planifier le jeu entier une fois"),
    };
    let (game, size) = (game.clone(), size.clone());
    Kind::new(card, move |options, _| {
        if !options.is_empty() {
            let expected = Text::new("equilibrium", "équilibre");
            return Err(malformed(format!("equilibrium:{options}"), expected));
        }
        size.check(&game, "equilibrium")?;
        let make: Make<G> = Box::new(|game, limits| {
            let (behaviour, settled) = settled(game, WORK, limits)?;
            if settled.stopped == Some(Stopped::Asked) {
                return Err(Stopped::Asked.into());
            }
            Ok(behaviour)
        });
        let nature = Nature { stochastic: true, memoryless: false, timed: false };
        Ok(Planned::new("equilibrium".to_owned(), nature, make))
    })
}

/// An equilibrium as far as so many steps of work and the limits let it be found.
fn settled<G: Viewed>(
    game: &G,
    work: u64,
    limits: Limits<'_>,
) -> Result<(Behaviour, Settled), Fault> {
    let form = form_of(game, limits, |_, _, _| Ok(()))?;
    let options = RegretOptions {
        method: Method::Discounted,
        precision: PRECISION,
        iterations: (work / form.form.bytes().max(1)).clamp(200, 100_000),
        ..RegretOptions::default()
    };
    let settled = settle(&form.form, options, limits);
    let chances = Player::BOTH.map(|player| form.chances(player, &settled.plans[player.index()]));
    Ok((form.with(chances), settled))
}

/// The strategy that gains most against another one.
fn best_response<G: Viewed + Clone>(game: &G, size: &PlanSize) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "best-response:STRATEGY",
        names: vec!["best-response", "meilleure-réponse", "meilleure-reponse", "exploit"],
        about: Text::new(
            "what gains most against another strategy that does not remember or plans the whole game",
            "ce qui gagne le plus contre une autre stratégie, sans mémoire ou qui planifie le jeu entier",
        ),
        stochastic: false,
        memoryless: false,
        exact: true,
        cost: Text::new("planning the whole game once", "planifier le jeu entier une fois"),
    };
    let (game, size) = (game.clone(), size.clone());
    Kind::new(card, move |options, within| {
        if options.is_empty() {
            let expected = Text::new("best-response:STRATEGY", "meilleure-réponse:STRATÉGIE");
            return Err(malformed("best-response".to_owned(), expected));
        }
        let other = within.read(options)?;
        let word = format!("best-response:{}", other.word());
        if !is_measured(other.as_ref()) {
            let why = Text::new(
                "the other strategy remembers, or draws its moves by itself, so its plan is not known",
                "l'autre stratégie a une mémoire, ou tire elle-même ses coups, et son plan n'est pas connu",
            );
            return Err(StrategyError::Unfit { name: "best-response", why });
        }
        size.check(&game, "best-response")?;
        let make: Make<G> = Box::new(move |game, limits| {
            let Some(behaviour) = behaviour_of(game, other.as_ref(), limits)? else {
                return Err(Fault::silent(FaultKind::Rubbish));
            };
            let (chances, _) = behaviour.answered();
            // Nobody else has it, unless the other strategy plans too.
            let seen = match Arc::try_unwrap(behaviour) {
                Ok(behaviour) => behaviour.seen,
                Err(_) => form_of(game, limits, |_, _, _| Ok(()))?,
            };
            Ok(seen.with(chances))
        });
        let nature = Nature { stochastic: false, memoryless: false, timed: false };
        Ok(Planned::new(word, nature, make))
    })
}

/// The best answer to a strategy, and what it gains on average.
#[derive(Clone, Debug)]
pub struct Answered {
    /// What the answer gains as player 1, and as player 2.
    pub gains: [f64; 2],
    /// How likely the answer makes each move: for each player one number for every sequence.
    pub chances: [Vec<f64>; 2],
}

impl Answered {
    /// What the best opponent gains on average over both seats.
    pub fn exploitability(&self) -> f64 {
        f64::midpoint(self.gains[0], self.gains[1])
    }
}

/// What the best opponent does against a strategy, in both seats.
///
/// `None` if its plan is not known, because it remembers or draws its moves by itself; the error is that the game is too
/// large or the work was stopped.
pub fn answer<G: Viewed>(
    game: &G,
    strategy: &dyn Strategy<PartialObservation<G>>,
    limits: Limits<'_>,
) -> Result<Option<Answered>, Fault> {
    let behaviour = behaviour_of(game, strategy, limits)?;
    Ok(behaviour.map(|behaviour| {
        let (chances, gains) = behaviour.answered();
        Answered { gains, chances }
    }))
}

/// What the best opponent gains on average against a strategy, over both seats; as [`answer`].
pub fn exploitability<G: Viewed>(
    game: &G,
    strategy: &dyn Strategy<PartialObservation<G>>,
    limits: Limits<'_>,
) -> Result<Option<f64>, Fault> {
    Ok(answer(game, strategy, limits)?.map(|answered| answered.exploitability()))
}

/// A strategy that makes the moves of each information set with these probabilities: for each
/// player one number for every sequence of the form of the whole game.
pub fn given<G: Viewed>(
    word: String,
    chances: [Vec<f64>; 2],
) -> impl Strategy<PartialObservation<G>> + use<G> {
    let make: Make<G> = Box::new(move |game, limits| {
        let form = form_of(game, limits, |_, _, _| Ok(()))?;
        let fits =
            |player: Player| chances[player.index()].len() == form.form.side(player).sequences();
        if !Player::BOTH.into_iter().all(fits) {
            return Err(Fault::silent(FaultKind::Rubbish));
        }
        Ok(form.with(chances.clone()))
    });
    Planned::new(word, Nature { stochastic: true, memoryless: false, timed: false }, make)
}

/// Whether it can be known what the best opponent gains against a strategy.
fn is_measured<G: Viewed>(strategy: &dyn Strategy<PartialObservation<G>>) -> bool {
    strategy.tells_chances() || strategy.is_planned()
}

/// How a strategy behaves at every information set, in both seats; `None` if that is not known.
fn behaviour_of<G: Viewed>(
    game: &G,
    strategy: &dyn Strategy<PartialObservation<G>>,
    limits: Limits<'_>,
) -> Result<Option<Arc<Behaviour>>, Fault> {
    if let Some(behaviour) = strategy.behaviour(game, limits)? {
        return Ok(Some(behaviour));
    }
    if !strategy.tells_chances() {
        return Ok(None);
    }
    let mut agent = strategy.agent(game);
    Ok(memoryless(game, agent.as_mut(), limits)?.map(Arc::new))
}

/// Whether a game is small enough to be planned as a whole, found once.
#[derive(Clone, Default)]
pub struct PlanSize(Arc<Mutex<Option<bool>>>);

impl PlanSize {
    /// Whether the game is; whoever asks for another game needs another of these.
    pub fn is_small<G: Viewed>(&self, game: &G, limits: Limits<'_>) -> Result<bool, Stopped> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(is_small) = *known {
            return Ok(is_small);
        }
        let is_small = match size(game, &game.start(), limits) {
            Ok(size) => size.histories <= MOST_HISTORIES,
            Err(Stopped::Asked) => return Err(Stopped::Asked),
            Err(_) => false,
        };
        *known = Some(is_small);
        Ok(is_small)
    }

    fn check<G: Viewed>(&self, game: &G, name: &'static str) -> Result<(), StrategyError> {
        // Counting ends soon by itself.
        match self.is_small(game, Limits::default()) {
            Ok(true) => Ok(()),
            _ => Err(too_large(name)),
        }
    }
}

fn too_large(name: &'static str) -> StrategyError {
    let why = Text::new(
        "the game has too many ways to be played to plan it as a whole; choose a smaller one",
        "le jeu a trop de déroulements pour être planifié en entier ; prenez-en un plus petit",
    );
    StrategyError::Unfit { name, why }
}

/// A form with the first information set of every view.
struct Seen {
    form: Form,
    /// By the hash of the view.
    views: [FxHashMap<u64, u32>; 2],
}

impl Seen {
    fn chances(&self, player: Player, plan: &Plan) -> Vec<f64> {
        self.form.chances(player, plan)
    }

    /// The information set at a place; where none is known, one in which the player sees the same.
    fn set(&self, player: Player, place: Option<Place>, view: &impl Hash) -> Option<usize> {
        let alike = || self.views[player.index()].get(&FxBuildHasher.hash_one(view)).copied();
        match place {
            Some(place) => place.set,
            None => alike().map(|set| set as usize),
        }
    }

    fn with(self, chances: [Vec<f64>; 2]) -> Behaviour {
        Behaviour { seen: self, chances }
    }
}

/// How likely every move is at every information set.
pub struct Behaviour {
    seen: Seen,
    chances: [Vec<f64>; 2],
}

impl Behaviour {
    /// How the best opponent behaves in both seats, and what that gains in each.
    fn answered(&self) -> ([Vec<f64>; 2], [f64; 2]) {
        let form = &self.seen.form;
        let plans = Player::BOTH.map(|player| form.plan(player, &self.chances[player.index()]));
        let responses =
            Player::BOTH.map(|player| form.respond(player, &plans[player.other().index()]));
        let chances = Player::BOTH.map(|player| {
            form.chances(player, &form.response_plan(player, &responses[player.index()]))
        });
        (chances, responses.map(|response| response.value))
    }
}

/// The memory that a plan may take within these limits.
fn bytes(limits: Limits<'_>) -> u64 {
    limits.memory.map_or(MOST_BYTES, |most| most.min(MOST_BYTES))
}

/// Builds the form of the whole game; `met` hears of every information set.
fn form_of<G: Viewed>(
    game: &G,
    limits: Limits<'_>,
    mut met: impl FnMut(Player, &G::View, &[G::Move]) -> Result<(), Fault>,
) -> Result<Seen, Fault> {
    let limits = Limits { nodes: None, memory: Some(bytes(limits)), ..limits };
    let mut views: [FxHashMap<u64, u32>; 2] = Default::default();
    let mut counts = [0, 0];
    let mut fault = None;
    let form = Form::met(game, &game.start(), limits, |player, view, moves| {
        let own = player.index();
        views[own].entry(FxBuildHasher.hash_one(view)).or_insert(counts[own]);
        counts[own] += 1;
        if fault.is_none() {
            fault = met(player, view, moves).err();
        }
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    match form {
        Ok(form) => Ok(Seen { form, views }),
        Err(Unbuilt::Stopped(Stopped::Asked)) => Err(Stopped::Asked.into()),
        // Whoever plays so loses, and it is said why.
        Err(Unbuilt::Stopped(_) | Unbuilt::TooLarge { .. }) => {
            Err(Fault::silent(FaultKind::TooLarge))
        }
        Err(Unbuilt::Inconsistent { .. }) => Err(Fault::silent(FaultKind::Illegal)),
    }
}

/// How an agent behaves that does not remember, in both seats; `None` if it does not say.
fn memoryless<G: Viewed>(
    game: &G,
    agent: &mut dyn Agent<PartialObservation<G>>,
    limits: Limits<'_>,
) -> Result<Option<Behaviour>, Fault> {
    let mut all = [vec![1.0], vec![1.0]];
    let mut chances = Vec::new();
    let mut seat = None;
    let mut is_told = true;
    let seen = form_of(game, limits, |player, view, moves| {
        // Somebody from outside is told which player it is.
        if seat.replace(player) != Some(player) {
            agent.begin(game, player);
        }
        chances.clear();
        is_told = is_told && agent.chances(game, view, limits, &mut chances)?;
        if !is_told {
            return Ok(());
        }
        let total: f64 = chances.iter().map(|&(_, weight)| weight as f64).sum();
        all[player.index()].extend(moves.iter().map(|mv| {
            let weights = chances.iter().filter(|(chosen, _)| chosen == mv);
            weights.map(|&(_, weight)| weight as f64).sum::<f64>() / total
        }));
        Ok(())
    })?;
    Ok(is_told.then(|| seen.with(all)))
}

type Make<G> = Box<dyn Fn(&G, Limits<'_>) -> Result<Behaviour, Fault> + Send + Sync>;

/// A strategy whose plan is made when it is needed first.
struct Planned<G> {
    word: String,
    nature: Nature,
    plan: Arc<Lazy<G>>,
}

struct Lazy<G> {
    make: Make<G>,
    /// What came of making it, once that was tried.
    made: Mutex<Option<Made>>,
}

/// What came of making a plan.
#[derive(Clone)]
enum Made {
    Plan(Arc<Behaviour>),
    /// The game is too large for the memory.
    TooLarge,
}

impl<G: Viewed> Planned<G> {
    fn new(word: String, nature: Nature, make: Make<G>) -> Planned<G> {
        Planned { word, nature, plan: Arc::new(Lazy { make, made: Mutex::new(None) }) }
    }
}

impl<G: Viewed> Lazy<G> {
    /// The plan; whoever comes first makes it, and the others wait.
    fn get(&self, game: &G, limits: Limits<'_>) -> Result<Arc<Behaviour>, Fault> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let known = match &*made {
            Some(known) => known.clone(),
            None => match (self.make)(game, limits) {
                Ok(behaviour) => Made::Plan(Arc::new(behaviour)),
                Err(Fault { kind: FaultKind::TooLarge, .. }) => Made::TooLarge,
                Err(fault) => return Err(fault),
            },
        };
        match made.insert(known) {
            Made::Plan(plan) => Ok(Arc::clone(plan)),
            Made::TooLarge => Err(Fault::silent(FaultKind::TooLarge)),
        }
    }
}

impl<G: Viewed> Strategy<PartialObservation<G>> for Planned<G> {
    fn word(&self) -> String {
        self.word.clone()
    }

    fn nature(&self) -> Nature {
        self.nature
    }

    fn behaviour(&self, game: &G, limits: Limits<'_>) -> Result<Option<Arc<Behaviour>>, Fault> {
        self.plan.get(game, limits).map(Some)
    }

    fn is_planned(&self) -> bool {
        true
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(Planner {
            plan: Arc::clone(&self.plan),
            behaviour: None,
            player: Player::FIRST,
            track: Some(Track::default()),
            moves: Vec::new(),
            chances: Vec::new(),
        })
    }
}

/// Somebody who plays by a plan and remembers what it did.
struct Planner<G: Viewed> {
    plan: Arc<Lazy<G>>,
    behaviour: Option<Arc<Behaviour>>,
    player: Player,
    /// What it did last; `None` if it has not followed the play.
    track: Option<Track>,
    moves: Vec<G::Move>,
    chances: Vec<(G::Move, u64)>,
}

impl<G: Viewed> Agent<PartialObservation<G>> for Planner<G> {
    fn begin(&mut self, _: &G, player: Player) {
        (self.player, self.track) = (player, Some(Track::default()));
    }

    fn is_trusted(&self) -> bool {
        true
    }

    /// Where it has not followed the play from the start, it takes an information set in which it
    /// sees the same.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        if self.behaviour.is_none() {
            self.behaviour = Some(self.plan.get(game, limits)?);
        }
        self.moves.clear();
        game.moves_in(view, &mut self.moves);
        let Some(behaviour) = &self.behaviour else { unreachable!("it has just been made") };
        let (form, own) = (&behaviour.seen.form, self.player.index());
        let place = self.track.and_then(|track| form.locate(self.player, track, view));
        let set = behaviour.seen.set(self.player, place, view);
        let number = match set.map(|set| form.side(self.player).sets()[set]) {
            Some(set) if set.count as usize == self.moves.len() => {
                self.chances.clear();
                let chances = &behaviour.chances[own][set.sequences()];
                let parts = chances.iter().map(|chance| (chance * PARTS) as u64);
                self.chances.extend(self.moves.iter().copied().zip(parts));
                if self.chances.iter().all(|&(_, parts)| parts == 0) {
                    self.chances.iter_mut().for_each(|(_, parts)| *parts = 1);
                }
                let mv = draw_by_chance(&self.chances, random);
                self.moves.iter().position(|&other| other == mv).unwrap_or(0)
            }
            _ => random.below(self.moves.len() as u32) as usize,
        };
        self.track = place.map(|place| place.after(number));
        Ok(Chosen { mv: self.moves[number], proof: place.map(|_| Proof::Bound) })
    }
}
