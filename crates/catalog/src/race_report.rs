//! What is known about a race at all points: the answer of `dice`.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use serde::Serialize;
use stratege_core::{Limits, Pace, Stopped};
use stratege_solvers::{
    matrix::{self, Uniqueness, exact},
    race::{self, Race, RaceStrategy},
};
use utoipa::ToSchema;

use crate::matrix_game::{MatrixGame, MatrixJobError, MatrixRequest, Payoff, ReplyReport};

/// What is asked about a race.
#[derive(Clone, Copy, Debug, Default)]
pub struct RaceRequest {
    /// One turn only: whoever gains more points wins.
    pub one_turn: bool,
    /// Fractions instead of decimals.
    pub exact: bool,
    /// The points, own ones first, about which more is told.
    pub at: Option<[u32; 2]>,
    /// Whether to tell what the best choices gain over the choice with most points.
    pub edge: bool,
}

/// A number, or a fraction as text.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Quantity {
    /// To the precision of floating point numbers.
    Number(f64),
    /// A fraction such as `-3/8`.
    Fraction(String),
}

impl Quantity {
    /// The number, or the one nearest to the fraction.
    pub fn number(&self) -> f64 {
        match self {
            Quantity::Number(number) => *number,
            Quantity::Fraction(text) => {
                text.parse::<RBig>().map_or(f64::NAN, |fraction| fraction.to_f64().value())
            }
        }
    }

    /// How often somebody wins who gains so much on average, where there are no draws.
    pub fn win(&self) -> Quantity {
        match self {
            Quantity::Number(gain) => Quantity::Number(f64::midpoint(1.0, *gain)),
            Quantity::Fraction(text) => text
                .parse::<RBig>()
                .map_or(self.clone(), |gain| Quantity::from(&((gain + RBig::ONE) / RBig::from(2)))),
        }
    }
}

impl From<&RBig> for Quantity {
    fn from(fraction: &RBig) -> Quantity {
        Quantity::Fraction(fraction.to_string())
    }
}

impl From<f64> for Quantity {
    fn from(number: f64) -> Quantity {
        Quantity::Number(number)
    }
}

/// What is best at all points of a race.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RaceReport {
    /// The points that win.
    pub n: u32,
    /// How many choices there are.
    pub d: usize,
    /// `sequential`, `simultaneous` or `one-turn`.
    pub variant: &'static str,
    /// The mean gain of player 1 from the start: a win is 1, a loss is -1.
    pub value: Quantity,
    /// The points that each choice gains on average.
    pub means: Vec<Quantity>,
    /// The choice that gains most points on average.
    pub richest: usize,
    /// The best choice by own points (rows) and the other's (columns); null where the best is a
    /// mixture.
    pub dice: Vec<Vec<Option<usize>>>,
    /// The points, own ones first, at which every choice loses, but for chances below 1e-12 where
    /// numbers are rounded; `dice` has the first choice there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Vec<u32>>)]
    pub lost: Vec<[u32; 2]>,
    /// The mean gain of the player to move, likewise.
    pub gain: Vec<Vec<Quantity>>,
    /// From how many choices the best mixture draws, where players choose at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<Vec<usize>>,
    /// What the best choices gain more than always the richest one does, against the best
    /// opponent; if asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub edge: Vec<Vec<f64>>,
    /// What each choice of player 1 gains against each of player 2, in one turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub payoffs: Vec<Vec<Quantity>>,
    /// How likely the best way of playing makes each choice at the start.
    pub strategy: Vec<Quantity>,
    /// Whether that is the only best way; not told where it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unique: Option<bool>,
    /// How much could be gained at most, at any points, by choosing otherwise: zero but for
    /// rounding.
    pub certificate: f64,
    /// The best replies to a given mixture, in one turn, if asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<ReplyReport>,
    /// More about some points, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<StandingReport>,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

impl RaceReport {
    /// Whether every choice loses at these points.
    pub fn is_lost(&self, own: u32, other: u32) -> bool {
        self.lost.binary_search(&[own, other]).is_ok()
    }

    /// Adds the best replies to a mixture of choices of player 1, such as `1/2,1/2`, where the
    /// race is one turn. Both players have the same choices, so it serves either.
    pub fn reply_to(
        &mut self,
        against: &str,
        exact: bool,
        patience: f64,
        limits: Limits<'_>,
    ) -> Result<(), MatrixJobError> {
        let payoff = |quantity: &Quantity| match quantity {
            Quantity::Number(number) => Payoff::Near(*number),
            Quantity::Fraction(text) => Payoff::Written(text.clone()),
        };
        let payoffs: Vec<Vec<Payoff>> =
            self.payoffs.iter().map(|row| row.iter().map(payoff).collect()).collect();
        let game = MatrixGame::of_payoffs(&payoffs, None, None)?;
        let request = MatrixRequest {
            exact,
            against_row: Some(against),
            patience,
            ..MatrixRequest::default()
        };
        self.replies = game.solve(&request, limits)?.replies;
        Ok(())
    }
}

/// What is best at some points.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StandingReport {
    /// Points of the player to move.
    pub own: u32,
    /// Points of the other.
    pub other: u32,
    /// The mean gain of the player to move.
    pub value: Quantity,
    /// Every choice.
    pub choices: Vec<ChoiceReport>,
    /// How likely the other makes each choice, where both choose at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_strategy: Vec<f64>,
}

/// One choice at some points.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChoiceReport {
    /// Its number.
    pub choice: usize,
    /// What it gains on average, with best play afterwards.
    pub gain: Quantity,
    /// How likely the best way of playing makes it.
    pub chance: f64,
}

/// Targets up to which fractions are written for all points: they grow long.
const FRACTIONS_EVERYWHERE: u32 = 20;

pub(crate) fn report(
    race: &Race,
    pace: Pace,
    solutions: &Solutions,
    request: &RaceRequest,
    limits: Limits<'_>,
) -> Result<RaceReport, Stopped> {
    let mut report = match (request.one_turn, pace) {
        (true, _) => one_turn(race, request.exact, limits)?,
        (false, Pace::InTurn) if request.exact => in_turn_exact(race, request.at, limits)?,
        (false, Pace::InTurn) => in_turn(race, solutions.in_turn(race, limits)?, request.at),
        (false, Pace::AtOnce) => at_once(race, solutions.at_once(race, limits)?, request.at),
    };
    if request.edge && !request.one_turn {
        report.edge = edge(race, pace, solutions, limits)?;
    }
    Ok(report)
}

/// What has been found out about a race, kept for the next question.
#[derive(Default)]
pub(crate) struct Solutions {
    in_turn: std::sync::OnceLock<race::Sequential>,
    at_once: std::sync::OnceLock<race::Simultaneous>,
}

impl Solutions {
    pub(crate) fn in_turn(
        &self,
        race: &Race,
        limits: Limits<'_>,
    ) -> Result<&race::Sequential, Stopped> {
        if let Some(known) = self.in_turn.get() {
            return Ok(known);
        }
        let found = race::sequential(race, limits)?;
        Ok(self.in_turn.get_or_init(|| found))
    }

    pub(crate) fn at_once(
        &self,
        race: &Race,
        limits: Limits<'_>,
    ) -> Result<&race::Simultaneous, Stopped> {
        if let Some(known) = self.at_once.get() {
            return Ok(known);
        }
        let found = race::simultaneous(race, limits)?;
        Ok(self.at_once.get_or_init(|| found))
    }
}

/// A report in which nothing is known yet.
fn blank(race: &Race, variant: &'static str, value: Quantity) -> RaceReport {
    RaceReport {
        n: race.target(),
        d: race.choices().len(),
        variant,
        value,
        means: race.choices().iter().map(|choice| choice.mean().into()).collect(),
        richest: race.richest(),
        dice: Vec::new(),
        lost: Vec::new(),
        gain: Vec::new(),
        support: Vec::new(),
        edge: Vec::new(),
        payoffs: Vec::new(),
        strategy: Vec::new(),
        unique: None,
        certificate: 0.0,
        replies: Vec::new(),
        at: None,
        seconds: 0.0,
    }
}

/// A table by own points and the other's.
fn table<T>(race: &Race, cell: impl Fn(u32, u32) -> T) -> Vec<Vec<T>> {
    let points = || 0..race.target();
    points().map(|own| points().map(|other| cell(own, other)).collect()).collect()
}

/// The points at which the player to move gains `-1`, row after row.
fn lost(race: &Race, is_lost: impl Fn(u32, u32) -> bool) -> Vec<[u32; 2]> {
    let points = || 0..race.target();
    let all = points().flat_map(|own| points().map(move |other| [own, other]));
    all.filter(|&[own, other]| is_lost(own, other)).collect()
}

/// Whether a gain is a sure loss.
fn is_loss(gain: f64) -> bool {
    gain <= race::TIE - 1.0
}

/// The points that each choice gains on average, without rounding.
fn exact_means(race: &Race) -> Vec<Quantity> {
    let mean = |law: &race::Gains| {
        let points =
            law.outcomes().iter().map(|&(points, ways)| IBig::from(points) * IBig::from(ways));
        let points = points.fold(IBig::ZERO, |sum, points| sum + points);
        Quantity::from(&RBig::from_parts(points, UBig::from(law.total())))
    };
    race.choices().iter().map(mean).collect()
}

fn certain(race: &Race, choice: usize) -> Vec<f64> {
    (1..=race.choices().len()).map(|each| f64::from(u8::from(each == choice))).collect()
}

fn quantities(numbers: Vec<f64>) -> Vec<Quantity> {
    numbers.into_iter().map(Quantity::Number).collect()
}

fn in_turn(race: &Race, solution: &race::Sequential, at: Option<[u32; 2]>) -> RaceReport {
    let mut report = blank(race, "sequential", solution.gain(0, 0).into());
    report.dice = table(race, |own, other| Some(solution.choice(own, other)));
    report.lost = lost(race, |own, other| is_loss(solution.gain(own, other)));
    report.gain = table(race, |own, other| solution.gain(own, other).into());
    report.strategy = quantities(certain(race, solution.choice(0, 0)));
    report.certificate = solution.residual.max(solution.improvement);
    report.at = at.map(|[own, other]| {
        let best = solution.choice(own, other);
        let gains = solution.gains_at(race, own, other);
        let choices = (1..).zip(gains).map(|(choice, gain)| ChoiceReport {
            choice,
            gain: gain.into(),
            chance: f64::from(u8::from(choice == best)),
        });
        StandingReport {
            own,
            other,
            value: solution.gain(own, other).into(),
            choices: choices.collect(),
            other_strategy: Vec::new(),
        }
    });
    report
}

fn in_turn_exact(
    race: &Race,
    at: Option<[u32; 2]>,
    limits: Limits<'_>,
) -> Result<RaceReport, Stopped> {
    let solution = race::sequential_exact(race, limits)?;
    let fraction = |own, other| Quantity::from(solution.gain(own, other));
    let mut report = blank(race, "sequential", fraction(0, 0));
    report.means = exact_means(race);
    report.lost = lost(race, |own, other| *solution.gain(own, other) == RBig::NEG_ONE);
    report.dice = table(race, |own, other| Some(solution.choice(own, other)));
    if race.target() <= FRACTIONS_EVERYWHERE {
        report.gain = table(race, fraction);
    }
    let chance = |choice| Quantity::from(&RBig::from(u8::from(choice == solution.choice(0, 0))));
    report.strategy = (1..=race.choices().len()).map(chance).collect();
    report.at = at.map(|[own, other]| StandingReport {
        own,
        other,
        value: fraction(own, other),
        choices: vec![ChoiceReport {
            choice: solution.choice(own, other),
            gain: fraction(own, other),
            chance: 1.0,
        }],
        other_strategy: Vec::new(),
    });
    Ok(report)
}

fn at_once(race: &Race, solution: &race::Simultaneous, at: Option<[u32; 2]>) -> RaceReport {
    let mut report = blank(race, "simultaneous", solution.value(0, 0).into());
    let pure = |own, other| match solution.plan.at(own, other) {
        race::Play::Pure(choice) => Some(choice),
        race::Play::Mixed(_) => None,
    };
    report.dice = table(race, pure);
    report.lost = lost(race, |own, other| is_loss(solution.value(own, other)));
    report.gain = table(race, |own, other| solution.value(own, other).into());
    report.support = table(race, |own, other| solution.support(own, other));
    report.strategy = quantities(solution.plan.weights(0, 0));
    report.certificate = solution.largest_shortfall;
    report.at = at.map(|[own, other]| {
        let payoffs = solution.payoffs_at(race, own, other);
        let mine = solution.plan.weights(own, other);
        let theirs = solution.plan.weights(other, own);
        let gain = |row: usize| -> f64 {
            theirs
                .iter()
                .enumerate()
                .map(|(column, weight)| weight * payoffs.get(row, column))
                .sum()
        };
        let choices = mine.iter().enumerate().map(|(row, &chance)| ChoiceReport {
            choice: row + 1,
            gain: gain(row).into(),
            chance,
        });
        StandingReport {
            own,
            other,
            value: solution.value(own, other).into(),
            choices: choices.collect(),
            other_strategy: theirs.clone(),
        }
    });
    report
}

fn one_turn(race: &Race, exact: bool, limits: Limits<'_>) -> Result<RaceReport, Stopped> {
    if exact {
        let payoffs = race::one_turn_exact(race);
        let found = exact::solve(&payoffs, limits)?;
        let fraction = |number: &RBig| Quantity::from(number);
        let mut report = blank(race, "one-turn", fraction(&found.value));
        report.means = exact_means(race);
        report.payoffs = (0..payoffs.rows())
            .map(|row| (0..payoffs.columns()).map(|c| fraction(payoffs.get(row, c))).collect())
            .collect();
        report.strategy = found.row.iter().map(fraction).collect();
        report.unique = Some(found.unique[0]);
        return Ok(report);
    }
    let payoffs = race::one_turn(race);
    let found = matrix::solve(&payoffs);
    let mut report = blank(race, "one-turn", found.value.into());
    report.payoffs = (0..payoffs.rows())
        .map(|row| (0..payoffs.columns()).map(|c| payoffs.get(row, c).into()).collect())
        .collect();
    report.strategy = quantities(found.row);
    report.unique = match found.unique[0] {
        Uniqueness::Unique => Some(true),
        Uniqueness::Several => Some(false),
        Uniqueness::Unknown => None,
    };
    report.certificate = found.gaps[0].max(found.gaps[1]);
    Ok(report)
}

/// What the best plan gains more than always the richest choice does, against the best opponent.
fn edge(
    race: &Race,
    pace: Pace,
    solutions: &Solutions,
    limits: Limits<'_>,
) -> Result<Vec<Vec<f64>>, Stopped> {
    let richest =
        RaceStrategy::constant(race, certain(race, race.richest())).expect("one of the choices");
    let best = match pace {
        Pace::InTurn => solutions.in_turn(race, limits)?.plan(race),
        Pace::AtOnce => solutions.at_once(race, limits)?.plan.clone(),
    };
    let of_best = race::gain_table(race, pace, &best, &best, limits)?;
    let of_richest = race::gain_table(race, pace, &richest, &best, limits)?;
    let minus = |(best, richest): (Vec<f64>, Vec<f64>)| {
        best.into_iter().zip(richest).map(|(best, richest)| best - richest).collect()
    };
    Ok(of_best.into_iter().zip(of_richest).map(minus).collect())
}
