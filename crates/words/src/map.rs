//! What is best at all positions of a game, as a map.

use stratege_catalog::{
    core::Text,
    draw::chart::{Axis, FirstRow, HeatMap, HeatScale, PAGE, Side, WIDTH, heat_svg},
    map_report::MapReport,
};

use crate::{Message, Words};

/// Maps up to so many rows are drawn narrow, with the number in every cell.
const SMALL: usize = 20;

/// Lines between colours.
const LINES: u32 = 8;

/// What a map shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// From which height on the move is best.
    Best,
    /// The mean gain of the player to move at the lowest height.
    Gain,
}

/// The map as an SVG picture that stands for itself.
pub fn svg(report: &MapReport, layer: Layer, words: &Words) -> String {
    let pick = |text: Text| words.pick(text).to_owned();
    let title = match layer {
        Layer::Best => pick(report.title),
        Layer::Gain => words.say("solve-gain"),
    };
    let cells = cells(report, layer);
    let [rows, columns, heights] = report.sides.map(pick);
    let number = |value: f64| match layer {
        Layer::Best => format!("{value:.0}"),
        Layer::Gain => words.decimal(&format!("{value:.2}")),
    };
    let chart = HeatMap {
        description: words.tell(
            &Message::new("map-description")
                .with("rows", rows.as_str())
                .with("columns", columns.as_str()),
        ),
        heading: title.clone(),
        title,
        width: if cells.len() <= SMALL { WIDTH } else { PAGE },
        rows: side(rows, cells.len()),
        columns: side(columns, cells.first().map_or(0, Vec::len)),
        first_row: FirstRow::Top,
        scale: scale(layer, &cells, number),
        legend: match layer {
            Layer::Best => words.tell(&Message::new("map-legend").with("what", heights)),
            Layer::Gain => words.say("solve-gain"),
        },
        mark: None,
        cells,
    };
    heat_svg(&chart, number, |row, column| {
        let value = chart.cells[row][column];
        let text = if value.is_nan() { "–".to_owned() } else { number(value) };
        format!("{row}, {column} → {text}")
    })
}

/// The numbers of a map; not a number where there is none.
fn cells(report: &MapReport, layer: Layer) -> Vec<Vec<f64>> {
    let best = |row: &Vec<Vec<[u32; 2]>>| row.iter().map(|cell| lowest(cell)).collect();
    let gain = |row: &Vec<Option<f64>>| row.iter().map(|gain| gain.unwrap_or(f64::NAN)).collect();
    match layer {
        Layer::Best => report.best.iter().map(best).collect(),
        Layer::Gain => report.gain.iter().map(gain).collect(),
    }
}

/// The lowest height at which the move is best; not a number where it never is.
fn lowest(stretches: &[[u32; 2]]) -> f64 {
    stretches.first().map_or(f64::NAN, |&[from, _]| from.into())
}

fn side(name: String, count: usize) -> Side {
    let last = count.saturating_sub(1) as f64;
    Side { name, axis: Axis::between(0.0, last, 10, |number| format!("{number:.0}")) }
}

fn scale(layer: Layer, cells: &[Vec<f64>], number: impl Fn(f64) -> String) -> HeatScale {
    match layer {
        Layer::Best => {
            let most = cells.iter().flatten().copied().fold(1.0, f64::max);
            let levels = (1..LINES).map(|line| (most * f64::from(line) / f64::from(LINES)).round());
            let levels = levels.collect();
            HeatScale::Rising { axis: Axis::between(0.0, most, 5, number), levels }
        }
        Layer::Gain => {
            let most = cells.iter().flatten().map(|gain| gain.abs()).fold(1.0, f64::max);
            HeatScale::Around {
                middle: 0.0,
                axis: Axis::between(-most, most, 5, number),
                levels: (-4..=4).map(|fifth| most * f64::from(fifth) / 5.0).collect(),
            }
        }
    }
}
