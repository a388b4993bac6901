//! Games written in Python: one `Game` for players who differ (or are alone), one for impartial play,
//! one with chance or scores, one with views.
//!
//! A position is a number into a table of frozen objects, so that methods copy and compare
//! numbers, and the functions of the user are called once for what they tell.

mod asking;
mod chance;
mod duel;
mod frozen;
mod impartial;
mod numbers;
mod payoffs;
mod rules;
mod viewed;
mod views;

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use stratege_catalog::{
    AnyGame, adopt_duel, adopt_impartial, adopt_partizan, adopt_perfect, adopt_puzzle,
    adopt_viewed,
    core::{Card, Convention, Label, Limits, Picture, PositionError, Text},
};

pub(crate) use self::{
    asking::judgement,
    rules::{Function, Functions, Kind, Manner, Rules, WhenStuck, function},
};
use crate::functions::host;

/// The game with these rules, ready for every job that fits it.
pub(crate) fn adopt(rules: &Arc<Rules>, name: &str) -> Arc<dyn AnyGame> {
    let name = kept(name);
    let card = Card { name, title: Text::new(name, name), ..card() };
    let convention = match rules.stuck {
        WhenStuck::Wins => Convention::Misere,
        WhenStuck::Loses | WhenStuck::Draws => Convention::Normal,
    };
    let mut game = match rules.kind {
        _ if rules.has_views() => adopt_viewed(viewed::Veiled(Arc::clone(rules)), card),
        _ if rules.has_chance() => adopt_perfect(chance::Scored::<true>(Arc::clone(rules)), card),
        _ if rules.scored => adopt_perfect(chance::Scored::<false>(Arc::clone(rules)), card),
        Kind::Impartial => adopt_impartial(impartial::Own(Arc::clone(rules)), convention, card),
        Kind::Alternating if rules.is_partizan() => {
            adopt_partizan(duel::Own(Arc::clone(rules)), duel::values, card)
        }
        Kind::Alternating | Kind::Told => adopt_duel(duel::Own(Arc::clone(rules)), card),
        Kind::Alone => adopt_puzzle(duel::Own(Arc::clone(rules)), card),
    };
    game.set_host(&host());
    Arc::from(game)
}

/// Looks once whether views keep their promises, before they are relied on.
pub(crate) fn check(rules: &Arc<Rules>, limits: Limits<'_>) {
    if rules.has_views() {
        Rules::check_views(&viewed::Veiled(Arc::clone(rules)), limits);
    }
}

/// The name for good: cards are made for games that live as long as the program.
fn kept(name: &str) -> &'static str {
    static NAMES: Mutex<Option<HashSet<&'static str>>> = Mutex::new(None);
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let names = names.get_or_insert_default();
    if let Some(known) = names.get(name) {
        return known;
    }
    let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(kept);
    kept
}

fn card() -> Card {
    Card {
        name: "python",
        aliases: &[],
        title: Text::new("a game written in Python", "un jeu écrit en Python"),
        aim: Text::new("win by your own rules", "gagnez selon vos propres règles"),
        minutes: 1,
        rules: Text::new(
            "Defined by the functions start, moves, play, turn, winner, show.",
            "Défini par les fonctions start, moves, play, turn, winner, show.",
        ),
        notation: Text::new(
            "Positions and moves are written as in Python.",
            "Positions et coups s'écrivent comme en Python.",
        ),
        params: Vec::new(),
        sides: ['1', '2'],
        source: "functions in Python",
    }
}

/// What `show` says, line by line.
fn picture(shown: &str) -> Picture {
    let label = |(row, line): (usize, &str)| Label {
        x: line.chars().count() as i16 / 2,
        y: 2 * row as i16 + 1,
        text: line.to_owned(),
        owner: None,
    };
    Picture { labels: shown.lines().enumerate().map(label).collect(), ..Picture::default() }
}

fn unknown_position() -> PositionError {
    PositionError::Impossible {
        at: None,
        why: Text::new(
            "no position met so far is written like this; give the position itself",
            "aucune position rencontrée ne s'écrit ainsi ; donnez la position elle-même",
        ),
    }
}
