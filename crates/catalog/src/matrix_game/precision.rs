//! Whether floating-point numbers will do for a matrix game.

use stratege_solvers::matrix::Equilibrium;

use super::MatrixGame;

/// Errors up to this part of the least size that matters do not count.
const PRECISION: f64 = 1e-6;

impl MatrixGame {
    /// Whether an answer in floating-point numbers is one about the payoffs as they were written.
    pub(super) fn is_precise(&self, found: &Equilibrium) -> bool {
        let error = found.gaps[0].max(found.gaps[1]) + self.noise();
        error <= PRECISION * self.least() && !self.loses_differences()
    }

    /// What rounding may add to what a strategy seems to get, at most.
    pub fn noise(&self) -> f64 {
        let most = self.near.entries().iter().fold(0.0, |most: f64, entry| most.max(entry.abs()));
        (self.near.rows() + self.near.columns()) as f64 * f64::EPSILON * most
    }

    /// The least size that matters: that of a payoff, or of the range of all of them.
    fn least(&self) -> f64 {
        let entries = || self.near.entries().iter().copied();
        let low = entries().fold(f64::INFINITY, f64::min);
        let range = entries().fold(low, f64::max) - low;
        let sizes = entries().map(f64::abs).chain([range]).filter(|&size| size > 0.0);
        sizes.fold(f64::INFINITY, f64::min)
    }

    /// Whether payoffs that were written differently are the same floating-point number.
    fn loses_differences(&self) -> bool {
        let (near, Some(exact)) = (self.near.entries(), self.exact.get()) else { return false };
        let mut order: Vec<usize> = (0..near.len()).collect();
        order.sort_unstable_by(|&one, &other| near[one].total_cmp(&near[other]));
        let exact = exact.entries();
        let is_lost = |one: usize, other: usize| {
            near[one].total_cmp(&near[other]).is_eq() && exact[one] != exact[other]
        };
        order.windows(2).any(|pair| is_lost(pair[0], pair[1]))
    }
}
