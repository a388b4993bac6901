//! What is best at all positions of a game that lie on a map.

use serde::Serialize;
use stratege_core::{Perfect, Text, Turn};
use stratege_solvers::expectation::Expectation;
use utoipa::ToSchema;

/// A game of chance whose positions lie on a map.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MapReport {
    /// The move of which is told where it is best.
    #[serde(rename = "move")]
    pub mv: String,
    /// Row by row, then column by column: from which height to which the move is best, in stretches; none where it never is.
    pub best: Vec<Vec<Vec<[u32; 2]>>>,
    /// The mean gain of the player to move at the lowest height of every cell, null where no play leads there.
    pub gain: Vec<Vec<Option<f64>>>,
    /// What the map shows.
    #[serde(skip)]
    pub title: Text,
    /// What rows, columns and heights are.
    #[serde(skip)]
    pub sides: [Text; 3],
    /// Every position.
    #[serde(skip)]
    pub places: Vec<PlaceReport>,
}

/// What is best at one position of a map.
#[derive(Clone, Debug)]
pub struct PlaceReport {
    /// Row, column and height.
    pub at: [u32; 3],
    /// The best moves.
    pub best: Vec<String>,
    /// The mean gain of the player to move.
    pub gain: f64,
}

impl MapReport {
    /// The map of a game that has one, from what its positions are worth.
    pub(crate) fn of<G: Perfect>(game: &G, found: &Expectation<G>) -> Option<MapReport> {
        let chart = G::chart()?;
        let [rows, columns, heights] = (chart.size)(game);
        let mut report = MapReport {
            mv: chart.mv.to_string(),
            best: Vec::new(),
            gain: Vec::new(),
            title: chart.title,
            sides: chart.sides,
            places: Vec::new(),
        };
        for row in 0..rows {
            let (mut best, mut gain) = (Vec::new(), Vec::new());
            for column in 0..columns {
                let from = report.places.len();
                let mut stretches: Vec<[u32; 2]> = Vec::new();
                // Whether the last position that can be reached belongs to a stretch.
                let mut going = false;
                for height in 0..heights {
                    let at = [row, column, height];
                    let Some(state) = (chart.at)(game, at) else { continue };
                    let Some([low, high]) = found.between(&state) else { continue };
                    if !matches!(game.turn(&state), Turn::Player(_)) {
                        continue;
                    }
                    let moves = found.best(game, &state);
                    let told = moves.contains(&chart.mv);
                    match stretches.last_mut().filter(|_| going && told) {
                        Some([_, last]) => *last = height,
                        None => stretches.extend(told.then_some([height; 2])),
                    }
                    going = told;
                    let best = moves.iter().map(ToString::to_string).collect();
                    report.places.push(PlaceReport { at, best, gain: f64::midpoint(low, high) });
                }
                best.push(stretches);
                gain.push(report.places.get(from).map(|place| place.gain));
            }
            report.best.push(best);
            report.gain.push(gain);
        }
        Some(report)
    }
}
