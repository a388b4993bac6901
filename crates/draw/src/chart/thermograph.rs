//! Thermographs: what a combinatorial game comes to as it is cooled.

use stratege_core::Player;

use super::{
    Field, GRID, Side, WIDTH,
    frame::{self, LINE},
    shorten,
};
use crate::svg::{self, Font, INK, Svg, TEXT};

/// The walls of a thermograph and its mast.
///
/// Values grow to the left, as books have it: the wall of player 1 is the left one.
#[derive(Clone, Debug, PartialEq)]
pub struct ThermographChart {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// Its width in pixels, `WIDTH` at least.
    pub width: f64,
    /// The values, below. Its axis goes from the least to the largest one.
    pub value: Side,
    /// The temperatures, at the left.
    pub temperature: Side,
    /// The corners of both walls from below, each a value and a temperature. Above the last one
    /// is the mast.
    pub walls: [Vec<(f64, f64)>; 2],
    /// What the walls are called in the legend.
    pub names: [String; 2],
}

/// Room for half a label at the right.
const RIGHT: f64 = 24.0;
/// The height of the field as a part of its width.
const TALL: f64 = 0.7;

/// The chart as SVG.
pub fn thermograph_svg(chart: &ThermographChart) -> String {
    let width = chart.width.max(WIDTH);
    let (left, top) = (chart.temperature.label_width(), chart.temperature.name_height() + 10.0);
    let across = width - left - RIGHT;
    let field = Field { x: left, y: top, width: across, height: TALL * across };
    let legend = field.y + field.height + LINE + chart.value.name_height() + 10.0;
    let mut svg = Svg::new(width, legend + 2.0 * LINE, &chart.title, &chart.description);
    let plan = Plan { chart, field };
    plan.draw_frame(&mut svg, width);
    for (wall, player) in chart.walls.iter().zip(Player::BOTH) {
        plan.draw_wall(&mut svg, wall, player);
    }
    plan.draw_mast(&mut svg);
    for ((name, player), row) in chart.names.iter().zip(Player::BOTH).zip([0.5, 1.5]) {
        let y = legend + row * LINE;
        wall_path(&mut svg, &frame::line([2.0, y], [50.0, y]), player);
        let name = shorten(name, width - 62.0, TEXT);
        svg.line_of_text(58.0, y, Font::sans(TEXT).anchored("start"), &name);
    }
    svg.finish()
}

struct Plan<'a> {
    chart: &'a ThermographChart,
    field: Field,
}

impl Plan<'_> {
    fn x(&self, value: f64) -> f64 {
        self.field.x + (1.0 - self.chart.value.axis.place(value)) * self.field.width
    }

    fn y(&self, temperature: f64) -> f64 {
        let place = self.chart.temperature.axis.place(temperature);
        self.field.y + (1.0 - place) * self.field.height
    }

    fn draw_frame(&self, svg: &mut Svg, width: f64) {
        let Field { x, y, width: wide, height } = self.field;
        let (right, bottom) = (x + wide, y + height);
        let mut grid = String::new();
        for tick in &self.chart.temperature.axis.ticks {
            grid += &frame::line([x, self.y(tick.at)], [right, self.y(tick.at)]);
        }
        for tick in &self.chart.value.axis.ticks {
            grid += &frame::line([self.x(tick.at), y], [self.x(tick.at), bottom]);
        }
        svg.path(&grid).set("stroke", GRID).end();
        // Below 0 nobody is in a hurry: the line between is the one that books draw.
        let level = self.y(0.0);
        svg.path(&frame::line([x, level], [right, level])).set("stroke", INK).end();
        frame::draw_border(svg, self.field);
        let ticks = self.chart.temperature.axis.ticks.iter();
        frame::ticks_left(svg, self.field, ticks.map(|tick| (self.y(tick.at), &*tick.label)));
        // From left to right, which is from the largest value to the least.
        let ticks = self.chart.value.axis.ticks.iter().rev();
        let places = ticks.map(|tick| (self.x(tick.at), &*tick.label));
        frame::ticks_below(svg, self.field, places, width);
        let names = [&*self.chart.temperature.name, &*self.chart.value.name];
        frame::draw_names(svg, self.field, names, width);
    }

    fn draw_wall(&self, svg: &mut Svg, wall: &[(f64, f64)], player: Player) {
        let path = wall.windows(2).map(|ends| {
            let place = |(value, temperature)| [self.x(value), self.y(temperature)];
            frame::line(place(ends[0]), place(ends[1]))
        });
        wall_path(svg, &path.collect::<String>(), player);
    }

    fn draw_mast(&self, svg: &mut Svg) {
        let Some(&(value, temperature)) = self.chart.walls[0].last() else { return };
        let (x, foot) = (self.x(value), self.y(temperature));
        svg.path(&frame::line([x, foot], [x, self.field.y]))
            .set("stroke", INK)
            .set("stroke-width", 3.0)
            .end();
    }
}

/// The wall of player 1 is a line, that of player 2 is dashed: a grey copy tells them apart.
fn wall_path(svg: &mut Svg, path: &str, player: Player) {
    let line = svg.path(path).set("stroke", svg::colour(Some(player))).set("stroke-width", 3.0);
    let line = line.set("stroke-linecap", "round");
    if player.is_first() { line.end() } else { line.set("stroke-dasharray", "7 5").end() }
}
