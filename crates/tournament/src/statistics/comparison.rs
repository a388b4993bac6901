//! Is there a difference? Probabilities of what was seen if there were none.

use super::{PairCounts, student_tail};

/// The probability of a mean score at least as far from 1/2 if the strategies were equal.
///
/// This is Student's test, two-sided. When all pairs have the same score, the test does not apply:
/// equal strategies score `s` with a probability of at most 1 / 2s (Markov's inequality), so all n
/// pairs with at most that to the power n, doubled because either strategy might have been ahead.
/// This agrees with the interval of [`student`](super::student). Without pairs it is 1.
pub fn p_value(pairs: &PairCounts) -> f64 {
    let number = pairs.pairs() as f64;
    let lead = (pairs.mean() - 0.5).abs();
    if lead == 0.0 {
        return 1.0;
    }
    match pairs.variance() {
        Some(variance) if variance > 0.0 => {
            student_tail(lead / (variance / number).sqrt(), number - 1.0)
        }
        _ => (2.0 * libm::pow(1.0 + 2.0 * lead, -number)).min(1.0),
    }
}

/// Holm's adjustment of `p_values` for having looked at all of them, in the order given.
///
/// Calling *different* what is adjusted to 0.05 or less makes any mistake at all in at most 5 % of
/// tournaments, however many strategies there are and however they depend on each other.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&a, &b| p_values[a].total_cmp(&p_values[b]));
    let mut adjusted = vec![0.0; p_values.len()];
    let mut largest: f64 = 0.0;
    for (rank, &index) in order.iter().enumerate() {
        let left = (p_values.len() - rank) as f64;
        largest = largest.max(left * p_values[index]).min(1.0);
        adjusted[index] = largest;
    }
    adjusted
}
