//! Arenas and how they are drawn.

use std::{mem, sync::Arc};

use pyo3::prelude::*;
use stratege_catalog::{
    self as catalog, AnyGame, JobError,
    core::Player,
    document,
    draw::{
        Arrangement, Diagram, DiagramStyle, DiagramWords, diagram_dot, diagram_mermaid,
        diagram_svg, diagram_tikz,
    },
    pictures::{cut, diagram},
    report::ArenaReport,
};

use crate::{
    errors::{GameError, Raise, said},
    game::to_json,
    running::{Budget, Threads, run},
};

/// An arena, with the attractor of a player if one was asked for.
#[pyclass(frozen, module = "stratege._engine")]
pub(crate) struct Arena {
    pub(crate) report: ArenaReport,
    /// The game that it is about, if it is a game.
    pub(crate) game: Option<Arc<dyn AnyGame>>,
    pub(crate) title: String,
}

#[pymethods]
impl Arena {
    /// The arena with the game it is about, as JSON.
    fn json(&self) -> String {
        match &self.game {
            Some(game) => to_json(&document(game.as_ref(), &self.report)),
            None => to_json(&self.report),
        }
    }

    /// What the vertices stand for.
    fn positions(&self) -> Vec<&str> {
        self.report.vertices.iter().map(|vertex| vertex.position.as_str()).collect()
    }

    /// Who moves at each vertex, 1 or 2.
    fn owners(&self) -> Vec<Option<u8>> {
        self.report.vertices.iter().map(|vertex| vertex.player).collect()
    }

    /// How the play has ended at each vertex: `1`, `2` or `draw`.
    fn finals(&self) -> Vec<Option<&str>> {
        self.report.vertices.iter().map(|vertex| vertex.ended).collect()
    }

    /// The step at which each vertex enters the attractor.
    fn ranks(&self) -> Vec<Option<u32>> {
        self.report.vertices.iter().map(|vertex| vertex.rank).collect()
    }

    /// The moves, as pairs of numbers of vertices.
    fn arcs(&self) -> Vec<(u32, u32)> {
        self.report.arcs.iter().map(|&[from, to]| (from, to)).collect()
    }

    /// The vertex in which plays begin.
    fn start(&self) -> Option<u32> {
        self.report.start
    }

    /// Whose attractor it has, 1 or 2.
    fn attractor(&self) -> Option<u8> {
        self.report.attractor
    }

    /// The vertices of the attractor by rank.
    fn layers(&self) -> Vec<Vec<u32>> {
        self.report.layers.clone()
    }

    /// Where the player of the attractor moves, and where to.
    fn strategy(&self) -> Vec<(u32, u32)> {
        self.report.strategy.iter().map(|&[from, to]| (from, to)).collect()
    }

    /// The arena as SVG, DOT, TikZ or Mermaid, with the first `step` layers of the attractor.
    #[pyo3(signature = (format, language, step=None, blank=false, bipartite=false))]
    fn draw(
        &self,
        format: &str,
        language: &str,
        step: Option<u32>,
        blank: bool,
        bipartite: bool,
    ) -> PyResult<String> {
        let mut report = self.report.clone();
        if let Some(step) = step {
            cut(&mut report, step);
        }
        let words = match language {
            "fr" => DiagramWords::french(),
            _ => DiagramWords::english(),
        };
        let arrangement = if bipartite { Arrangement::Columns } else { Arrangement::Layers };
        let attractor_of = report.attractor.and_then(Player::numbered);
        let style = DiagramStyle { arrangement, attractor_of, blank, step: None, words };
        let drawn: fn(&Diagram, &DiagramStyle) -> String = match format {
            "svg" => diagram_svg,
            "dot" => diagram_dot,
            "tikz" => diagram_tikz,
            "mermaid" => diagram_mermaid,
            _ => {
                let known = "svg, dot, tikz, mermaid";
                return Err(GameError::new_err(said(
                    || format!("`{format}` is not a format; known: {known}"),
                    || format!("`{format}` n'est pas un format\u{202f}; connus\u{202f}: {known}"),
                )));
            }
        };
        Ok(drawn(&diagram(&report, &self.title), &style))
    }
}

/// A graph of the user's, as numbers.
#[pyclass(frozen, module = "stratege._engine")]
pub(crate) struct Graph {
    graph: catalog::Graph,
    title: String,
}

#[pymethods]
impl Graph {
    /// The graph with these vertices: what each is called, who moves there, and where moves lead:
    /// the successors of all vertices in one list, and where those of each end in it.
    #[new]
    fn new(
        names: Vec<String>,
        owners: Vec<u8>,
        successors: Vec<u32>,
        ends: Vec<usize>,
        title: String,
    ) -> PyResult<Graph> {
        let owner = |number: u8| Player::numbered(number).ok_or_else(|| no_player(number));
        let owners = owners.into_iter().map(owner).collect::<PyResult<Vec<Player>>>()?;
        let mut start = 0;
        let list = |&end: &usize| successors[mem::replace(&mut start, end)..end].to_vec();
        let successors: Vec<Vec<u32>> = ends.iter().map(list).collect();
        Ok(Graph { graph: catalog::Graph::new(names, &owners, &successors), title })
    }

    /// The arena, with the attractor of a player towards `targets`.
    #[pyo3(signature = (attractor, targets, start))]
    fn arena(
        &self,
        py: Python<'_>,
        attractor: Option<u8>,
        targets: Option<Vec<u32>>,
        start: Option<u32>,
    ) -> PyResult<Arena> {
        let player = |number: u8| Player::numbered(number).ok_or_else(|| no_player(number));
        let attractor = attractor.map(player).transpose()?;
        let report = run(py, &Budget::default(), &[], Threads::Many, |limits| {
            self.graph.report(attractor, targets, start, limits)
        })?;
        let report = report.map_err(|cause| JobError::Stopped { cause, nodes: 0 }.raise())?;
        Ok(Arena { report, game: None, title: self.title.clone() })
    }
}

fn no_player(number: u8) -> PyErr {
    GameError::new_err(said(
        || format!("there is no player {number}; write 1 or 2"),
        || format!("il n'y a pas de joueur {number}\u{202f}; écrivez 1 ou 2"),
    ))
}
