//! An arena as Python source: the dictionary of a lab class.

use stratege_catalog::report::ArenaReport;

/// A dictionary from each vertex to its successors, then who owns which vertex.
///
/// Vertices are the texts of positions; where two vertices have the same text, their owner's
/// number is added.
pub fn source(report: &ArenaReport) -> String {
    let names: Vec<String> =
        report.vertices.iter().map(|vertex| quoted(&vertex.position)).collect();
    let mut successors = vec![Vec::new(); names.len()];
    for [from, to] in &report.arcs {
        if let (Some(list), Some(name)) =
            (successors.get_mut(*from as usize), names.get(*to as usize))
        {
            list.push(name.as_str());
        }
    }
    let entries: Vec<String> = names
        .iter()
        .zip(&successors)
        .map(|(name, successors)| format!("    {name}: [{}],\n", successors.join(", ")))
        .collect();
    let owned = |player: u8| {
        let vertices = report.vertices.iter().zip(&names);
        let owned = vertices.filter(|(vertex, _)| vertex.player == Some(player));
        set(owned.map(|(_, name)| name.as_str()).collect())
    };
    let mut source = format!("graph = {{\n{}}}\n", entries.concat());
    source += &format!("player1 = {}\nplayer2 = {}\n", owned(1), owned(2));
    let ended = |winner: &str| {
        let vertices = report.vertices.iter().zip(&names);
        let ended = vertices.filter(|(vertex, _)| vertex.ended == Some(winner));
        set(ended.map(|(_, name)| name.as_str()).collect())
    };
    source += &format!("won1 = {}\nwon2 = {}\ndraw = {}\n", ended("1"), ended("2"), ended("draw"));
    if let Some(start) = report.start.and_then(|start| names.get(start as usize)) {
        source += &format!("start = {start}\n");
    }
    if report.attractor.is_some() {
        let ranked = report.vertices.iter().zip(&names);
        let ranked = ranked.filter_map(|(vertex, name)| Some(format!("{name}: {}", vertex.rank?)));
        source += &format!("rank = {{{}}}\n", ranked.collect::<Vec<_>>().join(", "));
    }
    source
}

/// A Python set; `{}` would be a dictionary.
fn set(names: Vec<&str>) -> String {
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
        assert_eq!(set(Vec::new()), "set()");
    }
}
