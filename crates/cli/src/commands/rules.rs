//! `rules`: how a game is played, with which parameters and notation.

use clap::Args;
use serde_json::{Value, json};
use stratege_catalog::{
    AnyGame, JobRequest, Listing, MethodInfo, Offer,
    core::{Limits, Param, ParamKind, Setting, Text},
    document,
};
use stratege_words::sentences;

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Failure, not_a_game},
    format::{bold, indent, wrap, wrapped_columns},
    i18n::{Message, Words},
    session::Session,
};

/// More words than this for one parameter are not all listed.
const MOST_FORMS: usize = 12;

#[derive(Args)]
pub(crate) struct Rules {
    #[arg(value_name = "GAME")]
    game: String,
}

impl Verb for Rules {
    const NAME: &'static str = "rules";
    const ALIASES: &'static [&'static str] = &["regles", "règles"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.game)?;
        let name = game.card().name;
        let listing = session.catalog.find(name).map_err(|error| not_a_game(&self.game, error))?;
        let text = text(listing, game.as_ref(), &session.words);
        let document = document(game.as_ref(), body(listing));
        session.print(&text)?;
        session.json(&document)?;
        Ok(Exit::Done)
    }
}

fn text(listing: &Listing, game: &dyn AnyGame, words: &Words) -> String {
    let card = &listing.card;
    let title = bold(words.pick(card.title));
    let names: Vec<&str> = std::iter::once(card.name).chain(card.aliases.iter().copied()).collect();
    let sections = [
        ("rules-notation", wrap(words.pick(card.notation))),
        ("rules-parameters", parameters(&card.params, words)),
        ("rules-methods", methods(listing.methods(), words)),
        ("rules-heuristics", offers(&listing.heuristics, words)),
        ("rules-names", names.join(", ")),
        ("rules-example", example(game, words)),
        ("rules-source", wrap(card.source)),
    ];
    let sections = sections
        .into_iter()
        .filter(|(_, body)| !body.is_empty())
        .map(|(key, body)| format!("{}\n{}", bold(&words.say(key)), indent(&body)));
    let said = Message::new("rules-title")
        .with("title", title)
        .with("kind", words.pick(listing.family.about));
    let head = [words.tell(&said), wrap(words.pick(card.rules))];
    head.into_iter().chain(sections).collect::<Vec<_>>().join("\n\n")
}

/// A command that can be typed, with every parameter of the game.
fn example(game: &dyn AnyGame, words: &Words) -> String {
    let typed = game.params().iter().fold(game.word(), |word, (name, setting)| {
        let Setting::Word(chosen) = setting else { return word };
        let param = game.card().params.iter().find(|param| param.name == name);
        let spoken = param.map_or(*chosen, |param| form(param.kind, chosen, words));
        word.replace(&format!("{name}={chosen}"), &format!("{name}={spoken}"))
    });
    // Before the hands are dealt there is nothing to solve.
    let solvable = game.check("solve", &JobRequest::default(), Limits::default()).is_ok();
    let key = if solvable { "rules-solve" } else { "rules-deal" };
    words.tell(&Message::new(key).with("game", typed))
}

/// The form of a word that a parameter may be, in the reader's language.
pub(crate) fn form(kind: ParamKind, word: &'static str, words: &Words) -> &'static str {
    let known = kind.words().into_iter().find(|(en, _)| *en == word);
    known.map_or(word, |(en, fr)| words.pick(Text::new(en, fr)))
}

fn values(kind: ParamKind, words: &Words) -> String {
    match kind {
        ParamKind::Size { low, high } | ParamKind::Number { low, high } => {
            format!("{low}..{high}")
        }
        ParamKind::Line => words.say("rules-line"),
        ParamKind::Numbers { low, high, most } => {
            let said = Message::new("rules-numbers").with("most", most);
            words.tell(&said.with("low", low.to_string()).with("high", high.to_string()))
        }
        ParamKind::Word(_) | ParamKind::Preset(_) => {
            let forms = kind.words().into_iter();
            let mut forms: Vec<_> = forms.map(|(en, fr)| words.pick(Text::new(en, fr))).collect();
            if forms.len() > MOST_FORMS {
                forms.splice(3..forms.len() - 1, ["…"]);
            }
            forms.join(", ")
        }
    }
}

fn parameters(params: &[Param], words: &Words) -> String {
    let rows = params.iter().map(|param| {
        let about = words.pick(param.about).to_owned();
        let default = form(param.kind, param.default, words).to_owned();
        vec![param.name.to_owned(), values(param.kind, words), default, about]
    });
    let header = ["rules-name", "rules-values", "rules-default", "rules-about"];
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return String::new();
    }
    wrapped_columns(&header.map(|key| words.say(key)), rows)
}

fn offers(offers: &[Offer], words: &Words) -> String {
    let rows =
        offers.iter().map(|offer| vec![offer.name.to_owned(), words.pick(offer.about).to_owned()]);
    wrapped_columns(&[String::new(), String::new()], rows.collect())
}

/// Every method, and below it what can be chosen about it.
fn methods(methods: &[MethodInfo], words: &Words) -> String {
    let rows = methods.iter().flat_map(|method| {
        let about = words.pick(method.about).to_owned();
        let options = method.options.iter().map(|option| {
            vec![format!("  --{}", option.name), sentences::option_help(option, words)]
        });
        std::iter::once(vec![method.name.to_owned(), about]).chain(options)
    });
    wrapped_columns(&[String::new(), String::new()], rows.collect())
}

fn body(listing: &Listing) -> Value {
    let card = &listing.card;
    let both = |text: Text| json!({ "en": text.en, "fr": text.fr });
    let offers = |offers: &[Offer]| {
        let offers =
            offers.iter().map(|offer| json!({ "name": offer.name, "about": both(offer.about) }));
        offers.collect::<Vec<_>>()
    };
    let methods: Vec<_> = listing.methods().iter().map(|method| method.card(&both)).collect();
    let jobs: Vec<_> = listing.jobs.iter().map(|job| job.card(&both)).collect();
    let settable = card.params.iter().map(|param| {
        let mut json = json!({
            "name": param.name, "about": both(param.about), "default": param.default,
        });
        match param.kind {
            ParamKind::Line => json["text"] = true.into(),
            ParamKind::Size { low, high } | ParamKind::Number { low, high } => {
                json["low"] = low.into();
                json["high"] = high.into();
            }
            ParamKind::Numbers { low, high, most } => {
                json["low"] = low.into();
                json["high"] = high.into();
                json["most"] = most.into();
            }
            ParamKind::Word(_) | ParamKind::Preset(_) => {
                json["words"] = param.kind.words().into_iter().map(|(en, _)| en).collect();
            }
        }
        json
    });
    json!({
        "title": both(card.title),
        "family": listing.family.name,
        "rules": both(card.rules),
        "notation": both(card.notation),
        "settable": settable.collect::<Vec<_>>(),
        "aliases": card.aliases,
        "methods": methods,
        "jobs": jobs,
        "heuristics": offers(&listing.heuristics),
        "source": card.source,
    })
}
