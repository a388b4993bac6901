//! How promising a move is.

/// The bound of UCT for the moves of one position.
#[derive(Clone, Copy)]
pub(super) struct Bound {
    /// What a payoff is multiplied with, so that payoffs lie within 1 of each other.
    scale: f32,
    /// Grows with the visits of the position.
    doubt: f32,
}

impl Bound {
    /// For a position with so many visits, at least 1.
    #[inline]
    pub(super) fn new(scale: f32, curiosity: f32, visits: u32) -> Bound {
        Bound { scale, doubt: curiosity * logarithm(visits).sqrt() }
    }

    /// The mean payoff of a move plus how little is known about it.
    #[inline]
    pub(super) fn of(self, sum: i64, visits: u32) -> f32 {
        let share = 1.0 / visits as f32;
        sum as f32 * share * self.scale + self.doubt * share.sqrt()
    }
}

/// The natural logarithm to two digits: cheaper than the exact one, and the same on all machines.
#[inline]
fn logarithm(number: u32) -> f32 {
    const MANTISSA: u32 = (1 << 23) - 1;
    let bits = (number as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let mantissa = f32::from_bits((bits & MANTISSA) | 1.0_f32.to_bits());
    // A parabola through the ends of each octave.
    let binary = exponent + (mantissa - 1.0) * (5.0 - mantissa) / 3.0;
    binary.max(0.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_nearly_right() {
        for number in (1..5000).chain([1 << 20, 12_345_678, u32::MAX]) {
            let error = logarithm(number) - libm::logf(number as f32);
            assert!(error.abs() < 0.01, "{number}: {error}");
        }
    }

    #[test]
    fn a_move_that_was_tried_less_is_more_promising() {
        let bound = Bound::new(0.5, 1.0, 100);
        assert!(bound.of(5, 10) > bound.of(10, 20));
        assert!(bound.of(6, 10) > bound.of(5, 10));
    }
}
