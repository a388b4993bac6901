//! What a position is worth under best play, with the distance to the end.

use std::{cmp::Ordering, fmt};

use crate::Player;

/// How a play ends under best play, seen by player 1; a larger value is better for player 1.
///
/// Both sides hurry when they win and delay when they lose: a win sooner is larger than a win
/// later, a loss later larger than a loss sooner. So the largest value is also the best move,
/// and no real discount is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

/// Who wins under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// This player.
    Player(Player),
    /// Nobody.
    Draw,
}

/// A win at once; a win in `n` moves is `LIMIT - n`.
const LIMIT: i32 = 1 << 30;

impl Value {
    /// Nobody wins.
    pub const DRAW: Value = Value(0);

    /// `player` wins after `distance` more moves.
    pub const fn win(player: Player, distance: u32) -> Value {
        let size = LIMIT - distance as i32;
        if player.is_first() { Value(size) } else { Value(-size) }
    }

    /// The value of an ended play from the payoff of player 1.
    pub fn ended(payoff: i32) -> Value {
        match payoff.cmp(&0) {
            Ordering::Greater => Value::win(Player::FIRST, 0),
            Ordering::Equal => Value::DRAW,
            Ordering::Less => Value::win(Player::SECOND, 0),
        }
    }

    /// The same ending, one move further away.
    pub const fn later(self) -> Value {
        Value(self.0 - self.0.signum())
    }

    /// The value with the players exchanged.
    pub const fn swapped(self) -> Value {
        Value(-self.0)
    }

    /// This value as `player` sees it: larger is better for them.
    pub const fn seen_by(self, player: Player) -> i32 {
        if player.is_first() { self.0 } else { -self.0 }
    }

    /// Who wins.
    pub const fn winner(self) -> Winner {
        if self.0 > 0 {
            Winner::Player(Player::FIRST)
        } else if self.0 < 0 {
            Winner::Player(Player::SECOND)
        } else {
            Winner::Draw
        }
    }

    /// The number of moves to the end, if somebody wins.
    pub const fn distance(self) -> Option<u32> {
        if self.0 == 0 { None } else { Some((LIMIT - self.0.abs()) as u32) }
    }

    /// 1, 0 or -1: what player 1 gets.
    pub const fn payoff(self) -> i32 {
        self.0.signum()
    }

    /// The better of two values for `player`.
    pub fn best_for(self, other: Value, player: Player) -> Value {
        if self.seen_by(player) >= other.seen_by(player) { self } else { other }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.winner(), self.distance()) {
            (Winner::Player(player), Some(distance)) => write!(f, "{player} in {distance}"),
            _ => f.write_str("draw"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_larger() {
        let order = [
            Value::win(Player::SECOND, 0),
            Value::win(Player::SECOND, 3),
            Value::DRAW,
            Value::win(Player::FIRST, 3),
            Value::win(Player::FIRST, 0),
        ];
        assert!(order.is_sorted());
    }

    #[test]
    fn later_adds_one_to_the_distance() {
        for value in [Value::win(Player::SECOND, 7), Value::win(Player::FIRST, 7)] {
            assert_eq!(value.later().distance(), Some(8));
        }
        assert_eq!(Value::DRAW.later(), Value::DRAW);
    }
}
