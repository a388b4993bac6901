//! Pictures as JSON: what `core` draws without knowing any format.

use serde::Serialize;
use stratege_catalog::core::{Form, Layout, Mark, Outline, Picture, Player};
use utoipa::ToSchema;

/// A board; lengths are in half squares, y grows downwards.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PictureJson {
    /// How the places lie: `squares`, `rows` or `columns`.
    layout: &'static str,
    /// The places, from top to bottom and from left to right.
    places: Vec<PlaceJson>,
    /// Words beside the board.
    labels: Vec<LabelJson>,
    /// Lines between the places.
    strokes: Vec<StrokeJson>,
}

/// One square, hole or slot.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlaceJson {
    x: i16,
    y: i16,
    /// The name that is typed for it; empty if it has none.
    name: String,
    /// Its border: `square`, `hexagon`, `dot`, `hole` or `none`.
    outline: &'static str,
    /// What is printed on it.
    mark: Option<MarkJson>,
    /// What stands on it.
    piece: Option<PieceJson>,
}

/// Something printed on a place.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum MarkJson {
    /// So many rings around each other.
    Rings { rings: u8 },
    /// One of six colours with one of six symbols, both from 0.
    Token { colour: u8, symbol: u8, wanted: bool },
    /// Nothing may be put here.
    Barrier,
}

/// Something on a place.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PieceJson {
    /// Whose it is: 1, 2 or nobody's.
    owner: Option<u8>,
    /// Its shape.
    form: &'static str,
    /// Of a stack: how many pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u8>,
    /// Of a stack: whether a neutral piece is among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    neutral: Option<bool>,
    /// Of half a domino: how many dots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pips: Option<u8>,
    /// One character for it.
    glyph: char,
}

/// A word beside the board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LabelJson {
    x: i16,
    y: i16,
    text: String,
}

/// A line between two middles of places.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StrokeJson {
    from: [i16; 2],
    to: [i16; 2],
}

impl From<&Picture> for PictureJson {
    fn from(picture: &Picture) -> PictureJson {
        let places = picture.places.iter().map(|place| PlaceJson {
            x: place.x,
            y: place.y,
            name: place.name.clone(),
            outline: outline(place.outline),
            mark: place.mark.map(mark),
            piece: place.piece.map(|piece| {
                let (height, neutral, pips) = match piece.form {
                    Form::Stack { height, neutral } => (Some(height), Some(neutral), None),
                    Form::Pips(pips) => (None, None, Some(pips)),
                    _ => (None, None, None),
                };
                let owner = piece.owner.map(Player::number);
                let (form, glyph) = (form(piece.form), piece.glyph);
                PieceJson { owner, form, height, neutral, pips, glyph }
            }),
        });
        let labels = picture.labels.iter();
        let strokes = picture.strokes.iter().map(|stroke| {
            let (from, to) = (stroke.from.into(), stroke.to.into());
            StrokeJson { from, to }
        });
        PictureJson {
            layout: match picture.layout {
                Layout::Squares => "squares",
                Layout::Rows => "rows",
                Layout::Columns => "columns",
            },
            places: places.collect(),
            labels: labels
                .map(|label| LabelJson { x: label.x, y: label.y, text: label.text.clone() })
                .collect(),
            strokes: strokes.collect(),
        }
    }
}

fn outline(outline: Outline) -> &'static str {
    match outline {
        Outline::Square => "square",
        Outline::Hexagon => "hexagon",
        Outline::Dot => "dot",
        Outline::Hole => "hole",
        Outline::None => "none",
    }
}

fn mark(mark: Mark) -> MarkJson {
    match mark {
        Mark::Rings(rings) => MarkJson::Rings { rings },
        Mark::Token { colour, symbol, wanted } => MarkJson::Token { colour, symbol, wanted },
        Mark::Barrier => MarkJson::Barrier,
    }
}

fn form(form: Form) -> &'static str {
    match form {
        Form::Cross => "cross",
        Form::Ring => "ring",
        Form::Disc => "disc",
        Form::Block => "block",
        Form::Peg => "peg",
        Form::Stack { .. } => "stack",
        Form::Chief => "chief",
        Form::Bearer => "bearer",
        Form::Chocolate => "chocolate",
        Form::Poison => "poison",
        Form::Counter => "counter",
        Form::Pips(_) => "pips",
        Form::Back => "back",
    }
}
