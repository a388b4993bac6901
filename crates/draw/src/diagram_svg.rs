//! Diagrams as SVG.

use stratege_core::Player;

use crate::{
    Arrangement, Diagram, DiagramStyle, Ending, Vertex,
    figure::{Figure, LABEL, LINE, half_content, half_text},
    legend::{Entry, Icon, Legend},
    marks::{self, Stroke},
    pieces,
    shape::{Point, Shape},
    small_board,
    svg::{self, Font, PAPER, Svg, TITLE, hatch},
};

/// White space around the picture.
const MARGIN: f64 = 24.0;
/// Room above and below the graph for badges, marks and the start arrow.
const OVERHANG: f64 = 26.0;
/// Legends are not narrower than this, even below a narrow graph.
const NARROWEST: f64 = 790.0;

/// The diagram as an SVG picture with a title and a legend.
///
/// Vertices and arcs are groups with `data-vertex`, and `data-from` and `data-to`, the indices in
/// the diagram, so that a page can find what was clicked. Takes well under a second for 300
/// vertices; see [`Diagram`] for an example.
pub fn diagram_svg(diagram: &Diagram, style: &DiagramStyle) -> String {
    drawn(diagram, style, Motion::Still)
}

/// The same picture in which the attractor grows layer by layer, again and again.
///
/// Whoever does not move pictures shows the whole attractor: so do readers who asked their
/// computer for less motion. A blank sheet, or a diagram without an attractor, does not move.
///
/// ```
/// use stratege_core::Player;
/// use stratege_draw::{Arc, Diagram, DiagramStyle, Vertex, diagram_animation};
///
/// let vertex = |rank| Vertex { rank: Some(rank), ..Vertex::default() };
/// let diagram = Diagram { vertices: vec![vertex(1), vertex(0)], arcs: vec![Arc::new(0, 1)], ..Diagram::default() };
/// let style = DiagramStyle { attractor_of: Some(Player::FIRST), ..DiagramStyle::english() };
/// assert!(diagram_animation(&diagram, &style).contains("@keyframes layer-1"));
/// ```
pub fn diagram_animation(diagram: &Diagram, style: &DiagramStyle) -> String {
    let ranks = diagram.vertices.iter().filter_map(|vertex| style.shown_rank(vertex));
    let motion = ranks.max().map_or(Motion::Still, |last| Motion::Growing { last });
    drawn(diagram, style, motion)
}

/// Whether a picture moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motion {
    /// It does not.
    Still,
    /// Its layers come one after the other.
    Growing {
        /// The last one.
        last: u32,
    },
}

/// Seconds from one layer to the next; the whole arena before and the whole attractor after
/// them are seen longer.
const PACE: f64 = 1.6;
/// What a layer needs to come in, in seconds.
const ENTRANCE: f64 = 0.4;

impl Motion {
    /// Opens a group for what is seen from the layer `rank` on.
    fn open(self, svg: &mut Svg, rank: Option<u32>) {
        if let (Motion::Growing { .. }, Some(rank)) = (self, rank) {
            svg.begin("g").set("class", format!("layer-{rank}")).group();
        }
    }

    /// Closes what `open` has opened.
    fn close(self, svg: &mut Svg, rank: Option<u32>) {
        if self != Motion::Still && rank.is_some() {
            svg.close();
        }
    }

    /// When each layer comes, as a style sheet.
    fn sheet(self) -> String {
        let Motion::Growing { last } = self else { return String::new() };
        let whole = PACE * (f64::from(last) + 4.0);
        let percent = |seconds: f64| format!("{:.2}%", 100.0 * seconds / whole);
        let layer = |rank: u32| {
            let comes = PACE * (f64::from(rank) + 1.0);
            let (from, to) = (percent(comes), percent(comes + ENTRANCE));
            format!(
                ".layer-{rank}{{animation:layer-{rank} {whole:.1}s infinite}}\n\
                 @keyframes layer-{rank}{{0%,{from}{{opacity:0}}{to},100%{{opacity:1}}}}\n"
            )
        };
        let layers: String = (0..=last).map(layer).collect();
        format!("{layers}@media (prefers-reduced-motion:reduce){{g{{animation:none!important}}}}\n")
    }
}

fn drawn(diagram: &Diagram, style: &DiagramStyle, motion: Motion) -> String {
    let figure = Figure::of(diagram, style);
    let legend = Legend::new(entries(diagram, style), figure.layout.width.max(NARROWEST));
    let title_width = svg::sans_width(&diagram.title, TITLE) * 1.08;
    let inner = figure.layout.width.max(legend.width).max(title_width);
    let top = if diagram.title.is_empty() { MARGIN } else { MARGIN + TITLE + 16.0 } + OVERHANG;
    let origin = Point::new(MARGIN + (inner - figure.layout.width) / 2.0, top);
    let legend_top = top + figure.layout.height + OVERHANG + 14.0;

    let width = inner + 2.0 * MARGIN;
    let height = legend_top + legend.height + MARGIN;
    let mut svg = Svg::new(width, height, &diagram.title, &diagram.description(&style.words));
    if motion != Motion::Still {
        svg.begin("style").words(&motion.sheet());
    }
    if !style.blank
        && let Some(player) = style.attractor_of
    {
        svg.hatching(Some(player));
    }
    svg.arrowheads();
    if !diagram.title.is_empty() {
        let y = MARGIN + TITLE / 2.0;
        svg.line_of_text(width / 2.0, y, Font::sans(TITLE).bold(), &diagram.title);
    }
    let drawing = Drawing { diagram, style, figure: &figure, origin, motion };
    drawing.arcs(&mut svg);
    for (index, vertex) in diagram.vertices.iter().enumerate() {
        drawing.vertex(&mut svg, index, vertex);
    }
    if diagram.vertices.iter().any(|vertex| vertex.board.is_some()) {
        pieces::fillings(&mut svg);
    }
    let legend_left = (width - legend.width) / 2.0;
    legend.draw(&mut svg, Point::new(legend_left, legend_top));
    svg.finish()
}

/// A diagram that is being drawn.
struct Drawing<'a> {
    diagram: &'a Diagram,
    style: &'a DiagramStyle,
    figure: &'a Figure,
    /// Where the upper left corner of the graph is.
    origin: Point,
    motion: Motion,
}

impl Drawing<'_> {
    fn arcs(&self, svg: &mut Svg) {
        let Drawing { diagram, style, motion, .. } = self;
        // Thick arcs lie on top; where they come later, thin ones are there before them.
        for stroke in [Stroke::Thin, Stroke::Thick] {
            for (arc, route) in diagram.drawn_arcs().zip(&self.figure.layout.routes) {
                let thick = style.thick(diagram, arc);
                let waits = thick && *motion != Motion::Still;
                if thick != (stroke == Stroke::Thick) && !waits {
                    continue;
                }
                let mut route = route.clone();
                route.shift(self.origin);
                let rank = style.shown_rank(&diagram.vertices[arc.from]);
                let rank = rank.filter(|_| waits && stroke == Stroke::Thick);
                motion.open(svg, rank);
                svg.begin("g")
                    .set("class", "arc")
                    .set("data-from", arc.from)
                    .set("data-to", arc.to)
                    .group();
                marks::arrow(svg, &route, stroke);
                svg.close();
                motion.close(svg, rank);
            }
        }
    }

    fn vertex(&self, svg: &mut Svg, index: usize, vertex: &Vertex) {
        let Drawing { style, figure, motion, .. } = self;
        let footprint = &figure.footprints[index];
        let middle = figure.layout.middles[index].plus(self.origin);
        let rank = style.shown_rank(vertex);
        let border = marks::border_colour(style.coloured(vertex));
        svg.begin("g").set("class", "vertex").set("data-vertex", index).group();
        svg.begin("title").words(&style.describe(vertex));

        // White paper below, because hatching lets arcs shine through.
        marks::outline(svg, middle, footprint, 0.0)
            .set("fill", PAPER)
            .set("stroke", border)
            .set("stroke-width", 2.5)
            .end();
        let inset = if vertex.ended.is_some() { 5.5 } else { 1.2 };
        if let (Some(rank), Some(player)) = (rank, style.attractor_of) {
            motion.open(svg, Some(rank));
            let fill = hatch(Some(player), marks::density(rank));
            marks::outline(svg, middle, footprint, inset).set("fill", fill).end();
            self.paper(svg, middle, vertex);
            motion.close(svg, Some(rank));
        }
        if vertex.ended.is_some() {
            let inner = marks::outline(svg, middle, footprint, inset);
            inner.set("stroke", border).set("stroke-width", 2.0).end();
        }
        self.content(svg, middle, vertex);
        if vertex.start {
            draw_start(svg, middle, index, style, figure);
        }
        if let Some(ending) = style.shown_ending(vertex) {
            let below = Point::new(0.0, footprint.half_height + 9.0);
            marks::medal(svg, middle.plus(below), ending);
        }
        let side = figure.outer_side(index, style.arrangement);
        if style.blank || rank.is_some() {
            let text = rank.map_or_else(String::new, |rank| rank.to_string());
            motion.open(svg, rank);
            marks::badge(svg, marks::badge_middle(middle, footprint, side, &text), &text);
            motion.close(svg, rank);
        }
        svg.close();
    }

    /// What the content of a vertex lies on where there is hatching around it.
    fn paper(&self, svg: &mut Svg, middle: Point, vertex: &Vertex) {
        let (half_width, half_height) = half_content(vertex, self.figure.board_scale);
        let (half_width, half_height) = (half_width + 3.0, half_height + 1.0);
        svg.rect(
            middle.x - half_width,
            middle.y - half_height,
            2.0 * half_width,
            2.0 * half_height,
        )
        .set("rx", 5.0)
        .set("fill", PAPER)
        .end();
    }

    /// The board of a vertex, or its label.
    fn content(&self, svg: &mut Svg, middle: Point, vertex: &Vertex) {
        if let Some(board) = &vertex.board {
            return small_board::draw(svg, middle, board, self.figure.board_scale);
        }
        let (_, half_height) = half_text(vertex);
        for (row, line) in vertex.lines().iter().enumerate() {
            let y = middle.y - half_height + (row as f64 + 0.5) * LINE;
            svg.line_of_text(middle.x, y, Font::mono(LABEL).bold(), line);
        }
    }
}

/// An arrow from outside, where no arc ends.
fn draw_start(svg: &mut Svg, middle: Point, index: usize, style: &DiagramStyle, figure: &Figure) {
    let direction = match style.arrangement {
        Arrangement::Layers => Point::new(1.0, 0.35),
        Arrangement::Columns => Point::new(0.0, 1.0),
    };
    let centre = Point::new(0.0, 0.0);
    let tip = figure.footprints[index].border(centre, direction.times(-1.0));
    marks::start_arrow(svg, middle.plus(tip), direction);
}

/// The legend: only what the picture shows.
fn entries(diagram: &Diagram, style: &DiagramStyle) -> Vec<Entry> {
    let words = &style.words;
    let vertices = &diagram.vertices;
    let mut entries = Vec::new();
    let mut add = |icon, words: &str| entries.push(Entry { icon, words: words.to_string() });
    for player in Player::BOTH {
        if vertices.iter().any(|vertex| vertex.owner == Some(player)) {
            let coloured = (!style.blank).then_some(player);
            add(Icon::Outline(Shape::of(Some(player)), coloured), &words.moves[player.index()]);
        }
    }
    if vertices.iter().any(|vertex| vertex.owner.is_none()) {
        add(Icon::Outline(Shape::Hexagon, None), &words.nobody);
    }
    if vertices.iter().any(|vertex| vertex.start) {
        add(Icon::Start, &words.start);
    }
    if vertices.iter().any(|vertex| vertex.ended.is_some()) {
        add(Icon::Double, &words.ended);
    }
    let endings = [Ending::Won(Player::FIRST), Ending::Won(Player::SECOND), Ending::Draw];
    for ending in endings {
        if vertices.iter().any(|vertex| style.shown_ending(vertex) == Some(ending)) {
            let text = match ending {
                Ending::Won(player) => &words.won[player.index()],
                Ending::Draw => &words.draw,
            };
            add(Icon::Medal(ending), text);
        }
    }
    if let Some(player) = style.attractor_of.filter(|_| !style.blank) {
        add(Icon::Hatch(player), &words.attractor[player.index()]);
    }
    if style.blank || style.attractor_of.is_some() {
        // On a blank sheet the word must say whose attractor is asked for.
        let asked = style.attractor_of.filter(|_| style.blank);
        let asked = asked
            .map_or_else(String::new, |player| format!(" ({})", words.attractor[player.index()]));
        add(Icon::Badge, &format!("{}{asked}", words.rank));
    }
    // The legend is the same at every step.
    if !style.blank && diagram.arcs.iter().any(|arc| arc.chosen) {
        add(Icon::Thick, &words.chosen);
    }
    entries
}

#[cfg(test)]
mod tests {
    use stratege_core::Picture;

    use crate::diagram::tests::chomp;

    use super::*;

    #[test]
    fn the_arena_of_chomp_is_well_formed_and_small() {
        let diagram = chomp(2, 3);
        for arrangement in [Arrangement::Layers, Arrangement::Columns] {
            let style = DiagramStyle {
                arrangement,
                attractor_of: Some(Player::FIRST),
                ..DiagramStyle::french()
            };
            let written = diagram_svg(&diagram, &style);
            let document = roxmltree::Document::parse(&written).expect("well formed");
            let count = |class: &str| {
                document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
            };
            assert_eq!((count("vertex"), count("arc")), (16, 33));
            let sizes = document.descendants().filter_map(|node| node.attribute("font-size"));
            assert!(sizes.filter_map(|size| size.parse::<f64>().ok()).all(|size| size >= 14.0));
            assert!(written.len() < 30_000, "{} bytes", written.len());
        }
    }

    /// What is drawn, as an XML document.
    #[track_caller]
    fn check(written: &str, of: impl Fn(&roxmltree::Document<'_>)) {
        of(&roxmltree::Document::parse(written).expect("well formed"));
    }

    fn classed(document: &roxmltree::Document<'_>, class: &str) -> usize {
        document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
    }

    fn first_player() -> DiagramStyle {
        DiagramStyle { attractor_of: Some(Player::FIRST), ..DiagramStyle::english() }
    }

    #[test]
    fn pictures_of_all_steps_fit_on_each_other() {
        let diagram = chomp(2, 3);
        let frame = |step| diagram_svg(&diagram, &DiagramStyle { step, ..first_player() });
        let size = |written: &str| written[..written.find("role").unwrap_or(0)].to_owned();
        let whole = frame(None);
        assert_eq!(frame(Some(5)), whole);
        for (step, inside) in [1, 4, 5, 7, 8, 9].into_iter().enumerate() {
            let written = frame(Some(step as u32));
            assert_eq!(size(&written), size(&whole));
            // A hatched outline for each vertex, and one in the legend.
            assert_eq!(written.matches("url(#stratege-hatch-1-").count(), inside + 1);
        }
    }

    #[test]
    fn layers_come_one_after_the_other() {
        let diagram = chomp(2, 3);
        check(&diagram_animation(&diagram, &first_player()), |document| {
            let layers = (0..7).map(|rank| classed(document, &format!("layer-{rank}")));
            // Hatching and rank of every vertex, and the arcs of the strategy.
            assert_eq!(layers.collect::<Vec<_>>(), [2, 9, 2, 6, 2, 3, 0]);
            assert_eq!(classed(document, "arc"), 33 + 6);
        });
        let blank = DiagramStyle { blank: true, ..first_player() };
        assert_eq!(diagram_animation(&diagram, &blank), diagram_svg(&diagram, &blank));
    }

    #[test]
    fn boards_stand_in_their_vertices() {
        let mut diagram = chomp(2, 3);
        for vertex in &mut diagram.vertices {
            let rows = vertex.label.split(',').map(|row| row.parse().expect("a length"));
            vertex.board = Some(Picture::heaps(&rows.collect::<Vec<_>>()));
        }
        let style = first_player();
        let figure = Figure::of(&diagram, &style);
        for (vertex, footprint) in diagram.vertices.iter().zip(&figure.footprints) {
            let (width, height) = half_content(vertex, figure.board_scale);
            assert!(footprint.contains(Point::new(width, height)), "{}", vertex.label);
        }
        check(&diagram_svg(&diagram, &style), |document| {
            assert_eq!(classed(document, "board"), 16);
        });
    }

    #[test]
    fn a_blank_sheet_shows_the_same_whatever_the_answer() {
        let diagram = chomp(2, 3);
        let mut unsolved = diagram.clone();
        for vertex in &mut unsolved.vertices {
            vertex.rank = None;
            vertex.ended = vertex.ended.map(|_| Ending::Draw);
        }
        unsolved.arcs.iter_mut().for_each(|arc| arc.chosen = false);
        let style = DiagramStyle {
            attractor_of: Some(Player::FIRST),
            blank: true,
            ..DiagramStyle::english()
        };
        let blank = diagram_svg(&diagram, &style);
        assert_eq!(blank, diagram_svg(&unsolved, &style));
        assert!(!blank.contains("#0072B2") && !blank.contains("#D55E00"));
    }

    #[test]
    fn odd_diagrams_are_well_formed() {
        let vertex = |label: &str| Vertex { label: label.to_string(), ..Vertex::default() };
        let mut diagram = Diagram {
            title: "<&>".to_string(),
            vertices: vec![vertex("a<b"), vertex(""), vertex("XO./.../... 2"), vertex("\u{1}")],
            arcs: vec![crate::Arc::new(0, 0), crate::Arc::new(0, 9), crate::Arc::new(2, 1)],
        };
        diagram.vertices[1].ended = Some(Ending::Draw);
        for diagram in [diagram, Diagram::default()] {
            let written = diagram_svg(&diagram, &DiagramStyle::english());
            roxmltree::Document::parse(&written).expect("well formed");
        }
    }
}
