//! What the functions of a user say of who wins, and what players get.

use pyo3::prelude::*;
use stratege_catalog::core::Player;

use super::{
    asking::{blamed, contradiction},
    rules::{Function, Node, Rules},
};
use crate::errors::{RulesError, said};

impl Rules {
    /// What player 1 gets, if somebody has won.
    pub(super) fn decided(&self, py: Python<'_>, node: &Node) -> PyResult<Option<i32>> {
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

    /// What the first player gets at a position with so many moves; 0 where there are any.
    pub(super) fn asked_for_payoff(
        &self,
        py: Python<'_>,
        payoff: &Function,
        node: &Node,
        moves: usize,
    ) -> PyResult<i32> {
        if payoff.with_player {
            return self.opposite_payoffs(py, payoff, node, moves);
        }
        let told = self.call(py, "payoff", payoff, node, None)?;
        if self.scored {
            let wrong = || contradiction(py, node, "payoff", &told, SCORES);
            return score(told.bind(py)).ok_or_else(wrong);
        }
        match sign(told.bind(py)) {
            Some(payoff) if moves == 0 || payoff == 0 => Ok(payoff),
            _ if moves == 0 => Err(contradiction(py, node, "payoff", &told, UNSCORED)),
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

    /// The same where the function is told the player: both payoffs are asked for.
    fn opposite_payoffs(
        &self,
        py: Python<'_>,
        payoff: &Function,
        node: &Node,
        moves: usize,
    ) -> PyResult<i32> {
        let state = node.handed_out(py)?;
        let mut found = [0; 2];
        for player in Player::BOTH {
            let arguments = (&state, self.players[player.index()].bind(py));
            let told = payoff.call.bind(py).call1(arguments);
            let told = told.map_err(|error| blamed(py, node, "payoff", error))?;
            let (number, right) = if self.scored {
                (score(&told), SCORES_EACH)
            } else {
                let number = sign(&told).filter(|&number| moves == 0 || number == 0);
                (number, if moves == 0 { UNSCORED_EACH } else { NOT_YET })
            };
            let wrong = || contradiction(py, node, "payoff", &told.clone().unbind(), right);
            found[player.index()] = number.ok_or_else(wrong)?;
        }
        let [first, second] = found;
        if first == -second {
            return Ok(first);
        }
        let [one, other] = self.players.each_ref().map(|player| {
            player.bind(py).repr().map_or_else(|_| "?".to_owned(), |name| name.to_string())
        });
        let position = node.described(py);
        Err(RulesError::new_err(said(
            || {
                format!(
                    "`payoff` gave {first} for player {one} and {second} for player {other} at the \
                     position {position}; payoffs must be opposite: what one player gains, the \
                     other loses"
                )
            },
            || {
                format!(
                    "`payoff` a donné {first} pour le joueur {one} et {second} pour le joueur \
                     {other} à la position {position}\u{202f}; les gains doivent être \
                     opposés\u{202f}: ce que l'un gagne, l'autre le perd"
                )
            },
        )))
    }
}

/// What outcomes may be, in English and in French.
const SIGNS: [&str; 2] = ["1, 0 or -1, for the first player", "1, 0 ou -1, pour le premier joueur"];

/// What payoffs may be where somebody wins or nobody does.
const UNSCORED: [&str; 2] = [
    "1, 0 or -1, for the first player; with `scored=True`, any whole number",
    "1, 0 ou -1, pour le premier joueur\u{202f}; avec `scored=True`, n'importe quel entier",
];

/// The same for either player.
const UNSCORED_EACH: [&str; 2] = [
    "1, 0 or -1, for the player who is asked for; with `scored=True`, any whole number",
    "1, 0 ou -1, pour le joueur demandé\u{202f}; avec `scored=True`, n'importe quel entier",
];

/// What such payoffs are before the end.
const NOT_YET: [&str; 2] = ["0 before the end", "0 avant la fin"];

/// The greatest score, either way.
pub(super) const MOST: i32 = 1_000_000;

/// What scores may be.
const SCORES: [&str; 2] = [
    "a whole number from -1000000 to 1000000, for the first player",
    "un entier de -1000000 à 1000000, pour le premier joueur",
];

/// The same for either player.
const SCORES_EACH: [&str; 2] = [
    "a whole number from -1000000 to 1000000, for the player who is asked for",
    "un entier de -1000000 à 1000000, pour le joueur demandé",
];

/// 1, 0 or -1, if that is what an object is.
fn sign(told: &Bound<'_, PyAny>) -> Option<i32> {
    [1, 0, -1].into_iter().find(|&sign| told.eq(sign).unwrap_or(false))
}

/// A whole number in the range of scores, if that is what an object is.
fn score(told: &Bound<'_, PyAny>) -> Option<i32> {
    let number = told.extract::<i32>().ok().or_else(|| {
        // A float of Python or a number of numpy may be whole too.
        let number: f64 = told.extract().ok()?;
        (number.fract() == 0.0 && number.abs() <= f64::from(MOST)).then_some(number as i32)
    })?;
    (-MOST..=MOST).contains(&number).then_some(number)
}
