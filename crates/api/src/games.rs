//! Which games there are, with everything that can be chosen about them.

use serde::Serialize;
use stratege_catalog::{
    GameGroup, JobCard, Listing, Offer,
    core::{Param, ParamKind, Text},
};
use stratege_words::Words;
use utoipa::ToSchema;

use crate::Api;

/// All games.
#[derive(Serialize, ToSchema)]
pub(crate) struct Games {
    games: Vec<GameCard>,
}

/// One game.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameCard {
    /// The word that names it.
    name: &'static str,
    /// The word that names it with all its parameters.
    word: String,
    title: &'static str,
    /// What kind of game it is, in a few words.
    about: String,
    /// `duel`, `partizan`, `impartial`, `hidden`, `race`, `chance`, `views` or `puzzle`.
    family: &'static str,
    /// Against whom and what it is played.
    group: GameGroup,
    /// What a player tries to do, as an order in a few words.
    aim: &'static str,
    /// About how long people play it, in minutes.
    minutes: u8,
    rules: &'static str,
    notation: &'static str,
    /// Where the rules come from.
    source: &'static str,
    aliases: &'static [&'static str],
    parameters: Vec<Parameter>,
    /// What can be asked of it with its default parameters, by which methods, with which options;
    /// and why not.
    jobs: Vec<JobCard<String>>,
    heuristics: Vec<Named>,
    strategies: Vec<StrategyJson>,
    /// How many players there are.
    players: usize,
    /// Whether the players see less than the position.
    secret: bool,
}

/// One thing that can be chosen about a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Parameter {
    name: &'static str,
    kind: ParameterKind,
    about: &'static str,
    default: &'static str,
    low: Option<i64>,
    high: Option<i64>,
    /// Of `numbers`: how many at most.
    most: Option<usize>,
    choices: Vec<WordChoice>,
}

/// What is written for a parameter.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ParameterKind {
    Size,
    Number,
    Numbers,
    Word,
    Line,
    Preset,
}

/// One word that a parameter may be.
#[derive(Serialize, ToSchema)]
pub(crate) struct WordChoice {
    word: &'static str,
    /// How it is called in the reader's language.
    about: &'static str,
}

/// A name with one sentence about it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Named {
    name: &'static str,
    about: &'static str,
}

/// A kind of strategy.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "answers of yes or no")]
pub(crate) struct StrategyJson {
    /// How it is typed, options included.
    word: &'static str,
    /// The names it goes by, the proper one first.
    names: Vec<&'static str>,
    about: &'static str,
    /// What a move costs.
    cost: &'static str,
    stochastic: bool,
    memoryless: bool,
    exact: bool,
    /// Whether this server lets it be used.
    allowed: bool,
}

/// Which games there are.
#[utoipa::path(
    get,
    path = "/api/v1/games",
    params(("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = OK, body = Games))
)]
pub(crate) fn games(api: &Api, words: &Words) -> Games {
    let games = api.catalog.listings().iter().map(|listing| card(api, listing, words));
    Games { games: games.collect() }
}

fn card(api: &Api, listing: &Listing, words: &Words) -> GameCard {
    let card = &listing.card;
    let pick = |text: Text| words.pick(text).to_owned();
    let offers = |offers: &[Offer]| {
        let named =
            offers.iter().map(|offer| Named { name: offer.name, about: words.pick(offer.about) });
        named.collect()
    };
    let strategies = listing.strategies.iter().map(|card| StrategyJson {
        word: card.word,
        names: card.names.clone(),
        about: words.pick(card.about),
        cost: words.pick(card.cost),
        stochastic: card.stochastic,
        memoryless: card.memoryless,
        exact: card.exact,
        allowed: api.bounds.allow_programs || !card.reaches_outside(),
    });
    GameCard {
        name: card.name,
        // The defaults of a listed game are legal.
        word: listing.open("").map_or_else(|_| card.name.to_owned(), |game| game.word()),
        title: words.pick(card.title),
        about: words.pick(listing.family.about).to_owned(),
        family: listing.family.name,
        group: listing.family.group,
        aim: words.pick(card.aim),
        minutes: card.minutes,
        rules: words.pick(card.rules),
        notation: words.pick(card.notation),
        source: card.source,
        aliases: card.aliases,
        parameters: card.params.iter().map(|param| parameter(param, words)).collect(),
        jobs: listing.jobs.iter().map(|job| job.card(&pick)).collect(),
        heuristics: offers(&listing.heuristics),
        strategies: strategies.collect(),
        players: listing.family.players.len(),
        secret: listing.open("").is_ok_and(|game| game.is_secret()),
    }
}

fn parameter(param: &Param, words: &Words) -> Parameter {
    let (kind, range, most) = match param.kind {
        ParamKind::Size { low, high } => (ParameterKind::Size, Some((low, high)), None),
        ParamKind::Number { low, high } => (ParameterKind::Number, Some((low, high)), None),
        ParamKind::Numbers { low, high, most } => {
            (ParameterKind::Numbers, Some((low, high)), Some(most))
        }
        ParamKind::Line => (ParameterKind::Line, None, None),
        ParamKind::Word(_) => (ParameterKind::Word, None, None),
        ParamKind::Preset(_) => (ParameterKind::Preset, None, None),
    };
    let choices = param.kind.words().into_iter();
    Parameter {
        name: param.name,
        kind,
        about: words.pick(param.about),
        default: param.default,
        low: range.map(|(low, _)| low),
        high: range.map(|(_, high)| high),
        most,
        choices: choices
            .map(|(en, fr)| WordChoice { word: en, about: words.pick(Text::new(en, fr)) })
            .collect(),
    }
}
