//! Pictures of games: boards, arenas and min-max trees, from plain data to text.
//!
//! Every function takes data and returns a `String`: SVG for a page or a slide, text for a
//! terminal, and GraphViz, TikZ or Mermaid source. Pictures are readable without colour: shapes,
//! hatching and letters say the same as blue and orange.

mod badge;
mod board;
mod board_plan;
mod board_svg;
pub mod chart;
mod diagram;
mod diagram_svg;
mod dot;
mod figure;
mod ground;
mod layout;
mod legend;
mod marks;
mod mermaid;
mod pieces;
mod plan;
mod shape;
mod small_board;
mod svg;
mod symbols;
mod tex;
mod tikz;
mod tone;
mod tree;
mod tree_layout;
mod tree_svg;
mod tree_text;
mod tree_tikz;

pub use badge::Badge;
pub use board::board_text;
pub use board_plan::{BoardPlan, Layer, PlacePlan, Spot, board_plan};
pub use board_svg::{badged_board_svg, board_svg};
pub use diagram::{Arc, Diagram, DiagramStyle, DiagramWords, Ending, Vertex};
pub use diagram_svg::{diagram_animation, diagram_svg};
pub use dot::diagram_dot;
pub use figure::diagram_nodes;
pub use ground::token_name;
pub use layout::Arrangement;
pub use mermaid::diagram_mermaid;
pub use plan::{DiagramPlan, Room, diagram_plan};
pub use symbols::{Symbol, symbol_sheet};
pub use tikz::diagram_tikz;
pub use tree::{Branch, Holes, Tree, TreeStyle, TreeWords};
pub use tree_svg::tree_svg;
pub use tree_text::tree_text;
pub use tree_tikz::tree_tikz;
