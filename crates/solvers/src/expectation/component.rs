//! One component: positions that lead to each other.

use stratege_core::{Meter, Stopped};

use super::{
    Unvalued,
    graph::{Graph, Who},
};

/// Unknowns up to which equations are solved.
const MOST_UNKNOWNS: usize = 48;

/// Changes of mind after which a component is closed in from both sides instead.
const MOST_CHANGES: u32 = 200;

/// Choices whose values differ by less are not changed.
const INDIFFERENT: f64 = 1e-13;

/// Rounding errors of a value that is computed from others, at most.
const ROUNDING: f64 = 1e-15;

/// The number of no place and of no unknown.
const NONE: u32 = u32::MAX;

/// Memory that is used again for every component.
pub(super) struct Scratch {
    /// The place of each position in the component at hand.
    places: Vec<u32>,
    unknown: Vec<u32>,
    chosen: Vec<u32>,
    /// For every position the factors of all unknowns, then what is added.
    lines: Vec<f64>,
    values: Vec<f64>,
    delays: Vec<f64>,
}

impl Scratch {
    pub(super) fn new(positions: usize) -> Scratch {
        Scratch {
            places: vec![NONE; positions],
            unknown: Vec::new(),
            chosen: Vec::new(),
            lines: Vec::new(),
            values: Vec::new(),
            delays: Vec::new(),
        }
    }
}

/// Finds what the positions of `part` are worth, in an order in which most arcs lead backwards.
pub(super) fn solve<S: Clone>(
    graph: &Graph<S>,
    part: &[u32],
    range: [i32; 2],
    precision: f64,
    between: &mut [[f64; 2]],
    scratch: &mut Scratch,
    meter: &mut Meter<'_>,
) -> Result<(), Unvalued<S>> {
    for (place, &member) in part.iter().enumerate() {
        scratch.places[member as usize] = place as u32;
    }
    let mut component = Component { graph, part, scratch };
    let result = component.work_out(range.map(f64::from), precision, between, meter);
    for &member in part {
        component.scratch.places[member as usize] = NONE;
    }
    result
}

struct Component<'a, S> {
    graph: &'a Graph<S>,
    part: &'a [u32],
    scratch: &'a mut Scratch,
}

/// What is worked out by equations.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// What player 1 gets, each player choosing the best.
    Gain,
    /// How many moves the component lasts, both players choosing the longest.
    Delay,
}

impl<S: Clone> Component<'_, S> {
    fn work_out(
        &mut self,
        range: [f64; 2],
        precision: f64,
        between: &mut [[f64; 2]],
        meter: &mut Meter<'_>,
    ) -> Result<(), Unvalued<S>> {
        if let Some(member) = self.endless(meter)? {
            return Err(Unvalued::Endless { state: self.graph.states()[member as usize].clone() });
        }
        if !self.by_equations(between, meter)? {
            self.close_in(range, precision, between, meter)?;
        }
        Ok(())
    }

    fn place(&self, number: u32) -> Option<usize> {
        let place = self.scratch.places[number as usize];
        (place != NONE).then_some(place as usize)
    }

    /// A position from which the players can stay in the component for ever, if there is one.
    ///
    /// Such positions are those that are left when whatever chance leads out of, or whatever has
    /// no way back, is taken away again and again.
    fn endless(&self, meter: &mut Meter<'_>) -> Result<Option<u32>, Stopped> {
        let mut stays = vec![true; self.part.len()];
        loop {
            let mut changed = false;
            for (place, &member) in self.part.iter().enumerate() {
                meter.work(1)?;
                if !stays[place] {
                    continue;
                }
                let targets = &self.graph.targets[self.graph.out(member)];
                let inside = |&target: &u32| self.place(target).is_some_and(|place| stays[place]);
                let holds = match self.graph.who[member as usize] {
                    Who::Chance => targets.iter().all(inside),
                    _ => targets.iter().any(inside),
                };
                if !holds {
                    stays[place] = false;
                    changed = true;
                }
            }
            if !changed {
                let left = stays.iter().position(|&stays| stays);
                return Ok(left.map(|place| self.part[place]));
            }
        }
    }

    /// Policy iteration; `false` if there are too many unknowns, no memory for them or no end in
    /// sight.
    fn by_equations(
        &mut self,
        between: &mut [[f64; 2]],
        meter: &mut Meter<'_>,
    ) -> Result<bool, Unvalued<S>> {
        if !self.find_unknowns() {
            return Ok(false);
        }
        let middle = |number: u32, between: &[[f64; 2]]| {
            let [low, high] = between[number as usize];
            f64::midpoint(low, high)
        };
        let worth = |number: u32| middle(number, between);
        if !self.improve(Goal::Gain, &worth, meter)? {
            return Ok(false);
        }
        self.scratch.values = std::mem::take(&mut self.scratch.delays);
        if !self.improve(Goal::Delay, &|_| 0.0, meter)? {
            return Ok(false);
        }
        // What is off by at most `slip` at each move is off by at most the delay times that.
        let (values, delays) = (&self.scratch.values, &self.scratch.delays);
        let value = |number: u32| match self.place(number) {
            Some(place) => values[place],
            None => middle(number, between),
        };
        let mut slip = ROUNDING;
        for (place, &member) in self.part.iter().enumerate() {
            let again = self.graph.backed_up(member, value);
            slip = slip.max((again - values[place]).abs() + ROUNDING * values[place].abs());
        }
        // What lies outside may be off too.
        let mut outside: f64 = 0.0;
        for &member in self.part {
            for &target in &self.graph.targets[self.graph.out(member)] {
                if self.place(target).is_none() {
                    let [low, high] = between[target as usize];
                    outside = outside.max((high - low) / 2.0);
                }
            }
        }
        for (place, &member) in self.part.iter().enumerate() {
            let off = slip * (1.0 + 1e-6) * delays[place] + outside;
            between[member as usize] = [values[place] - off, values[place] + off];
        }
        Ok(true)
    }

    /// Positions to which an arc leads from one that comes before them or from themselves: what
    /// the equations are about. `false` if there are too many.
    fn find_unknowns(&mut self) -> bool {
        let mut unknown = vec![NONE; self.part.len()];
        let mut count = 0;
        for (place, &member) in self.part.iter().enumerate() {
            for &target in &self.graph.targets[self.graph.out(member)] {
                if let Some(after) = self.place(target)
                    && after >= place
                    && unknown[after] == NONE
                {
                    unknown[after] = count;
                    count += 1;
                }
            }
        }
        self.scratch.unknown = unknown;
        count as usize <= MOST_UNKNOWNS
    }

    /// Chooses better and better until nothing changes; the values are then in `delays`.
    fn improve(
        &mut self,
        goal: Goal,
        outside: &dyn Fn(u32) -> f64,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Unvalued<S>> {
        let unknowns = self.scratch.unknown.iter().filter(|&&unknown| unknown != NONE).count();
        let width = unknowns + 1;
        let bytes = size_of::<f64>() * self.part.len() * (width + 2);
        if meter.check_memory(self.graph.bytes + bytes as u64).is_err() {
            return Ok(false);
        }
        let mut values = vec![0.0; self.part.len()];
        self.scratch.chosen.clear();
        self.scratch.chosen.resize(self.part.len(), NONE);
        self.scratch.lines.clear();
        self.scratch.lines.resize(self.part.len() * width, 0.0);
        for _ in 0..MOST_CHANGES {
            meter.work(4 * (self.part.len() * width) as u64)?;
            if !self.choose(goal, outside, &values) {
                self.scratch.delays = values;
                return Ok(true);
            }
            self.fill_lines(goal, outside, width);
            let Some(found) = self.equations(width) else { return Ok(false) };
            for (value, line) in values.iter_mut().zip(self.scratch.lines.chunks_exact(width)) {
                let factors = found.iter().zip(line).map(|(value, factor)| value * factor);
                *value = line[unknowns] + factors.sum::<f64>();
            }
        }
        Ok(false)
    }

    /// Lets every player choose the best arc by these values; tells whether any choice changed.
    fn choose(&mut self, goal: Goal, outside: &dyn Fn(u32) -> f64, values: &[f64]) -> bool {
        let mut changed = false;
        for (place, &member) in self.part.iter().enumerate() {
            let sign = match (self.graph.who[member as usize], goal) {
                (Who::First, _) | (Who::Second, Goal::Delay) => 1.0,
                (Who::Second, Goal::Gain) => -1.0,
                _ => continue,
            };
            let value = |arc: usize| {
                let target = self.graph.targets[arc];
                sign * self.place(target).map_or_else(|| outside(target), |place| values[place])
            };
            let out = self.graph.out(member);
            let before = self.scratch.chosen[place];
            let mut best = if before == NONE { out.start } else { before as usize };
            for arc in out {
                if value(arc) - value(best) > INDIFFERENT * value(best).abs().max(1.0) {
                    best = arc;
                }
            }
            if best as u32 != before {
                self.scratch.chosen[place] = best as u32;
                changed = true;
            }
        }
        changed
    }

    /// Writes every value as a sum of unknowns, by the choices that were made.
    fn fill_lines(&mut self, goal: Goal, outside: &dyn Fn(u32) -> f64, width: usize) {
        let Scratch { places, unknown, chosen, lines, .. } = &mut *self.scratch;
        let (graph, last) = (self.graph, width - 1);
        for (place, &member) in self.part.iter().enumerate() {
            let (before, rest) = lines.split_at_mut(place * width);
            let line = &mut rest[..width];
            line.fill(0.0);
            if goal == Goal::Delay {
                line[last] = 1.0;
            }
            let is_chance = graph.who[member as usize] == Who::Chance;
            let (arcs, total) = if is_chance {
                (graph.out(member), graph.total(member))
            } else {
                let arc = chosen[place] as usize;
                (arc..arc + 1, 1.0)
            };
            for arc in arcs {
                let share = f64::from(graph.weights[arc]) / total;
                let target = graph.targets[arc];
                let at = places[target as usize];
                if at == NONE {
                    line[last] += share * outside(target);
                } else if unknown[at as usize] != NONE {
                    line[unknown[at as usize] as usize] += share;
                } else {
                    let other = &before[at as usize * width..][..width];
                    for (sum, factor) in line.iter_mut().zip(other) {
                        *sum += share * factor;
                    }
                }
            }
        }
    }

    /// The unknowns, by elimination; `None` if the equations do not say what they are.
    fn equations(&self, width: usize) -> Option<Vec<f64>> {
        let count = width - 1;
        let mut table = vec![0.0; count * width];
        for (place, &unknown) in self.scratch.unknown.iter().enumerate() {
            if unknown == NONE {
                continue;
            }
            let line = &self.scratch.lines[place * width..][..width];
            let row = &mut table[unknown as usize * width..][..width];
            for (entry, factor) in row.iter_mut().zip(&line[..count]) {
                *entry = -factor;
            }
            row[unknown as usize] += 1.0;
            row[count] = line[count];
        }
        for column in 0..count {
            let size = |row: &usize| table[row * width + column].abs();
            let pivot = (column..count).max_by(|a, b| f64::total_cmp(&size(a), &size(b)))?;
            if size(&pivot) < 1e-12 {
                return None;
            }
            for at in 0..width {
                table.swap(column * width + at, pivot * width + at);
            }
            for row in (0..count).filter(|&row| row != column) {
                let factor = table[row * width + column] / table[column * width + column];
                if factor != 0.0 {
                    for at in column..width {
                        table[row * width + at] -= factor * table[column * width + at];
                    }
                }
            }
        }
        let value = |row: usize| table[row * width + count] / table[row * width + row];
        Some((0..count).map(value).collect())
    }

    /// Closes the values in from both sides, again and again.
    fn close_in(
        &mut self,
        [least, most]: [f64; 2],
        precision: f64,
        between: &mut [[f64; 2]],
        meter: &mut Meter<'_>,
    ) -> Result<(), Unvalued<S>> {
        for &member in self.part {
            between[member as usize] = [least, most];
        }
        let mut before = f64::INFINITY;
        loop {
            let (mut gap, mut moved): (f64, f64) = (0.0, 0.0);
            for &member in self.part {
                meter.work(4)?;
                let bound =
                    |index: usize| self.graph.backed_up(member, |to| between[to as usize][index]);
                let [low, high] = [bound(0), bound(1)];
                let [old_low, old_high] = between[member as usize];
                moved = moved.max(low - old_low).max(old_high - high);
                between[member as usize] = [low.max(old_low), high.min(old_high)];
                gap = gap.max(high - low);
            }
            // What lies outside may not be known more precisely.
            if gap <= precision || (moved <= 0.0 && before <= gap) {
                return Ok(());
            }
            before = gap;
        }
    }
}
