//! What strategies are called: in the reader's language, or as a class calls them.

use stratege_catalog::tournament::{report::TournamentReport, strategy::StrategyCard};

use crate::{Language, Words};

/// A strategy as the reader's language types it: `most-points` is `plus_de_points` in French.
///
/// Programs and files keep their words, and so do numbers and heuristics among the options.
pub fn spoken(word: &str, cards: &[StrategyCard], words: &Words) -> String {
    match words.language() {
        Language::En => word.to_owned(),
        Language::Fr => french(word, cards),
    }
}

fn french(word: &str, cards: &[StrategyCard]) -> String {
    let (name, options) = match word.split_once(':') {
        Some((name, options)) => (name, Some(options)),
        None => (word, None),
    };
    // A strategy that meets itself has a number.
    let (name, number) = name.split_at(name.find('#').unwrap_or(name.len()));
    let known = cards.iter().find(|card| card.names.first() == Some(&name) && name != "bot");
    let Some(card) = known else { return word.to_owned() };
    let options = options.map_or(String::new(), |options| {
        let options = options.split(',').map(|option| french(option, cards));
        format!(":{}", options.collect::<Vec<_>>().join(","))
    });
    format!("{}{number}{options}", card.french())
}

/// Gives every strategy of a report the name that `name` says.
pub fn rename(report: &mut TournamentReport, name: impl Fn(&str) -> String) {
    let renew = |old: &mut String| *old = name(old);
    report.strategies.iter_mut().for_each(|one| renew(&mut one.name));
    for pairing in &mut report.pairings {
        renew(&mut pairing.a);
        renew(&mut pairing.b);
        pairing.better.as_mut().map(renew);
    }
    report.ranking.iter_mut().for_each(|one| renew(&mut one.name));
    report.cycles.iter_mut().flatten().for_each(renew);
    report.ratings = report
        .ratings
        .take()
        .map(|ratings| ratings.into_iter().map(|(old, rating)| (name(&old), rating)).collect());
    for error in &mut report.errors {
        renew(&mut error.strategy);
        for example in &mut error.examples {
            renew(&mut example.strategy);
            renew(&mut example.against);
        }
    }
}

#[cfg(test)]
mod tests {
    use stratege_catalog::Catalog;

    use super::*;

    #[test]
    fn strategies_have_french_names_with_their_options() {
        check("most-points", "plus_de_points");
        check("random#2", "hasard#2");
        check("minimax:2,h1", "minimax:2,h1");
        check("mcts:200", "mcts:200");
        check("fallible:0.1,optimal", "faillible:0.1,optimale");
        check("bot:./first,last", "bot:./first,last");
        check("class/alice.py", "class/alice.py");
    }

    /// Compares the French name, and reads it as the same strategy.
    #[track_caller]
    fn check(english: &str, expected: &str) {
        assert_eq!(french(english, &Catalog::new().strategies()), expected);
    }

    #[test]
    fn french_names_are_understood() {
        let catalog = Catalog::new();
        for (game, word) in [("dominoes", "most-points"), ("domineering", "greedy:h1")] {
            let game = catalog.open(game).expect("a game");
            let typed = french(word, &catalog.strategies());
            assert_eq!(game.strategy(&typed).expect("a strategy"), word);
        }
    }
}
