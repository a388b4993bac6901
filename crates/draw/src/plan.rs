//! Where everything in a diagram goes, for whoever draws it by other means.

use crate::{Diagram, DiagramStyle, figure::Figure, marks::svg_path, svg::HEAD};

/// A diagram that is arranged but not drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DiagramPlan {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
    /// How large the boards of vertices are drawn.
    pub board_scale: f64,
    /// The room of every vertex of the diagram.
    pub vertices: Vec<Room>,
    /// The way of every arc, as the `d` of an SVG path that ends where its arrowhead begins;
    /// `None` for an arc whose vertices are not there.
    pub arcs: Vec<Option<String>>,
}

/// The room of one vertex.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// Its middle, from the left.
    pub x: f64,
    /// Its middle, from the top.
    pub y: f64,
    /// From border to border.
    pub width: f64,
    /// From the upper to the lower border.
    pub height: f64,
    /// Its label, line by line.
    pub lines: Vec<String>,
}

/// Arranges a diagram as [`crate::diagram_svg`] does.
pub fn diagram_plan(diagram: &Diagram, style: &DiagramStyle) -> DiagramPlan {
    let figure = Figure::of(diagram, style);
    let places = figure.footprints.iter().zip(&figure.layout.middles);
    let vertices = diagram.vertices.iter().zip(places).map(|(vertex, (footprint, middle))| Room {
        x: middle.x,
        y: middle.y,
        width: 2.0 * footprint.half_width,
        height: 2.0 * footprint.half_height,
        lines: vertex.lines().into_iter().map(str::to_owned).collect(),
    });
    let mut routes = figure.layout.routes.iter();
    let count = diagram.vertices.len();
    let arcs = diagram.arcs.iter().map(|arc| {
        let drawn = arc.from < count && arc.to < count;
        let route = if drawn { routes.next() } else { None };
        route.map(|route| svg_path(&route.shortened(HEAD)))
    });
    let arcs = arcs.collect();
    let (width, height) = (figure.layout.width, figure.layout.height);
    let board_scale = figure.board_scale;
    DiagramPlan { width, height, board_scale, vertices: vertices.collect(), arcs }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arc, Vertex};

    #[test]
    fn every_vertex_and_arc_has_its_place() {
        let vertex = |label: &str| Vertex { label: label.to_owned(), ..Vertex::default() };
        let diagram = Diagram {
            title: String::new(),
            vertices: vec![vertex("a"), vertex("b")],
            arcs: vec![Arc::new(0, 7), Arc::new(0, 1)],
        };
        let plan = diagram_plan(&diagram, &DiagramStyle::english());
        let [above, below] = &plan.vertices[..] else { panic!("{plan:?}") };
        assert!(above.y + above.height / 2.0 < below.y - below.height / 2.0, "{plan:?}");
        assert!(below.y + below.height / 2.0 <= plan.height, "{plan:?}");
        assert_eq!(above.lines, ["a"]);
        assert_eq!(plan.arcs[0], None);
        assert!(plan.arcs[1].as_ref().is_some_and(|path| path.starts_with('M')), "{plan:?}");
    }
}
