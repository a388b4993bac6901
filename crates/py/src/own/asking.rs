//! Asking the functions of a user, and telling what is wrong with their answers.

use std::sync::atomic::AtomicU32;

use pyo3::{exceptions::PyKeyboardInterrupt, prelude::*};
use stratege_catalog::core::{Player, Turn};

use super::{
    frozen::copy,
    rules::{Function, Known, Move, Node, Rules, UNKNOWN, one_line},
};
use crate::errors::RulesError;

impl Rules {
    /// Asks the functions about a position.
    pub(super) fn expand(&self, py: Python<'_>, node: &Node) -> PyResult<Known> {
        self.callers.enter(py)?;
        if let Some(payoff) = self.decided(py, node)? {
            return Ok(Known::ended(payoff));
        }
        let listed = self.call(py, "moves", &self.functions.moves, node, None)?;
        let (moves, after) = self.listed(node, listed.bind(py))?;
        let judged = self.functions.winner.is_some() || self.functions.payoff.is_some();
        if moves.is_empty() && judged {
            return Ok(Known::ended(0));
        }
        let mover = self.to_move(py, node, moves.len())?;
        if moves.is_empty() {
            let stuck_wins = if self.misere { 1 } else { -1 };
            return Ok(Known::ended(if mover.is_first() { stuck_wins } else { -stuck_wins }));
        }
        Ok(Known { turn: Turn::Player(mover), payoff: 0, moves, after })
    }

    /// What player 1 gets, if somebody has won.
    fn decided(&self, py: Python<'_>, node: &Node) -> PyResult<Option<i32>> {
        if let Some(payoff) = &self.functions.payoff {
            let told = self.call(py, "payoff", payoff, node, None)?;
            let number: f64 = told.extract(py).map_err(|_: PyErr| {
                contradiction(py, node, "payoff", &told, "a number: 1, 0 or -1")
            })?;
            return Ok((number != 0.0).then_some(if number > 0.0 { 1 } else { -1 }));
        }
        let Some(winner) = &self.functions.winner else { return Ok(None) };
        let told = self.call(py, "winner", winner, node, None)?;
        if told.is_none(py) {
            return Ok(None);
        }
        match self.numbered(told.bind(py))? {
            Some(player) => Ok(Some(if player.is_first() { 1 } else { -1 })),
            None => {
                let right = format!("{} or None", self.named(py));
                Err(contradiction(py, node, "winner", &told, &right))
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
                let why = format!("{}, because `moves` lists {moves}", self.named(py));
                Err(contradiction(py, node, "turn", &told, &why))
            }
        }
    }

    fn named(&self, py: Python<'_>) -> String {
        self.players.each_ref().map(|player| player.bind(py).to_string()).join(" or ")
    }

    /// The player that an object stands for.
    fn numbered(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<Player>> {
        for player in Player::BOTH {
            let known = self.players[player.index()].bind(object.py());
            if object.is(known) || object.eq(known)? {
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
        let (mut moves, mut after) = (Vec::new(), Vec::new());
        if listed.is_none() {
            return Ok((moves, after));
        }
        let items = listed.try_iter().map_err(|_| {
            let told = listed.clone().unbind();
            contradiction(py, node, "moves", &told, "a list")
        })?;
        for item in items {
            let item = item.map_err(|error| blamed(py, node, "moves", error))?;
            let mv = self.intern_move(&item)?;
            if moves.contains(&mv) {
                let told = item.unbind();
                return Err(contradiction(py, node, "moves", &told, "listed only once"));
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
                return Err(contradiction(py, node, "play", &told, "the position after"));
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

/// An exception of the user's function, with the position at which it was raised.
fn blamed(py: Python<'_>, node: &Node, name: &str, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyKeyboardInterrupt>(py) {
        return error;
    }
    let kind = error.get_type(py).name().map_or_else(|_| String::new(), |kind| kind.to_string());
    let sentence = format!(
        "`{name}` raised {kind}: {} at the position {}",
        error.value(py),
        node.described(py)
    );
    let blamed = RulesError::new_err(sentence);
    blamed.set_cause(py, Some(error));
    blamed
}

/// A function of the user gave what cannot be.
fn contradiction(py: Python<'_>, node: &Node, name: &str, told: &Py<PyAny>, right: &str) -> PyErr {
    let told = told.bind(py).repr().map_or_else(|_| "?".to_owned(), |told| told.to_string());
    RulesError::new_err(format!(
        "`{name}` gave {} at the position {}; it should be {right}",
        one_line(&told),
        node.described(py)
    ))
}
