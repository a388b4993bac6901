//! Two-sided quantiles of the normal and Student distributions.
//!
//! They agree with a second program to nine digits and more, and use nothing but elementary functions.

use std::f64::consts::PI;

/// The distance from 0 that a standard normal variable stays within with probability `level`.
pub fn normal_quantile(level: f64) -> f64 {
    distance(level, normal_tail)
}

/// The distance from 0 that a Student variable stays within with probability `level`.
///
/// `freedom` is the number of degrees of freedom, at least 1.
pub fn student_quantile(level: f64, freedom: f64) -> f64 {
    distance(level, |distance| student_tail(distance, freedom))
}

/// The probability that a Student variable is at least `distance` away from 0.
pub fn student_tail(distance: f64, freedom: f64) -> f64 {
    let ratio = distance * distance / freedom;
    if ratio == 0.0 {
        return 1.0;
    }
    if ratio.is_infinite() {
        return 0.0;
    }
    // The tail is the regularised incomplete beta function of (freedom / 2, 1 / 2) at `inner`.
    let half = freedom / 2.0;
    let inner = 1.0 / (1.0 + ratio);
    let outer = ratio / (1.0 + ratio);
    let front = libm::exp(-half * libm::log1p(ratio)) * (outer / PI).sqrt() * gamma_ratio(half);
    // Near 0 the rest is computed, which loses no digit; far away the tail itself, which is small.
    if distance < 4.0 {
        1.0 - 2.0 * front * beta_series(half, outer)
    } else {
        front * beta_fraction(half, 0.5, inner) / half
    }
}

/// The probability that a standard normal variable is at least `distance` away from 0.
///
/// The series is Marsaglia's (2004); it is exact to about 1e-16, not in relative terms.
fn normal_tail(distance: f64) -> f64 {
    let square = distance * distance;
    let (mut term, mut sum, mut odd) = (distance, distance, 1.0);
    while term > sum * 1e-17 {
        odd += 2.0;
        term *= square / odd;
        sum += term;
    }
    1.0 - 2.0 * sum * libm::exp(-square / 2.0) / (2.0 * PI).sqrt()
}

/// Where the decreasing `tail` comes down to `1 - level`.
fn distance(level: f64, tail: impl Fn(f64) -> f64) -> f64 {
    let target = 1.0 - level;
    let (mut low, mut high) = (0.0, 1.0);
    while tail(high) > target {
        (low, high) = (high, 2.0 * high);
    }
    // Halving to the last bit; the search ends when no number lies between the two ends.
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || high <= middle {
            return middle;
        }
        if tail(middle) > target { low = middle } else { high = middle }
    }
}

/// The gamma function at `x + 1/2` divided by the gamma function at `x`.
fn gamma_ratio(x: f64) -> f64 {
    // The asymptotic series has all its digits from 100 on; smaller numbers climb there.
    let (mut x, mut ratio) = (x, 1.0);
    while x < 100.0 {
        ratio *= x / (x + 0.5);
        x += 1.0;
    }
    let step = 1.0 / x;
    let series = 1.0
        + step
            * (-1.0 / 8.0
                + step
                    * (1.0 / 128.0
                        + step
                            * (5.0 / 1024.0
                                + step * (-21.0 / 32_768.0 - step * 399.0 / 262_144.0))));
    ratio * x.sqrt() * series
}

/// The series of the incomplete beta function of (1 / 2, `b`) at `x`, without its front factor.
fn beta_series(b: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut step) = (1.0, 1.0, 0.5);
    while term > sum * 1e-17 {
        term *= x * (b + step) / (1.0 + step);
        sum += term;
        step += 1.0;
    }
    sum
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn beta_fraction(a: f64, b: f64, x: f64) -> f64 {
    let away_from_zero = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let mut denominator = 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut numerator = 1.0;
    let mut fraction = denominator;
    for step in 1..100_000 {
        let m = f64::from(step);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let before = fraction;
        for coefficient in [even, odd] {
            denominator = 1.0 / away_from_zero(1.0 + coefficient * denominator);
            numerator = away_from_zero(1.0 + coefficient / numerator);
            fraction *= denominator * numerator;
        }
        if (fraction - before).abs() <= fraction.abs() * 1e-16 {
            break;
        }
    }
    fraction
}
