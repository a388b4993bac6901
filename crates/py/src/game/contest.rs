//! Tournaments between strategies, those written in Python among them.

use std::sync::Arc;

use pyo3::prelude::*;
use stratege_catalog::{
    Participant, Plays, TournamentRequest, document,
    tournament::{
        bots::BotLimits,
        report::Extras,
        running::{Plan, RunContext},
    },
};
use stratege_words::{
    strategies::{rename, spoken},
    tournament::headline,
};

use super::{Allowance, Game, to_json};
use crate::{
    errors::{GameError, in_both, said},
    functions::catalog,
    guests::{Strategist, Teller},
    running::Threads,
};

/// A strategy: its word, or its name and, as it is written in Python, its function, whether that
/// wants the player, and whether it is always the same at the same position; and what it was
/// called, if anything.
type Entrant = (String, Option<(Py<PyAny>, bool, bool)>, Option<String>);

/// The report as JSON, the plays if they are recorded, and the one sentence in English and in
/// French.
type Outcome = (String, Vec<String>, [String; 2]);

/// Which strategy is better.
#[pyfunction]
#[expect(clippy::fn_params_excessive_bools, reason = "Python gives them by name")]
#[pyo3(signature = (game, entrants, seed, plan, record, threads, ratings, times, raises, allowance))]
pub(crate) fn tournament(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    entrants: Vec<Entrant>,
    seed: u64,
    plan: Option<(String, f64, u64)>,
    record: bool,
    threads: usize,
    ratings: bool,
    times: bool,
    raises: bool,
    allowance: Allowance,
) -> PyResult<Outcome> {
    let game = game.get();
    let plan = plan.map(read_plan).transpose()?;
    let mut participants = Vec::new();
    let mut strategists = Vec::new();
    let mut given = Vec::new();
    for (word, function, name) in entrants {
        given.extend(name.clone().or_else(|| function.is_some().then(|| word.clone())));
        let plays = match function {
            None => Plays::Word(word),
            Some((call, with_player, fixed)) => {
                let own = game.own.as_ref().map(Arc::clone);
                let teller = Teller::new(call, with_player, own);
                let guest = Arc::new(Strategist { name: word, teller, fixed, raises });
                strategists.push(Arc::clone(&guest));
                Plays::Guest(guest)
            }
        };
        participants.push(Participant { name, plays });
    }
    let tellers: Vec<&Teller> = strategists.iter().map(|guest| &guest.teller).collect();
    let (extras, bots) = (Extras { times, ratings }, BotLimits::default());
    let request = TournamentRequest { strategies: &[], seed, plan, record, extras, bots };
    // One function of Python runs at a time, and in a fixed order it draws the same lots.
    let in_python = !strategists.is_empty() || game.own.is_some();
    let threads = if in_python { 1 } else { threads };
    let mut plays = Vec::new();
    let report = game.work(py, allowance, &tellers, Threads::Many, |rules, limits| {
        let mut keep = |lines: &str| {
            plays.extend(lines.lines().map(str::to_owned));
            Ok(())
        };
        let desk = RunContext { threads, store: None, plays: &mut keep };
        rules.tournament_with(&request, &participants, desk, limits)
    })?;
    // Names that the user gave are kept; words of ours are spoken in the reader's language.
    let cards = catalog().strategies();
    let headlines = in_both(|words| {
        let mut read = report.clone();
        rename(&mut read, |name| {
            if given.iter().any(|known| known == name) {
                name.to_owned()
            } else {
                spoken(name, &cards, words)
            }
        });
        format!("{}.", headline(&read, words))
    });
    Ok((to_json(&document(game.game.as_ref(), report)), plays, headlines))
}

fn read_plan((kind, amount, games): (String, f64, u64)) -> PyResult<Plan> {
    match kind.as_str() {
        // A deal is played twice.
        "games" => Ok(Plan::Games { games: games.next_multiple_of(2) }),
        "precision" => Ok(Plan::Precision { precision: amount, games }),
        "sprt" => Ok(Plan::Sprt { margin: amount, games }),
        _ => Err(GameError::new_err(said(
            || format!("`{kind}` is not a plan; known: games, precision, sprt"),
            || {
                format!(
                    "`{kind}` n'est pas un plan\u{202f}; connus\u{202f}: games, precision, sprt"
                )
            },
        ))),
    }
}
