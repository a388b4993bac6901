//! Every canonical form, once.
//!
//! A value that is not a number stays canonical when a number is added to all its options, so it
//! is kept as a *core* and a number. Cores are centred: their left stop is the negative of their
//! right stop. {3|1} and {2|0} are the core {1|-1} and the numbers 2 and 1.

use std::hash::{Hash, Hasher};

use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use stratege_core::{Limits, Meter, Stopped};

use crate::{
    Calculator, Dyadic, ValueError,
    dyadic::{MOST, ONE},
    thermograph::{self, Corner, Walls},
};

/// A value, which belongs to the [`Forms`] that it comes from: there, equal means identical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    pub(crate) core: u32,
    pub(crate) shift: i64,
}

impl Value {
    /// Whoever has to move loses. It is the same in all forms, as all numbers are.
    pub const ZERO: Value = Value::of_units(0);

    /// A number.
    pub const fn number(number: Dyadic) -> Value {
        Value::of_units(number.units())
    }

    /// The number that this is, if it is one.
    pub fn as_number(self) -> Option<Dyadic> {
        (self.core == 0).then_some(Dyadic::of_units(self.shift))
    }

    pub(crate) const fn of_units(shift: i64) -> Value {
        Value { core: 0, shift }
    }

    pub(crate) const fn plus(self, units: i64) -> Value {
        Value { core: self.core, shift: self.shift + units }
    }

    /// What options are sorted by: arbitrary, but it brings equal ones together.
    pub(crate) const fn key(self) -> (u32, i64) {
        (self.core, self.shift)
    }
}

/// The forms met so far, and what has been found out about them.
pub struct Forms {
    pub(crate) cores: Vec<Core>,
    /// The negative of each core: apart, because it is asked for most often.
    pub(crate) negatives: Vec<u32>,
    /// The options of all cores, those of Left first, each side sorted by its keys.
    pub(crate) options: Vec<Value>,
    table: HashTable<u32>,
    corners: Vec<Corner>,
    /// For two cores up to which number the first and the number are at most the second, and
    /// from which number they are not.
    pub(crate) thresholds: FxHashMap<u64, (i64, i64)>,
    pub(crate) sums: FxHashMap<u64, Value>,
    pub(crate) weights: FxHashMap<u32, Option<Value>>,
    /// The largest number part of a follower of any core.
    reach: i64,
    /// The nimbers 0, *, *2, … met so far.
    pub(crate) nimbers: Vec<Value>,
}

/// A canonical form with opposite stops; number 0 is the core of all numbers.
pub(crate) struct Core {
    left: u32,
    right: u32,
    end: u32,
    /// The left stop; the right stop is its negative.
    pub(crate) half: i64,
    pub(crate) mean: i64,
    pub(crate) temperature: i64,
    /// The largest number part of a follower.
    reach: i64,
    pub(crate) walls: Walls,
    /// Moves to a number at most.
    pub(crate) height: u16,
    /// If the core is so many ups and a nimber: how many, and which.
    pub(crate) ups: Option<(i16, u16)>,
    /// Whether it is at most its left stop.
    pub(crate) at_most_left_stop: bool,
    /// Whether it is at least its right stop.
    pub(crate) at_least_right_stop: bool,
}

/// A form that is about to be kept.
pub(crate) struct Draft {
    pub(crate) left: Vec<Value>,
    pub(crate) right: Vec<Value>,
    pub(crate) half: i64,
    pub(crate) at_most_left_stop: bool,
    pub(crate) at_least_right_stop: bool,
}

/// More moves than this to a number: comparing would need too deep a stack.
pub(crate) const TALLEST: u16 = 511;

impl Default for Forms {
    fn default() -> Forms {
        let zero = Core {
            left: 0,
            right: 0,
            end: 0,
            half: 0,
            mean: 0,
            temperature: -ONE,
            reach: 0,
            walls: Walls::default(),
            height: 0,
            ups: Some((0, 0)),
            at_most_left_stop: true,
            at_least_right_stop: true,
        };
        Forms {
            cores: vec![zero],
            negatives: vec![0],
            options: Vec::new(),
            table: HashTable::new(),
            corners: Vec::new(),
            thresholds: FxHashMap::default(),
            sums: FxHashMap::default(),
            weights: FxHashMap::default(),
            reach: 0,
            nimbers: vec![Value::ZERO],
        }
    }
}

impl Forms {
    /// These forms, to calculate with: what that may spend is `limits`.
    pub fn within<'w>(&mut self, limits: Limits<'w>) -> Calculator<'_, 'w> {
        Calculator { forms: self, meter: Meter::new(limits, None) }
    }

    /// How many forms are kept, up to numbers.
    pub fn len(&self) -> usize {
        self.cores.len()
    }

    /// Whether only numbers have been met.
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    /// Bytes in use, roughly.
    pub fn bytes(&self) -> u64 {
        let vectors = self.cores.capacity() * (size_of::<Core>() + size_of::<u32>())
            + self.options.capacity() * size_of::<Value>()
            + self.corners.capacity() * size_of::<Corner>();
        let threshold = size_of::<(u64, (i64, i64))>() + 1;
        let sum = size_of::<(u64, Value)>() + 1;
        let tables = self.table.capacity() * 5
            + self.thresholds.capacity() * threshold
            + self.sums.capacity() * sum;
        // A table that grows is there twice for a while, and is at most seven eighths full.
        (vectors + tables + tables / 2) as u64
    }

    /// The game with the players exchanged.
    pub fn negative(&self, value: Value) -> Value {
        Value { core: self.negatives[value.core as usize], shift: -value.shift }
    }

    /// The options of Left in canonical form.
    pub fn left_options(&self, value: Value) -> Vec<Value> {
        match value.as_number() {
            Some(number) => number_options(number).0.into_iter().collect(),
            None => self.left(value.core).iter().map(|option| option.plus(value.shift)).collect(),
        }
    }

    /// The options of Right in canonical form.
    pub fn right_options(&self, value: Value) -> Vec<Value> {
        match value.as_number() {
            Some(number) => number_options(number).1.into_iter().collect(),
            None => self.right(value.core).iter().map(|option| option.plus(value.shift)).collect(),
        }
    }

    /// The number reached when Left begins and both play well until a number is reached.
    pub fn left_stop(&self, value: Value) -> Dyadic {
        Dyadic::of_units(self.left_stop_units(value))
    }

    /// The number reached when Right begins and both play well until a number is reached.
    pub fn right_stop(&self, value: Value) -> Dyadic {
        Dyadic::of_units(self.right_stop_units(value))
    }

    /// What many copies are worth on average: the value of the mast of the thermograph.
    pub fn mean(&self, value: Value) -> Dyadic {
        Dyadic::of_units(self.core(value).mean + value.shift)
    }

    /// How urgent it is to move here: where the walls of the thermograph meet.
    ///
    /// That of an integer is -1, that of a number with denominator 2ⁿ is -1/2ⁿ.
    pub fn temperature(&self, value: Value) -> Dyadic {
        let units = match value.as_number() {
            Some(number) if number.is_integer() => -ONE,
            Some(number) => -(ONE >> number.denominator().trailing_zeros()),
            None => self.core(value).temperature,
        };
        Dyadic::of_units(units)
    }

    /// `n` and `k` if the value is a number, `n` ups and the nimber `*k`.
    pub fn number_ups_star(&self, value: Value) -> Option<(Dyadic, i16, u16)> {
        let (ups, star) = self.core(value).ups?;
        Some((Dyadic::of_units(value.shift), ups, star))
    }

    /// The size of the heap of nim that this is worth, if it is one.
    pub fn as_nimber(&self, value: Value) -> Option<u16> {
        match self.core(value).ups {
            Some((0, star)) if value.shift == 0 => Some(star),
            _ => None,
        }
    }

    pub(crate) fn core(&self, value: Value) -> &Core {
        &self.cores[value.core as usize]
    }

    /// The options of Left in a core.
    pub(crate) fn left(&self, core: u32) -> &[Value] {
        let core = &self.cores[core as usize];
        &self.options[core.left as usize..core.right as usize]
    }

    /// The options of Right in a core.
    pub(crate) fn right(&self, core: u32) -> &[Value] {
        let core = &self.cores[core as usize];
        &self.options[core.right as usize..core.end as usize]
    }

    pub(crate) fn left_stop_units(&self, value: Value) -> i64 {
        self.core(value).half + value.shift
    }

    pub(crate) fn right_stop_units(&self, value: Value) -> i64 {
        value.shift - self.core(value).half
    }

    /// The left wall of a core at temperatures from 0, with its mast.
    pub(crate) fn walls_of(&self, value: Value) -> [Vec<Corner>; 2] {
        thermograph::walls_of(self.core(value).walls, &self.corners, value.shift)
    }

    /// The value, if all numbers in it are in range.
    pub(crate) fn in_range(&self, value: Value) -> Result<Value, ValueError> {
        // The first test needs no look at the core.
        let fits = |reach: i64| reach + value.shift.abs() <= MOST;
        if fits(self.reach) || fits(self.core(value).reach) {
            Ok(value)
        } else {
            Err(ValueError::OutOfRange)
        }
    }

    /// The core of a form whose options are canonical, centred and sorted.
    pub(crate) fn intern(&mut self, draft: &Draft) -> Result<u32, ValueError> {
        let hash = hash_of(&draft.left, &draft.right);
        let same = |&core: &u32| self.left(core) == draft.left && self.right(core) == draft.right;
        if let Some(&core) = self.table.find(hash, same) {
            return Ok(core);
        }
        let both = || draft.left.iter().chain(&draft.right);
        let reach = both().map(|&option| self.core(option).reach + option.shift.abs());
        let reach = reach.fold(0, i64::max);
        let height = 1 + both().map(|&option| self.core(option).height).fold(0, u16::max);
        if height > TALLEST {
            return Err(Stopped::Depth.into());
        }
        if reach > MOST {
            return Err(ValueError::OutOfRange);
        }
        // Two forms of all options so far are about to be added.
        let room = u32::MAX as usize / 2;
        if self.options.len() > room || self.cores.len() > room || self.corners.len() > room {
            return Err(Stopped::Memory.into());
        }
        let drawn = thermograph::of_options(self, &draft.left, &draft.right)?;
        let walls = drawn.keep(&mut self.corners);
        let core = Core {
            left: 0,
            right: 0,
            end: 0,
            half: draft.half,
            mean: drawn.mean,
            temperature: drawn.temperature,
            reach,
            walls,
            height,
            ups: self.ups_of(&draft.left, &draft.right),
            at_most_left_stop: draft.at_most_left_stop,
            at_least_right_stop: draft.at_least_right_stop,
        };
        let mut left: Vec<Value> =
            draft.right.iter().map(|&option| self.negative(option)).collect();
        let mut right: Vec<Value> =
            draft.left.iter().map(|&option| self.negative(option)).collect();
        left.sort_unstable_by_key(|option| option.key());
        right.sort_unstable_by_key(|option| option.key());
        let is_own_negative = left == draft.left && right == draft.right;
        let negative = Core {
            mean: -core.mean,
            walls: core.walls.mirrored(),
            ups: core.ups.map(|(ups, star)| (-ups, star)),
            at_most_left_stop: core.at_least_right_stop,
            at_least_right_stop: core.at_most_left_stop,
            ..core
        };
        self.reach = self.reach.max(reach);
        let core = self.push(core, hash, &draft.left, &draft.right);
        if !is_own_negative {
            let hash = hash_of(&left, &right);
            let negative = self.push(negative, hash, &left, &right);
            self.negatives[core as usize] = negative;
            self.negatives[negative as usize] = core;
        }
        Ok(core)
    }

    fn push(&mut self, mut core: Core, hash: u64, left: &[Value], right: &[Value]) -> u32 {
        core.left = self.options.len() as u32;
        self.options.extend_from_slice(left);
        core.right = self.options.len() as u32;
        self.options.extend_from_slice(right);
        core.end = self.options.len() as u32;
        let number = self.cores.len() as u32;
        self.cores.push(core);
        self.negatives.push(number);
        let (cores, options) = (&self.cores, &self.options);
        self.table.insert_unique(hash, number, |&core| {
            let Core { left, right, end, .. } = cores[core as usize];
            let [left, right, end] = [left, right, end].map(|place| place as usize);
            hash_of(&options[left..right], &options[right..end])
        });
        number
    }

    /// How many ups and which nimber a form is together, if it is.
    ///
    /// {0|*} is ↑ and {0,*|0} is ↑*; {0|n·↑*k} is (n+1)·↑*(k^1), also for n = 0 and k > 0.
    fn ups_of(&self, left: &[Value], right: &[Value]) -> Option<(i16, u16)> {
        let infinitesimal = |option: Value| self.core(option).ups.filter(|_| option.shift == 0);
        if left == right {
            let star = left.iter().all(|&option| matches!(infinitesimal(option), Some((0, _))));
            return star.then_some((0, left.len() as u16));
        }
        let positive = |left: &[Value], right: &[Value]| match (left, right) {
            (&[Value::ZERO], &[option]) => match infinitesimal(option)? {
                (0, 0) | (..0, _) => None,
                (ups, star) => Some((ups + 1, star ^ 1)),
            },
            (&[Value::ZERO, star], &[Value::ZERO]) if infinitesimal(star) == Some((0, 1)) => {
                Some((1, 1))
            }
            _ => None,
        };
        let negative = |(ups, star): (i16, u16)| (-ups, star);
        let swap = |side: &[Value]| side.iter().map(|&option| self.negative(option)).collect();
        let (swapped_left, swapped_right): (Vec<Value>, Vec<Value>) = (swap(right), swap(left));
        positive(left, right).or_else(|| positive(&swapped_left, &swapped_right).map(negative))
    }
}

/// The canonical options of a number.
fn number_options(number: Dyadic) -> (Option<Value>, Option<Value>) {
    let units = number.units();
    if !number.is_integer() {
        let step = ONE >> number.denominator().trailing_zeros();
        return (Some(Value::of_units(units - step)), Some(Value::of_units(units + step)));
    }
    let nearer = Value::of_units(units - units.signum() * ONE);
    ((units > 0).then_some(nearer), (units < 0).then_some(nearer))
}

fn hash_of(left: &[Value], right: &[Value]) -> u64 {
    let mut hasher = FxHasher::default();
    left.hash(&mut hasher);
    right.hash(&mut hasher);
    hasher.finish()
}
