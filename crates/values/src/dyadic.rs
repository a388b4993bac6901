//! Fractions whose denominator is a power of two.

use std::{fmt, ops::Neg};

/// A multiple of 1/2^32 between -2^28 and 2^28, exact: what does not fit is refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dyadic(i64);

/// Binary digits after the point.
pub(crate) const FRACTION_BITS: u32 = 32;

/// One, in units.
pub(crate) const ONE: i64 = 1 << FRACTION_BITS;

/// The largest number, in units: sums of four of them fit a word.
pub(crate) const MOST: i64 = 1 << 60;

impl Dyadic {
    /// Nothing.
    pub const ZERO: Dyadic = Dyadic(0);

    /// An integer, if it is in range.
    pub fn integer(integer: i64) -> Option<Dyadic> {
        Dyadic::fraction(integer, 1)
    }

    /// `numerator / denominator`, if it is in range and the denominator is a power of two.
    ///
    /// ```
    /// use stratege_values::Dyadic;
    ///
    /// assert_eq!(Dyadic::fraction(-6, 8).map(|number| number.to_string()), Some("-3/4".into()));
    /// assert_eq!(Dyadic::fraction(1, 3), None);
    /// ```
    pub fn fraction(numerator: i64, denominator: u64) -> Option<Dyadic> {
        if !denominator.is_power_of_two() {
            return None;
        }
        let scaled = i128::from(numerator) << FRACTION_BITS;
        let units = scaled >> denominator.trailing_zeros();
        let exact = units << denominator.trailing_zeros() == scaled;
        let units = i64::try_from(units).ok().filter(|_| exact)?;
        Dyadic(units).in_range()
    }

    /// Above the bar, in lowest terms.
    pub const fn numerator(self) -> i64 {
        self.0 >> self.trailing_zeros()
    }

    /// Below the bar, in lowest terms.
    pub const fn denominator(self) -> u64 {
        1 << (FRACTION_BITS - self.trailing_zeros())
    }

    /// Whether the denominator is 1.
    pub const fn is_integer(self) -> bool {
        self.0 & (ONE - 1) == 0
    }

    /// The sum, if it is in range.
    pub fn plus(self, other: Dyadic) -> Option<Dyadic> {
        Dyadic(self.0 + other.0).in_range()
    }

    /// The difference, if it is in range.
    pub fn minus(self, other: Dyadic) -> Option<Dyadic> {
        self.plus(-other)
    }

    /// The nearest floating-point number, for pictures.
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / ONE as f64
    }

    /// The number in units of 1/2^32; whoever calls knows that it is in range.
    pub(crate) const fn of_units(units: i64) -> Dyadic {
        Dyadic(units)
    }

    pub(crate) const fn units(self) -> i64 {
        self.0
    }

    fn in_range(self) -> Option<Dyadic> {
        (self.0.abs() <= MOST).then_some(self)
    }

    /// Digits after the point that are not needed.
    const fn trailing_zeros(self) -> u32 {
        let zeros = self.0.trailing_zeros();
        if zeros < FRACTION_BITS { zeros } else { FRACTION_BITS }
    }
}

impl Neg for Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic(-self.0)
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = (self.numerator(), self.denominator());
        if denominator == 1 {
            write!(f, "{numerator}")
        } else {
            write!(f, "{numerator}/{denominator}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_exact_or_refused() {
        check(3, 4, "3/4");
        check(-12, 8, "-3/2");
        check(1 << 28, 1, "268435456");
        check(1, 1 << 32, "1/4294967296");
        check(0, 1 << 40, "0");
        check(-2, 1 << 33, "-1/4294967296");
        for (numerator, denominator) in [(1, 0), (1, 3), (1, 1 << 33), ((1 << 28) + 1, 1)] {
            assert_eq!(Dyadic::fraction(numerator, denominator), None, "{numerator}/{denominator}");
        }
        assert_eq!(Dyadic::fraction(i64::MIN, 1), None);
        assert_eq!(Dyadic::fraction(i64::MAX, 1 << 63), None);
    }

    #[track_caller]
    fn check(numerator: i64, denominator: u64, text: &str) {
        let number = Dyadic::fraction(numerator, denominator).expect("a number in range");
        assert_eq!(number.to_string(), text);
        assert_eq!(Dyadic::fraction(number.numerator(), number.denominator()), Some(number));
    }

    #[test]
    fn sums_stay_in_range() {
        let most = Dyadic::integer(1 << 28).expect("the largest");
        let least = Dyadic::fraction(1, 1 << 32).expect("the finest");
        assert_eq!(most.plus(least), None);
        assert_eq!((-most).minus(least), None);
        assert_eq!(most.minus(least).and_then(|below| below.plus(least)), Some(most));
    }
}
