//! The race of a single turn: both choose at once, and more points win.

use std::cmp::Ordering;

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use super::{Gains, Race, odds::laws};
use crate::matrix::{Matrix, exact::ExactMatrix};

/// For every pair of choices the chance that the first gains more points, less the chance that
/// it gains fewer: the game whose row 0 is choice 1.
pub fn one_turn(race: &Race) -> Matrix {
    let laws = laws(race);
    let count = laws.len();
    let lead = |own: usize, other: usize| -> f64 {
        let gains = &race.choices()[own];
        let term = |&(points, ways): &(u32, u128)| {
            -(ways as f64 / gains.total() as f64) * laws[other].lead(points as usize)
        };
        gains.outcomes().iter().map(term).sum()
    };
    // One half decides for both: the game is fair to the last bit.
    let matrix = Matrix::from_fn(count, count, |own, other| match own.cmp(&other) {
        Ordering::Less => lead(own, other),
        Ordering::Equal => 0.0,
        Ordering::Greater => -lead(other, own),
    });
    matrix.expect("chances are finite, and a race has a choice")
}

/// As [`one_turn`], as fractions.
pub fn one_turn_exact(race: &Race) -> ExactMatrix {
    let choices = race.choices();
    let entry = |own: usize, other: usize| entry_exact(&choices[own], &choices[other]);
    ExactMatrix::from_fn(choices.len(), choices.len(), entry).expect("a race has a choice")
}

fn entry_exact(own: &Gains, other: &Gains) -> RBig {
    let mut sum = IBig::ZERO;
    // Ways of the other to have fewer points; what is left after those with equal points is more.
    let mut fewer = 0u128;
    let mut others = other.outcomes().iter().peekable();
    for &(points, ways) in own.outcomes() {
        while let Some(&(_, below)) = others.next_if(|&&(each, _)| each < points) {
            fewer += below;
        }
        let equal = others.peek().map_or(0, |&&(each, at)| if each == points { at } else { 0 });
        let more = other.total() - fewer - equal;
        sum += IBig::from(ways) * (IBig::from(fewer) - IBig::from(more));
    }
    RBig::from_parts(sum, UBig::from(own.total()) * UBig::from(other.total()))
}
