//! Statistics against values computed by `SciPy` and `statsmodels`, and edge cases by hand.

#![expect(clippy::float_cmp, reason = "edge cases are exact")]

use stratege_tournament::{
    running::{MOST_GAMES, PAIRS, Plan},
    statistics::{
        ConfidenceSequence, Interval, LEVEL, Meeting, PairCounts, PlanError, PlayCounts, Sprt,
        bradley_terry, holm, normal_quantile, p_value, pairing_gain, student, student_quantile,
        student_tail, wilson,
    },
};

const REFERENCE: &str = include_str!("../data/statistics/reference.txt");

#[test]
fn quantiles_agree_with_scipy() {
    check("normal", 7, 1e-10, |inputs| vec![normal_quantile(inputs[0])]);
    check("student_quantile", 72, 1e-10, |inputs| vec![student_quantile(inputs[0], inputs[1])]);
    check("student_tail", 120, 1e-9, |inputs| vec![student_tail(inputs[0], inputs[1])]);
}

#[test]
fn intervals_and_p_values_agree_with_scipy() {
    check("wilson", 33, 1e-10, |inputs| {
        let interval = wilson(inputs[0] as u64, inputs[1] as u64, inputs[2]);
        vec![interval.low, interval.high]
    });
    check("student", 22, 1e-10, |inputs| {
        let pairs = pairs(inputs);
        let interval = student(&pairs, inputs[5]);
        vec![interval.mean, interval.low, interval.high, p_value(&pairs)]
    });
    check("holm", 6, 1e-12, holm);
}

#[test]
fn ratings_agree_with_statsmodels() {
    check("ratings", 5, 1e-7, |inputs| {
        let meetings: Vec<Meeting> = inputs[1..]
            .chunks(5)
            .map(|row| Meeting {
                strategies: [row[0] as usize, row[1] as usize],
                plays: plays(row[2] as u64, row[3] as u64, row[4] as u64),
            })
            .collect();
        let ratings = bradley_terry(inputs[0] as usize, &meetings);
        let elos = ratings.iter().map(|rating| rating.elo);
        elos.chain(ratings.iter().map(|rating| rating.error)).collect()
    });
}

#[test]
fn likelihood_ratios_agree_with_scipy() {
    check("likelihood", 15, 1e-5, |inputs| {
        let sprt = Sprt::new(inputs[5]).expect("a sensible margin");
        vec![sprt.log_likelihood_ratio(&pairs(inputs))]
    });
}

#[test]
fn variances_are_unbiased_and_exact() {
    let pairs = PairCounts([1, 0, 2, 0, 1]);
    assert_eq!((pairs.pairs(), pairs.half_points(), pairs.mean()), (4, 8, 0.5));
    assert_eq!(pairs.variance(), Some(0.5 / 3.0));
    assert_eq!(plays(1, 2, 1).variance(), Some(0.5 / 3.0));
    // Floating point sums of squares would lose the one odd pair among a million millions.
    let odd = PairCounts([0, 0, 1_000_000_000_000, 0, 1]).variance().expect("many pairs");
    assert!((odd / 2.5e-13 - 1.0).abs() < 1e-9, "{odd}");
}

#[test]
fn few_or_equal_pairs_give_wide_intervals() {
    assert_eq!(wilson(0, 0, LEVEL), Interval::UNKNOWN);
    assert_eq!(student(&PairCounts::default(), LEVEL), Interval::UNKNOWN);
    assert_eq!(p_value(&PairCounts::default()), 1.0);
    let one = student(&PairCounts([0, 0, 0, 0, 1]), LEVEL);
    assert_eq!((one.mean, one.high), (1.0, 1.0));
    assert!((one.low - 0.025).abs() < 1e-12, "{one:?}");
    assert_eq!(p_value(&PairCounts([0, 0, 0, 0, 1])), 1.0);
    assert_eq!(p_value(&PairCounts([10, 0, 0, 0, 0])), 2.0 * 0.5_f64.powi(10));
    assert_eq!(p_value(&PairCounts([0, 0, 1000, 0, 0])), 1.0);
    let equal = student(&PairCounts([0, 0, 1000, 0, 0]), LEVEL);
    assert!(0.001 < equal.half_width() && equal.half_width() < 0.002, "{equal:?}");
}

#[test]
fn p_values_and_intervals_tell_the_same() {
    for number in 1..20 {
        for counts in [[0, 0, 0, number, 0], [number, 0, 0, 0, 0], [1, 0, number, 0, number]] {
            let pairs = PairCounts(counts);
            let excluded = !student(&pairs, LEVEL).contains(0.5);
            assert_eq!(excluded, p_value(&pairs) < 1.0 - LEVEL, "{pairs:?}");
        }
    }
}

#[test]
fn pairing_gains_where_seats_or_deals_decide() {
    // The same 16 plays, won and lost in each seat as often, in pairs of different kinds.
    let even = [plays(4, 0, 4), plays(4, 0, 4)];
    let gain = |counts| pairing_gain(&even, &PairCounts(counts)).map(|gain| (gain * 1e6).round());
    assert_eq!(gain([2, 0, 4, 0, 2]), Some(1e6));
    assert_eq!(gain([1, 0, 6, 0, 1]), Some(2e6));
    assert_eq!(gain([4, 0, 0, 0, 4]), Some(5e5));
    assert_eq!(gain([0, 0, 8, 0, 0]), None);
    assert_eq!(pairing_gain(&[plays(1, 0, 0), plays(1, 0, 0)], &PairCounts([0, 0, 0, 0, 1])), None);
}

#[test]
fn plans_without_sense_are_refused() {
    assert_eq!(Sprt::new(0.5), Err(PlanError::Margin(0.5)));
    assert_eq!(Sprt::new(-0.1), Err(PlanError::Margin(-0.1)));
    assert_eq!(ConfidenceSequence::new(1.0, 0.01), Err(PlanError::Level(1.0)));
    assert_eq!(ConfidenceSequence::new(LEVEL, 0.0), Err(PlanError::Precision(0.0)));
    assert!(matches!(Sprt::new(f64::NAN), Err(PlanError::Margin(_))));
}

#[test]
fn every_block_has_a_number() {
    let begin = |games| Plan::Games { games }.begin(1).err();
    assert_eq!(MOST_GAMES.div_ceil(2 * PAIRS), u64::from(u32::MAX));
    assert_eq!(begin(MOST_GAMES), None);
    for found in [MOST_GAMES + 2, 1_000_000_000_000] {
        assert_eq!(begin(found), Some(PlanError::Games { found, most: MOST_GAMES }));
    }
}

/// Compares `compute` with all `lines` lines of the reference called `name`.
///
/// The tolerance is relative; numbers below 1e-12 in a line of larger ones count as 0.
#[track_caller]
fn check(name: &str, lines: usize, tolerance: f64, compute: impl Fn(&[f64]) -> Vec<f64>) {
    let numbers = |text: &str| -> Vec<f64> {
        text.split_whitespace().map(|word| word.parse().expect("a number")).collect()
    };
    let mut seen = 0;
    for line in REFERENCE.lines() {
        let Some((inputs, results)) =
            line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')?.split_once(" = "))
        else {
            continue;
        };
        let (expected, computed) = (numbers(results), compute(&numbers(inputs)));
        assert_eq!(computed.len(), expected.len(), "{line}");
        for (ours, theirs) in computed.iter().zip(&expected) {
            let close = (ours - theirs).abs() <= tolerance * theirs.abs()
                || (ours.abs().max(theirs.abs()) < 1e-12 && expected.len() > 1);
            assert!(close, "{line}\n{computed:?}");
        }
        seen += 1;
    }
    assert_eq!(seen, lines, "lines of {name}");
}

fn pairs(inputs: &[f64]) -> PairCounts {
    PairCounts(std::array::from_fn(|index| inputs[index] as u64))
}

fn plays(wins: u64, draws: u64, losses: u64) -> PlayCounts {
    PlayCounts { wins, draws, losses }
}
