//! The outcome of a tournament as one self-contained page.

use stratege_catalog::{AnyGame, tournament::report::TournamentReport};

use super::text;
use crate::i18n::Words;

/// The page.
pub(crate) fn page(report: &TournamentReport, game: &dyn AnyGame, words: &Words) -> String {
    format!("<!doctype html><pre>{}</pre>", text::whole(report, game, words))
}
