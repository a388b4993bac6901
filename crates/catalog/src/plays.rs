//! All plays of a small game, written out.

use serde::Serialize;
use stratege_core::{Limits, Meter};

use crate::{AnyGame, JobError, Play};

/// One play from its first move to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WholePlay {
    /// Its moves.
    pub moves: Vec<String>,
    /// What player 1 gets.
    pub payoff: i32,
}

/// All plays from a position, in the order of the game's moves; `None` if there are more than
/// `most`.
///
/// Of a game with chance, the plays of one deal.
pub fn all_plays(
    game: &dyn AnyGame,
    position: Option<&str>,
    most: usize,
    limits: Limits<'_>,
) -> Result<Option<Vec<WholePlay>>, JobError> {
    let mut play = game.play(position, 0)?;
    let mut meter = Meter::new(limits, None);
    let mut plays = Vec::new();
    let within = follow(play.as_mut(), most, &mut plays, &mut meter)?;
    Ok(within.then_some(plays))
}

/// Follows every move from here on; false as soon as there are too many plays.
fn follow(
    play: &mut dyn Play,
    most: usize,
    plays: &mut Vec<WholePlay>,
    meter: &mut Meter<'_>,
) -> Result<bool, JobError> {
    let stopped = |cause, nodes| JobError::Stopped { cause, nodes };
    meter.tick().map_err(|cause| stopped(cause, meter.nodes()))?;
    // A play that is longer than the list may be has too many others beside it.
    if plays.len() >= most || play.history().len() >= most {
        return Ok(false);
    }
    let moves = play.moves();
    if moves.is_empty() {
        let payoff = play.payoff().unwrap_or_default();
        plays.push(WholePlay { moves: play.history().to_vec(), payoff });
        return Ok(true);
    }
    for notation in moves {
        play.play(&notation)?;
        let within = follow(play, most, plays, meter)?;
        play.undo();
        if !within {
            return Ok(false);
        }
    }
    Ok(true)
}
