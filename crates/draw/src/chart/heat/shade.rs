//! The colours of a heat map.

use super::HeatScale;
use crate::svg::{INK, PAPER};

/// Shades on either side of the middle.
const STEPS: usize = 16;
/// Shades of real numbers that rise.
const RISING: usize = 32;

/// How the cells of one class are filled.
pub(super) struct Shade {
    /// The colour.
    pub(super) fill: String,
    /// The colour of what is written on it.
    pub(super) ink: &'static str,
}

type Rgb = [f64; 3];

/// One hue from light to dark; also the upper side of a scale with a middle.
const BLUE: [Rgb; 3] = [[233.0, 243.0, 250.0], [64.0, 148.0, 200.0], [0.0, 52.0, 92.0]];
const WHITE: Rgb = [255.0, 255.0, 255.0];
/// The ends of a scale with a middle: the colours of both players.
const UPPER: Rgb = [0.0, 114.0, 178.0];
const LOWER: Rgb = [213.0, 94.0, 0.0];

impl HeatScale {
    /// The class of a number, an index of `shades`; nothing if it is blank.
    pub(super) fn class(&self, value: f64) -> Option<usize> {
        if !value.is_finite() {
            return None;
        }
        match self {
            HeatScale::Around { .. } => {
                let place = self.beyond_middle(value) * STEPS as f64;
                Some((place.round() as i64 + STEPS as i64) as usize)
            }
            HeatScale::Rising { axis, .. } => {
                Some((axis.place(value) * (RISING - 1) as f64).round() as usize)
            }
            HeatScale::Whole { numbers } => {
                let value = value.round() as i64;
                numbers.iter().position(|&number| number == value)
            }
        }
    }

    /// How the classes are filled.
    pub(super) fn shades(&self) -> Vec<Shade> {
        match self {
            HeatScale::Around { .. } => {
                let share = |class: usize| class.abs_diff(STEPS) as f64 / STEPS as f64;
                let end = |class| if class < STEPS { LOWER } else { UPPER };
                (0..=2 * STEPS).map(|class| shade(mix(WHITE, end(class), share(class)))).collect()
            }
            HeatScale::Rising { .. } => ramp(RISING),
            HeatScale::Whole { numbers } => {
                let mut shades = ramp(numbers.iter().filter(|number| **number != 0).count());
                if let Some(zero) = numbers.iter().position(|number| *number == 0) {
                    shades.insert(zero, shade(WHITE));
                }
                shades
            }
        }
    }

    /// How far a number is from the middle: from -1 to 1, of the longer side of the axis.
    ///
    /// 0 if the scale has no middle.
    pub(super) fn beyond_middle(&self, value: f64) -> f64 {
        let HeatScale::Around { middle, axis, .. } = self else { return 0.0 };
        let reach = (axis.high - middle).abs().max((middle - axis.low).abs());
        if reach > 0.0 { ((value - middle) / reach).clamp(-1.0, 1.0) } else { 0.0 }
    }

    /// Whether strokes are drawn over a number: below the middle by more than arithmetic adds, or
    /// zero among whole numbers.
    pub(super) fn is_struck(&self, value: f64) -> bool {
        match self {
            HeatScale::Whole { .. } => value == 0.0,
            _ => self.beyond_middle(value) < -1e-6,
        }
    }
}

fn ramp(number: usize) -> Vec<Shade> {
    // Two or three shades need not be as dark as the last of ten.
    let end = [0.0, 0.5, 0.6, 0.75].get(number.saturating_sub(1)).copied().unwrap_or(1.0);
    let place = |index: usize| end * index as f64 / number.saturating_sub(1).max(1) as f64;
    let colour = |place: f64| match place {
        place if place < 0.5 => mix(BLUE[0], BLUE[1], 2.0 * place),
        place => mix(BLUE[1], BLUE[2], 2.0 * place - 1.0),
    };
    (0..number).map(|index| shade(colour(place(index)))).collect()
}

fn mix(from: Rgb, to: Rgb, share: f64) -> Rgb {
    [0, 1, 2].map(|part| from[part] + (to[part] - from[part]) * share)
}

fn shade(colour: Rgb) -> Shade {
    let [red, green, blue] = colour.map(|part| part.round() as u8);
    // What the eye sees of each part, on a scale to 1.
    let linear = colour.map(|part| libm::pow(part / 255.0, 2.2));
    let light = 0.21 * linear[0] + 0.72 * linear[1] + 0.07 * linear[2];
    let ink = if light > 0.2 { INK } else { PAPER };
    Shade { fill: format!("#{red:02X}{green:02X}{blue:02X}"), ink }
}
