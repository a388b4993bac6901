//! The linear programme of a zero-sum game, in the format that solvers read (CPLEX LP).

use std::fmt::Write;

use dashu_int::{UBig, ops::Gcd};
use dashu_ratio::RBig;

use super::MatrixGame;

/// Terms on one line: some solvers read no more than 255 signs of it.
const TERMS: usize = 8;
/// Names longer than this are cut in comments.
const LONGEST_NAME: usize = 60;

impl MatrixGame {
    /// The programme of player 1: the greatest `v` that a mixture of rows is sure to get against
    /// every column.
    ///
    /// Numbers are exact: a constraint with fractions that have no finite decimal form is
    /// multiplied by their denominator. The dual values of the constraints, as often multiplied,
    /// are an optimal strategy of player 2.
    ///
    /// ```
    /// use stratege_catalog::matrix_game::MatrixGame;
    ///
    /// let program = MatrixGame::read("3 1\n0 2")?.linear_program();
    /// assert!(program.contains(" c1: v - 3 x1 <= 0\n c2: v - x1 - 2 x2 <= 0\n"));
    /// # Ok::<(), stratege_catalog::matrix_game::MatrixReadError>(())
    /// ```
    pub fn linear_program(&self) -> String {
        let payoffs = self.exact();
        let mut text = format!(
            "\\ Zero-sum matrix game, {} rows, {} columns: x is the mixture of player 1, v its value.\n",
            payoffs.rows(),
            payoffs.columns()
        );
        for (letter, names) in [('x', self.rows()), ('c', self.columns())] {
            for (at, name) in (1..).zip(names) {
                if *name != at.to_string() {
                    let _ = writeln!(text, "\\ {letter}{at}: {}", comment(name));
                }
            }
        }
        text.push_str("Maximize\n value: v\nSubject To\n");
        for column in 0..payoffs.columns() {
            let entries: Vec<&RBig> =
                (0..payoffs.rows()).map(|row| payoffs.get(row, column)).collect();
            let scale = scale(&entries);
            let mut terms = vec![term(&scale, "v")];
            for (row, &entry) in (1..).zip(&entries) {
                if !entry.is_zero() {
                    terms.push(term(&-(entry * &scale), &format!("x{row}")));
                }
            }
            constraint(&mut text, &format!("c{}", column + 1), &terms, "<= 0");
        }
        let weights: Vec<String> =
            (1..=payoffs.rows()).map(|row| term(&RBig::ONE, &format!("x{row}"))).collect();
        constraint(&mut text, "total", &weights, "= 1");
        text.push_str("Bounds\n v free\nEnd\n");
        text
    }
}

/// A name as part of a comment, on one line.
pub(crate) fn comment(name: &str) -> String {
    let plain = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    name.chars().take(LONGEST_NAME).map(plain).collect()
}

/// What makes all numbers of a constraint finite decimals: 1 where they are.
pub(crate) fn scale(entries: &[&RBig]) -> RBig {
    if entries.iter().all(|entry| decimal(entry).is_some()) {
        return RBig::ONE;
    }
    let common = entries.iter().fold(UBig::ONE, |common, entry| {
        let shared = (&common).gcd(entry.denominator());
        common * (entry.denominator() / shared)
    });
    RBig::from(common)
}

/// A term of a constraint, with its sign.
pub(crate) fn term(factor: &RBig, variable: &str) -> String {
    let sign = if *factor < RBig::ZERO { '-' } else { '+' };
    let size = if *factor < RBig::ZERO { -factor } else { factor.clone() };
    if size == RBig::ONE {
        return format!("{sign} {variable}");
    }
    // What has no finite decimal form was scaled away before.
    let size = decimal(&size).unwrap_or_else(|| size.to_string());
    format!("{sign} {size} {variable}")
}

/// Writes a constraint on as many lines as it needs.
pub(crate) fn constraint(text: &mut String, name: &str, terms: &[String], relation: &str) {
    let lines: Vec<String> = terms.chunks(TERMS).map(|chunk| chunk.join(" ")).collect();
    let left = lines.join("\n  ");
    let left = left.strip_prefix("+ ").unwrap_or(&left);
    let _ = writeln!(text, " {name}: {left} {relation}");
}

/// A number as a decimal with all its digits, if it has finitely many.
fn decimal(number: &RBig) -> Option<String> {
    let mut rest = number.denominator().clone();
    let mut places = 0;
    // As many places as the greater power of 2 or of 5 in the denominator.
    for prime in [2_u8, 5] {
        let prime = UBig::from(prime);
        let mut power = 0;
        while &rest % &prime == UBig::ZERO {
            rest /= &prime;
            power += 1;
        }
        places = places.max(power);
    }
    if rest != UBig::ONE {
        return None;
    }
    let scaled = number * RBig::from(UBig::from(10_u8).pow(places));
    let digits = scaled.numerator().to_string();
    if places == 0 {
        return Some(digits);
    }
    let (sign, digits) = digits.strip_prefix('-').map_or(("", digits.as_str()), |rest| ("-", rest));
    let digits = format!("{digits:0>width$}", width = places + 1);
    let (whole, after) = digits.split_at(digits.len() - places);
    Some(format!("{sign}{whole}.{after}"))
}
