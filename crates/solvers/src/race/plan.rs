//! Plans: what to choose at every position, for certain or by chance.

use std::ops::{Add, Div};

use super::{
    Race, RaceFault,
    odds::{Law, laws},
};

/// For every pair of own and other's points a choice or a mixture of choices.
///
/// Weights are floats or, for exact comparisons, fractions. Positions with one certain choice
/// take four bytes; only true mixtures are spelled out.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceStrategy<W = f64> {
    target: usize,
    choices: usize,
    table: StrategyTable<W>,
}

/// What a plan does at one position.
#[derive(Debug, PartialEq)]
pub enum Play<'a, W = f64> {
    /// This choice, from 1.
    Pure(usize),
    /// Choice 1 with the first of these chances, and so on; they add up to 1.
    Mixed(&'a [W]),
}

// A choice or a reference: copied whatever the weights are.
impl<W> Clone for Play<'_, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Play<'_, W> {}

#[derive(Clone, Debug, PartialEq)]
enum StrategyTable<W> {
    Constant(Vec<W>),
    /// An entry below the number of choices is a choice from 0; entry `choices + n` is mixture
    /// `n` of `mixtures`.
    Full {
        entries: Vec<u32>,
        mixtures: Vec<W>,
    },
}

/// Numbers that can be weights. A whole number makes 0 and 1.
pub trait Weight: Clone + PartialOrd + From<u8> + Add<Output = Self> + Div<Output = Self> {}

impl<W: Clone + PartialOrd + From<u8> + Add<Output = W> + Div<Output = W>> Weight for W {}

impl<W: Weight> RaceStrategy<W> {
    /// One certain choice, from 1, at each position: `choice(own, other)`.
    pub fn pure(
        race: &Race,
        mut choice: impl FnMut(u32, u32) -> usize,
    ) -> Result<RaceStrategy<W>, RaceFault> {
        let choices = race.choices().len();
        let mut plan = RaceStrategy::empty(race);
        for own in 0..race.target() {
            for other in 0..race.target() {
                let choice = choice(own, other);
                if choice == 0 || choice > choices {
                    return Err(RaceFault::Choice { choice, choices });
                }
                plan.set(own as usize, other as usize, choice - 1);
            }
        }
        Ok(plan)
    }

    /// The same mixture everywhere. Weights need not add up to 1: only proportions count.
    ///
    /// ```
    /// use stratege_solvers::race::{Gains, Play, Race, RaceStrategy};
    ///
    /// let step = |points| Gains::new([(points, 1)]).expect("a certain gain");
    /// let race = Race::new(5, vec![step(1), step(2)]).expect("a small race");
    /// let plan = RaceStrategy::constant(&race, vec![1.0, 3.0]).expect("two weights");
    /// assert_eq!(plan.at(0, 4), Play::Mixed(&[0.25, 0.75]));
    /// ```
    pub fn constant(race: &Race, weights: Vec<W>) -> Result<RaceStrategy<W>, RaceFault> {
        let weights = normalised(race, weights)?;
        let table = StrategyTable::Constant(weights);
        Ok(RaceStrategy { target: race.size(), choices: race.choices().len(), table })
    }

    /// A mixture for each position: `weights(own, other)`. Only proportions count.
    pub fn mixed(
        race: &Race,
        mut weights: impl FnMut(u32, u32) -> Vec<W>,
    ) -> Result<RaceStrategy<W>, RaceFault> {
        let mut plan = RaceStrategy::empty(race);
        for own in 0..race.target() {
            for other in 0..race.target() {
                let weights = normalised(race, weights(own, other))?;
                plan.set_mixture(own as usize, other as usize, &weights);
            }
        }
        Ok(plan)
    }

    /// What to do with `own` points when the other has `other`, both below the target.
    pub fn at(&self, own: u32, other: u32) -> Play<'_, W> {
        let (own, other) = (own as usize, other as usize);
        assert!(own.max(other) < self.target, "both are below the target");
        match self.play(own, other) {
            Play::Pure(choice) => Play::Pure(choice + 1),
            mixed @ Play::Mixed(_) => mixed,
        }
    }

    /// The chance of each choice with `own` points when the other has `other`.
    pub fn weights(&self, own: u32, other: u32) -> Vec<W> {
        match self.at(own, other) {
            Play::Mixed(weights) => weights.to_vec(),
            Play::Pure(choice) => {
                (1..=self.choices).map(|each| W::from(u8::from(each == choice))).collect()
            }
        }
    }

    /// How many positions have a mixture of their own; 0 for the same mixture everywhere.
    pub fn mixtures(&self) -> usize {
        match &self.table {
            StrategyTable::Constant(_) => 0,
            StrategyTable::Full { mixtures, .. } => mixtures.len() / self.choices,
        }
    }

    /// Choice 1 everywhere, to be filled in.
    pub(super) fn empty(race: &Race) -> RaceStrategy<W> {
        let entries = vec![0; race.size() * race.size()];
        let table = StrategyTable::Full { entries, mixtures: Vec::new() };
        RaceStrategy { target: race.size(), choices: race.choices().len(), table }
    }

    /// Sets a certain choice, from 0.
    pub(super) fn set(&mut self, own: usize, other: usize, choice: usize) {
        if let StrategyTable::Full { entries, .. } = &mut self.table {
            entries[own * self.target + other] = choice as u32;
        }
    }

    /// Sets a mixture, or a choice when only one has a chance.
    pub(super) fn set_mixture(&mut self, own: usize, other: usize, weights: &[W]) {
        let zero = W::from(0);
        let mut support = (0..weights.len()).filter(|&choice| weights[choice] > zero);
        let first = support.next().unwrap_or(0);
        if support.next().is_none() {
            self.set(own, other, first);
            return;
        }
        if let StrategyTable::Full { entries, mixtures } = &mut self.table {
            let number = mixtures.len() / self.choices;
            entries[own * self.target + other] = (self.choices + number) as u32;
            mixtures.extend_from_slice(weights);
        }
    }

    /// As `at`, with choices from 0.
    pub(super) fn play(&self, own: usize, other: usize) -> Play<'_, W> {
        match &self.table {
            StrategyTable::Constant(weights) => Play::Mixed(weights),
            StrategyTable::Full { entries, mixtures } => {
                let entry = entries[own * self.target + other] as usize;
                match entry.checked_sub(self.choices) {
                    None => Play::Pure(entry),
                    Some(number) => Play::Mixed(&mixtures[number * self.choices..][..self.choices]),
                }
            }
        }
    }

    /// Stops a plan for another race from being used: a mistake of the caller.
    pub(super) fn assert_fits(&self, race: &Race) {
        let fits = self.target == race.size() && self.choices == race.choices().len();
        assert!(fits, "the plan was made for another race");
    }
}

/// A plan with the laws it draws from.
pub(super) struct Laid<'a> {
    /// Of each choice; one law alone for the same mixture everywhere.
    pub(super) laws: Vec<Law>,
    plan: Option<&'a RaceStrategy>,
}

impl<'a> Laid<'a> {
    pub(super) fn new(race: &Race, plan: &'a RaceStrategy) -> Laid<'a> {
        plan.assert_fits(race);
        match &plan.table {
            StrategyTable::Constant(weights) => {
                Laid { laws: vec![Law::mixed(race, weights)], plan: None }
            }
            StrategyTable::Full { .. } => Laid { laws: laws(race), plan: Some(plan) },
        }
    }

    /// What the plan does, as numbers from 0 of `laws`.
    #[inline]
    pub(super) fn play(&self, own: usize, other: usize) -> Play<'a> {
        self.plan.map_or(Play::Pure(0), |plan| plan.play(own, other))
    }

    /// The mean of `value` over the laws that the plan draws from at a position.
    #[inline]
    pub(super) fn mean(&self, own: usize, other: usize, value: impl Fn(&Law) -> f64) -> f64 {
        match self.play(own, other) {
            Play::Pure(choice) => value(&self.laws[choice]),
            Play::Mixed(weights) => {
                let drawn = self.laws.iter().zip(weights).filter(|&(_, &weight)| weight > 0.0);
                drawn.map(|(law, weight)| weight * value(law)).sum()
            }
        }
    }
}

/// The weights divided by their sum.
fn normalised<W: Weight>(race: &Race, weights: Vec<W>) -> Result<Vec<W>, RaceFault> {
    let choices = race.choices().len();
    let fault = RaceFault::Weights { choices };
    let (zero, one) = (W::from(0), W::from(1));
    // Not a number is neither.
    if weights.len() != choices || !weights.iter().all(|weight| *weight >= zero) {
        return Err(fault);
    }
    let sum = weights.iter().cloned().fold(zero.clone(), W::add);
    if sum <= zero {
        return Err(fault);
    }
    let weights: Vec<W> = weights.into_iter().map(|weight| weight / sum.clone()).collect();
    let sound = weights.iter().all(|weight| zero <= *weight && *weight <= one);
    if sound { Ok(weights) } else { Err(fault) }
}
