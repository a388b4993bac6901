//! Strategies and heuristics written in Python.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::{
    exceptions::PyKeyboardInterrupt,
    prelude::*,
    types::{PyDict, PyList, PyTuple},
};
use stratege_catalog::{
    ExternalStrategy, Scene,
    core::{Plain, Player, Stopped},
    tournament::{
        agent::{Fault, FaultKind},
        strategy::Nature,
    },
};

use crate::{
    errors::{RulesError, raised, said},
    own::{Function, Kind, Rules, judgement},
    plain,
    running::Callers,
};

/// A function of a user that is told positions.
pub(crate) struct Teller {
    function: Function,
    /// The game, if that is written in Python too.
    pub(crate) own: Option<Arc<Rules>>,
    pub(crate) callers: Callers,
    trouble: Mutex<Option<PyErr>>,
}

impl Teller {
    pub(crate) fn new(function: Function, own: Option<Arc<Rules>>) -> Teller {
        Teller { function, own, callers: Callers::default(), trouble: Mutex::new(None) }
    }

    /// What went wrong first.
    pub(crate) fn trouble(&self) -> Option<PyErr> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn keep(&self, error: PyErr) {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    fn is_halted(&self) -> bool {
        self.callers.is_interrupted()
            || self.trouble.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// The position as the user has it, and its number if the game is written in Python.
    fn told<'py>(
        &self,
        py: Python<'py>,
        scene: &Scene,
    ) -> PyResult<(Bound<'py, PyAny>, Option<u32>)> {
        if let Some(rules) = self.own.as_ref().filter(|rules| rules.has_views()) {
            let player = scene.turn.and_then(Player::numbered);
            let seen =
                player.and_then(|player| Some((player, rules.read_view(player, &scene.position)?)));
            if let Some((player, view)) = seen {
                let object = rules.view_object(py, player, view)?;
                return Ok((object, rules.first_seen(player, view)));
            }
        }
        let own = self.own.as_ref().and_then(|rules| Some((rules, numbered(rules, scene)?)));
        match own {
            Some((rules, number)) => Ok((rules.state(py, number)?, Some(number))),
            None => Ok((plain::board(py, &scene.board)?, None)),
        }
    }

    fn player<'py>(&self, py: Python<'py>, scene: &Scene) -> PyResult<Bound<'py, PyAny>> {
        match (&self.own, scene.turn.and_then(Player::numbered)) {
            (Some(rules), Some(player)) => Ok(rules.player(py, player).into_bound(py)),
            _ => match &scene.player {
                Some(player) => plain::board(py, player),
                None => Ok(py.None().into_bound(py)),
            },
        }
    }

    fn ask<'py>(
        &self,
        py: Python<'py>,
        scene: &Scene,
    ) -> PyResult<(Bound<'py, PyAny>, Option<u32>)> {
        self.callers.enter(py)?;
        let (board, number) = self.told(py, scene)?;
        let call = self.function.call.bind(py);
        let answer = if self.function.with_player {
            call.call1((board, self.player(py, scene)?))
        } else {
            call.call1((board,))
        };
        answer.map(|answer| (answer, number)).map_err(|error| blamed(py, call, scene, error))
    }

    /// What a heuristic says of a position; 0 after something went wrong.
    pub(crate) fn judge(&self, scene: &Scene) -> f64 {
        if self.is_halted() {
            return 0.0;
        }
        let told = Python::attach(|py| -> PyResult<f64> {
            let (answer, _) = self.ask(py, scene)?;
            let wrong = || self.not_a_judgement(&answer, scene);
            judgement(&answer).ok_or_else(wrong)
        });
        told.unwrap_or_else(|error| {
            self.keep(error);
            0.0
        })
    }
}

impl Teller {
    /// What is said of a heuristic whose answer is not a number.
    fn not_a_judgement(&self, answer: &Bound<'_, PyAny>, scene: &Scene) -> PyErr {
        let name = name_of(self.function.call.bind(answer.py()));
        let name = if name == "<lambda>" { "heuristic" } else { name.as_str() };
        let answer = answer.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string());
        let position = &scene.position;
        RulesError::new_err(said(
            || format!("`{name}` gave {answer} at the position {position}; it should be a number"),
            || {
                format!(
                    "`{name}` a donné {answer} à la position {position}\u{202f}; il faudrait un \
                     nombre"
                )
            },
        ))
    }
}

/// The number of a position of a game written in Python.
fn numbered(rules: &Rules, scene: &Scene) -> Option<u32> {
    let text = scene.position.as_str();
    let board = match rules.kind {
        Kind::Impartial => text.rsplit_once(' ').map_or(text, |(board, _)| board),
        Kind::Alternating | Kind::Told | Kind::Alone => text,
    };
    rules.read(board)
}

/// An exception of the user's function, with the position at which it was raised.
fn blamed(py: Python<'_>, call: &Bound<'_, PyAny>, scene: &Scene, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyKeyboardInterrupt>(py) {
        return error;
    }
    let blamed = RulesError::new_err(raised(py, &name_of(call), &error, &scene.position));
    blamed.set_cause(py, Some(error));
    blamed
}

/// What a function is called.
fn name_of(call: &Bound<'_, PyAny>) -> String {
    call.getattr("__name__").map_or_else(|_| "it".to_owned(), |name| name.to_string())
}

/// Places among the legal moves, with how likely each is relative to the others.
type Weighed = Vec<(usize, u64)>;

/// Parts in which probabilities are told as whole numbers.
const PARTS: f64 = (1_u64 << 31) as f64;

/// A strategy written in Python.
pub(crate) struct Strategist {
    /// What it is called.
    pub(crate) name: String,
    /// Its function.
    pub(crate) teller: Teller,
    /// What can be relied on.
    pub(crate) nature: Nature,
    /// What a failure does.
    pub(crate) on_error: OnError,
}

/// What a failure of a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnError {
    /// It ends everything.
    Raise,
    /// It loses the play.
    Lose,
}

impl Strategist {
    /// The places of the answers among the legal moves, with their weights: of one move, or of all
    /// in a dictionary of probabilities.
    fn places(&self, py: Python<'_>, scene: &Scene) -> PyResult<Result<Weighed, Fault>> {
        let (answer, number) = self.teller.ask(py, scene)?;
        let Ok(mixture) = answer.cast::<PyDict>() else {
            let place = self.place(scene, &answer, number)?;
            return Ok(place.map(|place| vec![(place, 1)]));
        };
        let mut places = Vec::new();
        let mut total = 0.0;
        for (mv, probability) in mixture.iter() {
            let place = match self.place(scene, &mv, number)? {
                Ok(places) => places,
                Err(fault) => return Ok(Err(fault)),
            };
            let Ok(chance) = probability.extract::<f64>() else {
                return Err(self.not_probabilities(&answer, scene));
            };
            if !(chance.is_finite() && chance >= 0.0) {
                return Err(self.not_probabilities(&answer, scene));
            }
            total += chance;
            places.push((place, chance));
        }
        if (total - 1.0).abs() > 1e-6 {
            return Err(self.not_probabilities(&answer, scene));
        }
        let parts =
            places.into_iter().map(|(place, chance)| (place, (chance * PARTS).round() as u64));
        Ok(Ok(parts.filter(|&(_, parts)| parts > 0).collect()))
    }

    /// What is said of probabilities that are none.
    fn not_probabilities(&self, answer: &Bound<'_, PyAny>, scene: &Scene) -> PyErr {
        let answer = answer.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string());
        let (name, position) = (&self.name, &scene.position);
        RulesError::new_err(said(
            || {
                format!(
                    "strategy {name} gave {answer} at the position {position}; probabilities are \
                     not negative, and their sum is 1"
                )
            },
            || {
                format!(
                    "la stratégie {name} a donné {answer} à la position {position}\u{202f}; des \
                     probabilités sont positives, et leur somme vaut 1"
                )
            },
        ))
    }

    /// The place of a move that was given among the legal moves.
    fn place(
        &self,
        scene: &Scene,
        answer: &Bound<'_, PyAny>,
        number: Option<u32>,
    ) -> PyResult<Result<usize, Fault>> {
        let found = match (&self.teller.own, number) {
            (Some(rules), Some(number)) => rules.place(number, answer).unwrap_or(None),
            _ => None,
        };
        let found = match found {
            Some(place) => Some(place),
            None => among(answer, scene)?,
        };
        let Some(place) = found else {
            let answer = answer.repr()?.to_string();
            if self.on_error == OnError::Raise {
                let legal: Vec<&str> = scene.moves.iter().map(|(text, _)| text.as_str()).collect();
                let (name, position, legal) = (&self.name, &scene.position, legal.join(", "));
                return Err(RulesError::new_err(said(
                    || {
                        format!(
                            "strategy {name} gave {answer} at the position {position}, which is \
                             not a legal move; legal: {legal}"
                        )
                    },
                    || {
                        format!(
                            "la stratégie {name} a donné {answer} à la position {position}, et ce \
                             n'est pas un coup permis\u{202f}; coups permis\u{202f}: {legal}"
                        )
                    },
                )));
            }
            return Ok(Err(Fault { answer, ..Fault::silent(FaultKind::Illegal) }));
        };
        Ok(Ok(place))
    }
}

impl ExternalStrategy for Strategist {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn nature(&self) -> Nature {
        self.nature
    }

    fn choose(&self, scene: &Scene, seed: u32) -> Result<usize, Fault> {
        let places = self.asked(scene)?;
        if let [(place, _)] = places.as_slice() {
            return Ok(*place);
        }
        let total: u64 = places.iter().map(|&(_, parts)| parts).sum();
        let mut rest = (u64::from(seed) * total) >> 31;
        for (place, parts) in places {
            if rest < parts {
                return Ok(place);
            }
            rest -= parts;
        }
        Err(Fault::silent(FaultKind::Rubbish))
    }

    fn chances(&self, scene: &Scene) -> Result<Option<Weighed>, Fault> {
        if self.nature.memoryless { self.asked(scene).map(Some) } else { Ok(None) }
    }
}

impl Strategist {
    /// Asks the function; what it raises is kept, or loses the play.
    fn asked(&self, scene: &Scene) -> Result<Weighed, Fault> {
        if self.teller.is_halted() {
            return Err(Stopped::Asked.into());
        }
        let told = Python::attach(|py| {
            self.places(py, scene).map_err(|error| {
                let interrupted = error.is_instance_of::<PyKeyboardInterrupt>(py);
                let last_words = error.to_string();
                (self.on_error == OnError::Raise || interrupted, last_words, error)
            })
        });
        match told {
            Ok(place) => place,
            Err((true, _, error)) => {
                self.teller.keep(error);
                Err(Stopped::Asked.into())
            }
            Err((false, last_words, _)) => {
                Err(Fault { last_words, ..Fault::silent(FaultKind::Crashed) })
            }
        }
    }
}

/// The legal move that an answer names: by its notation, or as numbers, words and tuples.
pub(crate) fn among(answer: &Bound<'_, PyAny>, scene: &Scene) -> PyResult<Option<usize>> {
    if let Ok(text) = answer.extract::<String>() {
        let text = text.trim().to_lowercase();
        let named = scene.moves.iter().position(|(notation, _)| notation.to_lowercase() == text);
        if named.is_some() {
            return Ok(named);
        }
    }
    let answer = tupled(answer)?;
    for (place, (_, plain)) in scene.moves.iter().enumerate() {
        // A word was compared already, and case does not matter there.
        let is_word = matches!(plain, Plain::Word(_)) && !answer.is_instance_of::<PyTuple>();
        if !is_word && plain::mv(answer.py(), plain)?.eq(&answer)? {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// Lists as tuples, so that both name a move.
fn tupled<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let items: Vec<Bound<'py, PyAny>> = if let Ok(list) = object.cast::<PyList>() {
        list.iter().collect()
    } else if let Ok(tuple) = object.cast::<PyTuple>() {
        tuple.iter().collect()
    } else if object.hasattr("tolist")? {
        // Arrays and numbers of numpy.
        let plain = object.call_method0("tolist")?;
        return if plain.hasattr("tolist")? { Ok(plain) } else { tupled(&plain) };
    } else {
        return Ok(object.clone());
    };
    let items = items.iter().map(tupled).collect::<PyResult<Vec<_>>>()?;
    Ok(PyTuple::new(object.py(), items)?.into_any())
}
