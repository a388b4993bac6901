//! Tables of numbers as fields of colour.

mod contour;
mod grid;
mod key;
mod regions;
mod shade;
mod writing;

use self::{
    grid::{Blending, Grid},
    shade::Shade,
};
use super::{
    Axis, Field, Side, WIDTH,
    frame::{self, LINE},
    shorten,
};
use crate::svg::{Font, INK, PAPER, Svg, TEXT};

/// A table of numbers whose cells are filled.
///
/// Large tables are reduced: of more than 62,500 real numbers, or of whole numbers that change
/// more than 40,000 times along the rows, every second, third, … row and column is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct HeatMap {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// What is written above it. Shortened if there is no room, and not written if empty.
    pub heading: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// Its width in pixels, `WIDTH` at least.
    pub width: f64,
    /// The rows of numbers. Cells that are missing or not finite stay blank.
    pub cells: Vec<Vec<f64>>,
    /// What the rows are: the axis goes from the first one to the last.
    pub rows: Side,
    /// What the columns are: the axis goes from the first one to the last.
    pub columns: Side,
    /// Where the first row is drawn.
    pub first_row: FirstRow,
    /// How numbers become colours.
    pub scale: HeatScale,
    /// What the numbers are: written above their colours. Not written if empty.
    pub legend: String,
    /// A cell with a frame around it.
    pub mark: Option<Mark>,
}

/// Where the first row of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRow {
    /// As in a table.
    Top,
    /// As in a chart.
    Bottom,
}

/// How numbers become colours.
#[derive(Clone, Debug, PartialEq)]
pub enum HeatScale {
    /// Real numbers on both sides of one that matters: blue above, orange strokes below.
    Around {
        /// The number between both sides, drawn white.
        middle: f64,
        /// The numbers of the legend.
        axis: Axis,
        /// Where lines of equal numbers are drawn: dashed below the middle, thick in it.
        levels: Vec<f64>,
    },
    /// Real numbers, from light to dark.
    Rising {
        /// The numbers of the legend.
        axis: Axis,
        /// Where lines of equal numbers are drawn.
        levels: Vec<f64>,
    },
    /// Whole numbers, each with its own shade; about ten can be told apart without labels. Zero is
    /// none of them: white, with strokes.
    Whole {
        /// The numbers, from light to dark. Others stay blank.
        numbers: Vec<i64>,
    },
}

/// A cell with a frame around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its row, from 0.
    pub row: usize,
    /// Its column, from 0.
    pub column: usize,
    /// What it means. Not written if empty.
    pub words: String,
}

impl HeatMap {
    /// The numbers of rows and columns.
    fn size(&self) -> (usize, usize) {
        let columns = self.cells.iter().map(Vec::len).max().unwrap_or(0);
        if columns == 0 { (0, 0) } else { (self.cells.len(), columns) }
    }
}

impl HeatScale {
    /// The scale of the whole numbers that occur in `cells`.
    pub fn of_whole(cells: &[Vec<f64>]) -> HeatScale {
        let finite = cells.iter().flatten().filter(|value| value.is_finite());
        let mut numbers: Vec<i64> = finite.map(|value| value.round() as i64).collect();
        numbers.sort_unstable();
        numbers.dedup();
        HeatScale::Whole { numbers }
    }
}

/// The largest cell, in pixels.
const LARGEST: f64 = 84.0;
/// The height of a map, at least; and at most, as a part of its width.
const LOWEST: f64 = 32.0;
const HIGHEST: f64 = 1.25;
/// Room for half a label at the right.
const RIGHT: f64 = 14.0;
/// Space between the strokes below the middle.
const STEP: f64 = 7.0;
/// The colour of these strokes: darker than the darkest orange.
const STROKE: &str = "#7A3300";
/// Cells with words under the pointer, at most.
const POINTED: usize = 2_000;

/// The chart as SVG.
///
/// `number` writes a number of a cell, a level or the legend. `words` says what is shown under
/// the pointer for a row and a column; it is asked only in tables of 2,000 cells or fewer, and
/// nothing is shown where it is empty.
///
/// Numbers are written in the cells if that fits everywhere. Otherwise there are lines at the
/// levels of real numbers (none at levels where they are too entangled to be followed), and every
/// region of equal whole numbers has one label, if it fits.
pub fn heat_svg(
    chart: &HeatMap,
    number: impl Fn(f64) -> String,
    words: impl Fn(usize, usize) -> String,
) -> String {
    let grid = Grid::of(chart);
    let plan = HeatPlan::of(chart, &grid);
    let mut svg = Svg::new(plan.width, plan.height, &chart.title, &chart.description);
    let shades = chart.scale.shades();
    draw_cells(&mut svg, &grid, &shades, plan.field);
    if let HeatScale::Around { levels, .. } = &chart.scale {
        let in_cells = levels.is_empty() || writing::numbers(&grid, plan.field, &number).is_some();
        let blending = if in_cells { Blending::Cells } else { Blending::Smooth };
        let strokes = grid.strokes(plan.field, &chart.scale, blending);
        svg.path(&strokes).set("stroke", STROKE).set("stroke-opacity", "0.75").end();
    }
    if matches!(&chart.scale, HeatScale::Whole { numbers } if numbers.contains(&0)) {
        svg.path(&grid.strokes(plan.field, &chart.scale, Blending::Cells)).set("stroke", INK).end();
    }
    let marked = chart.mark.as_ref().map(|mark| plan.cell(chart, &grid, mark));
    let levels = writing::draw(&mut svg, chart, &grid, &shades, (plan.field, marked), &number);
    if let Some(marked) = marked {
        draw_mark(&mut svg, marked);
    }
    draw_frame(&mut svg, chart, &grid, &plan);
    draw_pointed(&mut svg, chart, &grid, plan.field, &words);
    key::draw(&mut svg, chart, &shades, &plan, &levels, &number);
    svg.finish()
}

/// Where the cells stand, as parts of the whole width and height of the chart.
pub fn heat_field(chart: &HeatMap) -> Field {
    let HeatPlan { width, height, field, .. } = HeatPlan::of(chart, &Grid::of(chart));
    Field {
        x: field.x / width,
        y: field.y / height,
        width: field.width / width,
        height: field.height / height,
    }
}

/// Where everything stands.
struct HeatPlan {
    width: f64,
    height: f64,
    field: Field,
    /// Where the legend begins.
    key: f64,
}

impl HeatPlan {
    fn of(chart: &HeatMap, grid: &Grid) -> HeatPlan {
        let width = chart.width.max(WIDTH);
        let left = chart.rows.label_width();
        let above = if chart.heading.is_empty() { 0.0 } else { LINE + 4.0 };
        let top = above + chart.rows.name_height() + 10.0;
        let room = width - left - RIGHT;
        let (rows, columns) = (grid.rows.max(1) as f64, grid.columns.max(1) as f64);
        let cell = (room / columns).min(LARGEST);
        let tall = (rows * cell).clamp(LOWEST, HIGHEST * room);
        let field = Field { x: left, y: top, width: columns * cell, height: tall };
        let key = top + tall + LINE + chart.columns.name_height() + 12.0;
        HeatPlan { width, height: key + key::height(chart, width), field, key }
    }

    /// How far from the left and the top of the map the middle of a cell stands.
    fn middle(&self, chart: &HeatMap, grid: &Grid, row: f64, column: f64) -> [f64; 2] {
        let (wide, high) = grid.cell_size(self.field);
        let place = |index: f64| (index + 0.5) / grid.every as f64;
        let y = match chart.first_row {
            FirstRow::Top => self.field.y + place(row) * high,
            FirstRow::Bottom => self.field.y + self.field.height - place(row) * high,
        };
        [self.field.x + place(column) * wide, y]
    }

    /// The frame around a marked cell: large enough to be seen.
    fn cell(&self, chart: &HeatMap, grid: &Grid, mark: &Mark) -> Field {
        let (rows, columns) = chart.size();
        let row = mark.row.min(rows.saturating_sub(1)) as f64;
        let column = mark.column.min(columns.saturating_sub(1)) as f64;
        let [x, y] = self.middle(chart, grid, row, column);
        let (wide, high) = grid.cell_size(self.field);
        let (width, height) = (wide.max(10.0), high.max(10.0));
        Field { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }
}

fn draw_cells(svg: &mut Svg, grid: &Grid, shades: &[Shade], field: Field) {
    let (wide, high) = grid.cell_size(field);
    // Neighbours overlap by a quarter of a pixel, so that the paper is not seen between them.
    let overlap = (0.5 / wide.min(high)).min(0.25);
    svg.begin("g")
        .set("transform", grid.transform(field))
        .set("stroke-width", format!("{overlap:.3}"))
        .group();
    for (path, shade) in grid.paths(shades.len()).iter().zip(shades) {
        if !path.is_empty() {
            svg.path(path).set("fill", &*shade.fill).set("stroke", &*shade.fill).end();
        }
    }
    svg.close();
}

/// A frame that is seen on light and dark cells.
fn draw_mark(svg: &mut Svg, Field { x, y, width, height }: Field) {
    for (colour, thick) in [(PAPER, 6.5), (INK, 3.0)] {
        svg.rect(x, y, width, height).set("stroke", colour).set("stroke-width", thick).end();
    }
}

fn draw_frame(svg: &mut Svg, chart: &HeatMap, grid: &Grid, plan: &HeatPlan) {
    frame::draw_border(svg, plan.field);
    let (rows, columns) = chart.size();
    let index =
        |axis: &Axis, at: f64, length: usize| axis.place(at) * length.saturating_sub(1) as f64;
    let ticks = chart.rows.axis.ticks.iter().map(|tick| {
        let row = index(&chart.rows.axis, tick.at, rows);
        (plan.middle(chart, grid, row, 0.0)[1], tick.label.as_str())
    });
    frame::ticks_left(svg, plan.field, ticks);
    let ticks = chart.columns.axis.ticks.iter().map(|tick| {
        let column = index(&chart.columns.axis, tick.at, columns);
        (plan.middle(chart, grid, 0.0, column)[0], tick.label.as_str())
    });
    frame::ticks_below(svg, plan.field, ticks, plan.width);
    // The heading stands where the name would: that goes below it.
    let above = if chart.heading.is_empty() { chart.rows.name.as_str() } else { "" };
    frame::draw_names(svg, plan.field, [above, &chart.columns.name], plan.width);
    if !chart.heading.is_empty() {
        let font = Font::sans(TEXT).anchored("start");
        let [heading, name] =
            [&chart.heading, &chart.rows.name].map(|words| shorten(words, plan.width - 4.0, TEXT));
        svg.line_of_text(2.0, LINE / 2.0 + 1.0, font.bold(), &heading);
        svg.line_of_text(2.0, plan.field.y - LINE + 2.0, font, &name);
    }
}

/// Cells that are not seen, with what is shown under the pointer.
fn draw_pointed(
    svg: &mut Svg,
    chart: &HeatMap,
    grid: &Grid,
    field: Field,
    words: &dyn Fn(usize, usize) -> String,
) {
    if grid.values.len() > POINTED || grid.every > 1 {
        return;
    }
    svg.begin("g").set("transform", grid.transform(field)).set("pointer-events", "all").group();
    for row in 0..grid.rows {
        let upper = match chart.first_row {
            FirstRow::Top => row,
            FirstRow::Bottom => grid.rows - 1 - row,
        };
        for column in 0..grid.columns {
            let words = words(row, column);
            if !words.is_empty() {
                svg.path(&format!("M{column} {upper}h1v1h-1z")).group();
                svg.begin("title").words(&words);
                svg.close();
            }
        }
    }
    svg.close();
}
