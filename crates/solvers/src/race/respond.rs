//! Best responses to a known plan: how much it can lose against somebody who knows it.

use stratege_core::{Limits, Meter, Player, Stopped};

use super::{
    Cost, Play, Race, RaceStrategy, TIE,
    odds::{Law, laws, padded},
    plan::Laid,
    stage::{Gain, Stage},
};

/// A plan that no other plan beats by more against the given one.
#[derive(Clone, Debug)]
pub struct Response {
    /// The mean gain of the responder from the start.
    pub gain: f64,
    /// What the responder does; one choice everywhere.
    pub plan: RaceStrategy,
}

/// The best response to `against` when the players move in turn and the responder has `seat`.
///
/// The plan is the best at every position, so it is the same for both seats. Choices within
/// [`TIE`] of the best count as equal, and the smallest is taken.
pub fn best_response_sequential(
    race: &Race,
    against: &RaceStrategy,
    seat: Player,
    limits: Limits<'_>,
) -> Result<Response, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::best_response(race).bytes)?;
    let against = Laid::new(race, against);
    let laws = laws(race);
    let mut plan = RaceStrategy::empty(race);
    let mut options = vec![0.0; laws.len()];
    // Gains of the responder: to move, by the other's points; and to wait, a row for those.
    let mut to_move = vec![0.0; size];
    let mut to_wait = vec![0.0; size * size];
    for own in (0..size).rev() {
        for other in (0..size).rev() {
            let theirs = against
                .mean(other, own, |law| law.dot(&to_move[other..]) - law.at_least(size - other));
            let their_zero = against.mean(other, own, |law| law.zero);
            let waiting = &mut to_wait[other * size + own..(other + 1) * size];
            for (option, law) in options.iter_mut().zip(&laws) {
                let gain = law.at_least(size - own) + law.dot(waiting) + law.zero * theirs;
                *option = gain / (1.0 - law.zero * their_zero);
            }
            let (choice, gain) = best(&options);
            plan.set(own, other, choice);
            to_move[other] = gain;
            waiting[0] = theirs + their_zero * gain;
        }
        meter.add(size as u64)?;
        meter.work((size * race.reach() * laws.len()) as u64)?;
    }
    let gain = if seat == Player::FIRST { to_move[0] } else { to_wait[0] };
    Ok(Response { gain, plan })
}

/// The best response to `against` when both move at once; the game is the same for both players.
///
/// Choices within [`TIE`] of the best count as equal, and the smallest is taken.
pub fn best_response_simultaneous(
    race: &Race,
    against: &RaceStrategy,
    limits: Limits<'_>,
) -> Result<Response, Stopped> {
    let size = race.size();
    let stride = padded(size);
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::best_response(race).bytes)?;
    let against = Laid::new(race, against);
    let laws = laws(race);
    let mut plan = RaceStrategy::empty(race);
    let mut stage = Stage::new(race, &laws);
    let mut values = vec![0.0; size * stride];
    let mut means = vec![0.0; stage.width];
    let mut options = vec![0.0; laws.len()];
    for own in (0..size).rev() {
        stage.fill::<Gain>(&values, stride, own, 0);
        for other in (0..size).rev() {
            options.fill(0.0);
            let mut add = |law: &Law, weight: f64| {
                stage.means(other, law, &mut means);
                options.iter_mut().zip(&means).for_each(|(option, mean)| *option += weight * mean);
            };
            match against.play(other, own) {
                Play::Pure(choice) => add(&against.laws[choice], 1.0),
                Play::Mixed(weights) => {
                    let drawn = against.laws.iter().zip(weights).filter(|drawn| *drawn.1 > 0.0);
                    drawn.for_each(|(law, &weight)| add(law, weight));
                }
            }
            let their_zero = against.mean(other, own, |law| law.zero);
            for (option, law) in options.iter_mut().zip(&laws) {
                *option /= 1.0 - law.zero * their_zero;
            }
            let (choice, gain) = best(&options);
            plan.set(own, other, choice);
            values[own * stride + other] = gain;
            stage.settle(other, gain);
        }
        meter.add(size as u64)?;
        meter.work((size * race.reach() * laws.len()) as u64)?;
    }
    Ok(Response { gain: values[0], plan })
}

/// The smallest choice, from 0, that is as good as any, and the greatest gain.
///
/// The gains are those of always choosing the same at this position: the greatest of them is the
/// gain of the best plan, although turns that gain nothing come back here.
fn best(options: &[f64]) -> (usize, f64) {
    let best = options.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let choice = options.iter().position(|&option| option >= best - TIE).unwrap_or(0);
    (choice, best)
}
