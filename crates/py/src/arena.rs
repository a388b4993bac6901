//! Arenas and how they are drawn.

use pyo3::prelude::*;
use stratege_catalog::{
    ImportOwners,
    core::{Limits, Player},
    draw::{
        Arrangement, Diagram, DiagramStyle, DiagramWords, diagram_dot, diagram_mermaid,
        diagram_svg, diagram_tikz,
    },
    import_arena,
    pictures::{cut, diagram},
    report::ArenaReport,
};

use crate::errors::{GameError, Raise, said};

/// An arena, with the attractor of a player if one was asked for.
#[pyclass(frozen, module = "stratege._engine")]
pub(crate) struct Arena {
    pub(crate) report: ArenaReport,
    /// The arena with the game it is about, as JSON.
    pub(crate) json: String,
    pub(crate) title: String,
}

#[pymethods]
impl Arena {
    /// The arena as JSON.
    fn json(&self) -> &str {
        &self.json
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
        let style = DiagramStyle { arrangement, attractor_of, blank, words };
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

/// The arena that a dictionary describes.
#[pyfunction]
#[pyo3(signature = (text, first, second, targets, attractor, start, title))]
pub(crate) fn from_dictionary(
    text: &str,
    first: Option<Vec<String>>,
    second: Option<Vec<String>>,
    targets: Option<Vec<String>>,
    attractor: Option<u8>,
    start: Option<String>,
    title: String,
) -> PyResult<Arena> {
    let owners = ImportOwners { first, second, targets, attractor, start };
    let report = import_arena(text, &owners, Limits::default()).map_err(Raise::raise)?;
    let json = serde_json::to_string(&report).expect("reports are plain data");
    Ok(Arena { report, json, title })
}
