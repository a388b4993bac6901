//! A play in progress: moves are played and taken back where they are, without playing all again.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use self_cell::self_cell;
use stratege_catalog::{
    AnyGame, Play,
    draw::{board_svg, board_text},
};

use crate::{errors::Raise, own::Rules};

type InProgress<'a> = Box<dyn Play + 'a>;

self_cell!(
    /// A play with the game that it is a play of.
    struct Held {
        owner: Arc<dyn AnyGame>,
        #[covariant]
        dependent: InProgress,
    }
);

/// A play in progress.
#[pyclass(module = "stratege._engine")]
pub(crate) struct Line {
    /// Nobody waits for it: whoever has the object has it alone.
    held: Mutex<Held>,
    /// The functions of the game, if it is written in Python.
    own: Option<Arc<Rules>>,
}

impl Line {
    /// A play that begins at a position; `seed` decides what chance does.
    pub(crate) fn begin(
        game: &Arc<dyn AnyGame>,
        own: Option<&Arc<Rules>>,
        start: Option<&str>,
        seed: u64,
    ) -> PyResult<Line> {
        let held = Held::try_new(Arc::clone(game), |game| game.play(start, seed));
        let mut line =
            Line { held: Mutex::new(held.map_err(Raise::raise)?), own: own.map(Arc::clone) };
        // What is wrong with the functions of the game is said here rather than later.
        line.ask(|play| play.turn())?;
        Ok(line)
    }

    /// Asks the play; what went wrong in the functions of the user comes first.
    fn ask<T>(&mut self, ask: impl FnOnce(&mut dyn Play) -> T) -> PyResult<T> {
        let held = self.held.get_mut().unwrap_or_else(PoisonError::into_inner);
        let answer = held.with_dependent_mut(|_, play| ask(play.as_mut()));
        match self.own.as_ref().and_then(|rules| rules.trouble()) {
            Some(error) => Err(error),
            None => Ok(answer),
        }
    }
}

#[pymethods]
impl Line {
    /// Plays a move and gives its full notation; nothing is played if that fails.
    fn push(&mut self, notation: &str) -> PyResult<String> {
        let mut before = 0;
        let played = self.ask(|play| {
            before = play.history().len();
            // The turn is asked for so that functions which fail at the new position say so now.
            play.play(notation).inspect(|_| _ = play.turn())
        });
        let trouble = match played {
            Ok(played) => return played.map_err(Raise::raise),
            Err(trouble) => trouble,
        };
        // The move may have been played to a position that is none.
        self.ask(|play| play.history().len() > before && play.undo())?;
        Err(trouble)
    }

    /// Takes the last move back, and gives it.
    fn pop(&mut self) -> PyResult<Option<String>> {
        self.ask(|play| {
            let last = play.history().last().cloned();
            play.undo();
            last
        })
    }

    fn position(&mut self) -> PyResult<String> {
        self.ask(|play| play.position())
    }

    fn turn(&mut self) -> PyResult<Option<u8>> {
        self.ask(|play| play.turn())
    }

    fn moves(&mut self) -> PyResult<Vec<String>> {
        self.ask(|play| play.moves())
    }

    fn history(&mut self) -> PyResult<Vec<String>> {
        self.ask(|play| play.history().to_vec())
    }

    fn payoff(&mut self) -> PyResult<Option<i32>> {
        self.ask(|play| play.payoff())
    }

    /// By how much player 1 is ahead, when the play is over.
    fn margin(&mut self) -> PyResult<Option<i32>> {
        self.ask(|play| play.margin())
    }

    /// What it looks like, to a player if one is named: `svg` or `text`.
    #[pyo3(signature = (format, player=None))]
    fn picture(&mut self, format: &str, player: Option<u8>) -> PyResult<String> {
        self.ask(|play| {
            let picture = match player {
                Some(player) => play.picture_for(player),
                None => play.picture(),
            };
            match format {
                "svg" => board_svg(&picture, &play.position()),
                _ => board_text(&picture),
            }
        })
    }
}
