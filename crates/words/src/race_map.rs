//! What is best at all points of a race, as a map.

use stratege_catalog::{
    draw::chart::{
        Axis, Field, FirstRow, HeatMap, HeatScale, Mark, PAGE, Side, WIDTH, heat_field, heat_svg,
    },
    race_report::{Quantity, RaceReport},
};

use crate::{Message, Words};

/// Where every choice loses, this stands for the number of dice.
pub const LOST: &str = "×";

/// Tables up to this are drawn narrow, with the number in every cell.
const SMALL: usize = 20;

/// The number of cells where every choice loses.
const NOTHING: f64 = 0.0;

/// Levels between which a map of gains has lines.
const LEVELS: [f64; 9] = [-0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8];

/// What a map shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapLayer {
    /// The best number of dice.
    Dice,
    /// The mean gain of who is to move.
    Gain,
    /// How many choices are mixed, where both choose at once.
    Support,
    /// What the best choice gains over the one with most points.
    Edge,
}

/// What a map is for: what must be written in it, and how wide it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapPurpose {
    /// A file that stands for itself: it says above what it shows, and of which race.
    File,
    /// A figure below or above words that say so.
    Figure,
    /// A part of a page that says so, as wide as there is room for.
    Page {
        /// In pixels.
        width: f64,
    },
    /// A file like what is seen on a page.
    PageFile {
        /// In pixels.
        width: f64,
    },
}

/// A map of one quantity by own points and the other's.
pub struct RaceMap {
    /// The picture.
    pub svg: String,
    /// Where its cells stand, as parts of its width and height: own points from top to bottom, the
    /// other's from left to right.
    pub field: Field,
}

impl RaceMap {
    /// The map as wide and with as much around it as its use wants.
    pub fn new(
        report: &RaceReport,
        layer: MapLayer,
        purpose: MapPurpose,
        words: &Words,
    ) -> RaceMap {
        let decimal = |value: f64| words.decimal(&format!("{value:.2}"));
        let cells = layer.cells(report);
        let scale = match layer {
            MapLayer::Dice | MapLayer::Support => HeatScale::of_whole(&cells),
            MapLayer::Gain => HeatScale::Around {
                middle: 0.0,
                axis: Axis::between(-1.0, 1.0, 5, decimal),
                levels: LEVELS.to_vec(),
            },
            MapLayer::Edge => {
                let most = cells.iter().flatten().copied().fold(0.0, f64::max).max(1e-3);
                let levels = (1..5).map(|step| most * f64::from(step) / 5.0).collect();
                HeatScale::Rising { axis: Axis::between(0.0, most, 5, decimal), levels }
            }
        };
        let told = |key| words.tell(&Message::new(key).with("n", report.n).with("d", report.d));
        let usual = if cells.len() <= SMALL { WIDTH } else { PAGE };
        let (width, heading) = match purpose {
            MapPurpose::File => (usual, told(layer.heading())),
            MapPurpose::Figure => (usual, String::new()),
            MapPurpose::Page { width } => (width, String::new()),
            MapPurpose::PageFile { width } => (width, told(layer.heading())),
        };
        let last = f64::from(report.n - 1);
        let axis = || Axis::between(0.0, last, 10, |points| format!("{points:.0}"));
        let chart = HeatMap {
            title: told(layer.title()),
            heading,
            description: words.say("dice-map-description"),
            width,
            rows: Side { name: words.say("dice-own-points"), axis: axis() },
            columns: Side { name: words.say("dice-other-points"), axis: axis() },
            first_row: FirstRow::Top,
            scale,
            legend: layer.legend(report, words),
            mark: report.at.as_ref().map(|at| Mark {
                row: at.own as usize,
                column: at.other as usize,
                words: format!("{}, {}", at.own, at.other),
            }),
            cells,
        };
        let whole = matches!(layer, MapLayer::Dice | MapLayer::Support);
        let number = |value: f64| match whole {
            true if value == NOTHING => LOST.to_owned(),
            true => format!("{value:.0}"),
            false => decimal(value),
        };
        let svg = heat_svg(&chart, number, |row, column| {
            let value = chart.cells[row][column];
            let text = match value {
                _ if value.is_nan() => words.say("dice-mixes"),
                NOTHING if whole => words.say("dice-loses"),
                _ => number(value),
            };
            format!("{row}, {column} → {text}")
        });
        RaceMap { svg, field: heat_field(&chart) }
    }
}

impl MapLayer {
    fn cells(self, report: &RaceReport) -> Vec<Vec<f64>> {
        match self {
            MapLayer::Dice => best_choices(report),
            MapLayer::Gain => {
                report.gain.iter().map(|row| row.iter().map(Quantity::number).collect()).collect()
            }
            MapLayer::Support => {
                let row = |row: &Vec<usize>| row.iter().map(|&support| support as f64).collect();
                report.support.iter().map(row).collect()
            }
            MapLayer::Edge => report.edge.clone(),
        }
    }

    fn title(self) -> &'static str {
        match self {
            MapLayer::Dice => "dice-map-dice",
            MapLayer::Gain => "dice-map-gain",
            MapLayer::Support => "dice-map-support",
            MapLayer::Edge => "dice-map-edge",
        }
    }

    /// What is written above a map, short enough for a narrow one.
    fn heading(self) -> &'static str {
        match self {
            MapLayer::Dice => "dice-map-dice-heading",
            MapLayer::Gain => "dice-map-gain-heading",
            MapLayer::Support => "dice-map-support-heading",
            MapLayer::Edge => "dice-map-edge-heading",
        }
    }

    /// What the numbers are, and what stands for none.
    fn legend(self, report: &RaceReport, words: &Words) -> String {
        let legend = match self {
            MapLayer::Dice => words.say("dice-map-dice-legend"),
            MapLayer::Gain => return words.say("dice-map-gain-legend"),
            MapLayer::Support => return words.say("dice-map-support-legend"),
            MapLayer::Edge => return words.say("dice-map-edge-legend"),
        };
        let lost = (!report.lost.is_empty()).then_some("dice-lost-legend");
        let mixed = report.dice.iter().flatten().any(Option::is_none);
        let mixed = mixed.then_some("dice-mixed-legend");
        let notes: Vec<String> = lost.into_iter().chain(mixed).map(|key| words.say(key)).collect();
        if notes.is_empty() { legend } else { format!("{legend} ({})", notes.join(", ")) }
    }
}

/// The best number of dice at all points; not a number where chance decides.
fn best_choices(report: &RaceReport) -> Vec<Vec<f64>> {
    let cell = |own: u32, other: u32, dice: Option<usize>| match dice {
        _ if report.is_lost(own, other) => NOTHING,
        Some(dice) => dice as f64,
        None => f64::NAN,
    };
    let row = |(own, row): (u32, &Vec<Option<usize>>)| {
        (0..).zip(row).map(|(other, &dice)| cell(own, other, dice)).collect()
    };
    (0..).zip(&report.dice).map(row).collect()
}
