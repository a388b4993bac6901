//! Strategies that reach beyond the server: programs that are started, files that are read.

use std::path::Path;

use stratege_catalog::{AnyGame, Catalog, tournament::strategy::StrategyCard};
use stratege_words::Message;

use crate::Refusal;

/// The normal form of a strategy's word.
///
/// Refused before it is read if it reaches beyond the server: reading it opens its file.
pub(crate) fn strategy(
    catalog: &Catalog,
    game: &dyn AnyGame,
    word: &str,
    allow_programs: bool,
) -> Result<String, Refusal> {
    if !allow_programs && mentions_outside(catalog, word) {
        let said = Message::new("error-web-programs").with("strategy", word);
        return Err(Refusal::new(403, "programs", said));
    }
    Ok(game.strategy(word)?)
}

/// Whether a word names such a strategy, by itself or inside another one.
fn mentions_outside(catalog: &Catalog, word: &str) -> bool {
    let outside: Vec<&str> =
        catalog.strategies().iter().filter(|card| card.reaches_outside()).flat_map(names).collect();
    // A strategy within a strategy stands behind a colon or a comma.
    word.split([':', ',']).any(|part| {
        let part = part.trim();
        let name = part.to_lowercase().replace('_', "-");
        let is_file = Path::new(part).extension().is_some_and(|end| end == "py");
        is_file || outside.contains(&name.as_str())
    })
}

fn names(card: &StrategyCard) -> Vec<&'static str> {
    card.names.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_and_files_are_found_at_any_depth() {
        for word in [
            "bot:ls",
            " BOT :ls",
            "programme:ls",
            "mine.py",
            "a b.py",
            "python:x",
            "learned:/etc/passwd",
            "table:x",
            "fallible:3,bot:ls",
            "faillible:3, fallible:2 ,mine.py",
        ] {
            check(word, true);
        }
        for word in ["random", "minimax:2,h1", "fallible:4,optimal", "mcts:1000"] {
            check(word, false);
        }
    }

    #[track_caller]
    fn check(word: &str, outside: bool) {
        assert_eq!(mentions_outside(&Catalog::new(), word), outside, "{word}");
    }
}
