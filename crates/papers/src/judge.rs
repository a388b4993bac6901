//! How a published value and ours are compared.

use serde::Serialize;
use utoipa::ToSchema;

use crate::both::Both;

/// What a paper publishes, written as it is printed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Published {
    /// A number or an output: ours, in the notation of the paper, has to be the same text.
    Printed(&'static str),
    /// How often each outcome occurred in a sample: every number in the text is one.
    Sample(&'static str),
    /// A statement, a formula or a procedure: ours says whether it holds.
    Claim(&'static str),
    /// A question: ours says whether two ways of answering it agree.
    Asked(&'static str),
}

/// What the program found, computed when it was asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// A number or an output in the notation of the paper.
    Printed(String),
    /// How often each outcome occurred in a sample of our own.
    Counts(Vec<u64>),
    /// The exact chance of each outcome.
    Chances(Vec<f64>),
    /// Whether a statement holds, with the numbers that decide it.
    Claim {
        /// Whether it does.
        holds: bool,
        /// What was found.
        told: Both,
    },
}

/// What comes of comparing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Equal, or within the sampling error.
    Reproduced,
    /// Not what the rules of the paper give, by a mistake that has a name.
    Corrected,
    /// A question whose answer the paper does not print, or whose print is lost: ours is found in
    /// two ways that agree.
    Answered,
    /// None of these.
    Differs,
}

/// A verdict with the largest deviation, where something was sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The deviation in standard errors, its sign that of published minus ours.
    pub z: Option<f64>,
}

/// Deviations up to so many standard errors are put down to chance.
///
/// With about twenty sampled numbers, one beyond it turns up by chance once in seven thousand runs.
pub const LARGEST_Z: f64 = 4.5;

impl Published {
    /// The text as it is printed.
    pub fn text(&self) -> &'static str {
        match self {
            Published::Printed(text)
            | Published::Sample(text)
            | Published::Claim(text)
            | Published::Asked(text) => text,
        }
    }

    /// The numbers of a sample.
    pub fn counts(&self) -> Vec<u64> {
        let numbers = self.text().split(|symbol: char| !symbol.is_ascii_digit());
        numbers.filter_map(|digits| digits.parse().ok()).collect()
    }
}

/// Compares what is published with what was found.
///
/// `mistaken` is what comes out when the mistake of the paper is made again, if it has one that can
/// be made again. A value with a named mistake is corrected if the rules give something else and
/// the mistake, made again, gives the published value.
pub fn judge(
    published: &Published,
    found: &Found,
    mistake: bool,
    mistaken: Option<&Found>,
) -> Judgement {
    let (agrees, z) = compare(published, found);
    if agrees {
        let verdict = match published {
            Published::Asked(_) => Verdict::Answered,
            Published::Printed(_) | Published::Sample(_) | Published::Claim(_) => {
                Verdict::Reproduced
            }
        };
        return Judgement { verdict, z };
    }
    let (explained, z) = match (mistake, mistaken) {
        (true, Some(mistaken)) => compare(published, mistaken),
        (true, None) => (true, z),
        (false, _) => (false, z),
    };
    let verdict = if explained { Verdict::Corrected } else { Verdict::Differs };
    Judgement { verdict, z }
}

fn compare(published: &Published, found: &Found) -> (bool, Option<f64>) {
    match (published, found) {
        (Published::Printed(text), Found::Printed(ours)) => (text == ours, None),
        (Published::Sample(_), Found::Counts(ours)) => {
            let all: u64 = ours.iter().sum();
            let share = |count: &u64| *count as f64 / all as f64;
            deviation(&published.counts(), &ours.iter().map(share).collect::<Vec<_>>(), Some(all))
        }
        (Published::Sample(_), Found::Chances(ours)) => deviation(&published.counts(), ours, None),
        (Published::Claim(_) | Published::Asked(_), Found::Claim { holds, .. }) => (*holds, None),
        _ => (false, None),
    }
}

/// Whether a sample fits chances, and the largest deviation; `sampled` is the size of the sample
/// that the chances were estimated from, if they were.
fn deviation(counts: &[u64], chances: &[f64], sampled: Option<u64>) -> (bool, Option<f64>) {
    let all: u64 = counts.iter().sum();
    if counts.len() != chances.len() || all == 0 {
        return (false, None);
    }
    let size = all as f64;
    let of_one = |(&count, &chance): (&u64, &f64)| {
        let share = count as f64 / size;
        // The joint error of two samples is that of their common share.
        let (common, weight) = match sampled {
            Some(ours) => {
                let ours = ours as f64;
                ((share * size + chance * ours) / (size + ours), 1.0 / size + 1.0 / ours)
            }
            None => (chance, 1.0 / size),
        };
        let error = (common * (1.0 - common) * weight).sqrt();
        // What is certain occurs always: no deviation, or an impossible one.
        if (share - chance).abs() < 1e-12 { 0.0 } else { (share - chance) / error }
    };
    let largest = counts
        .iter()
        .zip(chances)
        .map(of_one)
        .fold(0.0, |most: f64, z: f64| if z.abs() > most.abs() { z } else { most });
    (largest.abs() <= LARGEST_Z, Some(largest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: Published = Published::Sample("[388, 612]");

    fn printed(text: &str) -> Found {
        Found::Printed(text.to_owned())
    }

    fn claim(holds: bool) -> Found {
        Found::Claim { holds, told: Both::same("told") }
    }

    #[track_caller]
    fn check(published: Published, found: &Found, verdict: Verdict) -> Option<f64> {
        let judgement = judge(&published, found, false, None);
        assert_eq!(judgement.verdict, verdict);
        judgement.z
    }

    #[test]
    fn what_is_printed_has_to_be_equal() {
        check(Published::Printed("[0, 2]"), &printed("[0, 2]"), Verdict::Reproduced);
        check(Published::Printed("[0, 2]"), &printed("[0, 1]"), Verdict::Differs);
    }

    #[test]
    fn a_claim_holds_or_does_not() {
        check(Published::Claim("9!"), &claim(true), Verdict::Reproduced);
        check(Published::Claim("9!"), &claim(false), Verdict::Differs);
        check(Published::Asked("why?"), &claim(true), Verdict::Answered);
        check(Published::Asked("why?"), &claim(false), Verdict::Differs);
        check(Published::Printed("9!"), &claim(true), Verdict::Differs);
    }

    #[test]
    fn a_sample_may_deviate_by_its_error() {
        assert_eq!(SAMPLE.counts(), [388, 612]);
        let z = check(SAMPLE, &Found::Chances(vec![0.4, 0.6]), Verdict::Reproduced);
        // 0.012 below, with a standard error of 0.01549.
        assert!(z.is_some_and(|z| (z + 0.7746).abs() < 1e-3), "{z:?}");
        check(SAMPLE, &Found::Chances(vec![0.5, 0.5]), Verdict::Differs);
    }

    #[test]
    fn two_samples_have_a_joint_error() {
        let z = check(SAMPLE, &Found::Counts(vec![440, 560]), Verdict::Reproduced);
        // The common share is 0.414, the error of the difference 0.02203.
        assert!(z.is_some_and(|z| (z + 2.3607).abs() < 1e-3), "{z:?}");
        check(SAMPLE, &Found::Counts(vec![4800, 5200]), Verdict::Differs);
        check(SAMPLE, &Found::Counts(vec![300, 300, 400]), Verdict::Differs);
    }

    #[test]
    fn what_is_certain_leaves_no_room() {
        let always = Found::Chances(vec![1.0, 0.0]);
        let z = check(Published::Sample("[10, 0]"), &always, Verdict::Reproduced);
        assert_eq!(z, Some(0.0));
        check(Published::Sample("[9, 1]"), &always, Verdict::Differs);
    }

    #[test]
    fn a_mistake_is_corrected_if_it_explains_what_is_printed() {
        let corrected = |found: &Found, mistaken: Option<&Found>| {
            judge(&Published::Printed("8"), found, true, mistaken).verdict
        };
        assert_eq!(corrected(&printed("9"), None), Verdict::Corrected);
        assert_eq!(corrected(&printed("9"), Some(&printed("8"))), Verdict::Corrected);
        assert_eq!(corrected(&printed("9"), Some(&printed("10"))), Verdict::Differs);
        assert_eq!(corrected(&printed("8"), None), Verdict::Reproduced);
    }
}
