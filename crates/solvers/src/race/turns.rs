//! How long a race between two given plans lasts, without playing it.

use stratege_core::{Limits, Meter, Pace, Stopped};

use super::{
    Cost, Race, RaceStrategy,
    compare::mean_at,
    odds::padded,
    plan::Laid,
    stage::{Ending, Stage},
};

/// The mean number of turns of a race between two plans; both players' turns are counted.
///
/// The plans must be for this race.
pub fn mean_turns(
    race: &Race,
    pace: Pace,
    first: &RaceStrategy,
    second: &RaceStrategy,
    limits: Limits<'_>,
) -> Result<f64, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    let (first, second) = (Laid::new(race, first), Laid::new(race, second));
    match pace {
        Pace::InTurn => {
            meter.check_memory(Cost::compare_sequential(race).bytes)?;
            in_turn(race, &first, &second, &mut meter)
        }
        Pace::AtOnce => {
            meter.check_memory(Cost::compare_simultaneous(race).bytes)?;
            Ok(2.0 * at_once(race, &first, &second, &mut meter)?)
        }
    }
}

fn in_turn(
    race: &Race,
    first: &Laid<'_>,
    second: &Laid<'_>,
    meter: &mut Meter<'_>,
) -> Result<f64, Stopped> {
    let size = race.size();
    // As for the gains: turns to come when the first player is to move, and when the second is.
    let mut to_move = vec![0.0; size];
    let mut to_wait = vec![0.0; size * size];
    for own in (0..size).rev() {
        for other in (0..size).rev() {
            let waiting = &mut to_wait[other * size + own..(other + 1) * size];
            let mine = 1.0 + first.mean(own, other, |law| law.dot(waiting));
            let theirs = 1.0 + second.mean(other, own, |law| law.dot(&to_move[other..]));
            let my_zero = first.mean(own, other, |law| law.zero);
            let their_zero = second.mean(other, own, |law| law.zero);
            to_move[other] = (mine + my_zero * theirs) / (1.0 - my_zero * their_zero);
            waiting[0] = theirs + their_zero * to_move[other];
        }
        meter.add(size as u64)?;
    }
    Ok(to_move[0])
}

/// An ended race has no turns to come.
struct Over;

impl Ending for Over {
    const ALONE: f64 = 0.0;
    fn both(_: &super::odds::Law, _: usize) -> f64 {
        0.0
    }
}

fn at_once(
    race: &Race,
    first: &Laid<'_>,
    second: &Laid<'_>,
    meter: &mut Meter<'_>,
) -> Result<f64, Stopped> {
    let size = race.size();
    let stride = padded(size);
    let mut values = vec![0.0; size * stride];
    let mut stage = Stage::new(race, &first.laws);
    for own in (0..size).rev() {
        stage.fill::<Over>(&values, stride, own, 0);
        for other in (0..size).rev() {
            let my_zero = first.mean(own, other, |law| law.zero);
            let their_zero = second.mean(other, own, |law| law.zero);
            let mean = 1.0 + mean_at(&stage, first, second, own, other);
            let value = mean / (1.0 - my_zero * their_zero);
            values[own * stride + other] = value;
            stage.settle(other, value);
        }
        meter.add(size as u64)?;
        meter.work((size * race.reach()) as u64)?;
    }
    Ok(values[0])
}
