//! Pictures that belong to items, as what they show; front ends draw them.

use stratege_catalog::{
    core::{Picture, Text},
    curve::CurveReport,
    race_report::RaceReport,
    report::{ArenaReport, TreeReport},
    throws::ThrowReport,
};

use crate::both::Both;

/// What a picture shows.
pub enum Figure {
    /// The graph of a game, with a column for each player.
    Arena {
        /// What it is.
        title: Text,
        /// The graph.
        report: ArenaReport,
    },
    /// A min-max tree.
    Tree {
        /// What it is.
        title: Text,
        /// The tree.
        report: TreeReport,
    },
    /// A position.
    Board {
        /// What it is.
        title: Text,
        /// What it looks like.
        picture: Picture,
    },
    /// The best choice at all points of a race.
    Map(RaceReport),
    /// How likely the best way of playing makes each choice.
    Mixture(RaceReport),
    /// How strategies fare while a parameter varies.
    Curves(CurveReport),
    /// How likely each score of a throw is.
    Throws(ThrowReport),
    /// Plays won, drawn and lost, in several bars.
    Outcomes(Vec<Outcomes>),
}

/// Shares of plays won, drawn and lost.
pub struct Outcomes {
    /// Whose they are.
    pub label: Both,
    /// The shares.
    pub shares: [f64; 3],
}
