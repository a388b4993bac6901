//! Diagrams as GraphViz DOT.

use crate::{Arrangement, Diagram, DiagramStyle, Vertex, marks::border_colour, shape::Shape, svg};

/// The diagram as a GraphViz graph, for `dot -Tsvg` and other programs.
///
/// Vertices are `v0`, `v1`, …; ranks are outer labels; see [`Diagram`] for an example.
pub fn diagram_dot(diagram: &Diagram, style: &DiagramStyle) -> String {
    let mut lines = vec![
        "digraph arena {".to_string(),
        format!("  label=\"{}\"; labelloc=t; bgcolor=white;", escape(&diagram.title)),
        "  node [fontname=\"DejaVu Sans Mono\", fontsize=16, penwidth=2, width=0.7];".to_string(),
        "  edge [color=\"#6B6B6B\"];".to_string(),
    ];
    if style.arrangement == Arrangement::Columns {
        lines.push("  rankdir=LR; ranksep=3;".to_string());
    }
    for (index, vertex) in diagram.vertices.iter().enumerate() {
        lines.push(format!("  v{index} [{}];", attributes(vertex, style)));
        if vertex.start {
            lines.push(format!("  start{index} [shape=point, style=invis];"));
            lines.push(format!("  start{index} -> v{index} [penwidth=3];"));
        }
    }
    if style.arrangement == Arrangement::Columns {
        for player in stratege_core::Player::BOTH {
            let vertices = diagram.vertices.iter().enumerate();
            let names: Vec<String> = vertices
                .filter(|(_, vertex)| vertex.owner == Some(player))
                .map(|(index, _)| format!("v{index};"))
                .collect();
            lines.push(format!("  {{ rank=same; {} }}", names.join(" ")));
        }
    }
    for arc in diagram.drawn_arcs() {
        let thick = if style.thick(diagram, arc) { " [penwidth=4, color=black]" } else { "" };
        lines.push(format!("  v{} -> v{}{thick};", arc.from, arc.to));
    }
    lines.push("}\n".to_string());
    lines.join("\n")
}

fn attributes(vertex: &Vertex, style: &DiagramStyle) -> String {
    let mut label = escape(&vertex.lines().join("\n"));
    if let Some(ending) = style.shown_ending(vertex) {
        label = format!("{label}\\n[{}]", ending.mark());
    }
    let wide = vertex.lines().iter().any(|line| line.chars().count() > 8);
    let shape = match (vertex.shape(), wide) {
        (Shape::Round, false) => "circle",
        (Shape::Round, true) => "ellipse",
        (Shape::Square, false) => "square",
        (Shape::Square, true) => "box",
        (Shape::Hexagon, _) => "hexagon",
    };
    let colour = border_colour(style.coloured(vertex));
    let mut parts = vec![format!("label=\"{label}\", shape={shape}, color=\"{colour}\"")];
    if vertex.ended.is_some() {
        parts.push("peripheries=2".to_string());
    }
    if let (Some(rank), Some(player)) = (style.shown_rank(vertex), style.attractor_of) {
        // Two hexadecimal digits of opacity: dark at the goal, lighter further away.
        let opacity = ["88", "66", "44", "2A"][crate::marks::density(rank)];
        let colour = svg::colour(Some(player));
        parts.push(format!("style=filled, fillcolor=\"{colour}{opacity}\", xlabel=\"{rank}\""));
    } else if style.blank {
        parts.push("xlabel=\"[  ]\"".to_string());
    }
    parts.join(", ")
}

/// Text between the quotes of a DOT string, where `\` begins escapes and `&` entities.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => escaped.push_str("\\\\"),
            '"' => escaped.push_str("\\\""),
            '&' => escaped.push_str("&amp;"),
            '\n' => escaped.push_str("\\n"),
            _ if character.is_control() => escaped.push('?'),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use stratege_core::Player;

    use crate::{Arc, diagram::tests::chomp};

    use super::*;

    #[test]
    fn labels_are_escaped() {
        for (label, written) in [
            ("3,2", "3,2"),
            (r#"say "hi""#, r#"say \"hi\""#),
            (r"\N", r"\\N"),
            ("a\nb", r"a\nb"),
            ("&lt;", "&amp;lt;"),
            ("# _ % é", "# _ % é"),
        ] {
            assert_eq!(escape(label), written);
        }
    }

    #[test]
    fn a_small_graph_is_written_whole() {
        let vertex = |label: &str, owner| Vertex {
            label: label.to_string(),
            owner: Some(owner),
            ..Vertex::default()
        };
        let mut diagram = Diagram {
            title: "t".to_string(),
            vertices: vec![vertex("1", Player::FIRST), vertex("0", Player::SECOND)],
            arcs: vec![Arc { chosen: true, ..Arc::new(0, 1) }],
        };
        diagram.vertices[0].start = true;
        diagram.vertices[0].rank = Some(1);
        diagram.vertices[1].ended = Some(crate::Ending::Won(Player::FIRST));
        let style = DiagramStyle { attractor_of: Some(Player::FIRST), ..DiagramStyle::english() };
        let expected = r##"digraph arena {
  label="t"; labelloc=t; bgcolor=white;
  node [fontname="DejaVu Sans Mono", fontsize=16, penwidth=2, width=0.7];
  edge [color="#6B6B6B"];
  v0 [label="1", shape=circle, color="#0072B2", style=filled, fillcolor="#0072B266", xlabel="1"];
  start0 [shape=point, style=invis];
  start0 -> v0 [penwidth=3];
  v1 [label="0\n[1]", shape=square, color="#D55E00", peripheries=2];
  v0 -> v1 [penwidth=4, color=black];
}
"##;
        assert_eq!(diagram_dot(&diagram, &style), expected);
    }

    #[test]
    fn blank_sheets_have_no_ranks() {
        let style = DiagramStyle {
            attractor_of: Some(Player::FIRST),
            blank: true,
            ..DiagramStyle::english()
        };
        let text = diagram_dot(&chomp(2, 3), &style);
        assert_eq!(text.matches("xlabel=\"[  ]\"").count(), 16);
        assert!(!text.contains("fillcolor") && !text.contains("penwidth=4"));
    }
}
