//! Boards as SVG.

use stratege_core::{Form, Layout, Mark, Outline, Picture, Place, Player};

use crate::{
    board::{board_text, symbol},
    ground::{draw_mark, draw_wanted},
    pieces::draw_piece,
    svg::{self, Font, GREY, INK, PAPER, Svg, TEXT, number},
};

/// The height of a hexagon over half its side.
const SQRT_3: f64 = 1.732_050_807_568_877_2;
/// Half a square, in pixels.
const HALF: f64 = 26.0;
/// White space around the picture, in pixels.
const MARGIN: f64 = 12.0;

/// The board as an SVG picture.
///
/// `title` is read by screen readers and is not drawn. Every place with a name is a group with
/// the attribute `data-place`, so that a page can find what was clicked.
///
/// ```
/// use stratege_core::{Outline, Picture};
/// use stratege_draw::board_svg;
///
/// let picture = Picture::grid(3, 3, |_| Some((Outline::Square, None)));
/// assert!(board_svg(&picture, "an empty board").contains(r#"data-place="b2""#));
/// ```
pub fn board_svg(picture: &Picture, title: &str) -> String {
    let bounds = Bounds::of(picture);
    let mut svg = Svg::new(bounds.width(), bounds.height(), title, &description(picture));
    for owner in [Some(Player::FIRST), Some(Player::SECOND), None] {
        let hatched = |place: &Place| {
            let piece = place.piece.filter(|piece| piece.owner == owner);
            piece.is_some_and(|piece| piece.form.is_hatched())
        };
        if picture.places.iter().any(hatched) {
            svg.hatching(owner);
        }
    }
    // All holes are in one board, which is drawn before them.
    for place in picture.places.iter().filter(|place| place.outline == Outline::Hole) {
        let (x, y) = bounds.point(place.x, place.y);
        let reach = HALF + 0.5;
        svg.rect(x - reach, y - reach, 2.0 * reach, 2.0 * reach).set("fill", "#DADDE2").end();
    }
    for stroke in &picture.strokes {
        let [from, to] = [stroke.from, stroke.to].map(|(x, y)| bounds.point(x, y));
        let path = [from, to].map(|(x, y)| format!("{} {}", number(x), number(y))).join("L");
        svg.path(&format!("M{path}")).set("stroke", GREY).set("stroke-width", 1.5).end();
    }
    for place in &picture.places {
        draw_place(&mut svg, &bounds, place);
    }
    for label in &picture.labels {
        let (x, y) = bounds.point(label.x, label.y);
        svg.line_of_text(x, y, Font::sans(TEXT), &label.text);
    }
    svg.finish()
}

fn draw_place(svg: &mut Svg, bounds: &Bounds, place: &Place) {
    let (x, y) = bounds.point(place.x, place.y);
    let named = !place.name.is_empty();
    if named {
        svg.begin("g").set("class", "place").set("data-place", place.name.as_str()).group();
        svg.begin("title").words(&place.name);
    }
    let edible = place.piece.is_some_and(|p| matches!(p.form, Form::Chocolate | Form::Poison));
    match place.outline {
        // A square of chocolate has its own edges.
        Outline::Square if edible => {}
        Outline::Square => svg
            .rect(x - HALF, y - HALF, 2.0 * HALF, 2.0 * HALF)
            .set("fill", PAPER)
            .set("stroke", GREY)
            .set("stroke-width", 1.5)
            .end(),
        Outline::Hole => svg
            .circle(x, y, 0.78 * HALF)
            .set("fill", PAPER)
            .set("stroke", INK)
            .set("stroke-width", 1.5)
            .end(),
        Outline::Hexagon => {
            let tip = 2.0 * HALF / SQRT_3;
            let corners = [(0.0, -tip), (HALF, -tip / 2.0), (HALF, tip / 2.0)];
            let corners = corners.into_iter().chain(corners.map(|(dx, dy)| (-dx, -dy)));
            let corners = corners.map(|(dx, dy)| format!("{},{}", number(x + dx), number(y + dy)));
            svg.begin("polygon")
                .set("points", corners.collect::<Vec<_>>().join(" "))
                .set("fill", PAPER)
                .set("stroke", GREY)
                .set("stroke-width", 1.5)
                .end();
        }
        Outline::Dot => svg.circle(x, y, 0.16 * HALF).set("fill", GREY).end(),
        Outline::None => {}
    }
    // Beside a piece there must be room for what is printed under it.
    let reach = match place.mark {
        Some(Mark::Rings(_)) => 0.78 * HALF,
        _ if place.outline == Outline::Hexagon => 0.95 * HALF,
        _ => HALF,
    };
    if let Some(mark) = place.mark {
        draw_mark(svg, x, y, HALF, mark, place.piece.is_some());
    }
    if let Some(piece) = place.piece {
        draw_piece(svg, x, y, reach, piece);
        if let Some(Mark::Token { colour, symbol, wanted: true }) = place.mark {
            draw_wanted(svg, x, y, HALF, colour, symbol);
        }
    }
    if named {
        svg.close();
    }
}

/// What stands where, in the characters of the terminal.
fn description(picture: &Picture) -> String {
    let pieces = picture.places.iter().filter(|place| !place.name.is_empty());
    let pieces = pieces.filter(|place| place.piece.is_some() || place.mark.is_some());
    let words: Vec<String> =
        pieces.map(|place| format!("{} {}", place.name, symbol(place))).collect();
    let pips = |place: &Place| place.piece.is_some_and(|p| matches!(p.form, Form::Pips(_)));
    if words.is_empty() && picture.places.iter().any(pips) {
        let text = board_text(picture);
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        return lines.join(", ");
    }
    words.join(", ")
}

/// The part of the plane that is drawn, in pixels from the origin of the picture.
struct Bounds {
    /// Half a square to the right and half a square down.
    pitch: (f64, f64),
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Bounds {
    fn of(picture: &Picture) -> Bounds {
        let pitch = match picture.layout {
            Layout::Squares => (HALF, HALF),
            Layout::Rows => (HALF, HALF * SQRT_3 / 2.0),
            Layout::Columns => (HALF * SQRT_3 / 2.0, HALF),
        };
        let mut bounds = Bounds { pitch, left: 0.0, top: 0.0, right: 0.0, bottom: 0.0 };
        // The corners of hexagons stick out of their squares.
        let hexagon = |place: &Place| place.outline == Outline::Hexagon;
        let tips = picture.places.iter().any(hexagon);
        let reach = if tips { 2.0 * HALF / SQRT_3 } else { HALF };
        for place in &picture.places {
            bounds.include(place.x, place.y, HALF, reach);
        }
        for label in &picture.labels {
            let half_width = svg::sans_width(&label.text, TEXT) / 2.0;
            bounds.include(label.x, label.y, half_width, TEXT / 2.0);
        }
        bounds
    }

    fn include(&mut self, x: i16, y: i16, half_width: f64, half_height: f64) {
        let (x, y) = (f64::from(x) * self.pitch.0, f64::from(y) * self.pitch.1);
        self.left = self.left.min(x - half_width);
        self.right = self.right.max(x + half_width);
        self.top = self.top.min(y - half_height);
        self.bottom = self.bottom.max(y + half_height);
    }

    fn width(&self) -> f64 {
        self.right - self.left + 2.0 * MARGIN
    }

    fn height(&self) -> f64 {
        self.bottom - self.top + 2.0 * MARGIN
    }

    /// A point given in half squares, in pixels from the corner of the picture.
    fn point(&self, x: i16, y: i16) -> (f64, f64) {
        let (x, y) = (f64::from(x) * self.pitch.0, f64::from(y) * self.pitch.1);
        (x - self.left + MARGIN, y - self.top + MARGIN)
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::Piece;

    use super::*;

    const FORMS: [Form; 16] = [
        Form::Cross,
        Form::Ring,
        Form::Disc,
        Form::Block,
        Form::Peg,
        Form::Chocolate,
        Form::Poison,
        Form::Counter,
        Form::Pips(9),
        Form::Pips(12),
        Form::Stack { height: 1, neutral: false },
        Form::Stack { height: 2, neutral: true },
        Form::Stack { height: 12, neutral: true },
        Form::Chief,
        Form::Bearer,
        Form::Back,
    ];

    #[test]
    fn every_form_on_every_outline_is_well_formed() {
        for outline in
            [Outline::Square, Outline::Hexagon, Outline::Dot, Outline::Hole, Outline::None]
        {
            for owner in [None, Some(Player::FIRST), Some(Player::SECOND)] {
                let picture = Picture::grid(FORMS.len() as u8, 1, |cell| {
                    let form = FORMS[usize::from(cell.column)];
                    Some((outline, Some(Piece { owner, form, glyph: '<' })))
                });
                let written = board_svg(&picture, "all & <every>");
                roxmltree::Document::parse(&written).expect("well formed");
            }
        }
    }

    #[test]
    fn everything_is_inside_the_picture() {
        let written = board_svg(&Picture::heaps(&[45, 2]), "heaps");
        let document = roxmltree::Document::parse(&written).expect("well formed");
        let number = |node: roxmltree::Node<'_, '_>, name| {
            node.attribute(name).and_then(|text| text.parse::<f64>().ok()).expect("a number")
        };
        let (width, height) =
            (number(document.root_element(), "width"), number(document.root_element(), "height"));
        for node in document.descendants().filter(|node| node.has_tag_name("text")) {
            let half = svg::sans_width(node.text().unwrap_or(""), TEXT) / 2.0;
            let (x, y) = (number(node, "x"), number(node, "y"));
            assert!(half <= x && x + half <= width);
            assert!(TEXT <= y && y <= height);
        }
    }

    #[test]
    fn a_half_has_as_many_dots_as_its_number_and_digits_beyond_nine() {
        let drawn = |number| {
            let piece = Piece { owner: None, form: Form::Pips(number), glyph: '?' };
            let place = Place {
                x: 1,
                y: 1,
                name: String::new(),
                outline: Outline::Square,
                mark: None,
                piece: Some(piece),
            };
            board_svg(&Picture { places: vec![place], ..Picture::default() }, "half")
        };
        for number in 0..=9 {
            assert_eq!(drawn(number).matches("<circle").count(), usize::from(number));
            assert!(drawn(number).contains(&format!("<desc>{number}</desc>")));
        }
        assert!(drawn(11).contains(">11</text>"));
    }

    #[test]
    fn the_players_discs_differ_in_more_than_colour() {
        let drawn = |owner| {
            let picture = Picture::grid(1, 1, |_| {
                Some((Outline::Hole, Some(Piece { owner, form: Form::Disc, glyph: 'x' })))
            });
            board_svg(&picture, "disc")
        };
        let [first, second] = Player::BOTH.map(|player| drawn(Some(player)));
        assert_ne!(first.matches("<circle").count(), second.matches("<circle").count());
    }
}
