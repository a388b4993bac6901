//! A value with its distance in a byte.

use stratege_core::{Player, Value, Winner};

/// What a position is worth to player 1: as [`Value`], with distances up to 126.
pub(crate) type Worth = i8;

/// A win at once; a win in `n` moves is less by `n`.
const AT_ONCE: Worth = Worth::MAX;

/// The longest play whose distances fit.
pub(crate) const LONGEST: u32 = AT_ONCE as u32 - 1;

/// The worth of an ended play from the payoff of player 1.
#[inline]
pub(crate) fn ended(payoff: i8) -> Worth {
    payoff * AT_ONCE
}

/// The same ending, one move further away.
#[inline]
pub(crate) fn later(worth: Worth) -> Worth {
    worth - worth.signum()
}

/// The worth that every other one is better than for `player`.
pub(crate) fn worst(player: Player) -> Worth {
    if player.is_first() { -AT_ONCE } else { AT_ONCE }
}

/// Where a worth is counted: for player 1, for player 2, drawn.
#[inline]
pub(crate) fn split(worth: Worth) -> usize {
    match worth.signum() {
        1 => 0,
        -1 => 1,
        _ => 2,
    }
}

pub(crate) fn value(worth: Worth) -> Value {
    let distance = u32::from((AT_ONCE - worth.abs()).unsigned_abs());
    match worth.signum() {
        1 => Value::win(Player::FIRST, distance),
        -1 => Value::win(Player::SECOND, distance),
        _ => Value::DRAW,
    }
}

/// Where a winner is counted.
pub(crate) fn split_of(value: Value) -> usize {
    match value.winner() {
        Winner::Player(player) => player.index(),
        Winner::Draw => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_are_values() {
        for payoff in [-1, 0, 1] {
            let mut expected = Value::ended(payoff.into());
            let mut found = ended(payoff);
            for _ in 0..=LONGEST {
                assert_eq!(value(found), expected);
                assert_eq!(split(found), split_of(expected));
                expected = expected.later();
                found = if found.abs() == 1 { found } else { later(found) };
                if found.abs() == 1 {
                    break;
                }
            }
        }
    }
}
