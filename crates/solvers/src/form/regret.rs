//! Equilibria by regret: players who look back and change their ways, whose averages are safe.
//!
//! At every information set a player keeps how much more each move would have brought so far, and
//! plays the moves in proportion to what is regretted. The average of all plans tends to an
//! equilibrium, and both best answers to it say how far it is. The four methods differ in how they
//! forget: M. Zinkevich and others, 2007 (CFR); O. Tammelin, 2014 (CFR+); N. Brown and T. Sandholm,
//! 2019 (DCFR); G. Farina, C. Kroer, T. Sandholm, 2021 (PCFR+).

use stratege_core::{Limits, Meter, Player, Stopped};

use super::{Form, InformationSet, Plan, Side};

/// How regrets are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// All regrets count, and all plans.
    Plain,
    /// Nothing below zero is kept, and later plans count more.
    Plus,
    /// Old regrets fade, those below zero soonest; the usual choice.
    #[default]
    Discounted,
    /// As `Plus`, expecting the next regret to be like the last.
    Predictive,
}

/// When to be content.
#[derive(Clone, Copy, Debug)]
pub struct RegretOptions {
    /// How regrets are kept.
    pub method: Method,
    /// Ends when the exploitability is at most this.
    pub precision: f64,
    /// Ends after so many iterations.
    pub iterations: u64,
    /// The plan of iteration t weighs t to this power in the average, at most [`STEEPEST`]; what suits the method where
    /// nothing is said.
    pub averaging: Option<u32>,
}

/// The greatest power by which plans are weighed.
pub const STEEPEST: u32 = 8;

impl Default for RegretOptions {
    fn default() -> RegretOptions {
        RegretOptions {
            method: Method::default(),
            precision: 1e-6,
            iterations: 1_000_000,
            averaging: None,
        }
    }
}

/// Plans of both players, and how sure they are.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The plan of each player.
    pub plans: [Plan; 2],
    /// The value of the game for player 1 lies between these: what each plan is sure to get.
    pub between: [f64; 2],
    /// How often both players looked back.
    pub iterations: u64,
    /// The limit that cut the work short, if one did.
    pub stopped: Option<Stopped>,
}

impl Settled {
    /// What the best opponent gains on average over both seats.
    pub fn exploitability(&self) -> f64 {
        (self.between[1] - self.between[0]) / 2.0
    }
}

/// Looks back until the plans are precise enough or a limit is reached; a limit leaves the plans so
/// far.
///
/// A position, for the limits, is an information set looked at. Where the time is bounded
/// ([`stratege_core::Watch::left`]), it is used up unless the plans are precise enough sooner.
pub fn settle(form: &Form, options: RegretOptions, limits: Limits<'_>) -> Settled {
    settle_on(form, options, limits, &mut Meter::new(limits, None))
}

/// Iterations of the first turn of [`settle_in_turns`]: enough for most games by DCFR.
const FIRST_TURN: u64 = 5_000;

/// As [`settle`], by DCFR and PCFR+ in turn, each time from the beginning and four times as long:
/// the one is soon precise where the other takes for ever (DCFR in Goofspiel, PCFR+ in liar's dice).
///
/// Gives the best plans, the method that found them, and the methods that had a turn.
pub fn settle_in_turns(
    form: &Form,
    options: RegretOptions,
    limits: Limits<'_>,
) -> (Settled, Method, Vec<Method>) {
    const TURNS: [Method; 2] = [Method::Discounted, Method::Predictive];
    let mut meter = Meter::new(limits, None);
    let mut turn = |method, iterations| {
        settle_on(form, RegretOptions { method, iterations, ..options }, limits, &mut meter)
    };
    let mut length = FIRST_TURN.min(options.iterations);
    let mut best = turn(TURNS[0], length);
    let (mut by, mut turns, mut done) = (TURNS[0], 1, best.iterations);
    while best.exploitability() > options.precision
        && best.stopped.is_none()
        && done < options.iterations
    {
        length = (length * 4).min(options.iterations - done);
        let method = TURNS[turns % TURNS.len()];
        let found = turn(method, length);
        (turns, done) = (turns + 1, done + found.iterations);
        let stopped = found.stopped;
        if found.exploitability() < best.exploitability() {
            (best, by) = (found, method);
        }
        best.stopped = stopped;
    }
    best.iterations = done;
    (best, by, TURNS[..turns.min(TURNS.len())].to_vec())
}

fn settle_on(
    form: &Form,
    options: RegretOptions,
    limits: Limits<'_>,
    meter: &mut Meter<'_>,
) -> Settled {
    let mut regret = Regret::new(form, options.method);
    regret.averaging = options.averaging.unwrap_or(regret.averaging);
    let sets = form.sides.iter().map(|side| side.sets.len() as u64).sum::<u64>().max(1);
    // Looking at how far it is costs about an iteration, so that is done more and more rarely.
    let mut next_look = 1;
    loop {
        let spent = limits.watch.left().is_some_and(|left| left.is_zero());
        let halt = meter.add(sets).and_then(|()| meter.work(form.work())).err();
        let halt = halt.or(spent.then_some(Stopped::Asked));
        if regret.iterations >= next_look || halt.is_some() {
            next_look = regret.iterations + 1 + regret.iterations / 4;
            let settled = regret.settled(halt);
            let precise = settled.exploitability() <= options.precision;
            if precise || halt.is_some() || regret.iterations >= options.iterations {
                let stopped = settled.stopped.filter(|_| !precise);
                return Settled { stopped, ..settled };
            }
        }
        regret.step();
        next_look = next_look.min(options.iterations);
    }
}

/// The regrets of both players.
pub struct Regret<'a> {
    form: &'a Form,
    numbers: Vec<f64>,
    method: Method,
    averaging: u32,
    iterations: u64,
    players: [Looking; 2],
    worths: Vec<f64>,
}

/// What one player keeps, a number for every sequence.
struct Looking {
    regrets: Vec<f64>,
    /// What the next regrets are expected to be, where that is used.
    expected: Vec<f64>,
    /// How likely each move is now.
    chances: Vec<f64>,
    plan: Plan,
    /// The plans so far, by weight.
    sum: Plan,
}

impl<'a> Regret<'a> {
    /// Nothing is regretted yet.
    pub fn new(form: &'a Form, method: Method) -> Regret<'a> {
        let players = Player::BOTH.map(|player| {
            let count = form.side(player).sequences();
            let plan = form.uniform(player);
            let expected = if method == Method::Predictive { count } else { 0 };
            Looking {
                regrets: vec![0.0; count],
                expected: vec![0.0; expected],
                chances: form.chances(player, &plan),
                plan,
                sum: vec![0.0; count],
            }
        });
        let most = form.sides.iter().map(Side::sequences).max().unwrap_or(1);
        let worths = vec![0.0; most];
        let averaging = match method {
            Method::Plain => 0,
            Method::Plus => 1,
            Method::Discounted | Method::Predictive => 2,
        };
        Regret { form, numbers: form.numbers(), method, averaging, iterations: 0, players, worths }
    }

    /// How often both have looked back.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Player 1 looks back at what player 2 did, then player 2 at what player 1 does now.
    pub fn step(&mut self) {
        self.iterations += 1;
        for player in Player::BOTH {
            self.look_back(player);
        }
    }

    fn look_back(&mut self, player: Player) {
        let (form, time) = (self.form, self.iterations as f64);
        let other = &self.players[player.other().index()].plan;
        let worths = &mut self.worths[..form.side(player).sequences()];
        form.worth(player, &self.numbers, other, worths);
        let Looking { regrets, expected, chances, plan, sum } = &mut self.players[player.index()];
        // A power by multiplication has the same bits on every machine.
        let weight = (0..self.averaging).fold(1.0, |weight, _| weight * time);
        for (sum, reached) in sum.iter_mut().zip(&*plan) {
            *sum += weight * reached;
        }
        // The power 1.5 of the number of iterations.
        let power = time * time.sqrt();
        let fades = [power / (power + 1.0), 0.5];
        let sets = form.side(player).sets();
        for set in sets.iter().rev() {
            let range = set.sequences();
            let (regrets, chances) = (&mut regrets[range.clone()], &mut chances[range.clone()]);
            let moves = &worths[range.clone()];
            let mean: f64 = moves.iter().zip(&*chances).map(|(worth, chance)| worth * chance).sum();
            match self.method {
                Method::Plain => {
                    for (regret, worth) in regrets.iter_mut().zip(moves) {
                        *regret += worth - mean;
                    }
                    match_regrets(regrets, chances);
                }
                Method::Plus => {
                    for (regret, worth) in regrets.iter_mut().zip(moves) {
                        *regret = (*regret + worth - mean).max(0.0);
                    }
                    match_regrets(regrets, chances);
                }
                Method::Discounted => {
                    for (regret, worth) in regrets.iter_mut().zip(moves) {
                        let fade = if *regret > 0.0 { fades[0] } else { fades[1] };
                        *regret = *regret * fade + worth - mean;
                    }
                    match_regrets(regrets, chances);
                }
                Method::Predictive => {
                    let expected = &mut expected[range];
                    for ((regret, expected), worth) in
                        regrets.iter_mut().zip(expected.iter_mut()).zip(moves)
                    {
                        *regret = (*regret + worth - mean).max(0.0);
                        *expected = (*regret + worth - mean).max(0.0);
                    }
                    match_regrets(expected, chances);
                }
            }
            worths[set.parent as usize] += mean;
        }
        lay(plan, chances, sets);
    }

    /// The averages so far, and how far they are from an equilibrium.
    pub fn settled(&self, stopped: Option<Stopped>) -> Settled {
        let form = self.form;
        let plans = Player::BOTH.map(|player| {
            let sum = &self.players[player.index()].sum;
            form.plan(player, &form.chances(player, sum))
        });
        let between = form.between([&plans[0], &plans[1]]);
        Settled { plans, between, iterations: self.iterations, stopped }
    }
}

/// Moves are as likely as they are regretted; all alike where none is.
#[inline]
fn match_regrets(regrets: &[f64], chances: &mut [f64]) {
    let total: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    if total > 0.0 {
        let share = 1.0 / total;
        for (chance, regret) in chances.iter_mut().zip(regrets) {
            *chance = regret.max(0.0) * share;
        }
    } else {
        chances.fill(1.0 / chances.len() as f64);
    }
}

/// Makes the plan of these chances.
#[inline]
fn lay(plan: &mut [f64], chances: &[f64], sets: &[InformationSet]) {
    for set in sets {
        let reached = plan[set.parent as usize];
        for sequence in set.sequences() {
            plan[sequence] = reached * chances[sequence];
        }
    }
}
