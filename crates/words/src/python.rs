//! An arena as Python source: the dictionary of a lab class.

use stratege_catalog::report::{ArenaReport, VertexReport};

/// A dictionary from each vertex to its successors, then who owns which vertex, who has won
/// where, and the ranks of the attractor if there is one.
pub fn source(report: &ArenaReport) -> String {
    let names: Vec<String> =
        report.vertices.iter().map(|vertex| quoted(&vertex.position)).collect();
    let mut successors = vec![Vec::new(); names.len()];
    for [from, to] in report.arcs.iter().map(|arc| arc.map(|id| id as usize)) {
        successors[from].push(names[to].as_str());
    }
    let chosen = |keep: &dyn Fn(&VertexReport) -> bool| {
        let vertices = report.vertices.iter().zip(&names).filter(|(vertex, _)| keep(vertex));
        set(&vertices.map(|(_, name)| name.as_str()).collect::<Vec<_>>())
    };

    let mut lines = vec!["graph = {".to_owned()];
    let entries = names.iter().zip(&successors);
    lines.extend(entries.map(|(name, next)| format!("    {name}: [{}],", next.join(", "))));
    lines.push("}".to_owned());
    lines.push(format!("player1 = {}", chosen(&|vertex| vertex.player == Some(1))));
    lines.push(format!("player2 = {}", chosen(&|vertex| vertex.player == Some(2))));
    lines.push(format!("won1 = {}", chosen(&|vertex| vertex.ended == Some("1"))));
    lines.push(format!("won2 = {}", chosen(&|vertex| vertex.ended == Some("2"))));
    lines.push(format!("draw = {}", chosen(&|vertex| vertex.ended == Some("draw"))));
    lines.extend(report.start.map(|start| format!("start = {}", names[start as usize])));
    if report.attractor.is_some() {
        let ranked = report.vertices.iter().zip(&names);
        let ranked = ranked.filter_map(|(vertex, name)| Some(format!("{name}: {}", vertex.rank?)));
        lines.push(format!("rank = {{{}}}", ranked.collect::<Vec<_>>().join(", ")));
    }
    lines.join("\n")
}

/// A Python set; `{}` would be a dictionary.
fn set(names: &[&str]) -> String {
    if names.is_empty() { "set()".to_owned() } else { format!("{{{}}}", names.join(", ")) }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_python() {
        assert_eq!(quoted("3,2 1"), "\"3,2 1\"");
        assert_eq!(quoted("a\"b\\"), "\"a\\\"b\\\\\"");
        assert_eq!(set(&[]), "set()");
    }
}
