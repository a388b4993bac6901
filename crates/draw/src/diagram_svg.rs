//! Diagrams as SVG.

use stratege_core::Player;

use crate::{
    Arrangement, Diagram, DiagramStyle, Ending, Vertex,
    figure::{Figure, LINE, half_text},
    legend::{Entry, Icon, Legend},
    marks::{self, Stroke},
    shape::{Point, Shape},
    svg::{self, Font, PAPER, Svg, TEXT, TITLE, hatch},
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
    draw_arcs(&mut svg, diagram, style, &figure, origin);
    for (index, vertex) in diagram.vertices.iter().enumerate() {
        draw_vertex(&mut svg, index, vertex, style, &figure, origin);
    }
    let legend_left = (width - legend.width) / 2.0;
    legend.draw(&mut svg, Point::new(legend_left, legend_top));
    svg.finish()
}

fn draw_arcs(
    svg: &mut Svg,
    diagram: &Diagram,
    style: &DiagramStyle,
    figure: &Figure,
    origin: Point,
) {
    // Thick arcs lie on top.
    for stroke in [Stroke::Thin, Stroke::Thick] {
        for (arc, route) in diagram.drawn_arcs().zip(&figure.layout.routes) {
            if style.thick(arc) != (stroke == Stroke::Thick) {
                continue;
            }
            let mut route = route.clone();
            route.shift(origin);
            svg.begin("g")
                .set("class", "arc")
                .set("data-from", arc.from)
                .set("data-to", arc.to)
                .group();
            marks::arrow(svg, &route, stroke);
            svg.close();
        }
    }
}

fn draw_vertex(
    svg: &mut Svg,
    index: usize,
    vertex: &Vertex,
    style: &DiagramStyle,
    figure: &Figure,
    origin: Point,
) {
    let footprint = &figure.footprints[index];
    let middle = figure.layout.middles[index].plus(origin);
    let rank = style.shown_rank(vertex);
    let border = marks::border_colour(style.coloured(vertex));
    svg.begin("g").set("class", "vertex").set("data-vertex", index).group();
    svg.begin("title").words(&style.describe(vertex));

    let fill = match (rank, style.attractor_of) {
        (Some(rank), Some(player)) => hatch(Some(player), marks::density(rank)),
        _ => PAPER.to_string(),
    };
    // White paper below, because hatching lets arcs shine through.
    marks::outline(svg, middle, footprint, 0.0)
        .set("fill", PAPER)
        .set("stroke", border)
        .set("stroke-width", 2.5)
        .end();
    let inset = if vertex.ended.is_some() { 5.5 } else { 1.2 };
    if vertex.ended.is_some() || rank.is_some() {
        let inner = marks::outline(svg, middle, footprint, inset).set("fill", fill);
        let width = if vertex.ended.is_some() { 2.0 } else { 0.0 };
        inner.set("stroke", border).set("stroke-width", width).end();
    }
    draw_label(svg, middle, vertex, rank.is_some());
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
        marks::badge(svg, marks::badge_middle(middle, footprint, side, &text), &text);
    }
    svg.close();
}

fn draw_label(svg: &mut Svg, middle: Point, vertex: &Vertex, hatched: bool) {
    let (half_width, half_height) = half_text(vertex);
    if hatched {
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
    for (row, line) in vertex.lines().iter().enumerate() {
        let y = middle.y - half_height + (row as f64 + 0.5) * LINE;
        svg.line_of_text(middle.x, y, Font::mono(TEXT).bold(), line);
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
    if diagram.arcs.iter().any(|arc| style.thick(arc)) {
        add(Icon::Thick, &words.chosen);
    }
    entries
}

#[cfg(test)]
mod tests {
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
