//! The styles of drawings, with their words in the language of the reader.

use stratege_catalog::draw::{DiagramStyle, TreeStyle};

use crate::Language;

impl Language {
    /// How an arena is drawn: layers, no attractor.
    pub fn diagram_style(self) -> DiagramStyle {
        match self {
            Language::En => DiagramStyle::english(),
            Language::Fr => DiagramStyle::french(),
        }
    }

    /// How a tree is drawn: no title, all values.
    pub fn tree_style(self) -> TreeStyle {
        match self {
            Language::En => TreeStyle::english(),
            Language::Fr => TreeStyle::french(),
        }
    }
}
