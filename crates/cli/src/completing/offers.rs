//! The words of the catalogue that may stand where something is typed.

use std::path::Path;

use clap_complete::CompletionCandidate;
use stratege_catalog::{
    Catalog, Listing,
    core::{Param, ParamKind, Text},
};

use crate::i18n::Language;

/// More values than this of one parameter are not shown before it is named.
const MOST_VALUES: usize = 12;

/// What may stand in place of what was typed, on a line with this game.
type Offer = fn(&str, Option<&'static Listing>) -> Vec<CompletionCandidate>;

/// What is offered for an argument whose value has this name.
pub(super) fn of(value: &str) -> Option<Offer> {
    match value {
        "GAME" | "GAME_OR_FILE" => Some(games),
        "STRATEGY" => Some(strategies),
        "METHOD" => Some(methods),
        "HEURISTIC" => Some(heuristics),
        _ => None,
    }
}

/// Games, and after a colon their parameters.
fn games(typed: &str, _: Option<&'static Listing>) -> Vec<CompletionCandidate> {
    let catalog = Catalog::shared();
    let known = typed.split_once(':').and_then(|(name, _)| catalog.find(name).ok());
    if let Some(listing) = known {
        return beginning(settings(listing, typed), typed);
    }
    let cards = || catalog.listings().iter().map(|listing| &listing.card);
    let names = cards().map(|card| (card.name.to_owned(), card.title));
    let found = beginning(names.collect(), typed);
    if !found.is_empty() {
        return found;
    }
    // Further names would only hide the usual ones, unless one of them is being typed.
    let further =
        cards().flat_map(|card| card.aliases.iter().map(|alias| ((*alias).to_owned(), card.title)));
    beginning(further.collect(), typed)
}

/// What can be set after what was typed of a game: its usual size, then each parameter.
fn settings(listing: &Listing, typed: &str) -> Vec<(String, Text)> {
    let params = &listing.card.params;
    let kept = typed.rfind([':', ',']).map_or("", |at| &typed[..=at]);
    let mut words = Vec::new();
    if kept.ends_with(':')
        && let Some(size) = usual_size(params)
    {
        words.push((size, listing.card.title));
    }
    let language = Language::of_locale();
    for param in params {
        let set = |value: &str| (format!("{}={value}", param.name), param.about);
        match param.kind {
            ParamKind::Word(_) | ParamKind::Preset(_) => {
                let values = param.kind.words();
                let is_begun = typed[kept.len()..].starts_with(&set("").0);
                if values.len() > MOST_VALUES && !is_begun {
                    words.push(set(""));
                    continue;
                }
                let values = values.into_iter();
                words.extend(values.map(|(en, fr)| set(language.pick(Text::new(en, fr)))));
            }
            ParamKind::Number { .. } | ParamKind::Line | ParamKind::Size { .. } => {
                words.push(set(""));
            }
            ParamKind::Numbers { .. } => {}
        }
    }
    words.into_iter().map(|(word, about)| (format!("{kept}{word}"), about)).collect()
}

/// The lengths or the heaps that a game has if none are typed, as they would be typed.
fn usual_size(params: &[Param]) -> Option<String> {
    let is_size = |param: &&Param| matches!(param.kind, ParamKind::Size { .. });
    let sizes: Vec<&str> = params.iter().filter(is_size).map(|param| param.default).collect();
    let is_list = |param: &&Param| matches!(param.kind, ParamKind::Numbers { .. });
    let list = params.iter().find(is_list).map(|param| param.default.to_owned());
    list.or_else(|| (!sizes.is_empty()).then(|| sizes.join("x")))
}

/// The strategies of the game on the line; where one takes a heuristic, the heuristics.
fn strategies(typed: &str, game: Option<&'static Listing>) -> Vec<CompletionCandidate> {
    let cards = match game {
        Some(listing) => listing.strategies.clone(),
        None => Catalog::shared().strategies(),
    };
    let mut words: Vec<(String, Text)> = Vec::new();
    for card in &cards {
        let pattern: String = card.word.replace(['[', ']'], "");
        let head: String = pattern.chars().take_while(|symbol| *symbol != ':').collect();
        if typed.starts_with(&format!("{head}:")) && takes_heuristic(&pattern, typed) {
            let kept = typed.rfind([':', ',']).map_or("", |at| &typed[..=at]);
            let offers = game.into_iter().flat_map(|listing| &listing.heuristics);
            words.extend(offers.map(|offer| (format!("{kept}{}", offer.name), offer.about)));
        } else if card.word.starts_with(&format!("{head}:")) {
            words.push((format!("{head}:"), card.about));
        } else if Path::new(&head).extension().is_none() {
            words.push((head, card.about));
        }
    }
    beginning(words, typed)
}

/// Whether a heuristic comes where `typed` ends: as many signs stand before both.
fn takes_heuristic(pattern: &str, typed: &str) -> bool {
    let signs = |text: &str| text.matches([':', ',']).count();
    pattern.split_once("HEURISTIC").is_some_and(|(before, _)| signs(before) == signs(typed))
}

/// The methods that solve the game on the line.
fn methods(typed: &str, game: Option<&'static Listing>) -> Vec<CompletionCandidate> {
    let mut words: Vec<(String, Text)> = Vec::new();
    for method in listings(game).into_iter().flat_map(Listing::methods) {
        if !words.iter().any(|(known, _)| known == method.name) {
            words.push((method.name.to_owned(), method.about));
        }
    }
    beginning(words, typed)
}

/// The heuristics of the game on the line.
fn heuristics(typed: &str, game: Option<&'static Listing>) -> Vec<CompletionCandidate> {
    let mut words: Vec<(String, Text)> = Vec::new();
    for offer in listings(game).into_iter().flat_map(|listing| &listing.heuristics) {
        if !words.iter().any(|(known, _)| known == offer.name) {
            words.push((offer.name.to_owned(), offer.about));
        }
    }
    beginning(words, typed)
}

/// The game on the line, or all games if it has none yet.
fn listings(game: Option<&'static Listing>) -> Vec<&'static Listing> {
    match game {
        Some(listing) => vec![listing],
        None => Catalog::shared().listings().iter().collect(),
    }
}

/// The words that begin as it was typed.
fn beginning(words: Vec<(String, Text)>, typed: &str) -> Vec<CompletionCandidate> {
    let language = Language::of_locale();
    let fitting = words.into_iter().filter(|(word, _)| word.starts_with(typed));
    fitting
        .map(|(word, about)| {
            CompletionCandidate::new(word).help(Some(language.pick(about).to_owned().into()))
        })
        .collect()
}
