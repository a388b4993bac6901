//! Expressions: sums of values and of games that somebody else knows.

use std::ops::Range;

use crate::{Calculator, Dyadic, Outcome, Value, ValueError};

/// A sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression<'t> {
    /// What is added.
    pub summands: Vec<Summand<'t>>,
}

/// A term, so many times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summand<'t> {
    /// How many copies; that of a negative is negative.
    pub count: i64,
    /// What is copied.
    pub term: Term<'t>,
}

/// What sums are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term<'t> {
    /// A number.
    Number(Dyadic),
    /// {0|*}, so many times.
    Ups(i64),
    /// A nimber.
    Star(u16),
    /// ± of these options: Left has them, and Right their negatives.
    Switch(Vec<Expression<'t>>),
    /// {0‖0|-G}.
    Tiny(Box<Expression<'t>>),
    /// The options of both players.
    Braces {
        /// Those of Left.
        left: Vec<Expression<'t>>,
        /// Those of Right.
        right: Vec<Expression<'t>>,
    },
    /// A sum in parentheses.
    Sum(Expression<'t>),
    /// A game with its parameters, for whoever knows games.
    Game(GameWord<'t>),
}

/// The word of a game, such as `domineering:4x4` or `nim:3,5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameWord<'t> {
    /// As it was written.
    pub word: &'t str,
    /// Where, in bytes.
    pub at: Range<usize>,
}

/// Somebody who knows games: gives values whose sum is that of the game.
pub type Resolve<'t, 'r, E> =
    dyn FnMut(&mut Calculator<'_, '_>, &GameWord<'t>) -> Result<Vec<Value>, E> + 'r;

/// Copies that are played side by side rather than added up.
const MOST_COPIES: i64 = 16;

impl<'t> Expression<'t> {
    pub(crate) fn of(term: Term<'t>) -> Expression<'t> {
        Expression { summands: vec![Summand { count: 1, term }] }
    }

    /// The value of the sum.
    ///
    /// `resolve` is asked for every game.
    pub fn value<E: From<ValueError>>(
        &self,
        calculator: &mut Calculator<'_, '_>,
        resolve: &mut Resolve<'t, '_, E>,
    ) -> Result<Value, E> {
        let mut sum = Value::ZERO;
        for Summand { count, term } in &self.summands {
            for value in term.values(calculator, resolve)? {
                let copies = calculator.times(*count, value)?;
                sum = calculator.sum(sum, copies)?;
            }
        }
        Ok(sum)
    }

    /// Values whose sum is that of the expression, without adding them up.
    pub fn values<E: From<ValueError>>(
        &self,
        calculator: &mut Calculator<'_, '_>,
        resolve: &mut Resolve<'t, '_, E>,
    ) -> Result<Vec<Value>, E> {
        let mut values = Vec::new();
        for Summand { count, term } in &self.summands {
            for value in term.values(calculator, resolve)? {
                if value.as_number().is_some() || count.abs() > MOST_COPIES {
                    values.push(calculator.times(*count, value)?);
                    continue;
                }
                let value = if *count < 0 { calculator.negative(value) } else { value };
                values.extend((0..count.abs()).map(|_| value));
            }
        }
        Ok(values)
    }

    /// Who wins, without the canonical form of the sum.
    pub fn outcome<E: From<ValueError>>(
        &self,
        calculator: &mut Calculator<'_, '_>,
        resolve: &mut Resolve<'t, '_, E>,
    ) -> Result<Outcome, E> {
        let values = self.values(calculator, resolve)?;
        Ok(calculator.outcome_of_sum(&values)?)
    }
}

impl<'t> Term<'t> {
    /// Values whose sum is that of the term.
    fn values<E: From<ValueError>>(
        &self,
        calculator: &mut Calculator<'_, '_>,
        resolve: &mut Resolve<'t, '_, E>,
    ) -> Result<Vec<Value>, E> {
        let mut each = |calculator: &mut Calculator<'_, '_>, sums: &[Expression<'t>]| {
            sums.iter().map(|sum| sum.value(calculator, resolve)).collect::<Result<Vec<Value>, E>>()
        };
        Ok(vec![match self {
            Term::Number(number) => Value::number(*number),
            Term::Ups(count) => {
                let up = calculator.up()?;
                calculator.times(*count, up)?
            }
            Term::Star(size) => calculator.nimber(*size)?,
            Term::Switch(options) => {
                let left = each(calculator, options)?;
                let right = left.iter().map(|&option| calculator.negative(option)).collect();
                calculator.canonical(left, right)?
            }
            Term::Tiny(index) => {
                let index = index.value(calculator, resolve)?;
                let threat = vec![calculator.negative(index)];
                let answer = calculator.canonical(vec![Value::ZERO], threat)?;
                calculator.canonical(vec![Value::ZERO], vec![answer])?
            }
            Term::Braces { left, right } => {
                let (left, right) = (each(calculator, left)?, each(calculator, right)?);
                calculator.canonical(left, right)?
            }
            Term::Sum(sum) => return sum.values(calculator, resolve),
            Term::Game(word) => return resolve(calculator, word),
        }])
    }
}
