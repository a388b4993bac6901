//! Asking the functions of a user, and telling what is wrong with their answers.

use std::sync::atomic::AtomicU32;

use pyo3::{exceptions::PyKeyboardInterrupt, prelude::*, types::PyList};
use stratege_catalog::core::{Player, Turn};

use super::{
    frozen::copy,
    rules::{Function, Kind, Known, Move, Node, Rules, UNKNOWN, WhenStuck, one_line},
};
use crate::errors::{RulesError, raised, said};

impl Rules {
    /// Asks the functions about a position.
    pub(super) fn expand(&self, py: Python<'_>, node: &Node) -> PyResult<Known> {
        self.callers.enter(py)?;
        if let Some(payoff) = self.decided(py, node)? {
            return Ok(Known::ended(payoff));
        }
        let listed = self.call(py, "moves", &self.functions.moves, node, None)?;
        let (moves, after) = self.listed(node, listed.bind(py))?;
        if moves.is_empty() && self.kind == Kind::Alone {
            return Ok(Known::ended(-1));
        }
        if let Some(payoff) = &self.functions.payoff {
            let payoff = self.asked_for_payoff(py, payoff, node, moves.len())?;
            if moves.is_empty() {
                return Ok(Known::ended(payoff));
            }
        }
        if moves.is_empty() && self.stuck == WhenStuck::Draws {
            return Ok(Known::ended(0));
        }
        let mover = self.to_move(py, node, moves.len())?;
        if moves.is_empty() {
            let stuck_gets = if self.stuck == WhenStuck::Wins { 1 } else { -1 };
            return Ok(Known::ended(if mover.is_first() { stuck_gets } else { -stuck_gets }));
        }
        Ok(Known { turn: Turn::Player(mover), payoff: 0, moves, after })
    }

    /// What the first player gets at a position with so many moves; 0 where there are any.
    fn asked_for_payoff(
        &self,
        py: Python<'_>,
        payoff: &Function,
        node: &Node,
        moves: usize,
    ) -> PyResult<i32> {
        let told = self.call(py, "payoff", payoff, node, None)?;
        match sign(told.bind(py)) {
            Some(payoff) if moves == 0 || payoff == 0 => Ok(payoff),
            _ if moves == 0 => Err(contradiction(py, node, "payoff", &told, SIGNS)),
            _ => {
                let right = [
                    format!(
                        "0 before the end, and `moves` lists {moves} here; where a win ends the \
                         play, give this function as `outcome`"
                    ),
                    format!(
                        "0 avant la fin, et `moves` en donne {moves} ici\u{202f}; si un gain \
                         termine la partie, donnez cette fonction comme `outcome`"
                    ),
                ];
                Err(contradiction(py, node, "payoff", &told, right))
            }
        }
    }

    /// What the heuristic of the user says of a position.
    pub(super) fn asked_to_judge(
        &self,
        py: Python<'_>,
        heuristic: &Function,
        node: &Node,
    ) -> PyResult<f64> {
        let told = self.call(py, "heuristic", heuristic, node, None)?;
        judgement(told.bind(py)).ok_or_else(|| contradiction(py, node, "heuristic", &told, NUMBER))
    }

    /// What player 1 gets, if somebody has won.
    fn decided(&self, py: Python<'_>, node: &Node) -> PyResult<Option<i32>> {
        if let Some(goal) = &self.functions.goal {
            let told = self.call(py, "goal", goal, node, None)?;
            let reached = told.bind(py).is_truthy();
            let reached = reached.map_err(|error| blamed(py, node, "goal", error))?;
            return Ok(reached.then_some(1));
        }
        if let Some(outcome) = &self.functions.outcome {
            let told = self.call(py, "outcome", outcome, node, None)?;
            let wrong = || contradiction(py, node, "outcome", &told, SIGNS);
            let payoff = sign(told.bind(py)).ok_or_else(wrong)?;
            return Ok((payoff != 0).then_some(payoff));
        }
        let Some(winner) = &self.functions.winner else { return Ok(None) };
        let told = self.call(py, "winner", winner, node, None)?;
        if told.is_none(py) {
            return Ok(None);
        }
        match self.numbered(told.bind(py))? {
            Some(player) => Ok(Some(if player.is_first() { 1 } else { -1 })),
            None => {
                let right = [
                    format!("{} or None", self.named(py, " or ")),
                    format!("{} ou None", self.named(py, " ou ")),
                ];
                Err(contradiction(py, node, "winner", &told, right))
            }
        }
    }

    /// Who is to move at a position with so many moves.
    fn to_move(&self, py: Python<'_>, node: &Node, moves: usize) -> PyResult<Player> {
        let Some(turn) = &self.functions.turn else { return Ok(node.mover) };
        let told = self.call(py, "turn", turn, node, None)?;
        match self.numbered(told.bind(py))? {
            Some(player) => Ok(player),
            None => {
                let (or, ou) = (self.named(py, " or "), self.named(py, " ou "));
                // Where nobody can move, the turn says who is stuck.
                let right = if moves == 0 {
                    [
                        format!("{or}; other names are given with `players`"),
                        format!("{ou}\u{202f}; d'autres noms se donnent avec `players`"),
                    ]
                } else {
                    [
                        format!(
                            "{or}, because `moves` lists {moves}; other names are given with \
                             `players`"
                        ),
                        format!(
                            "{ou}, car `moves` en donne {moves}\u{202f}; d'autres noms se \
                             donnent avec `players`"
                        ),
                    ]
                };
                Err(contradiction(py, node, "turn", &told, right))
            }
        }
    }

    fn named(&self, py: Python<'_>, or: &str) -> String {
        let named = |player: &Py<PyAny>| {
            player.bind(py).repr().map_or_else(|_| "?".to_owned(), |name| name.to_string())
        };
        self.players.each_ref().map(named).join(or)
    }

    /// The player that an object stands for.
    fn numbered(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<Player>> {
        let known = |player: &Player| self.players[player.index()].bind(object.py());
        // Mostly it is the very object.
        if let Some(player) = Player::BOTH.into_iter().find(|player| object.is(known(player))) {
            return Ok(Some(player));
        }
        for player in Player::BOTH {
            if object.eq(known(&player))? {
                return Ok(Some(player));
            }
        }
        Ok(None)
    }

    /// The moves of a position, and where they lead as far as that is known.
    fn listed(
        &self,
        node: &Node,
        listed: &Bound<'_, PyAny>,
    ) -> PyResult<(Vec<Move>, Vec<AtomicU32>)> {
        let py = listed.py();
        let count = listed.cast::<PyList>().map_or(0, PyListMethods::len);
        let (mut moves, mut after) = (Vec::with_capacity(count), Vec::with_capacity(count));
        if listed.is_none() {
            return Ok((moves, after));
        }
        let items = listed.try_iter().map_err(|_| {
            let told = listed.clone().unbind();
            contradiction(py, node, "moves", &told, ["a list", "une liste"])
        })?;
        for item in items {
            let item = item.map_err(|error| blamed(py, node, "moves", error))?;
            let mv = self.intern_move(&item)?;
            if moves.contains(&mv) {
                // Two ways to the same position are one move, where moves are positions.
                if self.functions.play.is_none() {
                    continue;
                }
                let told = item.unbind();
                let right = ["listed only once", "donné une seule fois"];
                return Err(contradiction(py, node, "moves", &told, right));
            }
            moves.push(mv);
            after.push(AtomicU32::new(match self.functions.play {
                Some(_) => UNKNOWN,
                None => self.intern(&item, self.next_mover(node))?,
            }));
        }
        Ok((moves, after))
    }

    /// Asks `play` where a move leads.
    pub(super) fn asked_to_play(&self, py: Python<'_>, node: &Node, mv: Move) -> PyResult<u32> {
        let play = self.functions.play.as_ref().expect("without `play` every move is known");
        self.callers.enter(py)?;
        let step = self.step(mv.number);
        let mut object = step.object.bind(py).clone();
        if step.mutable {
            object = copy(&object)?;
        }
        let state = node.handed_out(py)?;
        let told = self.called(py, "play", play, node, &state, Some(&object))?;
        // Functions in the manner of `placer` change the board that they are given.
        let next = match (told.is_none(py), node.mutable) {
            (true, true) => state,
            (true, false) => {
                let right = ["the position after", "la position suivante"];
                return Err(contradiction(py, node, "play", &told, right));
            }
            (false, _) => told.into_bound(py),
        };
        self.intern(&next, self.next_mover(node)).map_err(|error| blamed(py, node, "play", error))
    }

    pub(super) fn call(
        &self,
        py: Python<'_>,
        name: &str,
        function: &Function,
        node: &Node,
        mv: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let state = node.handed_out(py)?;
        self.called(py, name, function, node, &state, mv)
    }

    /// Calls a function of the user; what it raises is told with the position.
    fn called(
        &self,
        py: Python<'_>,
        name: &str,
        function: &Function,
        node: &Node,
        state: &Bound<'_, PyAny>,
        mv: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let call = function.call.bind(py);
        let player = || self.players[node.mover.index()].bind(py);
        let answer = match (mv, function.with_player) {
            (None, false) => call.call1((state,)),
            (None, true) => call.call1((state, player())),
            (Some(mv), false) => call.call1((state, mv)),
            (Some(mv), true) => call.call1((state, mv, player())),
        };
        answer.map(Bound::unbind).map_err(|error| blamed(py, node, name, error))
    }
}

/// What payoffs may be, in English and in French.
const SIGNS: [&str; 2] = ["1, 0 or -1, for the first player", "1, 0 ou -1, pour le premier joueur"];

/// What heuristics may give, in English and in French.
const NUMBER: [&str; 2] = ["a number", "un nombre"];

/// 1, 0 or -1, if that is what an object is.
fn sign(told: &Bound<'_, PyAny>) -> Option<i32> {
    [1, 0, -1].into_iter().find(|&sign| told.eq(sign).unwrap_or(false))
}

/// The number that a heuristic gives, if it is one; it may be infinite.
pub(crate) fn judgement(told: &Bound<'_, PyAny>) -> Option<f64> {
    told.extract().ok().filter(|number: &f64| !number.is_nan())
}

/// An exception of the user's function, with the position at which it was raised.
fn blamed(py: Python<'_>, node: &Node, name: &str, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyKeyboardInterrupt>(py) {
        return error;
    }
    let blamed = RulesError::new_err(raised(py, name, &error, &node.described(py)));
    blamed.set_cause(py, Some(error));
    blamed
}

/// A function of the user gave what cannot be; what would be right, in English and in French.
fn contradiction(
    py: Python<'_>,
    node: &Node,
    name: &str,
    told: &Py<PyAny>,
    right: [impl AsRef<str>; 2],
) -> PyErr {
    let told = told.bind(py).repr().map_or_else(|_| "?".to_owned(), |told| told.to_string());
    let (told, position) = (one_line(&told), node.described(py));
    let [english, french] = right.each_ref().map(AsRef::as_ref);
    RulesError::new_err(said(
        || format!("`{name}` gave {told} at the position {position}; it should be {english}"),
        || {
            format!(
                "`{name}` a donné {told} à la position {position}\u{202f}; il faudrait {french}"
            )
        },
    ))
}
