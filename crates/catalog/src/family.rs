//! What kinds of games there are: one place for their names and texts.

use serde::Serialize;
use stratege_core::{Player, Text};
use utoipa::ToSchema;

/// What kind of game it is.
#[derive(Debug, PartialEq, Eq)]
pub struct Family {
    /// The word for it in JSON.
    pub name: &'static str,
    /// The same in a few words.
    pub about: Text,
    /// Who makes moves.
    pub players: &'static [Player],
    /// What people look for when they choose a game.
    pub group: GameGroup,
}

/// Against whom and what a game is played, for people who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GameGroup {
    /// Two players who see everything.
    Open,
    /// Two players who do not.
    Hidden,
    /// Two players and chance.
    Chance,
    /// One player.
    Alone,
}

impl Family {
    /// Whether nobody plays against the player.
    pub fn is_solitary(&self) -> bool {
        self.group == GameGroup::Alone
    }

    /// Whether two players see everything at every moment; chance may act.
    pub fn is_open(&self) -> bool {
        self.is_perfect() || *self == CHANCE
    }

    /// Whether two players see everything and nothing is left to chance.
    pub fn is_perfect(&self) -> bool {
        self.group == GameGroup::Open
    }
}

/// Two players, perfect information.
pub(crate) static DUEL: Family = Family {
    name: "duel",
    about: Text::new("two players", "deux joueurs"),
    players: &Player::BOTH,
    group: GameGroup::Open,
};

/// Both players' options exist everywhere, and they differ.
pub(crate) static PARTIZAN: Family = Family {
    name: "partizan",
    about: Text::new("two players, combinatorial", "deux joueurs, combinatoire"),
    players: &Player::BOTH,
    group: GameGroup::Open,
};

/// Both players have the same options.
pub(crate) static IMPARTIAL: Family = Family {
    name: "impartial",
    about: Text::new("two players, impartial", "deux joueurs, impartial"),
    players: &Player::BOTH,
    group: GameGroup::Open,
};

/// Two players who do not see everything.
pub(crate) static HIDDEN: Family = Family {
    name: "hidden",
    about: Text::new("two players, hidden hands", "deux joueurs, mains cachées"),
    players: &Player::BOTH,
    group: GameGroup::Hidden,
};

/// Two players who race for points.
pub(crate) static RACE: Family = Family {
    name: "race",
    about: Text::new("two players, a race with chance", "deux joueurs, une course avec hasard"),
    players: &Player::BOTH,
    group: GameGroup::Chance,
};

/// Two players who see everything, with chance or with scores.
pub(crate) static CHANCE: Family = Family {
    name: "chance",
    about: Text::new("two players, chance or scores", "deux joueurs, hasard ou score"),
    players: &Player::BOTH,
    group: GameGroup::Chance,
};

/// Two players who see their own views.
pub(crate) static VIEWS: Family = Family {
    name: "views",
    about: Text::new("two players, hidden information", "deux joueurs, information cachée"),
    players: &Player::BOTH,
    group: GameGroup::Hidden,
};

/// One player.
pub(crate) static PUZZLE: Family = Family {
    name: "puzzle",
    about: Text::new("one player", "un joueur"),
    players: &[Player::FIRST],
    group: GameGroup::Alone,
};
