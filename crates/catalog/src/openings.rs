//! Openings: what all positions after some moves are worth.

use std::ops::Range;

use stratege_core::{Insightful, Limits, Openings, OpeningsFile};
use stratege_solvers::insight::{self, BackedUp, Options, Solver, UseOfOpenings, back_up};

use crate::JobError;

/// Which positions, in the order of the file.
#[derive(Clone, Debug)]
pub enum OpeningsRequest {
    /// How many there are after so many moves.
    Count {
        /// So many moves.
        plies: u32,
    },
    /// What some of them are worth, by a search that uses no openings.
    Worths {
        /// After so many moves.
        plies: u32,
        /// Which of them.
        range: Range<usize>,
    },
    /// The file that the game comes with.
    Own,
    /// What a whole file says about the start.
    BackUp {
        /// The file.
        file: OpeningsFile,
    },
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum OpeningsPart {
    /// How many positions there are.
    Count(usize),
    /// What they are worth.
    Worths(Vec<i8>),
    /// The file that the game comes with; nothing if it has none.
    Own(Option<OpeningsFile>),
    /// What the file says about the start; nothing if it is not whole or not of this game.
    BackedUp(Option<BackedUp<String>>),
}

/// Answers about a game that knows something.
pub(crate) fn openings<G: Insightful>(
    game: &G,
    request: &OpeningsRequest,
    limits: Limits<'_>,
) -> Result<OpeningsPart, JobError> {
    let list = |plies| insight::openings(game, plies).unwrap_or_default();
    match request {
        OpeningsRequest::Count { plies } => Ok(OpeningsPart::Count(list(*plies).len())),
        OpeningsRequest::Worths { plies, range } => {
            let list = list(*plies);
            let asked = list.get(range.clone()).unwrap_or_default();
            let states: Vec<G::State> = asked.iter().map(|(_, state)| state.clone()).collect();
            worths(game, &states, limits).map(OpeningsPart::Worths)
        }
        OpeningsRequest::Own => Ok(OpeningsPart::Own(game.openings_file())),
        OpeningsRequest::BackUp { file } => {
            let keys = list(file.plies).into_iter().map(|(key, _)| key).collect();
            let known = Openings::new(keys, file.clone());
            let told = known.and_then(|openings| back_up(game, file.plies, &openings));
            Ok(OpeningsPart::BackedUp(told.map(written)))
        }
    }
}

fn worths<G: Insightful>(
    game: &G,
    states: &[G::State],
    limits: Limits<'_>,
) -> Result<Vec<i8>, JobError> {
    let options = Options { openings: UseOfOpenings::Ignored, ..Options::default() };
    let mut solver = Solver::new(game, options);
    let (worths, stopped) = solver.worths(states, limits).unwrap_or_default();
    match stopped {
        Some(cause) => Err(JobError::Stopped { cause, nodes: solver.nodes() }),
        None => Ok(worths.iter().map(|worth| worth.low as i8).collect()),
    }
}

fn written<M: ToString>(told: BackedUp<M>) -> BackedUp<String> {
    let BackedUp { worth, moves, won, drawn, lost, over } = told;
    let moves = moves.into_iter().map(|(mv, worth)| (mv.to_string(), worth)).collect();
    BackedUp { worth, moves, won, drawn, lost, over }
}
