//! Two readings of `h1`: as the paper prints it, and corrected by the rules.
//!
//! The paper asks for infinite values once a player *has won*: then the other one is to move and
//! cannot. The function that it prints does not ask who is to move. Both are right; worksheets ask
//! for the printed one.

use std::rc::Rc;

use stratege_core::{Alternating, BoardWithMover, Game, Heuristic, Limits, Listed, Player, Text};
use stratege_games::domineering::{Board, Domineering};
use stratege_solvers::minimax::look_ahead;

use super::{
    grid::{Grid, place},
    place_value,
};
use crate::{
    sheets::strategies::moves,
    task::{
        Answer, Aspect, Case, Failed, Failing, Kind, Reading, Wrong, answer_is, failed, unchanged,
    },
    value::{Value, same_number},
};

/// How deep a min-max with the printed heuristic may look: the paper says 2, as an example.
const DEPTHS: [u32; 4] = [1, 2, 3, 4];

const PRINTED: Reading = Reading {
    word: "printed",
    about: Text::new(
        "h1 as printed: -inf if player 0 has no move, else inf if player 1 has none, whoever is to \
         move",
        "la h1 imprimée : -inf si le joueur 0 n'a plus de coup, sinon inf si le joueur 1 n'en a \
         plus, sans regarder à qui de jouer",
    ),
};

const CORRECTED: Reading = Reading {
    word: "corrected",
    about: Text::new(
        "the corrected h1: infinite only if the player to move has no move",
        "la h1 corrigée : infinie seulement si le joueur qui doit jouer n'a plus de coup",
    ),
};

/// Nothing is played any more where the other player is stuck, but who wins is known.
const CORRECTED_EARLY: Reading = Reading {
    word: "corrected",
    about: Text::new(
        "the corrected h1: infinite if the player to move has no move, else if the other has none",
        "la h1 corrigée : infinie si le joueur qui doit jouer n'a plus de coup, sinon si l'autre \
         n'en a plus",
    ),
};

const BY_PRINTED: Reading = Reading {
    word: "printed",
    about: Text::new(
        "min-max with h1 as printed, which sometimes misses a win: a full grid is -inf for it",
        "min-max avec la h1 imprimée, qui laisse parfois passer un gain : une grille pleine vaut \
         -inf pour elle",
    ),
};

const BY_CORRECTED: Reading = Reading {
    word: "corrected",
    about: Text::new(
        "min-max with the corrected h1: no win at the next move is missed",
        "min-max avec la h1 corrigée : aucun gain au coup suivant ne lui échappe",
    ),
};

/// The readings of `h1`, in the order of the judges of [`judged`].
pub(super) const HEURISTIC: &[Reading] = &[PRINTED, CORRECTED, CORRECTED_EARLY];

/// Those of a min-max with it, in the order of the judges of [`by_printed`].
pub(super) const SEARCH: &[Reading] =
    &[BY_CORRECTED, BY_PRINTED, BY_PRINTED, BY_PRINTED, BY_PRINTED];

/// A heuristic of the game.
fn heuristic(name: &str) -> Heuristic<Alternating<Domineering>> {
    let mut known = Domineering::heuristics().into_iter();
    known.find(|heuristic| heuristic.name == name).expect("the game has it")
}

/// What `h1` says about a grid with `mover` to move, by each reading.
pub(super) fn judged(grid: &Grid, mover: Player) -> Case {
    let (game, seat) = (grid.game(), grid.seat(mover));
    let [printed, corrected] =
        ["h1", "h1-corrected"].map(|name| (heuristic(name).value)(&game, &seat));
    let stuck = |player: Player| grid.places(player).is_empty();
    let won = if mover.is_first() { f64::INFINITY } else { f64::NEG_INFINITY };
    let early = if !stuck(mover) && stuck(mover.other()) { won } else { corrected };
    let before = [grid.value()];
    let judge = |value: f64| {
        let before = before.clone();
        let expected = written(value);
        move |answer: &Answer| {
            let wrong = answer_is(answer, Kind::Number, &expected);
            wrong.or_else(|| unchanged(answer, &before)).failing()
        }
    };
    let own = grid.clone();
    Case::new(before.clone(), judge(printed))
        .or_by(judge(corrected))
        .or_by(judge(early))
        .on(grid.show())
        .shrinking(move || own.without_pairs().iter().map(|grid| judged(grid, mover)).collect())
}

/// A difference is a whole number.
fn written(value: f64) -> Value {
    if value.is_finite() { Value::Int(value as i64) } else { Value::Float(value) }
}

/// The same case, where what min-max with the printed heuristic plays is right too.
pub(super) fn by_printed(grid: &Grid, player: Player, case: Case) -> Case {
    let is_win = |place| grid.with(place).places(player.other()).is_empty();
    let wins = grid.places(player).into_iter().any(is_win);
    let by_rules = Rc::clone(&case.judge);
    DEPTHS.into_iter().fold(case, |case, depth| {
        let by_rules = Rc::clone(&by_rules);
        // Elsewhere nothing is asked of a search that sees two moves.
        let best = wins.then(|| best_by_printed(grid, player, depth));
        case.or_by(move |answer| follows(answer, by_rules(answer), best.as_deref()))
    })
}

/// What is left of the failures if the best moves by another reading are these.
fn follows(answer: &Answer, failures: Vec<Failed>, best: Option<&[Value]>) -> Vec<Failed> {
    let is_illegal = failures.iter().any(|failed| failed.aspect == Aspect::Legal);
    match best {
        Some(best) if !is_illegal => {
            if best.iter().any(|mv| mv.same(&answer.value)) {
                return Vec::new();
            }
            let wrong = Wrong::NotBest { chosen: answer.value.clone(), good: best.to_vec() };
            vec![failed(Aspect::Wins, wrong)]
        }
        _ => failures,
    }
}

/// The best moves of a search to this depth with the printed heuristic.
fn best_by_printed(grid: &Grid, player: Player, depth: u32) -> Vec<Value> {
    let (game, seat, printed) = (grid.game(), grid.seat(player), heuristic("h1"));
    let look = |seat: &BoardWithMover<Board>, depth: u32| {
        let found = look_ahead(&game, seat, depth, &printed, Limits::default());
        found.expect("there is no limit").value
    };
    let value = look(&seat, depth);
    moves(&game, &seat)
        .into_iter()
        .filter(|&domino| same_number(look(&game.after(&seat, domino), depth - 1), value))
        .map(|domino| place_value(place(&game, domino, player)))
        .collect()
}
