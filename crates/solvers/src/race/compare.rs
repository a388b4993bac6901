//! What two given plans make of a race, without playing it.

use std::ops::Sub;

use stratege_core::{Limits, Meter, Pace, Stopped};

use super::{
    Cost, Play, Race, RaceStrategy,
    odds::padded,
    plan::Laid,
    stage::{Draw, Ending, Gain, Stage, Win},
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
    first: &RaceStrategy,
    second: &RaceStrategy,
    limits: Limits<'_>,
) -> Result<Outcome, Stopped> {
    let gain = in_turn(race, first, second, limits, |_| {})?;
    Ok(Outcome { win: f64::midpoint(1.0, gain), draw: 0.0, loss: f64::midpoint(1.0, -gain) })
}

/// The gains of `first` against `second` from every position where `first` is to move, or both
/// are: a row for each number of points of `first`, by the points of `second`.
///
/// The plans must be for this race.
pub fn gain_table(
    race: &Race,
    pace: Pace,
    first: &RaceStrategy,
    second: &RaceStrategy,
    limits: Limits<'_>,
) -> Result<Vec<Vec<f64>>, Stopped> {
    if pace == Pace::InTurn {
        let mut rows = Vec::new();
        in_turn(race, first, second, limits, |row| rows.push(row.to_vec()))?;
        rows.reverse();
        return Ok(rows);
    }
    let size = race.size();
    let mut meter = Meter::new(limits, Some((size * size) as u64));
    meter.check_memory(Cost::compare_simultaneous(race).bytes)?;
    let (first, second) = (Laid::new(race, first), Laid::new(race, second));
    let values = means::<Gain>(race, &first, &second, &mut meter)?;
    Ok(values.chunks(padded(size)).map(|row| row[..size].to_vec()).collect())
}

/// The gain of `first`, who moves first; `told` hears the gains by the points of `second` for
/// each number of points of `first`, the most first.
fn in_turn(
    race: &Race,
    first: &RaceStrategy,
    second: &RaceStrategy,
    limits: Limits<'_>,
    mut told: impl FnMut(&[f64]),
) -> Result<f64, Stopped> {
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
        told(&to_move);
        meter.add(size as u64)?;
    }
    Ok(to_move[0])
}

/// The chances of `first` against `second` when both move at once.
///
/// The plans must be for this race; both are told by own points and other's points.
pub fn compare_simultaneous(
    race: &Race,
    first: &RaceStrategy,
    second: &RaceStrategy,
    limits: Limits<'_>,
) -> Result<Outcome, Stopped> {
    let size = race.size();
    let mut meter = Meter::new(limits, Some((2 * size * size) as u64));
    meter.check_memory(Cost::compare_simultaneous(race).bytes)?;
    let first = Laid::new(race, first);
    let second = Laid::new(race, second);
    let win = means::<Win>(race, &first, &second, &mut meter)?[0];
    let draw = means::<Draw>(race, &first, &second, &mut meter)?[0];
    Ok(Outcome { win, draw, loss: 1.0 - win - draw })
}

/// The means of one kind of ending from every position, in padded rows.
fn means<E: Ending>(
    race: &Race,
    first: &Laid<'_>,
    second: &Laid<'_>,
    meter: &mut Meter<'_>,
) -> Result<Vec<f64>, Stopped> {
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
    Ok(values)
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
