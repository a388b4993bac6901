//! Pictures as JSON: where everything goes, and which symbols it is put together from.

use serde::Serialize;
use stratege_catalog::{
    core::{Form, Mark, Picture, Piece, Player},
    draw::{Layer, Spot, Symbol, board_plan, token_name},
};
use utoipa::ToSchema;

/// A board, put together from the symbols of `/api/v1/symbols.svg`; y grows downwards.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PictureJson {
    /// Half a square.
    half: f64,
    bounds: BoundsJson,
    /// What the board is made of, beneath everything.
    beneath: Vec<SymbolJson>,
    /// Lines between the places.
    strokes: Vec<StrokeJson>,
    /// The places, from top to bottom and from left to right.
    places: Vec<PlaceJson>,
    /// Words beside the board.
    labels: Vec<LabelJson>,
}

/// What the places of a board take.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoundsJson {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

/// A symbol at its place.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SymbolJson {
    x: f64,
    y: f64,
    symbol: String,
}

/// One square, hole or slot, and what is drawn there from bottom to top.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlaceJson {
    x: f64,
    y: f64,
    /// The name that is typed for it; empty if it has none.
    name: String,
    /// The symbol of its border, for whoever marks it.
    edge: String,
    /// The place itself and what is printed on it.
    ground: Vec<LayerJson>,
    /// What is printed on it, in words.
    mark: Option<MarkJson>,
    /// What stands on it.
    piece: Option<PieceJson>,
    /// What is seen over that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    over: Vec<LayerJson>,
}

/// A symbol, or a few letters.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum LayerJson {
    /// The name of a symbol.
    Symbol(String),
    /// Thick letters.
    Text(TextJson),
}

/// Letters on a place.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TextJson {
    text: String,
    /// Their middle, below that of the place.
    y: f64,
    /// Their height.
    size: f64,
    /// Whether they stand on something light whatever the page is.
    on_light: bool,
}

/// Something printed on a place.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum MarkJson {
    /// So many rings around each other.
    Rings { rings: u8 },
    /// A colour and a sign, under the name of both.
    Token { name: String, wanted: bool },
    /// Nothing may be put here.
    Barrier,
}

/// Something on a place.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PieceJson {
    /// Whose it is: 1, 2 or nobody's.
    #[schema(minimum = 1, maximum = 2)]
    owner: Option<u8>,
    form: FormJson,
    /// Of a stack: how many pieces; of half a domino: how many dots.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
    /// One character for it.
    glyph: char,
    layers: Vec<LayerJson>,
    /// How large they are drawn.
    scale: f64,
}

/// The shape of a piece, in one word.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FormJson {
    Cross,
    Ring,
    Disc,
    Block,
    Peg,
    Stack,
    Chief,
    Bearer,
    Chocolate,
    Poison,
    Counter,
    Pips,
    Back,
    Die,
    Half,
    Pin,
}

/// A word beside the board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LabelJson {
    x: f64,
    y: f64,
    text: String,
    /// Whose hand, score or reserve it tells about: 1, 2 or nobody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 2)]
    owner: Option<u8>,
}

/// A line between two middles of places.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StrokeJson {
    x1: f64,
    y1: f64,
    x2: f64,
    y2: f64,
}

impl From<&Picture> for PictureJson {
    fn from(picture: &Picture) -> PictureJson {
        let plan = board_plan(picture);
        let places = picture.places.iter().zip(plan.places).map(|(place, plan)| PlaceJson {
            x: rounded(plan.middle.x),
            y: rounded(plan.middle.y),
            name: place.name.clone(),
            edge: plan.edge.name(),
            ground: layers(plan.ground),
            mark: place.mark.map(mark),
            piece: place.piece.map(|piece| PieceJson {
                owner: piece.owner.map(Player::number),
                form: form(piece.form),
                count: count(piece),
                glyph: piece.glyph,
                layers: layers(plan.piece),
                scale: plan.scale,
            }),
            over: layers(plan.over),
        });
        let labels = picture.labels.iter().zip(plan.labels);
        let point = |spot: Spot| [spot.x, spot.y].map(rounded);
        let beneath = plan.beneath.into_iter().map(|(spot, symbol)| {
            let [x, y] = point(spot);
            SymbolJson { x, y, symbol: symbol.name() }
        });
        let strokes = plan.strokes.into_iter().map(|ends| {
            let [[x1, y1], [x2, y2]] = ends.map(point);
            StrokeJson { x1, y1, x2, y2 }
        });
        let [left, top, right, bottom] = plan.bounds.map(rounded);
        PictureJson {
            half: plan.half,
            bounds: BoundsJson { left, top, right, bottom },
            beneath: beneath.collect(),
            strokes: strokes.collect(),
            places: places.collect(),
            labels: labels
                .map(|(label, spot)| {
                    let [x, y] = point(spot);
                    let owner = label.owner.map(Player::number);
                    LabelJson { x, y, text: label.text.clone(), owner }
                })
                .collect(),
        }
    }
}

/// To a hundredth: finer than can be seen, and shorter to send.
fn rounded(length: f64) -> f64 {
    (100.0 * length).round() / 100.0
}

fn layers(layers: Vec<Layer>) -> Vec<LayerJson> {
    let layer = |layer| match layer {
        Layer::Symbol(symbol) => LayerJson::Symbol(Symbol::name(symbol)),
        Layer::Text { text, down, size, on_light } => {
            LayerJson::Text(TextJson { text, y: rounded(down), size: rounded(size), on_light })
        }
    };
    layers.into_iter().map(layer).collect()
}

fn mark(mark: Mark) -> MarkJson {
    match mark {
        Mark::Rings(rings) => MarkJson::Rings { rings },
        Mark::Token { colour, symbol, wanted } => {
            MarkJson::Token { name: token_name(colour, symbol), wanted }
        }
        Mark::Barrier => MarkJson::Barrier,
    }
}

fn count(piece: Piece) -> Option<u8> {
    match piece.form {
        Form::Stack { height, .. } => Some(height),
        Form::Pips(pips) | Form::Die { pips, .. } => Some(pips),
        _ => None,
    }
}

fn form(form: Form) -> FormJson {
    match form {
        Form::Cross => FormJson::Cross,
        Form::Ring => FormJson::Ring,
        Form::Disc => FormJson::Disc,
        Form::Block => FormJson::Block,
        Form::Peg => FormJson::Peg,
        Form::Stack { .. } => FormJson::Stack,
        Form::Chief => FormJson::Chief,
        Form::Bearer => FormJson::Bearer,
        Form::Chocolate => FormJson::Chocolate,
        Form::Poison => FormJson::Poison,
        Form::Counter => FormJson::Counter,
        Form::Pips(_) => FormJson::Pips,
        Form::Back => FormJson::Back,
        Form::Die { .. } => FormJson::Die,
        Form::Half(_) => FormJson::Half,
        Form::Pin => FormJson::Pin,
    }
}
