//! Plans that stop by themselves, on simulated tournaments: how often are they wrong?
//!
//! Pairs are drawn from known distributions of half points, given as weights of 0 to 4. Seeds are
//! the numbers of the tournaments; each rate is stated with its sample size.

use stratege_tournament::{
    random::Random,
    statistics::{ConfidenceSequence, LEVEL, PairCounts, Sprt, Verdict, student},
};

/// Two independent plays: 45 % won, 10 % drawn, 45 % lost.
const INDEPENDENT: [u32; 5] = [2025, 900, 4150, 900, 2025];
/// The deal decides, so the pair is mostly shared.
const DEAL_DECIDES: [u32; 5] = [3, 6, 82, 6, 3];
/// The same strategy mostly wins both plays.
const ONE_WINS_BOTH: [u32; 5] = [40, 5, 10, 5, 40];

/// Tournaments simulated per distribution.
const TOURNAMENTS: u64 = 500;
/// Pairs after which a tournament ends without a difference.
const MOST_PAIRS: u64 = 20_000;

#[test]
fn equal_strategies_are_seldom_declared_different() {
    for (number, weights) in (0..).zip([INDEPENDENT, DEAL_DECIDES, ONE_WINS_BOTH]) {
        check(number, weights, 0.5, 128, 0.01);
        check(10 + number, weights, 0.5, 1000, 0.002);
    }
}

#[test]
fn other_means_are_covered_as_well() {
    check(20, [1, 2, 3, 8, 6], 0.7, 256, 0.005);
    check(21, [0, 0, 1, 8, 41], 0.95, 256, 0.005);
    check(22, [96, 2, 1, 0, 1], 0.02, 256, 0.005);
    check(23, [999, 0, 0, 0, 1], 0.001, 256, 0.001);
    check(24, [0, 10, 89, 1, 0], 0.4775, 256, 0.005);
    check(25, [2, 0, 0, 0, 1], 1.0 / 3.0, 128, 0.02);
}

#[test]
fn precision_costs_little_more_than_twice_the_pairs_of_a_fixed_plan() {
    for (weights, precision) in
        [(INDEPENDENT, 0.01), (DEAL_DECIDES, 0.005), (ONE_WINS_BOTH, 0.02), (INDEPENDENT, 0.005)]
    {
        let mut sequence = ConfidenceSequence::new(LEVEL, precision).expect("a sensible plan");
        let mut random = Random::stream(0, 30, 0);
        while !sequence.is_precise() {
            sequence.add(&draw(&weights, 256, &mut random));
        }
        let fixed = student(&sequence.pairs(), LEVEL);
        let ratio = sequence.interval().half_width() / fixed.half_width();
        assert!(ratio < 1.55, "{ratio} with {weights:?} at {precision}");
    }
}

#[test]
fn large_differences_are_seen_early() {
    let mut sequence = ConfidenceSequence::new(LEVEL, 0.001).expect("a sensible plan");
    let mut random = Random::stream(0, 31, 0);
    while sequence.interval().contains(0.5) {
        sequence.add(&draw(&[1, 2, 3, 8, 6], 16, &mut random));
    }
    assert!(sequence.pairs().pairs() <= 128, "{:?}", sequence.pairs());
}

#[test]
fn intervals_depend_on_the_batches_alone() {
    let mut random = Random::stream(0, 32, 0);
    let batches: Vec<PairCounts> = (0..40).map(|_| draw(&INDEPENDENT, 100, &mut random)).collect();
    let mut straight = ConfidenceSequence::new(LEVEL, 0.01).expect("a sensible plan");
    batches.iter().for_each(|batch| straight.add(batch));
    let mut resumed = ConfidenceSequence::new(LEVEL, 0.01).expect("a sensible plan");
    batches[..15].iter().for_each(|batch| resumed.add(batch));
    let mut resumed = resumed.clone();
    batches[15..].iter().for_each(|batch| resumed.add(batch));
    resumed.add(&PairCounts::default());
    assert_eq!(straight, resumed);
}

#[test]
fn scores_without_variance_are_not_taken_for_certain() {
    let mut sequence = ConfidenceSequence::new(LEVEL, 0.005).expect("a sensible plan");
    sequence.add(&PairCounts([0, 0, 100, 0, 0]));
    assert!(sequence.interval().half_width() > 0.03, "{:?}", sequence.interval());
    sequence.add(&PairCounts([0, 0, 1900, 0, 0]));
    assert!(sequence.is_precise(), "{:?}", sequence.interval());
}

#[test]
fn the_sequential_test_keeps_its_error_rates() {
    // The better strategy has this much of each weight moved one half point up, so the gain in
    // score is a quarter of the share moved.
    for (number, weights, moved) in
        [(40, INDEPENDENT, 0.2), (42, DEAL_DECIDES, 0.1), (44, ONE_WINS_BOTH, 0.3)]
    {
        let total: u32 = weights.iter().sum();
        let equal = weights.map(|weight| weight * 1000);
        let mut better = equal;
        let mut gain = 0.0;
        for index in 0..4 {
            let share = (f64::from(equal[index]) * moved) as u32;
            better[index] -= share;
            better[index + 1] += share;
            gain += f64::from(share) / 4.0 / (1000.0 * f64::from(total));
        }
        let sprt = Sprt::new(gain).expect("a sensible margin");
        check_errors(&sprt, number, &equal, Verdict::Better);
        check_errors(&sprt, number + 1, &better, Verdict::NotBetter);
    }
}

#[test]
fn the_sequential_test_waits_for_evidence() {
    let sprt = Sprt::new(0.02).expect("a sensible margin");
    assert_eq!(sprt.verdict(&PairCounts::default()), Verdict::Continue);
    assert_eq!(sprt.verdict(&PairCounts([0, 0, 0, 0, 10])), Verdict::Continue);
    assert_eq!(sprt.verdict(&PairCounts([0, 0, 10, 0, 0])), Verdict::Continue);
    assert_eq!(sprt.verdict(&PairCounts([0, 0, 0, 0, 100])), Verdict::Better);
    assert_eq!(sprt.verdict(&PairCounts([0, 0, 200, 0, 0])), Verdict::NotBetter);
}

/// Runs tournaments that look at the interval after each batch, up to `MOST_PAIRS`; `mean` may
/// have been outside at any time, so whenever they had stopped, in 5 % of them at most.
#[track_caller]
fn check(number: u64, weights: [u32; 5], mean: f64, batch: u64, precision: f64) {
    let wrong = (0..TOURNAMENTS).filter(|&tournament| {
        let mut random = Random::stream(tournament, number, 0);
        let mut sequence = ConfidenceSequence::new(LEVEL, precision).expect("a sensible plan");
        (0..MOST_PAIRS / batch).any(|_| {
            sequence.add(&draw(&weights, batch, &mut random));
            !sequence.interval().contains(mean)
        })
    });
    let wrong = wrong.count() as u64;
    assert!(wrong * 20 <= TOURNAMENTS, "{wrong} of {TOURNAMENTS} with {weights:?}");
}

/// Runs 2000 tests, asking after each 16 pairs; at most 5 % may end with `wrong`, and three
/// standard deviations (0.015) more by chance.
#[track_caller]
fn check_errors(sprt: &Sprt, number: u64, weights: &[u32; 5], wrong: Verdict) {
    let errors = (0..2000).filter(|&test| {
        let mut random = Random::stream(test, number, 0);
        let mut pairs = PairCounts::default();
        loop {
            pairs.merge(&draw(weights, 16, &mut random));
            match sprt.verdict(&pairs) {
                Verdict::Continue => {}
                verdict => return verdict == wrong,
            }
        }
    });
    let rate = errors.count() as f64 / 2000.0;
    assert!(rate <= 0.065, "{rate} wrongly {wrong:?} with {weights:?}");
}

/// Draws `pairs` pairs.
fn draw(weights: &[u32; 5], pairs: u64, random: &mut Random) -> PairCounts {
    let total = weights.iter().sum();
    let mut counts = PairCounts::default();
    for _ in 0..pairs {
        let mut left = random.below(total);
        let kind = weights.iter().position(|&weight| {
            let here = left < weight;
            left = left.wrapping_sub(weight);
            here
        });
        counts.record(kind.expect("below the total"));
    }
    counts
}
