//! How often each number occurs.

use super::{Axis, Field, GRID, Tone, WIDTH, draw_bar};
use crate::svg::{self, Font, INK, Svg, TEXT};

/// Bars beside each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// The bars, from left to right.
    pub bars: Vec<Bar>,
    /// The axis at the left. It begins at 0.
    pub axis: Axis,
    /// What the labels of the bars are: written below them.
    pub unit: String,
}

/// A bar of a histogram.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What stands below it, where there is room.
    pub label: String,
    /// Its height, on the axis.
    pub height: f64,
    /// How it is filled.
    pub tone: Tone,
    /// What is shown under the pointer.
    pub words: String,
}

/// Numbers that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// The least of them.
    pub low: i64,
    /// The largest of them.
    pub high: i64,
    /// How often they occur.
    pub count: u64,
}

/// Which numbers may be counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// Any neighbours.
    Plain,
    /// Neighbours with the same sign: 0 stands alone.
    Signed,
}

/// Groups numbers with how often each occurs into `most` bins or a few more.
///
/// Bins have one round width, and none is left out between the first and the last.
///
/// ```
/// use stratege_draw::chart::{Bin, Grouping, bins};
///
/// let counts = [(-3, 4), (0, 1), (1, 2), (2, 7)];
/// let grouped = bins(counts, Grouping::Signed, 2);
/// let expected = [(-5, -1, 4), (0, 0, 1), (1, 5, 9)];
/// assert_eq!(grouped, expected.map(|(low, high, count)| Bin { low, high, count }));
/// ```
pub fn bins(
    counts: impl IntoIterator<Item = (i32, u64)>,
    grouping: Grouping,
    most: usize,
) -> Vec<Bin> {
    let counts = counts.into_iter().map(|(number, count)| (i64::from(number), count));
    let counts: Vec<(i64, u64)> = counts.filter(|&(_, count)| count > 0).collect();
    let numbers = || counts.iter().map(|&(number, _)| number);
    let (Some(low), Some(high)) = (numbers().min(), numbers().max()) else { return Vec::new() };
    let width = round_width((high - low) / most.max(1) as i64 + 1);
    let group = |number: i64| match grouping {
        Grouping::Plain => number.div_euclid(width),
        Grouping::Signed => number.signum() * ((number.abs() + width - 1) / width),
    };
    let ends = |group: i64| match grouping {
        Grouping::Plain => (group * width, (group + 1) * width - 1),
        Grouping::Signed if group < 0 => (group * width, (group + 1) * width - 1),
        Grouping::Signed if group == 0 => (0, 0),
        Grouping::Signed => ((group - 1) * width + 1, group * width),
    };
    let (first, last) = (group(low), group(high));
    let empty = |group| Bin { low: ends(group).0, high: ends(group).1, count: 0 };
    let mut bins: Vec<Bin> = (first..=last).map(empty).collect();
    for (number, count) in counts {
        bins[(group(number) - first) as usize].count += count;
    }
    bins
}

/// The least of 1, 2, 5, 10, 20, 50 … that is not smaller than `width`.
fn round_width(width: i64) -> i64 {
    let mut unit = 1;
    loop {
        if let Some(digit) = [1, 2, 5].into_iter().find(|digit| digit * unit >= width) {
            return digit * unit;
        }
        unit *= 10;
    }
}

/// Room for the labels of the axis.
const LEFT: f64 = 58.0;
/// Room above the highest bar, for half a label.
const TOP: f64 = 12.0;
/// The height of the longest bar.
const TALL: f64 = 150.0;
/// The height of a line of words.
const LINE: f64 = 22.0;
/// The width of the widest bar.
const WIDEST: f64 = 40.0;

/// The chart as SVG.
pub fn histogram_svg(chart: &Histogram) -> String {
    let floor = TOP + TALL;
    let height = floor + 2.0 * LINE + 10.0;
    let mut svg = Svg::new(WIDTH, height, &chart.title, &chart.description);
    let y = |value: f64| floor - chart.axis.place(value) * TALL;
    for tick in &chart.axis.ticks {
        horizontal(&mut svg, y(tick.at), GRID);
        let font = Font::sans(TEXT).anchored("end");
        svg.line_of_text(LEFT - 6.0, y(tick.at), font, &tick.label);
    }
    let room = WIDTH - LEFT - 4.0;
    let number = chart.bars.len().max(1) as f64;
    let step = (room / number).min(WIDEST);
    let left = LEFT + (room - number * step) / 2.0;
    for (index, bar) in chart.bars.iter().enumerate() {
        if bar.height > 0.0 {
            // What occurs is seen, however seldom.
            let height = (floor - y(bar.height)).max(1.0);
            let (x, width) = (left + index as f64 * step + 0.05 * step, 0.9 * step);
            let field = Field { x, y: floor - height, width, height };
            draw_bar(&mut svg, field, bar.tone, &bar.words);
        }
    }
    horizontal(&mut svg, floor, INK);
    for (index, bar) in labelled(&chart.bars, step) {
        let x = left + (index as f64 + 0.5) * step;
        // Labels at the ends stay inside.
        let half = svg::sans_width(&bar.label, TEXT) / 2.0;
        let x = x.min(WIDTH - half).max(half);
        svg.line_of_text(x, floor + LINE / 2.0 + 3.0, Font::sans(TEXT), &bar.label);
    }
    let middle = LEFT + room / 2.0;
    svg.line_of_text(middle, floor + 1.5 * LINE + 3.0, Font::sans(TEXT), &chart.unit);
    svg.finish()
}

fn horizontal(svg: &mut Svg, y: f64, colour: &str) {
    let [left, right, y] = [LEFT, WIDTH - 2.0, y].map(svg::number);
    svg.path(&format!("M{left} {y}L{right} {y}")).set("stroke", colour).end();
}

/// The bars whose labels are written: as many as there is room for, nobody's among them.
fn labelled(bars: &[Bar], step: f64) -> impl Iterator<Item = (usize, &Bar)> {
    let widest = bars.iter().map(|bar| svg::sans_width(&bar.label, TEXT)).fold(0.0, f64::max);
    let every = ((widest + 16.0) / step).ceil().max(1.0) as usize;
    let nobody = bars.iter().position(|bar| bar.tone == Tone::Nobody).unwrap_or(0);
    bars.iter().enumerate().skip(nobody % every).step_by(every)
}
