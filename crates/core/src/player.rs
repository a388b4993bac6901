//! The two players.

use std::fmt;

/// Player 1 (J1, moves first) or player 2 (J2).
///
/// The field says whether it is player 2: there are two players, and compilers know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(bool);

impl Player {
    /// Player 1, who moves first.
    pub const FIRST: Player = Player(false);
    /// Player 2.
    pub const SECOND: Player = Player(true);
    /// Both players, in the order of their numbers.
    pub const BOTH: [Player; 2] = [Player::FIRST, Player::SECOND];

    /// 0 for player 1, 1 for player 2.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 for player 1, 2 for player 2.
    pub const fn number(self) -> u8 {
        self.0 as u8 + 1
    }

    /// The player with this number, 1 or 2.
    pub const fn numbered(number: u8) -> Option<Player> {
        match number {
            1 => Some(Player::FIRST),
            2 => Some(Player::SECOND),
            _ => None,
        }
    }

    /// The opponent.
    pub const fn other(self) -> Player {
        Player(!self.0)
    }

    /// Whether this is player 1.
    pub const fn is_first(self) -> bool {
        !self.0
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
