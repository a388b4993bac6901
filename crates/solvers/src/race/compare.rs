//! What two given plans make of a race, without playing it.

use std::ops::Sub;

use stratege_core::{Limits, Meter, Stopped};

use super::{
    Cost, Plan, Play, Race,
    odds::padded,
    plan::Laid,
    stage::{Draw, Ending, Stage, Win},
};

/// How often each result comes about, for the player named first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome<W = f64> {
    /// The chance of a win.
    pub win: W,
    /// The chance of a draw.
    pub draw: W,
    /// The chance of a loss.
    pub loss: W,
}

impl<W> Outcome<W>
where
    for<'a> &'a W: Sub<Output = W>,
{
    /// The mean gain: +1 for a win, -1 for a loss.
    pub fn gain(&self) -> W {
        &self.win - &self.loss
    }
}

/// The chances of `first`, who moves first, against `second`, in turn.
///
/// The plans must be for this race. The time is one or two sums over a law for each position.
pub fn compare_sequential(
    race: &Race,
    first: &Plan,
    second: &Plan,
    limits: Limits<'_>,
) -> Result<Outcome, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::compare_sequential(race).bytes)?;
    let first = Laid::new(race, first);
    let second = Laid::new(race, second);
    // Gains of the first player. When he is to move: one row, by the points of the second.
    let mut to_move = vec![0.0; size];
    // When the second is: a row for the points of the second, by those of the first.
    let mut to_wait = vec![0.0; size * size];
    for own in (0..size).rev() {
        for other in (0..size).rev() {
            let waiting = &mut to_wait[other * size + own..(other + 1) * size];
            let mine = first.mean(own, other, |law| law.at_least(size - own) + law.dot(waiting));
            let theirs = second
                .mean(other, own, |law| law.dot(&to_move[other..]) - law.at_least(size - other));
            let my_zero = first.mean(own, other, |law| law.zero);
            let their_zero = second.mean(other, own, |law| law.zero);
            // Turns that gain nothing lead from one of the two positions to the other.
            to_move[other] = (mine + my_zero * theirs) / (1.0 - my_zero * their_zero);
            waiting[0] = theirs + their_zero * to_move[other];
        }
        meter.add(size as u64)?;
    }
    let gain = to_move[0];
    Ok(Outcome { win: f64::midpoint(1.0, gain), draw: 0.0, loss: f64::midpoint(1.0, -gain) })
}

/// The chances of `first` against `second` when both move at once.
///
/// The plans must be for this race; both are told by own points and other's points.
pub fn compare_simultaneous(
    race: &Race,
    first: &Plan,
    second: &Plan,
    limits: Limits<'_>,
) -> Result<Outcome, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((2 * size * size) as u64));
    meter.check_memory(Cost::compare_simultaneous(race).bytes)?;
    let first = Laid::new(race, first);
    let second = Laid::new(race, second);
    let win = mean::<Win>(race, &first, &second, &mut meter)?;
    let draw = mean::<Draw>(race, &first, &second, &mut meter)?;
    Ok(Outcome { win, draw, loss: 1.0 - win - draw })
}

/// The mean of one kind of ending from the start.
fn mean<E: Ending>(
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
        stage.fill::<E>(&values, stride, own, 0);
        for other in (0..size).rev() {
            let mean = mean_at(&stage, first, second, own, other);
            let my_zero = first.mean(own, other, |law| law.zero);
            let their_zero = second.mean(other, own, |law| law.zero);
            let value = mean / (1.0 - my_zero * their_zero);
            values[own * stride + other] = value;
            stage.settle(other, value);
        }
        meter.add(size as u64)?;
        meter.work((size * race.reach()) as u64)?;
    }
    Ok(values[0])
}

/// The mean of what a turn of both leads to, where one of them gains something.
pub(super) fn mean_at(
    stage: &Stage<'_>,
    first: &Laid<'_>,
    second: &Laid<'_>,
    own: usize,
    other: usize,
) -> f64 {
    let mean_of = |choice: usize| second.mean(other, own, |law| stage.mean(choice, other, law));
    match first.play(own, other) {
        Play::Pure(choice) => mean_of(choice),
        Play::Mixed(weights) => {
            let drawn = weights.iter().enumerate().filter(|&(_, &weight)| weight > 0.0);
            drawn.map(|(choice, weight)| weight * mean_of(choice)).sum()
        }
    }
}
