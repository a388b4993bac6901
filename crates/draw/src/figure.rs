//! The sizes and places of everything in a diagram, shared by SVG and TikZ.

use stratege_core::Player;

use crate::{
    Arrangement, Diagram, DiagramStyle, Vertex,
    layout::{LOOP, Layout, Network, arrange, nodes},
    shape::{Footprint, Shape},
    small_board, svg,
};

/// Text of the labels of vertices, in pixels.
pub(crate) const LABEL: f64 = 18.0;
/// Height of a line of a label.
pub(crate) const LINE: f64 = 20.0;
/// The least half size of a vertex.
const SMALLEST: f64 = 25.0;
/// Up to this half size vertices are circles and squares, above it they are bars.
const LARGEST: f64 = 44.0;

/// A diagram that has been measured and arranged.
pub(crate) struct Figure {
    pub(crate) footprints: Vec<Footprint>,
    /// How large boards are drawn: all of them alike.
    pub(crate) board_scale: f64,
    /// 0 for the left column, 1 for the right one.
    pub(crate) sides: Vec<usize>,
    pub(crate) layout: Layout,
}

impl Figure {
    pub(crate) fn of(diagram: &Diagram, style: &DiagramStyle) -> Figure {
        let measured = Measured::of(diagram, style);
        let layout = arrange(&measured.network(), style.arrangement);
        let Measured { footprints, sides, board_scale, .. } = measured;
        Figure { footprints, board_scale, sides, layout }
    }

    /// -1 if marks are attached at the left of a vertex, 1 if at the right.
    pub(crate) fn outer_side(&self, vertex: usize, arrangement: Arrangement) -> f64 {
        if arrangement == Arrangement::Columns && self.sides[vertex] == 0 { -1.0 } else { 1.0 }
    }
}

/// A diagram that has been measured.
struct Measured {
    footprints: Vec<Footprint>,
    board_scale: f64,
    sides: Vec<usize>,
    arcs: Vec<(usize, usize)>,
    start: Option<usize>,
}

impl Measured {
    fn of(diagram: &Diagram, style: &DiagramStyle) -> Measured {
        let arcs: Vec<(usize, usize)> =
            diagram.drawn_arcs().map(|arc| (arc.from, arc.to)).collect();
        let boards = diagram.vertices.iter().filter_map(|vertex| vertex.board.as_ref());
        let board_scale = small_board::scale(boards);
        Measured {
            footprints: footprints(diagram, style, &arcs, board_scale),
            board_scale,
            sides: sides(diagram, &arcs),
            arcs,
            start: diagram.vertices.iter().position(|vertex| vertex.start),
        }
    }

    fn network(&self) -> Network<'_> {
        let Measured { footprints, sides, arcs, start, .. } = self;
        Network { footprints, sides, arcs, start: *start }
    }
}

/// How many nodes it takes to arrange a diagram: its vertices, and one in every row that an arc
/// passes. The time for a drawing grows with them.
pub fn diagram_nodes(diagram: &Diagram, style: &DiagramStyle) -> usize {
    nodes(&Measured::of(diagram, style).network(), style.arrangement)
}

/// The half width and half height of the text of a label.
pub(crate) fn half_text(vertex: &Vertex) -> (f64, f64) {
    let lines = vertex.lines();
    let width = lines.iter().map(|line| svg::mono_width(line, LABEL)).fold(0.0, f64::max);
    (width / 2.0, lines.len().max(1) as f64 * LINE / 2.0)
}

/// The half width and half height of what stands in a vertex: its board, or else its label.
pub(crate) fn half_content(vertex: &Vertex, board_scale: f64) -> (f64, f64) {
    match &vertex.board {
        Some(board) => {
            let (width, height) = small_board::size(board);
            (board_scale * width / 2.0, board_scale * height / 2.0)
        }
        None => half_text(vertex),
    }
}

/// The least half size that holds the content in a shape as high as wide.
fn compact(vertex: &Vertex, board_scale: f64) -> f64 {
    let (width, height) = half_content(vertex, board_scale);
    let needed = match vertex.shape() {
        Shape::Round => libm::hypot(width, height) + 6.0,
        Shape::Square => width.max(height) + 9.0,
        Shape::Hexagon => (width + 10.0).max(height + 9.0),
    };
    needed.max(SMALLEST)
}

fn footprints(
    diagram: &Diagram,
    style: &DiagramStyle,
    arcs: &[(usize, usize)],
    board_scale: f64,
) -> Vec<Footprint> {
    let compact = |vertex: &Vertex| compact(vertex, board_scale);
    let sizes = diagram.vertices.iter().map(compact);
    // Vertices of one size look calm; only labels that do not fit get a longer shape.
    let common = sizes.filter(|&size| size <= LARGEST).fold(SMALLEST, f64::max);
    let ranks = style.blank || style.attractor_of.is_some();
    diagram
        .vertices
        .iter()
        .enumerate()
        .map(|(index, vertex)| {
            let (width, height) = half_content(vertex, board_scale);
            let shape = vertex.shape();
            // A square looks larger than the circle that it holds.
            let size = if shape == Shape::Round { common } else { 0.92 * common };
            let (half_width, half_height) = if compact(vertex) <= LARGEST {
                let size = size.max(compact(vertex));
                (size, size)
            } else {
                let half_height = size.min(LARGEST).max(height + 9.0);
                (half_height.max(width + 0.45 * half_height), half_height)
            };
            let mut margin = if ranks { 22.0 } else { 2.0 };
            if vertex.start {
                margin += 24.0;
            }
            if arcs.contains(&(index, index)) {
                margin += LOOP;
            }
            Footprint { shape, half_width, half_height, margin }
        })
        .collect()
}

/// The column of every vertex. Where nobody moves, the one opposite to where a move came from.
fn sides(diagram: &Diagram, arcs: &[(usize, usize)]) -> Vec<usize> {
    let owner = |vertex: usize| diagram.vertices[vertex].owner.map(Player::index);
    let side = |vertex: usize| {
        let before = arcs.iter().filter(|arc| arc.1 == vertex).find_map(|arc| owner(arc.0));
        owner(vertex).unwrap_or_else(|| before.map_or(0, |side| 1 - side))
    };
    (0..diagram.vertices.len()).map(side).collect()
}
