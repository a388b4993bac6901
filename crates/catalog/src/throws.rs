//! What throwing dice may score: the probabilities P(d, k) and Q(d, k).

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use serde::Serialize;
use stratege_games::dice::Throws;
use utoipa::ToSchema;

/// What one number of dice may score.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThrowReport {
    /// The number of dice.
    pub dice: u8,
    /// The points on average: EP(d).
    pub mean: f64,
    /// The same as a fraction.
    pub mean_fraction: String,
    /// Every score.
    pub scores: Vec<ScoreReport>,
}

/// One score.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreReport {
    /// The points.
    pub points: u32,
    /// How likely it is: P(d, k).
    pub p: f64,
    /// The same as a fraction.
    pub p_fraction: String,
    /// How likely this sum is if no die shows a 1: Q(d, k); null if it cannot be.
    pub q: Option<f64>,
    /// The same as a fraction.
    pub q_fraction: Option<String>,
}

/// What `dice` dice may score; `None` if they can fall in too many ways to be counted.
pub fn throws(dice: u8, faces: u8, one: u16) -> Option<ThrowReport> {
    if dice == 0 || faces < 2 || !Throws::can_be_counted(dice, faces) {
        return None;
    }
    let throws = Throws::new(dice, faces, one);
    let fraction =
        |ways: u128, of: u128| RBig::from_parts(IBig::from(ways), UBig::from(of)).to_string();
    let (all, without) = (throws.all_ways(dice), throws.ways_without_one(dice));
    let sums = throws.sums(dice);
    let score = |(points, ways): (u32, u128)| {
        let sum = sums.iter().find(|&&(sum, _)| sum == points).map(|&(_, ways)| ways);
        ScoreReport {
            points,
            p: ways as f64 / all as f64,
            p_fraction: fraction(ways, all),
            q: sum.map(|ways| ways as f64 / without as f64),
            q_fraction: sum.map(|ways| fraction(ways, without)),
        }
    };
    let total = throws
        .ways(dice)
        .iter()
        .fold(IBig::ZERO, |sum, &(points, ways)| sum + IBig::from(points) * IBig::from(ways));
    Some(ThrowReport {
        dice,
        mean: throws.mean(dice),
        mean_fraction: RBig::from_parts(total, UBig::from(all)).to_string(),
        scores: throws.ways(dice).into_iter().map(score).collect(),
    })
}
