//! A play in progress: moves are played and taken back where they are, without playing all again.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::{
    prelude::*,
    types::{PyList, PyString},
};
use self_cell::self_cell;
use stratege_catalog::{
    AnyGame, Play,
    core::{Form, Mark, Player},
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

/// What lies at one place.
type Cell = (i16, i16, u8, u32, u32, u32);

/// How many a piece stands for.
fn amount(form: Form) -> u32 {
    match form {
        Form::Stack { height, neutral } => u32::from(height) + 100 * u32::from(neutral),
        Form::Pips(pips) => 1 + u32::from(pips),
        Form::Die { pips, spoils } => u32::from(pips) + 100 * u32::from(spoils),
        _ => 1,
    }
}

/// A number for what is printed on a place.
fn printed(mark: Mark) -> u32 {
    match mark {
        Mark::Rings(rings) => rings.into(),
        Mark::Token { colour, symbol, wanted } => {
            10 + 6 * u32::from(colour) + u32::from(symbol) + 100 * u32::from(wanted)
        }
        Mark::Barrier => 9,
    }
}

/// A play in progress.
#[pyclass(module = "stratege._engine")]
pub(crate) struct Line {
    /// Nobody waits for it: whoever has the object has it alone.
    held: Mutex<Held>,
    /// The functions of the game, if it is written in Python.
    own: Option<Arc<Rules>>,
    /// The legal moves of every position so far, from the first to the present one, as far as they
    /// were asked for: most programs play them as they were told them.
    listed: Vec<Option<Vec<Py<PyString>>>>,
}

impl Line {
    /// A play that begins at a position; `seed` decides what chance does, which is waited for without.
    pub(crate) fn begin(
        game: &Arc<dyn AnyGame>,
        own: Option<&Arc<Rules>>,
        start: Option<&str>,
        seed: Option<u64>,
    ) -> PyResult<Line> {
        let held = Held::try_new(Arc::clone(game), |game| match seed {
            Some(seed) => game.play(start, seed),
            None => game.play_with_chance(start),
        });
        let held = Mutex::new(held.map_err(Raise::raise)?);
        let mut line = Line { held, own: own.map(Arc::clone), listed: vec![None] };
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
    /// Plays a move; nothing is played if that fails.
    fn push(&mut self, notation: &Bound<'_, PyString>) -> PyResult<()> {
        let moves = self.listed.last().and_then(Option::as_ref);
        let place = moves.and_then(|moves| moves.iter().position(|mv| mv.is(notation)));
        let written = notation.to_str()?;
        match place {
            // Functions of users may fail at the new position: that is looked for below.
            Some(place) if self.own.is_none() => {
                self.ask(|play| play.play_listed(place, written))?;
            }
            _ => self.push_written(written)?,
        }
        self.listed.push(None);
        Ok(())
    }

    /// Takes the last move back, and gives it.
    fn pop<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyString>>> {
        let last = self.ask(|play| {
            let last = play.history().last().map(|last| PyString::new(py, last));
            play.undo();
            last
        })?;
        if last.is_some() {
            self.listed.pop();
        }
        Ok(last)
    }

    fn position(&mut self) -> PyResult<String> {
        self.ask(|play| play.position())
    }

    fn turn(&mut self) -> PyResult<Option<u8>> {
        self.ask(|play| play.turn())
    }

    fn moves<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        if let Some(Some(known)) = self.listed.last() {
            return PyList::new(py, known);
        }
        let moves = self.ask(|play| play.moves())?;
        let moves: Vec<_> = moves.iter().map(|mv| PyString::new(py, mv).unbind()).collect();
        let listed = PyList::new(py, &moves);
        if let Some(last) = self.listed.last_mut() {
            *last = Some(moves);
        }
        listed
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

    /// All that a player knows: moves, of the player alone where something is hidden, and what is
    /// seen now.
    fn knowledge(&mut self, player: u8) -> PyResult<Vec<String>> {
        self.ask(|play| play.knowledge(player))
    }

    /// What chance may do here with how often, in a play without a seed.
    fn outcomes(&mut self) -> PyResult<Vec<(String, u32)>> {
        self.ask(|play| play.outcomes())
    }

    /// Lets chance do what is at a place among the outcomes; false if there is no such place.
    fn befall(&mut self, place: usize) -> PyResult<bool> {
        let done = self.ask(|play| play.befall(place))?;
        if let Some(last) = self.listed.last_mut() {
            *last = None;
        }
        Ok(done)
    }

    /// What lies where, as a player sees it if one is named: x, y, then whose it is, the character
    /// for it, how many, and what is printed below it; 0 where there is nothing.
    #[pyo3(signature = (player=None))]
    fn cells(&mut self, player: Option<u8>) -> PyResult<Vec<Cell>> {
        self.ask(|play| {
            let picture = match player {
                Some(player) => play.picture_for(player),
                None => play.picture(),
            };
            let places = picture.places.iter().map(|place| {
                let piece = place.piece.as_ref();
                let owner = piece.and_then(|piece| piece.owner).map_or(0, Player::number);
                let glyph = piece.map_or(0, |piece| piece.glyph.into());
                let mark = place.mark.map_or(0, printed);
                (place.x, place.y, owner, glyph, piece.map_or(0, |piece| amount(piece.form)), mark)
            });
            // Scores, hands and reserves are written beside the board.
            let labels = picture.labels.iter().filter_map(|label| {
                let owner = label.owner?.number();
                Some((label.x, label.y, owner, 0, label.text.trim().parse().ok()?, 0))
            });
            places.chain(labels).collect()
        })
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

impl Line {
    /// Plays the move that is written so; nothing is played if that fails.
    fn push_written(&mut self, notation: &str) -> PyResult<()> {
        let mut before = 0;
        let played = self.ask(|play| {
            before = play.history().len();
            // The turn is asked for so that functions which fail at the new position say so now.
            play.play(notation).inspect(|_| _ = play.turn())
        });
        let trouble = match played {
            Ok(played) => return played.map(|_| ()).map_err(Raise::raise),
            Err(trouble) => trouble,
        };
        // The move may have been played to a position that is none.
        self.ask(|play| play.history().len() > before && play.undo())?;
        Err(trouble)
    }
}
