//! Where everything on a board goes, for whoever draws it by other means.

use stratege_core::{Form, Label, Layout, Mark, Outline, Picture, Piece, Place};

use crate::{
    ground::token_name,
    pieces::DISC,
    symbols::{HALF, MOST_PIPS, MOST_RIMS, SQRT_3, Symbol, TIP},
    tone::Tone,
};

/// How far a name beside the board is from its border, in half squares.
const BESIDE: f64 = 0.7;

/// A board that is put together but not drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPlan {
    /// Half a square.
    pub half: f64,
    /// The left, the top, the right and the bottom of what the places take.
    pub bounds: [f64; 4],
    /// What the board is made of, beneath everything.
    pub beneath: Vec<(Spot, Symbol)>,
    /// Lines between places.
    pub strokes: Vec<[Spot; 2]>,
    /// The places, in the order of the picture.
    pub places: Vec<PlacePlan>,
    /// Where the labels of the picture stand, in its order.
    pub labels: Vec<Spot>,
}

/// A point; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// One place, from bottom to top.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacePlan {
    /// Its middle.
    pub middle: Spot,
    /// Its border, for whoever marks it.
    pub edge: Symbol,
    /// The place and what is printed on it.
    pub ground: Vec<Layer>,
    /// What stands on it.
    pub piece: Vec<Layer>,
    /// How large that is drawn: beside it there must be room for what is printed under it.
    pub scale: f64,
    /// What is seen over the piece.
    pub over: Vec<Layer>,
}

/// A symbol, or a few letters.
#[derive(Clone, Debug, PartialEq)]
pub enum Layer {
    /// A symbol of [`crate::symbol_sheet`].
    Symbol(Symbol),
    /// Letters, thick ones.
    Text {
        /// What they say.
        text: String,
        /// Their middle, below that of the place.
        down: f64,
        /// Their height.
        size: f64,
        /// Whether they stand on something light whatever the page is.
        on_light: bool,
    },
}

impl Layer {
    fn text(text: String, down: f64, size: f64) -> Layer {
        Layer::Text { text, down, size, on_light: true }
    }
}

/// The colour of the letters of a layer.
pub(crate) fn text_tone(on_light: bool) -> Tone {
    if on_light { Tone::DARK } else { Tone::Owner(None) }
}

/// Puts a board together as [`crate::board_svg`] does.
pub fn board_plan(picture: &Picture) -> BoardPlan {
    let pitch = match picture.layout {
        Layout::Squares => (HALF, HALF),
        Layout::Rows => (HALF, HALF * SQRT_3 / 2.0),
        Layout::Columns => (HALF * SQRT_3 / 2.0, HALF),
    };
    let spot = |x: f64, y: f64| Spot { x: x * pitch.0, y: y * pitch.1 };
    let at = |x: i16, y: i16| spot(f64::from(x), f64::from(y));
    let places: Vec<PlacePlan> =
        picture.places.iter().map(|place| place_plan(place, at(place.x, place.y))).collect();
    let holes = picture.places.iter().filter(|place| place.outline == Outline::Hole);
    let border = Border::of(picture);
    BoardPlan {
        half: HALF,
        bounds: bounds(picture, &places),
        beneath: holes.map(|place| (at(place.x, place.y), Symbol::Tray)).collect(),
        strokes: (picture.strokes.iter())
            .map(|stroke| [stroke.from, stroke.to].map(|(x, y)| at(x, y)))
            .collect(),
        labels: (picture.labels.iter())
            .map(|label| {
                let (x, y) = border.beside(picture, label);
                spot(x, y)
            })
            .collect(),
        places,
    }
}

/// The room of the places and of the origin.
fn bounds(picture: &Picture, places: &[PlacePlan]) -> [f64; 4] {
    // The corners of hexagons stick out of their squares.
    let tips = picture.places.iter().any(|place| place.outline == Outline::Hexagon);
    let reach = if tips { TIP } else { HALF };
    places.iter().fold([0.0; 4], |[left, top, right, bottom], place| {
        let Spot { x, y } = place.middle;
        [
            f64::min(left, x - HALF),
            f64::min(top, y - reach),
            f64::max(right, x + HALF),
            f64::max(bottom, y + reach),
        ]
    })
}

fn place_plan(place: &Place, middle: Spot) -> PlacePlan {
    let form = place.piece.map(|piece| piece.form);
    let outline = match (place.outline, form) {
        // A square of chocolate has its own edges.
        (Outline::Square, Some(Form::Chocolate | Form::Poison)) | (Outline::None, _) => None,
        (Outline::Square, Some(Form::Pips(_) | Form::Back)) => Some(Symbol::Tile),
        (Outline::Square, _) => Some(Symbol::Square),
        (Outline::Hexagon, _) => Some(Symbol::Hexagon),
        (Outline::Dot, _) => Some(Symbol::Dot),
        (Outline::Hole, _) => Some(Symbol::Hole),
    };
    let mut ground: Vec<Layer> = outline.map(Layer::Symbol).into_iter().collect();
    ground.extend(place.mark.into_iter().flat_map(|mark| mark_layers(mark, place.piece.is_some())));
    PlacePlan {
        middle,
        edge: match place.outline {
            Outline::Square => Symbol::SquareEdge,
            Outline::Hexagon => Symbol::HexagonEdge,
            Outline::Dot | Outline::Hole | Outline::None => Symbol::RoundEdge,
        },
        ground,
        piece: place.piece.map(piece_layers).unwrap_or_default(),
        scale: match place.mark {
            Some(Mark::Rings(_)) => 0.78,
            _ if place.outline == Outline::Hexagon => 0.95,
            _ => 1.0,
        },
        over: match (place.mark, place.piece) {
            // What must be seen of a token beneath a piece: that it is the one to match.
            (Some(Mark::Token { colour, symbol, wanted: true }), Some(_)) => vec![
                Layer::Symbol(Symbol::Wanted(colour)),
                Layer::text(token_name(colour, symbol), 0.0, 0.56 * HALF),
            ],
            _ => Vec::new(),
        },
    }
}

/// What is printed on a place; of what a piece covers, only what is seen beside it.
fn mark_layers(mark: Mark, covered: bool) -> Vec<Layer> {
    match mark {
        Mark::Rings(rings) => {
            let size = 0.5 * HALF;
            let number = Layer::Text { text: rings.to_string(), down: 0.0, size, on_light: false };
            let mut layers = vec![Layer::Symbol(Symbol::Rings(rings)), number];
            layers.truncate(if covered { 1 } else { 2 });
            layers
        }
        Mark::Token { .. } if covered => Vec::new(),
        Mark::Token { colour, symbol, .. } => vec![
            Layer::Symbol(Symbol::Token(colour)),
            Layer::Symbol(Symbol::Sign(symbol)),
            Layer::text(token_name(colour, symbol), 0.42 * HALF, 0.5 * HALF),
        ],
        Mark::Barrier => vec![Layer::Symbol(Symbol::Barrier)],
    }
}

fn piece_layers(piece: Piece) -> Vec<Layer> {
    let owner = piece.owner;
    let symbols = match piece.form {
        Form::Cross => vec![Symbol::Cross(owner)],
        Form::Ring => vec![Symbol::Ring(owner)],
        Form::Disc => vec![Symbol::Disc(owner)],
        Form::Block => vec![Symbol::Block(owner)],
        Form::Peg => vec![Symbol::Peg(owner)],
        Form::Chief => vec![Symbol::Disc(owner), Symbol::Crown],
        Form::Bearer => vec![Symbol::Disc(owner), Symbol::Ball],
        Form::Chocolate => vec![Symbol::Chocolate],
        Form::Poison => vec![Symbol::Chocolate, Symbol::Skull],
        Form::Counter => vec![Symbol::Counter],
        Form::Back => vec![Symbol::Back],
        Form::Pips(count) if count > MOST_PIPS => {
            return vec![Layer::text(count.to_string(), 0.0, HALF)];
        }
        Form::Pips(count) => vec![Symbol::Pips(count)],
        Form::Die { pips, spoils } => {
            let mut layers = vec![Layer::Symbol(Symbol::Die)];
            layers.push(if pips > MOST_PIPS {
                Layer::text(pips.to_string(), 0.0, HALF)
            } else {
                Layer::Symbol(Symbol::Pips(pips))
            });
            layers.extend(spoils.then_some(Layer::Symbol(Symbol::Spoiled)));
            return layers;
        }
        Form::Half(toward) => vec![Symbol::Half(owner, toward)],
        Form::Pin => vec![Symbol::Pin],
        Form::Stack { .. } if owner.is_none() => vec![Symbol::Neutral],
        Form::Stack { height, neutral } => {
            let mut layers = Vec::new();
            if height > 1 {
                layers.push(Layer::Symbol(Symbol::Rims(owner, (height - 1).min(MOST_RIMS))));
            }
            layers.push(Layer::Symbol(Symbol::Disc(owner)));
            if height > 1 {
                layers.push(Layer::Symbol(Symbol::Plate));
                layers.push(Layer::text(height.to_string(), 0.0, 0.85 * DISC));
            }
            layers.extend(neutral.then_some(Layer::Symbol(Symbol::Star)));
            return layers;
        }
    };
    symbols.into_iter().map(Layer::Symbol).collect()
}

/// The border of a board, in half squares.
struct Border {
    left: f64,
    top: f64,
    bottom: f64,
}

impl Border {
    fn of(picture: &Picture) -> Border {
        let ends = |along: fn(&Place) -> i16| {
            let ends = picture.places.iter().map(|place| f64::from(along(place)));
            ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| {
                (low.min(it - 1.0), high.max(it + 1.0))
            })
        };
        let ((left, _), (top, bottom)) = (ends(|place| place.x), ends(|place| place.y));
        Border { left, top, bottom }
    }

    /// Where a label is written: all of one side nearer than a whole square.
    fn beside(&self, picture: &Picture, label: &Label) -> (f64, f64) {
        let (x, y) = (f64::from(label.x), f64::from(label.y));
        // Where all heaps are empty, there is no board to stand beside.
        if picture.places.is_empty() {
            return (x, y);
        }
        let left = || picture.labels.iter().filter(|it| f64::from(it.x) < self.left);
        if x < self.left {
            return (x + spare(left().map(|it| self.left - f64::from(it.x))), y);
        }
        // Numbers of rows keep their own distance, also those of empty rows above and below.
        let is_of_row = |it: &&Label| left().any(|other| other.y == it.y);
        let columns =
            || picture.labels.iter().filter(|it| !is_of_row(it)).map(|it| f64::from(it.y));
        if is_of_row(&label) {
            (x, y)
        } else if y > self.bottom {
            (x, y - spare(columns().map(|y| y - self.bottom)))
        } else if y < self.top {
            (x, y + spare(columns().map(|y| self.top - y)))
        } else {
            (x, y)
        }
    }
}

/// How much farther than needed the nearest label of a side is.
fn spare(distances: impl Iterator<Item = f64>) -> f64 {
    let nearest = distances.filter(|far| *far > 0.0).fold(f64::INFINITY, f64::min);
    (nearest - BESIDE).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of three by three squares, with labels at these places.
    fn check(labels: &[(i16, i16)], first: (f64, f64)) {
        let mut picture = Picture::grid(3, 3, |_| Some((Outline::Square, None)));
        let label = |&(x, y): &(i16, i16)| Label { x, y, text: "a".to_owned(), owner: None };
        picture.labels = labels.iter().map(label).collect();
        let Spot { x, y } = board_plan(&picture).labels[0];
        let close = |found: f64, wanted: f64| (found / HALF - wanted).abs() < 1e-9;
        assert!(close(x, first.0) && close(y, first.1), "{labels:?}: {x} {y}");
    }

    #[test]
    fn names_beside_the_board_come_nearer() {
        check(&[(-2, 3)], (-0.7, 3.0));
        check(&[(3, 8)], (3.0, 6.7));
        // A second line of names stays below the first.
        check(&[(3, 10), (1, 8)], (3.0, 8.7));
        // Columns whose squares have all gone.
        check(&[(9, 8), (1, 8)], (9.0, 6.7));
    }

    #[test]
    fn other_labels_stay() {
        check(&[(8, 3)], (8.0, 3.0));
        check(&[(3, 3)], (3.0, 3.0));
        // The size of an empty heap below the others, beside its number.
        check(&[(3, 8), (-2, 8)], (3.0, 8.0));
        let label = Label { x: -3, y: 2, text: "1".to_owned(), owner: None };
        let alone = Picture { labels: vec![label], ..Picture::default() };
        assert_eq!(board_plan(&alone).labels, [Spot { x: -3.0 * HALF, y: 2.0 * HALF }]);
    }
}
