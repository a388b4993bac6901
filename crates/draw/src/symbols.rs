//! Everything a board is put together from, each drawn once, around the origin.

use stratege_core::{Player, Toward};

use crate::{
    ground::{self, COLOURS, SIGNS},
    pieces,
    svg::Svg,
};

/// Half a square, in the units of symbols.
pub(crate) const HALF: f64 = 26.0;

/// The tip of a hexagon above its middle, in the units of symbols.
pub(crate) const TIP: f64 = 2.0 * HALF / SQRT_3;

/// The height of a hexagon over half its side.
pub(crate) const SQRT_3: f64 = 1.732_050_807_568_877_2;

/// The most rings around each other.
const MOST_RINGS: u8 = 3;

/// The most rims that are seen under a disc.
pub(crate) const MOST_RIMS: u8 = 3;

/// The most dots that are drawn one by one.
pub(crate) const MOST_PIPS: u8 = 9;

/// A part of a board: a place, something printed on it, a piece or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A square.
    Square,
    /// Half a domino.
    Tile,
    /// A hexagon with a corner at the top.
    Hexagon,
    /// A crossing of lines.
    Dot,
    /// A round hole.
    Hole,
    /// The board around a hole.
    Tray,
    /// The border of a square, for whoever marks it.
    SquareEdge,
    /// The border of a hexagon.
    HexagonEdge,
    /// The border of anything round.
    RoundEdge,
    /// Two crossing strokes.
    Cross(Option<Player>),
    /// A circle line.
    Ring(Option<Player>),
    /// A disc.
    Disc(Option<Player>),
    /// A filled square.
    Block(Option<Player>),
    /// A peg seen from above.
    Peg(Option<Player>),
    /// What is seen of so many discs under another.
    Rims(Option<Player>, u8),
    /// Room for a number on a disc.
    Plate,
    /// A disc that is nobody's, with a star.
    Neutral,
    /// A small star beside a stack.
    Star,
    /// A crown on a disc.
    Crown,
    /// A ball on a disc.
    Ball,
    /// A square of chocolate.
    Chocolate,
    /// A skull on chocolate.
    Skull,
    /// A counter of a heap.
    Counter,
    /// So many dots.
    Pips(u8),
    /// The back of half a domino.
    Back,
    /// So many rings around each other.
    Rings(u8),
    /// A token of one of six colours.
    Token(u8),
    /// The sign on a token, one of six.
    Sign(u8),
    /// A token that is to be matched, over the piece on it.
    Wanted(u8),
    /// Nothing may be put here.
    Barrier,
    /// A die without its dots.
    Die,
    /// The stroke through a die that spoils its throw.
    Spoiled,
    /// Half of a domino that somebody laid, and where its other half lies.
    Half(Option<Player>, Toward),
    /// A pin.
    Pin,
}

impl Symbol {
    /// Every symbol there is.
    pub fn all() -> impl Iterator<Item = Symbol> {
        let [first, second] = Player::BOTH;
        let owners = [None, Some(first), Some(second)];
        let plain = [
            Symbol::Square,
            Symbol::Tile,
            Symbol::Hexagon,
            Symbol::Dot,
            Symbol::Hole,
            Symbol::Tray,
            Symbol::SquareEdge,
            Symbol::HexagonEdge,
            Symbol::RoundEdge,
            Symbol::Plate,
            Symbol::Neutral,
            Symbol::Star,
            Symbol::Crown,
            Symbol::Ball,
            Symbol::Chocolate,
            Symbol::Skull,
            Symbol::Counter,
            Symbol::Back,
            Symbol::Barrier,
            Symbol::Die,
            Symbol::Spoiled,
            Symbol::Pin,
        ];
        let owned = owners.into_iter().flat_map(|owner| {
            let kinds: [fn(Option<Player>) -> Symbol; 5] =
                [Symbol::Cross, Symbol::Ring, Symbol::Disc, Symbol::Block, Symbol::Peg];
            let rims = (1..=MOST_RIMS).map(move |rims| Symbol::Rims(owner, rims));
            let halves = Toward::ALL.map(|toward| Symbol::Half(owner, toward));
            kinds.into_iter().map(move |kind| kind(owner)).chain(rims).chain(halves)
        });
        plain
            .into_iter()
            .chain(owned)
            .chain((0..=MOST_PIPS).map(Symbol::Pips))
            .chain((1..=MOST_RINGS).map(Symbol::Rings))
            .chain((0..COLOURS.len() as u8).flat_map(|it| [Symbol::Token(it), Symbol::Wanted(it)]))
            .chain((0..SIGNS).map(Symbol::Sign))
    }

    /// The word that names it in a sheet.
    pub fn name(self) -> String {
        let owned = |word: &str, owner: Option<Player>| {
            format!("{word}-{}", owner.map_or(0, Player::number))
        };
        match self {
            Symbol::Square => "square".to_owned(),
            Symbol::Tile => "tile".to_owned(),
            Symbol::Hexagon => "hexagon".to_owned(),
            Symbol::Dot => "dot".to_owned(),
            Symbol::Hole => "hole".to_owned(),
            Symbol::Tray => "tray".to_owned(),
            Symbol::SquareEdge => "square-edge".to_owned(),
            Symbol::HexagonEdge => "hexagon-edge".to_owned(),
            Symbol::RoundEdge => "round-edge".to_owned(),
            Symbol::Cross(owner) => owned("cross", owner),
            Symbol::Ring(owner) => owned("ring", owner),
            Symbol::Disc(owner) => owned("disc", owner),
            Symbol::Block(owner) => owned("block", owner),
            Symbol::Peg(owner) => owned("peg", owner),
            Symbol::Rims(owner, rims) => format!("{}-{rims}", owned("rims", owner)),
            Symbol::Plate => "plate".to_owned(),
            Symbol::Neutral => "neutral".to_owned(),
            Symbol::Star => "star".to_owned(),
            Symbol::Crown => "crown".to_owned(),
            Symbol::Ball => "ball".to_owned(),
            Symbol::Chocolate => "chocolate".to_owned(),
            Symbol::Skull => "skull".to_owned(),
            Symbol::Counter => "counter".to_owned(),
            Symbol::Pips(count) => format!("pips-{count}"),
            Symbol::Back => "back".to_owned(),
            Symbol::Rings(rings) => format!("rings-{rings}"),
            Symbol::Token(colour) => format!("token-{colour}"),
            Symbol::Sign(sign) => format!("sign-{sign}"),
            Symbol::Wanted(colour) => format!("wanted-{colour}"),
            Symbol::Barrier => "barrier".to_owned(),
            Symbol::Die => "die".to_owned(),
            Symbol::Spoiled => "spoiled".to_owned(),
            Symbol::Half(owner, toward) => {
                let side = match toward {
                    Toward::Left => "left",
                    Toward::Right => "right",
                    Toward::Up => "up",
                    Toward::Down => "down",
                };
                format!("{}-{side}", owned("half", owner))
            }
            Symbol::Pin => "pin".to_owned(),
        }
    }

    /// Draws it around the origin.
    pub(crate) fn draw(self, svg: &mut Svg) {
        match self {
            Symbol::Square => ground::square(svg),
            Symbol::Tile => ground::tile(svg),
            Symbol::Hexagon => ground::hexagon(svg),
            Symbol::Dot => ground::dot(svg),
            Symbol::Hole => ground::hole(svg),
            Symbol::Tray => ground::tray(svg),
            Symbol::SquareEdge => ground::square_edge(svg),
            Symbol::HexagonEdge => ground::hexagon_edge(svg),
            Symbol::RoundEdge => ground::round_edge(svg),
            Symbol::Cross(owner) => pieces::cross(svg, owner),
            Symbol::Ring(owner) => pieces::ring(svg, owner),
            Symbol::Disc(owner) => pieces::disc(svg, owner),
            Symbol::Block(owner) => pieces::block(svg, owner),
            Symbol::Peg(owner) => pieces::peg(svg, owner),
            Symbol::Rims(owner, rims) => pieces::rims(svg, owner, rims),
            Symbol::Plate => pieces::plate(svg),
            Symbol::Neutral => pieces::neutral(svg),
            Symbol::Star => pieces::small_star(svg),
            Symbol::Crown => pieces::crown(svg),
            Symbol::Ball => pieces::ball(svg),
            Symbol::Chocolate => pieces::chocolate(svg),
            Symbol::Skull => pieces::skull(svg),
            Symbol::Counter => pieces::counter(svg),
            Symbol::Pips(count) => pieces::pips(svg, count),
            Symbol::Back => pieces::back(svg),
            Symbol::Rings(rings) => ground::rings(svg, rings),
            Symbol::Token(colour) => ground::token(svg, colour),
            Symbol::Sign(sign) => ground::sign(svg, sign),
            Symbol::Wanted(colour) => ground::wanted(svg, colour),
            Symbol::Barrier => ground::barrier(svg),
            Symbol::Die => pieces::die(svg),
            Symbol::Spoiled => pieces::spoiled(svg),
            Symbol::Half(owner, toward) => pieces::half(svg, owner, toward),
            Symbol::Pin => pieces::pin(svg),
        }
    }
}

/// Every symbol as a group with its name, and what they are filled with, for a page that puts
/// boards together from them.
///
/// Colours are those that the page defines as `--first`, `--second`, `--ink` and so on, else those
/// of pictures on paper.
///
/// ```
/// let sheet = stratege_draw::symbol_sheet();
/// assert!(sheet.contains(r#"<g id="disc-1">"#));
/// ```
pub fn symbol_sheet() -> String {
    let mut svg = Svg::for_pages();
    svg.begin("svg").set("xmlns", "http://www.w3.org/2000/svg").group();
    svg.begin("defs").group();
    for symbol in Symbol::all() {
        svg.begin("g").set("id", symbol.name()).group();
        symbol.draw(&mut svg);
        svg.close();
    }
    svg.close();
    pieces::fillings(&mut svg);
    svg.finish()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_symbol_is_in_the_sheet_once_under_a_name_of_its_own() {
        let sheet = symbol_sheet();
        let document = roxmltree::Document::parse(&sheet).expect("well formed");
        let groups = document.descendants().filter(|node| node.has_tag_name("g"));
        let named: Vec<&str> = groups.filter_map(|node| node.attribute("id")).collect();
        let names: BTreeSet<String> = Symbol::all().map(Symbol::name).collect();
        assert_eq!(named.len(), names.len());
        assert!(named.iter().all(|name| names.contains(*name)));
        for node in document.descendants().filter(|node| node.has_tag_name("g")) {
            assert!(node.has_children(), "{:?}", node.attribute("id"));
        }
    }

    #[test]
    fn everything_that_fills_a_symbol_is_in_the_sheet() {
        let sheet = symbol_sheet();
        for used in sheet.split("url(#").skip(1) {
            let name = used.split(')').next().expect("a name");
            assert!(sheet.contains(&format!("id=\"{name}\"")), "{name}");
        }
    }
}
