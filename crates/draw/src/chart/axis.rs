//! Stretches of numbers with marks at round ones.

/// A stretch of numbers and what is written along it.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Where it begins.
    pub low: f64,
    /// Where it ends; not smaller than `low`.
    pub high: f64,
    /// What is written along it.
    pub ticks: Vec<Tick>,
}

/// A number that is written along an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where it stands.
    pub at: f64,
    /// How it is written.
    pub label: String,
}

/// Steps between ticks, at most; their first digits make 1/2 a tick wherever it is covered.
const STEPS: f64 = 4.0;
const DIGITS: [f64; 3] = [1.0, 2.5, 5.0];
/// First digits that keep the steps between whole numbers whole.
const DECIMAL: [f64; 3] = [1.0, 2.0, 5.0];

impl Axis {
    /// The shortest axis between round numbers that covers all `values`.
    ///
    /// Without values it goes from 0 to 1, and around a single value it is one unit long.
    ///
    /// ```
    /// use stratege_draw::chart::Axis;
    ///
    /// let axis = Axis::covering([0.5, 0.5193], |at| format!("{} %", 100.0 * at));
    /// let labels: Vec<&str> = axis.ticks.iter().map(|tick| tick.label.as_str()).collect();
    /// assert_eq!(labels, ["50 %", "50.5 %", "51 %", "51.5 %", "52 %"]);
    /// ```
    pub fn covering(values: impl IntoIterator<Item = f64>, label: impl Fn(f64) -> String) -> Axis {
        let ends = values.into_iter().filter(|value| value.is_finite());
        let ends = ends.fold(None, |ends: Option<(f64, f64)>, value| {
            let (low, high) = ends.unwrap_or((value, value));
            Some((low.min(value), high.max(value)))
        });
        let (low, high) = match ends.unwrap_or((0.0, 1.0)) {
            (low, high) if high - low < 1e-9 => (low - 0.5, high + 0.5),
            ends => ends,
        };
        let step = round_step((high - low) / STEPS, &DIGITS);
        // What floating-point arithmetic adds to a round number is no reason for another step.
        let first = (low / step + 1e-6).floor() as i64;
        let last = (high / step - 1e-6).ceil() as i64;
        let ticks = (first..=last).map(|index| {
            let at = round_to(index as f64 * step, step);
            Tick { at, label: label(at) }
        });
        let ticks: Vec<Tick> = ticks.collect();
        Axis { low: first as f64 * step, high: last as f64 * step, ticks }
    }

    /// The axis from `low` to `high` with round numbers inside: `most` steps or fewer.
    ///
    /// Ends that are no round numbers stay without a label. An axis without length has one label,
    /// and one with an end that is not finite goes from 0 to 1.
    ///
    /// ```
    /// use stratege_draw::chart::Axis;
    ///
    /// let axis = Axis::between(1.0, 40.0, 4, |at| at.to_string());
    /// let labels: Vec<&str> = axis.ticks.iter().map(|tick| tick.label.as_str()).collect();
    /// assert_eq!(labels, ["10", "20", "30", "40"]);
    /// ```
    pub fn between(low: f64, high: f64, most: usize, label: impl Fn(f64) -> String) -> Axis {
        let finite = low.is_finite() && high.is_finite();
        let (low, high) = if finite { (low.min(high), low.max(high)) } else { (0.0, 1.0) };
        if high - low < 1e-9 {
            let tick = Tick { at: low, label: label(low) };
            return Axis { low, high: low, ticks: vec![tick] };
        }
        let step = round_step((high - low) / most.max(1) as f64, &DECIMAL);
        let first = (low / step - 1e-6).ceil() as i64;
        let last = (high / step + 1e-6).floor() as i64;
        let ticks = (first..=last).map(|index| {
            let at = round_to(index as f64 * step, step);
            Tick { at, label: label(at) }
        });
        Axis { low, high, ticks: ticks.collect() }
    }

    /// The axis of things that have names instead of numbers, one unit from each to the next.
    ///
    /// The first one stands at 0.
    pub fn naming(names: impl IntoIterator<Item = String>) -> Axis {
        let names = names.into_iter().enumerate();
        let ticks: Vec<Tick> =
            names.map(|(index, label)| Tick { at: index as f64, label }).collect();
        Axis { low: 0.0, high: ticks.len().saturating_sub(1) as f64, ticks }
    }

    /// Where `value` stands, from 0 at the beginning to 1 at the end.
    ///
    /// In an axis without length everything stands in the middle.
    pub(crate) fn place(&self, value: f64) -> f64 {
        let length = self.high - self.low;
        if length > 0.0 { ((value - self.low) / length).clamp(0.0, 1.0) } else { 0.5 }
    }
}

/// The least number with one of these first digits that is not smaller than `step`.
fn round_step(step: f64, digits: &[f64]) -> f64 {
    let unit = libm::exp10(libm::log10(step).floor());
    let enough = |digit: &f64| digit * unit >= step * (1.0 - 1e-9);
    digits.iter().copied().find(enough).unwrap_or(10.0) * unit
}

/// Removes what multiplying has added after the last digit of the step.
fn round_to(value: f64, step: f64) -> f64 {
    let unit = libm::exp10(2.0 - libm::log10(step).floor());
    (value * unit).round() / unit
}
