//! Ratings on one scale, on request.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PlayCounts;

/// The plays of one strategy against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The numbers of the two strategies.
    pub strategies: [usize; 2],
    /// How the plays ended for the first of the two.
    pub plays: PlayCounts,
}

/// How strong a strategy is on the Elo scale, where the mean of all is 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Rating {
    /// The rating; 400 more than an opponent means ten points in eleven.
    pub elo: f64,
    /// The standard error of the rating.
    pub error: f64,
}

/// Elo points for a factor e in the odds of winning.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Ratings make the expected scores fit the observed ones best, draws being half wins.
///
/// The model is Bradley and Terry's, fitted by maximum likelihood to strategies `0..count`. Each
/// strategy is given one more draw, against an opponent of rating 0, so that even one that never
/// lost, or never played, has a finite rating. Standard errors come from the curvature of the
/// likelihood and take plays as independent, which those of a mirrored pair are not quite.
/// Ratings put strategies on a line: they cannot show cycles.
pub fn bradley_terry(count: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let mut strengths = vec![0.0; count];
    let mut height = log_likelihood(&strengths, meetings);
    let mut covariance = invert(curvature(&strengths, meetings));
    // Newton's method on a concave function. An unbeaten strategy climbs by about 1 a step.
    for _ in 0..200 {
        let slope = slope(&strengths, meetings);
        let step: Vec<f64> = covariance.iter().map(|row| dot(row, &slope)).collect();
        let climb = dot(&step, &slope);
        let mut share = 1.0;
        let (next, next_height) = loop {
            let next: Vec<f64> = strengths.iter().zip(&step).map(|(s, d)| s + share * d).collect();
            let next_height = log_likelihood(&next, meetings);
            if next_height >= height || share * climb < 1e-9 {
                break (next, next_height);
            }
            share /= 2.0;
        };
        (strengths, height) = (next, next_height);
        covariance = invert(curvature(&strengths, meetings));
        if step.iter().all(|change| change.abs() < 1e-10) {
            break;
        }
    }
    centered(&strengths, &covariance)
}

/// Ratings with mean 0, and the standard errors of strengths minus their mean.
fn centered(strengths: &[f64], covariance: &[Vec<f64>]) -> Vec<Rating> {
    let count = strengths.len() as f64;
    let mean = strengths.iter().sum::<f64>() / count;
    let rows: Vec<f64> = covariance.iter().map(|row| row.iter().sum::<f64>() / count).collect();
    let total = rows.iter().sum::<f64>() / count;
    (0..strengths.len())
        .map(|index| {
            let variance = covariance[index][index] - 2.0 * rows[index] + total;
            Rating {
                elo: SCALE * (strengths[index] - mean),
                error: SCALE * variance.max(0.0).sqrt(),
            }
        })
        .collect()
}

/// The logarithm of the probability of everything seen and of the added draws.
fn log_likelihood(strengths: &[f64], meetings: &[Meeting]) -> f64 {
    let added: f64 = strengths.iter().map(|&s| f64::midpoint(log_score(s), log_score(-s))).sum();
    let seen = |meeting: &Meeting| {
        let gap = gap(strengths, meeting);
        let points = meeting.plays.half_points() as f64 / 2.0;
        points * log_score(gap) + (meeting.plays.plays() as f64 - points) * log_score(-gap)
    };
    added + meetings.iter().map(seen).sum::<f64>()
}

/// The gradient of the log-likelihood.
fn slope(strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let mut slope: Vec<f64> = strengths.iter().map(|&strength| 0.5 - score(strength)).collect();
    for meeting in meetings {
        let plays = meeting.plays.plays() as f64;
        let surplus =
            meeting.plays.half_points() as f64 / 2.0 - plays * score(gap(strengths, meeting));
        slope[meeting.strategies[0]] += surplus;
        slope[meeting.strategies[1]] -= surplus;
    }
    slope
}

/// The second derivatives of the log-likelihood, negated: a positive definite matrix.
fn curvature(strengths: &[f64], meetings: &[Meeting]) -> Vec<Vec<f64>> {
    let count = strengths.len();
    let mut matrix = vec![vec![0.0; count]; count];
    for (index, &strength) in strengths.iter().enumerate() {
        matrix[index][index] = score(strength) * score(-strength);
    }
    for meeting in meetings {
        let [a, b] = meeting.strategies;
        let gap = gap(strengths, meeting);
        let weight = meeting.plays.plays() as f64 * score(gap) * score(-gap);
        matrix[a][a] += weight;
        matrix[b][b] += weight;
        matrix[a][b] -= weight;
        matrix[b][a] -= weight;
    }
    matrix
}

/// The inverse of a positive definite matrix, by elimination.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    for pivot in 0..matrix.len() {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|entry| *entry *= scale);
        let pivot_row = matrix[pivot].clone();
        for (index, row) in matrix.iter_mut().enumerate() {
            if index != pivot {
                let factor = std::mem::replace(&mut row[pivot], 0.0);
                row.iter_mut().zip(&pivot_row).for_each(|(entry, above)| *entry -= factor * above);
            }
        }
    }
    matrix
}

/// How much stronger the first of the two is.
fn gap(strengths: &[f64], meeting: &Meeting) -> f64 {
    strengths[meeting.strategies[0]] - strengths[meeting.strategies[1]]
}

/// The expected score of a strategy stronger by `gap`.
fn score(gap: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-gap))
}

/// The logarithm of the expected score, without overflow.
fn log_score(gap: f64) -> f64 {
    gap.min(0.0) - libm::log1p(libm::exp(-gap.abs()))
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
