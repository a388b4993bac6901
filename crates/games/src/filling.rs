//! Scores of games in which every move fills a square and whoever makes a line wins.
//!
//! A position is worth 0 to its mover if it is drawn; else what the winner could still have played
//! in the end, and one, negative if that is the other player.

use stratege_core::{Player, Score, Value};

/// The worth of a position with `left` empty squares whose mover wins with the next move.
#[inline]
pub(crate) fn won_at_once(left: Score) -> Score {
    (left + 1) / 2
}

/// The worth of a position whose mover cannot keep the opponent from winning with the next move.
#[inline]
pub(crate) fn lost_at_once(left: Score) -> Score {
    -(left / 2)
}

/// What is left if neither wins at once: the least and the most.
#[inline]
pub(crate) fn later_at_best(left: Score) -> (Score, Score) {
    (((2 - left) / 2).min(0), ((left - 1) / 2).max(0))
}

/// The number of moves to the end of a position with `left` empty squares that is worth so much.
pub(crate) fn moves_to_end(left: u32, worth: Score) -> Option<u32> {
    let left = left as Score;
    let moves = match worth {
        0 => return None,
        1.. => 2 * (won_at_once(left) - worth) + 1,
        _ => 2 * (worth - lost_at_once(left)) + 2,
    };
    Some(moves as u32)
}

/// What a position with `left` empty squares is worth to `mover`, who is to move, if this is its
/// value.
pub(crate) fn score(left: u32, mover: Player, value: Value) -> Score {
    let Some(distance) = value.distance() else { return 0 };
    let left_then = left.saturating_sub(distance);
    let mover_wins = value.seen_by(mover) > 0;
    // Of an odd number of squares, whoever would be next fills one more.
    let winner_is_next = mover_wins == distance.is_multiple_of(2);
    let size = u32::midpoint(left_then, u32::from(winner_is_next)) + 1;
    if mover_wins { size as Score } else { -(size as Score) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_square_is_the_latest_win() {
        assert_eq!(moves_to_end(42, 1), Some(41));
        assert_eq!(moves_to_end(41, -1), Some(40));
        assert_eq!(moves_to_end(42, won_at_once(42)), Some(1));
        assert_eq!(moves_to_end(7, lost_at_once(7)), Some(2));
        assert_eq!(moves_to_end(7, 0), None);
    }

    #[test]
    fn scores_and_distances_tell_the_same() {
        for left in 1..=42_u32 {
            let worths = lost_at_once(left as Score)..=won_at_once(left as Score);
            for worth in worths {
                for mover in Player::BOTH {
                    let winner = if worth > 0 { mover } else { mover.other() };
                    let end = moves_to_end(left, worth).filter(|&moves| moves <= left);
                    let value = end.map(|moves| Value::win(winner, moves));
                    if let Some(value) = value.or((worth == 0).then_some(Value::DRAW)) {
                        assert_eq!(score(left, mover, value), worth, "{left} left, {value}");
                    }
                }
            }
        }
    }
}
