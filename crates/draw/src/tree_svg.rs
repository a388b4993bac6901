//! Min-max trees as SVG.

use stratege_core::Player;

use crate::{
    Tree, TreeStyle,
    legend::{Entry, Icon, Legend, cut_strokes},
    marks::{self, svg_path},
    shape::{Point, Route},
    svg::{self, Font, GREY, INK, PAPER, Svg, TEXT, TITLE, VALUE},
    tree_layout::{LINE, Placed, TreeLayout, VALUE_BOX},
};

/// White space around the picture.
const MARGIN: f64 = 24.0;
/// Space between the names of the rows and the tree.
const BESIDE: f64 = 24.0;

/// The tree as an SVG picture: MAX has round corners, MIN square ones; the box below a position
/// holds its value.
///
/// See [`Tree`] for an example.
pub fn tree_svg(tree: &Tree, style: &TreeStyle) -> String {
    let layout = TreeLayout::of(tree, style);
    let names = row_names(&layout);
    let name = |player: &Player| svg::sans_width(style.role(*player), TEXT) * 1.1 + BESIDE;
    let left = MARGIN + names.iter().flatten().map(name).fold(0.0, f64::max);
    let top = if style.title.is_empty() { MARGIN } else { MARGIN + TITLE + 20.0 };
    let right = left + layout.width + MARGIN;
    let legend = Legend::new(entries(&layout, style), right.max(520.0) - 2.0 * MARGIN);
    let title_width = svg::sans_width(&style.title, TITLE) * 1.08 + 2.0 * MARGIN;
    let width = right.max(legend.width + 2.0 * MARGIN).max(title_width);
    let legend_top = top + layout.height + 18.0;
    let below = if legend.height > 0.0 { legend_top + legend.height } else { top + layout.height };

    let first_line = tree_summary(tree, style);
    let mut svg = Svg::new(width, below + MARGIN, &style.title, &first_line);
    if !style.title.is_empty() {
        let font = Font::sans(TITLE).bold();
        svg.line_of_text(width / 2.0, MARGIN + TITLE / 2.0, font, &style.title);
    }
    // A narrow tree stands in the middle of a wide legend.
    let origin = Point::new(left + (width - right) / 2.0, top);
    for (row, player) in names.iter().enumerate() {
        if let Some(player) = player {
            let y = top + f64::midpoint(layout.rows[row].0, layout.rows[row].1);
            let font = Font::sans(TEXT).bold().anchored("start");
            svg.line_of_text(MARGIN + (width - right) / 2.0, y, font, style.role(*player));
        }
    }
    for thick in [false, true] {
        for node in layout.nodes.iter().filter(|node| style.thick(node.tree) == thick) {
            draw_branch(&mut svg, node, &layout, style, origin);
        }
    }
    for node in &layout.nodes {
        draw_move(&mut svg, node, &layout, origin);
        draw_position(&mut svg, node, &layout, style, origin);
    }
    legend.draw(&mut svg, Point::new((width - legend.width) / 2.0, legend_top));
    svg.finish()
}

/// The player of every row in which only one moves.
fn row_names(layout: &TreeLayout<'_>) -> Vec<Option<Player>> {
    let name = |depth: usize| {
        let row = layout.nodes.iter().filter(|node| node.depth == depth);
        let mut players = row.filter_map(|node| node.tree.player);
        let first = players.next()?;
        players.all(|player| player == first).then_some(first)
    };
    (0..layout.rows.len()).map(name).collect()
}

/// Who moves at the root and the value, for screen readers.
fn tree_summary(tree: &Tree, style: &TreeStyle) -> String {
    let role = tree.player.map_or("", |player| style.role(player));
    let value = style.shown_value(tree).unwrap_or_default();
    format!("{role} {value}").trim().to_string()
}

/// The line from the parent down to `node`.
fn branch(node: &Placed<'_>, layout: &TreeLayout<'_>, origin: Point) -> Option<Route> {
    let parent = &layout.nodes[node.parent?];
    let row = layout.rows[parent.depth];
    let mut route = Route::new(origin.plus(Point::new(parent.x, row.0 + parent.height)));
    // Straight down past higher neighbours first.
    route.line(origin.plus(Point::new(parent.x, row.1)));
    route.line(origin.plus(Point::new(node.x, layout.rows[node.depth].0)));
    Some(route)
}

fn draw_branch(
    svg: &mut Svg,
    node: &Placed<'_>,
    layout: &TreeLayout<'_>,
    style: &TreeStyle,
    origin: Point,
) {
    let Some(route) = branch(node, layout, origin) else { return };
    let crossed = style.crossed(node.tree);
    let (colour, width) = if style.thick(node.tree) { (INK, 4.5) } else { (GREY, 1.6) };
    let path = svg_path(&route);
    let mut line = svg.path(&path).set("stroke", colour).set("stroke-width", width);
    if crossed {
        line = line.set("stroke-dasharray", "5 4");
    }
    line.end();
    if crossed {
        let along = on_branch(node, layout, 1.0).minus(on_branch(node, layout, 0.0));
        cut_strokes(svg, origin.plus(on_branch(node, layout, 0.42)), along);
    }
}

/// The point at a part of the way down the slope of the branch to `node`.
fn on_branch(node: &Placed<'_>, layout: &TreeLayout<'_>, part: f64) -> Point {
    let parent = node.parent.map_or(node, |parent| &layout.nodes[parent]);
    let (from, to) = (layout.rows[parent.depth].1, layout.rows[node.depth].0);
    Point::new(parent.x + part * (node.x - parent.x), from + part * (to - from))
}

fn draw_move(svg: &mut Svg, node: &Placed<'_>, layout: &TreeLayout<'_>, origin: Point) {
    let Some(parent) = node.parent else { return };
    if node.mv.is_empty() {
        return;
    }
    let gap = layout.rows[node.depth].0 - layout.rows[layout.nodes[parent].depth].1;
    // Near the position, where branches are furthest apart.
    let middle = origin.plus(on_branch(node, layout, 1.0 - 20.0 / gap));
    let half = svg::sans_width(node.mv, TEXT) / 2.0 + 1.0;
    svg.rect(middle.x - half, middle.y - 10.0, 2.0 * half, 20.0).set("fill", PAPER).end();
    svg.line_of_text(middle.x, middle.y, Font::sans(TEXT), node.mv);
}

fn draw_position(
    svg: &mut Svg,
    node: &Placed<'_>,
    layout: &TreeLayout<'_>,
    style: &TreeStyle,
    origin: Point,
) {
    let (left, top) = (origin.x + node.x - node.width / 2.0, origin.y + layout.rows[node.depth].0);
    let middle = left + node.width / 2.0;
    let border = marks::border_colour(node.tree.player);
    let thickness = if style.thick(node.tree) { 4.0 } else { 2.0 };
    let round = if node.tree.player == Some(Player::FIRST) { 12.0 } else { 0.0 };
    let frame = svg.rect(left, top, node.width, node.height).set("rx", round);
    let frame = frame.set("fill", PAPER).set("stroke", border).set("stroke-width", thickness);
    if style.crossed(node.tree) {
        frame.set("stroke-dasharray", "5 4").end();
    } else {
        frame.end();
    }

    let lines: Vec<&str> = node.tree.label.lines().collect();
    let first = top + (node.board_height - lines.len() as f64 * LINE) / 2.0 + LINE / 2.0;
    for (row, line) in lines.iter().enumerate() {
        svg.line_of_text(middle, first + row as f64 * LINE, Font::mono(TEXT), line);
    }
    if let Some(value) = style.shown_value(node.tree) {
        let value_top = top + node.board_height;
        if node.board_height > 0.0 {
            let path = format!(
                "M{} {}h{}",
                svg::number(left),
                svg::number(value_top),
                svg::number(node.width)
            );
            svg.path(&path).set("stroke", border).set("stroke-width", 1.2).end();
        }
        let font = Font::mono(VALUE).bold();
        svg.line_of_text(middle, value_top + VALUE_BOX / 2.0, font, &value);
    }
}

fn entries(layout: &TreeLayout<'_>, style: &TreeStyle) -> Vec<Entry> {
    let mut entries = Vec::new();
    if layout.nodes.iter().any(|node| node.parent.is_some() && style.thick(node.tree)) {
        entries.push(Entry { icon: Icon::Branch, words: style.words.best.clone() });
    }
    if layout.nodes.iter().any(|node| style.crossed(node.tree)) {
        entries.push(Entry { icon: Icon::Cut, words: style.words.cut.clone() });
    }
    entries
}

#[cfg(test)]
mod tests {
    use crate::{Holes, tree::tests::sample};

    use super::*;

    #[test]
    fn trees_are_well_formed() {
        let mut odd = sample(3);
        odd.label = "<&>\n\n\"".to_string();
        odd.children[1].tree.cut = true;
        odd.children[2].mv = String::new();
        for tree in [sample(7), odd, Tree::default()] {
            for holes in [Holes::None, Holes::Inner, Holes::All] {
                let style = TreeStyle { holes, title: "<t>".to_string(), ..TreeStyle::french() };
                let written = tree_svg(&tree, &style);
                roxmltree::Document::parse(&written).expect("well formed");
            }
        }
    }

    #[test]
    fn trees_with_holes_are_the_same_whatever_the_answer() {
        let tree = sample(4);
        let mut other = tree.clone();
        forget(&mut other);
        let style = TreeStyle { holes: Holes::All, ..TreeStyle::english() };
        assert_eq!(tree_svg(&tree, &style), tree_svg(&other, &style));
    }

    fn forget(tree: &mut Tree) {
        tree.value = Some("?".to_string());
        tree.best = false;
        tree.children.iter_mut().for_each(|branch| forget(&mut branch.tree));
    }
}
