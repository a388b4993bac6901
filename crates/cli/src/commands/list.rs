//! `list`: which games and strategies there are.

use clap::Args;
use serde_json::json;
use stratege_catalog::Listing;

use super::Verb;
use crate::{
    exit::Exit,
    failure::Failure,
    format::{Align, columns},
    i18n::Message,
    session::Session,
};

#[derive(Args)]
pub(crate) struct List {}

impl Verb for List {
    const NAME: &'static str = "list";
    const ALIASES: &'static [&'static str] = &["lister"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let text = text(session);
        session.print(&text)?;
        session.json(&document(session))?;
        Ok(Exit::Done)
    }
}

fn text(session: &Session) -> String {
    let words = &session.words;
    let listings = session.catalog.listings();
    let strategies = session.catalog.strategies();
    let games = listings.iter().map(|listing| {
        let card = &listing.card;
        let title = words.pick(card.title).to_owned();
        vec![
            card.name.to_owned(),
            title,
            words.pick(listing.family.about).to_owned(),
            defaults(listing),
        ]
    });
    let header =
        ["list-game", "list-title", "list-kind", "list-defaults"].map(|key| words.say(key));
    let games = columns(&header, games.collect(), &[Align::Left; 4]);
    let offers =
        strategies.iter().map(|card| vec![card.word.to_owned(), words.pick(card.about).to_owned()]);
    let header = ["list-strategy", "list-about"].map(|key| words.say(key));
    let offers = columns(&header, offers.collect(), &[Align::Left; 2]);
    let headline = words.tell(
        &Message::new("list-headline")
            .with("games", listings.len())
            .with("strategies", strategies.len()),
    );
    let footer = words.say("list-footer");
    format!("{headline}\n\n{games}\n\n{offers}\n\n{footer}")
}

/// The default parameters, as they would be typed.
fn defaults(listing: &Listing) -> String {
    let params = listing.card.params.iter();
    let defaults = params.map(|param| format!("{}={}", param.name, param.default));
    defaults.collect::<Vec<_>>().join(" ")
}

fn document(session: &Session) -> serde_json::Value {
    let games = session.catalog.listings().iter().map(|listing| {
        let card = &listing.card;
        let parameters =
            card.params.iter().map(|param| (param.name.to_owned(), json!(param.default)));
        json!({
            "name": card.name,
            "aliases": card.aliases,
            "title": { "en": card.title.en, "fr": card.title.fr },
            "family": listing.family.name,
            "defaults": parameters.collect::<serde_json::Map<_, _>>(),
            "methods": listing.methods().iter().map(|offer| offer.name).collect::<Vec<_>>(),
            "strategies": listing.strategies.iter().map(|card| card.word).collect::<Vec<_>>(),
            "heuristics": listing.heuristics.iter().map(|offer| offer.name).collect::<Vec<_>>(),
        })
    });
    let strategies = session.catalog.strategies();
    json!({
        "stratege": env!("CARGO_PKG_VERSION"),
        "games": games.collect::<Vec<_>>(),
        "strategies": strategies.iter().map(|card| card.word).collect::<Vec<_>>(),
    })
}
