//! The legend below a picture: small drawings with words beside them.

use stratege_core::Player;

use crate::{
    Ending,
    marks::{self, Stroke},
    shape::{Footprint, Point, Route, Shape, Step},
    svg::{self, Font, INK, PAPER, Svg, TEXT, hatch},
};

/// What an entry shows.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    /// The outline of a vertex, in the colour of a player or black.
    Outline(Shape, Option<Player>),
    /// The double border of an ended play.
    Double,
    /// The mark of an ending.
    Medal(Ending),
    /// The arrow at the start.
    Start,
    /// The hatching of an attractor.
    Hatch(Player),
    /// The box of a rank.
    Badge,
    /// A thick arc.
    Thick,
    /// A thick branch, without a head.
    Branch,
    /// A line crossed by two strokes.
    Cut,
}

/// An entry: a drawing and its words.
pub(crate) struct Entry {
    pub(crate) icon: Icon,
    pub(crate) words: String,
}

/// Room of a drawing.
const ICON: f64 = 40.0;
/// Height of a row of entries.
const ROW: f64 = 34.0;
/// Space between entries.
const GAP: f64 = 22.0;

/// Entries that have been put in rows.
pub(crate) struct Legend {
    places: Vec<(Point, Entry)>,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Legend {
    /// Puts entries in rows not wider than `width`, if they can be.
    pub(crate) fn new(entries: Vec<Entry>, width: f64) -> Legend {
        let needed = |entry: &Entry| ICON + svg::sans_width(&entry.words, TEXT);
        let widest = entries.iter().map(needed).fold(ICON, f64::max);
        // Entries stand in columns of one width, filled row by row.
        let most = (((width + GAP) / (widest + GAP)) as usize).clamp(1, entries.len().max(1));
        let rows = entries.len().div_ceil(most);
        let columns = if rows == 0 { 0 } else { entries.len().div_ceil(rows) };
        let width = columns as f64 * (widest + GAP) - if columns > 0 { GAP } else { 0.0 };
        let place = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            Point::new(column as f64 * (widest + GAP), (row as f64 + 0.5) * ROW)
        };
        let places = entries.into_iter().enumerate();
        let places = places.map(|(index, entry)| (place(index), entry)).collect();
        Legend { places, width, height: rows as f64 * ROW }
    }

    /// Draws the legend with its upper left corner at `corner`.
    pub(crate) fn draw(&self, svg: &mut Svg, corner: Point) {
        for (place, entry) in &self.places {
            let left = corner.plus(*place);
            draw_icon(svg, left.plus(Point::new(15.0, 0.0)), entry.icon);
            let font = Font::sans(TEXT).anchored("start");
            svg.line_of_text(left.x + ICON - 4.0, left.y, font, &entry.words);
        }
    }
}

fn draw_icon(svg: &mut Svg, middle: Point, icon: Icon) {
    let small = |shape| Footprint { shape, half_width: 12.0, half_height: 12.0, margin: 0.0 };
    let line = |from: f64, to: f64| Route {
        start: middle.plus(Point::new(from, 0.0)),
        steps: vec![Step::Line(middle.plus(Point::new(to, 0.0)))],
    };
    match icon {
        Icon::Outline(shape, player) => marks::outline(svg, middle, &small(shape), 0.0)
            .set("fill", PAPER)
            .set("stroke", marks::border_colour(player))
            .set("stroke-width", 2.5)
            .end(),
        Icon::Double => {
            for inset in [0.0, 4.0] {
                marks::outline(svg, middle, &small(Shape::Round), inset)
                    .set("stroke", INK)
                    .set("stroke-width", 1.5)
                    .end();
            }
        }
        Icon::Medal(ending) => marks::medal(svg, middle, ending),
        Icon::Start => {
            marks::start_arrow(svg, middle.plus(Point::new(15.0, 0.0)), Point::new(1.0, 0.0));
        }
        Icon::Hatch(player) => svg
            .rect(middle.x - 14.0, middle.y - 11.0, 28.0, 22.0)
            .set("fill", hatch(Some(player), 1))
            .set("stroke", svg::colour(Some(player)))
            .set("stroke-width", 1.5)
            .end(),
        Icon::Badge => marks::badge(svg, middle, ""),
        Icon::Thick => marks::arrow(svg, &line(-15.0, 15.0), Stroke::Thick),
        Icon::Branch => svg
            .path(&marks::svg_path(&line(-15.0, 15.0)))
            .set("stroke", INK)
            .set("stroke-width", 4.5)
            .end(),
        Icon::Cut => {
            svg.path(&marks::svg_path(&line(-15.0, 15.0)))
                .set("stroke", INK)
                .set("stroke-dasharray", "4 3")
                .end();
            cut_strokes(svg, middle, Point::new(1.0, 0.0));
        }
    }
}

/// Two strokes across a line that runs along `direction`.
pub(crate) fn cut_strokes(svg: &mut Svg, middle: Point, direction: Point) {
    let along = direction.unit();
    let across = Point::new(-along.y, along.x).plus(along.times(0.4)).times(8.0);
    for side in [-3.0, 3.0] {
        let centre = middle.plus(along.times(side));
        let stroke =
            Route { start: centre.minus(across), steps: vec![Step::Line(centre.plus(across))] };
        svg.path(&marks::svg_path(&stroke)).set("stroke", INK).set("stroke-width", 2.5).end();
    }
}
