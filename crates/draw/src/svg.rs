//! A small SVG writer: elements, escaped text, colours and hatching.

use stratege_core::Player;

use crate::tone::Tone;

/// Lines and text.
pub(crate) const INK: &str = "#1A1A1A";
/// Lines that matter less.
pub(crate) const GREY: &str = "#6B6B6B";
/// The paper, also behind pictures shown on a dark page.
pub(crate) const PAPER: &str = "#FFFFFF";

/// Text of labels and legends, in pixels.
pub(crate) const TEXT: f64 = 16.0;
/// Values and ranks, in pixels.
pub(crate) const VALUE: f64 = 18.0;
/// The title, in pixels.
pub(crate) const TITLE: f64 = 20.0;

/// Width of a character over the height of the font, for fonts of one width.
const MONO_WIDTH: f64 = 0.61;
/// Width of an average character over the height of the font, with some reserve.
const SANS_WIDTH: f64 = 0.6;

/// Half the height of a digit over that of the font: how far below the middle of a line it stands,
/// for `dominant-baseline` is not drawn alike everywhere.
const BASELINE: f64 = 0.36;

const SANS: &str = "DejaVu Sans, Verdana, Arial, sans-serif";
const MONO: &str = "DejaVu Sans Mono, Menlo, Consolas, monospace";

/// The colour of a player; nobody's things are grey.
pub(crate) fn colour(player: Option<Player>) -> &'static str {
    match player {
        Some(player) if player.is_first() => "#0072B2",
        Some(_) => "#D55E00",
        None => GREY,
    }
}

/// The width of a line of text in a font of one width.
pub(crate) fn mono_width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * MONO_WIDTH
}

/// The width of a line of text in the font of titles and legends, roughly.
pub(crate) fn sans_width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * SANS_WIDTH
}

/// The four densities of hatching, from dark to light.
pub(crate) const DENSITIES: usize = 4;

/// The name of a hatching, for `Svg::hatching` and `fill`.
fn hatch_name(player: Option<Player>, density: usize) -> String {
    let owner = player.map_or(0, Player::number);
    format!("stratege-hatch-{owner}-{density}")
}

/// The `fill` that uses a hatching defined by `Svg::hatching`.
pub(crate) fn hatch(player: Option<Player>, density: usize) -> String {
    format!("url(#{})", hatch_name(player, density))
}

/// A picture being written.
#[derive(Default)]
pub(crate) struct Svg {
    text: String,
    open: Vec<&'static str>,
    /// Whether colours are those of the page around it.
    for_pages: bool,
}

/// Something that can be the value of an attribute.
pub(crate) trait Attribute {
    /// The value as it is written between the quotes.
    fn written(self) -> String;
}

impl Attribute for &str {
    fn written(self) -> String {
        escape(self)
    }
}

impl Attribute for String {
    fn written(self) -> String {
        escape(&self)
    }
}

impl Attribute for f64 {
    fn written(self) -> String {
        number(self)
    }
}

impl Attribute for usize {
    fn written(self) -> String {
        self.to_string()
    }
}

/// How a line of text stands on its point.
#[derive(Clone, Copy)]
pub(crate) struct Font {
    /// Height in pixels.
    pub(crate) size: f64,
    /// Every character as wide as every other.
    pub(crate) mono: bool,
    /// Thick strokes.
    pub(crate) bold: bool,
    /// `start`, `middle` or `end`.
    pub(crate) anchor: &'static str,
    /// Its colour.
    pub(crate) tone: Tone,
}

impl Font {
    /// The font of words, centred.
    pub(crate) const fn sans(size: f64) -> Font {
        Font { size, mono: false, bold: false, anchor: "middle", tone: Tone::Ink }
    }

    /// The font of positions and values, centred.
    pub(crate) const fn mono(size: f64) -> Font {
        Font { size, mono: true, bold: false, anchor: "middle", tone: Tone::Ink }
    }

    pub(crate) const fn bold(self) -> Font {
        Font { bold: true, ..self }
    }

    pub(crate) const fn in_tone(self, tone: Tone) -> Font {
        Font { tone, ..self }
    }

    pub(crate) const fn anchored(self, anchor: &'static str) -> Font {
        Font { anchor, ..self }
    }
}

impl Svg {
    /// An empty picture on white paper, with a title and a description for screen readers.
    pub(crate) fn new(width: f64, height: f64, title: &str, description: &str) -> Svg {
        let mut svg = Svg::default();
        let (width, height) = (width.ceil(), height.ceil());
        svg.begin("svg")
            .set("xmlns", "http://www.w3.org/2000/svg")
            .set("width", width)
            .set("height", height)
            .set("viewBox", format!("0 0 {width} {height}"))
            .set("role", "img")
            .set("aria-label", title)
            .set("font-family", SANS)
            .set("fill", "none")
            .group();
        svg.begin("title").words(title);
        svg.begin("desc").words(description);
        svg.rect(0.0, 0.0, width, height).set("fill", PAPER).end();
        svg
    }

    /// Nothing yet, in the colours of the page around it.
    pub(crate) fn for_pages() -> Svg {
        Svg { for_pages: true, ..Svg::default() }
    }

    /// Starts an element; `Element::end`, `group` or `words` finishes its opening tag.
    pub(crate) fn begin(&mut self, name: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Element { svg: self, name }
    }

    /// Whether this was written before.
    pub(crate) fn holds(&self, written: &str) -> bool {
        self.text.contains(written)
    }

    /// Adds elements that are already written.
    pub(crate) fn raw(&mut self, elements: &str) {
        self.text.push_str(elements);
    }

    /// Closes the innermost group.
    pub(crate) fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.text.push_str("</");
            self.text.push_str(name);
            self.text.push_str(">\n");
        }
    }

    /// The finished picture.
    pub(crate) fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text
    }

    pub(crate) fn rect(&mut self, x: f64, y: f64, width: f64, height: f64) -> Element<'_> {
        self.begin("rect").set("x", x).set("y", y).set("width", width).set("height", height)
    }

    pub(crate) fn circle(&mut self, x: f64, y: f64, radius: f64) -> Element<'_> {
        self.begin("circle").set("cx", x).set("cy", y).set("r", radius)
    }

    pub(crate) fn path(&mut self, path: &str) -> Element<'_> {
        self.begin("path").set("d", path)
    }

    /// Opens a pattern that repeats itself every `step` in both directions.
    pub(crate) fn pattern(&mut self, name: impl Attribute, step: f64, turn: &str) {
        self.begin("pattern")
            .set("id", name)
            .set("width", step)
            .set("height", step)
            .set("patternUnits", "userSpaceOnUse")
            .set("patternTransform", turn)
            .group();
    }

    /// Writes one line of text with its middle height at `y`.
    pub(crate) fn line_of_text(&mut self, x: f64, y: f64, font: Font, words: &str) {
        let mut element = self.begin("text").set("x", x).set("y", y + BASELINE * font.size);
        element = element.set("font-size", font.size).paint("fill", font.tone);
        if font.anchor != "start" {
            element = element.set("text-anchor", font.anchor);
        }
        if font.mono {
            element = element.set("font-family", MONO).set("xml:space", "preserve");
        }
        if font.bold {
            element = element.set("font-weight", "bold");
        }
        element.words(words);
    }

    /// Defines the hatchings of `player` in every density.
    ///
    /// Player 1's strokes rise, player 2's fall, nobody's are level, so that a grey copy tells
    /// them apart. The definitions are the same in every picture, so several pictures can stand
    /// in one page.
    pub(crate) fn hatching(&mut self, player: Option<Player>) {
        let turn = match player {
            Some(player) if player.is_first() => "rotate(45)",
            Some(_) => "rotate(-45)",
            None => "rotate(90)",
        };
        self.begin("defs").group();
        for density in 0..DENSITIES {
            let step = [4.0, 5.5, 7.5, 10.5][density];
            let tint = [0.32, 0.2, 0.12, 0.06][density];
            let stroke = [2.0, 1.8, 1.6, 1.5][density];
            self.pattern(hatch_name(player, density), step, turn);
            self.rect(0.0, 0.0, step, step)
                .set("fill", colour(player))
                .set("fill-opacity", number2(tint))
                .end();
            self.rect(0.0, 0.0, stroke, step).set("fill", colour(player)).end();
            self.close();
        }
        self.close();
    }

    /// Defines the arrowheads `stratege-head` and, for thick lines, `stratege-head-thick`.
    ///
    /// A line must end `HEAD` pixels before the point it shows.
    pub(crate) fn arrowheads(&mut self) {
        self.begin("defs").group();
        for (id, half) in [("stratege-head", 4.5), ("stratege-head-thick", 7.0)] {
            let length = HEAD + 1.0;
            self.begin("marker")
                .set("id", id)
                .set("markerUnits", "userSpaceOnUse")
                .set("markerWidth", length)
                .set("markerHeight", 2.0 * half)
                .set("refX", 1.0)
                .set("refY", half)
                .set("orient", "auto")
                .group();
            let (middle, width) = (number(half), number(2.0 * half));
            self.path(&format!("M0 0L{} {middle}L0 {width}z", number(length)))
                .set("fill", INK)
                .end();
            self.close();
        }
        self.close();
    }
}

/// The length of an arrowhead, in pixels.
pub(crate) const HEAD: f64 = 10.0;

/// An opening tag being written.
pub(crate) struct Element<'a> {
    svg: &'a mut Svg,
    name: &'static str,
}

impl Element<'_> {
    /// Writes an attribute.
    pub(crate) fn set(self, name: &str, value: impl Attribute) -> Self {
        for part in [" ", name, "=\"", &value.written(), "\""] {
            self.svg.text.push_str(part);
        }
        self
    }

    /// Writes an attribute that is a colour.
    pub(crate) fn paint(self, name: &str, tone: Tone) -> Self {
        if self.svg.for_pages {
            return self.set(name, tone.on_page());
        }
        self.set(name, tone.printed())
    }

    /// Ends an element that has no content.
    pub(crate) fn end(self) {
        self.svg.text.push_str("/>\n");
    }

    /// Opens the element for others, up to `Svg::close`.
    pub(crate) fn group(self) {
        self.svg.text.push_str(">\n");
        self.svg.open.push(self.name);
    }

    /// Ends an element whose content is text.
    pub(crate) fn words(self, words: &str) {
        for part in [">", &escape(words), "</", self.name, ">\n"] {
            self.svg.text.push_str(part);
        }
    }
}

/// A number with one decimal at most.
pub(crate) fn number(value: f64) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    // The sum turns -0 into 0.
    (rounded + 0.0).to_string()
}

/// A number with two decimals at most.
fn number2(value: f64) -> String {
    ((value * 100.0).round() / 100.0).to_string()
}

/// Text as XML wants it; characters that XML forbids become question marks.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(character),
            '\u{FFFE}' | '\u{FFFF}' => escaped.push('?'),
            _ if character.is_control() => escaped.push('?'),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_comes_back_from_the_xml() {
        for text in ["3,2", "XO./.../...", "a<b & \"c\" > 'd'", "]]>", "é ½ · \\ % # _"] {
            let mut svg = Svg::new(10.0, 10.0, text, "");
            svg.line_of_text(1.0, 2.0, Font::sans(TEXT), text);
            let written = svg.finish();
            let document = roxmltree::Document::parse(&written).expect("well formed");
            let named = |name| document.descendants().find(|n| n.has_tag_name(name));
            assert_eq!(named("title").and_then(|n| n.text()), Some(text));
            assert_eq!(named("text").and_then(|n| n.text()), Some(text));
            assert_eq!(document.root_element().attribute("aria-label"), Some(text));
        }
    }

    /// Programs that know no style sheets take a height of `auto` for none.
    #[test]
    fn the_size_stands_in_plain_attributes() {
        let written = Svg::new(30.2, 20.0, "", "").finish();
        let document = roxmltree::Document::parse(&written).expect("well formed");
        let root = document.root_element();
        let sizes = ["width", "height", "viewBox", "style"].map(|name| root.attribute(name));
        assert_eq!(sizes, [Some("31"), Some("20"), Some("0 0 31 20"), None]);
    }

    #[test]
    fn control_characters_do_not_break_the_xml() {
        assert_eq!(escape("a\u{0}b\u{1b}[31m\u{FFFF}"), "a?b?[31m?");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 0.25, -0.01, 12.34].map(number), ["1", "0.3", "0", "12.3"]);
    }
}
