//! What positions are worth in a sum of games.

use pyo3::prelude::*;
use stratege_catalog::{
    ValuationError, ValuedMoves,
    core::Player,
    values::{self, Calculator, Outcome, Relation, ValueError},
};

use super::{Allowance, Game};
use crate::{
    errors::{GameError, said},
    own::{Kind, WhenStuck},
    running::Threads,
    values::{Value, kept},
};

/// A move, what it leads to, what it brings its player, whether no other move of that player brings
/// more, and whether it wins.
type MoveValue = (String, Value, Value, bool, bool);

/// The value of a position.
#[pyfunction]
pub(crate) fn value_of(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    position: Option<&str>,
    allowance: Allowance,
) -> PyResult<Value> {
    game.get().check_valued()?;
    let (values, ()) = game.get().work(py, allowance, &[], Threads::One, |game, limits| {
        kept(limits, |calculator| {
            let parts = game.board_values(position)?.parts(calculator)?;
            Ok::<_, ValuationError>((vec![total(calculator, &parts)?], ()))
        })
    })?;
    Ok(values[0])
}

/// The moves of both players with their values.
#[pyfunction]
pub(crate) fn move_values(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    position: Option<&str>,
    allowance: Allowance,
) -> PyResult<[Vec<MoveValue>; 2]> {
    game.get().check_valued()?;
    let (values, moves) = game.get().work(py, allowance, &[], Threads::One, |game, limits| {
        kept(limits, |calculator| {
            let mut board = game.board_values(position)?;
            let parts = board.parts(calculator)?;
            let before = total(calculator, &parts)?;
            let moves = board.moves(calculator)?;
            let mut values = Vec::new();
            let [left, right] =
                Player::BOTH.map(|player| judged(calculator, player, before, &moves, &mut values));
            Ok::<_, ValuationError>((values, [left?, right?]))
        })
    })?;
    // Each move has two values.
    let mut pairs = values.chunks_exact(2);
    Ok(moves.map(|moves| {
        let row = |((notation, best, wins), pair): (Judged, &[Value])| {
            (notation, pair[0], pair[1], best, wins)
        };
        moves.into_iter().zip(&mut pairs).map(row).collect()
    }))
}

impl Game {
    /// Refuses games of users that have no values, in words of their functions.
    fn check_valued(&self) -> PyResult<()> {
        let Some(rules) = &self.own else { return Ok(()) };
        if rules.is_partizan() || (rules.kind == Kind::Impartial && rules.stuck == WhenStuck::Loses)
        {
            return Ok(());
        }
        Err(GameError::new_err(said(
            || {
                "values are for games that a player who cannot move loses, with moves for both \
                 players at every position: give `moves(position)` or `moves(position, player)` \
                 (and `play` alike), without `turn`, `winner`, `outcome`, `payoff` or `goal`"
                    .to_owned()
            },
            || {
                "seuls ont une valeur les jeux que perd le joueur qui ne peut plus jouer, où les \
                 deux joueurs ont leurs coups dans chaque position\u{202f}: donnez \
                 `moves(position)` ou `moves(position, player)` (et `play` de même), sans `turn`, \
                 `winner`, `outcome`, `payoff` ni `goal`"
                    .to_owned()
            },
        )))
    }
}

/// A move, whether it is best, and whether it wins.
type Judged = (String, bool, bool);

/// Which moves are best and which ones win; what they lead to and bring goes to `values`.
fn judged(
    calculator: &mut Calculator<'_, '_>,
    player: Player,
    before: values::Value,
    moves: &ValuedMoves,
    values: &mut Vec<values::Value>,
) -> Result<Vec<Judged>, ValueError> {
    let moves = &moves[player.index()];
    let own = if player.is_first() { Outcome::Left } else { Outcome::Right };
    let mut incentives = Vec::with_capacity(moves.len());
    for &(_, after) in moves {
        let incentive = if player.is_first() {
            calculator.difference(after, before)?
        } else {
            calculator.difference(before, after)?
        };
        values.extend([after, incentive]);
        incentives.push(incentive);
    }
    let mut judged = Vec::with_capacity(moves.len());
    for ((notation, after), &incentive) in moves.iter().zip(&incentives) {
        let mut best = true;
        for &other in &incentives {
            best &= calculator.compare(incentive, other)? != Relation::Less;
        }
        let winner = calculator.outcome(*after)?;
        judged.push((notation.clone(), best, winner == own || winner == Outcome::Second));
    }
    Ok(judged)
}

fn total(
    calculator: &mut Calculator<'_, '_>,
    parts: &[values::Value],
) -> Result<values::Value, ValueError> {
    parts.iter().try_fold(values::Value::ZERO, |sum, &part| calculator.sum(sum, part))
}
