//! Numbers as people write them: decimals and fractions, kept as they are.

use dashu_ratio::RBig;
use stratege_solvers::matrix::LARGEST;

/// A number with all its digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Number(pub(super) RBig);

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberFault {
    /// It is a word.
    NotANumber,
    /// It is infinite, or no number by its own account.
    NotFinite,
    /// It is greater than 1e300 in size, or has too many digits.
    TooGreat,
}

/// What may stand before the digits after the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A point.
    Point,
    /// A point or a comma.
    Either,
}

/// Digits of a number, at most.
const LONGEST: usize = 400;
/// The greatest exponent in size.
const GREATEST_EXPONENT: usize = 400;

impl Number {
    /// Reads `2`, `-0.5`, `1e-3` or `1/3`.
    pub(super) fn read(text: &str, mark: Mark) -> Result<Number, NumberFault> {
        let (sign, digits) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => ("-", rest),
            None => ("", text.strip_prefix('+').unwrap_or(text)),
        };
        if ["nan", "inf", "infinity", "∞"].contains(&digits.to_lowercase().as_str()) {
            return Err(NumberFault::NotFinite);
        }
        let number = match digits.split_once('/') {
            Some((above, below)) => fraction(sign, above.trim_end(), below.trim_start())?,
            None => decimal(sign, digits, mark)?,
        };
        let near = number.to_f64().value();
        if near.abs() <= LARGEST { Ok(Number(number)) } else { Err(NumberFault::TooGreat) }
    }

    /// The shortest decimal number that reads as a finite floating-point number.
    pub(super) fn of(near: f64) -> Number {
        let number = RBig::from_str_decimal(&format!("{near:e}"));
        Number(number.expect("floating-point numbers are written as decimals"))
    }

    /// The nearest floating-point number.
    pub(super) fn near(&self) -> f64 {
        // Negative zero is zero.
        self.0.to_f64().value() + 0.0
    }
}

/// Whether a text consists of digits.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|symbol| symbol.is_ascii_digit())
}

fn fraction(sign: &str, above: &str, below: &str) -> Result<RBig, NumberFault> {
    if !is_whole(above) || !is_whole(below) {
        return Err(NumberFault::NotANumber);
    }
    if above.len().max(below.len()) > LONGEST {
        return Err(NumberFault::TooGreat);
    }
    if below.bytes().all(|digit| digit == b'0') {
        return Err(NumberFault::NotFinite);
    }
    format!("{sign}{above}/{below}").parse().map_err(|_| NumberFault::NotANumber)
}

fn decimal(sign: &str, digits: &str, mark: Mark) -> Result<RBig, NumberFault> {
    let digits = match mark {
        Mark::Point => digits.to_owned(),
        Mark::Either => digits.replacen(',', ".", 1),
    };
    let (body, exponent) = digits.split_once(['e', 'E']).unwrap_or((&digits, "0"));
    let (whole, rest) = body.split_once('.').unwrap_or((body, ""));
    let power = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    let written = format!("{whole}{rest}");
    if !is_whole(&written) || !is_whole(power) {
        return Err(NumberFault::NotANumber);
    }
    let power = power.trim_start_matches('0');
    let small =
        power.is_empty() || power.parse().is_ok_and(|size: usize| size <= GREATEST_EXPONENT);
    if written.len() > LONGEST || !small {
        return Err(NumberFault::TooGreat);
    }
    let exponent = exponent.strip_prefix('+').unwrap_or(exponent);
    let text = format!("{sign}{whole}.{rest}e{exponent}");
    RBig::from_str_decimal(&text).map_err(|_| NumberFault::NotANumber)
}
