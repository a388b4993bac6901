//! Scores of games in which every move fills a square and whoever makes a line wins.
//!
//! A position is worth 0 to its mover if it is drawn; else what the winner could still have played
//! in the end, and one, negative if that is the other player.

use stratege_core::Score;

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
}
