//! Min-max trees as TikZ pictures.

use crate::{
    Tree, TreeStyle,
    shape::Point,
    svg::number,
    tex,
    tree_layout::{Placed, TreeLayout, VALUE_BOX},
};

/// The libraries to load, and the styles of the picture. A pixel of the layout is 0.75pt.
const OPENING: &str = r"% \usepackage{tikz} \usetikzlibrary{babel}
\begin{tikzpicture}[x=0.75pt,y=-0.75pt,
  position/.style={fill=white,line width=1pt,inner sep=0pt,font=\ttfamily,align=center},
  max/.style={position,draw=player1,rounded corners=5pt},
  min/.style={position,draw=player2},
  leaf/.style={position,draw=ink},
  value/.style={font=\bfseries,inner sep=0pt},
  move/.style={fill=white,inner sep=1pt,font=\small},
  role/.style={font=\bfseries,anchor=east},
  branch/.style={draw=line,line width=0.7pt},
  best/.style={draw=ink,line width=2.4pt},
  cut/.style={branch,dashed}]";

/// The tree as a `tikzpicture`, with our own layout.
///
/// The first line, a comment, names the TikZ libraries to load. See [`Tree`] for an example.
pub fn tree_tikz(tree: &Tree, style: &TreeStyle) -> String {
    let layout = TreeLayout::of(tree, style);
    let mut lines = vec![OPENING.to_string(), tex::COLOURS.to_string()];
    for node in &layout.nodes {
        draw_branch(&mut lines, node, &layout, style);
    }
    for (index, node) in layout.nodes.iter().enumerate() {
        draw_position(&mut lines, index, node, &layout, style);
    }
    for (row, (top, bottom)) in layout.rows.iter().enumerate() {
        let mut row_nodes = layout.nodes.iter().filter(|node| node.depth == row);
        if let Some(player) = row_nodes.find_map(|node| node.tree.player) {
            let at = tex::point(Point::new(-16.0, f64::midpoint(*top, *bottom)));
            lines.push(format!("  \\node[role] at {at} {{{}}};", tex::escape(style.role(player))));
        }
    }
    if !style.title.is_empty() {
        let at = tex::point(Point::new(layout.width / 2.0, -28.0));
        lines.push(format!("  \\node[font=\\bfseries] at {at} {{{}}};", tex::escape(&style.title)));
    }
    lines.push("\\end{tikzpicture}\n".to_string());
    lines.join("\n")
}

fn draw_branch(
    lines: &mut Vec<String>,
    node: &Placed<'_>,
    layout: &TreeLayout<'_>,
    style: &TreeStyle,
) {
    let Some(parent) = node.parent.map(|parent| &layout.nodes[parent]) else { return };
    let kind = if style.crossed(node.tree) {
        "cut"
    } else if style.thick(node.tree) {
        "best"
    } else {
        "branch"
    };
    let row = layout.rows[parent.depth];
    let points = [
        Point::new(parent.x, row.0 + parent.height),
        Point::new(parent.x, row.1),
        Point::new(node.x, layout.rows[node.depth].0),
    ];
    let path = points.map(tex::point).join(" -- ");
    lines.push(format!("  \\draw[{kind}] {path};"));
    if !node.mv.is_empty() {
        let part = 1.0 - 20.0 / (points[2].y - points[1].y);
        let at = points[1].plus(points[2].minus(points[1]).times(part));
        lines.push(format!("  \\node[move] at {} {{{}}};", tex::point(at), tex::escape(node.mv)));
    }
}

fn draw_position(
    lines: &mut Vec<String>,
    index: usize,
    node: &Placed<'_>,
    layout: &TreeLayout<'_>,
    style: &TreeStyle,
) {
    let top = layout.rows[node.depth].0;
    let kind = match node.tree.player {
        Some(player) if player.is_first() => "max",
        Some(_) => "min",
        None => "leaf",
    };
    let size = |length: f64| number(0.75 * length);
    let middle = tex::point(Point::new(node.x, top + node.height / 2.0));
    let thick = if style.thick(node.tree) { ",line width=2pt" } else { "" };
    lines.push(format!(
        "  \\node[{kind}{thick},minimum width={}pt,minimum height={}pt] (n{index}) at {middle} {{}};",
        size(node.width),
        size(node.height)
    ));
    if node.board_height > 0.0 {
        let at = tex::point(Point::new(node.x, top + node.board_height / 2.0));
        let board = tex::lines(node.tree.label.lines());
        lines.push(format!("  \\node[position,fill=none] at {at} {{{board}}};"));
    }
    let Some(value) = style.shown_value(node.tree) else { return };
    let line_y = top + node.board_height;
    if node.board_height > 0.0 {
        let end = |side: f64| tex::point(Point::new(node.x + side * node.width / 2.0, line_y));
        lines.push(format!("  \\draw[branch] {} -- {};", end(-1.0), end(1.0)));
    }
    let at = tex::point(Point::new(node.x, line_y + VALUE_BOX / 2.0));
    lines.push(format!("  \\node[value] at {at} {{{}}};", tex::escape(&value)));
}

#[cfg(test)]
mod tests {
    use crate::{Holes, tree::tests::sample};

    use super::*;

    #[test]
    fn every_position_is_a_node() {
        let text = tree_tikz(&sample(4), &TreeStyle::english());
        for index in 0..17 {
            assert!(text.contains(&format!("(n{index}) at")), "n{index}");
        }
        assert_eq!(text.matches('{').count(), text.matches('}').count());
    }

    #[test]
    fn holes_have_no_values() {
        let style = TreeStyle { holes: Holes::All, ..TreeStyle::english() };
        let text = tree_tikz(&sample(4), &style);
        let values = text.lines().filter(|line| line.contains("\\node[value]"));
        assert!(values.into_iter().all(|line| line.ends_with("{};")));
        assert!(!text.contains("\\draw[best]"));
    }
}
