//! Sentences that several commands say.

pub(crate) use stratege_words::sentences::{
    chance, convention, doubt, estimate, gain, headline, parameter, plain_gain, value, verdict,
};

use stratege_catalog::{AnyGame, Family};

use crate::session::Session;

/// What kind of game it is.
pub(crate) fn family(session: &Session, game: &dyn AnyGame) -> Family {
    // A game that was opened is in the list.
    session.catalog.find(game.card().name).map_or(Family::Duel, |listing| listing.family)
}
