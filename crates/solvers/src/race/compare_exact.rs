//! What two given plans make of a race, with fractions in place of floating-point numbers.

use std::borrow::Cow;

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Stopped};

use super::{
    Cost, Outcome, Play, Race, RaceStrategy,
    exact::{Common, SLOW, Ways, least_multiple},
};

/// As [`compare_sequential`](super::compare_sequential()), with fractions; for small targets.
pub fn compare_sequential_exact(
    race: &Race,
    first: &RaceStrategy<RBig>,
    second: &RaceStrategy<RBig>,
    limits: Limits<'_>,
) -> Result<Outcome<RBig>, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::sequential_exact(race).bytes)?;
    let laws = Laws::new(race, [first, second]);
    // Gains of the player to move first: to move, and to wait by the points of both.
    let mut to_move = vec![RBig::ZERO; size];
    let mut to_wait = vec![RBig::ZERO; size * size];
    for own in (0..size).rev() {
        for other in (0..size).rev() {
            let mine = laws.at(first, own, other);
            let theirs = laws.at(second, other, own);
            let next = Common::new((own + 1..size).map(|own| &to_wait[own * size + other]));
            let my_gain = next.mean(&mine, 1);
            // The second player's gains are the first's losses.
            let next = Common::new(to_move[other + 1..].iter());
            let their_loss = RBig::ZERO - next.mean(&theirs, -1);
            let (my_zero, their_zero) = (mine.zero(), theirs.zero());
            let gain = (my_gain + &my_zero * &their_loss) / (RBig::ONE - my_zero * &their_zero);
            to_wait[own * size + other] = their_loss + their_zero * &gain;
            to_move[other] = gain;
            meter.work(SLOW)?;
            meter.tick()?;
        }
    }
    let win = (RBig::ONE + &to_move[0]) / RBig::from(2u8);
    Ok(Outcome { loss: RBig::ONE - &win, win, draw: RBig::ZERO })
}

/// As [`compare_simultaneous`](super::compare_simultaneous()), with fractions; for small targets.
pub fn compare_simultaneous_exact(
    race: &Race,
    first: &RaceStrategy<RBig>,
    second: &RaceStrategy<RBig>,
    limits: Limits<'_>,
) -> Result<Outcome<RBig>, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((2 * size * size) as u64));
    meter.check_memory(Cost::sequential_exact(race).bytes)?;
    let laws = Laws::new(race, [first, second]);
    let mut chance = |counts: fn(usize, usize, usize) -> bool| {
        // The rows for more points of the first player, the one with the most first.
        let mut above: Vec<Common> = Vec::new();
        let mut row = vec![RBig::ZERO; size];
        for own in (0..size).rev() {
            for other in (0..size).rev() {
                let mine = laws.at(first, own, other);
                let theirs = laws.at(second, other, own);
                let mut sum = Sum { numerator: IBig::ZERO, denominator: UBig::ONE };
                let ended = |own: usize, other: usize| counts(size, own, other);
                sum.add(&mine.ended([own, other], size, &theirs, ended), &UBig::ONE);
                for (points, ways) in &mine.outcomes {
                    let reached = own + points;
                    if *points == 0 {
                        let rest = Common::new(row[other + 1..].iter());
                        sum.add(&(ways * theirs.weigh(&rest.numerators, 1)), &rest.denominator);
                    } else if reached < size {
                        let next = &above[size - 1 - reached];
                        let mean = theirs.weigh(&next.numerators[other..], 0);
                        sum.add(&(ways * mean), &next.denominator);
                    }
                }
                // What is left is the case that both gain nothing: it comes back here.
                let turns = IBig::from(&mine.total * &theirs.total);
                let turns = turns - &mine.zero * &theirs.zero;
                row[other] = RBig::from_parts_signed(sum.numerator, turns * sum.denominator);
                meter.work(SLOW)?;
                meter.tick()?;
            }
            above.push(Common::new(row.iter()));
        }
        Ok(row.swap_remove(0))
    };
    let win = chance(|size, own, other| own >= size && own > other)?;
    let draw = chance(|size, own, other| own >= size && own == other)?;
    Ok(Outcome { loss: RBig::ONE - &win - &draw, win, draw })
}

/// The laws of the choices, and of mixtures as they come.
struct Laws<'a> {
    race: &'a Race,
    pure: Vec<Ways>,
}

impl<'a> Laws<'a> {
    fn new(race: &'a Race, plans: [&RaceStrategy<RBig>; 2]) -> Laws<'a> {
        plans.iter().for_each(|plan| plan.assert_fits(race));
        Laws { race, pure: race.choices().iter().map(Ways::new).collect() }
    }

    fn at(&self, plan: &RaceStrategy<RBig>, own: usize, other: usize) -> Cow<'_, Ways> {
        match plan.play(own, other) {
            Play::Pure(choice) => Cow::Borrowed(&self.pure[choice]),
            Play::Mixed(weights) => Cow::Owned(Ways::mixed(self.race, weights)),
        }
    }
}

impl Ways {
    /// The sum of `values` times ways, the first being for `least` points, without those past
    /// the last.
    fn weigh(&self, values: &[IBig], least: usize) -> IBig {
        let mut sum = IBig::ZERO;
        for (points, ways) in &self.outcomes {
            if let Some(value) = points.checked_sub(least).and_then(|at| values.get(at)) {
                sum += value * ways;
            }
        }
        sum
    }

    /// The ways to end the race at once in a result that counts.
    fn ended(
        &self,
        [own, other]: [usize; 2],
        size: usize,
        theirs: &Ways,
        counts: impl Fn(usize, usize) -> bool,
    ) -> IBig {
        let mut sum = IBig::ZERO;
        for (points, ways) in &self.outcomes {
            // Nothing but a win or a draw counts, and that needs the target.
            if own + points < size {
                continue;
            }
            let counted =
                theirs.outcomes.iter().filter(|outcome| counts(own + points, other + outcome.0));
            sum += ways * counted.fold(IBig::ZERO, |sum, outcome| sum + &outcome.1);
        }
        sum
    }
}

/// A sum of fractions that is not cut down until the end.
struct Sum {
    numerator: IBig,
    denominator: UBig,
}

impl Sum {
    fn add(&mut self, numerator: &IBig, denominator: &UBig) {
        if *denominator == self.denominator {
            self.numerator += numerator;
            return;
        }
        let common = least_multiple(self.denominator.clone(), denominator);
        let mine = IBig::from(&common / &self.denominator);
        let theirs = IBig::from(&common / denominator);
        self.numerator = &self.numerator * mine + numerator * theirs;
        self.denominator = common;
    }
}
