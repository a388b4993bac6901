//! Thermographs: the stops of a game as it is cooled, exactly.
//!
//! A wall is a broken line. Above its last corner it is the mast, whose value is the mean.

use rustc_hash::FxHashMap;

use crate::{
    Calculator, Dyadic, Forms, Value, ValueError, calculator::STEPS_PER_FOLLOWER, dyadic::ONE,
};

/// How a value is played at every temperature, from -1 up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// The left stops of the cooled game: the corners from the lowest, the last one on the mast.
    pub left: Vec<Point>,
    /// The right stops.
    pub right: Vec<Point>,
    /// Where the mast stands.
    pub mean: Dyadic,
    /// Where the mast begins.
    pub temperature: Dyadic,
}

/// A corner of a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// How high.
    pub temperature: Dyadic,
    /// The stop at that temperature.
    pub value: Dyadic,
}

/// A temperature and a stop, in units.
pub(crate) type Corner = (i64, i64);

/// Where the corners of the two walls of a core are kept.
#[derive(Clone, Copy, Default)]
pub(crate) struct Walls {
    start: u32,
    left: u16,
    right: u16,
    /// Whether the corners are those of the negative.
    is_mirrored: bool,
}

/// The walls of a form that is being made.
pub(crate) struct Drawn {
    left: Vec<Corner>,
    right: Vec<Corner>,
    pub(crate) mean: i64,
    pub(crate) temperature: i64,
}

impl Calculator<'_, '_> {
    /// The thermograph of a value.
    pub fn thermograph(&mut self, value: Value) -> Result<Thermograph, ValueError> {
        let drawn = self.drawn_from_below(value, &mut FxHashMap::default())?;
        let point = |&(temperature, value): &Corner| Point {
            temperature: Dyadic::of_units(temperature),
            value: Dyadic::of_units(value),
        };
        Ok(Thermograph {
            left: drawn.left.iter().map(point).collect(),
            right: drawn.right.iter().map(point).collect(),
            mean: Dyadic::of_units(drawn.mean),
            temperature: Dyadic::of_units(drawn.temperature),
        })
    }

    /// The walls from temperature -1 up: those that are kept begin at 0.
    fn drawn_from_below(
        &mut self,
        value: Value,
        known: &mut FxHashMap<Value, [Vec<Corner>; 2]>,
    ) -> Result<Drawn, ValueError> {
        if value.as_number().is_some_and(Dyadic::is_integer) {
            let mast = vec![(-ONE, value.shift)];
            let (left, right) = (mast.clone(), mast);
            return Ok(Drawn { left, right, mean: value.shift, temperature: -ONE });
        }
        let [left, right] = [self.left_options(value), self.right_options(value)];
        let mut side = |options: Vec<Value>, wall: usize| {
            let mut walls = Vec::with_capacity(options.len());
            self.meter.work(STEPS_PER_FOLLOWER * options.len() as u64)?;
            for option in options {
                if !known.contains_key(&option) {
                    let drawn = self.drawn_from_below(option, known)?;
                    known.insert(option, [drawn.left, drawn.right]);
                }
                walls.push(known[&option][wall].clone());
            }
            Ok::<_, ValueError>(walls)
        };
        let left = side(left, 1)?;
        let mut right = side(right, 0)?;
        right.iter_mut().flatten().for_each(|(_, value)| *value = -*value);
        draw(left, right)
    }
}

impl Thermograph {
    /// The left and the right stop at a temperature of at least -1.
    pub fn at(&self, temperature: Dyadic) -> [Dyadic; 2] {
        [&self.left, &self.right].map(|wall| {
            let above = wall.iter().position(|point| temperature < point.temperature);
            let Some(above) = above else { return self.mean };
            let upper = wall[above];
            let Some(lower) = above.checked_sub(1).map(|below| wall[below]) else {
                return upper.value;
            };
            let rise = temperature.units() - lower.temperature.units();
            let direction = (upper.value.units() - lower.value.units()).signum();
            Dyadic::of_units(lower.value.units() + direction * rise)
        })
    }
}

impl Walls {
    /// The walls of the negative.
    pub(crate) fn mirrored(self) -> Walls {
        Walls { is_mirrored: !self.is_mirrored, ..self }
    }
}

impl Drawn {
    /// Puts the corners to the others.
    pub(crate) fn keep(&self, corners: &mut Vec<Corner>) -> Walls {
        let start = corners.len() as u32;
        corners.extend_from_slice(&self.left);
        corners.extend_from_slice(&self.right);
        let (left, right) = (self.left.len() as u16, self.right.len() as u16);
        Walls { start, left, right, is_mirrored: false }
    }
}

/// The left and the right wall from temperature 0 up, moved by `shift`.
pub(crate) fn walls_of(walls: Walls, corners: &[Corner], shift: i64) -> [Vec<Corner>; 2] {
    let start = walls.start as usize;
    let middle = start + usize::from(walls.left);
    let end = middle + usize::from(walls.right);
    let sides = [start..middle, middle..end];
    if start == end {
        // A number is all mast.
        return [vec![(0, shift)], vec![(0, shift)]];
    }
    let sign = if walls.is_mirrored { -1 } else { 1 };
    let moved = sides.map(|side| {
        let moved = corners[side].iter().map(|&(height, value)| (height, sign * value + shift));
        moved.collect::<Vec<Corner>>()
    });
    let [left, right] = moved;
    if walls.is_mirrored { [right, left] } else { [left, right] }
}

/// The walls from temperature 0 up of a game with these options, which is not a number.
pub(crate) fn of_options(
    forms: &Forms,
    left: &[Value],
    right: &[Value],
) -> Result<Drawn, ValueError> {
    let walls = |options: &[Value], mirror: fn(&Forms, Value) -> Value| {
        let wall = |&option: &Value| {
            let [_, right] = forms.walls_of(mirror(forms, option));
            right
        };
        options.iter().map(wall).collect()
    };
    draw(walls(left, |_, option| option), walls(right, Forms::negative))
}

/// The walls of a game from the right walls of the options of Left and the negatives of the left
/// walls of the options of Right. All begin at the same temperature.
fn draw(left: Vec<Vec<Corner>>, right: Vec<Vec<Corner>>) -> Result<Drawn, ValueError> {
    let [left, right] = [left, right].map(|walls| {
        // Moving costs the temperature.
        let taxed = walls.into_iter().map(|mut wall| {
            wall.iter_mut().for_each(|(height, value)| *value -= *height);
            wall
        });
        taxed.reduce(|one, other| upper(&one, &other)).unwrap_or_default()
    });
    let (temperature, mean) = meeting(&left, &right)?;
    let cut = |wall: &[Corner], sign: i64| {
        let mut cut = Vec::with_capacity(wall.len() + 1);
        let below = wall.iter().filter(|&&(height, _)| height < temperature);
        below.for_each(|&(height, value)| push(&mut cut, (height, sign * value)));
        push(&mut cut, (temperature, mean));
        cut
    };
    let (left, right) = (cut(&left, 1), cut(&right, -1));
    if left.len().max(right.len()) > usize::from(u16::MAX) {
        return Err(ValueError::OutOfRange);
    }
    Ok(Drawn { left, right, mean, temperature })
}

/// Walks up a broken line that falls by 0 or 1 everywhere, and by 1 after its last corner.
struct Climb<'a> {
    corners: &'a [Corner],
    next: usize,
}

impl Climb<'_> {
    /// The value at a temperature that is not below those asked before.
    fn at(&mut self, temperature: i64) -> i64 {
        while self.corners.get(self.next).is_some_and(|&(height, _)| height <= temperature) {
            self.next += 1;
        }
        let (height, value) = self.corners[self.next - 1];
        match self.corners.get(self.next) {
            Some(&(_, above)) if above == value => value,
            _ => value - (temperature - height),
        }
    }
}

fn climb(corners: &[Corner]) -> Climb<'_> {
    Climb { corners, next: 1 }
}

/// The temperatures of the corners of two lines, sorted.
fn heights(one: &[Corner], other: &[Corner]) -> Vec<i64> {
    let mut heights: Vec<i64> = one.iter().chain(other).map(|&(height, _)| height).collect();
    heights.sort_unstable();
    heights.dedup();
    heights
}

/// The larger of two lines everywhere.
fn upper(one: &[Corner], other: &[Corner]) -> Vec<Corner> {
    let mut line = Vec::with_capacity(one.len() + other.len());
    let (mut first, mut second) = (climb(one), climb(other));
    let mut before: Option<(i64, i64, i64)> = None;
    for height in heights(one, other) {
        let (a, b) = (first.at(height), second.at(height));
        if let Some((low, was_a, was_b)) = before
            && (was_a - was_b).signum() * (a - b).signum() < 0
        {
            // The slopes differ by one: the gap says how far up they cross.
            let crossing = (was_a - was_b).abs();
            let value = if a == was_a { a } else { was_a - crossing };
            push(&mut line, (low + crossing, value));
        }
        push(&mut line, (height, a.max(b)));
        before = Some((height, a, b));
    }
    line
}

/// Adds a corner, unless the line goes straight on.
fn push(line: &mut Vec<Corner>, corner: Corner) {
    if let [.., (low, under), (height, value)] = line[..]
        && (value - under).signum() == (corner.1 - value).signum()
        && low < height
        && height < corner.0
    {
        line.pop();
    }
    line.push(corner);
}

/// Where a line meets the negative of another: the temperature and the value there.
fn meeting(one: &[Corner], other: &[Corner]) -> Result<Corner, ValueError> {
    let (mut first, mut second) = (climb(one), climb(other));
    let mut before: Option<(i64, i64, i64)> = None;
    let heights = heights(one, other);
    // Beyond the last corner both fall by one.
    let last = heights.last().copied().unwrap_or_default();
    let gap = first.at(last) + second.at(last);
    let end = last + gap.max(0) / 2 + 1;
    (first, second) = (climb(one), climb(other));
    for height in heights.into_iter().chain([end]) {
        let (a, b) = (first.at(height), second.at(height));
        let gap = a + b;
        if gap == 0 {
            return Ok((height, a));
        }
        if gap < 0
            && let Some((low, was_a, was_b)) = before
        {
            let gap_below = was_a + was_b;
            let is_steep = a != was_a && b != was_b;
            if is_steep && gap_below % 2 != 0 {
                return Err(ValueError::OutOfRange);
            }
            let rise = if is_steep { gap_below / 2 } else { gap_below };
            return Ok((low + rise, if a == was_a { a } else { was_a - rise }));
        }
        before = Some((height, a, b));
    }
    Err(ValueError::OutOfRange)
}
