//! Diagrams as TikZ pictures.

use stratege_core::Player;

use crate::{
    Arrangement, Diagram, DiagramStyle, Ending, Vertex,
    figure::Figure,
    marks::{self, START_ARROW},
    shape::{Footprint, Point, Shape},
    svg::number,
    tex,
};

/// The libraries to load, and the styles of the picture. A pixel of the layout is 0.75pt.
const OPENING: &str = r"% \usepackage{tikz} \usetikzlibrary{arrows.meta,babel,patterns,shapes.symbols}
\begin{tikzpicture}[x=0.75pt,y=-0.75pt,>={Stealth[length=6pt]},
  vertex/.style={line width=1.2pt,inner sep=0pt,outer sep=0pt,align=center},
  j1/.style={vertex,draw=player1}, j2/.style={vertex,draw=player2},
  nobody/.style={vertex,draw=ink}, blank/.style={draw=ink},
  nobody shape/.style={signal,signal to=east and west,signal pointer angle=127},
  ended/.style={double,double distance=2pt},
  position/.style={font=\ttfamily,align=center,inner sep=1.5pt},
  box/.style={draw=ink,fill=white,inner sep=1pt},
  rank/.style={box,rounded corners=2pt,minimum width=16pt,minimum height=14pt},
  winner/.style={box,font=\scriptsize\bfseries,minimum size=13pt},
  arc/.style={->,draw=line,line width=0.7pt},
  chosen/.style={->,draw=ink,line width=2.4pt}]";

/// The diagram as a `tikzpicture`, with our own layout.
///
/// The first line, a comment, names the TikZ libraries to load. Vertices are nodes `v0`, `v1`, …,
/// so more can be drawn between them. See [`Diagram`] for an example.
pub fn diagram_tikz(diagram: &Diagram, style: &DiagramStyle) -> String {
    let figure = Figure::of(diagram, style);
    let mut lines = vec![OPENING.to_string(), tex::COLOURS.to_string()];
    for (arc, route) in diagram.drawn_arcs().zip(&figure.layout.routes) {
        let kind = if style.thick(diagram, arc) { "chosen" } else { "arc" };
        lines.push(format!("  \\draw[{kind}] {};", tex::path(route)));
    }
    for (index, vertex) in diagram.vertices.iter().enumerate() {
        draw_vertex(&mut lines, index, vertex, style, &figure);
    }
    if !diagram.title.is_empty() {
        let above = Point::new(figure.layout.width / 2.0, -45.0);
        let title = tex::escape(&diagram.title);
        lines.push(format!("  \\node[font=\\bfseries] at {} {{{title}}};", tex::point(above)));
    }
    lines.push("\\end{tikzpicture}\n".to_string());
    lines.join("\n")
}

fn draw_vertex(
    lines: &mut Vec<String>,
    index: usize,
    vertex: &Vertex,
    style: &DiagramStyle,
    figure: &Figure,
) {
    let footprint = &figure.footprints[index];
    let middle = figure.layout.middles[index];
    let at = tex::point(middle);
    let rank = style.shown_rank(vertex);
    let options = options(vertex, footprint, style);
    lines.push(format!("  \\node[{options}] (v{index}) at {at} {{}};"));
    // The label has a paper of its own on hatching.
    let paper = if rank.is_some() { ",fill=white" } else { "" };
    let label = tex::lines(vertex.lines());
    lines.push(format!("  \\node[position{paper}] at {at} {{{label}}};"));

    let side = figure.outer_side(index, style.arrangement);
    if style.blank || rank.is_some() {
        let text = rank.map_or_else(String::new, |rank| rank.to_string());
        let badge = tex::point(marks::badge_middle(middle, footprint, side, &text));
        lines.push(format!("  \\node[rank] at {badge} {{{text}}};"));
    }
    if let Some(ending) = style.shown_ending(vertex) {
        let shape = match ending {
            Ending::Won(player) if player.is_first() => "circle",
            Ending::Won(_) | Ending::Draw => "rectangle",
        };
        let below = tex::point(middle.plus(Point::new(0.0, footprint.half_height + 9.0)));
        lines.push(format!("  \\node[winner,{shape}] at {below} {{{}}};", ending.mark()));
    }
    if vertex.start {
        let direction = match style.arrangement {
            Arrangement::Layers => Point::new(1.0, 0.35),
            Arrangement::Columns => Point::new(0.0, 1.0),
        };
        let border = footprint.border(Point::new(0.0, 0.0), direction.times(-1.0));
        let tip = middle.plus(border);
        let from = tip.minus(direction.unit().times(START_ARROW));
        lines.push(format!("  \\draw[chosen] {} -- {};", tex::point(from), tex::point(tip)));
    }
}

/// Shape, size, colour and hatching of a vertex.
fn options(vertex: &Vertex, footprint: &Footprint, style: &DiagramStyle) -> String {
    let kind = match vertex.owner {
        Some(player) if player.is_first() => "j1",
        Some(_) => "j2",
        None => "nobody",
    };
    let size = |half: f64| format!("{}pt", number(2.0 * half * 0.75));
    let (width, height) = (size(footprint.half_width), size(footprint.half_height));
    let round = (footprint.half_width - footprint.half_height).abs() < 0.05;
    let shape = match footprint.shape {
        Shape::Round if round => format!("circle,minimum size={width}"),
        Shape::Round => {
            let radius = number(footprint.half_height * 0.74);
            format!("minimum width={width},minimum height={height},rounded corners={radius}pt")
        }
        Shape::Square => format!("minimum width={width},minimum height={height}"),
        Shape::Hexagon => {
            format!("nobody shape,minimum width={width},minimum height={height}")
        }
    };
    let mut options = vec![kind.to_string(), shape, "fill=white".to_string()];
    if style.blank {
        options.push("blank".to_string());
    }
    if vertex.ended.is_some() {
        options.push("ended".to_string());
    }
    if let (Some(rank), Some(player)) = (style.shown_rank(vertex), style.attractor_of) {
        options.push(hatching(rank, player));
    }
    options.join(",")
}

/// Rising strokes for player 1, falling ones for player 2, and a tint that fades with the rank.
fn hatching(rank: u32, player: Player) -> String {
    let tint = [45, 30, 20, 10][marks::density(rank)];
    let strokes = if player.is_first() { "north east lines" } else { "north west lines" };
    format!(
        "preaction={{fill=player{player}!{tint}}},pattern={strokes},pattern color=player{player}"
    )
}

#[cfg(test)]
mod tests {
    use crate::diagram::tests::chomp;

    use super::*;

    #[test]
    fn every_vertex_is_a_node_and_every_arc_a_line() {
        let style = DiagramStyle { attractor_of: Some(Player::FIRST), ..DiagramStyle::english() };
        let text = diagram_tikz(&chomp(2, 3), &style);
        assert!(text.starts_with("% \\usepackage{tikz}"));
        assert_eq!(text.matches("\\node[j").count(), 16);
        assert_eq!(
            text.matches("\\draw[arc]").count() + text.matches("\\draw[chosen]").count(),
            34
        );
        let open = text.matches('{').count();
        assert_eq!(open, text.matches('}').count());
    }

    #[test]
    fn blank_sheets_have_no_ranks() {
        let style = DiagramStyle {
            attractor_of: Some(Player::FIRST),
            blank: true,
            ..DiagramStyle::english()
        };
        let text = diagram_tikz(&chomp(2, 3), &style);
        assert_eq!(
            text.lines().filter(|l| l.contains("\\node[rank]") && l.ends_with("{};")).count(),
            16
        );
        assert!(!text.contains("pattern=") && !text.contains("node[winner"));
    }
}
