//! Reports as pictures: what `draw` needs to draw arenas and trees.

use std::collections::BTreeSet;

use stratege_core::{Picture, Plain, Player};
use stratege_draw::{Arc, Branch, Diagram, Ending, Tree, Vertex};

use crate::{
    AnyGame,
    report::{ArenaReport, TreeNode, TreeReport, VertexReport},
};

/// An arena as a diagram with a title.
pub fn diagram(report: &ArenaReport, title: &str) -> Diagram {
    let vertices = report
        .vertices
        .iter()
        .map(|vertex| Vertex { start: report.start == Some(vertex.id), ..drawn_vertex(vertex) });
    let mut chosen = report.strategy.clone();
    chosen.sort_unstable();
    let arcs = report.arcs.iter().map(|arc| {
        let [from, to] = arc.map(|id| id as usize);
        Arc { chosen: chosen.binary_search(arc).is_ok(), ..Arc::new(from, to) }
    });
    Diagram { title: title.to_owned(), vertices: vertices.collect(), arcs: arcs.collect() }
}

/// Gives the vertices of a game's arena their boards instead of their labels.
///
/// An empty board keeps its label. Where boards do not tell all vertices apart, because there is
/// more to a position than what its picture shows, every vertex keeps its label.
pub fn show_boards(diagram: &mut Diagram, game: &dyn AnyGame, report: &ArenaReport) {
    let board = |vertex: &VertexReport| {
        let picture = game.picture(Some(&vertex.position)).ok()?;
        (!picture.places.is_empty()).then_some(picture)
    };
    let boards: Vec<Option<Picture>> = report.vertices.iter().map(board).collect();
    let mut seen = BTreeSet::new();
    let mut is_new = |(board, vertex): (&Option<Picture>, &VertexReport)| {
        let Some(board) = board else { return true };
        seen.insert((vertex.player, format!("{:?}", board.places)))
    };
    if !boards.iter().zip(&report.vertices).all(&mut is_new) {
        return;
    }
    for (vertex, board) in diagram.vertices.iter_mut().zip(boards) {
        vertex.board = board;
    }
}

fn drawn_vertex(vertex: &VertexReport) -> Vertex {
    Vertex {
        label: vertex_label(vertex).to_owned(),
        board: None,
        owner: vertex.player.and_then(Player::numbered),
        start: false,
        ended: vertex.ended.map(|ended| match ended {
            "1" => Ending::Won(Player::FIRST),
            "2" => Ending::Won(Player::SECOND),
            _ => Ending::Draw,
        }),
        rank: vertex.rank,
    }
}

/// The position without its player, whom the shape of the vertex shows.
fn vertex_label(vertex: &VertexReport) -> &str {
    let position = vertex.position.as_str();
    match vertex.player {
        Some(1) => position.strip_suffix(" 1").unwrap_or(position),
        Some(2) => position.strip_suffix(" 2").unwrap_or(position),
        _ => position,
    }
}

/// Keeps the attractor as it is after `step` steps: the layers of rank 0 to `step`.
pub fn cut(report: &mut ArenaReport, step: u32) {
    report.layers.truncate((step as usize).saturating_add(1));
    for vertex in &mut report.vertices {
        vertex.rank = vertex.rank.filter(|&rank| rank <= step);
    }
    let vertices = &report.vertices;
    report.strategy.retain(|[from, _]| {
        vertices.get(*from as usize).is_some_and(|vertex| vertex.rank.is_some())
    });
}

/// What stands in the nodes of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// The notation of the position, in one line.
    Positions,
    /// The board, in a few lines.
    Boards,
}

/// A min-max tree.
pub fn tree(report: &TreeReport, labels: Labels) -> Tree {
    let notation = |child: &TreeNode| child.notation.clone();
    Tree { best: true, ..node(&report.root, labels, notation) }
}

/// A min-max tree whose moves are written by the numbers of programs, from 0.
pub fn indexed_tree(report: &TreeReport, labels: Labels) -> Tree {
    let plain = |child: &TreeNode| child.plain.as_ref().map(Plain::to_string);
    Tree { best: true, ..node(&report.root, labels, plain) }
}

fn node(report: &TreeNode, labels: Labels, written: fn(&TreeNode) -> Option<String>) -> Tree {
    let label = match labels {
        Labels::Positions => &report.position,
        Labels::Boards => &report.board,
    };
    let branches = report.children.iter().map(|child| Branch {
        mv: written(child).unwrap_or_default(),
        tree: node(child, labels, written),
    });
    Tree {
        label: label.clone(),
        player: report.player.and_then(Player::numbered),
        value: Some(value_text(report.value)),
        best: report.chosen,
        cut: false,
        children: branches.collect(),
    }
}

/// A heuristic's number: `3`, `-0.5`, `+∞`.
pub fn value_text(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+∞" } else { "-∞" }.to_owned();
    }
    // Negative zero is zero.
    (value + 0.0).to_string()
}
