//! Asking the functions of a user, and telling what is wrong with their answers.

use std::sync::atomic::AtomicU32;

use pyo3::{
    exceptions::PyKeyboardInterrupt,
    prelude::*,
    types::{PyDict, PyList},
};
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
        if let Some(known) = self.left_to_chance(py, node)? {
            return Ok(known);
        }
        let listed = self.call(py, "moves", &self.functions.moves, node, None)?;
        // Later `None` may mean that there are none; at the start a `return` was forgotten.
        if listed.is_none(py) && std::ptr::eq(node, self.node(Rules::START)) {
            let right = [
                "a list: is there a `return`?",
                "une liste\u{202f}: y a-t-il un `return`\u{202f}?",
            ];
            return Err(contradiction(py, node, "moves", &listed, right));
        }
        let (moves, after) = self.listed(node, listed.bind(py))?;
        if moves.is_empty() && self.kind == Kind::Alone {
            return Ok(Known::ended(-1));
        }
        // Scores may be counted before the end.
        if let Some(payoff) = &self.functions.payoff
            && (moves.is_empty() || !self.scored)
        {
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
        Ok(Known { turn: Turn::Player(mover), payoff: 0, moves, after, weights: Vec::new() })
    }

    /// The outcomes and their weights, where chance acts.
    fn left_to_chance(&self, py: Python<'_>, node: &Node) -> PyResult<Option<Known>> {
        let Some(chance) = &self.functions.chance else { return Ok(None) };
        let told = self.call(py, "chance", chance, node, None)?;
        let answer = told.bind(py);
        if answer.is_none() {
            return Ok(None);
        }
        let wrong = |right: [String; 2]| contradiction(py, node, "chance", &told, right);
        let Ok(outcomes) = answer.cast::<PyDict>() else {
            return Err(wrong(OUTCOMES.map(str::to_owned)));
        };
        if outcomes.is_empty() {
            return Ok(None);
        }
        let mut shares = Vec::with_capacity(outcomes.len());
        for (outcome, weight) in outcomes.iter() {
            let Some(share) = share(&weight) else {
                let outcome = outcome.repr().map_or_else(|_| "?".to_owned(), |it| it.to_string());
                let weight = weight.repr().map_or_else(|_| "?".to_owned(), |it| it.to_string());
                return Err(wrong([
                    format!(
                        "weights that are positive whole numbers or fractions, and {outcome} has \
                         the weight {weight}"
                    ),
                    format!(
                        "des poids entiers ou fractionnaires strictement positifs, et {outcome} a \
                         pour poids {weight}"
                    ),
                ]));
            };
            shares.push(share);
        }
        let weights = whole_weights(&shares).ok_or_else(|| wrong(HEAVY.map(str::to_owned)))?;
        let (moves, after) =
            self.moves_in(node, outcomes.keys().as_any(), Turn::Chance, "chance")?;
        Ok(Some(Known { turn: Turn::Chance, payoff: 0, moves, after, weights }))
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

    pub(super) fn named(&self, py: Python<'_>, or: &str) -> String {
        let named = |player: &Py<PyAny>| {
            player.bind(py).repr().map_or_else(|_| "?".to_owned(), |name| name.to_string())
        };
        self.players.each_ref().map(named).join(or)
    }

    /// The player that an object stands for.
    pub(super) fn numbered(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<Player>> {
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
        self.moves_in(node, listed, Turn::Player(node.mover), "moves")
    }

    /// The same for what a function gave, where somebody moves or chance does.
    fn moves_in(
        &self,
        node: &Node,
        listed: &Bound<'_, PyAny>,
        turn: Turn,
        name: &str,
    ) -> PyResult<(Vec<Move>, Vec<AtomicU32>)> {
        let py = listed.py();
        let count = listed.cast::<PyList>().map_or(0, PyListMethods::len);
        let (mut moves, mut after) = (Vec::with_capacity(count), Vec::with_capacity(count));
        if listed.is_none() {
            return Ok((moves, after));
        }
        let items = listed.try_iter().map_err(|_| {
            let told = listed.clone().unbind();
            contradiction(py, node, name, &told, ["a list", "une liste"])
        })?;
        for item in items {
            let item = item.map_err(|error| blamed(py, node, name, error))?;
            let mv = self.intern_move(&item)?;
            if moves.contains(&mv) {
                // Two ways to the same position are one move, where moves are positions.
                if self.functions.play.is_none() {
                    continue;
                }
                let told = item.unbind();
                let right = ["listed only once", "donné une seule fois"];
                return Err(contradiction(py, node, name, &told, right));
            }
            moves.push(mv);
            after.push(AtomicU32::new(match self.functions.play {
                Some(_) => UNKNOWN,
                None => self.intern(&item, self.next_mover(node, turn))?,
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
        let turn = node.known.get().map_or(Turn::Over, |known| known.turn);
        self.intern(&next, self.next_mover(node, turn))
            .map_err(|error| blamed(py, node, "play", error))
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

/// What chance may give.
const OUTCOMES: [&str; 2] = [
    "a dictionary of outcomes and their weights, or None where chance does nothing",
    "un dictionnaire des issues et de leurs poids, ou None là où le hasard ne fait rien",
];

/// What weights may be together.
const HEAVY: [&str; 2] = [
    "weights whose sum, as whole numbers, is less than 4294967296",
    "des poids dont la somme, en entiers, reste inférieure à 4294967296",
];

/// What heuristics may give, in English and in French.
const NUMBER: [&str; 2] = ["a number", "un nombre"];

/// A positive fraction: its numerator and its denominator.
fn share(weight: &Bound<'_, PyAny>) -> Option<(u64, u64)> {
    let part = |name| weight.getattr(name).ok()?.extract::<u64>().ok().filter(|&part| part > 0);
    Some((part("numerator")?, part("denominator")?))
}

/// Whole numbers in the same proportion, as small as they can be; `None` if they are too large.
fn whole_weights(shares: &[(u64, u64)]) -> Option<Vec<u32>> {
    let common = shares.iter().try_fold(1_u64, |common, &(_, bottom)| {
        (common / divisor(common, bottom)).checked_mul(bottom)
    })?;
    let whole = |&(top, bottom): &(u64, u64)| top.checked_mul(common / bottom);
    let weights = shares.iter().map(whole).collect::<Option<Vec<u64>>>()?;
    let shared = weights.iter().fold(0, |shared, &weight| divisor(shared, weight)).max(1);
    let sum = weights.iter().try_fold(0_u64, |sum, weight| sum.checked_add(weight / shared))?;
    u32::try_from(sum).ok()?;
    weights.iter().map(|weight| u32::try_from(weight / shared).ok()).collect()
}

fn divisor(left: u64, right: u64) -> u64 {
    if right == 0 { left } else { divisor(right, left % right) }
}

/// The number that a heuristic gives, if it is one; it may be infinite.
pub(crate) fn judgement(told: &Bound<'_, PyAny>) -> Option<f64> {
    told.extract().ok().filter(|number: &f64| !number.is_nan())
}

/// An exception of the user's function, with the position at which it was raised.
pub(super) fn blamed(py: Python<'_>, node: &Node, name: &str, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyKeyboardInterrupt>(py) {
        return error;
    }
    let blamed = RulesError::new_err(raised(py, name, &error, &node.described(py)));
    blamed.set_cause(py, Some(error));
    blamed
}

/// A function of the user gave what cannot be; what would be right, in English and in French.
pub(super) fn contradiction(
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
