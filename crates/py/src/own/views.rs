//! What the players of a game written in Python see, and whether that keeps its promises.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU32, Ordering},
};

use pyo3::{prelude::*, types::PyDict};
use stratege_catalog::core::{Broken, Limits, Player, Promise, Turn, recall};

use super::{
    asking::blamed,
    frozen::copy,
    numbers::Numbers,
    rules::{Function, Node, Rules, UNKNOWN, free_text, key_of, one_line},
    viewed::{Place, Veiled},
};
use crate::errors::{RulesError, said};

/// Ways to positions up to which views are checked before they are relied on.
const CHECKED: u64 = 200_000;

/// What the players were found to see.
pub(super) struct Views {
    /// Views of each player by their frozen form.
    numbers: [Numbers; 2],
    seen: [boxcar::Vec<Seen>; 2],
    /// Numbers of views by their text, as far as texts were asked for.
    texts: [Py<PyDict>; 2],
    /// Whether they are known to keep their promises.
    checked: AtomicBool,
}

/// What a player sees.
struct Seen {
    object: Py<PyAny>,
    mutable: bool,
    /// The first position at which the player sees this and is to move.
    first: AtomicU32,
    text: OnceLock<String>,
}

impl Views {
    pub(super) fn new(py: Python<'_>) -> Views {
        Views {
            numbers: Default::default(),
            seen: [boxcar::Vec::new(), boxcar::Vec::new()],
            texts: [PyDict::new(py).unbind(), PyDict::new(py).unbind()],
            checked: AtomicBool::new(false),
        }
    }

    fn seen(&self, player: Player, view: u32) -> Option<&Seen> {
        self.seen[player.index()].get(view as usize)
    }
}

impl Rules {
    /// The number of what a player sees at a position; [`UNKNOWN`] after something went wrong.
    pub(super) fn view(&self, number: u32, player: Player) -> u32 {
        if self.is_halted() {
            return UNKNOWN;
        }
        let node = self.node(number);
        let known = &node.sees[player.index()];
        let view = match known.get() {
            Some(&view) => view,
            None => {
                let asked = Python::attach(|py| self.asked_to_view(py, node, player));
                let Some(view) = self.or_halt(asked) else { return UNKNOWN };
                *known.get_or_init(|| view)
            }
        };
        if let Some(seen) = self.views.seen(player, view)
            && seen.first.load(Ordering::Relaxed) == UNKNOWN
            && self.look(number, |known| known.turn) == Turn::Player(player)
        {
            let (is, first) = (Ordering::Relaxed, UNKNOWN);
            let _ = seen.first.compare_exchange(first, number, is, is);
        }
        view
    }

    fn asked_to_view(&self, py: Python<'_>, node: &Node, player: Player) -> PyResult<u32> {
        let Some(Function { call, .. }) = &self.functions.view else { return Ok(UNKNOWN) };
        self.callers.enter(py)?;
        let arguments = (node.handed_out(py)?, self.players[player.index()].bind(py));
        let told = call.bind(py).call1(arguments);
        let told = told.map_err(|error| blamed(py, node, "view", error))?;
        let (key, mutable) = key_of(&told).map_err(|error| blamed(py, node, "view", error))?;
        self.views.numbers[player.index()].number(&key, || {
            let object = if mutable { copy(&told)? } else { told.clone() };
            let (first, text) = (AtomicU32::new(UNKNOWN), OnceLock::new());
            let seen = Seen { object: object.unbind(), mutable, first, text };
            Ok(self.views.seen[player.index()].push(seen) as u32)
        })
    }

    /// The first position at which a player sees this and is to move.
    pub(crate) fn first_seen(&self, player: Player, view: u32) -> Option<u32> {
        let seen = self.views.seen(player, view)?;
        Some(seen.first.load(Ordering::Relaxed)).filter(|&first| first != UNKNOWN)
    }

    /// What a player sees, in one line.
    pub(super) fn view_text(&self, player: Player, view: u32) -> String {
        let Some(seen) = self.views.seen(player, view) else { return String::new() };
        let written = || {
            let told = Python::attach(|py| -> PyResult<String> {
                let object = seen.object.bind(py);
                // A word is its own notation.
                let text = match object.extract::<String>() {
                    Ok(word) => word,
                    Err(_) => object.repr()?.to_string(),
                };
                let texts = self.views.texts[player.index()].bind(py);
                free_text(texts, &one_line(&text), view)
            });
            self.or_halt(told).unwrap_or_default()
        };
        seen.text.get_or_init(written).clone()
    }

    /// What a player sees, as a few lines.
    pub(super) fn view_shown(&self, player: Player, view: u32) -> String {
        let Some(seen) = self.views.seen(player, view) else { return String::new() };
        let told = Python::attach(|py| Ok(seen.object.bind(py).str()?.to_string()));
        self.or_halt(told).unwrap_or_default()
    }

    /// The view of a player that was written so.
    pub(crate) fn read_view(&self, player: Player, text: &str) -> Option<u32> {
        Python::attach(|py| {
            let texts = self.views.texts[player.index()].bind(py);
            texts.get_item(text).ok()??.extract().ok()
        })
    }

    /// What a player sees, as the function gave it.
    pub(crate) fn view_object<'py>(
        &self,
        py: Python<'py>,
        player: Player,
        view: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Some(seen) = self.views.seen(player, view) else {
            return Ok(py.None().into_bound(py));
        };
        let object = seen.object.bind(py);
        if seen.mutable { copy(object) } else { Ok(object.clone()) }
    }

    /// Goes through the plays once, as far as that takes no time, and looks for broken promises.
    pub(crate) fn check_views(game: &Veiled, limits: Limits<'_>) {
        let rules = &game.0;
        if rules.views.checked.load(Ordering::Relaxed) {
            return;
        }
        let bounded = Limits { nodes: Some(CHECKED), memory: None, ..limits };
        match recall(game, bounded) {
            Err(Broken::At { promise, state: Place::Open(number) }) if !rules.is_halted() => {
                let told = Python::attach(|py| rules.broken(py, promise, number));
                rules.halt(told);
            }
            // What was stopped is tried again.
            _ if rules.is_halted() || limits.watch.stop() => {}
            _ => rules.views.checked.store(true, Ordering::Relaxed),
        }
    }

    /// What is said of a promise that is broken at a position.
    fn broken(&self, py: Python<'_>, promise: Promise, number: u32) -> PyErr {
        let here = self.node(number).described(py);
        let named = |player: Player| {
            let name = self.players[player.index()].bind(py).repr();
            name.map_or_else(|_| player.to_string(), |name| name.to_string())
        };
        RulesError::new_err(match promise {
            Promise::Moves(player) => {
                let view = self.view(number, player);
                let other = self.first_seen(player, view).unwrap_or(number);
                let there = self.node(other).described(py);
                let listed = |number| {
                    let moves = self.look(number, |known| known.moves.clone());
                    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
                };
                let (one, two, who) = (listed(other), listed(number), named(player));
                let seen = self.view_object(py, player, view).and_then(|seen| seen.repr());
                let seen = seen.map_or_else(|_| "?".to_owned(), |seen| seen.to_string());
                said(
                    || {
                        format!(
                            "`view` gave {seen} for player {who} at the position {there} and at \
                             the position {here}, but the moves are {one} there and {two} here; \
                             what a player may do must follow from what that player sees"
                        )
                    },
                    || {
                        format!(
                            "`view` a donné {seen} pour le joueur {who} à la position {there} et à \
                             la position {here}, mais les coups sont {one} dans la première et \
                             {two} dans la seconde\u{202f}; ce qu'un joueur peut jouer doit \
                             découler de ce qu'il voit"
                        )
                    },
                )
            }
            Promise::Memory(player) => {
                let who = named(player);
                said(
                    || {
                        format!(
                            "at the position {here}, `view` no longer tells player {who} something \
                             that it told before; let the view keep what the player has seen"
                        )
                    },
                    || {
                        format!(
                            "à la position {here}, `view` ne dit plus au joueur {who} quelque \
                             chose qu'elle lui avait dit\u{202f}; la vue doit garder ce que le \
                             joueur a vu"
                        )
                    },
                )
            }
            promise => said(
                || format!("the game breaks a promise ({promise:?}) at the position {here}"),
                || format!("le jeu ne tient pas une promesse ({promise:?}) à la position {here}"),
            ),
        })
    }
}
