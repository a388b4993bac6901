//! Boards as SVG.

use stratege_core::{Form, Picture, Place};

use crate::{
    badge::Badge,
    board::{board_text, symbol},
    board_plan::{BoardPlan, Layer, PlacePlan, Spot, board_plan, text_tone},
    pieces,
    svg::{self, Font, Svg, TEXT, number},
    tone::Tone,
};

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
    badged_board_svg(picture, &[], title)
}

/// The board as an SVG picture, with letters on some of its places: what a move there is worth.
pub fn badged_board_svg(picture: &Picture, badges: &[Badge], title: &str) -> String {
    let plan = board_plan(picture);
    let [mut left, mut top, mut right, mut bottom] = plan.bounds;
    for (label, spot) in picture.labels.iter().zip(&plan.labels) {
        let half = svg::sans_width(&label.text, TEXT) / 2.0;
        left = left.min(spot.x - half);
        right = right.max(spot.x + half);
        top = top.min(spot.y - TEXT / 2.0);
        bottom = bottom.max(spot.y + TEXT / 2.0);
    }
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    let mut svg = Svg::new(width, height, title, &described(picture, badges));
    let at = |spot: Spot| Spot { x: spot.x - left + MARGIN, y: spot.y - top + MARGIN };
    draw_ground(&mut svg, &plan, at);
    for (place, plan) in picture.places.iter().zip(&plan.places) {
        let group = svg.begin("g").set("transform", moved(at(plan.middle)));
        if place.name.is_empty() {
            group.group();
        } else {
            group.set("class", "place").set("data-place", place.name.as_str()).group();
            svg.begin("title").words(&place.name);
        }
        draw_place(&mut svg, plan);
        svg.close();
    }
    for (label, &spot) in picture.labels.iter().zip(&plan.labels) {
        let Spot { x, y } = at(spot);
        let font = match label.owner {
            Some(player) => Font::sans(TEXT).bold().in_tone(Tone::Owner(Some(player))),
            None => Font::sans(TEXT),
        };
        svg.line_of_text(x, y, font, &label.text);
    }
    for badge in badges {
        let (Some(place), Some(plan)) =
            (picture.places.get(badge.place), plan.places.get(badge.place))
        else {
            continue;
        };
        svg.begin("g").set("transform", moved(at(plan.middle))).group();
        badge.draw(&mut svg, place.piece.is_some_and(|piece| piece.owner.is_some()));
        svg.close();
    }
    pieces::fillings(&mut svg);
    svg.finish()
}

/// Draws a board without names and labels, with the upper left corner of its places at the origin.
pub(crate) fn draw_bare(svg: &mut Svg, plan: &BoardPlan) {
    let [left, top, ..] = plan.bounds;
    let at = |spot: Spot| Spot { x: spot.x - left, y: spot.y - top };
    draw_ground(svg, plan, at);
    for place in &plan.places {
        svg.begin("g").set("transform", moved(at(place.middle))).group();
        draw_place(svg, place);
        svg.close();
    }
}

/// What lies beneath the places, and the lines between them.
fn draw_ground(svg: &mut Svg, plan: &BoardPlan, at: impl Fn(Spot) -> Spot) {
    for &(spot, symbol) in &plan.beneath {
        svg.begin("g").set("transform", moved(at(spot))).group();
        symbol.draw(svg);
        svg.close();
    }
    for stroke in &plan.strokes {
        let ends = stroke.map(&at).map(|it| format!("{} {}", number(it.x), number(it.y)));
        svg.path(&format!("M{}", ends.join("L")))
            .paint("stroke", Tone::Line)
            .set("stroke-width", 1.5)
            .end();
    }
}

fn moved(spot: Spot) -> String {
    format!("translate({} {})", number(spot.x), number(spot.y))
}

fn draw_place(svg: &mut Svg, plan: &PlacePlan) {
    draw_layers(svg, &plan.ground);
    if plan.scale < 1.0 && !plan.piece.is_empty() {
        svg.begin("g").set("transform", format!("scale({})", plan.scale)).group();
        draw_layers(svg, &plan.piece);
        svg.close();
    } else {
        draw_layers(svg, &plan.piece);
    }
    draw_layers(svg, &plan.over);
}

fn draw_layers(svg: &mut Svg, layers: &[Layer]) {
    for layer in layers {
        match layer {
            Layer::Symbol(symbol) => symbol.draw(svg),
            Layer::Text { text, down, size, on_light } => {
                let font = Font::sans(*size).bold().in_tone(text_tone(*on_light));
                svg.line_of_text(0.0, *down, font, text);
            }
        }
    }
}

/// What stands where, and what the badges say.
fn described(picture: &Picture, badges: &[Badge]) -> String {
    let told = badges.iter().filter_map(|badge| {
        let place = picture.places.get(badge.place)?;
        Some(format!("{}: {}", place.name, badge.text))
    });
    let told = told.collect::<Vec<_>>().join(", ");
    let parts = [description(picture), told];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// What stands where, in the characters of the terminal.
fn description(picture: &Picture) -> String {
    let pieces = picture.places.iter().filter(|place| !place.name.is_empty());
    let pieces = pieces.filter(|place| place.piece.is_some() || place.mark.is_some());
    let words: Vec<String> =
        pieces.map(|place| format!("{} {}", place.name, symbol(place))).collect();
    let pips = |place: &Place| {
        place.piece.is_some_and(|p| matches!(p.form, Form::Pips(_) | Form::Die { .. }))
    };
    if words.is_empty() && picture.places.iter().any(pips) {
        let text = board_text(picture);
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        return lines.join(", ");
    }
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use stratege_core::{Outline, Piece, Player};

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
    fn badges_tell_who_wins_without_colour() {
        let picture = Picture::grid(2, 1, |_| Some((Outline::Square, None)));
        let badge = |place, player| Badge {
            place,
            text: format!("W{place}"),
            winner: Some(player),
            is_best: place == 1,
        };
        let badges = [badge(0, Player::FIRST), badge(1, Player::SECOND)];
        let written = badged_board_svg(&picture, &badges, "values");
        assert!(written.contains("<desc>a1: W0, b1: W1</desc>"), "{written}");
        let corners = |radius| written.matches(&format!("rx=\"{radius}\"")).count();
        assert_eq!((corners("13.1"), corners("0")), (1, 1), "{written}");
        assert_eq!(written.matches("stroke-width=\"4\"").count(), 1);
        assert_eq!(
            board_svg(&picture, "values").matches("<rect").count() + 2,
            written.matches("<rect").count()
        );
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
        assert_ne!(first.matches("<rect").count(), second.matches("<rect").count());
        assert!(second.contains("<pattern") && !first.contains("<pattern"));
    }
}
