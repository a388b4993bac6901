//! Which games there are, with everything that can be chosen about them.

use std::sync::{Arc, OnceLock};

use axum::{
    extract::State,
    http::{HeaderMap, Uri},
    response::Response,
};
use serde::Serialize;
use serde_json::json;
use stratege_catalog::{
    Family, JobError, Listing, Offer,
    core::{Limits, Param, ParamKind, Text},
    learning::{LearnRequest, Rates, Way},
    tournament::tables::Method,
};
use stratege_words::{Language, Words};
use utoipa::ToSchema;

use crate::{
    app::{App, Effort, JSON, Shared},
    asker::Asker,
    kept::Kept,
    speech,
    watch::Never,
};

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
    /// `duel`, `partizan`, `impartial`, `hidden`, `race` or `puzzle`.
    family: &'static str,
    rules: &'static str,
    notation: &'static str,
    /// Where the rules come from.
    source: &'static str,
    aliases: &'static [&'static str],
    parameters: Vec<Parameter>,
    methods: Vec<Named>,
    heuristics: Vec<Named>,
    strategies: Vec<StrategyJson>,
    abilities: Abilities,
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

/// What can be done with a game.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "answers of yes or no")]
pub(crate) struct Abilities {
    arena: bool,
    solve: bool,
    /// The methods by which it can be learned.
    learn: Vec<&'static str>,
    race: bool,
    tournament: bool,
    hidden: bool,
    players: u8,
}

/// Which games there are.
#[utoipa::path(
    get,
    path = "/api/v1/games",
    params(("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = OK, body = Games))
)]
pub(crate) async fn games(
    State(app): State<Shared>,
    asker: Asker,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let language = speech::asked(&uri, &headers);
    // The list never changes: it is put together once.
    let worker = Arc::clone(&app);
    let listed = app.lanes.run(Effort::Glance, asker, move |_| {
        let all = || all(&worker, worker.words(language));
        worker.games.of(language).get_or_init(all).send(JSON, &headers)
    });
    listed.await.unwrap_or_else(|refusal| refusal.response(app.words(language)))
}

/// The list of games as JSON, in both languages, once somebody has asked for it.
#[derive(Default)]
pub(crate) struct GameLists {
    english: OnceLock<Kept>,
    french: OnceLock<Kept>,
}

impl GameLists {
    fn of(&self, language: Language) -> &OnceLock<Kept> {
        match language {
            Language::En => &self.english,
            Language::Fr => &self.french,
        }
    }
}

/// Puts the lists together, so that nobody waits for them.
pub(crate) fn prepare(app: &App) {
    for language in [Language::En, Language::Fr] {
        app.games.of(language).get_or_init(|| all(app, app.words(language))).prepare();
    }
}

fn all(app: &App, words: &Words) -> Kept {
    let games = app.catalog.listings().iter().map(|listing| card(app, listing, words));
    Kept::new(json!(Games { games: games.collect() }).to_string())
}

fn card(app: &App, listing: &Listing, words: &Words) -> GameCard {
    let card = &listing.card;
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
        allowed: app.settings.allow_programs || !card.reaches_outside(),
    });
    GameCard {
        name: card.name,
        // The defaults of a listed game are legal.
        word: listing.open("").map_or_else(|_| card.name.to_owned(), |game| game.word()),
        title: words.pick(card.title),
        about: words.say(family_words(listing.family)),
        family: family(listing.family),
        rules: words.pick(card.rules),
        notation: words.pick(card.notation),
        source: card.source,
        aliases: card.aliases,
        parameters: card.params.iter().map(|param| parameter(param, words)).collect(),
        methods: offers(&listing.methods),
        heuristics: offers(&listing.heuristics),
        strategies: strategies.collect(),
        abilities: abilities(listing),
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

fn abilities(listing: &Listing) -> Abilities {
    let family = listing.family;
    let seen = !matches!(family, Family::Hidden | Family::Race);
    let is_race = family == Family::Race;
    let players = if family == Family::Puzzle { 1 } else { 2 };
    Abilities {
        arena: seen,
        solve: !listing.methods.is_empty(),
        learn: learnable(listing),
        race: is_race,
        tournament: players == 2,
        hidden: family == Family::Hidden,
        players,
    }
}

/// The methods that learn it, found out by asking for lessons of which none is given.
fn learnable(listing: &Listing) -> Vec<&'static str> {
    let Ok(game) = listing.open("") else { return Vec::new() };
    let applies = |method: Method| {
        let methods = [method];
        let request = LearnRequest {
            methods: &methods,
            seed: None,
            seeds: 1,
            plays: Some(1),
            every: None,
            examined: false,
            table: None,
            anew: false,
        };
        let limits = Limits { watch: &Never, nodes: Some(0), memory: Some(0) };
        !matches!(game.learn(&request, None, limits), Err(JobError::DoesNotApply { .. }))
    };
    let known =
        [("trajectories", Method::Trajectories(Way::Uniform)), ("q", Method::Q(Rates::default()))];
    known.into_iter().filter(|(_, method)| applies(*method)).map(|(name, _)| name).collect()
}

fn family(family: Family) -> &'static str {
    match family {
        Family::Duel => "duel",
        Family::Partizan => "partizan",
        Family::Impartial => "impartial",
        Family::Hidden => "hidden",
        Family::Race => "race",
        Family::Puzzle => "puzzle",
    }
}

fn family_words(family: Family) -> &'static str {
    match family {
        Family::Duel => "family-duel",
        Family::Partizan => "family-partizan",
        Family::Impartial => "family-impartial",
        Family::Hidden => "family-hidden",
        Family::Race => "family-race",
        Family::Puzzle => "family-puzzle",
    }
}
