//! The graph of a game to be drawn: vertices, arcs, and how to show them.

use stratege_core::{Picture, Player};

use crate::{Arrangement, shape::Shape};

/// An arena, or part of one, ready to be drawn.
///
/// ```
/// use stratege_core::Player;
/// use stratege_draw::{Arc, Diagram, DiagramStyle, Ending, Vertex, diagram_dot, diagram_svg};
///
/// // Two counters left; take one or two; whoever takes the last wins.
/// let vertex = |label: &str, owner, rank| Vertex {
///     label: label.to_string(),
///     owner: Some(owner),
///     rank: Some(rank),
///     ..Vertex::default()
/// };
/// let mut diagram = Diagram {
///     title: "Nim, one heap of 2".to_string(),
///     vertices: vec![
///         vertex("2", Player::FIRST, 1),
///         vertex("1", Player::SECOND, 2),
///         vertex("0", Player::SECOND, 0),
///     ],
///     arcs: vec![Arc::new(0, 1), Arc { chosen: true, ..Arc::new(0, 2) }],
/// };
/// diagram.vertices[0].start = true;
/// diagram.vertices[2].ended = Some(Ending::Won(Player::FIRST));
///
/// let style = DiagramStyle { attractor_of: Some(Player::FIRST), ..DiagramStyle::english() };
/// assert!(diagram_svg(&diagram, &style).starts_with("<svg"));
/// assert!(diagram_dot(&diagram, &style).starts_with("digraph"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// Written above the picture.
    pub title: String,
    /// The vertices; arcs name them by their index.
    pub vertices: Vec<Vertex>,
    /// The arcs. One that names a vertex that is not there is not drawn.
    pub arcs: Vec<Arc>,
}

/// A position with the player who moves in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vertex {
    /// The position. Line breaks are kept; a long line is broken where the rows of a grid end,
    /// at `/`.
    pub label: String,
    /// The position as a board, drawn small instead of its label. Only SVG has boards.
    pub board: Option<Picture>,
    /// Who moves: a circle for player 1, a square for player 2, a hexagon for nobody.
    pub owner: Option<Player>,
    /// Where the play starts.
    pub start: bool,
    /// How the play has ended, if it has.
    pub ended: Option<Ending>,
    /// When the vertex enters the attractor that is shown; `None` if it has not.
    pub rank: Option<u32>,
}

/// How a play ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player has won.
    Won(Player),
    /// Nobody has won.
    Draw,
}

/// A move from one vertex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arc {
    /// Index of the vertex before the move.
    pub from: usize,
    /// Index of the vertex after the move.
    pub to: usize,
    /// Whether the winning strategy plays it: drawn thick.
    pub chosen: bool,
}

/// How a diagram is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramStyle {
    /// Where the vertices go.
    pub arrangement: Arrangement,
    /// Whose attractor the ranks belong to; without it no rank is shown.
    pub attractor_of: Option<Player>,
    /// A sheet to fill in: no ranks, colours, winners or strategy, and an empty box for every
    /// rank.
    pub blank: bool,
    /// The attractor as it is after so many steps: greater ranks are not shown yet. Everything
    /// else stays where it is, so that pictures of all steps fit on each other.
    pub step: Option<u32>,
    /// The words of the legend.
    pub words: DiagramWords,
}

/// The words that appear in a diagram. Pairs are for player 1 and player 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramWords {
    /// Beside the shape of a player's vertices.
    pub moves: [String; 2],
    /// Beside the shape of vertices where nobody moves.
    pub nobody: String,
    /// Beside the double border.
    pub ended: String,
    /// Beside the mark of a winner.
    pub won: [String; 2],
    /// Beside the mark of a draw.
    pub draw: String,
    /// Where the play starts.
    pub start: String,
    /// Beside the hatching.
    pub attractor: [String; 2],
    /// Beside the box of a rank.
    pub rank: String,
    /// Beside a thick arc.
    pub chosen: String,
    /// What vertices are called, after their number.
    pub vertices: String,
    /// What arcs are called, after their number.
    pub arcs: String,
}

impl Diagram {
    /// The arcs between vertices that are there.
    pub(crate) fn drawn_arcs(&self) -> impl Iterator<Item = &Arc> {
        let count = self.vertices.len();
        self.arcs.iter().filter(move |arc| arc.from < count && arc.to < count)
    }

    /// The title with the size of the graph, for screen readers.
    pub(crate) fn description(&self, words: &DiagramWords) -> String {
        let (vertices, arcs) = (self.vertices.len(), self.drawn_arcs().count());
        format!("{}: {vertices} {}, {arcs} {}", self.title, words.vertices, words.arcs)
    }
}

impl Vertex {
    /// A label line longer than this is broken at `/`.
    const LONG_LINE: usize = 7;

    /// The lines of the label.
    pub(crate) fn lines(&self) -> Vec<&str> {
        let mut lines: Vec<&str> = self.label.lines().collect();
        if lines.iter().any(|line| line.chars().count() > Vertex::LONG_LINE) {
            lines = lines.into_iter().flat_map(|line| line.split('/')).collect();
        }
        lines
    }

    pub(crate) fn shape(&self) -> Shape {
        Shape::of(self.owner)
    }
}

impl Ending {
    /// The mark of the ending: the number of the winner, or `=`.
    pub(crate) fn mark(self) -> String {
        match self {
            Ending::Won(player) => player.to_string(),
            Ending::Draw => "=".to_string(),
        }
    }
}

impl Arc {
    /// An arc that the strategy does not play.
    pub const fn new(from: usize, to: usize) -> Arc {
        Arc { from, to, chosen: false }
    }
}

impl DiagramStyle {
    /// Layers, no attractor, English words.
    pub fn english() -> DiagramStyle {
        DiagramStyle::with_words(DiagramWords::english())
    }

    /// Layers, no attractor, French words.
    pub fn french() -> DiagramStyle {
        DiagramStyle::with_words(DiagramWords::french())
    }

    /// Layers, no attractor, these words.
    pub fn with_words(words: DiagramWords) -> DiagramStyle {
        DiagramStyle {
            arrangement: Arrangement::Layers,
            attractor_of: None,
            blank: false,
            step: None,
            words,
        }
    }

    /// The rank to be written at `vertex`.
    pub(crate) fn shown_rank(&self, vertex: &Vertex) -> Option<u32> {
        if self.blank || !self.has_entered(vertex) {
            return None;
        }
        self.attractor_of.and(vertex.rank)
    }

    /// The ending to be told at `vertex`.
    pub(crate) fn shown_ending(&self, vertex: &Vertex) -> Option<Ending> {
        if self.blank { None } else { vertex.ended }
    }

    /// Whether `vertex` is not one that enters the attractor after the step that is shown.
    fn has_entered(&self, vertex: &Vertex) -> bool {
        self.step.is_none_or(|step| vertex.rank.is_some_and(|rank| rank <= step))
    }

    /// Whether `arc` is to be drawn thick.
    pub(crate) fn thick(&self, diagram: &Diagram, arc: &Arc) -> bool {
        let from = diagram.vertices.get(arc.from);
        arc.chosen && !self.blank && from.is_none_or(|vertex| self.has_entered(vertex))
    }

    /// The player whose colour `vertex` has.
    pub(crate) fn coloured(&self, vertex: &Vertex) -> Option<Player> {
        if self.blank { None } else { vertex.owner }
    }

    /// What is said of `vertex` in words.
    pub(crate) fn describe(&self, vertex: &Vertex) -> String {
        let words = &self.words;
        let mut parts = vec![vertex.label.replace('\n', "/")];
        parts.extend(vertex.owner.map(|player| words.moves[player.index()].clone()));
        if vertex.start {
            parts.push(words.start.clone());
        }
        parts.extend(self.shown_ending(vertex).map(|ending| match ending {
            Ending::Won(player) => words.won[player.index()].clone(),
            Ending::Draw => words.draw.clone(),
        }));
        parts.extend(self.shown_rank(vertex).map(|rank| format!("{} {rank}", words.rank)));
        parts.join(", ")
    }
}

impl DiagramWords {
    /// English words.
    pub fn english() -> DiagramWords {
        let pair = |words: &str| [format!("{words} 1"), format!("{words} 2")];
        DiagramWords {
            moves: ["player 1 to move".to_string(), "player 2 to move".to_string()],
            nobody: "nobody to move".to_string(),
            ended: "game over".to_string(),
            won: pair("won by player"),
            draw: "draw".to_string(),
            start: "start".to_string(),
            attractor: pair("attractor of player"),
            rank: "rank".to_string(),
            chosen: "winning strategy".to_string(),
            vertices: "vertices".to_string(),
            arcs: "arcs".to_string(),
        }
    }

    /// French words.
    pub fn french() -> DiagramWords {
        let pair = |words: &str| [format!("{words}1"), format!("{words}2")];
        DiagramWords {
            moves: ["J1 joue".to_string(), "J2 joue".to_string()],
            nobody: "personne ne joue".to_string(),
            ended: "partie terminée".to_string(),
            won: pair("gagné par J"),
            draw: "match nul".to_string(),
            start: "départ".to_string(),
            attractor: pair("attracteur de J"),
            rank: "rang".to_string(),
            chosen: "stratégie gagnante".to_string(),
            vertices: "sommets".to_string(),
            arcs: "arcs".to_string(),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    #[test]
    fn long_labels_of_grids_are_broken_at_the_rows() {
        let lines = |label: &str| {
            Vertex { label: label.to_string(), ..Vertex::default() }.lines().join("|")
        };
        assert_eq!(lines("XO./.../..."), "XO.|...|...");
        assert_eq!(lines("3,2"), "3,2");
        assert_eq!(lines("1/2"), "1/2");
        assert_eq!(lines("a\nb"), "a|b");
    }

    #[test]
    fn blank_sheets_hide_what_is_asked() {
        let style = DiagramStyle {
            attractor_of: Some(Player::FIRST),
            blank: true,
            ..DiagramStyle::english()
        };
        let vertex = Vertex {
            label: "1".to_string(),
            owner: Some(Player::FIRST),
            ended: Some(Ending::Won(Player::SECOND)),
            rank: Some(5),
            ..Vertex::default()
        };
        assert_eq!(style.describe(&vertex), "1, player 1 to move");
        assert!(!style.thick(&Diagram::default(), &Arc { chosen: true, ..Arc::new(0, 1) }));
    }

    /// The arena of chomp, as it would come from the catalogue; ranks of player 1's attractor.
    pub(crate) fn chomp(rows: usize, columns: usize) -> Diagram {
        let mut found = vec![(vec![columns; rows], Player::FIRST)];
        let mut arcs = Vec::new();
        let mut next = 0;
        while next < found.len() {
            let (bar, player) = found[next].clone();
            for (row, column) in
                (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)))
            {
                if (row, column) == (0, 0) || bar[row] <= column {
                    continue;
                }
                let mut eaten = bar.clone();
                eaten[row..].iter_mut().for_each(|length| *length = (*length).min(column));
                let vertex = (eaten, player.other());
                let to = found.iter().position(|other| *other == vertex).unwrap_or_else(|| {
                    found.push(vertex);
                    found.len() - 1
                });
                arcs.push(Arc::new(next, to));
            }
            next += 1;
        }
        let mut vertices: Vec<Vertex> = found
            .iter()
            .map(|(bar, player)| {
                let rows: Vec<String> =
                    bar.iter().filter(|&&length| length > 0).map(ToString::to_string).collect();
                Vertex { label: rows.join(","), owner: Some(*player), ..Vertex::default() }
            })
            .collect();
        vertices[0].start = true;
        for (index, vertex) in vertices.iter_mut().enumerate() {
            if arcs.iter().all(|arc| arc.from != index) {
                let winner = found[index].1.other();
                vertex.ended = Some(Ending::Won(winner));
                vertex.rank = winner.is_first().then_some(0);
            }
        }
        rank(&mut vertices, &mut arcs);
        Diagram { title: format!("Chomp {rows}×{columns}"), vertices, arcs }
    }

    /// Grows player 1's attractor layer by layer, and chooses the arcs that it needs.
    fn rank(vertices: &mut [Vertex], arcs: &mut [Arc]) {
        for layer in 1.. {
            let inside: Vec<bool> = vertices.iter().map(|vertex| vertex.rank.is_some()).collect();
            let mut entered = false;
            for index in 0..vertices.len() {
                if inside[index] {
                    continue;
                }
                let mut next = arcs.iter_mut().filter(|arc| arc.from == index).peekable();
                if next.peek().is_none() {
                    continue;
                }
                let enters = if vertices[index].owner == Some(Player::FIRST) {
                    next.find(|arc| inside[arc.to]).is_some_and(|arc| {
                        arc.chosen = true;
                        true
                    })
                } else {
                    next.all(|arc| inside[arc.to])
                };
                if enters {
                    vertices[index].rank = Some(layer);
                    entered = true;
                }
            }
            if !entered {
                return;
            }
        }
    }

    #[test]
    fn chomp_two_by_three_has_16_vertices_and_33_arcs() {
        let diagram = chomp(2, 3);
        assert_eq!((diagram.vertices.len(), diagram.arcs.len()), (16, 33));
    }
}
