//! Diagrams as Mermaid flowcharts.

use stratege_core::Player;

use crate::{Arrangement, Diagram, DiagramStyle, Vertex, shape::Shape};

/// The diagram as a Mermaid flowchart, which notebooks and forges draw.
///
/// Mermaid arranges the vertices itself and does not know columns: they become a chart from left
/// to right. See [`Diagram`] for an example.
pub fn diagram_mermaid(diagram: &Diagram, style: &DiagramStyle) -> String {
    let direction = match style.arrangement {
        Arrangement::Layers => "TD",
        Arrangement::Columns => "LR",
    };
    let mut lines = vec![
        "---".to_string(),
        format!("title: \"{}\"", yaml(&diagram.title)),
        "---".to_string(),
        format!("flowchart {direction}"),
        "  classDef attractor1 fill:#CCE3F0,stroke:#0072B2,stroke-width:4px,color:#1A1A1A"
            .to_string(),
        "  classDef attractor2 fill:#F7DFCC,stroke:#D55E00,stroke-width:4px,color:#1A1A1A"
            .to_string(),
        "  classDef other fill:#FFFFFF,stroke:#1A1A1A,color:#1A1A1A".to_string(),
    ];
    for (index, vertex) in diagram.vertices.iter().enumerate() {
        let (open, close) = brackets(vertex);
        let inside = style.shown_rank(vertex).and(style.attractor_of);
        let class = inside.map_or_else(|| "other".to_string(), |p: Player| format!("attractor{p}"));
        lines.push(format!("  v{index}{open}\"{}\"{close}:::{class}", label(vertex, style)));
        if vertex.start {
            lines.push(format!("  start{index}[\"{}\"] --> v{index}", escape(&style.words.start)));
        }
    }
    for arc in diagram.drawn_arcs() {
        let line = if style.thick(diagram, arc) { "==>" } else { "-->" };
        lines.push(format!("  v{} {line} v{}", arc.from, arc.to));
    }
    lines.push(String::new());
    lines.join("\n")
}

fn brackets(vertex: &Vertex) -> (&'static str, &'static str) {
    match (vertex.shape(), vertex.ended.is_some()) {
        (Shape::Round, false) => ("((", "))"),
        (Shape::Round, true) => ("(((", ")))"),
        (Shape::Square, false) => ("[", "]"),
        (Shape::Square, true) => ("[[", "]]"),
        (Shape::Hexagon, _) => ("{{", "}}"),
    }
}

fn label(vertex: &Vertex, style: &DiagramStyle) -> String {
    let mut lines: Vec<String> = vertex.lines().iter().map(|line| escape(line)).collect();
    if let Some(ending) = style.shown_ending(vertex) {
        lines.push(escape(&format!("[{}]", ending.mark())));
    }
    if let Some(rank) = style.shown_rank(vertex) {
        lines.push(format!("{} {rank}", escape(&style.words.rank)));
    } else if style.blank {
        lines.push(format!("{} …", escape(&style.words.rank)));
    }
    lines.join("<br/>")
}

/// Text between quotes. What could mean something to Mermaid or to HTML becomes `#number;`.
fn escape(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let escape_one = |(index, &character): (usize, &char)| {
        // `1. ` would begin a list.
        let ends_number = character == '.' && characters.get(index + 1) == Some(&' ');
        let plain = character.is_alphanumeric() || " ,./=:+'".contains(character);
        if plain && !ends_number || !character.is_ascii() && !character.is_control() {
            character.to_string()
        } else {
            format!("#{};", u32::from(character))
        }
    };
    characters.iter().enumerate().map(escape_one).collect()
}

/// Text between the quotes of a YAML string.
fn yaml(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use crate::{Arc, diagram::tests::chomp};

    use super::*;

    #[test]
    fn labels_are_escaped() {
        for (label, written) in [
            ("XO./.../...", "XO./.../..."),
            (r#"a"b"#, "a#34;b"),
            ("#_%\\", "#35;#95;#37;#92;"),
            ("<b>&amp;", "#60;b#62;#38;amp#59;"),
            ("`x` é", "#96;x#96; é"),
            ("1. one", "1#46; one"),
        ] {
            assert_eq!(escape(label), written);
        }
    }

    #[test]
    fn a_small_graph_is_written_whole() {
        let vertices = vec![
            Vertex { label: "1".to_string(), owner: Some(Player::FIRST), ..Vertex::default() },
            Vertex { label: "0".to_string(), owner: Some(Player::SECOND), ..Vertex::default() },
        ];
        let arcs = vec![Arc { chosen: true, ..Arc::new(0, 1) }];
        let diagram = Diagram { title: "a \"b\"".to_string(), vertices, arcs };
        let text = diagram_mermaid(&diagram, &DiagramStyle::english());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..4], ["---", "title: \"a \\\"b\\\"\"", "---", "flowchart TD"]);
        assert_eq!(lines[7..], ["  v0((\"1\")):::other", "  v1[\"0\"]:::other", "  v0 ==> v1"]);
    }

    #[test]
    fn blank_sheets_have_no_ranks() {
        let style = DiagramStyle {
            attractor_of: Some(Player::FIRST),
            blank: true,
            ..DiagramStyle::english()
        };
        let text = diagram_mermaid(&chomp(2, 3), &style);
        assert_eq!(text.matches("rank …").count(), 16);
        assert!(!text.contains(":::attractor") && !text.contains("==>"));
    }
}
