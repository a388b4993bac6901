//! Where the positions of a tree go: after Reingold and Tilford (1981).
//!
//! Subtrees are pushed together as far as their outlines allow, row by row, and every parent
//! stands above the middle of its children.

use crate::{
    Tree, TreeStyle,
    svg::{self, TEXT, VALUE},
};

/// Height of a line of a position.
pub(crate) const LINE: f64 = 18.0;
/// Height of the box of a value.
pub(crate) const VALUE_BOX: f64 = 28.0;
/// Space inside the border of a position.
const PADDING: f64 = 7.0;
/// Space between positions side by side.
const GAP: f64 = 14.0;
/// Space between positions side by side with different parents.
const COUSINS: f64 = 26.0;
/// The least and the most space between rows.
const ROW_GAPS: (f64, f64) = (74.0, 150.0);

/// A position with its place.
pub(crate) struct Placed<'a> {
    pub(crate) tree: &'a Tree,
    /// The move that leads here; empty at the root.
    pub(crate) mv: &'a str,
    /// Index of the position before the move; the root has none.
    pub(crate) parent: Option<usize>,
    pub(crate) depth: usize,
    /// Middle of the position, from the left of the tree.
    pub(crate) x: f64,
    pub(crate) width: f64,
    /// Height of the part with the board, without the value.
    pub(crate) board_height: f64,
    /// Height of the whole position.
    pub(crate) height: f64,
}

/// A tree that has been arranged.
pub(crate) struct TreeLayout<'a> {
    /// All positions, parents before children.
    pub(crate) nodes: Vec<Placed<'a>>,
    /// Top and bottom of every row.
    pub(crate) rows: Vec<(f64, f64)>,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl<'a> TreeLayout<'a> {
    pub(crate) fn of(tree: &'a Tree, style: &TreeStyle) -> TreeLayout<'a> {
        let mut nodes = Vec::new();
        let root = add(&mut nodes, tree, "", None, 0, style);
        let left = root.iter().map(|row| row.left).fold(f64::INFINITY, f64::min);
        let right = root.iter().map(|row| row.right).fold(f64::NEG_INFINITY, f64::max);
        // Children were placed from their parents, who come first in the list.
        for index in 0..nodes.len() {
            let from = nodes[index].parent.map_or(-left, |parent| nodes[parent].x);
            nodes[index].x += from;
        }
        let rows = rows(&nodes, root.len());
        let height = rows.last().map_or(0.0, |row| row.1);
        TreeLayout { nodes, rows, width: right - left, height }
    }
}

/// How far a subtree reaches in one row, from the middle of its root.
struct Reach {
    left: f64,
    right: f64,
}

/// Adds a subtree; places are relative to the parent until all are known.
fn add<'a>(
    nodes: &mut Vec<Placed<'a>>,
    tree: &'a Tree,
    mv: &'a str,
    parent: Option<usize>,
    depth: usize,
    style: &TreeStyle,
) -> Vec<Reach> {
    let own = nodes.len();
    nodes.push(measured(tree, mv, parent, depth, style));
    let half = nodes[own].width.max(svg::sans_width(mv, TEXT) + 4.0) / 2.0;

    let mut below: Vec<Reach> = Vec::new();
    let mut children = Vec::new();
    let mut last = 0.0;
    for branch in &tree.children {
        let index = nodes.len();
        let outline = add(nodes, &branch.tree, &branch.mv, Some(own), depth + 1, style);
        let pairs = below.iter().zip(&outline).enumerate();
        // Cousins stand further apart than siblings.
        let push = pairs.map(|(row, (left, right))| {
            left.right - right.left + if row == 0 { GAP } else { COUSINS }
        });
        let x = push.fold(if children.is_empty() { 0.0 } else { last }, f64::max);
        for (row, reach) in outline.iter().enumerate() {
            match below.get_mut(row) {
                Some(all) => all.right = x + reach.right,
                None => below.push(Reach { left: x + reach.left, right: x + reach.right }),
            }
        }
        children.push((index, x));
        last = x;
    }
    let middle = last / 2.0;
    for (index, x) in children {
        nodes[index].x = x - middle;
    }
    let moved =
        below.into_iter().map(|row| Reach { left: row.left - middle, right: row.right - middle });
    std::iter::once(Reach { left: -half, right: half }).chain(moved).collect()
}

fn measured<'a>(
    tree: &'a Tree,
    mv: &'a str,
    parent: Option<usize>,
    depth: usize,
    style: &TreeStyle,
) -> Placed<'a> {
    let value = style.shown_value(tree);
    let board = tree.label.lines().map(|line| svg::mono_width(line, TEXT)).fold(0.0, f64::max);
    let value_width = value.as_ref().map_or(0.0, |value| svg::mono_width(value, VALUE));
    let width = (board.max(value_width) + 2.0 * PADDING).max(44.0);
    let lines = tree.label.lines().count();
    let board_height = if lines == 0 { 0.0 } else { lines as f64 * LINE + 2.0 * PADDING };
    let value_height = if value.is_some() { VALUE_BOX } else { 0.0 };
    let height = (board_height + value_height).max(20.0);
    Placed { tree, mv, parent, depth, x: 0.0, width, board_height, height }
}

fn rows(nodes: &[Placed<'_>], count: usize) -> Vec<(f64, f64)> {
    let mut rows = Vec::with_capacity(count);
    let mut top = 0.0;
    for depth in 0..count {
        let row = nodes.iter().filter(|node| node.depth == depth);
        let height = row.map(|node| node.height).fold(0.0, f64::max);
        rows.push((top, top + height));
        // Branches that go far to the side need more height not to be flat.
        let below = nodes.iter().filter(|node| node.depth == depth + 1);
        let sideways = below.map(|node| node.parent.map_or(0.0, |p| (nodes[p].x - node.x).abs()));
        let gap = 0.16 * sideways.fold(0.0, f64::max);
        top += height + gap.clamp(ROW_GAPS.0, ROW_GAPS.1);
    }
    rows
}

#[cfg(test)]
mod tests {
    use crate::{Branch, tree::tests::sample};

    use super::*;

    #[test]
    fn positions_of_a_row_do_not_overlap() {
        let mut lopsided = sample(2);
        lopsided.children[1].tree.children[0].tree = sample(4);
        lopsided.children.push(Branch { mv: "a very long move".to_string(), tree: sample(3) });
        lopsided.children.push(Branch { mv: "b".to_string(), tree: Tree::default() });
        for tree in [sample(7), lopsided, Tree::default()] {
            let layout = TreeLayout::of(&tree, &TreeStyle::english());
            for (index, node) in layout.nodes.iter().enumerate() {
                assert!(node.x - node.width / 2.0 > -0.01);
                assert!(node.x + node.width / 2.0 < layout.width + 0.01);
                for other in &layout.nodes[index + 1..] {
                    let apart = (node.x - other.x).abs() - f64::midpoint(node.width, other.width);
                    assert!(node.depth != other.depth || apart > GAP - 0.01);
                }
            }
        }
    }

    #[test]
    fn parents_stand_above_the_middle_of_their_children() {
        let tree = sample(5);
        let layout = TreeLayout::of(&tree, &TreeStyle::english());
        let children: Vec<f64> =
            layout.nodes.iter().filter(|node| node.parent == Some(0)).map(|node| node.x).collect();
        let middle = f64::midpoint(children[0], children[children.len() - 1]);
        assert!((layout.nodes[0].x - middle).abs() < 0.01);
    }
}
